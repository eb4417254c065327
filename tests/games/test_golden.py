"""Whole games, recorded games and counts of legal actions must come out as they did before.

A difference is a change of behaviour. If it is meant, write the files anew: see ``refresh.py``.
"""

from __future__ import annotations

import re
from collections import Counter
from difflib import unified_diff

import pytest

from sixgun.games.registry import make_game
from sixgun.kernel.record import read
from sixgun.kernel.replay import verify
from tests.properties.test_legal_actions import CITES

from .golden import (
    DIGESTS,
    GAMES,
    PLAYTHROUGHS,
    POSITIONS,
    RECORDED,
    RECORDS,
    REFRESH,
    counts,
    perft,
    print_game,
    read_counts,
    record_path,
)

SHOWN = 30
"""Lines of a difference that are shown."""
RARE = {"nothing-to-draw"}
"""Kinds of events that need more luck than any short game has."""
EVENTS = {
    "answers", "avoids", "character", "check-fails", "check-succeeds", "deals", "discards", "doomed", "draws",
    "draws-from-discard", "dying", "eliminated", "explodes", "flip-chosen", "flips", "game-over", "game-starts",
    "looks", "loses-life", "no-effect", "nothing-to-draw", "passes-on", "penalised", "picks", "plays", "regains-life",
    "removes-from-front", "removes-from-hand", "reshuffles", "returns", "reveals-role", "rewarded", "shows", "store",
    "takes-from-front", "takes-from-hand", "turn-ends", "turn-skipped", "turn-starts", "uses",
}  # fmt: skip


# Playthroughs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    path = PLAYTHROUGHS / f"{name}.txt"
    golden = path.read_text(encoding="utf-8").splitlines()
    now = print_game(name).splitlines()
    if now != golden:
        difference = list(unified_diff(golden, now, path.name, "this game now", n=8, lineterm=""))
        more = len(difference) - SHOWN
        tail = [f"... and {more} more lines"] if more > 0 else []
        pytest.fail("\n".join([*difference[:SHOWN], *tail, f"if this is meant: {REFRESH}"]), pytrace=False)


def test_playthroughs_show_everything() -> None:
    """Every kind of decision comes up, every kind of event but the rarest, and every outcome of a full game."""
    texts = {name: (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES}
    text = "".join(texts.values())
    assert set(re.findall(r"^\d+\. @\d (\S+)", text, re.MULTILINE)) == set(CITES)
    assert set(re.findall(r"^   \* (\S+)", text, re.MULTILINE)) == EVENTS - RARE
    assert {"sheriff", "outlaws", "renegade", "outlaw"} == set(re.findall(r"^outcome (\S+),", text, re.MULTILINE))
    assert sorted(path.name for path in PLAYTHROUGHS.iterdir()) == sorted(f"{name}.txt" for name in GAMES)
    assert len(text) < 400_000


# Records -------------------------------------------------------------------------------------------------------------

FILES = sorted(RECORDS.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_recorded_games_replay_to_the_same_digests(path: object) -> None:
    verdict = verify(str(path), make_game)
    assert verdict.over
    assert verdict.outcome
    assert verdict.digests == verdict.actions // DIGESTS + 1


def test_records_are_of_every_sort() -> None:
    records = [read(str(path)) for path in FILES]
    assert sorted(record_path(number) for number in range(RECORDED)) == FILES
    players = Counter(len(record.header.sitters) for record in records)
    assert players == dict.fromkeys(range(3, 8), 6)
    for option in ("simplified", "characters", "three_player_jail"):
        assert len({record.header.options[option] for record in records}) == 2
    assert any(record.header.options["keep"] for record in records)
    assert len({record.outcome for record in records}) >= 4


# Counts --------------------------------------------------------------------------------------------------------------


@pytest.mark.mass
@pytest.mark.parametrize("name", POSITIONS)
def test_number_of_legal_action_sequences(name: str) -> None:
    assert counts(POSITIONS[name]()) == read_counts()[name], f"if this is meant: {REFRESH}"


def test_counts_reach_into_effects() -> None:
    golden = read_counts()
    assert set(golden) == set(POSITIONS)
    assert sum(len(found) >= 3 for found in golden.values()) > 30
    assert sum(sum(found) for found in golden.values()) > 60_000


def test_counting() -> None:
    """With characters to choose there are two answers each, whatever was chosen before."""
    game = POSITIONS["7 players, characters to choose"]()
    assert [perft(game, depth) for depth in range(1, 6)] == [2, 4, 8, 16, 32]
