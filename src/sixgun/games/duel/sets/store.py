"""General Store (D-16.14)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.duel.card import Effect
from sixgun.games.duel.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame

CARDS_OF_EACH: Final = 2
"""Cards turned up from each player's current deck."""


@final
class GeneralStore(Effect):
    """Two cards of each deck are turned up, and the players take one each in turn (D-16.14)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Turn the cards up, the player's own first; if fewer can be had, there are fewer."""
        table.display_knowers = -1
        for owner in (seat, 1 - seat):
            for _ in range(CARDS_OF_EACH):
                shown = table.take_top(owner)
                if shown >= 0:
                    table.display.append(shown)
                    if table.listening:
                        table.say("store", seat, owner, cards=(shown,), cite="D-16.14")
        table.push(StorePicks(seat, card, seat))


@final
class StorePicks(Frame[Table]):
    """A General Store of ``by`` being emptied; ``picker`` takes the next card."""

    __slots__ = ("by", "card", "picker")

    def __init__(self, by: int, card: int, picker: int) -> None:
        self.by: int = by
        self.card: int = card
        self.picker: int = picker

    def advance(self, game: Table) -> None:
        """Ask the next player; the last card is taken without asking."""
        display = game.display
        if not display:
            game.pop()
            return
        if len(display) == 1:
            self.pick(game, display[0])
            return
        choose = game.box.choose
        actions = [choose[card] for card in display]
        game.decision = Decision(self.picker, "store-pick", actions, "D-16.14", self.by, self.card)

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        self.pick(game, action.card)

    def pick(self, game: Table, card: int) -> None:
        """Move the card into the hand; both know it (D-19.3)."""
        seat = self.picker
        self.picker = 1 - seat
        game.display.remove(card)
        game.show_in_hand(seat, card)
        if game.listening:
            game.say("picks", seat, cards=(card,), cite="D-16.14")

    def clone(self) -> StorePicks:
        """Return an independent copy."""
        return StorePicks(self.by, self.card, self.picker)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"store {self.by} {self.card} {self.picker}"
