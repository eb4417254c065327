"""The abilities of the twelve outlaws (D-17.13 to D-17.24)."""

from __future__ import annotations

from typing import final

from sixgun.games.duel.ability import (
    AIMS_ANYWHERE,
    ALL_AS_COLT,
    BANGS_UNLIMITED,
    BECAME_AC,
    DRAWS_THREE,
    HITS_RC,
    HITS_SHOOTER,
    LOST_POINT,
    MAY_DISCARD,
    PHASE_TWO,
    REVEAL_TO_HIT_BACK,
    TAKES_FROM_FALLEN,
    Ability,
)
from sixgun.games.duel.box import TO_RELOAD
from sixgun.games.duel.card import ACTION, REACTION
from sixgun.games.duel.draws import DiscardDrawn, draw_aside, keep_drawn
from sixgun.games.duel.playing import ways_to_play
from sixgun.games.duel.reload import reloading
from sixgun.games.duel.table import Table
from sixgun.games.duel.targets import why_nothing
from sixgun.kernel.action import Action
from sixgun.kernel.refusal import Refusal


def outlaw_abilities() -> dict[str, Ability]:
    """Return the abilities of the outlaws, by id."""
    slim_poet = Ability("slim_poet", "D-17.20", LOST_POINT, MAY_DISCARD)
    slim_poet.if_opponents = True
    found: dict[str, Ability] = {}
    for ability in [
        BabeLeroy(),
        Ability("bull_anderson", "D-17.14", TAKES_FROM_FALLEN),
        CattleKatie(),
        Ability("dalton_bros", "D-17.16", DRAWS_THREE),
        Ability("jack_ransome", "D-17.17", AIMS_ANYWHERE),
        PearlHat(),
        Ability("sid_curry", "D-17.19", REVEAL_TO_HIT_BACK, HITS_SHOOTER),
        slim_poet,
        SoundanceKid(),
        Ability("toco_ramirez", "D-17.22", ALL_AS_COLT),
        Ability("tom_thorn", "D-17.23", BECAME_AC, HITS_RC),
        Ability("west_harding", "D-17.24", BANGS_UNLIMITED),
    ]:
        found[ability.id] = ability
    return found


def pay(table: Table, seat: int, card: int, cite: str) -> None:
    """Discard a card from hand as the cost of an ability."""
    table.discard_from_hand(seat, card)
    if table.listening:
        table.say("discards", seat, cards=(card,), detail="cost", cite=cite)


@final
class BabeLeroy(Ability):
    """With an empty hand she may draw 2 cards (D-17.13)."""

    def __init__(self) -> None:
        super().__init__("babe_leroy", "D-17.13", PHASE_TWO)

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer it while the hand is empty."""
        if not table.hands[seat] and table.can_draw(seat):
            actions.append(table.box.use(self))

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Draw."""
        if table.listening:
            table.say("uses", seat, detail=self.id, cite=self.cite)
        table.draw(seat, 2, self.cite)

    def unusable(self, table: Table, seat: int, action: Action) -> Refusal | None:
        """Only with an empty hand."""
        return Refusal(self.cite, "hand-not-empty", {"ability": self.id}) if table.hands[seat] else None


@final
class CattleKatie(Ability):
    """She may discard one of her own Equipment cards, not an always-active one, to draw 2 cards (D-17.15)."""

    def __init__(self) -> None:
        super().__init__("cattle_katie", "D-17.15", PHASE_TWO)

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer each of her cards."""
        box = table.box
        for card in table.gear[table.spot_of(self.index)]:
            if not box.kind[card].always:
                actions.append(box.use(self, card))

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Discard and draw."""
        table.discard_gear(table.spot_of(self.index), action.card)
        if table.listening:
            table.say("uses", seat, cards=(action.card,), detail=self.id, cite=self.cite)
            table.say("discards", seat, cards=(action.card,), detail="cost", cite=self.cite)
        table.draw(seat, 2, self.cite)

    def unusable(self, table: Table, seat: int, action: Action) -> Refusal | None:
        """Only her own Equipment without the always symbol."""
        if all(table.box.kind[card].always for card in table.gear[table.spot_of(self.index)]):
            return Refusal(self.cite, "no-own-equipment", {"ability": self.id})
        if action.card not in table.gear[table.spot_of(self.index)] or table.box.kind[action.card].always:
            return Refusal(self.cite, "not-own-equipment", {"ability": self.id})
        return None


@final
class PearlHat(Ability):
    """She may discard a card to copy the Action card on top of the discard pile (D-17.18)."""

    def __init__(self) -> None:
        super().__init__("pearl_hat", "D-17.18", PHASE_TWO)

    def copied(self, table: Table) -> int:
        """Return the card that could be copied now, -1 if there is none."""
        if table.discard:
            kind = table.box.kind[table.discard[-1]]
            if kind.type == ACTION and kind.aim != REACTION:
                return table.discard[-1]
        return -1

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer every way to play that card, or to reload it, for each card in hand."""
        card = self.copied(table)
        hand = table.hands[seat]
        if card < 0 or not hand:
            return
        box = table.box
        reloads = box.kind[card].reloadable and reloading(table)
        for way in ways_to_play(table, seat, card):
            for cost in hand:
                actions.append(box.copy_of(self, cost, way))
        if reloads:
            for cost in hand:
                actions.append(box.use(self, cost, seat=TO_RELOAD))

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Pay first; the copied card stays where it is."""
        card = self.copied(table)
        if table.listening:
            table.say("copies", seat, cards=(card,), detail=self.id, cite=self.cite)
        pay(table, seat, action.card, self.cite)
        if action.seat == TO_RELOAD:
            table.draw(seat, 1, "D-11.2")
            return
        effect = table.box.kind[card].effect
        if effect is not None:
            effect.start(table, seat, card, action)

    def unusable(self, table: Table, seat: int, action: Action) -> Refusal | None:
        """Only with an Action card on top, and a card in hand to pay with."""
        copied = self.copied(table)
        if copied < 0:
            return Refusal(self.cite, "nothing-to-copy", {"ability": self.id})
        if not table.hands[seat]:
            return Refusal(self.cite, "ability-empty-hand", {"ability": self.id})
        if action.seat != TO_RELOAD and not (table.box.kind[copied].reloadable and reloading(table)):
            nothing = why_nothing(table, seat, copied)
            if nothing is not None:
                return nothing
        if action.card not in table.hands[seat]:
            return Refusal(self.cite, "ability-needs-cards", {"ability": self.id})
        if action.seat == TO_RELOAD:
            return Refusal("D-11.3", "no-reload", {})
        return Refusal("D-6.11", "cannot-copy-so", {"card": table.box.texts[copied]})


@final
class SoundanceKid(Ability):
    """He may discard a card to draw one of each deck and discard one of these two (D-17.21)."""

    def __init__(self) -> None:
        super().__init__("soundance_kid", "D-17.21", PHASE_TWO)

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer it for each card in hand."""
        for cost in table.hands[seat]:
            actions.append(table.box.use(self, cost))

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Pay, draw, then discard one of the two; if only one can be had it is kept (as OWN-D28)."""
        if table.listening:
            table.say("uses", seat, detail=self.id, cite=self.cite)
        pay(table, seat, action.card, self.cite)
        draw_aside(table, seat, seat, self.cite)
        draw_aside(table, seat, 1 - seat, self.cite)
        if len(table.display) == 2:
            table.push(DiscardDrawn(seat, self.cite))
        else:
            keep_drawn(table, seat, self.cite)

    def unusable(self, table: Table, seat: int, action: Action) -> Refusal | None:
        """Only with a card in hand to pay with."""
        if not table.hands[seat]:
            return Refusal(self.cite, "ability-empty-hand", {"ability": self.id})
        if action.card not in table.hands[seat]:
            return Refusal(self.cite, "ability-needs-cards", {"ability": self.id})
        return None
