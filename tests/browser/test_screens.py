"""Pictures of the page at good moments, in ``build/screens``, for people to look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .person import DESKTOP, PHONE, SCREENS, Person
from .playing import Player

SIZES: dict[str, dict[str, Any]] = {"desktop": {"size": DESKTOP}, "phone": {"size": PHONE, "touch": True}}


@pytest.mark.parametrize("device", SIZES)
def test_pictures_of_the_lobby(device: str, person: Callable[..., Person], finished: dict[str, str]) -> None:
    assert finished
    somebody = person(**SIZES[device])
    somebody.be("Ann")
    page = somebody.page
    somebody.open("/")
    page.wait_for_selector(".match-line")
    page.wait_for_selector(".practice button.first")
    somebody.shoot(f"{device}-lobby")
    somebody.press(".friends button")
    page.wait_for_selector("dialog[open] .rules-form")
    somebody.shoot(f"{device}-open-table")
    somebody.open(f"/table/{somebody.sit_down(players=5, bots=2, start=False, open=False)}")
    page.wait_for_selector(".invitation input.code")
    somebody.shoot(f"{device}-waiting-room")
    somebody.open("/rules#B-9.1")
    page.wait_for_selector("[data-mark]")
    somebody.shoot(f"{device}-rules")
    somebody.open("/games")
    page.wait_for_selector(".match-line")
    somebody.shoot(f"{device}-games")
    assert (SCREENS / f"{device}-games.png").stat().st_size > 1000


@pytest.mark.parametrize("game", ["classic", "duel", "dice"])
@pytest.mark.parametrize("device", SIZES)
def test_pictures_of_a_game(device: str, game: str, person: Callable[..., Person], finished: dict[str, str]) -> None:
    somebody = person(settings={"careful": True}, dark=game == "dice", **SIZES[device])
    somebody.be("Ann")
    page = somebody.page
    somebody.open(f"/table/{somebody.sit_down(game, 5)}")
    player = Player(somebody, seed=30)
    seen = player.look()
    somebody.shoot(f"{device}-{game}-begin")
    for asked in range(24):
        if seen["what"] == "over":
            break
        if seen["what"] == "dialog":
            somebody.shoot(f"{device}-{game}-caution")
        elif seen["picked"] and seen["lit"]:
            somebody.shoot(f"{device}-{game}-aiming")
        elif asked == 12:
            somebody.shoot(f"{device}-{game}-table")
        player.act(seen)
        seen = player.look()
    somebody.open(f"/table/{finished[game].split('-', 1)[0]}")
    page.wait_for_selector(".over li.winner")
    somebody.shoot(f"{device}-{game}-end")
    somebody.open(f"/replay/{finished[game]}?eyes=0#25")
    page.wait_for_selector(".replay-board .board")
    page.wait_for_selector(".tale-box li")
    somebody.shoot(f"{device}-{game}-replay")
    assert (SCREENS / f"{device}-{game}-replay.png").stat().st_size > 1000
