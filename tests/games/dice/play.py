"""Random games of every sort, for all tests that play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sixgun.games import dice
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng

LONGEST = 5000
"""More decisions than any random game takes; a game that reaches it does not end."""


def variety(number: int) -> dice.Options:
    """Return the options of game ``number``: 3 to 8 players, and in every third game a given first seat."""
    players = 3 + number % 6
    return dice.Options(players, sheriff=number // 6 % players if number % 3 == 0 else -1)


def start(number: int, listener: Callable[[Event], None] | None = None) -> dice.DiceGame:
    """Start game ``number``, with the options of :func:`variety` and the number as its seed."""
    return dice.new(variety(number), number, listener)


def gentle(decision: Decision, rng: Rng) -> Action:
    """Choose a legal answer at random, but roll few dice again, so that games last and arrows change hands."""
    actions = decision.actions
    if decision.kind == "reroll" and rng.below(3):
        actions = [action for action in actions if action.mode.bit_count() < 2]
    return actions[rng.below(len(actions))]


def pending(game: dice.DiceGame) -> Decision:
    """Return the decision of a game that is not over."""
    decision = game.decision
    assert decision is not None
    return decision


def walk(game: dice.DiceGame, rng: Rng) -> Iterator[Decision]:
    """Play a game to its end, and yield every decision before it is answered."""
    steps = 0
    while game.decision is not None:
        yield game.decision
        game.apply(gentle(game.decision, rng))
        steps += 1
        assert steps < LONGEST
