"""A seeded game printed decision by decision, with what the asked seat sees and everything that happens."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.games import dice
from sixgun.games.dice.die import FACES
from sixgun.games.dice.view import SeatView, View
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng

from .play import gentle

MOST_REROLLS = 4
"""So many of the ways to roll again are printed."""


def playthrough(options: dice.Options, seed: int) -> Iterator[str]:
    """Yield the lines of a game played by :func:`~tests.games.dice.play.gentle`, seeded with the same ``seed``."""
    events: list[Event] = []
    game = dice.new(options, seed, events.append)
    rng = Rng(seed)
    yield f"dice {' '.join(f'{name}={value}' for name, value in options.to_dict().items())} seed={seed}"
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
        about = f" by @{decision.by}" if decision.by >= 0 else ""
        yield f"{number}. @{decision.seat} {decision.kind} ({decision.cite}){about} amount {decision.amount}"
        yield from show(game.view(decision.seat))
        yield "   may  " + " | ".join(offers(game))
        action = gentle(decision, rng)
        yield f"   does {action.text}"
        game.apply(action)
    yield ""
    yield f"outcome {game.outcome}, returns {game.returns()}, digest {game.digest()}"


def offers(game: dice.DiceGame) -> list[str]:
    """Return the legal answers; of many ways to roll again only the first ones and their number."""
    texts = [action.text for action in game.legal()]
    if len(texts) <= MOST_REROLLS + 4:
        return texts
    return [*texts[:MOST_REROLLS], f"... {len(texts)} in all"]


def tell(game: dice.DiceGame, event: Event) -> str:
    """Return an event in one line: who, to whom, the dice, what else there is, and the rule."""
    words = [event.kind]
    if event.seat >= 0:
        words.append(f"@{event.seat}")
    if event.other >= 0:
        words.append(f"-> @{event.other}")
    words += [game.card_text(card) for card in event.cards]
    if event.amount:
        words.append(str(event.amount))
    if event.detail:
        words.append(event.detail)
    if event.cite:
        words.append(f"({event.cite})")
    return " ".join(words)


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
