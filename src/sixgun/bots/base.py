"""What a bot is: somebody who answers decisions and sees no more than a person in the same seat would."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng


class Observer:
    """A seat's window on a game. Nothing is built until the bot looks.

    Attributes:
        seat: the seat that looks.
    """

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game: Game = game
        self.seat: int = seat

    def view(self) -> object:
        """Return the view of the seat: all that it may know now. Its type is the game's own."""
        return self._game.view(self.seat)

    def card_text(self, card: int) -> str:
        """Return the notation of a card that the bot has seen."""
        return self._game.card_text(card)


class Bot(ABC):
    """Base of all bots.

    A bot takes all its chance from ``rng``, so that games with it can be played again. Whoever runs the game
    may give it a fresh generator at any decision.

    Attributes:
        name: name of the kind of bot (``random``), as the command line and records know it.
        hears: whether the bot wants to be told what happens (:meth:`hear`). Events take time, so most do not.
    """

    name: str = "bot"
    hears: bool = False

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng

    @abstractmethod
    def choose(self, decision: Decision, observer: Observer) -> Action:
        """Return one of ``decision.actions``.

        Args:
            decision: what the bot's seat is asked.
            observer: the window on the game from that seat.
        """

    def hear(self, event: Event) -> None:
        """Take note of something that happened, as far as the seat may know it (only if ``hears`` is set)."""
