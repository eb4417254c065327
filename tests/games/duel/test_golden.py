"""Whole games of The Duel, recorded games and counts of legal actions must come out as they did before.

A difference is a change of behaviour. If it is meant, write the files anew: see ``refresh.py``.
"""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games.registry import make_game
from sixgun.kernel.record import read
from sixgun.kernel.replay import verify
from tests.games.golden_files import perft

from .golden import (
    DIGESTS,
    FILES,
    GAMES,
    POSITIONS,
    counts,
    print_game,
    recorded,
)

PATHS = sorted(FILES.records.glob("*.jsonl"))


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    FILES.check_playthrough(name, print_game(name))


@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
def test_recorded_games_replay_to_the_same_digests(path: object) -> None:
    verdict = verify(str(path), make_game)
    assert verdict.over
    assert verdict.outcome in ("law", "outlaws")
    assert verdict.digests == verdict.actions // DIGESTS + 1


def test_records_are_of_every_sort() -> None:
    assert sorted(recorded()) == PATHS
    records = [read(str(path)) for path in PATHS]
    assert Counter(record.header.options["posse"] for record in records) == dict.fromkeys(range(4, 13), 2)
    assert {record.header.options["law"] for record in records} == {0, 1}
    assert {record.outcome for record in records} == {"law", "outlaws"}


@pytest.mark.mass
@pytest.mark.parametrize("name", POSITIONS)
def test_number_of_legal_action_sequences(name: str) -> None:
    assert counts(POSITIONS[name]()) == FILES.read_counts()[name], f"if this is meant: {FILES.command}"


def test_counts_reach_into_effects() -> None:
    golden = FILES.read_counts()
    assert set(golden) == set(POSITIONS)
    assert sum(len(found) >= 3 for found in golden.values()) > 15
    assert perft(POSITIONS["first decision"](), 2) == 4
