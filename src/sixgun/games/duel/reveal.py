"""The reveal (D-10): a card is turned over, and the symbol in its corner decides."""

from __future__ import annotations

from typing import final

from sixgun.games.duel.ability import TURNS_TWO
from sixgun.games.duel.active import holder_of
from sixgun.games.duel.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame


def reveal(table: Table, seat: int, owner: int, symbol: int, what: str) -> None:
    """Have ``seat`` reveal; the frame on top receives 1 if ``symbol`` comes up, else 0 (D-10.1).

    Args:
        table: the game.
        seat: who reveals.
        owner: whose current deck is revealed from (D-10.4).
        symbol: what is hoped for, or feared.
        what: id of the card or character that asks for it.
    """
    chooser = holder_of(table, TURNS_TWO)
    if chooser >= 0:
        turn_two(table, seat, owner, symbol, what, chooser >> 1)
        return
    card = table.take_top(owner)
    if card < 0:
        if table.listening:
            table.say("nothing-to-draw", seat, cite="D-4.8")
    else:
        table.discard.append(card)
        if table.listening:
            table.say("reveals", seat, cards=(card,), detail=what, cite="D-10.1")
    tell(table, seat, card, symbol, what)


def tell(table: Table, seat: int, card: int, symbol: int, what: str) -> None:
    """Say how a reveal went and hand the result to the frame on top; no card matches nothing (D-4.8)."""
    met = card >= 0 and table.box.symbol[card] == symbol
    if table.listening:
        table.say("reveal-succeeds" if met else "reveal-fails", seat, detail=what, cite="D-10.1")
    table.stack[-1].receive(table, 1 if met else 0)


def turn_two(table: Table, seat: int, owner: int, symbol: int, what: str, chooser: int) -> None:
    """Turn two cards and lay them aside; ``chooser`` will say which counts (D-10.3)."""
    table.display_knowers = -1
    for turned in range(2):
        card = table.take_top(owner)
        if card < 0:
            if not turned and table.listening:
                table.say("nothing-to-draw", seat, cite="D-4.8")
            break
        table.display.append(card)
        if table.listening:
            table.say("turns", seat, cards=(card,), detail=what, cite="D-10.3")
    if len(table.display) == 2:
        table.push(ChooseReveal(seat, symbol, what, chooser))
    else:
        counted = table.display[0] if table.display else -1
        put_away(table)
        tell(table, seat, counted, symbol, what)


def put_away(table: Table) -> None:
    """Discard the cards laid aside, in the order in which they were turned (D-10.3)."""
    table.discard.extend(table.display)
    if table.listening and table.display:
        table.say("discards", cards=tuple(table.display), detail="turned", cite="D-10.3")
    table.display = []


@final
class ChooseReveal(Frame[Table]):
    """``chooser`` says which of the two cards on the display counts for a reveal of ``seat`` (D-10.3)."""

    __slots__ = ("chooser", "seat", "symbol", "what")

    def __init__(self, seat: int, symbol: int, what: str, chooser: int) -> None:
        self.seat: int = seat
        self.symbol: int = symbol
        self.what: str = what
        self.chooser: int = chooser

    def advance(self, game: Table) -> None:
        """Ask."""
        choose = game.box.choose
        actions = [choose[card] for card in game.display]
        game.decision = Decision(self.chooser, "choose-reveal", actions, "D-10.3", self.seat, amount=self.symbol)

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice, discard both, and hand the result down."""
        game.pop()
        if game.listening:
            game.say("reveal-chosen", self.chooser, self.seat, cards=(action.card,), detail=self.what, cite="D-10.3")
        put_away(game)
        tell(game, self.seat, action.card, self.symbol, self.what)

    def clone(self) -> ChooseReveal:
        """Return an independent copy."""
        return ChooseReveal(self.seat, self.symbol, self.what, self.chooser)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"choose reveal {self.seat} {self.symbol} {self.what} {self.chooser}"
