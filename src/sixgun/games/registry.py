"""The games by name, for all that works with any game: records, simulations, the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sixgun.kernel.errors import OptionsError
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game

GAMES: Final = ("classic", "duel", "dice")
"""Ids of all games."""

Start = Callable[[int, Callable[[Event], None] | None], Game]
"""Starts a game from a seed, with a listener for its events or without."""


@final
class Setting:
    """A game and its options, read once: any number of games can be started from it.

    Attributes:
        game_id: one of ``GAMES``.
        options: all options as JSON values, those with their defaults too.
        seats: number of seats.
    """

    def __init__(self, game_id: str, options: dict[str, object], seats: int, start: Start) -> None:
        """Keep what :func:`setting` has read."""
        self.game_id: str = game_id
        self.options: dict[str, object] = options
        self.seats: int = seats
        self._start: Start = start

    def start(self, seed: int, listener: Callable[[Event], None] | None = None) -> Game:
        """Start a game.

        Args:
            seed: any integer from 0 up.
            listener: called with every event from the very first on.

        Raises:
            OptionsError: the options cannot be met.
        """
        return self._start(seed, listener)


def setting(game_id: str, options: dict[str, object]) -> Setting:
    """Read the options of a game.

    Args:
        game_id: one of ``GAMES``.
        options: as ``game.options_dict()`` gives them; what is left out has its default.

    Raises:
        OptionsError: there is no such game, or an option is unknown or out of range.
    """
    if game_id == "classic":
        from sixgun.games import classic

        card_game = classic.options_from_dict(options)
        return Setting(
            game_id,
            card_game.to_dict(),
            card_game.players,
            lambda seed, listener: classic.new(card_game, seed, listener),
        )
    if game_id == "duel":
        from sixgun.games import duel

        duel_game = duel.options_from_dict(options)
        return Setting(game_id, duel_game.to_dict(), 2, lambda seed, listener: duel.new(duel_game, seed, listener))
    if game_id == "dice":
        from sixgun.games import dice

        dice_game = dice.options_from_dict(options)
        return Setting(
            game_id,
            dice_game.to_dict(),
            dice_game.players,
            lambda seed, listener: dice.new(dice_game, seed, listener),
        )
    known = ", ".join(GAMES)
    raise OptionsError(
        f"there is no game {game_id!r}; there is {known}", "error-game", {"game": game_id, "known": known}
    )


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
    return setting(game_id, options).start(seed, listener)
