"""What cards are worth to their holder, in units of an average card."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.lore import (
    BARREL,
    BEER,
    BLUE,
    DRAW,
    DUEL,
    DYNAMITE,
    FAR,
    HEAL,
    HEAL_ALL,
    JAIL,
    MISSED,
    NEAR,
    RAID,
    REMOVE,
    SHOT,
    STORE,
    TAKE,
    USES,
    VOLLEY,
    WEAPON,
)
from sixgun.bots.classic.outlook import Outlook
from sixgun.games.classic.view import SeatView

AVERAGE: Final = 1.2
"""Worth of a card that nobody has seen."""
_USELESS: Final = 0.05


def _plain_table() -> list[float]:
    """Return what a first card of each use is worth if nothing special is known."""
    table = [0.9] * USES
    table[SHOT] = 1.3
    table[MISSED] = 1.7
    table[BEER] = 2.0
    table[STORE] = 0.8
    table[TAKE] = 1.6
    table[REMOVE] = 1.4
    table[VOLLEY] = 1.7
    table[RAID] = 1.2
    table[DUEL] = 1.3
    table[HEAL_ALL] = 0.8
    table[HEAL] = 1.6
    table[BARREL] = 2.2
    table[FAR] = 2.0
    table[NEAR] = 1.4
    table[JAIL] = 1.3
    table[DYNAMITE] = 0.4
    table[BLUE] = 1.4
    return table


_PLAIN: Final = _plain_table()
_FADE: Final = (1.0, 0.75, 0.5, 0.35, 0.3)
"""A second card alike is worth so much of the first, and so on."""
_STAYS: Final = (BARREL, FAR, NEAR, DYNAMITE, BLUE)


def card_worth(outlook: Outlook, card: int, copies: int) -> float:
    """Return what holding ``card`` is worth to the viewer who holds ``copies`` others of the same use."""
    lore = outlook.lore
    use = lore.use[card]
    if use == WEAPON:
        return _weapon_in_hand(outlook, card)
    if use == DRAW:
        return 0.5 + 0.8 * lore.draws[card]
    if use in _STAYS:
        if copies > 0:
            return 0.2
        for other in outlook.me.front:
            if lore.kind[other] == lore.kind[card]:
                return 0.2
        return _PLAIN[use]
    worth = _PLAIN[use] * _FADE[min(copies, 4)]
    if use == SHOT:
        if outlook.unlimited:
            worth = 1.3
        if outlook.held[DUEL]:
            worth += 0.2
    elif use == BEER:
        if not outlook.beer_works:
            return _USELESS
        if outlook.me.life <= 2:
            worth += 0.6
        elif len(outlook.others) == 2:
            worth -= 0.5
    elif use == MISSED and outlook.me.life <= 2:
        worth += 0.4
    return worth


def marginal_worths(outlook: Outlook, cards: list[int]) -> dict[int, float]:
    """Return for each of ``cards`` what the viewer would lose with it if he held them all and nothing else."""
    use = outlook.lore.use
    counts = [0] * USES
    for card in cards:
        counts[use[card]] += 1
    return {card: card_worth(outlook, card, counts[use[card]] - 1) for card in cards}


def hand_worth(outlook: Outlook, card: int) -> float:
    """Return what a card in the viewer's hand is worth to him."""
    worth = outlook.worths.get(card)
    if worth is None:
        worth = card_worth(outlook, card, outlook.held[outlook.lore.use[card]] - 1)
        outlook.worths[card] = worth
    return worth


def gain_worth(outlook: Outlook, card: int) -> float:
    """Return what a card that is not in the viewer's hand would be worth there."""
    return card_worth(outlook, card, outlook.held[outlook.lore.use[card]])


def play_cost(outlook: Outlook, card: int) -> float:
    """Return what it costs the viewer to part with a card of his hand in phase 2; little if he must discard anyway."""
    worth = hand_worth(outlook, card)
    return 0.08 * worth if outlook.spare > 0 else 0.3 * worth


# Weapons


def weapon_worth(outlook: Outlook, reach: int, unlimited: bool) -> float:
    """Return what it is worth to the viewer to shoot so far, and as often as he likes if ``unlimited``."""
    worth = 0.04 * reach
    close = False
    for facts in outlook.others:
        enmity = outlook.enmity[facts.seat]
        if facts.distance <= reach:
            if enmity > 0.0:
                worth += 0.8 * enmity
            if enmity > 0.2:
                close = True
    if unlimited and close and (outlook.ability is None or outlook.ability.bang_limit <= 1):
        more = outlook.ammo if outlook.view.bangs_played else outlook.ammo - 1  # shots that any weapon allows left out
        worth += 0.5 + 0.6 * max(more, 0)
    return worth


def weapon_gain(outlook: Outlook, card: int) -> float:
    """Return how much better off the viewer is with a weapon than with the one he has in play."""
    lore = outlook.lore
    now = 0
    unlimited = False
    for other in outlook.me.front:
        if lore.use[other] == WEAPON:
            now = lore.reach[other]
            unlimited = lore.unlimited[other]
    new = weapon_worth(outlook, lore.reach[card], lore.unlimited[card])
    return new - weapon_worth(outlook, now or 1, unlimited)


def _weapon_in_hand(outlook: Outlook, card: int) -> float:
    gain = weapon_gain(outlook, card)
    return 0.4 + min(gain, 1.6) if gain > 0.1 else 0.3


# Cards in front of others


def item_worth(outlook: Outlook, facts: SeatView, card: int) -> float:
    """Return what a card in front of a seat is worth to that seat; below 0 if it is better off without."""
    lore = outlook.lore
    use = lore.use[card]
    if use == JAIL:
        return -1.8
    if use == DYNAMITE:
        return -0.7
    if use == WEAPON:
        if lore.unlimited[card]:
            return 1.7
        return 0.7 + 0.25 * lore.reach[card]
    if use == BARREL and facts.reachable:
        return 2.4
    return _PLAIN[use]


def hand_card_worth(facts: SeatView) -> float:
    """Return what a random card of somebody's hand is worth to him."""
    return 1.5 if facts.hand_size <= 2 else 1.2
