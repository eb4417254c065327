"""What somebody sees who is out of the game: everything, if the table lets him and he cannot come back."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.rng import Rng
from sixgun.server.facts import Acted, Entry
from sixgun.server.table.eyes import may_return, out_of_game, sees_all
from sixgun.server.table.messages import Told
from sixgun.server.table.past import history
from sixgun.server.table.table import Table

from .test_secrecy import table_with

Streams = dict[int, list[dict[str, Any]]]


def played(game: str, ghosts: str, seed: int, **options: object) -> tuple[Table, Streams, list[Entry], int]:
    """Play by chance until a while after somebody is out; return the table, all streams, the log, and who is out."""
    table, log = table_with(game, {"players": 5, **options}, seed, ghosts=ghosts)
    rng = Rng(seed)
    streams: Streams = {seat: [] for seat in range(-1, 5)}
    left = 40
    first = -1
    while table.asked >= 0 and left:
        match = table.match
        assert match is not None
        legal = match.game.legal()
        log.append(Entry(table.n + 1, 2000, Acted(table.asked, legal[rng.below(len(legal))].text)))
        told = Told(table, log[-1], table.apply(log[-1]))
        told.last = True
        for seat, stream in streams.items():
            stream.append(msgspec.json.decode(told.to(seat, "en")))
        out = out_of_game(table)
        if out:
            first = min(out) if first < 0 else first
            left -= 1
    assert first >= 0
    return table, streams, log, first


@pytest.mark.parametrize("seed", range(3))
def test_the_eliminated_see_everything_where_they_may(seed: int) -> None:
    table, streams, _, ghost = played("classic", "open", seed)
    _, closed, _, _ = played("classic", "closed", seed)
    seen = 0
    for message, before in zip(streams[ghost], closed[ghost], strict=True):
        seats = message["view"]["seats"]
        if seats[ghost]["in_game"]:
            assert message == before
        elif not message["view"]["over"]:
            seen += 1
            assert message["view"]["seat"] == ghost
            assert all(len(seat["known_hand"]) == seat["hand_size"] and seat["role"] for seat in seats)
            for event in message.get("events", []):
                assert event.get("count", 0) == len(event.get("cards", []))
            assert "answers" not in (message["ask"] or {})
    assert seen > 5
    assert table.rules.ghosts == "open"


def test_nobody_else_sees_more() -> None:
    """The living and those who only watch hear what they hear at any table."""
    _, streams, _, ghost = played("classic", "open", 1)
    table, closed, _, _ = played("classic", "closed", 1)
    out = out_of_game(table)
    for seat in streams:
        if seat not in out:
            assert streams[seat] == closed[seat]
    assert ghost in out
    assert BYSTANDER in streams


def test_who_may_come_back_sees_nothing_new() -> None:
    """FC-4, HN-5: events bring the eliminated back into the game."""
    for sets in (["high_noon"], ["fistful_of_cards"]):
        table, streams, _, ghost = played("classic", "open", 2, sets=sets)
        assert table.match is not None
        assert may_return(table.match.game)
        _, closed, _, _ = played("classic", "closed", 2, sets=sets)
        assert streams[ghost] == closed[ghost]


def test_the_dice_game_shows_all_roles() -> None:
    table, streams, _, ghost = played("dice", "open", 4)
    assert sees_all(table, ghost) or table.asked < 0
    last = [message for message in streams[ghost] if not message["view"]["seats"][ghost]["in_game"]][-1]
    assert all(seat["role"] for seat in last["view"]["seats"])


def test_the_story_is_told_again_as_it_was_heard() -> None:
    """Before he fell he did not know what the others drew, and is not told it afterwards."""
    _, streams, log, ghost = played("classic", "open", 0)
    lines = [msgspec.json.decode(line) for line in asyncio.run(history(log, 0, ghost, "tbl", "en")).lines]
    heard = {message["n"]: message for message in streams[ghost]}
    again = [line for line in lines if line["n"] in heard]
    assert len(again) == len(heard)
    for line in again:
        assert line.get("events") == heard[line["n"]].get("events")
    out = [line["n"] for line in again if not heard[line["n"]]["view"]["seats"][ghost]["in_game"]]
    hidden = [
        line["n"] for line in again for event in line.get("events", []) if event.get("count") and "cards" not in event
    ]
    assert hidden
    assert max(number for number in hidden if number != log[-1].n) < min(out), "what ends the game is told to all alike"
