"""The "draw!" (B-7.1 to B-7.3): a card is turned over, and its suit and rank decide."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.classic.box import HEARTS, SPADES
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame

ANY_HEART: Final = 0
"""Condition: Hearts (Barrel, Jail)."""
SPADE_2_TO_9: Final = 1
"""Condition: a Spade from 2 to 9, ends included (Dynamite; B-7.2)."""
ANY_SPADE: Final = 2
"""Condition: Spades."""


def meets(table: Table, card: int, condition: int) -> bool:
    """Tell whether a turned card meets the condition of a "draw!" (B-7.2)."""
    suit = table.suit(card)
    if condition == ANY_HEART:
        return suit == HEARTS
    if condition == ANY_SPADE:
        return suit == SPADES
    return suit == SPADES and 2 <= table.box.rank[card] <= 9


@final
class Check(Frame[Table]):
    """A "draw!" of ``seat``; finishes with 1 if ``condition`` is met, else 0. ``what`` is the id of what asked for it.

    With several cards to turn (B-7.3) they lie on the display until one is chosen.
    """

    __slots__ = ("condition", "seat", "turned", "what")

    def __init__(self, seat: int, condition: int, what: str, turned: bool = False) -> None:
        self.seat: int = seat
        self.condition: int = condition
        self.what: str = what
        self.turned: bool = turned

    def advance(self, game: Table) -> None:
        """Turn the card or cards; ask which counts if there are several."""
        if not self.turned:
            flips = game.flips[self.seat]
            if flips == 1:
                self.turn_one(game)
                return
            self.turned = True
            for _ in range(flips):
                card = game.take_top()
                if card < 0:
                    break
                game.display.append(card)
                if game.listening:
                    game.say("flips", self.seat, cards=(card,), detail=self.what, cite="B-7.3")
                game.deck_check()
        display = game.display
        if not display:
            self.done(game, False)
        elif len(display) == 1:
            self.choose(game, display[0])
        else:
            box = game.box
            game.ask(self.seat, "choose-flip", [box.choose[card] for card in display], "B-7.3")

    def turn_one(self, game: Table) -> None:
        """Turn the top card onto the discard pile; without any card the condition is not met (B-7.1, B-7.7)."""
        card = game.take_top()
        if card < 0:
            if game.listening:
                game.say("nothing-to-draw", self.seat, cite="B-7.7")
            self.done(game, False)
            return
        game.discard.append(card)
        if game.listening:
            game.say("flips", self.seat, cards=(card,), detail=self.what, cite="B-7.1")
        met = meets(game, card, self.condition)
        game.deck_check()
        self.done(game, met)

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice among the turned cards."""
        self.choose(game, action.card)

    def choose(self, game: Table, chosen: int) -> None:
        """Discard the turned cards, the chosen one last (B-7.3)."""
        for card in game.display:
            if card != chosen:
                game.discard.append(card)
        game.discard.append(chosen)
        game.display = []
        if game.listening:
            game.say("flip-chosen", self.seat, cards=(chosen,), detail=self.what, cite="B-7.3")
        self.done(game, meets(game, chosen, self.condition))

    def done(self, game: Table, met: bool) -> None:
        """Say how it went and hand the result down."""
        if game.listening:
            game.say("check-succeeds" if met else "check-fails", self.seat, detail=self.what, cite="B-7.1")
        game.finish(1 if met else 0)

    def clone(self) -> Check:
        """Return an independent copy."""
        return Check(self.seat, self.condition, self.what, self.turned)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"check {self.seat} {self.condition} {self.what} {self.turned}"
