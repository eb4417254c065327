"""What some BANG! cards do if their hit is dodged (D-8.3 f)."""

from __future__ import annotations

from typing import final

from sixgun.games.duel.box import CHOOSE, PASS, YES
from sixgun.games.duel.card import Effect
from sixgun.games.duel.life import regain
from sixgun.games.duel.picks import discard_gear
from sixgun.games.duel.swaps import swap
from sixgun.games.duel.table import Table
from sixgun.games.duel.targets import pairs
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame


@final
class Carbine(Effect):
    """If dodged, any Equipment of either AC may be discarded (D-16.7)."""

    def dodged(self, table: Table, seat: int, card: int) -> None:
        """Offer it."""
        table.push(IfDodged(seat, card))


@final
class Shotgun(Effect):
    """If dodged, either pair may be swapped (D-16.30)."""

    def dodged(self, table: Table, seat: int, card: int) -> None:
        """Offer it."""
        table.push(IfDodged(seat, card))


@final
class Remington(Effect):
    """If dodged, a card may be drawn (D-16.26)."""

    def dodged(self, table: Table, seat: int, card: int) -> None:
        """Offer it."""
        table.push(IfDodged(seat, card))


@final
class Schofield(Effect):
    """If dodged, the own AC may regain a point (D-16.28)."""

    def dodged(self, table: Table, seat: int, card: int) -> None:
        """Offer it."""
        table.push(IfDodged(seat, card))


@final
class IfDodged(Frame[Table]):
    """``seat``, whose ``card`` has been dodged, may do what its clause says (D-8.3 f)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def advance(self, game: Table) -> None:
        """Ask, unless all can see that there is nothing to be done."""
        kind = game.box.kind[self.card]
        actions = self.options(game, kind.id)
        if not actions:
            game.pop()
            return
        game.decision = Decision(self.seat, "if-dodged", actions, kind.rules[0], 1 - self.seat, self.card)

    def options(self, game: Table, kind: str) -> list[Action]:
        """Return what may be done, declining included; nothing if there is nothing to choose."""
        box = game.box
        seat = self.seat
        actions: list[Action] = []
        if kind == "carbine":
            for side in (seat, 1 - seat):
                actions.extend([box.choose[card] for card in game.gear[game.ac[side]]])
        elif kind == "shotgun":
            actions.extend([box.swap_pair[pair] for pair in pairs(game)])
        elif game.can_draw(seat) if kind == "remington" else hurt(game, game.ac[seat]):
            return [box.yes, box.no]
        if actions:
            actions.append(box.pass_)
        return actions

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        game.pop()
        seat = self.seat
        kind = game.box.kind[self.card]
        cite = kind.rules[0]
        if action.verb == CHOOSE:
            discard_gear(game, seat, game.gear_spot(action.card), action.card, cite)
        elif action.verb == YES:
            if kind.id == "remington":
                game.draw(seat, 1, cite)
            else:
                regain(game, game.ac[seat], 1, cite)
        elif action.seat >= 0 and action.verb != PASS:
            swap(game, action.seat, seat, cite)

    def clone(self) -> IfDodged:
        """Return an independent copy."""
        return IfDodged(self.seat, self.card)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"if dodged {self.seat} {self.card}"


def hurt(table: Table, spot: int) -> bool:
    """Tell whether the character on ``spot`` has lost life points."""
    return table.life[spot] < table.max_life(spot)


@final
class Peacemaker(Effect):
    """If dodged, the opponent discards a card of his choice from hand (D-16.23)."""

    def dodged(self, table: Table, seat: int, card: int) -> None:
        """Have him choose; with no cards nothing happens."""
        if table.hands[1 - seat]:
            table.push(GiveDiscard(1 - seat, card))


@final
class GiveDiscard(Frame[Table]):
    """``seat`` discards a card of his choice from hand, as the opponent's ``card`` says (D-16.23)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def advance(self, game: Table) -> None:
        """Ask which one; the only card goes by itself, as all can see."""
        hand = game.hands[self.seat]
        if len(hand) == 1:
            self.give(game, hand[0])
            return
        discard = game.box.discard
        actions = [discard[card] for card in hand]
        game.decision = Decision(self.seat, "give-discard", actions, "D-16.23", 1 - self.seat, self.card)

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        self.give(game, action.card)

    def give(self, game: Table, card: int) -> None:
        """Discard the card."""
        game.pop()
        game.discard_from_hand(self.seat, card)
        if game.listening:
            game.say("discards", self.seat, 1 - self.seat, cards=(card,), detail="forced", cite="D-16.23")

    def clone(self) -> GiveDiscard:
        """Return an independent copy."""
        return GiveDiscard(self.seat, self.card)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"give discard {self.seat} {self.card}"
