"""The table: the whole state of a game of The Duel, and the ways cards move on it.

Each player has two *spots* for characters, 0 and 1 for seat 0, 2 and 3 for seat 1. A character stays on its spot as
long as it lives; who is AC and who is RC is said by the token, which lies on one of the two. What the rules do with the
state stands in the modules named after their subjects; the contract of a game is in ``game.py``.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.duel.active import recount, refresh
from sixgun.games.duel.box import LAW, OUTLAWS, SIDES, Box
from sixgun.games.duel.options import Options
from sixgun.games.duel.trigger import Trigger
from sixgun.kernel.decision import Decision
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng

SPOTS: Final = 4
BOTH: Final = 3
"""Bit mask of the two seats."""


class Table(Game):
    """State of one game. Lists "of each seat" are indexed by seat, those "of each spot" by spot.

    Attributes:
        box, options: what the game is made from.
        rng: the source of all chance.
        side, seat_of: side of each seat, and seat of each side (``LAW``, ``OUTLAWS``).
        decks: own deck of each seat, its top last (D-4.1).
        common: the common deck, its top last (D-4.3).
        discard: the common discard pile, its top last (D-4.2).
        display: cards laid aside on their way: turned for a reveal or a General Store, or drawn and not yet kept.
        display_knowers: bit mask of the seats that see the display, -1 for everybody.
        hands: cards in hand of each seat, oldest first.
        known: of each card, the bit mask of the seats that know it lies in the hand it lies in (D-19).
        recycled: of each card, whether it has ever been shuffled into a common deck: all can remember.
        reserves: characters to come of each seat, the next one last (D-2.3).
        offered, chosen: the two characters each seat begins with, and the one it has chosen as AC, -1 for none yet
            (D-2.4); empty once they are in play.
        fallen: eliminated characters, in that order.
        character: the character on each spot, -1 for none.
        life: its life points.
        gear: its Equipment, oldest first.
        ac, rc: the spots of the AC and of the RC of each seat; the same for a single character (D-5.7).
        current, turn, phase: whose turn it is, its number, and 0 before the draw phase, 1 to 3 then.
        bangs: BANG! cards that count in this turn (D-6.9).
        moved: whether the token has been moved in this turn (D-3.5).
        used: bit mask of the characters whose ability has been used in this turn (D-17).
        aimed: the spot that an effect is being applied to, -1 for none (D-5.5).
        downs: spots of characters that are down (D-9.6), in that order.
        noted, queue: triggers noted during the effect, and those that wait (D-14.4).
        traits: what is active of each spot (see ``active.py``); ``full`` and ``always`` are what would be active of it
            as AC and as RC.
        aims: characters each seat may aim at, by class of targets (see ``targets.py``); ``None``: not worked out.
    """

    __slots__ = (
        "ac",
        "aimed",
        "aims",
        "always",
        "bangs",
        "box",
        "character",
        "chosen",
        "common",
        "current",
        "decks",
        "discard",
        "display",
        "display_knowers",
        "downs",
        "fallen",
        "full",
        "gear",
        "hands",
        "known",
        "life",
        "moved",
        "noted",
        "offered",
        "options",
        "phase",
        "queue",
        "rc",
        "recycled",
        "reserves",
        "rng",
        "seat_of",
        "side",
        "traits",
        "turn",
        "used",
    )

    def __init__(self, box: Box, options: Options, rng: Rng, source: Table | None = None) -> None:
        """Make an empty table, or an independent copy of ``source``."""
        super().__init__("duel", 2)
        self.box: Box = box
        self.options: Options = options
        self.rng: Rng = rng
        law = options.law
        self.side: list[int] = [LAW, OUTLAWS] if law == 0 else [OUTLAWS, LAW]
        self.seat_of: list[int] = [law, 1 - law]
        if source is not None:
            self._copy(source)
            return
        self.decks: list[list[int]] = [[], []]
        self.common: list[int] = []
        self.discard: list[int] = []
        self.display: list[int] = []
        self.display_knowers: int = -1
        self.hands: list[list[int]] = [[], []]
        self.known: list[int] = [0] * box.cards
        self.recycled: list[bool] = [False] * box.cards
        self.reserves: list[list[int]] = [[], []]
        self.offered: list[list[int]] = [[], []]
        self.chosen: list[int] = [-1, -1]
        self.fallen: list[int] = []
        self.character: list[int] = [-1] * SPOTS
        self.life: list[int] = [0] * SPOTS
        self.gear: list[list[int]] = [[] for _ in range(SPOTS)]
        self.ac: list[int] = [0, 2]
        self.rc: list[int] = [1, 3]
        self.current: int = law
        self.turn: int = 0
        self.phase: int = 0
        self.bangs: int = 0
        self.moved: bool = False
        self.used: int = 0
        self.aimed: int = -1
        self.downs: list[int] = []
        self.noted: list[Trigger] = []
        self.queue: list[Trigger] = []
        self.full: list[int] = [0] * SPOTS
        self.always: list[int] = [0] * SPOTS
        self.traits: list[int] = [0] * SPOTS
        self.aims: list[list[list[int]] | None] = [None, None]

    def _copy(self, source: Table) -> None:
        self.decision: Decision | None = source.decision  # never changed once asked
        self.over = source.over
        self.stack = [frame.clone() for frame in source.stack]
        self.decks = [source.decks[0].copy(), source.decks[1].copy()]
        self.common = source.common.copy()
        self.discard = source.discard.copy()
        self.display = source.display.copy()
        self.display_knowers = source.display_knowers
        self.hands = [source.hands[0].copy(), source.hands[1].copy()]
        self.known = source.known.copy()
        self.recycled = source.recycled.copy()
        self.reserves = [source.reserves[0].copy(), source.reserves[1].copy()]
        self.offered = [source.offered[0].copy(), source.offered[1].copy()]
        self.chosen = source.chosen.copy()
        self.fallen = source.fallen.copy()
        self.character = source.character.copy()
        self.life = source.life.copy()
        self.gear = [gear.copy() for gear in source.gear]
        self.ac = source.ac.copy()
        self.rc = source.rc.copy()
        self.current = source.current
        self.turn = source.turn
        self.phase = source.phase
        self.bangs = source.bangs
        self.moved = source.moved
        self.used = source.used
        self.aimed = source.aimed
        self.downs = source.downs.copy()
        self.noted = source.noted.copy()  # triggers never change
        self.queue = source.queue.copy()
        self.full = source.full.copy()
        self.always = source.always.copy()
        self.traits = source.traits.copy()
        self.aims = source.aims.copy()  # the lists in it are replaced, never changed
        self.outcome_id = source.outcome_id
        self.winners = source.winners

    # Characters ------------------------------------------------------------------------------------------------------

    def spot_of(self, character: int) -> int:
        """Return the spot of a character, -1 if it is not in play."""
        for spot in range(SPOTS):
            if self.character[spot] == character:
                return spot
        return -1

    def single(self, seat: int) -> bool:
        """Tell whether ``seat`` is down to a single character, who is AC and RC at once (D-5.7)."""
        return self.ac[seat] == self.rc[seat]

    def standing(self, spot: int) -> bool:
        """Tell whether there is a character on ``spot`` that is not down (D-9.6)."""
        return self.life[spot] > 0

    def max_life(self, spot: int) -> int:
        """Return the most life points that the character on ``spot`` can have (D-2.6, D-9.5)."""
        return self.box.characters[self.character[spot]].life

    def name(self, spot: int) -> str:
        """Return the id of the character on ``spot``."""
        return self.box.characters[self.character[spot]].id

    def in_order(self) -> list[int]:
        """Return the spots with characters that stand, in the order of simultaneous things (D-14.5)."""
        me = self.current
        other = 1 - me
        spots = [self.ac[me], self.ac[other]]
        if not self.single(me):
            spots.append(self.rc[me])
        if not self.single(other):
            spots.append(self.rc[other])
        return [spot for spot in spots if self.life[spot] > 0]

    # Decks (D-4) -----------------------------------------------------------------------------------------------------

    def take_top(self, seat: int) -> int:
        """Take the top card off the current deck of ``seat`` and return it, -1 if no card can be had (D-4.6, D-4.8).

        The discard pile becomes the common deck if that is needed now (D-4.3 to D-4.5).
        """
        deck = self.decks[seat]
        if deck:
            return deck.pop()
        if not self.common:
            pile = self.discard
            if not pile:
                return -1
            self.discard = []
            self.rng.shuffle(pile)
            for card in pile:
                self.known[card] = 0
                self.recycled[card] = True
            self.common = pile
            if self.listening:
                self.say("reshuffles", seat, amount=len(pile), cite="D-4.3")
        return self.common.pop()

    def can_draw(self, seat: int) -> bool:
        """Tell whether ``seat`` can have a card, as all can see (D-4.8)."""
        return bool(self.decks[seat] or self.common or self.discard)

    def deck_name(self, seat: int) -> str:
        """Return the id of the current deck of ``seat``: a side, or ``common`` (D-4.6)."""
        return SIDES[self.side[seat]] if self.decks[seat] else "common"

    def draw(self, seat: int, n: int, cite: str, owner: int = -1) -> None:
        """Have ``seat`` draw ``n`` cards, one after the other, as far as there are any (D-4.6, D-4.8).

        They come from the current deck of ``owner``, his own if that is -1 (D-4.7). An event tells of all cards from
        one deck; its amount is the number of those with the outlaws' back.
        """
        if owner < 0:
            owner = seat
        hand = self.hands[seat]
        known = self.known
        deck = self.deck_name(owner) if self.listening else ""
        told = len(hand)
        left = n
        while left > 0:
            if self.listening and (deck != self.deck_name(owner) or not (self.decks[owner] or self.common)):
                self.tell_draws(seat, told, deck, cite)  # before the next card, or the shuffle it needs
                told = len(hand)
                deck = self.deck_name(owner)
            card = self.take_top(owner)
            if card < 0:
                break
            left -= 1
            hand.append(card)
            known[card] = 1 << seat
        if self.listening:
            self.tell_draws(seat, told, deck, cite)
            if left > 0:
                self.say("nothing-to-draw", seat, cite="D-4.8")

    def tell_draws(self, seat: int, told: int, deck: str, cite: str) -> None:
        """Say which cards ``seat`` has drawn, the hand being told of up to number ``told``."""
        cards = tuple(self.hands[seat][told:])
        if cards:
            outlaws = 0
            for card in cards:
                outlaws += self.box.back[card]
            self.say("draws", seat, cards=cards, amount=outlaws, detail=deck, knowers=1 << seat, cite=cite)

    # Cards on the move -----------------------------------------------------------------------------------------------

    def discard_from_hand(self, seat: int, card: int) -> None:
        """Put a card from the hand of ``seat`` on top of the discard pile (D-4.2)."""
        self.hands[seat].remove(card)
        self.discard.append(card)

    def gear_spot(self, card: int) -> int:
        """Return the spot that an Equipment card in play belongs to, -1 if it is not in play."""
        for spot in range(SPOTS):
            if card in self.gear[spot]:
                return spot
        return -1

    def put_on(self, spot: int, card: int, by: int) -> None:
        """Put an Equipment card, which comes from nowhere, on the character at ``spot``; it works at once (D-7.1).

        One of the same name is replaced and discarded (D-7.2).
        """
        kind = self.box.kind[card]
        gear = self.gear[spot]
        for old in gear:
            if self.box.kind[old] is kind:
                gear.remove(old)
                self.discard.append(old)
                if self.listening:
                    self.say("discards", spot >> 1, cards=(old,), detail="replaced", cite="D-7.2")
                break
        gear.append(card)
        recount(self, spot)
        if self.listening:
            self.say("equips", by, spot >> 1, cards=(card,), detail=self.name(spot), cite="D-7.1")

    def take_gear(self, spot: int, card: int) -> None:
        """Take an Equipment card off the character at ``spot``; the caller puts it where it goes."""
        self.gear[spot].remove(card)
        recount(self, spot)

    def discard_gear(self, spot: int, card: int) -> None:
        """Put an Equipment card in play on top of the discard pile."""
        self.take_gear(spot, card)
        self.discard.append(card)

    def show_in_hand(self, seat: int, card: int) -> None:
        """Put an open card, which comes from nowhere, into the hand of ``seat``: both know it (D-19.3)."""
        self.hands[seat].append(card)
        self.known[card] = BOTH

    def backs(self, seat: int) -> list[int]:
        """Return how many cards with the back of each side ``seat`` has in hand: all can see it (D-13.3)."""
        law = 0
        hand = self.hands[seat]
        for card in hand:
            if self.box.back[card] == LAW:
                law += 1
        return [law, len(hand) - law]

    # What is active --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Work out anew what is active of both players (D-5)."""
        refresh(self, 0)
        refresh(self, 1)

    def unsettled(self) -> bool:
        """Tell whether an elimination or a trigger is due, now that an effect is over (D-14.4)."""
        return bool(self.downs or self.noted or self.queue)
