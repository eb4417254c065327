"""Greenhorn's answers to the questions that only some characters and events ask."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.outlook import LIFE_WORTH, Outlook
from sixgun.bots.classic.picks import front_pick, rate_cards, rate_characters, rate_discards
from sixgun.bots.classic.worth import AVERAGE, gain_worth, hand_worth, item_worth, marginal_worths
from sixgun.bots.rating import NEVER, Ratings
from sixgun.games.classic.box import (
    CHOOSE_CARD,
    CHOOSE_HAND,
    DISCARD,
    DRAW_DECK,
    END,
    GUESS,
    NAME_SUIT,
    PASS,
    PLAY,
    USE,
    USE_CARD,
)
from sixgun.games.classic.view import SeatView
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

DULL: Final = 0.9
"""A card that is worth less is changed for one that nobody has seen."""
SPARE_LIFE: Final = 3
"""With so many life points the bot gives one to a friend in need."""


def rate_question(outlook: Outlook, decision: Decision) -> Ratings:
    """Rate the answers to a question by its kind; to one never heard of as well as can be."""
    kind = decision.kind
    actions = decision.actions
    if kind == "copy-character":
        return rate_characters(outlook.view.box, actions)
    if kind == "discard-blue":
        return [-item_worth(outlook, outlook.me, action.card) for action in actions]
    if kind == "exchange-cards":
        return _rate_exchange(outlook, actions)
    if kind == "give-card":
        return _rate_gifts(outlook, actions, decision.by)
    if kind == "give-life":
        return _rate_life_gifts(outlook, actions)
    if kind == "guess-colour":
        return [1.0 if action.verb == GUESS else 0.0 for action in actions]
    if kind == "keep-card":
        return rate_cards(outlook, actions)
    if kind == "name-suit":
        return _rate_suits(outlook, actions)
    if kind in ("new-identity", "skip-for-life"):
        return _rate_recovery(outlook, actions, 1 if kind == "new-identity" else 2)
    if kind == "take-or-draw":
        return _rate_take_or_draw(outlook, decision)
    if kind == "answer-roulette":
        return _rate_defence(outlook, actions, 2.0 * outlook.own_loss())
    if kind == "answer-shot-at-card":
        return _rate_defence(outlook, actions, item_worth(outlook, outlook.me, decision.card))
    return _rate_unknown(outlook, actions)


def _rate_exchange(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Change cards that are worth less than an unknown one, the dullest first."""
    worths = marginal_worths(outlook, outlook.view.hand)
    return [DULL - worths[action.card] if action.verb == DISCARD else 0.0 for action in actions]


def _rate_gifts(outlook: Outlook, actions: list[Action], getter: int) -> Ratings:
    """Give good cards to friends only."""
    wish = -outlook.enmity[getter] if getter >= 0 else -1.0
    ratings: Ratings = []
    for action in actions:
        held = action.card in outlook.view.hand
        worth = hand_worth(outlook, action.card) if held else gain_worth(outlook, action.card)
        ratings.append((wish - (1.0 if held else 0.0)) * worth)
    return ratings


def _rate_life_gifts(outlook: Outlook, actions: list[Action]) -> Ratings:
    ratings: Ratings = []
    for action in actions:
        if action.verb == USE and action.seat >= 0:
            life = max(outlook.view.seats[action.seat].life, 0)
            gain = -outlook.enmity[action.seat] * LIFE_WORTH[min(life + 1, 5)]
            ratings.append(gain - outlook.own_loss() if outlook.me.life >= SPARE_LIFE else NEVER)
        else:
            ratings.append(0.0)
    return ratings


def _rate_suits(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Name the suit of which the best cards are held."""
    box = outlook.view.box
    sums = [0.0] * 4
    for card in outlook.view.hand:
        sums[box.suit[card]] += hand_worth(outlook, card)
    return [sums[action.mode] if action.verb == NAME_SUIT else NEVER for action in actions]


def _rate_recovery(outlook: Outlook, actions: list[Action], life: int) -> Ratings:
    """Take an offer of life points when ``life`` or fewer are left."""
    wanted = 1.0 if outlook.me.life <= life else -1.0
    return [wanted if action.verb == USE and action.card < 0 else 0.0 for action in actions]


def _rate_take_or_draw(outlook: Outlook, decision: Decision) -> Ratings:
    ratings: Ratings = []
    for action in decision.actions:
        owner = owner_of(outlook, action.card)
        if action.verb == DRAW_DECK or owner is None:
            ratings.append(AVERAGE * decision.amount)
        elif owner is outlook.me:
            ratings.append(gain_worth(outlook, action.card) - item_worth(outlook, owner, action.card))
        else:
            ratings.append(front_pick(outlook, owner, action.card, True))
    return ratings


def owner_of(outlook: Outlook, card: int) -> SeatView | None:
    """Return the seat that has a card in front of it."""
    for facts in outlook.view.seats:
        if card in facts.front:
            return facts
    return None


def _rate_defence(outlook: Outlook, actions: list[Action], loss: float) -> Ratings:
    """Defend with a Barrel, which costs nothing, else with the cheapest card if the loss is worse."""
    ratings: Ratings = []
    for action in actions:
        if action.verb == PASS:
            ratings.append(0.0)
        elif action.verb == USE and action.card < 0:
            ratings.append(9.0)
        elif action.verb == USE_CARD:
            ratings.append(9.0 if outlook.lore.barrel[action.card] else loss - 0.4)
        elif action.verb in (DISCARD, PLAY):
            ratings.append(loss - 0.55 * hand_worth(outlook, action.card))
        else:
            ratings.append(NEVER)
    return ratings


def _rate_unknown(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate the answers to a question this bot has never heard of.

    It takes the best card that is offered, else draws, else declines, else gives up the card that is worth least.
    """
    cards = rate_cards(outlook, actions)
    discards = rate_discards(outlook, actions)
    ratings: Ratings = []
    for i, action in enumerate(actions):
        if action.verb == CHOOSE_CARD:
            ratings.append(20.0 + cards[i])
        elif action.verb == CHOOSE_HAND:
            ratings.append(20.0 + AVERAGE)
        elif action.verb == DRAW_DECK:
            ratings.append(15.0)
        elif action.verb in (PASS, END):
            ratings.append(10.0)
        elif action.verb == DISCARD:
            ratings.append(discards[i])
        else:
            ratings.append(0.0 if action.seat < 0 else outlook.enmity[action.seat])
    return ratings
