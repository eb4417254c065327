"""Records for the tests: of random games, whole or cut."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sixgun.games.registry import make_game
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.record import Header, Sitter, Step
from sixgun.kernel.recorder import create
from sixgun.kernel.rng import Rng


def header(seed: int = 1, players: int = 4, digests: int = 50) -> Header:
    """Return the header of a game of bots."""
    sitters = [Sitter(f"Bot {seat}", "random") for seat in range(players)]
    return Header("classic", {"players": players}, seed, sitters, "0", digests)


def start(head: Header) -> Game:
    """Start the game of a header."""
    return make_game(head.game, head.options, head.seed)


def write_game(
    path: Path, head: Header, most: int = 10**9, listener: Callable[[Event], None] | None = None
) -> tuple[Game, list[Step]]:
    """Play at most so many random actions, record them in ``path``; return the game and the steps."""
    game = make_game(head.game, head.options, head.seed, listener)
    rng = Rng(head.seed)
    recorder = create(str(path), head)
    steps: list[Step] = []
    while game.decision is not None and len(steps) < most:
        decision = game.decision
        action = decision.actions[rng.below(len(decision.actions))]
        game.apply(action)
        steps.append(Step(0, decision.seat, action.text))
        recorder.add(decision.seat, action, game)
    recorder.close()
    return game, steps
