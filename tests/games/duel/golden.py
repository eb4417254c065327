"""The golden files of The Duel: playthroughs, recorded games and counts, and what they are made from.

``python -m tests.games.duel.refresh`` writes them anew (see there).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from sixgun.games import duel
from sixgun.kernel.event import EVERYBODY, Event
from sixgun.kernel.record import Header, Sitter
from sixgun.kernel.recorder import create
from sixgun.kernel.rng import Rng

from .play import lively, midway, variety

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs"
RECORDS = HERE / "records"
PERFT = HERE / "perft.json"
REFRESH = "python -m tests.games.duel.refresh"

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
    rng = Rng(seed)
    yield f"duel {' '.join(f'{name}={value}' for name, value in options.to_dict().items())} seed={seed}"
    number = 0
    while True:
        for event in events:
            yield "   * " + tell(game, event)
        events.clear()
        decision = game.decision
        if decision is None:
            break
        number += 1
        yield ""
        forced = " forced" if decision.forced else ""
        about = f" about {game.card_text(decision.card)}" if decision.card >= 0 else ""
        yield f"{number}. @{decision.seat} {decision.kind} ({decision.cite}) by {decision.by}{about}{forced}"
        yield from show(game.view(decision.seat))
        yield "   may  " + " | ".join(action.text for action in decision.actions)
        action = lively(decision, rng)
        yield f"   does {action.text}"
        game.apply(action)
    yield ""
    yield f"outcome {game.outcome}, returns {game.returns()}, digest {game.digest()}"


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
        games[RECORDS / f"game-{number:02}-posse-{options.posse}.jsonl"] = options, number
    return games


def record_game(path: Path, options: duel.Options, number: int) -> None:
    """Play a game and write its record."""
    game = duel.new(options, number)
    sitters = [Sitter("Ann", "random"), Sitter("Ben", "random")]
    recorder = create(str(path), Header("duel", options.to_dict(), number, sitters, "golden", DIGESTS))
    rng = Rng(number)
    while game.decision is not None:
        seat = game.decision.seat
        action = lively(game.decision, rng)
        game.apply(action)
        recorder.add(seat, action, game)
    recorder.close()


# Counts --------------------------------------------------------------------------------------------------------------

LEAVES = 10_000
"""Counting stops at the depth that would exceed this number."""
DEEPEST = 5


def perft(game: duel.DuelGame, depth: int) -> int:
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


def counts(game: duel.DuelGame) -> list[int]:
    """Return the counts for depth 1, 2, ... as far as they are not too many."""
    found = [perft(game, 1)]
    while len(found) < DEEPEST and found[-1] and found[-1] * max(found[0], 4) <= LEAVES:
        found.append(perft(game, len(found) + 1))
    return found


def after(number: int, decisions: int) -> Callable[[], duel.DuelGame]:
    return lambda: midway(number, decisions)


POSITIONS: dict[str, Callable[[], duel.DuelGame]] = {
    "first decision": lambda: duel.new(seed=1),
    **{f"game {number}, after {steps} decisions": after(number, steps) for number in range(18) for steps in (25, 90)},
}


def all_counts() -> dict[str, list[int]]:
    """Return the counts of all positions."""
    return {name: counts(make()) for name, make in POSITIONS.items()}


def read_counts() -> dict[str, list[int]]:
    """Return the golden counts."""
    found: dict[str, list[int]] = json.loads(PERFT.read_text(encoding="utf-8"))
    return found
