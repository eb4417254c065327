"""Whoever hears all events knows the table: life, arrows, dice and who lives can be worked out from them alone."""

from __future__ import annotations

import pytest

from sixgun.games.dice.staging import STAGE
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from tests.games.dice.play import start, walk
from tests.rulebook import rule_ids


class Witness:
    """What somebody knows who hears events and sees nothing."""

    def __init__(self, seats: int) -> None:
        self.life = [0] * seats
        self.arrows = [0] * seats
        self.living = [True] * seats
        self.dice = [-1] * 5
        self.roller = -1
        self.roles: dict[int, str] = {}

    def hear(self, event: Event) -> None:
        seat = event.seat
        if event.kind == "character":
            self.life[seat] = event.amount
        elif event.kind == "loses-life":
            self.life[seat] -= event.amount
        elif event.kind == "regains-life":
            self.life[seat] += event.amount
        elif event.kind == "takes-arrow":
            self.arrows[seat] += event.amount
        elif event.kind == "discards-arrow":
            self.arrows[event.other] -= event.amount
        elif event.kind == "returns-arrows":
            for other in range(len(self.arrows)) if seat < 0 else [seat]:
                assert seat < 0 or self.arrows[other] == event.amount
                self.arrows[other] = 0
        elif event.kind == "eliminated":
            assert self.life[seat] == 0
            self.living[seat] = False
            self.roles[seat] = event.detail
        elif event.kind == "reveals-role":
            self.roles[seat] = event.detail
        elif event.kind == "turn-starts":
            self.roller = seat
        elif event.kind == "rolls":
            assert seat == self.roller
            for card in event.cards:
                self.dice[card // 6] = card % 6
        elif event.kind in ("stops", "hits", "gives-beer"):
            assert all(self.dice[card // 6] == card % 6 for card in event.cards)


@pytest.mark.mass
@pytest.mark.rule("G-9.2", "G-6.2")
@pytest.mark.parametrize("chunk", range(4))
def test_events_tell_the_whole_table(chunk: int) -> None:
    for number in range(chunk * 60, chunk * 60 + 60):
        early: list[Event] = []
        game = start(number, early.append)
        witness = Witness(game.seats)
        for event in early:
            witness.hear(event)
        game.listen(witness.hear)
        for _ in walk(game, Rng(number)):
            compare(game.life, witness.life)
            compare(game.arrows, witness.arrows)
            assert [game.lives(seat) for seat in range(game.seats)] == witness.living
            assert witness.roller == game.current
            if game.dice:
                compare(game.dice, witness.dice)
        assert len(witness.roles) == game.seats


def compare(actual: list[int], heard: list[int]) -> None:
    assert actual == heard


@pytest.mark.mass
def test_events_cite_rules_and_are_known_to_scenarios() -> None:
    events: list[Event] = []
    for number in range(60):
        for _ in walk(start(number, events.append), Rng(number)):
            pass
    assert {event.kind for event in events} <= set(STAGE.event_kinds)
    assert {event.cite for event in events} - {""} <= rule_ids()
    assert {event.kind for event in events if not event.cite} <= {"reveals-role"}
