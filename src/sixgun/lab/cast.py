"""Who was who in a finished game: what simulations count wins by."""

from __future__ import annotations

from typing import final

from sixgun.games.classic import ClassicGame
from sixgun.games.dice import DiceGame
from sixgun.games.duel import DuelGame
from sixgun.games.duel.box import SIDES
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
    if isinstance(game, DuelGame):
        table = game.view(-1)
        seen = [*table.fallen, *(c.id for seat in table.seats for c in seat.characters if c.id)]
        sides = [seat.side for seat in table.seats]
        came = [tuple(name for name in seen if SIDES[table.box.character_of_id[name].side] == side) for side in sides]
        return Cast(table.turn, sides, came)
    raise TypeError(f"nobody has said who plays in {game.game_id}")
