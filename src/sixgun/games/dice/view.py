"""Views: what one seat may know of The Dice Game (G-9.2), written field by field from what it may know."""

from __future__ import annotations

from typing import Any, final

from sixgun.games.dice.actions import MAX_SEATS
from sixgun.games.dice.aiming import distance
from sixgun.games.dice.die import BEER, FACES, GATLING, ONE, TWO
from sixgun.games.dice.options import Options
from sixgun.games.dice.rolling import locked_dice
from sixgun.games.dice.table import Table
from sixgun.games.roles import ROLES
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.view import GameView


@final
class SeatView:
    """What the viewer knows of one seat. All of it is open except ``role``.

    Attributes:
        seat: number of the seat.
        role: id of the role, ``None`` if the viewer does not know it.
        revealed: whether everybody knows the role.
        character: id of the character, ``None`` for one that bends no rule and is in no box.
        life, max_life: life points now and at most.
        arrows: arrows in front of the seat.
        in_game: whether it is not eliminated.
        hits: life points it is to lose in the step that is being carried out (G-5.4).
        distance: how many places away from the viewer it sits, counting the living only (G-0.3); 0 for himself, the
            eliminated and bystanders.
    """

    __slots__ = ("arrows", "character", "distance", "hits", "in_game", "life", "max_life", "revealed", "role", "seat")

    def __init__(self, table: Table, seat: int, viewer: int) -> None:
        self.seat: int = seat
        self.revealed: bool = table.revealed[seat]
        self.role: str | None = None
        if table.revealed[seat] or seat == viewer:
            self.role = ROLES[table.roles[seat]]
        character = table.characters[seat]
        self.character: str | None = None if character is None else character.id
        self.life: int = table.life[seat]
        self.max_life: int = table.max_life[seat]
        self.arrows: int = table.arrows[seat]
        self.in_game: bool = table.lives(seat)
        self.hits: int = table.hits[seat]
        self.distance: int = 0
        if viewer not in (seat, BYSTANDER) and table.lives(seat) and table.lives(viewer):
            self.distance = distance(table.living, viewer, seat)

    def to_dict(self) -> dict[str, Any]:
        """Return all fields as JSON-ready values."""
        return {
            "seat": self.seat,
            "role": self.role,
            "revealed": self.revealed,
            "character": self.character,
            "life": self.life,
            "max_life": self.max_life,
            "arrows": self.arrows,
            "in_game": self.in_game,
            "hits": self.hits,
            "distance": self.distance,
        }


@final
class View(GameView):
    """Everything one seat may know of a game at one moment, and nothing else.

    Besides what every view holds (:class:`GameView`):

    Attributes:
        options: what the game is made from.
        seats: what is known of each seat.
        current, turn: the roller, and the number of the turn.
        dice: face of each die (see ``die.py``), empty before the first roll of a turn.
        locked: bit mask of the dice that cannot be rolled again, while he rolls (G-4.3).
        used: bit mask of the dice that have been used, once they are being resolved (G-5).
        rolls, rerolls: how often the roller has rolled in this turn, and how often he still may (G-4.1).
        pile: arrows in the middle.
        resolving: whether the dice have been accepted and are being resolved.
        ones, twos, beers, gatlings: dice that are still to be resolved; 0 while he rolls.
        doubling, own_beer, hit, fallen, struck: counters of the step being carried out, see :class:`Table`. All are
            open.
        end_cite: the rule by which the game has ended.
    """

    __slots__ = (
        "beers", "current", "dice", "doubling", "end_cite", "fallen", "gatlings", "hit", "locked", "ones", "options",
        "own_beer", "pile", "rerolls", "resolving", "rolls", "seats", "struck", "turn", "twos", "used",
    )  # fmt: skip

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        self.options: Options = table.options
        self.seats: list[SeatView] = [SeatView(table, other, seat) for other in range(table.seats)]
        self.current: int = table.current
        self.turn: int = table.turn
        self.dice: list[int] = table.dice.copy()
        self.rolls: int = table.rolls
        self.rerolls: int = table.rerolls
        self.pile: int = table.pile
        self.ones: int = table.ones
        self.twos: int = table.twos
        self.beers: int = table.beers
        self.gatlings: int = table.gatlings
        self.doubling: bool = table.doubling
        self.own_beer: int = table.own_beer
        self.hit: int = table.hit
        self.fallen: int = table.fallen
        self.struck: int = table.struck
        self.resolving: bool = table.resolving
        self.locked: int = locked_dice(table) if self.asked_kind == "reroll" else 0
        self.used: int = self._used() if self.resolving else 0
        self.end_cite: str = table.cite

    def _used(self) -> int:
        """Return which dice have been used: of equal ones those in the lowest places."""
        used = 0
        for face, left in ((ONE, self.ones), (TWO, self.twos), (BEER, self.beers), (GATLING, self.gatlings)):
            count = self.dice.count(face) - left
            for place, shown in enumerate(self.dice):
                if shown == face and count > 0:
                    used |= 1 << place
                    count -= 1
        return used

    def to_dict(self) -> dict[str, Any]:
        """Return all fields as JSON-ready values: faces and actions in notation, dice by their places from 1."""
        return {
            "game": "dice",
            "options": self.options.to_dict(),
            "seat": self.seat,
            "seats": [seat.to_dict() for seat in self.seats],
            "current": self.current,
            "turn": self.turn,
            "dice": [FACES[face] for face in self.dice],
            "locked": [place + 1 for place in range(len(self.dice)) if self.locked >> place & 1],
            "used": [place + 1 for place in range(len(self.dice)) if self.used >> place & 1],
            "rolls": self.rolls,
            "rerolls": self.rerolls,
            "pile": self.pile,
            "resolving": self.resolving,
            "ones": self.ones,
            "twos": self.twos,
            "beers": self.beers,
            "gatlings": self.gatlings,
            "doubling": self.doubling,
            "own_beer": self.own_beer,
            "fallen": [seat for seat in range(MAX_SEATS) if self.fallen >> seat & 1],
            "struck": [seat for seat in range(MAX_SEATS) if self.struck >> seat & 1],
            **self.question_dict(),
            **self.progress_dict(),
            "end_cite": self.end_cite,
        }
