"""How likely things are that depend on cards nobody has shown."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.lore import MISSED, SHOT
from sixgun.bots.classic.outlook import Outlook
from sixgun.games.classic.ability import BANG_CARD, MISSED_CARD
from sixgun.games.classic.view import SeatView

HEART: Final = 0.25
"""Chance of one card turned over for a "draw!" on Hearts."""
KEPT: Final = 1.25
"""Missed! cards stay in hands longer than others, so they are there more often than in the box."""
SPENT: Final = 0.85
"""BANG! cards leave hands sooner than others."""


def luck(outlook: Outlook, facts: SeatView) -> float:
    """Return how likely a "draw!" of a seat on Hearts succeeds."""
    ability = outlook.ability_of(facts)
    flips = 1 if ability is None or ability.flips == 0 else ability.flips
    return float(1.0 - (1.0 - HEART) ** flips)


def barrels(outlook: Outlook, facts: SeatView) -> int:
    """Return how many Barrel sources a seat has."""
    count = sum(1 for card in facts.front if outlook.lore.barrel[card])
    ability = outlook.ability_of(facts)
    return count + 1 if ability is not None and ability.barrel else count


def hit_chance(outlook: Outlook, facts: SeatView, needed: int) -> float:
    """Return how likely a BANG! effect that takes ``needed`` Missed! effects hurts a seat."""
    lore = outlook.lore
    ability = outlook.ability_of(facts)
    share = lore.missed_share * KEPT
    either = ability is not None and ability.missed_from & BANG_CARD != 0
    if either:
        share += lore.bang_share
    sure = 0
    unknown = facts.hand_size - len(facts.known_hand)
    for card in facts.known_hand:
        use = lore.use[card]
        if use == MISSED or (either and use == SHOT):
            sure += 1
    needed -= sure
    sources = barrels(outlook, facts)
    if needed <= 0:
        return 0.05
    none = (1.0 - share) ** unknown
    if sources == 0:
        if needed == 1:
            return float(none)
        return float(none + unknown * share * (1.0 - share) ** max(unknown - 1, 0))
    success = luck(outlook, facts)
    fail = (1.0 - success) ** sources
    if needed == 1:
        return float(none * fail)
    one_missed = unknown * share * (1.0 - share) ** max(unknown - 1, 0)
    one_barrel = sources * success * (1.0 - success) ** (sources - 1)
    return float(none * (fail + one_barrel) + one_missed * fail)


def bang_share(outlook: Outlook, facts: SeatView) -> float:
    """Return how likely an unknown card in the hand of a seat can be discarded as a BANG!."""
    lore = outlook.lore
    ability = outlook.ability_of(facts)
    share = lore.bang_share * SPENT
    if ability is not None and ability.bang_from & MISSED_CARD:
        share += lore.missed_share * KEPT
    return share


def bangs_known(outlook: Outlook, facts: SeatView) -> int:
    """Return how many cards in the hand of a seat are known to be BANG! cards."""
    use = outlook.lore.use
    return sum(1 for card in facts.known_hand if use[card] == SHOT)


def bang_counts(outlook: Outlook, facts: SeatView) -> list[float]:
    """Return how likely a seat holds 0, 1, 2 ... cards that can be discarded as BANG!."""
    share = bang_share(outlook, facts)
    chances = [0.0] * bangs_known(outlook, facts) + [1.0]
    for _ in range(facts.hand_size - len(facts.known_hand)):
        chances.append(0.0)
        for i in range(len(chances) - 1, 0, -1):
            chances[i] = chances[i] * (1.0 - share) + chances[i - 1] * share
        chances[0] *= 1.0 - share
    return chances


def no_bang_chance(outlook: Outlook, facts: SeatView) -> float:
    """Return how likely a seat cannot discard a BANG!."""
    if bangs_known(outlook, facts):
        return 0.05
    unknown = facts.hand_size - len(facts.known_hand)
    return float((1.0 - bang_share(outlook, facts)) ** unknown)
