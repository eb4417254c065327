"""Who was who in a finished game: what simulations count wins by."""

from __future__ import annotations

from typing import final

from sixgun.games.classic import ClassicGame
from sixgun.games.dice import DiceGame
from sixgun.kernel.game import Game


@final
class Cast:
    """What a finished game shows to everybody.

    Attributes:
        turns: how many turns were begun.
        roles: the role, or the side, of each seat.
        characters: the characters that each seat has played with.
    """

    __slots__ = ("characters", "roles", "turns")

    def __init__(self, turns: int, roles: list[str], characters: list[tuple[str, ...]]) -> None:
        self.turns: int = turns
        self.roles: list[str] = roles
        self.characters: list[tuple[str, ...]] = characters


def cast_of(game: Game) -> Cast:
    """Return the cast of a finished game, as a bystander sees it."""
    if isinstance(game, ClassicGame | DiceGame):
        view = game.view(-1)  # at the end all roles are revealed (B-13.6, G-6.10)
        return Cast(
            view.turn,
            [seat.role or "" for seat in view.seats],
            [(seat.character or "",) for seat in view.seats],
        )
    raise TypeError(f"nobody has said who plays in {game.game_id}")
