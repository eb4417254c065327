"""Notation: every card and action has one text, which leads back to the same object."""

from __future__ import annotations

import pytest

from sixgun.games import duel
from sixgun.games.duel.box import HAND, TO_RELOAD
from sixgun.games.duel.sets import load_box
from sixgun.kernel.errors import NotationError

BOX = load_box()
GAME = duel.new()


def test_cards() -> None:
    assert len(set(BOX.texts)) == 80
    for card, text in enumerate(BOX.texts):
        assert BOX.parse_card(text) == card
        assert GAME.card_text(card) == text
    assert BOX.texts[0] == "canteen:L1"
    assert BOX.texts[79].endswith(":O2")


@pytest.mark.parametrize("text", ["colt", "colt:L2", "colt:O6", "colt:1", "COLT:L1", "bang:L1", "colt:L1 ", ""])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(NotationError):
        BOX.parse_card(text)


def test_actions_made_once() -> None:
    known = list(BOX._known.values())
    assert len(known) > 4500
    for action in known:
        assert BOX.parse(action.text) is action
        assert BOX.has(action)
    assert len({(a.verb, a.card, a.other, a.seat, a.mode) for a in known}) == len(known)


def test_actions_made_when_they_are_met() -> None:
    for text, other, seat, mode in (
        ("play theft:O1 at hat:L1", BOX.parse_card("hat:L1"), -1, -1),
        ("use pearl_hat colt:O1 at hand", HAND, -1, -1),
        ("use pearl_hat colt:O1 at hat:L1", BOX.parse_card("hat:L1"), -1, -1),
        ("use pearl_hat colt:O1 @1", -1, 1, -1),
        ("use pearl_hat colt:O1 to reload", -1, TO_RELOAD, -1),
        ("use pearl_hat colt:O1 at jango", -1, -1, BOX.character_of_id["jango"].index),
        ("use pearl_hat colt:O1", -1, -1, -1),
    ):
        action = BOX.parse(text)
        assert BOX.parse(text) is action
        assert action.text == text
        assert (action.other, action.seat, action.mode) == (other, seat, mode)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play colt:O1 at",
        "play colt:O1 at nobody",
        "play colt:O1  at jango",
        "play colt:O1 at jango at jango",
        "play colt:O1 @2",
        "use",
        "use nobody",
        "use jango at",
        "use jango colt:O1 at nobody",
        "use jango colt:O1 reload",
        "use jango colt:O1 @2",
        "swap @2",
        "back outlaw",
        "end turn",
        "END",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)
