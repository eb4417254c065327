"""Greenhorn's answers when it is attacked: to hits, Indians! and Duels, and who loses a point."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.fire import HAT_WORTH, ability_hit_worth
from sixgun.bots.duel.lore import FIGHT
from sixgun.bots.duel.odds import give_counts
from sixgun.bots.duel.outlook import Fighter, Outlook
from sixgun.bots.duel.worth import hand_worth, least_worth, loss
from sixgun.bots.rating import NEVER, Ratings
from sixgun.games.duel.ability import DISCARD_TO_DODGE
from sixgun.games.duel.box import DISCARD, GIVE, LOSE, PASS, PLAY, PLAY_AS_DODGE, USE, USE_CARD
from sixgun.games.duel.hits import Hit
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

FREE: Final = 50.0
"""Rating of what costs nothing and can only help."""
THRIFT: Final = 0.7
"""So much of its worth a card is counted that is spent to save a life point: it would be spent so sooner or later."""
CARD_TAKEN: Final = 0.6
"""What it is worth to cost the opponent a hit card."""


def rate_hit(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate the answers to a hit (D-8.4): reveals first, then the cheapest dodge if it is worth less than the point."""
    target = outlook.fighter_at(outlook.view.aimed)
    if target is None:
        return [0.0] * len(decision.actions)
    cost = loss(outlook, target, decision.by)
    two = needs_second(outlook)
    ratings: Ratings = []
    for action in decision.actions:
        if action.verb == PASS:
            ratings.append(0.0)
        elif action.verb >= USE or (action.verb == USE_CARD and not _spent(outlook, action.card)):
            ratings.append(FREE)
        else:
            ratings.append(cost - _price(outlook, target, action, two))
    return ratings


def needs_second(outlook: Outlook) -> bool:
    """Tell whether the hit under way is avoided only with one card more (D-8.7)."""
    top = outlook.view.stack[-1] if outlook.view.stack else None
    return isinstance(top, Hit) and top.two


def _spent(outlook: Outlook, card: int) -> bool:
    return outlook.lore.traits[card] & DISCARD_TO_DODGE != 0


def _price(outlook: Outlook, target: Fighter, action: Action, two: bool) -> float:
    """Return what an answer costs that is paid with a card, and with a second one if it needs ``two``."""
    card = action.card
    if action.verb == USE_CARD:
        price = HAT_WORTH * (0.6 if target.life == 1 else 0.9)
    elif action.verb in (PLAY, PLAY_AS_DODGE, DISCARD):
        price = THRIFT * hand_worth(outlook, card)
        if action.verb == PLAY and outlook.lore.hits_back[card]:
            price -= ability_hit_worth(outlook, outlook.his_ac)
    else:
        return -NEVER
    if two:
        price += THRIFT * least_worth(outlook, card)
    return price


def rate_second(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate the second card of a dodge (D-8.7): the least worth, unless it is worth more than the point."""
    target = outlook.fighter_at(outlook.view.aimed)
    cost = 0.0 if target is None else loss(outlook, target, decision.by)
    ratings: Ratings = []
    for action in decision.actions:
        if action.verb == DISCARD:
            ratings.append(cost - THRIFT * hand_worth(outlook, action.card))
        else:
            ratings.append(0.0 if action.verb == PASS else NEVER)
    return ratings


def rate_giving(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate whether to give up a hit card, and which (D-16.32)."""
    if outlook.lore.use[decision.card] == FIGHT:
        return _rate_fight(outlook, decision)
    target = outlook.fighter_at(outlook.view.aimed)
    cost = 0.0 if target is None else loss(outlook, target, decision.by)
    ratings: Ratings = []
    for action in decision.actions:
        if action.verb == GIVE:
            ratings.append(cost - THRIFT * hand_worth(outlook, action.card))
        else:
            ratings.append(0.0 if action.verb == PASS else NEVER)
    return ratings


def _rate_fight(outlook: Outlook, decision: Decision) -> Ratings:
    """Go on with a Duel if the other is likely to run out of hit cards first."""
    aimed = outlook.fighter_at(outlook.view.aimed)
    mine = aimed if aimed is not None and aimed.mine else outlook.ac
    foe = outlook.his_ac if aimed is None or aimed.mine else aimed
    if (
        decision.by == outlook.seat or mine.life <= 0 or foe.life <= 0
    ):  # both are the viewer's (D-16.33), or one is down
        return [0.0 if action.verb == PASS else -hand_worth(outlook, action.card) for action in decision.actions]
    cost = loss(outlook, mine, outlook.other if aimed is mine else outlook.seat)
    fight = fight_worth(outlook, foe, outlook.ammo(mine), cost)
    ratings: Ratings = []
    for action in decision.actions:
        if action.verb == GIVE:
            ratings.append(fight - 0.1 * hand_worth(outlook, action.card))
        else:
            ratings.append(-cost if action.verb == PASS else NEVER)
    return ratings


def fight_worth(outlook: Outlook, foe: Fighter, ammo: int, cost: float) -> float:
    """Return what it is worth to give up ``ammo`` cards, as far as needed, when the viewer must give the next one.

    Args:
        outlook: the viewer's.
        foe: the opponent's duellist.
        ammo: how many cards the viewer can give up.
        cost: what it costs him to lose.
    """
    prize = loss(outlook, foe, outlook.seat)
    value = 0.0
    for count, chance in enumerate(give_counts(outlook, foe)):
        if count < ammo:
            value += chance * (prize + CARD_TAKEN * count - 0.6 * (count + 1))
        else:
            value += chance * (CARD_TAKEN * ammo - 0.6 * ammo - cost)
    return value


def challenge_worth(outlook: Outlook, foe: Fighter, ammo: int) -> float:
    """Return what it is worth to begin a Duel: the opponent must give the first card (D-16.33)."""
    prize = loss(outlook, foe, outlook.seat)
    cost = loss(outlook, outlook.ac, outlook.seat)
    value = 0.0
    for count, chance in enumerate(give_counts(outlook, foe)):
        if count <= ammo:
            value += chance * (prize + (CARD_TAKEN - 0.6) * count)
        else:
            value += chance * (CARD_TAKEN * (ammo + 1) - 0.6 * ammo - cost)
    return value


def rate_redirect(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate who loses a point (D-9.1): the one whose point is worth less."""
    ratings: Ratings = []
    for action in decision.actions:
        fighter = outlook.fighter_of(action.mode) if action.verb == LOSE else None
        ratings.append(NEVER if fighter is None else -plain_loss(outlook, fighter, decision.by))
    return ratings


def plain_loss(outlook: Outlook, fighter: Fighter, by: int) -> float:
    """Return what a point of ``fighter`` costs if nobody can lose it instead."""
    worth = loss(outlook, fighter, by)
    if fighter.life == 1:
        worth = max(worth, 3.5)
    return worth
