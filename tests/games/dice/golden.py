"""The golden files: playthroughs, recorded games and counts, and what they are made from.

``python -m tests.games.dice.refresh`` writes them anew (see there).
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from sixgun.games import dice
from tests.games import golden_files

from .play import gentle, midway, variety
from .playthrough import playthrough

FILES = golden_files.GoldenFiles(Path(__file__).parent, "python -m tests.games.dice.refresh")

GAMES: dict[str, tuple[dice.Options, int]] = {
    "three-players": (dice.Options(3), 535),
    "four-players": (dice.Options(4), 184),
    "five-players": (dice.Options(5), 157),
    "eight-players": (dice.Options(8), 358),
}
"""Options and seeds, chosen so that every kind of decision and of event comes up."""

DECISIONS = {"assign", "beer", "discard-arrow", "discard-own-arrow", "heal", "reroll", "take-arrow"}
"""All kinds of decisions."""


def print_game(name: str) -> str:
    """Return the text of a playthrough."""
    options, seed = GAMES[name]
    return "\n".join(playthrough(options, seed)) + "\n"


RECORDED = 18
DIGESTS = 10


def recorded() -> dict[Path, tuple[dice.Options, int]]:
    """Return all recorded games: file, options and seed."""
    return {
        FILES.records / f"game-{number:02}-{variety(number).players}-players.jsonl": (variety(number), number)
        for number in range(RECORDED)
    }


def record_game(path: Path, options: dice.Options, number: int) -> None:
    """Play a game and write its record."""
    golden_files.record_game(path, dice.new(options, number), number, gentle, DIGESTS)


LEAVES = 20_000
"""Counting stops at the depth that would exceed this number."""


def counts(game: dice.DiceGame) -> list[int]:
    """Return the counts for depth 1, 2, ... as far as they are not too many."""
    return golden_files.counts(game, LEAVES, 8)


def all_counts() -> dict[str, list[int]]:
    """Return the counts of many positions."""
    return {
        f"game {number}, after {steps} decisions": counts(midway(number, steps))
        for number in range(18)
        for steps in (0, 21, 45)
    }


def write_all() -> None:
    """Write all files anew."""
    FILES.write(
        {name: partial(print_game, name) for name in GAMES},
        {path: partial(record_game, options=options, number=number) for path, (options, number) in recorded().items()},
        all_counts(),
    )
