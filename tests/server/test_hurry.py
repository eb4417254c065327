"""Whoever is out of a game that only bots play on need not wait for their pauses."""

from __future__ import annotations

from typing import cast

import pytest

from sixgun.server.errors import Refused
from sixgun.server.facts import Acted, Entry
from sixgun.server.metrics import Metrics
from sixgun.server.table.due import hurried
from sixgun.server.table.eyes import out_of_game
from sixgun.server.table.table import Table

from .test_secrecy import table_with


def step_of(table: Table) -> int:
    assert table.match is not None
    return len(table.match.steps)


def play_until_out(game: str) -> Table:
    """Return a table at which the only person, in seat 0, is out while bots still play."""
    for seed in range(40):
        table, _ = table_with(game, {"players": 5}, seed)
        while table.asked >= 0:
            if 0 in out_of_game(table):
                return table
            assert table.match is not None
            chosen = table.match.choose(table.asked, "random").text
            table.apply(Entry(table.n + 1, 2000, Acted(table.asked, chosen)))
    raise AssertionError("the person is never eliminated")


@pytest.mark.parametrize("game", ["classic", "dice"])
def test_bots_play_to_the_end_at_once_for_somebody_who_is_out(game: str) -> None:
    table, metrics = play_until_out(game), Metrics()
    for _ in range(3000):
        if table.asked < 0:
            return
        assert hurried(table, "ann", step_of(table) - 1, metrics) == [], "another decision is meant"
        (fact,) = hurried(table, "ann", step_of(table), metrics)
        assert cast("Acted", fact).seat == table.asked
        table.apply(Entry(table.n + 1, 3000, fact))
    raise AssertionError("the game does not end")


def test_nobody_is_hurried_while_a_person_plays() -> None:
    table, metrics = play_until_out("classic"), Metrics()
    step = step_of(table)
    assert hurried(table, "ann", step, metrics)
    living = next(seat for seat in range(1, 5) if seat not in out_of_game(table))
    table.chairs[living].kind = "person"
    assert hurried(table, "ann", step, metrics) == []
    with pytest.raises(Refused) as caught:
        hurried(table, "somebody", step, metrics)
    assert caught.value.reason == "no-seat"


def test_whoever_plays_himself_hurries_nobody() -> None:
    table, _ = table_with("classic", {"players": 4}, 1)
    while table.asked == 0:
        assert table.match is not None
        table.apply(Entry(table.n + 1, 2000, Acted(0, table.match.game.legal()[0].text)))
    assert hurried(table, "ann", step_of(table), Metrics()) == []
