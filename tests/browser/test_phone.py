"""The page on a small phone, with a finger: whole games, and nothing that reaches beyond the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .person import PHONE, Person
from .playing import Player, answers_now, questions, until

SMALL = (360, 640)
"""The screen of an old phone, or of one whose browser takes much of it for itself."""


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
    somebody.begin(players=7)
    assert not somebody.too_wide()
    somebody.press(".side-toggle")
    somebody.page.wait_for_selector(".log-lines")
    assert not somebody.too_wide()


PLACES = """() => [".dice", ".own", ".prompt", '.answer[data-do="stop"]'].map((where) => {
    const box = document.querySelector(where).getBoundingClientRect();
    return [where, Math.round(box.left), Math.round(box.top)];
})"""


@pytest.mark.parametrize("lang", ["en", "el", "ru"])
def test_a_hint_moves_nothing(lang: str, person: Callable[..., Person]) -> None:
    somebody = person(size=SMALL, touch=True, lang=lang)
    page = somebody.page
    until(somebody, ".dice.gathers .die.live", "dice", players=5, hints=True)
    before = page.evaluate(PLACES)
    page.locator(".answers button", has=page.locator("use[href$='#hint']")).tap()
    page.wait_for_selector(".prompt-hint")
    assert page.evaluate(PLACES) == before


HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const box = one.getBoundingClientRect();
    const spots = [[box.left + 9, box.top + 9], [box.right - 9, box.bottom - 9]];
    return spots.some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
}).map((one) => one.getAttribute("aria-label") ?? one.dataset.thing)"""
"""Which of some things are not seen whole, or are covered by something."""


@pytest.mark.parametrize("players", [7, 8])
@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_whoever_can_be_aimed_at_is_seen_whole(
    players: int, size: tuple[int, int], person: Callable[..., Person]
) -> None:
    somebody = person(size=size, touch=True)
    options = {"sets": ["dodge_city"] if players == 8 else []}
    for player, seen in questions(somebody, players=players, options=options):
        _, answers = answers_now(somebody)
        pairs = {(answer.get("card"), answer["seat"]) for answer in answers if answer.get("seat", -1) >= 0}
        wide = [card for card, _ in pairs if card and sum(other == card for other, _ in pairs) >= players - 2]
        card = next((thing for thing in seen["lit"] if thing.removeprefix("card:") in wide), "")
        if card:
            player.touch(card)
            somebody.page.wait_for_selector(".seat.live")
            somebody.page.wait_for_function(f"() => !({HIDDEN})('.seat.live').length", timeout=2000)
            return


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_a_reason_covers_nothing_that_can_be_pressed(game: str, person: Callable[..., Person]) -> None:
    somebody = person(size=SMALL, touch=True)
    page = somebody.page
    until(somebody, ".hand .card.idle", game, **({"players": 7} if game == "classic" else {}))
    things = ".board button:not(.prompt .rule-link), .board article"
    page.locator(".hand .card.idle").first.scroll_into_view_if_needed()
    before = page.evaluate(HIDDEN, things)
    page.locator(".hand .card.idle").first.tap()
    reason = page.locator(".prompt-refusal")
    reason.wait_for()
    assert page.evaluate(HIDDEN, things) == before
    assert not page.locator(".notices .notice").is_visible()
    rule = reason.locator("button").inner_text().strip()
    reason.locator("button").tap()
    page.locator(f'dialog[open] [data-mark="{rule}"]').wait_for()
    page.keyboard.press("Escape")
    page.locator(".table-turn").tap()
    reason.wait_for(state="detached")
