"""Playouts: games played to the end by uniformly random legal actions."""

from __future__ import annotations

from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng


def playout(game: Game, rng: Rng) -> int:
    """Play ``game`` to its end with random legal actions drawn from ``rng``; return the number of decisions.

    A forced decision draws nothing from ``rng`` and counts like any other.
    """
    decisions = 0
    decision = game.decision
    while decision is not None:
        actions = decision.actions
        n = len(actions)
        game.apply(actions[0] if n == 1 else actions[rng.below(n)])
        decisions += 1
        decision = game.decision
    return decisions
