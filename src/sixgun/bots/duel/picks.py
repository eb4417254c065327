"""Greenhorn's choices among cards: taking, keeping, discarding, and the questions of clauses and abilities."""

from __future__ import annotations

from sixgun.bots.duel.fire import exposure
from sixgun.bots.duel.outlook import Fighter, Outlook
from sixgun.bots.duel.worth import (
    AVERAGE,
    gain_worth,
    gear_worth,
    marginal_worths,
    pool_worth,
)
from sixgun.bots.rating import NEVER, Ratings
from sixgun.games.duel.ability import ROBBED
from sixgun.games.duel.box import BACK, CHOOSE, DISCARD, HAND, PASS, TAKE, YES
from sixgun.games.duel.card import BARREL
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

# The opponent's hand


def back_worth(outlook: Outlook, back: int, take: bool) -> float:
    """Return what it is worth to the viewer to take (or have discarded) a card with ``back`` of the opponent's hand."""
    count = outlook.him.hand_backs[back]
    if count == 0:
        return NEVER
    known = [card for card in outlook.him.known_hand if outlook.lore.back[card] == back]
    plain = pool_worth(outlook, back)
    total = (count - len(known)) * plain * (2.0 if take else 1.0)
    for card in known:
        total += gain_worth(outlook, card)  # what it is worth to the viewer is a fair guess for the opponent
        if take:
            total += gain_worth(outlook, card)
    return total / count


def hand_pick(outlook: Outlook, take: bool) -> float:
    """Return what the best random card of the opponent's hand is worth to the viewer, with what it sets off."""
    value = max(back_worth(outlook, 0, take), back_worth(outlook, 1, take))
    if value > NEVER and outlook.active(outlook.other, ROBBED):
        value -= exposure(outlook, outlook.ac, outlook.other)
    return value


def gear_pick(outlook: Outlook, fighter: Fighter, card: int, take: bool) -> float:
    """Return what it is worth to the viewer to take (or discard) an Equipment card of ``fighter``."""
    worth = gear_worth(outlook, fighter, card)
    value = -worth if fighter.mine else worth
    if take:
        value += gain_worth(outlook, card)
    if not fighter.mine and fighter.full & ROBBED:
        value -= exposure(outlook, outlook.ac, outlook.other)
    return value


def rate_backs(outlook: Outlook, actions: list[Action], take: bool) -> Ratings:
    """Rate the backs to pick a card from (D-13.2)."""
    return [back_worth(outlook, action.mode, take) if action.verb == BACK else NEVER for action in actions]


def rate_spoils(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate the cards of a fallen character and its owner's hand (D-17.14)."""
    mine = decision.by == outlook.seat
    ratings: Ratings = []
    for action in decision.actions:
        if action.verb != TAKE:
            ratings.append(0.0 if action.verb == PASS else NEVER)
        elif action.card == HAND:
            ratings.append(hand_pick(outlook, True))
        else:
            ratings.append(gain_worth(outlook, action.card) + (0.0 if mine else 0.1))
    return ratings


# Cards on show, cards to lose


def rate_store(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate cards to be had."""
    return [gain_worth(outlook, action.card) if action.card >= 0 else 0.0 for action in actions]


def rate_drawn(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate which of the cards just drawn is discarded: the least worth."""
    return [-gain_worth(outlook, action.card) if action.card >= 0 else NEVER for action in actions]


def rate_discards(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate cards of the hand to be discarded: the least worth goes first."""
    worths = marginal_worths(outlook, outlook.view.hand)
    return [-worths.get(action.card, 0.0) if action.card >= 0 else NEVER for action in actions]


# Questions


def rate_reveals(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate which of two turned cards counts (D-10.3): a barrel helps who reveals, everything else hurts him."""
    symbol = decision.amount
    wanted = (decision.by == outlook.seat) == (symbol == BARREL)
    lore = outlook.lore
    return [1.0 if (lore.symbol[action.card] == symbol) == wanted else 0.0 for action in decision.actions]


def rate_offer(decision: Decision) -> Ratings:
    """Rate an offer that does no harm: cards, or a life point."""
    return [1.0 if action.verb == YES else 0.0 for action in decision.actions]


def rate_theft(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate whether to have the opponent discard a random card (D-17.20)."""
    value = hand_pick(outlook, False)
    return [value if action.verb == YES else 0.0 for action in decision.actions]


def rate_unknown(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate the answers to a question this bot has never heard of.

    It takes the best card that is offered, else accepts, else declines, else gives up the card that is worth least.
    """
    discards = rate_discards(outlook, actions)
    ratings: Ratings = []
    for i, action in enumerate(actions):
        if action.verb in (CHOOSE, TAKE):
            ratings.append(20.0 + (gain_worth(outlook, action.card) if action.card >= 0 else AVERAGE))
        elif action.verb == YES:
            ratings.append(15.0)
        elif action.verb == PASS:
            ratings.append(10.0)
        elif action.verb == DISCARD:
            ratings.append(discards[i])
        else:
            ratings.append(0.0)
    return ratings
