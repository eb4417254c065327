"""Losing and regaining life points (D-9)."""

from __future__ import annotations

from typing import final

from sixgun.games.duel.ability import LOSS_DRAWS, LOST_POINT, TAKES_LOSSES
from sixgun.games.duel.active import ability_at, bearing, close_window, open_window, recount
from sixgun.games.duel.draws import MayDraw
from sixgun.games.duel.table import Table
from sixgun.games.duel.trigger import note
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame


def lose_points(table: Table, spot: int, n: int, cause: int, cite: str, redirectable: bool = True) -> None:
    """Have the character on ``spot`` lose ``n`` life points, one at a time (D-9.1).

    Call it as the last thing a frame does in a step: it may put questions on the stack.

    Args:
        table: the game.
        spot: whose points they are.
        n: how many; those that a character has no longer are void (D-9.6).
        cause: the seat that makes it lose them, -1 for nobody (D-9.2).
        cite: the rule that takes them.
        redirectable: whether another character may lose them instead (D-9.4).
    """
    if (table.traits[spot] & LOSS_DRAWS and cause == 1 - (spot >> 1)) or (redirectable and stand_in(table, spot) >= 0):
        table.push(Loss(spot, n, cause, cite, redirectable))
        return
    left = n
    while left > 0 and table.life[spot] > 0:
        left -= 1
        lose_one(table, spot, cause, cite)


def stand_in(table: Table, spot: int) -> int:
    """Return the spot of the character that may lose a point in place of the one on ``spot``, -1 for none (D-9.1)."""
    other = spot ^ 1
    if table.traits[other] & TAKES_LOSSES and table.life[other] >= 2:
        return other
    return -1


def lose_one(table: Table, spot: int, cause: int, cite: str) -> None:
    """Have the character on ``spot`` lose one point, and call its reactions unless it was the last (D-9.3)."""
    seat = spot >> 1
    table.life[spot] -= 1
    if table.listening:
        table.say("loses-life", seat, cause, amount=1, detail=table.name(spot), cite=cite)
    if table.life[spot] == 0:
        table.downs.append(spot)
        recount(table, spot)
        if table.listening:
            table.say("down", seat, cause, detail=table.name(spot), cite="D-9.6")
        return
    traits = table.traits[spot]
    if traits & LOST_POINT:
        for source in bearing(table, spot, LOST_POINT):
            ability = ability_at(table, spot, source)
            if not ability.if_opponents or cause == 1 - seat:
                note(table, ability, spot, source)
    if traits & LOSS_DRAWS and cause == 1 - seat:
        for source in bearing(table, spot, LOSS_DRAWS):
            table.push(MayDraw(seat, 1, seat, ability_at(table, spot, source).cite))


@final
class Loss(Frame[Table]):
    """The character on ``spot`` is losing ``left`` more points, one after the other (see :func:`lose_points`)."""

    __slots__ = ("cause", "cite", "left", "redirectable", "spot")

    def __init__(self, spot: int, left: int, cause: int, cite: str, redirectable: bool) -> None:
        self.spot: int = spot
        self.left: int = left
        self.cause: int = cause
        self.cite: str = cite
        self.redirectable: bool = redirectable

    def advance(self, game: Table) -> None:
        """Ask who loses the next point if another may lose it instead; else take it."""
        spot = self.spot
        if self.left <= 0 or game.life[spot] <= 0:
            game.pop()
            return
        other = stand_in(game, spot) if self.redirectable else -1
        if other < 0:
            self.left -= 1
            lose_one(game, spot, self.cause, self.cite)
            return
        lose = game.box.lose
        actions = [lose[game.character[spot]], lose[game.character[other]]]
        game.decision = Decision(spot >> 1, "redirect", actions, "D-9.1", self.cause, amount=self.left)

    def answer(self, game: Table, action: Action) -> None:
        """Take the point from the character named."""
        self.left -= 1
        lose_one(game, game.spot_of(action.mode), self.cause, self.cite)

    def clone(self) -> Loss:
        """Return an independent copy."""
        return Loss(self.spot, self.left, self.cause, self.cite, self.redirectable)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"loss {self.spot} {self.left} {self.cause} {self.cite} {self.redirectable}"


def regain(table: Table, spot: int, amount: int, cite: str) -> None:
    """Have the character on ``spot`` regain up to ``amount`` points; what is above its maximum is lost (D-9.5)."""
    gain = min(amount, table.max_life(spot) - table.life[spot])
    if gain > 0:
        table.life[spot] += gain
        if table.listening:
            table.say("regains-life", spot >> 1, amount=gain, detail=table.name(spot), cite=cite)


@final
class WindowCloses(Frame[Table]):
    """Lies below what an effect does to one character, and closes its window when that is over (D-5.5)."""

    __slots__ = ()

    def advance(self, game: Table) -> None:
        """Close it."""
        close_window(game)
        game.pop()

    def clone(self) -> WindowCloses:
        """Return an independent copy."""
        return WindowCloses()

    def facts(self) -> str:
        """Return all fields as a short text."""
        return "window closes"


def lose_in_window(table: Table, spot: int, n: int, cause: int, cite: str, redirectable: bool = True) -> None:
    """Have the character on ``spot`` lose points as the target of an effect: an RC is awake meanwhile (D-5.6)."""
    open_window(table, spot)
    table.push(WindowCloses())
    lose_points(table, spot, n, cause, cite, redirectable)
