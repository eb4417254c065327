"""Dynamite, Rattlesnake and Stampede: Equipment that has its effect at the start of its owner's turn (D-12)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.duel.ability import START_OF_TURN, Ability
from sixgun.games.duel.active import close_window, open_window
from sixgun.games.duel.card import DYNAMITE, SNAKE
from sixgun.games.duel.life import lose_in_window, lose_points
from sixgun.games.duel.reveal import reveal
from sixgun.games.duel.swaps import swap
from sixgun.games.duel.table import Table
from sixgun.kernel.frame import Frame

EXPLOSION: Final = 3
"""Life points that Dynamite takes (D-16.12)."""

# Stages of the Dynamite.
BEGIN: Final = 0
WAIT: Final = 1
EXPLODED: Final = 2


@final
class Dynamite(Ability):
    """It explodes, or passes to the opponent's RC (D-16.12)."""

    def __init__(self) -> None:
        super().__init__("dynamite", "D-16.12", START_OF_TURN)
        self.order = 1

    def start_of_turn(self, table: Table, spot: int, card: int) -> None:
        """Reveal."""
        table.push(DynamiteCheck(spot, card))


@final
class DynamiteCheck(Frame[Table]):
    """The reveal for the Dynamite ``card`` of the character on ``spot``, and what comes of it."""

    __slots__ = ("card", "spot", "stage")

    def __init__(self, spot: int, card: int, stage: int = BEGIN) -> None:
        self.spot: int = spot
        self.card: int = card
        self.stage: int = stage

    def advance(self, game: Table) -> None:
        """Reveal; after the explosion the window closes and the card is discarded."""
        if self.stage == BEGIN:
            self.stage = WAIT
            seat = self.spot >> 1
            reveal(game, seat, seat, DYNAMITE, "dynamite")
            return
        close_window(game)
        game.pop()
        game.discard_gear(self.spot, self.card)
        if game.listening:
            game.say("discards", self.spot >> 1, cards=(self.card,), detail="spent", cite="D-16.12")

    def receive(self, game: Table, result: int) -> None:
        """Explode, without a cause (D-9.2), or pass on, which is not playing."""
        spot = self.spot
        if result:
            self.stage = EXPLODED
            if game.listening:
                game.say("explodes", spot >> 1, cards=(self.card,), detail=game.name(spot), cite="D-16.12")
            open_window(game, spot)
            lose_points(game, spot, EXPLOSION, -1, "D-16.12")
            return
        game.pop()
        other = 1 - (spot >> 1)
        game.take_gear(spot, self.card)
        if game.listening:
            game.say("passes-on", spot >> 1, other, cards=(self.card,), cite="D-16.12")
        game.put_on(game.rc[other], self.card, spot >> 1)

    def clone(self) -> DynamiteCheck:
        """Return an independent copy."""
        return DynamiteCheck(self.spot, self.card, self.stage)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"dynamite {self.spot} {self.card} {self.stage}"


@final
class Rattlesnake(Ability):
    """It may bite, and stays (D-16.29)."""

    def __init__(self) -> None:
        super().__init__("rattlesnake", "D-16.29", START_OF_TURN)
        self.order = 2

    def start_of_turn(self, table: Table, spot: int, card: int) -> None:
        """Reveal."""
        table.push(RattlesnakeCheck(spot))


@final
class RattlesnakeCheck(Frame[Table]):
    """The reveal for the Rattlesnake of the character on ``spot``."""

    __slots__ = ("spot",)

    def __init__(self, spot: int) -> None:
        self.spot: int = spot

    def advance(self, game: Table) -> None:
        """Reveal."""
        seat = self.spot >> 1
        reveal(game, seat, seat, SNAKE, "rattlesnake")

    def receive(self, game: Table, result: int) -> None:
        """A snake takes a life point, without a cause (D-9.2)."""
        game.pop()
        if result:
            lose_in_window(game, self.spot, 1, -1, "D-16.29")

    def clone(self) -> RattlesnakeCheck:
        """Return an independent copy."""
        return RattlesnakeCheck(self.spot)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"rattlesnake {self.spot}"


@final
class Stampede(Ability):
    """AC and RC of its owner swap (D-16.20)."""

    def __init__(self) -> None:
        super().__init__("stampede", "D-16.20", START_OF_TURN)
        self.order = 3

    def start_of_turn(self, table: Table, spot: int, card: int) -> None:
        """Swap; a single character cannot."""
        seat = spot >> 1
        if not table.single(seat):
            swap(table, seat, seat, "D-16.20")
