"""What greenhorn knows of the box of The Duel: what each card is good for.

Cards and characters are told apart by their effects and by what their abilities bend, never by their names. This is the
only module of the bot that looks into the sets.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from sixgun.games.duel.ability import (
    BANGS_UNLIMITED,
    DISCARD_TO_DODGE,
    DRAWS_MORE,
    FIRES_AT_RC,
    OPPONENT_SWAPPED,
    REVEAL_TO_DODGE,
)
from sixgun.games.duel.box import Box
from sixgun.games.duel.card import EQUIPMENT, Kind
from sixgun.games.duel.hits import SingleHit
from sixgun.games.duel.sets import cards, clauses, fights, outlaws, start_of_turn, store

# What a card is good for when it is played.
OTHER: Final = 0
"""Nothing the bot knows."""
SHOT: Final = 1
"""One hit."""
BURST: Final = 2
"""A hit for every Equipment card of the target."""
VOLLEY: Final = 3
"""A hit at everybody but the own AC."""
DODGE: Final = 4
RAID: Final = 5
"""Everybody but the own AC gives up a hit card or is hurt."""
FIGHT: Final = 6
"""Hit cards are given up in turn until somebody is hurt."""
TURN_PAIR: Final = 7
"""Swaps AC and RC of either player."""
HEAL: Final = 8
"""Both own characters regain a point."""
LEVEL: Final = 9
"""A character goes to a fixed number of points."""
DRAW: Final = 10
STORE: Final = 11
"""Both players take cards that are turned up."""
STEAL: Final = 12
"""Takes a card of the opponent's hand, or discards one in play."""
FETCH: Final = 13
"""Takes a card in play."""
GEAR: Final = 14
"""Equipment that its owner is glad of."""
BOMB: Final = 15
"""Equipment that explodes or passes on."""
SNAKE_BITE: Final = 16
"""Equipment that takes points again and again."""
STIR: Final = 17
"""Equipment that swaps its owner's characters at the start of his turn."""
USES: Final = 18
"""How many of these there are."""

# What the "if dodged" clause of a hit does.
NO_CLAUSE: Final = 0
STRIPS: Final = 1
"""Equipment of an AC may be discarded."""
TURNS: Final = 2
"""A pair may be swapped."""
DRAWS: Final = 3
"""A card may be drawn."""
HEALS: Final = 4
"""The own AC may regain a point."""
COSTS: Final = 5
"""The opponent discards a card."""

GOOD_GEAR: Final = (
    (REVEAL_TO_DODGE, 1.8),
    (DISCARD_TO_DODGE, 1.5),
    (DRAWS_MORE, 1.9),
    (BANGS_UNLIMITED, 1.5),
    (FIRES_AT_RC, 0.8),
    (OPPONENT_SWAPPED, 0.8),
)
"""What Equipment is worth to its owner, in cards, by what it bends."""

_USE_OF_EFFECT: Final[tuple[tuple[type, int], ...]] = (
    (SingleHit, SHOT),
    (cards.QuickFire, BURST),
    (cards.Gatling, VOLLEY),
    (fights.Indians, RAID),
    (fights.Duel, FIGHT),
    (cards.Canteen, TURN_PAIR),
    (cards.Beer, HEAL),
    (cards.StrongBeer, LEVEL),
    (cards.Wagon, DRAW),
    (store.GeneralStore, STORE),
    (cards.Theft, STEAL),
    (cards.Schoolmarm, FETCH),
)
_USE_OF_GEAR: Final[tuple[tuple[type, int], ...]] = (
    (start_of_turn.Dynamite, BOMB),
    (start_of_turn.Rattlesnake, SNAKE_BITE),
    (start_of_turn.Stampede, STIR),
)
_CLAUSES: Final[tuple[tuple[type, int], ...]] = (
    (clauses.Carbine, STRIPS),
    (clauses.Shotgun, TURNS),
    (clauses.Remington, DRAWS),
    (clauses.Schofield, HEALS),
    (clauses.Peacemaker, COSTS),
)

LEVEL_LIFE: Final = cards.STRONG_BEER
"""The number of points that a card of use ``LEVEL`` leads to (D-16.5)."""
BOMB_POINTS: Final = start_of_turn.EXPLOSION
"""Life points that a card of use ``BOMB`` takes (D-16.12)."""


@final
class Lore:
    """What is known of the cards of one box. All lists are indexed by card unless another index is named.

    Attributes:
        use: what the card is good for (``SHOT`` ...).
        clause: what it does if its hit is dodged (``STRIPS`` ...).
        kind: index of its kind.
        hit, dodge, plain, bang, any_card, hits_back, reloadable: the facts of its kind (see ``card.py``).
        gear_value: what it is worth to its owner in play, 0 if it is no such card.
        traits: what it bends in play.
        always: whether it is always active there.
        symbol, back: reveal symbol and back.
        copies: of each character, by index, whether it copies the card on top of the discard pile (D-17.18).
        colt: index of the kind that other cards are used as.
    """

    def __init__(self, box: Box) -> None:
        self.use: list[int] = [_use_of(kind) for kind in box.kind]
        self.clause: list[int] = [_number_of(kind.clause, _CLAUSES) for kind in box.kind]
        self.kind: list[int] = [kind.index for kind in box.kind]
        self.hit: list[bool] = [kind.hit for kind in box.kind]
        self.dodge: list[bool] = [kind.dodge for kind in box.kind]
        self.plain: list[bool] = [kind.plain for kind in box.kind]
        self.bang: list[bool] = box.bang
        self.any_card: list[bool] = [kind.any_card_dodges for kind in box.kind]
        self.hits_back: list[bool] = [kind.hits_back for kind in box.kind]
        self.reloadable: list[bool] = [kind.reloadable for kind in box.kind]
        self.traits: list[int] = [0 if kind.ability is None else kind.ability.traits for kind in box.kind]
        self.always: list[bool] = [kind.always for kind in box.kind]
        self.gear_value: list[float] = [_gear_value(kind) for kind in box.kind]
        self.symbol: list[int] = box.symbol
        self.back: list[int] = box.back
        self.copies: list[bool] = [isinstance(each.ability, outlaws.PearlHat) for each in box.characters]
        self.colt: int = box.colt.index


@lru_cache(maxsize=8)
def lore_of(box: Box) -> Lore:
    """Return what is known of ``box``; it is worked out once."""
    return Lore(box)


def _number_of(thing: object, table: tuple[tuple[type, int], ...]) -> int:
    for kind, number in table:
        if isinstance(thing, kind):
            return number
    return 0


def _use_of(kind: Kind) -> int:
    if kind.dodge:
        return DODGE
    if kind.type == EQUIPMENT:
        return _number_of(kind.ability, _USE_OF_GEAR) or GEAR
    return _number_of(kind.effect, _USE_OF_EFFECT)


def _gear_value(kind: Kind) -> float:
    if kind.ability is None or _use_of(kind) != GEAR:
        return 0.0
    return sum(value for trait, value in GOOD_GEAR if kind.ability.traits & trait) or 0.5
