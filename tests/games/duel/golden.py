"""The golden files of The Duel: playthroughs, recorded games and counts, and what they are made from.

``python -m tests.games.duel.refresh`` writes them anew (see there).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from sixgun.games import duel
from sixgun.kernel.event import EVERYBODY, Event
from tests.games import golden_files
from tests.games.playing import pending

from .play import lively, midway, variety

FILES = golden_files.GoldenFiles(Path(__file__).parent, "python -m tests.games.duel.refresh")

# Playthroughs --------------------------------------------------------------------------------------------------------

GAMES: dict[str, tuple[duel.Options, int]] = {
    "posse-of-four": (duel.Options(4), 27),
    "second-seat-is-the-law": (duel.Options(5, law=1), 229),
}
"""Options and seeds of the games that are printed."""


def print_game(name: str) -> str:
    """Return the text of a playthrough."""
    options, seed = GAMES[name]
    return "\n".join(playthrough(options, seed)) + "\n"


def playthrough(options: duel.Options, seed: int) -> Iterator[str]:
    """Yield the lines of a game played by :func:`~tests.games.duel.play.lively`, seeded with the same ``seed``."""
    events: list[Event] = []
    game = duel.new(options, seed, events.append)
    return golden_files.playthrough(game, seed, events, lively, tell, ask)


def ask(game: duel.DuelGame) -> Iterator[str]:
    """Yield what else there is to say of the pending decision, what the seat that is asked sees, and its answers."""
    decision = pending(game)
    forced = " forced" if decision.forced else ""
    about = f" about {game.card_text(decision.card)}" if decision.card >= 0 else ""
    yield f"by {decision.by}{about}{forced}"
    yield from show(game.view(decision.seat))
    yield "   may  " + " | ".join(action.text for action in decision.actions)


def tell(game: duel.DuelGame, event: Event) -> str:
    """Return an event in one line: who, to whom, the cards and who sees them, what else there is, and the rule."""
    words = [event.kind, f"@{event.seat}" if event.seat >= 0 else "", f"to @{event.other}" if event.other >= 0 else ""]
    words += [game.card_text(card) for card in event.cards]
    words += [f"seen by {event.knowers}" if event.knowers != EVERYBODY else "", str(event.amount or ""), event.detail]
    return " ".join(word for word in [*words, event.cite] if word)


def show(view: duel.View) -> Iterator[str]:
    """Yield what a seat sees of the characters and of its own hand."""
    for seat in view.seats:
        characters = [
            f"{'*' if c.ac else ''}{c.id} {c.life}/{c.max_life} [{' '.join(view.box.texts[g] for g in c.gear)}]"
            for c in seat.characters
        ]
        piles = f"hand {seat.hand_backs} deck {seat.deck_size} reserve {seat.reserve_size}"
        yield f"   {seat.side:8} {'  '.join(characters)}  {piles}"
    yield f"   hand {' '.join(view.box.texts[card] for card in view.hand)}"


# Records -------------------------------------------------------------------------------------------------------------

RECORDED = 18
DIGESTS = 20


def recorded() -> dict[Path, tuple[duel.Options, int]]:
    """Return all recorded games: file, options and seed."""
    games: dict[Path, tuple[duel.Options, int]] = {}
    for number in range(RECORDED):
        options = variety(number)
        games[FILES.records / f"game-{number:02}-posse-{options.posse}.jsonl"] = options, number
    return games


def record_game(path: Path, options: duel.Options, number: int) -> None:
    """Play a game and write its record."""
    golden_files.record_game(path, duel.new(options, number), number, lively, DIGESTS)


# Counts --------------------------------------------------------------------------------------------------------------

LEAVES = 10_000
"""Counting stops at the depth that would exceed this number."""


def counts(game: duel.DuelGame) -> list[int]:
    """Return the counts for depth 1, 2, ... as far as they are not too many."""
    return golden_files.counts(game, LEAVES, 4)


def after(number: int, decisions: int) -> Callable[[], duel.DuelGame]:
    return lambda: midway(number, decisions)


POSITIONS: dict[str, Callable[[], duel.DuelGame]] = {
    "first decision": lambda: duel.new(seed=1),
    **{f"game {number}, after {steps} decisions": after(number, steps) for number in range(18) for steps in (25, 90)},
}


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
