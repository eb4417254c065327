"""The page in every language: nothing missing, nothing left in English."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from sixgun.text import MissingText, languages, load

from .person import Person
from .playing import Player

LONG = 12
"""Shorter messages can be the same word in two languages."""
VISIBLE = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode.textContent.trim();
        if (text && !walk.currentNode.parentElement.closest("select, script, noscript")) found.push(text);
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
        for (const name of ["aria-label", "title", "placeholder"]) {
            const text = one.getAttribute(name);
            if (text) found.push(text);
        }
    }
    return found;
}"""


@cache
def foreign(lang: str) -> dict[str, str]:
    """Return the English sentences that do not belong into a language, with the ids of their messages."""
    english, own = load("en"), load(lang)
    found: dict[str, str] = {}
    same: set[str] = set()
    for message in english.ids():
        for name in (message, f"{message}.text", f"{message}.about", f"{message}.does"):
            try:
                text, other = english(name), own(name)
            except MissingText:  # no such message, or one with gaps
                continue
            if text == other:
                same.add(text)
            elif len(text) > LONG and " " in text:
                found[text] = name
    return {text: name for text, name in found.items() if text not in same}


def english_left(person: Person, lang: str) -> list[str]:
    """Return the English sentences that the page shows although the language has others."""
    person.note()
    if lang == "en":
        return []
    shown = set(person.page.evaluate(VISIBLE))
    return [f"{name}: {text}" for text, name in foreign(lang).items() if text in shown]


@pytest.mark.parametrize("lang", languages())
def test_everything_is_said_in_the_language(lang: str, person: Callable[..., Person], finished: dict[str, str]) -> None:
    texts = load(lang)
    somebody = person(lang=lang)
    somebody.be("Ann")
    page = somebody.page
    left: list[str] = []

    somebody.open("/")
    page.wait_for_selector(".match-line")
    assert page.evaluate("document.documentElement.lang") == lang
    assert page.locator("h1").inner_text() == texts("page-welcome")
    assert page.locator(".practice button.first").inner_text().strip() == texts("page-practice-go")
    assert page.locator(".practice .blurb").inner_text().strip()
    left += english_left(somebody, lang)
    page.locator(".friends button").first.click()
    assert page.locator("dialog[open] h2").first.inner_text() == texts("page-open-table")
    for details in page.locator("dialog[open] details").all():
        details.locator("summary").click()
    left += english_left(somebody, lang)
    page.keyboard.press("Escape")

    page.locator("header nav button").first.click()
    page.wait_for_selector("dialog[open] [data-mark]")
    assert page.locator("dialog[open] h2").first.inner_text() == texts("page-rules")
    left += english_left(somebody, lang)
    page.keyboard.press("Escape")

    for game in ("classic", "duel", "dice"):
        somebody.open(f"/table/{somebody.sit_down(game)}")
        page.wait_for_selector(".prompt.mine .answers")
        left += english_left(somebody, lang)
        player = Player(somebody, seed=11)
        player.play(3)
        assert page.locator(".story").count() > 0
        left += english_left(somebody, lang)

    somebody.open(f"/replay/{finished['classic']}#20")
    page.wait_for_selector(".replay-board .board")
    page.wait_for_selector(".tale-box li")
    left += english_left(somebody, lang)
    assert not left


def test_the_language_is_changed_at_the_table_and_kept(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    page = somebody.page
    somebody.open(f"/table/{somebody.sit_down()}")
    page.wait_for_selector(".prompt.mine .answers")
    step = page.locator(".prompt").get_attribute("data-step")
    page.wait_for_selector(".story")
    english = page.locator(".story").all_inner_texts()
    page.locator("header .language select").select_option("it")
    page.wait_for_function("() => document.documentElement.lang === 'it'")
    page.wait_for_selector(".prompt.mine .answers")
    page.locator(".log-filters button", has_text=load("it")("page-table-log-all")).wait_for()
    assert page.locator(".prompt").get_attribute("data-step") == step
    page.wait_for_function("count => document.querySelectorAll('.story').length === count", arg=len(english))
    italian = page.locator(".story").all_inner_texts()
    assert italian != english, "the story is told again, in the other language"
    page.reload()
    page.wait_for_selector(".prompt.mine .answers")
    assert page.evaluate("document.documentElement.lang") == "it"
    page.wait_for_selector(".story")
    assert page.locator(".story").all_inner_texts() == italian


def test_what_a_table_for_practice_is_called_is_read_in_any_language(person: Callable[..., Person]) -> None:
    somebody = person(lang="en")
    page = somebody.page
    somebody.be("Ann")
    somebody.open("/")
    page.wait_for_selector(".practice")
    page.locator(".practice button.first").click()
    page.wait_for_selector(".board")
    assert page.title().find(load("en")("page-practice-title")) >= 0
    page.evaluate("localStorage.setItem('sixgun-settings', JSON.stringify({ lang: 'ru' }))")
    page.reload()
    page.wait_for_selector(".board")
    page.wait_for_function("title => document.title.includes(title)", arg=load("ru")("page-practice-title"))


def test_a_table_that_is_not_there_is_told_in_the_language_of_the_reader(person: Callable[..., Person]) -> None:
    somebody = person(lang="it")
    somebody.open("/table/no-table-at-all")
    somebody.page.wait_for_selector(".closed h1")
    texts = load("it")
    assert somebody.page.locator(".closed h1").inner_text() == texts("page-table-missing")
    assert somebody.page.locator(".closed p").inner_text() == texts("page-table-missing.about")
