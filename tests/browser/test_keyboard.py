"""The page without a mouse: games are opened and played by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .person import Person
from .playing import Player

FEW = 8
"""Somebody who is out of the game after so few touches has not had the choice."""


def go_to(person: Person, selector: str) -> None:
    """Go on with Tab until something has the focus."""
    for _ in range(60):
        if person.page.evaluate("which => document.activeElement?.matches(which) ?? false", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {selector}")


@pytest.mark.parametrize("game", ["classic", "duel", "dice"])
def test_a_game_is_opened_and_played_without_a_mouse(game: str, person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.open()
    page, keys = somebody.page, somebody.page.keyboard
    page.wait_for_selector(".practice button.first")
    go_to(somebody, '.practice input[name="practice-game"]')
    for _ in ("classic", "duel", "dice"):
        if page.locator('.practice input[name="practice-game"]:checked').input_value() == game:
            break
        keys.press("ArrowRight")
    go_to(somebody, ".practice button.first")
    keys.press("Enter")
    page.wait_for_selector("dialog[open] input:focus")
    keys.type("Kay")
    keys.press("Enter")
    page.wait_for_selector("main.table")
    player = Player(somebody, seed=10, keys=True)
    assert player.play()
    assert player.done < FEW or {"thing", "answer"} <= player.ways
    page.wait_for_selector(".over")
    go_to(somebody, '.over a[href^="/replay/"]')
    keys.press("Enter")
    page.wait_for_selector(".timeline")
    keys.press("End")
    page.wait_for_function("() => Number(document.querySelector('.timeline input').value) > 5")
    keys.press("ArrowLeft")
    page.wait_for_function("""() => {
        const slider = document.querySelector(".timeline input");
        return Number(slider.value) === Number(slider.max) - 1;
    }""")


def test_keys_open_and_close_what_lies_beside_the_table(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Kay")
    somebody.open(f"/table/{somebody.sit_down()}")
    page, keys = somebody.page, somebody.page.keyboard
    page.wait_for_selector(".prompt.mine .answers")
    keys.press("?")
    page.wait_for_selector("dialog[open] .keys")
    keys.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    keys.press("r")
    page.wait_for_selector("dialog[open].rules-drawer [data-mark]")
    keys.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    keys.press("h")
    assert page.evaluate("() => document.activeElement.closest('.hand') !== null")
    keys.press("t")
    assert page.evaluate("() => document.activeElement.closest('.seats') !== null")
    keys.press("c")
    assert page.evaluate("() => document.activeElement.id") == "chat-field"
    keys.type("hlt1")  # typed, not obeyed
    keys.press("Enter")
    page.locator("li.said", has_text="hlt1").wait_for()
    before = page.locator(".prompt").get_attribute("data-step")
    keys.press("Escape")
    assert page.locator(".prompt").get_attribute("data-step") == before


def test_the_focus_is_seen_and_the_content_is_reached_at_once(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.open()
    page, keys = somebody.page, somebody.page.keyboard
    keys.press("Tab")
    assert page.evaluate("() => document.activeElement.matches('.skip')")
    outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"
    keys.press("Enter")
    assert page.evaluate("() => document.activeElement.matches('main')")
