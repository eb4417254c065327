"""The games by name, for all that works with any game: records, simulations, the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.kernel.errors import OptionsError
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game

GAMES: Final = ("classic", "duel")
"""Ids of all games."""


def make_game(
    game_id: str,
    options: dict[str, object],
    seed: int,
    listener: Callable[[Event], None] | None = None,
) -> Game:
    """Start a game from its id and its options as JSON values (a :data:`sixgun.kernel.replay.MakeGame`).

    Args:
        game_id: one of ``GAMES``.
        options: as ``game.options_dict()`` gives them; what is left out has its default.
        seed: any integer from 0 up.
        listener: called with every event from the very first on.

    Raises:
        OptionsError: there is no such game, or the options cannot be met.
    """
    if game_id == "classic":
        from sixgun.games import classic

        return classic.new(classic.options_from_dict(options), seed, listener)
    if game_id == "duel":
        from sixgun.games import duel

        return duel.new(duel.options_from_dict(options), seed, listener)
    known = ", ".join(GAMES)
    raise OptionsError(
        f"there is no game {game_id!r}; there is {known}", "error-game", {"game": game_id, "known": known}
    )
