"""The rulebook on the page: it finds what the terminal finds, in the same order, and each game's guide is at hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.text.test_search import QUESTIONS, ask

from .person import Person

SHOWN = 12
"""So many places are compared."""

ADDRESSES = """async ([question, game]) => {
    const main = document.querySelector("script[type=module]").src;
    const { library, search } = await import(new URL("rules/book.js", main));
    return search(library.value, question, game).map((line) => [line.game, line.number || line.mark]);
}"""


@pytest.mark.parametrize("lang", QUESTIONS)
def test_the_page_finds_what_the_terminal_finds(person: Callable[..., Person], lang: str) -> None:
    somebody = person(lang=lang)
    page = somebody.page
    somebody.open("/rules")
    page.wait_for_selector("[data-mark]")
    for question in QUESTIONS[lang].values():
        for game in ("classic", "duel", "dice"):
            found = [
                (mark.partition("-")[2] or mark if mark[0].islower() else mark, of == game)
                for of, mark in page.evaluate(ADDRESSES, [question, game])[:SHOWN]
            ]
            asked = [
                (each.rpartition(": ")[2].removeprefix("guide-"), ": " not in each)
                for each in ask(lang, question, game)[:SHOWN]
            ]
            assert [name for name, _ in found] == [name for name, _ in asked], (question, game)


def test_what_is_found_and_the_guide(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.page
    somebody.open("/rules")
    page.wait_for_selector('.guide[data-mark="guide-0"]')
    page.fill("input[type=search]", "deck runs out")
    page.wait_for_selector(".hit")
    begins = "all => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size"
    assert page.locator(".hit .head").evaluate_all(begins) == 1, "all hits begin at the same edge"
    page.locator(".hit").first.click()
    page.wait_for_selector('[data-mark="B-7.5"].marked')
    somebody.open("/?game=dice")
    page.locator(".practice button.quiet").first.click()
    page.wait_for_selector("dialog[open] .rule.guide")
    assert page.locator("dialog[open] .of-game").inner_text() == "BANG! The Dice Game"
    somebody.note()


@pytest.mark.parametrize("game", ["classic", "duel", "dice"])
def test_the_guide_at_the_table_is_that_of_the_game(person: Callable[..., Person], game: str) -> None:
    somebody = person()
    page = somebody.page
    somebody.be("Ann")
    somebody.open(f"/table/{somebody.sit_down(game=game, players=2 if game == 'duel' else 4)}")
    page.wait_for_selector(".board")
    page.keyboard.press("?")
    page.locator("dialog[open] button:has(+ dl), dialog[open] p:has(+ dl) button").first.click()
    page.wait_for_selector("dialog[open] .rule.guide")
    title = page.locator("dialog[open] .of-game").inner_text()
    assert title == {"classic": "BANG! The Card Game", "duel": "BANG! The Duel", "dice": "BANG! The Dice Game"}[game]
