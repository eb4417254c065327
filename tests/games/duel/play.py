"""Random games of The Duel, for all tests that play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sixgun.games import duel
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from tests.games.playing import play_half_way, walk_through

LONGEST = 20_000
"""More decisions than any game takes; a game that reaches it does not end."""

KINDS = {
    "answer-hit", "choose-active", "choose-back", "choose-reveal", "discard-drawn", "discard-excess", "give-discard",
    "give-up", "if-dodged", "may-discard", "may-draw", "play", "redirect", "second-card", "store-pick",
    "take-from-fallen",
}  # fmt: skip
"""All kinds of decisions (D-18)."""

Listener = Callable[[Event], None]


def variety(number: int) -> duel.Options:
    """Return the options of game ``number``: in any 18 games that follow each other, all options are met."""
    return duel.Options(posse=4 + number % 9, law=number // 9 % 2)


def start(number: int, listener: Listener | None = None) -> duel.DuelGame:
    """Start game ``number``, with the options of :func:`variety` and the number as its seed."""
    return duel.new(variety(number), number, listener)


def lively(decision: Decision, rng: Rng) -> Action:
    """Choose a legal answer at random, but seldom stop, pass or end the turn, so that much happens."""
    actions = decision.actions
    if rng.below(4):
        actions = [action for action in actions if action.text not in ("end", "pass", "no")]
    return actions[rng.below(len(actions))] if actions else decision.actions[rng.below(len(decision.actions))]


def walk(game: duel.DuelGame, rng: Rng) -> Iterator[Decision]:
    """Play ``game`` to its end with :func:`lively` answers; stop before each of them to let the caller look."""
    return walk_through(game, rng, lively, LONGEST)


def midway(number: int, decisions: int) -> duel.DuelGame:
    """Return game ``number`` after so many random decisions, or at its last one if it is shorter."""
    return play_half_way(start(number), Rng(number), lively, decisions)
