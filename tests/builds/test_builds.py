"""The plain and the compiled build are made from the same source and play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.rulebook import CHECKOUT

SCRIPT = Path(__file__).with_name("play_games.py")
SOURCE = CHECKOUT / "src"
COMPILED = CHECKOUT / "build" / "compiled"
GAMES = 200
CHUNKS = 4


def environment(place: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(place), "PYTHONHASHSEED": "random"}


def games(place: Path, first: int, last: int) -> list[str]:
    """Return what the script prints with the build in ``place``."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(first), str(last)],
        check=False,
        env=environment(place),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@cache
def compiled_build() -> str:
    """Return why the compiled build cannot be tested, empty if it can."""
    stamp = COMPILED / "built-from"
    if not stamp.exists():
        return "there is no compiled build (make compiled)"
    fresh = subprocess.run(
        [sys.executable, "-c", "import compiled; print(compiled.fingerprint())"],
        check=True,
        env=environment(CHECKOUT / "tools"),
        capture_output=True,
        text=True,
    ).stdout.strip()
    if stamp.read_text(encoding="utf-8") != fresh:
        return "the compiled build is older than the source (make compiled)"
    return ""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_builds_play_identical_games(chunk: int) -> None:
    """States, views, refusals, events and drawn games of every fifth decision are the same to the byte."""
    reason = compiled_build()
    if reason and os.environ.get("SIXGUN_EXPECT") == "compiled":
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)
    first, last = chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS
    plain = games(SOURCE, first, last)
    compiled = games(COMPILED, first, last)
    assert (plain[0], compiled[0]) == ("plain", "compiled")
    assert len(plain) == 3 * (last - first) + 1  # a game of each kind for each number
    assert compiled[1:] == plain[1:]


def test_games_do_not_depend_on_the_process() -> None:
    """Another process, with another seed of Python's own hashing, plays the same games."""
    first = games(SOURCE, 0, 12)
    assert games(SOURCE, 0, 12) == first
    assert len({line.partition(" ")[2] for line in first[1:]}) == 36
