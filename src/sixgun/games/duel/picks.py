"""Cards taken or discarded from a hand at random: the picker sees the backs (D-13), and whom it sets off."""

from __future__ import annotations

from typing import final

from sixgun.games.duel.ability import ROBBED
from sixgun.games.duel.active import ability_at, bearing
from sixgun.games.duel.box import LAW, OUTLAWS, SIDES, YES
from sixgun.games.duel.table import BOTH, Table
from sixgun.games.duel.trigger import note
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame


@final
class RandomPick(Frame[Table]):
    """``by`` picks a card of the other player's hand at random; with ``take`` it goes to his own hand (D-13.2)."""

    __slots__ = ("by", "cite", "take")

    def __init__(self, by: int, take: bool, cite: str) -> None:
        self.by: int = by
        self.take: bool = take
        self.cite: str = cite

    def advance(self, game: Table) -> None:
        """Ask for a back, if both occur in that hand."""
        backs = game.backs(1 - self.by)
        if backs[LAW] and backs[OUTLAWS]:
            victim = 1 - self.by
            game.decision = Decision(self.by, "choose-back", game.box.pick_back.copy(), "D-13.2", victim)
            return
        game.pop()
        if backs[LAW] or backs[OUTLAWS]:
            self.pick(game, LAW if backs[LAW] else OUTLAWS)

    def answer(self, game: Table, action: Action) -> None:
        """Take the back chosen."""
        game.pop()
        self.pick(game, action.mode)

    def pick(self, game: Table, back: int) -> None:
        """One of the cards with that back is taken or discarded, each equally likely."""
        by = self.by
        victim = 1 - by
        hand = game.hands[victim]
        fitting = [card for card in hand if game.box.back[card] == back]
        card = fitting[game.rng.below(len(fitting))]
        hand.remove(card)
        if self.take:
            game.hands[by].append(card)
            game.known[card] = BOTH
            if game.listening:
                game.say("takes-from-hand", by, victim, cards=(card,), detail=SIDES[back], knowers=BOTH, cite=self.cite)
        else:
            game.discard.append(card)
            if game.listening:
                game.say("removes-from-hand", by, victim, cards=(card,), detail=SIDES[back], cite=self.cite)
        robbed_hand(game, victim)

    def clone(self) -> RandomPick:
        """Return an independent copy."""
        return RandomPick(self.by, self.take, self.cite)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"random pick {self.by} {self.take} {self.cite}"


@final
class MayDiscard(Frame[Table]):
    """``seat`` may discard a random card from the opponent's hand (D-17.20); ``cite`` is the rule."""

    __slots__ = ("cite", "seat")

    def __init__(self, seat: int, cite: str) -> None:
        self.seat: int = seat
        self.cite: str = cite

    def advance(self, game: Table) -> None:
        """Ask, unless the opponent has no card in hand, as all can see."""
        if not game.hands[1 - self.seat]:
            game.pop()
            return
        box = game.box
        game.decision = Decision(self.seat, "may-discard", [box.yes, box.no], self.cite, 1 - self.seat)

    def answer(self, game: Table, action: Action) -> None:
        """Pick a card, or leave it."""
        game.pop()
        if action.verb == YES:
            game.push(RandomPick(self.seat, False, self.cite))

    def clone(self) -> MayDiscard:
        """Return an independent copy."""
        return MayDiscard(self.seat, self.cite)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"may discard {self.seat} {self.cite}"


def robbed_hand(table: Table, victim: int) -> None:
    """The opponent of ``victim`` has drawn or discarded a card from his hand: note whom that sets off (D-17.11)."""
    robbed_character(table, table.ac[victim])
    if not table.single(victim):
        robbed_character(table, table.rc[victim])


def robbed_character(table: Table, spot: int) -> None:
    """The opponent has taken or discarded a card that concerns the character on ``spot`` (D-17.11)."""
    if table.traits[spot] & ROBBED:
        for source in bearing(table, spot, ROBBED):
            note(table, ability_at(table, spot, source), spot, source)


def discard_gear(table: Table, by: int, spot: int, card: int, cite: str) -> None:
    """Have ``by`` discard an Equipment card of the character on ``spot``, which may be his own (D-7.4)."""
    owner = spot >> 1
    if owner != by:
        robbed_character(table, spot)
    name = table.name(spot)
    table.discard_gear(spot, card)
    if table.listening:
        table.say("removes-equipment", by, owner, cards=(card,), detail=name, cite=cite)


def take_gear(table: Table, by: int, spot: int, card: int, cite: str) -> None:
    """Have ``by`` take an Equipment card of the character on ``spot`` into his hand; both see it (D-7.4)."""
    owner = spot >> 1
    if owner != by:
        robbed_character(table, spot)
    name = table.name(spot)
    table.take_gear(spot, card)
    table.show_in_hand(by, card)
    if table.listening:
        table.say("takes-equipment", by, owner, cards=(card,), detail=name, cite=cite)
