"""Whole games by clicks, from the lobby to the record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun.text import load
from tests.cli.command import sixgun_command

from .person import Person
from .playing import Player

GAMES = ("classic", "duel", "dice")
FEW = 8
"""Somebody who is out of the game after so few touches has not had the choice."""


def check_end(person: Person, folder: Path) -> None:
    """The result is shown; the replay begins where the link leads, and the record is in order."""
    page = person.page
    over = page.locator(".over")
    assert over.locator("h2").inner_text()
    assert over.locator("li.winner").count() >= 1
    person.note()
    over.locator('a[href^="/replay/"]').click()
    page.wait_for_selector(".timeline")
    page.wait_for_selector(".replay-board .board, .replay-board .board-classic")
    assert page.locator(".tale-box li").count() > 5
    with page.expect_download() as download:
        page.locator('.replay-links a[href$="/record"]').click()
    record = folder / "game.json"
    download.value.save_as(record)
    checked = sixgun_command("replay", str(record), "--verify")
    assert checked.code == 0, checked.err
    person.note()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_once_is_played_to_its_end(game: str, person: Callable[..., Person], tmp_path: Path) -> None:
    somebody = person()
    somebody.open()
    page = somebody.page
    page.locator(f'.practice label:has(input[value="{game}"])').click()
    page.locator(".practice button.first").click()
    page.locator("dialog[open] input").fill("Calamity")
    page.locator("dialog[open] button.first").click()
    page.wait_for_selector("main.table")
    player = Player(somebody)
    assert player.play()
    assert player.done < FEW or {"thing", "answer"} <= player.ways, "cards and buttons both lead on"
    check_end(somebody, tmp_path)


def test_a_table_of_ones_own_is_filled_with_bots_and_played(person: Callable[..., Person], tmp_path: Path) -> None:
    somebody = person()
    somebody.be("Annie")
    somebody.open()
    page = somebody.page
    page.locator(".friends button").first.click()
    dialog = page.locator("dialog[open]")
    dialog.locator('label:has(input[value="dice"])').click()  # to and fro: the form follows
    dialog.locator('label:has(input[value="classic"])').click()
    dialog.locator('.numbers label:has(input[value="4"])').click()
    dialog.get_by_label(load("en")("page-ghosts-allowed")).check()
    dialog.locator(".foot button.first").click()
    page.wait_for_selector(".waiting .chair-list")
    page.get_by_text(load("en")("page-ghosts-may")).wait_for()
    rules = somebody.api("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["table"]["rules"]
    assert (rules["ghosts"], rules["options"]["players"]) == ("open", 4)
    assert page.locator(".chair-row").count() == 4
    page.locator(".start-bar .tied button").click()
    page.locator(".start-bar button.first:not(:disabled)").click()
    page.wait_for_selector("main.table")
    assert Player(somebody, seed=2).play()
    somebody.shoot("desktop-end-of-a-game")
    check_end(somebody, tmp_path)
    page.go_back()
    page.wait_for_selector(".over")
    page.locator(".over footer button.first").click()
    page.locator(".rematch .start-bar button.first:not(:disabled)").click()
    page.wait_for_selector(".over", state="detached")
    assert Player(somebody, seed=3).look()["what"] in ("asked", "over")
