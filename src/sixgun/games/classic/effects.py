"""The known parts that most cards are made of: one effect for each line of symbols (B-8.1, B-8.2)."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.card import Effect
from sixgun.games.classic.combat import Volley, shoot
from sixgun.games.classic.life import drink_beer, regain_life
from sixgun.games.classic.table import Table
from sixgun.games.classic.taking import PickCard
from sixgun.kernel.frame import Frame


@final
class Bang(Effect):
    """``bang`` with one target: a BANG! effect, cancelled by one Missed! effect (B-8.6)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Shoot at the target."""
        shoot(table, seat, target, card, 1)


@final
class BangAll(Effect):
    """``bang all_others``: a BANG! effect on every other player (T-4)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Shoot at everybody else, clockwise from the left."""
        table.push(Volley(seat, card, table.others(seat).copy()))


@final
class DrawCards(Effect):
    """``draw``, once for each symbol: draw from the top of the deck."""

    def __init__(self, n: int) -> None:
        self.n: int = n

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Draw the cards."""
        table.draw(seat, self.n, "B-8.2")


@final
class Beer(Effect):
    """``life`` on a Beer card: it has no effect with two players left (B-9.3)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Regain a life point."""
        drink_beer(table, seat, card)


@final
class Life(Effect):
    """``life`` on any other card: its player regains 1 life point for each symbol."""

    def __init__(self, n: int) -> None:
        self.n: int = n

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Regain the life points."""
        regain_life(table, seat, self.n)


@final
class LifeOthers(Effect):
    """``life all_others``: every other player regains 1 life point, clockwise from the left (T-4)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Heal everybody else who is not dying or doomed (B-6.10)."""
        for other in table.others(seat):
            if table.life[other] > 0:
                regain_life(table, other, 1)


@final
class Take(Effect):
    """``draw`` with a target player: take a card of his (B-8.4)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Pick a card to take."""
        table.push(PickCard(seat, target, card, True))


@final
class Remove(Effect):
    """``discard`` with a target player: make him lose a card to the discard pile (B-8.4)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Pick a card to discard."""
        table.push(PickCard(seat, target, card, False))


@final
class Lines(Frame[Table]):
    """The effects of a card with several lines, carried out from top to bottom (B-8.1); ``line`` is the next one."""

    __slots__ = ("card", "line", "seat", "target")

    def __init__(self, seat: int, card: int, target: int, line: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.target: int = target
        self.line: int = line

    def advance(self, game: Table) -> None:
        """Carry out the next line, if the player is still standing (T-10)."""
        effects = game.box.kind[self.card].effects
        if self.line >= len(effects) or not game.standing(self.seat):
            game.pop()
            return
        self.line += 1
        effects[self.line - 1].start(game, self.seat, self.card, self.target)

    def clone(self) -> Lines:
        """Return an independent copy."""
        return Lines(self.seat, self.card, self.target, self.line)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"lines {self.seat} {self.card} {self.target} {self.line}"
