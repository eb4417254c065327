"""The golden files: playthroughs, recorded games and counts, and what they are made from.

``python -m tests.games.classic.refresh`` writes them anew (see there).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from sixgun.games import classic
from tests.games import golden_files

from .play import Start, lively, midway, variety
from .playthrough import playthrough
from .position import Position, Seat
from .with_sets import COMBINATIONS, combination, start_with_sets

FILES = golden_files.GoldenFiles(Path(__file__).parent, "python -m tests.games.classic.refresh")

# Playthroughs --------------------------------------------------------------------------------------------------------

GAMES: dict[str, tuple[classic.Options, int]] = {
    "three-players": (classic.Options(3), 65),
    "four-players": (classic.Options(4), 93),
    "five-players": (classic.Options(5), 119),
    "six-players": (classic.Options(6), 174),
    "seven-players": (classic.Options(7), 39),
    "simplified": (classic.Options(5, simplified=True), 121),
    "characters-chosen": (classic.Options(6, characters="choose"), 224),
    "all-sets-four-players": (classic.Options(4, characters="choose", event_deck_size=28, sets=combination(-1)), 2355),
    "all-sets-six-players": (classic.Options(6, sets=combination(-1)), 1146),
    "all-sets-eight-players": (classic.Options(8, russian_roulette="missed_effects", sets=combination(-1)), 542),
}
"""Options and seeds, chosen so that every kind of decision and almost every kind of event comes up."""


def print_game(name: str) -> str:
    """Return the text of a playthrough."""
    options, seed = GAMES[name]
    return "\n".join(playthrough(options, seed)) + "\n"


BASE_EVENTS = frozenset(
    {
        "answers", "avoids", "character", "check-fails", "check-succeeds", "deals", "discards", "doomed", "draws",
        "draws-from-discard", "dying", "eliminated", "explodes", "flip-chosen", "flips", "game-over", "game-starts",
        "looks", "loses-life", "no-effect", "nothing-to-draw", "passes-on", "penalised", "picks", "plays",
        "regains-life", "removes-from-front", "removes-from-hand", "reshuffles", "returns", "reveals-role", "rewarded",
        "shows", "store", "takes-from-front", "takes-from-hand", "turn-ends", "turn-skipped", "turn-starts", "uses",
    }
)  # fmt: skip
"""The kinds of events of the base game."""
EVENTS = BASE_EVENTS | {
    "buries", "copies", "declines", "event", "ghost-leaves", "gives", "guesses", "names-suit", "new-identity",
    "returns-alive", "returns-as-ghost", "unaffected",
}  # fmt: skip
"""The kinds of events of all games."""

# Records -------------------------------------------------------------------------------------------------------------

RECORDED = 30
DIGESTS = 10


def set_options(number: int) -> classic.Options:
    """Return the options of the recorded game with combination ``number`` of the sets."""
    sets = combination(number)
    return classic.Options(
        3 + number // 2 % (6 if "dodge_city" in sets else 5),
        characters="choose" if "dodge_city" in sets and number % 8 == 1 else "dealt",
        sets=sets,
        event_deck_size=12 + number % 17,
        russian_roulette="missed_effects" if number % 3 else "missed_cards",
    )


def recorded() -> dict[Path, tuple[classic.Options, int]]:
    """Return all recorded games, those of the base set first: file, options and seed."""
    games: dict[Path, tuple[classic.Options, int]] = {}
    for number in range(RECORDED):
        options = variety(number)
        games[FILES.records / f"game-{number:02}-{options.players}-players.jsonl"] = options, number
    for number in range(1, COMBINATIONS):
        options = set_options(number)
        games[FILES.records / f"sets-{number:02}-{options.players}-players.jsonl"] = options, number
    return games


def record_game(path: Path, options: classic.Options, number: int) -> None:
    """Play a game and write its record."""
    golden_files.record_game(path, classic.new(options, number), number, lively, DIGESTS)


# Counts --------------------------------------------------------------------------------------------------------------

LEAVES = 20_000
"""Counting stops at the depth that would exceed this number."""


def counts(game: classic.ClassicGame) -> list[int]:
    """Return the counts for depth 1, 2, ... as far as they are not too many."""
    return golden_files.counts(game, LEAVES, 4)


def openings(players: int, characters: str = "dealt") -> Callable[[], classic.ClassicGame]:
    return lambda: classic.new(classic.Options(players, characters=characters), players)


def after(number: int, decisions: int, begin: Start | None = None) -> Callable[[], classic.ClassicGame]:
    return lambda: midway(number, decisions, begin)


LONG_GAMES = (*range(5), *range(6, 10), *range(11, 24))

POSITIONS: dict[str, Callable[[], classic.ClassicGame]] = {
    **{f"{players} players, first decision": openings(players) for players in range(3, 8)},
    **{f"{players} players, characters to choose": openings(players, "choose") for players in (3, 7)},
    **{f"game {number}, after {steps} decisions": after(number, steps) for number in LONG_GAMES for steps in (25, 60)},
    **{
        f"game {number} with all sets, after {steps} decisions": after(number, steps, start_with_sets)
        for number in range(1, 24, 2)
        for steps in (25, 60)
    },
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


def write_all() -> None:
    """Write all files anew."""
    FILES.write(
        {name: partial(print_game, name) for name in GAMES},
        {path: partial(record_game, options=options, number=number) for path, (options, number) in recorded().items()},
        all_counts(),
    )
