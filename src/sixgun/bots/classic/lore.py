"""What greenhorn knows of the box: what each card is good for, and which characters it likes to play.

Cards are told apart by their effects and abilities, not by their names, so cards of other sets that are made of the
same parts are understood as well. Characters are liked by name; this is the only table of names that the bot has.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from sixgun.games.classic.ability import BANG_CARD, BEER_CARD, DETENTION, HAZARD, MISSED_CARD, MISSED_SYMBOL, Ability
from sixgun.games.classic.box import Box
from sixgun.games.classic.card import Kind
from sixgun.games.classic.effects import Bang, BangAll, DrawCards, Life, LifeOthers, Remove, Take
from sixgun.games.classic.sets.base_cards import Duel, GeneralStore, Indians

OTHER: Final = 0
"""Nothing the bot knows."""
SHOT: Final = 1
"""A BANG! effect on one player."""
MISSED: Final = 2
BEER: Final = 3
DRAW: Final = 4
"""Draws cards from the deck."""
STORE: Final = 5
"""Everybody takes a card."""
TAKE: Final = 6
"""Takes a card of another player."""
REMOVE: Final = 7
"""Makes another player discard a card."""
VOLLEY: Final = 8
"""A BANG! effect on everybody else."""
RAID: Final = 9
"""Everybody else discards a BANG! or is hurt."""
DUEL: Final = 10
HEAL_ALL: Final = 11
HEAL: Final = 12
WEAPON: Final = 13
BARREL: Final = 14
FAR: Final = 15
"""Makes its owner seen further away."""
NEAR: Final = 16
"""Makes its owner see others nearer."""
JAIL: Final = 17
DYNAMITE: Final = 18
BLUE: Final = 19
"""Any other card that stays in front of its owner."""
USES: Final = 20
"""How many of these there are."""

APPEAL: Final = {
    "bart_cassidy": 8,
    "jesse_jones": 7,
    "jourdonnais": 7,
    "calamity_janet": 6,
    "kit_carlson": 6,
    "vulture_sam": 5,
    "black_jack": 5,
    "slab_the_killer": 5,
    "rose_doolan": 5,
    "lucky_duke": 4,
    "el_gringo": 4,
    "suzy_lafayette": 4,
    "willy_the_kid": 4,
    "sid_ketchum": 3,
    "pedro_ramirez": 3,
    "paul_regret": 2,
}
"""How much the bot likes to play each character, the more the better: by how often it wins with it."""
UNKNOWN_APPEAL: Final = 5
"""The same for a character that is not in the table."""

_USE_OF_EFFECT: Final[tuple[tuple[type, int], ...]] = (
    (Bang, SHOT),
    (BangAll, VOLLEY),
    (Indians, RAID),
    (Duel, DUEL),
    (Take, TAKE),
    (Remove, REMOVE),
    (DrawCards, DRAW),
    (GeneralStore, STORE),
    (LifeOthers, HEAL_ALL),
    (Life, HEAL),
)


@final
class Lore:
    """What is known of the cards of one box. All lists are indexed by card.

    Attributes:
        use: what the card is good for when it is played (``SHOT`` ...).
        used: what a card in front of its owner is good for when it is used from there (DC-2.2).
        draws: how many cards it draws, 0 if it draws none.
        reach: range of a weapon, 0 if it is none.
        unlimited: whether it allows any number of BANG! cards.
        barrel: whether it is a Barrel source in play.
        category: what it counts as (``BANG_CARD`` ...).
        kind: index of its kind.
        abilities: ability of each character, by the character's id.
        bang_share, missed_share, beer_share: share of these cards in the box.
    """

    def __init__(self, box: Box) -> None:
        self.use: list[int] = []
        self.used: list[int] = []
        self.draws: list[int] = []
        self.reach: list[int] = []
        self.unlimited: list[bool] = []
        self.barrel: list[bool] = []
        self.category: list[int] = []
        self.kind: list[int] = []
        for kind in box.kind:
            ability = kind.ability
            self.use.append(_use_of(kind))
            self.used.append(_use_of_effects(kind))
            self.draws.append(sum(effect.n for effect in kind.effects if isinstance(effect, DrawCards)))
            self.reach.append(0 if ability is None else ability.weapon_range)
            self.unlimited.append(ability is not None and ability.bang_limit > 1)
            self.barrel.append(ability is not None and ability.barrel)
            self.category.append(kind.category)
            self.kind.append(kind.index)
        self.abilities: dict[str, Ability] = {c.id: c.ability for c in box.characters}
        self.bang_share: float = self._share(BANG_CARD)
        self.missed_share: float = self._share(MISSED_CARD | MISSED_SYMBOL)
        self.beer_share: float = self._share(BEER_CARD)

    def _share(self, categories: int) -> float:
        return sum(1 for category in self.category if category & categories) / len(self.category)


@lru_cache(maxsize=8)
def lore_of(box: Box) -> Lore:
    """Return what is known of ``box``; it is worked out once."""
    return Lore(box)


def _use_of(kind: Kind) -> int:
    if kind.category & BANG_CARD:
        return SHOT
    if kind.category & (MISSED_CARD | MISSED_SYMBOL):
        return MISSED
    if kind.category & BEER_CARD:
        return BEER
    if kind.ability is not None:
        return _use_in_front(kind, kind.ability)
    return _use_of_effects(kind)


def _use_of_effects(kind: Kind) -> int:
    for effect in kind.effects:
        for effect_type, use in _USE_OF_EFFECT:
            if isinstance(effect, effect_type):
                return use
    return OTHER


def _use_in_front(kind: Kind, ability: Ability) -> int:
    if kind.weapon:
        return WEAPON
    if ability.answers & DETENTION:
        return JAIL
    if ability.answers & HAZARD:
        return DYNAMITE
    if ability.barrel:
        return BARREL
    if ability.seen_mod > 0:
        return FAR
    if ability.view_mod > 0:
        return NEAR
    return BLUE
