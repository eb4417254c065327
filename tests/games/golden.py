"""The golden files: playthroughs, recorded games and counts, and what they are made from.

``python -m tests.games.refresh`` writes them anew (see there).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from sixgun.games import classic
from sixgun.kernel.record import Header, Sitter
from sixgun.kernel.recorder import create
from sixgun.kernel.rng import Rng

from .play import lively, midway, variety
from .playthrough import playthrough
from .position import Position, Seat

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs"
RECORDS = HERE / "records"
PERFT = HERE / "perft.json"
REFRESH = "python -m tests.games.refresh"

# Playthroughs --------------------------------------------------------------------------------------------------------

GAMES: dict[str, tuple[classic.Options, int]] = {
    "three-players": (classic.Options(3), 65),
    "four-players": (classic.Options(4), 93),
    "five-players": (classic.Options(5), 119),
    "six-players": (classic.Options(6), 174),
    "seven-players": (classic.Options(7), 39),
    "simplified": (classic.Options(5, simplified=True), 121),
    "characters-chosen": (classic.Options(6, characters="choose"), 224),
}
"""Options and seeds, chosen so that every kind of decision and almost every kind of event comes up."""


def print_game(name: str) -> str:
    """Return the text of a playthrough."""
    options, seed = GAMES[name]
    return "\n".join(playthrough(options, seed)) + "\n"


# Records -------------------------------------------------------------------------------------------------------------

RECORDED = 30
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
DIGESTS = 10


def record_path(number: int) -> Path:
    """Return the file of recorded game ``number``."""
    return RECORDS / f"game-{number:02}-{variety(number).players}-players.jsonl"


def record_game(number: int) -> None:
    """Play game ``number`` and write its record."""
    options = variety(number)
    game = classic.new(options, number)
    sitters = [Sitter(NAMES[seat], "random") for seat in range(game.seats)]
    recorder = create(
        str(record_path(number)), Header("classic", options.to_dict(), number, sitters, "golden", DIGESTS)
    )
    rng = Rng(number)
    while game.decision is not None:
        seat = game.decision.seat
        action = lively(game.decision, rng)
        game.apply(action)
        recorder.add(seat, action, game)
    recorder.close()


# Counts --------------------------------------------------------------------------------------------------------------

LEAVES = 20_000
"""Counting stops at the depth that would exceed this number."""
DEEPEST = 5


def perft(game: classic.ClassicGame, depth: int) -> int:
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


def counts(game: classic.ClassicGame) -> list[int]:
    """Return the counts for depth 1, 2, ... as far as they are not too many."""
    found = [perft(game, 1)]
    while len(found) < DEEPEST and found[-1] and found[-1] * max(found[0], 4) <= LEAVES:
        found.append(perft(game, len(found) + 1))
    return found


def openings(players: int, characters: str = "dealt") -> Callable[[], classic.ClassicGame]:
    return lambda: classic.new(classic.Options(players, characters=characters), players)


def after(number: int, decisions: int) -> Callable[[], classic.ClassicGame]:
    return lambda: midway(number, decisions)


LONG_GAMES = (*range(5), *range(6, 10), *range(11, 24))

POSITIONS: dict[str, Callable[[], classic.ClassicGame]] = {
    **{f"{players} players, first decision": openings(players) for players in range(3, 8)},
    **{f"{players} players, characters to choose": openings(players, "choose") for players in (3, 7)},
    **{f"game {number}, after {steps} decisions": after(number, steps) for number in LONG_GAMES for steps in (25, 60)},
    "Kit Carlson looks": lambda: Position(
        Seat("sheriff", "kit_carlson", hand="bang:AS"), Seat(), Seat(), Seat(), phase="draw"
    ).game,
    "Lucky Duke in Jail with a Dynamite": lambda: Position(
        Seat("outlaw", "lucky_duke", front="dynamite:2H jail:10S", hand="beer:6H"),
        Seat("sheriff"),
        Seat(),
        Seat(),
        phase="start",
        deck="winchester:8S bang:5C beer:8H bang:6C",
    ).game,
    "Sid Ketchum dying": lambda: Position(
        Seat("sheriff", hand="bang:AS gatling:10H"),
        Seat("outlaw", "sid_ketchum", hand="beer:6H beer:7H missed:2S bang:2C", life=1),
        Seat("renegade", hand="beer:8H"),
        Seat(),
    )
    .do("play gatling:10H", "pass")
    .game,
    "Slab the Killer shoots Jourdonnais": lambda: Position(
        Seat("sheriff", "slab_the_killer", hand="bang:AS bang:2D"),
        Seat("outlaw", "jourdonnais", hand="missed:2S missed:3S missed:4S", front="barrel:QS"),
        Seat(),
        Seat(),
        deck="bang:2C beer:6H",
    )
    .do("play bang:AS @1")
    .game,
    "a Duel with Calamity Janet": lambda: Position(
        Seat("sheriff", hand="duel:JS bang:AS bang:2D"),
        Seat("outlaw", "calamity_janet", hand="missed:2S bang:3C missed:3S"),
        Seat(),
        Seat(),
    )
    .do("play duel:JS @1")
    .game,
    "a General Store of six": lambda: Position(
        Seat("sheriff", hand="general_store:9C beer:6H"), Seat(), Seat(), Seat(), Seat(), Seat()
    )
    .do("play general_store:9C")
    .game,
}  # fmt: skip


def all_counts() -> dict[str, list[int]]:
    """Return the counts of all positions."""
    return {name: counts(make()) for name, make in POSITIONS.items()}


def read_counts() -> dict[str, list[int]]:
    """Return the golden counts."""
    found: dict[str, list[int]] = json.loads(PERFT.read_text(encoding="utf-8"))
    return found
