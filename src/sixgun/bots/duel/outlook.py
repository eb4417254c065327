"""The situation of a seat as greenhorn sees it: its view, and what follows from it for every decision."""

from __future__ import annotations

from typing import Final, final

from sixgun.bots.duel.lore import USES, Lore
from sixgun.games.duel.ability import ALL_AS_COLT, DODGES_AS_COLT, HITS_AS_DODGE, Ability
from sixgun.games.duel.box import LAW, OUTLAWS
from sixgun.games.duel.view import CharacterView, SeatView, View

FRESH_LIFE: Final = 4
"""Life points that a character in reserve is thought to have."""
LEAST_LIMIT: Final = 2
"""Cards that may be kept whatever the AC has left (D-3.7)."""


@final
class Fighter:
    """A character in play, or nobody.

    Attributes:
        spot, seat: where it lies and whose it is; -1 for nobody.
        mine: whether it is the viewer's.
        index: number of the character in the box, -1 for nobody.
        life, max_life: life points now and at most.
        gear: its Equipment.
        front: whether it is the AC.
        ability: what it bends by itself, ``None`` for nobody.
        full: traits of its ability and Equipment, as they are active while it is AC or a target (D-5.4).
        now: the traits that are active outside such a window.
    """

    __slots__ = ("ability", "front", "full", "gear", "index", "life", "max_life", "mine", "now", "seat", "spot")

    def __init__(self, view: View, lore: Lore, facts: CharacterView | None) -> None:
        self.spot: int = -1
        self.seat: int = -1
        self.mine: bool = False
        self.index: int = -1
        self.life: int = 0
        self.max_life: int = 0
        self.gear: list[int] = []
        self.front: bool = False
        self.ability: Ability | None = None
        self.full: int = 0
        self.now: int = 0
        if facts is None:
            return
        self.spot = facts.spot
        self.seat = facts.spot >> 1
        self.mine = self.seat == view.seat
        self.life = facts.life
        self.max_life = facts.max_life
        self.gear = facts.gear
        self.front = facts.ac
        character = view.box.character_of_id[facts.id]
        ability = character.ability
        self.index = character.index
        self.ability = ability
        full = ability.traits
        always = full if ability.always else 0
        for card in facts.gear:
            traits = lore.traits[card]
            full |= traits
            if lore.always[card]:
                always |= traits
        self.full = full
        self.now = full if facts.ac else always


@final
class Outlook:
    """What one seat makes of its view. Made anew for every decision.

    Attributes:
        view, lore: what it is made from.
        seat, other: the viewer and his opponent.
        me, him: what is known of the two seats.
        mine, his: their characters that stand, the AC first.
        ac, rc, his_ac, his_rc: the same one by one; a single character is both, and with none it is nobody.
        pool, his_pool: life points that each side has left, those of the reserve guessed.
        held: how many cards for each use (``SHOT`` ...) are in hand.
        reloading: whether cards can be reloaded (D-11.3).
        worths: what cards of the hand are worth, as far as :func:`sixgun.bots.duel.worth.hand_worth` has been asked.
        chances: how likely hits are dodged, as far as :func:`sixgun.bots.duel.odds.dodge_chance` has been asked.
    """

    def __init__(self, view: View, lore: Lore) -> None:
        self.view: View = view
        self.lore: Lore = lore
        self.seat: int = view.seat
        self.other: int = 1 - view.seat
        self.me: SeatView = view.seats[self.seat]
        self.him: SeatView = view.seats[self.other]
        self.mine: list[Fighter] = self._standing(self.me)
        self.his: list[Fighter] = self._standing(self.him)
        nobody = Fighter(view, lore, None)
        self.ac: Fighter = self.mine[0] if self.mine else nobody
        self.rc: Fighter = self.mine[-1] if self.mine else nobody
        self.his_ac: Fighter = self.his[0] if self.his else nobody
        self.his_rc: Fighter = self.his[-1] if self.his else nobody
        self.pool: int = self._points(self.me, self.mine)
        self.his_pool: int = self._points(self.him, self.his)
        self.held: list[int] = [0] * USES
        for card in view.hand:
            self.held[lore.use[card]] += 1
        self.reloading: bool = view.ac[0] == view.rc[0] or view.ac[1] == view.rc[1]
        self.worths: dict[int, float] = {}
        self.chances: dict[int, float] = {}
        self._unseen: list[list[int]] | None = None

    def _standing(self, facts: SeatView) -> list[Fighter]:
        return [Fighter(self.view, self.lore, character) for character in facts.characters if character.life > 0]

    def _points(self, facts: SeatView, fighters: list[Fighter]) -> int:
        points = FRESH_LIFE * facts.reserve_size
        for fighter in fighters:
            points += fighter.life
        return points

    # Characters

    def partner(self, fighter: Fighter) -> Fighter:
        """Return the other character of the same player; the same one if it is alone."""
        if fighter.mine:
            return self.rc if fighter is self.ac else self.ac
        return self.his_rc if fighter is self.his_ac else self.his_ac

    def fighter_of(self, character: int) -> Fighter | None:
        """Return the character with this number in the box, if it stands."""
        for fighter in self.mine:
            if fighter.index == character:
                return fighter
        for fighter in self.his:
            if fighter.index == character:
                return fighter
        return None

    def fighter_at(self, spot: int) -> Fighter | None:
        """Return the character that stands on a spot."""
        for fighter in self.mine:
            if fighter.spot == spot:
                return fighter
        for fighter in self.his:
            if fighter.spot == spot:
                return fighter
        return None

    def owner_of(self, card: int) -> Fighter | None:
        """Return the character that has an Equipment card."""
        for fighter in self.mine:
            if card in fighter.gear:
                return fighter
        for fighter in self.his:
            if card in fighter.gear:
                return fighter
        return None

    def single(self, seat: int) -> bool:
        """Tell whether a seat has a single character (D-5.7)."""
        return self.view.ac[seat] == self.view.rc[seat]

    def active(self, seat: int, trait: int) -> bool:
        """Tell whether ``trait`` is active of a character of a seat."""
        return any(fighter.now & trait for fighter in (self.mine if seat == self.seat else self.his))

    def limit(self, fighter: Fighter) -> int:
        """Return how many cards the viewer may keep with ``fighter`` as his AC (D-3.7)."""
        return max(fighter.life, LEAST_LIMIT)

    # Cards

    def unseen(self) -> list[list[int]]:
        """Return the cards that the viewer cannot see, by back: they lie in decks and in the opponent's hand."""
        if self._unseen is None:
            view = self.view
            hidden = [True] * view.box.cards
            for pile in (view.discard, view.hand, view.display, self.him.known_hand):
                for card in pile:
                    hidden[card] = False
            for facts in view.seats:
                for character in facts.characters:
                    for card in character.gear:
                        hidden[card] = False
            back = self.lore.back
            law = [card for card in range(view.box.cards) if hidden[card] and back[card] == LAW]
            outlaws = [card for card in range(view.box.cards) if hidden[card] and back[card] == OUTLAWS]
            self._unseen = [law, outlaws]
        return self._unseen

    def unknown_backs(self) -> list[int]:
        """Return how many unknown cards with each back the opponent holds."""
        backs = self.him.hand_backs.copy()
        for card in self.him.known_hand:
            backs[self.lore.back[card]] -= 1
        return backs

    def gives(self, fighter: Fighter, card: int) -> bool:
        """Tell whether a card can be given up for ``fighter`` as a hit card (D-16.32)."""
        lore = self.lore
        if lore.hit[card] or fighter.full & ALL_AS_COLT:
            return True
        return fighter.full & DODGES_AS_COLT != 0 and lore.dodge[card] and lore.plain[card]

    def dodges(self, fighter: Fighter, card: int) -> bool:
        """Tell whether a card can be played as a dodge for ``fighter`` (D-8.4)."""
        return self.lore.dodge[card] or (fighter.full & HITS_AS_DODGE != 0 and self.lore.hit[card])

    def ammo(self, fighter: Fighter) -> int:
        """Return how many cards of the viewer's hand can be given up for ``fighter``."""
        return sum(1 for card in self.view.hand if self.gives(fighter, card))

    def cover(self, fighter: Fighter) -> int:
        """Return how many cards of the viewer's hand can be played as a dodge for ``fighter``."""
        return sum(1 for card in self.view.hand if self.dodges(fighter, card))
