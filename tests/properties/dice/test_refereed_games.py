"""Random games under the eyes of a referee who knows the rules by himself."""

from __future__ import annotations

import pytest

from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from tests.games.dice.play import start, walk

from .referee import Referee

GAMES = 2000
CHUNKS = 10


@pytest.mark.mass
@pytest.mark.rule("G-0.4", "G-4.1", "G-4.3", "G-4.5", "G-4.6", "G-4.8", "G-5.1", "G-5.2", "G-5.4", "G-5.6", "G-5.7")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_referee_has_nothing_to_complain_about(chunk: int) -> None:
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        early: list[Event] = []
        game = start(number, early.append)
        referee = Referee(game.seats)
        for event in early:
            referee.hear(event)
        game.listen(referee.hear)
        for _ in walk(game, Rng(number)):
            assert referee.life == game.life
            assert referee.arrows == game.arrows
            assert referee.pile == game.pile


def test_the_referee_sees_faults() -> None:
    """An event left out is a fault that he finds sooner or later."""
    found: set[str] = set()
    kinds = (
        "takes-arrow",
        "loses-life",
        "hits",
        "gives-beer",
        "indians-attack",
        "stops",
        "returns-arrows",
        "eliminated",
    )
    for number in range(40):
        events: list[Event] = []
        for _ in walk(start(number, events.append), Rng(number)):
            pass
        for kind in kinds:
            missing = next((index for index, event in enumerate(events) if event.kind == kind), -1)
            if missing >= 0 and complains([*events[:missing], *events[missing + 1 :]]):
                found.add(kind)
    assert found == set(kinds)


def complains(events: list[Event]) -> bool:
    referee = Referee(events[0].amount)
    try:
        for event in events:
            referee.hear(event)
    except AssertionError:
        return True
    return False
