"""Whole games, recorded games and counts of legal actions must come out as they did before.

A difference is a change of behaviour. If it is meant, write the files anew: see ``refresh.py``.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from sixgun.games.registry import make_game
from sixgun.kernel.record import read
from sixgun.kernel.replay import verify
from sixgun.text.classic.catalogue import DECISIONS
from tests.games.golden_files import perft
from tests.properties.classic.test_legal_actions import CITES

from .golden import (
    BASE_EVENTS,
    DIGESTS,
    EVENTS,
    FILES,
    GAMES,
    POSITIONS,
    RECORDED,
    counts,
    print_game,
    recorded,
)
from .with_sets import COMBINATIONS

RARE = {"nothing-to-draw"}
"""Kinds of events that need more luck than any short game has."""


# Playthroughs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    FILES.check_playthrough(name, print_game(name))


def test_playthroughs_show_everything() -> None:
    """Every kind of decision comes up, every kind of event but the rarest, and every outcome of a full game."""
    texts = {name: (FILES.playthroughs / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES}
    text = "".join(texts.values())
    assert set(re.findall(r"^\d+\. @\d (\S+)", text, re.MULTILINE)) == set(DECISIONS)
    assert set(re.findall(r"^   \* (\S+)", text, re.MULTILINE)) >= EVENTS - RARE
    base = "".join(texts[name] for name in GAMES if "sets" not in name)
    assert set(re.findall(r"^\d+\. @\d (\S+)", base, re.MULTILINE)) == set(CITES)
    assert set(re.findall(r"^   \* (\S+)", base, re.MULTILINE)) == BASE_EVENTS - RARE
    assert {"sheriff", "outlaws", "renegade", "outlaw"} <= set(re.findall(r"^outcome (\S+),", text, re.MULTILINE))
    assert sorted(path.name for path in FILES.playthroughs.iterdir()) == sorted(f"{name}.txt" for name in GAMES)
    assert len(base) < 400_000
    assert len(text) < 800_000


# Records -------------------------------------------------------------------------------------------------------------

PATHS = sorted(FILES.records.glob("*.jsonl"))


@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
def test_recorded_games_replay_to_the_same_digests(path: object) -> None:
    verdict = verify(str(path), make_game)
    assert verdict.over
    assert verdict.outcome
    assert verdict.digests == verdict.actions // DIGESTS + 1


def test_records_are_of_every_sort() -> None:
    records = [read(str(path)) for path in PATHS]
    assert sorted(recorded()) == PATHS
    with_sets = [record for record in records if record.header.options["sets"]]
    records = [record for record in records if not record.header.options["sets"]]
    assert len(records) == RECORDED
    players = Counter(len(record.header.sitters) for record in records)
    assert players == dict.fromkeys(range(3, 8), 6)
    assert len({str(record.header.options["sets"]) for record in with_sets}) == COMBINATIONS - 1
    assert {len(record.header.sitters) for record in with_sets} == set(range(3, 9))
    for option in ("simplified", "characters", "three_player_jail"):
        assert len({record.header.options[option] for record in records}) == 2
    assert any(record.header.options["keep"] for record in records)
    assert len({record.outcome for record in records}) >= 4


# Counts --------------------------------------------------------------------------------------------------------------


@pytest.mark.mass
@pytest.mark.parametrize("name", POSITIONS)
def test_number_of_legal_action_sequences(name: str) -> None:
    assert counts(POSITIONS[name]()) == FILES.read_counts()[name], f"if this is meant: {FILES.command}"


def test_counts_reach_into_effects() -> None:
    golden = FILES.read_counts()
    assert set(golden) == set(POSITIONS)
    assert sum(len(found) >= 3 for found in golden.values()) > 30
    assert sum(sum(found) for found in golden.values()) > 60_000


def test_counting() -> None:
    """With characters to choose there are two answers each, whatever was chosen before."""
    game = POSITIONS["7 players, characters to choose"]()
    assert [perft(game, depth) for depth in range(1, 6)] == [2, 4, 8, 16, 32]
