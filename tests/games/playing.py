"""Playing games of any sort to their end or half-way, for all tests that play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng

Chooser = Callable[[Decision, Rng], Action]
"""How a decision is answered at random."""
G = TypeVar("G", bound=Game)


def pending(game: Game) -> Decision:
    """Return the decision of a game that is not over."""
    decision = game.decision
    assert decision is not None
    return decision


def walk_through(game: Game, rng: Rng, choose: Chooser, longest: int) -> Iterator[Decision]:
    """Play ``game`` to its end; stop before each answer to let the caller look.

    A game that takes ``longest`` decisions does not end.
    """
    for _ in range(longest):
        decision = game.decision
        if decision is None:
            return
        yield decision
        game.apply(choose(decision, rng))
    raise AssertionError("this game does not end")


def play_half_way(game: G, rng: Rng, choose: Chooser, decisions: int) -> G:
    """Play so many decisions of ``game`` and return it, at its last decision if it is shorter."""
    for _ in range(decisions):
        action = choose(pending(game), rng)
        probe = game.clone()
        probe.apply(action)
        if probe.over:
            break
        game.apply(action)
    return game
