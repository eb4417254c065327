"""What happens when a page is loaded again, when the server dies, and when it cannot be reached."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from .person import PATIENCE, Person
from .playing import Player, at_a_question
from .serving import Serving

PROMPT = """() => {
    const prompt = document.querySelector(".prompt.mine");
    return prompt && {
        step: prompt.dataset.step,
        says: prompt.querySelector(".prompt-text b").textContent,
        lit: [...document.querySelectorAll("[data-thing].live")].map((one) => one.dataset.thing).sort(),
        answers: [...prompt.querySelectorAll("[data-do]")].map((one) => one.dataset.do),
    };
}"""
STORY = "() => [...document.querySelectorAll('.story')].map((one) => one.textContent)"


def asked(page: Page) -> dict[str, Any]:
    """Wait until the person is asked something, and return the question as it stands there."""
    page.wait_for_selector(".prompt.mine .answers")
    while page.locator(".prompt .answers kbd", has_text="Esc").count():
        page.keyboard.press("Escape")  # whatever was touched is put back
    found: dict[str, Any] = page.evaluate(PROMPT)
    return found


def story(page: Page, lines: int) -> list[str]:
    """Return the story when so many lines of it are told: the question stands there before."""
    page.wait_for_function("lines => document.querySelectorAll('.story').length >= lines", arg=lines)
    found: list[str] = page.evaluate(STORY)
    return found


def acted(person: Person, seat: int) -> list[str]:
    """Return what a seat has done, as the page of the person was last told from the beginning."""
    deadline = time.monotonic() + PATIENCE
    while True:
        heard = [json.loads(frame) for frame in person.heard]
        start = max(place for place, message in enumerate(heard) if message["t"] == "welcome")
        entries = [message for message in heard[start:] if message["t"] == "entry"]
        if entries and entries[-1]["n"] >= heard[start]["n"]:  # the question stands there before all has been told
            return [str(one["do"]) for one in entries if one["kind"] == "acted" and one["seat"] == seat]
        assert time.monotonic() < deadline, "the story is not told to its end"
        person.page.wait_for_timeout(20)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may kill."""
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def guest(chromium: Browser, own_server: Serving) -> Iterator[Person]:
    """Somebody at that server."""
    somebody = Person(chromium, own_server.url)
    somebody.be("Ann")
    yield somebody
    somebody.leave()
    somebody.judge()


def test_a_page_loaded_again_asks_the_same_and_takes_the_answer_once(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    page = somebody.page
    at_a_question(somebody, 4, seed=5)
    before, told = asked(page), page.evaluate(STORY)
    assert told

    page.reload()
    assert asked(page) == before
    assert story(page, len(told)) == told
    done = acted(somebody, 0)

    # The answer is on its way when the page goes: it is taken once, or not at all and the question stands.
    if before["answers"]:
        page.locator(".prompt.mine [data-do]").first.click()
    else:
        page.locator(".prompt .answers [aria-expanded=false]").click()
        page.locator(".prompt.mine [data-do]").first.click()
    page.reload()
    page.wait_for_selector(".prompt.mine .answers, .over")
    now = acted(somebody, 0)
    if now == done:
        assert asked(page) == before
    else:
        assert now[:-1] == done, "one answer, taken once"
        assert page.locator(".over").count() or int(asked(page)["step"]) > int(before["step"])


def test_a_server_that_dies_in_a_game_comes_back_with_all_that_was_answered(own_server: Serving, guest: Person) -> None:
    page = guest.page
    at_a_question(guest, 12, seed=6)
    before, told = asked(page), page.evaluate(STORY)
    done = acted(guest, 0)
    assert done

    own_server.kill()
    bar = page.locator(".link-bar", has_text="The line is gone")
    bar.wait_for()
    assert page.locator(".prompt.mine [data-do]").count() == 0, "nothing can be answered now"
    own_server.start()
    bar.wait_for(state="detached")
    assert asked(page) == before
    assert page.evaluate(STORY) == told

    page.reload()
    assert asked(page) == before
    assert story(page, len(told)) == told
    assert acted(guest, 0) == done
    after = Player(guest, seed=7)
    after.play(6)
    assert after.steps[0] == int(before["step"])


def test_an_answer_that_was_given_as_the_server_died_is_given_again(own_server: Serving, guest: Person) -> None:
    page = guest.page
    guest.open(f"/table/{guest.sit_down('dice')}")
    before = asked(page)
    own_server.process.send_signal(19)  # type: ignore[union-attr]  # stopped: it hears nothing, and the line seems well
    page.locator(".prompt.mine [data-do], .prompt .answers button").first.click()
    page.locator(".prompt [role=status]").first.wait_for()
    own_server.kill()
    page.locator(".link-bar").wait_for()
    own_server.start()
    page.wait_for_function(
        "step => { const p = document.querySelector('.prompt.mine'); return p && Number(p.dataset.step) > step; }",
        arg=int(before["step"]),
    )
    page.reload()
    asked(page)
    assert len(acted(guest, 0)) == 1


def test_a_lobby_says_when_the_server_cannot_be_reached_and_works_again_later(
    own_server: Serving, guest: Person
) -> None:
    page = guest.page
    guest.open()
    page.wait_for_selector(".practice button.first")
    own_server.kill()
    page.locator(".practice button.first").click()
    page.locator(".notice", has_text="cannot be reached").wait_for()
    page.locator("header nav button").first.click()  # the rules, which have not come yet
    failure = page.locator("dialog[open] .failure")
    failure.wait_for()
    own_server.start()
    failure.locator("button").first.click()
    page.wait_for_selector("dialog[open] [data-mark]")
    page.keyboard.press("Escape")
    page.locator(".practice button.first").click()
    page.wait_for_selector("main.table")


def test_a_page_whose_texts_do_not_come_at_first_asks_for_them_again(person: Callable[..., Person]) -> None:
    somebody = person()
    tries = []

    def fail_once(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) == 1:
            route.abort()
        else:
            route.continue_()

    somebody.page.route("**/api/texts/*", fail_once)
    somebody.open()
    assert somebody.page.locator("h1").inner_text() == "Pull up a chair"
    assert len(tries) > 1
