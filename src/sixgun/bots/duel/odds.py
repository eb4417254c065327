"""How likely things are that depend on cards nobody has shown."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.outlook import Fighter, Outlook
from sixgun.games.duel.ability import (
    DISCARD_TO_DODGE,
    REVEAL_TO_DODGE,
    REVEAL_TO_HIT_BACK,
    TURNS_TWO,
)
from sixgun.games.duel.box import LAW, OUTLAWS
from sixgun.games.duel.card import BARREL

KEPT: Final = 1.25
"""Dodge cards stay in hands longer than others, so they are there more often than among all unseen cards."""
SPENT: Final = 0.85
"""Hit cards leave hands sooner than others."""
WILLING: Final = 0.95
"""So likely somebody who can dodge does."""
PAYS: Final = 0.85
"""So likely somebody pays the second card for a dodge if he has one (D-8.7)."""
SPARES: Final = 0.9
"""So likely somebody discards any card as a dodge if he has one (D-16.11)."""


# Reveals


def share_of_symbol(outlook: Outlook, seat: int, symbol: int) -> float:
    """Return which share of the cards that may be on top of the current deck of ``seat`` has ``symbol`` (D-4.6)."""
    lore = outlook.lore
    facts = outlook.view.seats[seat]
    unseen = outlook.unseen()
    if facts.deck_size:
        pool = unseen[LAW if facts.side == "law" else OUTLAWS]
    elif outlook.view.common_size:
        pool = unseen[LAW if outlook.view.common_back == "law" else OUTLAWS]
    else:
        pool = outlook.view.discard
    if not pool:
        return 0.0
    return sum(1 for card in pool if lore.symbol[card] == symbol) / len(pool)


def reveal_chance(outlook: Outlook, owner: int, symbol: int, wisher: int) -> float:
    """Return how likely a reveal from the current deck of ``owner`` shows ``symbol``, which ``wisher`` hopes for.

    Somebody who turns two cards chooses for his own good (D-10.3).
    """
    share = share_of_symbol(outlook, owner, symbol)
    if outlook.active(wisher, TURNS_TWO):
        return 1.0 - (1.0 - share) ** 2
    if outlook.active(1 - wisher, TURNS_TWO):
        return share**2
    return share


# The opponent's hand


def none_chance(outlook: Outlook, wanted: list[int], weight: float) -> float:
    """Return how likely none of the opponent's unknown cards is one of the wanted.

    Args:
        outlook: the viewer's.
        wanted: how many unseen cards of each back are wanted.
        weight: how much likelier a wanted card is in a hand than another.
    """
    unseen = outlook.unseen()
    chance = 1.0
    for back, count in enumerate(outlook.unknown_backs()):
        total = float(len(unseen[back]))
        some = wanted[back] * weight
        for drawn in range(count):
            left = total - drawn
            if left <= 0.0 or some >= left:
                return 0.0
            chance *= (left - some) / left
    return chance


def hand_dodge_chance(outlook: Outlook, fighter: Fighter) -> float:
    """Return how likely the opponent can play a dodge for ``fighter`` from hand."""
    for card in outlook.him.known_hand:
        if outlook.dodges(fighter, card):
            return 1.0
    wanted = [sum(1 for card in cards if outlook.dodges(fighter, card)) for cards in outlook.unseen()]
    return 1.0 - none_chance(outlook, wanted, KEPT)


def give_share(outlook: Outlook, fighter: Fighter) -> float:
    """Return how likely an unknown card of the opponent's hand can be given up for ``fighter``."""
    wanted = total = 0
    for cards in outlook.unseen():
        total += len(cards)
        for card in cards:
            if outlook.gives(fighter, card):
                wanted += 1
    return SPENT * wanted / total if total else 0.0


def give_counts(outlook: Outlook, fighter: Fighter) -> list[float]:
    """Return how likely the opponent can give up 0, 1, 2 ... cards for ``fighter``."""
    share = give_share(outlook, fighter)
    known = sum(1 for card in outlook.him.known_hand if outlook.gives(fighter, card))
    chances = [0.0] * known + [1.0]
    for _ in range(outlook.him.hand_size - len(outlook.him.known_hand)):
        chances.append(0.0)
        for i in range(len(chances) - 1, 0, -1):
            chances[i] = chances[i] * (1.0 - share) + chances[i - 1] * share
        chances[0] *= 1.0 - share
    return chances


# Hits at the opponent's characters


def dodge_chance(outlook: Outlook, fighter: Fighter, any_card: bool, two: bool) -> float:
    """Return how likely the opponent avoids a hit on ``fighter``, which is his.

    Args:
        outlook: the viewer's.
        fighter: the target.
        any_card: whether any card from hand is a dodge (D-16.11).
        two: whether a dodge and one more card are needed (D-8.7).
    """
    key = fighter.spot * 4 + any_card * 2 + two
    known = outlook.chances.get(key)
    if known is None:
        known = _dodge_chance(outlook, fighter, any_card, two)
        outlook.chances[key] = known
    return known


def _dodge_chance(outlook: Outlook, fighter: Fighter, any_card: bool, two: bool) -> float:
    size = outlook.him.hand_size
    open_fail = 1.0
    if fighter.full & DISCARD_TO_DODGE:
        open_fail *= 1.0 - WILLING
    open_fail *= 1.0 - revealed_dodge_chance(outlook, fighter)
    hand = WILLING * hand_dodge_chance(outlook, fighter) if size else 0.0
    if any_card and size:
        hand = max(hand, SPARES)
    if not two:
        return 1.0 - open_fail * (1.0 - hand)
    if size == 0:
        return 0.0
    avoided = 1.0 - open_fail  # the second card comes from hand
    if size > 1:
        avoided += open_fail * hand
    return avoided * PAYS


def revealed_dodge_chance(outlook: Outlook, fighter: Fighter) -> float:
    """Return how likely a hit on ``fighter`` is dodged by a reveal; its ability reveals from the enemy's deck."""
    fail = 1.0
    if fighter.full & REVEAL_TO_DODGE:
        fail *= 1.0 - reveal_chance(outlook, fighter.seat, BARREL, fighter.seat)
    if fighter.full & REVEAL_TO_HIT_BACK:
        fail *= 1.0 - reveal_chance(outlook, 1 - fighter.seat, BARREL, fighter.seat)
    return 1.0 - fail
