"""Six characters from other boxes that the fourth edition of the base game explains as well (CW)."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.ability import (
    ANY_CARD,
    BEER_PLAYED,
    BEFORE_DRAW,
    FIRES,
    GUARDS,
    MISSED_CARD,
    Ability,
)
from sixgun.games.classic.box import CardSet
from sixgun.games.classic.combat import shoot
from sixgun.games.classic.draw import ANY_SPADE, Check
from sixgun.games.classic.sets.data_file import build_set, by_id, read_data
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame


def wanted_set() -> CardSet:
    """Return a fresh copy of the six characters."""
    big_spencer = Ability("big_spencer", "CW-2")
    big_spencer.first_hand = 5
    big_spencer.bars = MISSED_CARD
    annie_versary = Ability("annie_versary", "CW-6")
    annie_versary.bang_from = ANY_CARD
    abilities = by_id(
        [
            YoulGrinner("youl_grinner", "CW-1"),
            big_spencer,
            MadamYto("madam_yto", "CW-3"),
            ColoradoBill("colorado_bill", "CW-4"),
            HenryBlock("henry_block", "CW-5"),
            annie_versary,
        ]
    )
    return build_set("wanted", read_data("wanted"), None, abilities)


@final
class YoulGrinner(Ability):
    """Before his draw every player with more cards in hand gives him one (CW-1)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = BEFORE_DRAW

    def before_draw(self, table: Table, seat: int) -> None:
        """Count once who has more, before anything is given (CW-1.1)."""
        mine = len(table.hands[seat])
        givers = [other for other in table.others(seat) if len(table.hands[other]) > mine]
        if givers:
            table.push(Collect(seat, givers))


@final
class Collect(Frame[Table]):
    """``givers`` each give ``seat`` a card of their choice from hand, the next one first."""

    __slots__ = ("givers", "seat")

    def __init__(self, seat: int, givers: list[int]) -> None:
        self.seat: int = seat
        self.givers: list[int] = givers

    def advance(self, game: Table) -> None:
        """Ask the next giver; a single card goes by itself (T-7)."""
        if not self.givers:
            game.pop()
            return
        giver = self.givers[0]
        hand = game.hands[giver]
        if not hand:
            self.givers.pop(0)
        elif len(hand) == 1:
            self.give(game, hand[0])
        else:
            actions = [game.box.choose[card] for card in hand]
            game.ask(giver, "give-card", actions, "CW-1", by=self.seat)

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        self.give(game, action.card)

    def give(self, game: Table, card: int) -> None:
        """Move the card; only the two see it. It is no voluntary play (CW-1.2)."""
        giver = self.givers.pop(0)
        game.move_hand_card(card, giver, self.seat)
        if game.listening:
            both = (1 << giver) | (1 << self.seat)
            game.say("gives", giver, self.seat, cards=(card,), knowers=both, cite="CW-1")

    def clone(self) -> Collect:
        """Return an independent copy."""
        return Collect(self.seat, self.givers.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"collect {self.seat} {self.givers}"


@final
class MadamYto(Ability):
    """Draws a card each time a Beer card is played by anybody (CW-3)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = BEER_PLAYED

    def beer_played(self, table: Table, seat: int) -> None:
        """Draw at once, in her own dying window too (CW-3.1)."""
        table.draw(seat, 1, self.cite)


@final
class ColoradoBill(Ability):
    """He "draw!"s for each BANG! card he plays: on Spades the shot cannot be avoided (CW-4)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = FIRES

    def fires(self, table: Table, seat: int, target: int, card: int, needed: int) -> None:
        """Turn a card before the target answers, also if he is not affected (CW-4.1, CW-4.2)."""
        table.push(AimedShot(seat, target, card, needed, self.id))


@final
class AimedShot(Frame[Table]):
    """A BANG! card of ``seat`` on ``target`` that a "draw!" may make unavoidable; ``what`` is the id of the ability."""

    __slots__ = ("card", "needed", "seat", "target", "what")

    def __init__(self, seat: int, target: int, card: int, needed: int, what: str) -> None:
        self.seat: int = seat
        self.target: int = target
        self.card: int = card
        self.needed: int = needed
        self.what: str = what

    def advance(self, game: Table) -> None:
        """Turn a card."""
        game.push(Check(self.seat, ANY_SPADE, self.what))

    def receive(self, game: Table, result: int) -> None:
        """Shoot."""
        game.pop()
        shoot(game, self.seat, self.target, self.card, self.needed, avoidable=not result)

    def clone(self) -> AimedShot:
        """Return an independent copy."""
        return AimedShot(self.seat, self.target, self.card, self.needed, self.what)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"aimed {self.seat} {self.target} {self.card} {self.needed} {self.what}"


@final
class HenryBlock(Ability):
    """Who takes or discards a card of his is first the target of a BANG! of his (CW-5)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = GUARDS

    def guard(self, table: Table, seat: int, thief: int) -> None:
        """Shoot at the thief, at any distance, with no card (CW-5.2)."""
        if thief >= 0 and thief != seat:
            if table.listening:
                table.say("uses", seat, thief, detail=self.id, cite=self.cite)
            shoot(table, seat, thief, -1, 1)
