"""Life points lost at the same time, with what the victims may choose (G-5.4, G-5.7, G-5.9)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.dice.actions import SHED, SHED_OR_KEEP, TAKE, TAKE_OR_LOSE
from sixgun.games.dice.elimination import return_arrow
from sixgun.games.dice.life import BULLSEYE, DYNAMITES, GATLINGS, lose_life
from sixgun.games.dice.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame

LAST_ARROW: Final = 1
"""An arrow that nobody may take instead of losing a life point."""


def lose_points(table: Table, cause: int) -> None:
    """Have all who are hit lose their points. If any of them has a say about it, a frame goes on the stack first."""
    hit = table.hit
    table.hit = 0
    if hit & table.choosers:
        table.push(Losses(cause, 0, 0))
        return
    by = -1 if cause == DYNAMITES else table.current
    hits = table.hits
    for seat in table.clockwise(hit):
        points = hits[seat]
        hits[seat] = 0
        lose_life(table, seat, points, by, cause)


@final
class Losses(Frame[Table]):
    """The victims lose their points one after the other, clockwise from the left of the roller, point by point (G-5.9).

    ``step`` counts the seats that are done. ``shedding`` is 1 while the victim may discard an arrow for the point he
    has just lost. Who has no life points left makes no choice any more: the points beyond do not exist (G-6.1), and
    all his arrows go back when he is eliminated (G-6.2).
    """

    __slots__ = ("cause", "shedding", "step")

    def __init__(self, cause: int, step: int, shedding: int) -> None:
        self.cause: int = cause
        self.step: int = step
        self.shedding: int = shedding

    def advance(self, game: Table) -> None:
        """Let the next victim lose a point, or ask him."""
        n = game.seats
        while self.step < n:
            seat = (game.current + 1 + self.step) % n
            points = game.hits[seat]
            ability = game.abilities[seat]
            by = -1 if self.cause == DYNAMITES else game.current
            if self.shedding:
                game.decision = Decision(
                    seat, "discard-own-arrow", SHED_OR_KEEP, ability.cite, by, -1, game.arrows[seat]
                )
                return
            if points == 0 or game.life[seat] == 0:
                game.hits[seat] = 0
                self.step += 1
            elif ability.arrow_for_point and self.cause in (BULLSEYE, GATLINGS) and game.pile > LAST_ARROW:
                game.decision = Decision(seat, "take-arrow", TAKE_OR_LOSE, ability.cite, by, -1, points)
                return
            elif game.choosers >> seat & 1:
                self.lose_one(game, seat)
            else:
                game.hits[seat] = 0
                lose_life(game, seat, points, by, self.cause)
        game.pop()

    def lose_one(self, game: Table, seat: int) -> None:
        """Have ``seat`` lose one point, for which he may discard an arrow."""
        game.hits[seat] -= 1
        lose_life(game, seat, 1, -1 if self.cause == DYNAMITES else game.current, self.cause)
        if game.abilities[seat].sheds_arrow and game.arrows[seat] and game.life[seat]:
            self.shedding = 1

    def answer(self, game: Table, action: Action) -> None:
        """Take the victim's choice."""
        seat = (game.current + 1 + self.step) % game.seats
        if self.shedding:
            self.shedding = 0
            if action.verb == SHED:
                return_arrow(game, seat, seat, game.abilities[seat].cite)
        elif action.verb == TAKE:
            game.hits[seat] -= 1
            game.pile -= 1
            game.arrows[seat] += 1
            if game.listening:
                game.say("takes-arrow", seat, game.current, amount=1, cite=game.abilities[seat].cite)
        else:
            self.lose_one(game, seat)

    def clone(self) -> Losses:
        """Return an independent copy."""
        return Losses(self.cause, self.step, self.shedding)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"losses {self.cause} {self.step} {self.shedding}"
