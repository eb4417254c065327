"""A seeded game printed decision by decision, with what the asked seat sees and everything that happens."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.games import dice
from sixgun.games.dice.die import FACES
from sixgun.games.dice.view import SeatView, View
from sixgun.kernel.event import Event
from tests.games import golden_files
from tests.games.playing import pending

from .play import gentle

MOST_REROLLS = 4
"""So many of the ways to roll again are printed."""


def playthrough(options: dice.Options, seed: int) -> Iterator[str]:
    """Yield the lines of a game played by :func:`~tests.games.dice.play.gentle`, seeded with the same ``seed``."""
    events: list[Event] = []
    game = dice.new(options, seed, events.append)
    return golden_files.playthrough(game, seed, events, gentle, golden_files.tell_event, ask)


def ask(game: dice.DiceGame) -> Iterator[str]:
    """Yield what else there is to say of the pending decision, what the seat that is asked sees, and its answers."""
    decision = pending(game)
    by = f"by @{decision.by} " if decision.by >= 0 else ""
    yield f"{by}amount {decision.amount}"
    yield from show(game.view(decision.seat))
    yield "   may  " + " | ".join(offers(game))


def offers(game: dice.DiceGame) -> list[str]:
    """Return the legal answers; of many ways to roll again only the first ones and their number."""
    texts = [action.text for action in game.legal()]
    if len(texts) <= MOST_REROLLS + 4:
        return texts
    return [*texts[:MOST_REROLLS], f"... {len(texts)} in all"]


def show(view: View) -> Iterator[str]:
    """Yield a view in short: the dice, and each seat as far as it is known."""
    showing = " ".join(FACES[face] for face in view.dice) or "-"
    words = [f"turn {view.turn} of @{view.current}", f"dice {showing}", f"rerolls {view.rerolls}", f"pile {view.pile}"]
    if view.resolving:
        words.append(f"left {view.ones} {view.twos} {view.beers} {view.gatlings}")
    if view.used:
        words.append("used " + " ".join(str(place + 1) for place in range(5) if view.used >> place & 1))
    yield "   " + ", ".join(words)
    yield "   " + "; ".join(show_seat(facts) for facts in view.seats)


def show_seat(facts: SeatView) -> str:
    """Return a seat: role and character, life, arrows, distance, and what it is to lose."""
    role = facts.role or "?"
    if not facts.in_game:
        return f"@{facts.seat} {role} out"
    words = [f"@{facts.seat} {role} {facts.character} {facts.life}/{facts.max_life}"]
    if facts.arrows:
        words.append(f"a{facts.arrows}")
    if facts.distance:
        words.append(f"d{facts.distance}")
    if facts.hits:
        words.append(f"-{facts.hits}")
    return " ".join(words)
