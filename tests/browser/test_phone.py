"""The page on a small phone, with a finger: whole games, and nothing that reaches beyond the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .person import PHONE, Person
from .playing import Player


@pytest.fixture
def phone(person: Callable[..., Person]) -> Callable[..., Person]:
    """Makes people with phones."""

    def make(**wishes: Any) -> Person:
        return person(size=PHONE, touch=True, **wishes)

    return make


def test_the_card_game_is_played_by_taps(phone: Callable[..., Person]) -> None:
    somebody = phone()
    page = somebody.page
    somebody.open()
    page.wait_for_selector(".practice button.first")
    assert not somebody.too_wide()
    somebody.press(".practice .numbers label:has(input[value='4'])")
    somebody.press(".practice button.first")
    page.locator("dialog[open] input").fill("Pat")
    assert not somebody.too_wide()
    somebody.press("dialog[open] button.first")
    page.wait_for_selector("main.table")
    player = Player(somebody, seed=8)
    for _ in range(6):
        if player.play(3):
            break
        assert not somebody.too_wide()
    assert player.play()
    assert not somebody.too_wide()
    somebody.press(".over footer button.first")
    page.wait_for_selector(".rematch")
    assert not somebody.too_wide()


@pytest.mark.parametrize("game", ["duel", "dice"])
def test_the_other_games_fit_and_are_played_by_taps(game: str, phone: Callable[..., Person]) -> None:
    somebody = phone()
    somebody.be("Pat")
    somebody.open(f"/table/{somebody.sit_down(game, 5)}")
    player = Player(somebody, seed=9)
    for _ in range(5):
        if player.play(4):
            break
        assert not somebody.too_wide()
    assert player.done


def test_nothing_is_wider_than_the_screen(phone: Callable[..., Person], finished: dict[str, str]) -> None:
    somebody = phone(lang="el")  # with long words
    somebody.be("Wilhelmina Featherstonehaugh-Cholmondeley")
    page = somebody.page
    wide: dict[str, list[str]] = {}
    somebody.open("/")
    page.wait_for_selector(".match-line")
    wide["home"] = somebody.too_wide()
    somebody.press(".friends button")
    page.wait_for_selector("dialog[open] .rules-form")
    wide["open a table"] = somebody.too_wide()
    somebody.open("/rules")
    page.wait_for_selector("[data-mark]")
    wide["rules"] = somebody.too_wide()
    somebody.open("/about")
    wide["about"] = somebody.too_wide()
    somebody.open("/games")
    page.wait_for_selector(".match-line")
    wide["games"] = somebody.too_wide()
    somebody.open(f"/table/{somebody.sit_down(players=7, bots=4, start=False, open=False)}")
    page.wait_for_selector(".invitation input.code")
    wide["waiting room"] = somebody.too_wide()
    for game, match in finished.items():
        somebody.open(f"/replay/{match}?eyes=0#12")
        page.wait_for_selector(".replay-board .board")
        wide[f"replay of {game}"] = somebody.too_wide()
        somebody.note()
    assert not {place: what for place, what in wide.items() if what}


def test_seven_seats_fit(phone: Callable[..., Person]) -> None:
    somebody = phone(lang="ru")
    somebody.be("Pat")
    somebody.open(f"/table/{somebody.sit_down(players=7)}")
    somebody.page.wait_for_selector(".prompt.mine .answers")
    assert not somebody.too_wide()
    somebody.press(".side-toggle")
    somebody.page.wait_for_selector(".log-lines")
    assert not somebody.too_wide()
