"""The golden files: playthroughs, recorded games and counts, and what they are made from.

``python -m tests.games.dice.refresh`` writes them anew (see there).
"""

from __future__ import annotations

import json
from pathlib import Path

from sixgun.games import dice
from sixgun.kernel.record import Header, Sitter
from sixgun.kernel.recorder import create
from sixgun.kernel.rng import Rng

from .play import gentle, start, variety
from .playthrough import playthrough

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs"
RECORDS = HERE / "records"
PERFT = HERE / "perft.json"
REFRESH = "python -m tests.games.dice.refresh"

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
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
DIGESTS = 10


def recorded() -> dict[Path, tuple[dice.Options, int]]:
    """Return all recorded games: file, options and seed."""
    return {
        RECORDS / f"game-{number:02}-{variety(number).players}-players.jsonl": (variety(number), number)
        for number in range(RECORDED)
    }


def record_game(path: Path, options: dice.Options, number: int) -> None:
    """Play a game and write its record."""
    game = dice.new(options, number)
    sitters = [Sitter(NAMES[seat], "random") for seat in range(game.seats)]
    recorder = create(str(path), Header("dice", options.to_dict(), number, sitters, "golden", DIGESTS))
    rng = Rng(number)
    while game.decision is not None:
        seat = game.decision.seat
        action = gentle(game.decision, rng)
        game.apply(action)
        recorder.add(seat, action, game)
    recorder.close()


LEAVES = 20_000
"""Counting stops at the depth that would exceed this number."""


def perft(game: dice.DiceGame, depth: int) -> int:
    """Return how many sequences of ``depth`` legal actions there are."""
    decision = game.decision
    if decision is None:
        return 0
    if depth == 1:
        return len(decision.actions)
    count = 0
    for action in decision.actions:
        copy = game.clone()
        copy.apply(action)
        count += perft(copy, depth - 1)
    return count


def counts(game: dice.DiceGame) -> list[int]:
    """Return the counts for depth 1, 2, ... as far as they are not too many."""
    found = [perft(game, 1)]
    while len(found) < 5 and found[-1] and found[-1] * max(found[0], 8) <= LEAVES:
        found.append(perft(game, len(found) + 1))
    return found


def position(number: int, steps: int) -> dice.DiceGame:
    """Return game ``number`` after so many decisions, or before its last one if it ends earlier."""
    game = start(number)
    rng = Rng(number)
    for _ in range(steps):
        assert game.decision is not None
        after = game.clone()
        after.apply(gentle(game.decision, rng))
        if after.over:
            break
        game = after
    return game


def all_counts() -> dict[str, list[int]]:
    """Return the counts of many positions."""
    return {
        f"game {number}, after {steps} decisions": counts(position(number, steps))
        for number in range(18)
        for steps in (0, 21, 45)
    }


def read_counts() -> dict[str, list[int]]:
    """Return the golden counts."""
    found: dict[str, list[int]] = json.loads(PERFT.read_text(encoding="utf-8"))
    return found
