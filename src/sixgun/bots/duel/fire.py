"""What hits are worth: at the opponent's characters, and at one's own."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.lore import COSTS, DRAWS, HEALS, STRIPS, TURNS
from sixgun.bots.duel.odds import dodge_chance, reveal_chance, revealed_dodge_chance
from sixgun.bots.duel.outlook import Fighter, Outlook
from sixgun.bots.duel.worth import AVERAGE, gain, gear_worth, loss
from sixgun.games.duel.ability import (
    DISCARD_TO_DODGE,
    HIT_DODGED,
    REVEAL_TO_HIT_BACK,
    TAKES_TWO_CARDS,
)
from sixgun.games.duel.card import BARREL

DODGE_WORTH: Final = 1.6
"""What the opponent loses with a dodge card."""
HAT_WORTH: Final = 1.3
"""What he loses with an Equipment card that he discards for a dodge."""


def hit_worth(outlook: Outlook, fighter: Fighter, card: int, bang: bool) -> float:
    """Return what a hit of the viewer's at ``fighter`` is worth to him, not counting the card itself.

    Args:
        outlook: the viewer's.
        fighter: the target, of either side.
        card: the card whose text counts, -1 for none.
        bang: whether it is a BANG! card.
    """
    if fighter.mine:
        return -exposure(outlook, fighter, outlook.seat)
    any_card = card >= 0 and outlook.lore.any_card[card]
    two = bang and outlook.ac.full & TAKES_TWO_CARDS != 0
    dodged = dodge_chance(outlook, fighter, any_card, two)
    value = (1.0 - dodged) * loss(outlook, fighter, outlook.seat)
    cost = DODGE_WORTH
    if any_card:
        cost = 0.7
    elif fighter.full & DISCARD_TO_DODGE:
        cost = HAT_WORTH
    revealed = revealed_dodge_chance(outlook, fighter)
    value += max(dodged - revealed, 0.0) * cost
    if two:
        value += dodged * 0.8
    if fighter.full & REVEAL_TO_HIT_BACK:
        back = reveal_chance(outlook, outlook.seat, BARREL, outlook.other)
        value -= back * exposure(outlook, outlook.ac, outlook.other)
    if outlook.ac.full & HIT_DODGED:
        value += dodged * AVERAGE
    if card >= 0:
        value += dodged * clause_worth(outlook, outlook.lore.clause[card])
    return value


def clause_worth(outlook: Outlook, clause: int) -> float:
    """Return what the "if dodged" clause of a hit is worth to the viewer."""
    if clause == DRAWS:
        return AVERAGE
    if clause == HEALS:
        return gain(outlook, outlook.ac, 1)
    if clause == COSTS:
        return 0.7 if outlook.him.hand_size > 1 else 0.1
    if clause == STRIPS:
        best = max((gear_worth(outlook, outlook.his_ac, card) for card in outlook.his_ac.gear), default=0.0)
        return max(best, 0.0)
    return 0.3 if clause == TURNS else 0.0


def exposure(outlook: Outlook, fighter: Fighter, by: int) -> float:
    """Return what it costs the viewer on average that his ``fighter`` becomes the target of a hit of ``by``."""
    if fighter.life <= 0:
        return 0.0
    cost = loss(outlook, fighter, by)
    if fighter.full & DISCARD_TO_DODGE:
        cost = min(cost, HAT_WORTH)
    if outlook.cover(fighter):
        cost = min(cost, DODGE_WORTH)
    return max(cost, 0.0) * (1.0 - revealed_dodge_chance(outlook, fighter))


def ability_hit_worth(outlook: Outlook, fighter: Fighter) -> float:
    """Return what a hit by an ability of the viewer's is worth to him (D-8.2)."""
    return hit_worth(outlook, fighter, -1, False) if fighter.life > 0 else 0.0
