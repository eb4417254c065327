"""Whole games under the eyes of a referee who knows what must follow from what."""

from __future__ import annotations

import pytest

from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from tests.games.classic.play import start, walk

from .referee import Referee
from .witness import Witness

GAMES = 400
CHUNKS = 8


@pytest.mark.mass
@pytest.mark.rule("B-3.1", "B-3.4", "B-3.6", "B-3.8", "B-5.2", "B-6.2", "B-6.6", "B-6.7", "B-9.5", "B-9.6", "B-12.1")
@pytest.mark.rule("B-12.2", "B-12.3", "B-12.4", "B-12.5", "B-12.8", "B-13.6", "B-14.7", "CB-1", "CB-2", "CB-4", "CB-14")
@pytest.mark.rule("CB-15", "T-5", "T-8")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nothing_happens_that_should_not_and_all_that_should(chunk: int) -> None:
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        early: list[Event] = []
        game = start(number, early.append)
        witness = Witness(game)
        referee = Referee(game, witness)
        played_on = False

        def hear(event: Event, referee: Referee = referee, witness: Witness = witness) -> None:
            if event.kind != "game-starts":
                referee.hear(event)
            witness.hear(event)

        for event in early:
            hear(event)
        game.listen(hear)
        for decision in walk(game, Rng(number)):
            if decision.kind == "choose-character":
                continue
            if not played_on:
                played_on = True
                witness.deck += 1 + sum(not (game.options.simplified and kind.book) for kind in game.box.kind)
            referee.at_decision()
        assert witness.outcome == game.outcome
