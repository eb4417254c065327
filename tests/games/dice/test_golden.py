"""Whole games, recorded games and counts of legal actions must come out as they did before.

A difference is a change of behaviour. If it is meant, write the files anew: see ``refresh.py``.
"""

from __future__ import annotations

import re

import pytest

from sixgun.games.dice.staging import STAGE
from sixgun.games.registry import make_game
from sixgun.kernel.record import read
from sixgun.kernel.replay import verify

from .golden import (
    DECISIONS,
    DIGESTS,
    FILES,
    GAMES,
    RECORDED,
    all_counts,
    print_game,
    recorded,
)


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    FILES.check_playthrough(name, print_game(name))


def test_playthroughs_show_everything() -> None:
    """Every kind of decision, of event and of outcome comes up."""
    text = "".join((FILES.playthroughs / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    assert set(re.findall(r"^\d+\. @\d (\S+)", text, re.MULTILINE)) == DECISIONS
    assert set(re.findall(r"^   \* (\S+)", text, re.MULTILINE)) == set(STAGE.event_kinds)
    assert len(set(re.findall(r"^outcome (\S+),", text, re.MULTILINE))) == len(GAMES)
    assert sorted(path.name for path in FILES.playthroughs.iterdir()) == sorted(f"{name}.txt" for name in GAMES)
    assert len(text) < 300_000


def test_no_event_has_two_meanings() -> None:
    """What a kind of event fills in is the same in all of them, but for the second seat and the detail."""
    text = "".join((FILES.playthroughs / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    for kind in ("hits", "gives-beer", "rolls", "stops"):
        lines = re.findall(rf"^   \* {kind} (.*)$", text, re.MULTILINE)
        assert lines
        assert all(re.search(r"\b[1-5]:(arrow|dynamite|1|2|beer|gatling)\b", line) for line in lines)


@pytest.mark.parametrize("path", recorded(), ids=[path.stem for path in recorded()])
def test_record(path: object) -> None:
    verdict = verify(str(path), make_game)
    assert verdict.over
    assert verdict.digests == verdict.actions // DIGESTS + 1


def test_there_are_records_of_every_number_of_players() -> None:
    paths = sorted(FILES.records.iterdir())
    assert paths == sorted(recorded())
    assert len(paths) == RECORDED
    assert {len(read(str(path)).header.sitters) for path in paths} == set(range(3, 9))


def test_counts() -> None:
    golden = FILES.read_counts()
    assert all_counts() == golden
    assert sum(len(found) >= 2 for found in golden.values()) > 30
