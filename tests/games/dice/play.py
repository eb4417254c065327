"""Random games of every sort, for all tests that play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sixgun.games import dice
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from tests.games.playing import play_half_way, walk_through

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


def walk(game: dice.DiceGame, rng: Rng) -> Iterator[Decision]:
    """Play ``game`` to its end with :func:`gentle` answers; stop before each of them to let the caller look."""
    return walk_through(game, rng, gentle, LONGEST)


def midway(number: int, decisions: int) -> dice.DiceGame:
    """Return game ``number`` after so many random decisions, or at its last one if it is shorter."""
    return play_half_way(start(number), Rng(number), gentle, decisions)
