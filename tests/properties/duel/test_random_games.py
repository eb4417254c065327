"""Random games come to an end, and nothing impossible is met on the way."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games import duel
from sixgun.games.duel.staging import STAGE
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng
from tests.games.duel.play import KINDS, LONGEST, start, walk

from .invariants import check

GAMES = 1600
CHUNKS = 8


@pytest.mark.mass
@pytest.mark.rule("D-1.3", "D-15.5", "D-15.6", "D-2.2", "D-18")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_end(chunk: int) -> None:
    """Posses from 4 to 12 and both seats as the law; every game has a winner."""
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        game = start(number)
        assert playout(game, Rng(number)) < LONGEST
        assert game.over
        check(game)
        assert sorted(game.returns()) == [-1.0, 1.0]
        assert game.outcome == ("law" if game.returns()[game.options.law] > 0 else "outlaws")


@pytest.mark.mass
@pytest.mark.parametrize("chunk", range(4))
def test_the_state_is_sound_at_every_decision(chunk: int) -> None:
    """Games in which much happens; all kinds of decisions and events are met."""
    kinds: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for number in range(chunk * 40, chunk * 40 + 40):
        game = start(number, lambda event: events.update([event.kind]))
        for decision in walk(game, Rng(number)):
            kinds[decision.kind] += 1
            check(game)
            assert STAGE.audit(game) == []
        check(game)
    assert set(kinds) == KINDS
    assert set(STAGE.event_kinds) - set(events) <= {"lapses", "nothing-to-draw"}
    assert set(events) <= set(STAGE.event_kinds)


def test_a_few_games_are_played_and_measured() -> None:
    for number in (1, 8, 14):
        game = start(number)
        for _ in walk(game, Rng(number)):
            check(game)


def test_both_sides_win() -> None:
    winners: Counter[str] = Counter()
    for seed in range(60):
        game = duel.new(seed=seed)
        playout(game, Rng(seed))
        winners[game.outcome] += 1
    assert min(winners["law"], winners["outlaws"]) > 10
