"""Two people with browsers of their own at one table, and somebody who watches."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sixgun.text import load

from .person import DESKTOP, PHONE, Person
from .playing import Player, play_together

ENOUGH = 40
"""So many things done by both together show what is to be seen."""


def messages(person: Person) -> list[dict[str, Any]]:
    """Return what the sockets of a person's page have heard."""
    return [json.loads(frame) for frame in person.heard]


def texts_in(value: object) -> Iterator[str]:
    """Walk over all texts in a message, keys aside."""
    if isinstance(value, dict):
        for part in value.values():
            yield from texts_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts_in(part)
    elif isinstance(value, str):
        yield value


def hands(person: Person) -> dict[int, set[str]]:
    """Return the cards in a person's hand by the number of the entry after which he had them."""
    return {
        message["n"]: set(message["view"]["hand"])
        for message in messages(person)
        if message["t"] in ("welcome", "entry") and message.get("view")
    }


def test_friends_meet_by_a_link_talk_and_play_and_nothing_secret_reaches_a_spectator(
    person: Callable[..., Person],
) -> None:
    ann, ben, cat = person(), person(), person()
    ann.be("Ann")
    ann.open(f"/table/{ann.sit_down(players=4, bots=0, start=False, open=False)}")
    link = ann.page.locator(".invitation input.code").input_value()
    assert "invite=" in link

    # Ben comes by the link: he has no name yet, takes one, and sits down.
    ben.open(link.removeprefix(ben.url))
    ben.page.locator(".start-bar button.first").click()
    ben.page.locator("dialog[open] input").fill("Ben")
    ben.page.locator("dialog[open] button.first").click()
    ben.page.locator(".start-bar button.first:not(:disabled)").click()  # ready
    ann.page.locator(".chair-row strong", has_text="Ben").wait_for()
    cat.open(link.removeprefix(cat.url))

    ann.page.locator(".start-bar .tied button").click()
    ann.page.locator(".start-bar button.first:not(:disabled)").click()
    for one in (ann, ben, cat):
        one.page.wait_for_selector("main.table")
    cat.page.locator(".table-bar .badge").first.wait_for()
    assert cat.page.locator(".hand").count() == 0, "somebody who watches has no hand"

    # What one says the others read; it is text, whatever is in it.
    words = "Draw! <b>now</b> & quickly"
    ann.page.locator("#chat-field").fill(words)
    ann.page.keyboard.press("Enter")
    for one in (ann, ben, cat):
        one.page.locator("li.said", has_text=words).wait_for()
    assert cat.page.locator("#chat-field").count() == 0, "somebody who only watches does not speak"

    over = play_together([Player(ann, seed=3), Player(ben, seed=4)], ENOUGH)
    last = max(hands(ann))
    if not over:
        cat.page.wait_for_function("n => document.querySelectorAll('.story').length >= n", arg=3)

    # The frames themselves, not only what is drawn of them.
    seen = [message for message in messages(cat) if message["t"] in ("welcome", "entry")]
    assert len(seen) > 5
    theirs = [hands(ann), hands(ben)]
    looked = 0
    for message in seen:
        ask = message.get("ask") or {}
        assert not {"actions", "answers", "card"} & set(ask), "the question of another"
        for event in message.get("events", []):
            assert event["kind"] not in ("draws", "deals") or "cards" not in event, event
        view = message.get("view")
        if not view or view["over"]:
            continue
        assert view["hand"] == []
        assert view["deck_top"] == []
        for seat in view["seats"]:
            assert seat["known_hand"] == []
            assert seat["revealed"] or seat["role"] is None
        open_cards = {text for text in texts_in(view) if ":" in text}
        for own in theirs:
            if message["n"] in own and message["n"] <= last:
                looked += 1
                assert not open_cards & own[message["n"]], "a card of a hand is in a bystander's view"
    assert looked > 5, "the views of the players and of the spectator are compared at the same moments"
    assert any(message.get("view", {}).get("hand") for message in messages(ann)), "players do see their hands"


def test_who_is_moved_where_there_are_fewer_seats_plays_on(person: Callable[..., Person]) -> None:
    ann, ben = person(), person()
    ann.be("Ann")
    ben.be("Ben")
    table = ann.sit_down(players=5, bots=3, start=False)
    ben.api("POST", f"/tables/{table}/seats", {"seat": 4})
    for one in (ann, ben):
        one.open(f"/table/{table}")
        one.page.locator(".chair-row").nth(4).wait_for()
    ann.api("PUT", f"/tables/{table}/rules", {"options": {"players": 3}})
    for one in (ann, ben):
        one.page.locator(".chair-row").nth(3).wait_for(state="detached")
    assert ben.page.locator(".chair-row.me strong").inner_text() == "Ben"
    ben.page.locator(".start-bar button.first:not(:disabled)").click()  # ready
    ann.page.locator(".start-bar button.first:not(:disabled)").click()
    for one, seat in ((ann, 0), (ben, 2)):
        one.page.wait_for_selector("main.table .hand")
        assert messages(one)[-1].get("view", {"seat": seat})["seat"] == seat
    play_together([Player(ann, seed=3), Player(ben, seed=4)], 4)
    for one in (ann, ben):
        one.judge()


def test_who_sits_down_after_a_game_plays_the_next_one(person: Callable[..., Person]) -> None:
    ann, ben = person(), person()
    ann.be("Ann")
    ben.be("Ben")
    table = ann.sit_down("duel")
    ann.open(f"/table/{table}")
    assert play_together([Player(ann, seed=3)], 1000)
    ann.api("DELETE", f"/tables/{table}/seats/1")
    ben.open(f"/table/{table}")
    for one in (ann, ben):
        one.page.get_by_role("button", name=load("en")("page-table-another")).click()
    ben.page.locator(".start-bar button.first").click()  # sits down
    ben.page.locator(".chair-row.me strong", has_text="Ben").wait_for()
    ben.page.locator(".start-bar button.first:not(:disabled)").click()  # ready
    ann.page.locator(".start-bar button.first:not(:disabled)").click()
    ben.page.wait_for_selector("main.table .hand")
    play_together([Player(ann, seed=3), Player(ben, seed=4)], 4)
    for one in (ann, ben):
        one.judge()


def test_a_guest_reads_what_he_can_do_and_advice_is_for_those_who_play_against_bots_only(
    person: Callable[..., Person],
) -> None:
    ann, ben = person(), person()
    ann.be("Ann")
    ben.be("Ben")
    text = load("en")
    table = ann.sit_down("dice", 4, bots=1, start=False, hints=True, options={"sheriff": 0})
    ann.open(f"/table/{table}")
    ann.page.locator(".rule-facts", has_text=text("page-hints-may")).wait_for()
    ben.api("POST", f"/tables/{table}/seats", {"seat": 2})
    ann.page.locator(".rule-facts", has_text=text("page-hints-may")).wait_for(state="detached")
    ben.open(f"/table/{table}")
    ben.page.get_by_text(text("page-missing-you")).first.wait_for()
    ben.page.get_by_text(text("page-missing-people", count=1)).first.wait_for()
    ann.page.get_by_text(text("page-missing-ready", count=1, names="Ben")).first.wait_for()
    ann.page.get_by_text(text("page-missing-seats", count=1)).first.wait_for()

    ann.api("PUT", f"/tables/{table}/seats/3", {"bot": "random"})
    ben.api("POST", f"/tables/{table}/ready", {"ready": True})
    ann.api("POST", f"/tables/{table}/start", {})
    ann.page.wait_for_selector(".prompt.mine .answers")
    assert ann.page.get_by_role("button", name=text("page-table-hint")).count() == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_long_word_that_is_said_stays_where_it_is_said(size: tuple[int, int], person: Callable[..., Person]) -> None:
    ann, ben = person(size=size), person()
    ann.be("Ann")
    ben.be("Ben")
    table = ann.sit_down("dice", 3, bots=1, start=False)
    ben.api("POST", f"/tables/{table}/seats", {"seat": 2})
    ben.api("POST", f"/tables/{table}/ready", {"ready": True})
    ann.api("POST", f"/tables/{table}/start", {})
    for one in (ann, ben):
        one.open(f"/table/{table}")
        one.page.wait_for_selector("main.table")
    ben.page.locator("#chat-field").fill("w" * 80)
    ben.page.keyboard.press("Enter")
    if size == PHONE:
        ann.press(".side-toggle")
    said = ann.page.locator(".log-lines li", has_text="w" * 80)
    said.wait_for()
    assert said.evaluate("one => [one, one.parentElement].every((box) => box.scrollWidth <= box.clientWidth)")
    assert ann.too_wide() == []
