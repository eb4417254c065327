"""Cards that a player may draw, outside his draw phase."""

from __future__ import annotations

from typing import final

from sixgun.games.duel.box import YES
from sixgun.games.duel.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame


@final
class MayDraw(Frame[Table]):
    """``seat`` may draw ``n`` cards, all or none, from the current deck of ``owner``; ``cite`` is the rule."""

    __slots__ = ("cite", "n", "owner", "seat")

    def __init__(self, seat: int, n: int, owner: int, cite: str) -> None:
        self.seat: int = seat
        self.n: int = n
        self.owner: int = owner
        self.cite: str = cite

    def advance(self, game: Table) -> None:
        """Ask, unless all can see that no card can be had (D-4.8)."""
        if not game.can_draw(self.owner):
            game.pop()
            return
        box = game.box
        game.decision = Decision(self.seat, "may-draw", [box.yes, box.no], self.cite, amount=self.n)

    def answer(self, game: Table, action: Action) -> None:
        """Draw, or leave it."""
        game.pop()
        if action.verb == YES:
            game.draw(self.seat, self.n, self.cite, self.owner)

    def clone(self) -> MayDraw:
        """Return an independent copy."""
        return MayDraw(self.seat, self.n, self.owner, self.cite)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"may draw {self.seat} {self.n} {self.owner} {self.cite}"


def draw_aside(table: Table, seat: int, owner: int, cite: str) -> None:
    """Draw a card from the current deck of ``owner`` and lay it aside; only ``seat`` sees it.

    Nothing happens if no card can be had (D-4.8).
    """
    deck = table.deck_name(owner) if table.listening else ""
    card = table.take_top(owner)
    if card < 0:
        if table.listening:
            table.say("nothing-to-draw", seat, cite="D-4.8")
        return
    table.display_knowers = 1 << seat
    table.display.append(card)
    if table.listening:
        back = table.box.back[card]
        table.say("draws-aside", seat, cards=(card,), amount=back, detail=deck, knowers=1 << seat, cite=cite)


def keep_drawn(table: Table, seat: int, cite: str) -> None:
    """Put all cards laid aside into the hand of ``seat``, who has seen them alone."""
    for card in table.display:
        table.hands[seat].append(card)
        table.known[card] = 1 << seat
    if table.listening and table.display:
        table.say("keeps", seat, cards=tuple(table.display), knowers=1 << seat, cite=cite)
    table.display = []


@final
class DiscardDrawn(Frame[Table]):
    """``seat`` discards one of the cards laid aside and keeps the others (D-16.8, D-17.21); ``cite`` is the rule."""

    __slots__ = ("cite", "seat")

    def __init__(self, seat: int, cite: str) -> None:
        self.seat: int = seat
        self.cite: str = cite

    def advance(self, game: Table) -> None:
        """Ask which one."""
        discard = game.box.discard
        actions = [discard[card] for card in game.display]
        game.decision = Decision(self.seat, "discard-drawn", actions, self.cite, amount=len(actions))

    def answer(self, game: Table, action: Action) -> None:
        """Discard it and keep the rest."""
        game.pop()
        game.display.remove(action.card)
        game.discard.append(action.card)
        if game.listening:
            game.say("discards", self.seat, cards=(action.card,), detail="drawn", cite=self.cite)
        keep_drawn(game, self.seat, self.cite)

    def clone(self) -> DiscardDrawn:
        """Return an independent copy."""
        return DiscardDrawn(self.seat, self.cite)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"discard drawn {self.seat} {self.cite}"
