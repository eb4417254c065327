"""Greenhorn's answers when it is attacked: to shots, Indians!, Duels, and at death's door."""

from __future__ import annotations

from sixgun.bots.classic.lore import BEER
from sixgun.bots.classic.odds import bang_counts
from sixgun.bots.classic.outlook import Outlook
from sixgun.bots.classic.worth import hand_worth
from sixgun.bots.rating import NEVER, Ratings
from sixgun.games.classic.ability import LOST_LIFE
from sixgun.games.classic.box import DISCARD, PASS, PLAY, USE, USE_CARD
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision


def loss(outlook: Outlook) -> float:
    """Return what it costs the viewer to be hit now; less if his ability makes up for it."""
    cost = outlook.own_loss()
    ability = outlook.ability
    if ability is not None and ability.answers & LOST_LIFE and outlook.me.life > 1:
        cost -= 0.9
    return cost


def rate_shot(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate the answers to a BANG! effect: a Barrel always, Missed! if it helps and is worth less than the life."""
    needed = decision.amount
    able = outlook.missed_held() >= needed
    cost = loss(outlook)
    ratings: Ratings = []
    for action in decision.actions:
        if action.verb == USE and action.other < 0:
            ratings.append(9.0)
        elif action.verb == USE_CARD:  # a Barrel may be tried for nothing, a green card is spent
            barrel = outlook.lore.barrel[action.card]
            ratings.append(9.0 if barrel else cost - 0.4 * needed if able or needed <= 1 else -1.0)
        elif action.verb == PLAY:
            ratings.append(cost - 0.55 * needed * hand_worth(outlook, action.card) if able else -1.0)
        elif action.verb == PASS:
            ratings.append(0.0)
        else:
            ratings.append(NEVER)
    return ratings


def rate_indians(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate the answers to Indians!: a BANG! unless life is plentiful and the card dear."""
    cost = loss(outlook)
    ratings: Ratings = []
    for action in decision.actions:
        if action.verb == DISCARD:
            ratings.append(cost - hand_worth(outlook, action.card))
        else:
            ratings.append(0.0 if action.verb == PASS else NEVER)
    return ratings


def rate_duel(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate the answers in a Duel: go on if the other is likely to run out of BANG! cards first."""
    cost = loss(outlook)
    fight = _fight(outlook, decision.by, outlook.ammo, cost)
    ratings: Ratings = []
    for action in decision.actions:
        if action.verb == DISCARD:
            ratings.append(fight - 0.1 * hand_worth(outlook, action.card))
        else:
            ratings.append(-cost if action.verb == PASS else NEVER)
    return ratings


def _fight(outlook: Outlook, other: int, ammo: int, cost: float) -> float:
    """Return what it is worth to discard ``ammo`` BANG! cards, as far as needed, against ``other``."""
    if other < 0:
        return 0.0
    facts = outlook.view.seats[other]
    enmity = outlook.enmity[other]
    value = 0.0
    for count, chance in enumerate(bang_counts(outlook, facts)):
        if count < ammo:  # the viewer discards first, so he needs one more than the other has
            value += chance * (outlook.hit(facts) + 0.7 * enmity * count - 0.6 * (count + 1))
        else:
            value += chance * (0.7 * enmity * ammo - 0.6 * ammo - cost)
    return value


def rate_dying(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate the answers at 0 life points: a Beer, or two cards that are worth least, if that can save at all."""
    ratings: Ratings = []
    for action in decision.actions:
        if action.verb == PLAY:
            ratings.append(50.0 - hand_worth(outlook, action.card))
        elif action.verb == USE and action.other >= 0:
            ratings.append(50.0 - pair_cost(outlook, action))
        else:
            ratings.append(0.0)
    return ratings


def pair_cost(outlook: Outlook, action: Action) -> float:
    """Return what two cards of the hand are worth that would be given up; a Beer saves by itself."""
    cost = hand_worth(outlook, action.card) + hand_worth(outlook, action.other)
    for card in (action.card, action.other):
        if outlook.lore.use[card] == BEER and outlook.beer_works:
            cost += 3.0
    return cost
