"""Greenhorn's choices among cards: taking, keeping, discarding, and its character."""

from __future__ import annotations

from sixgun.bots.classic.lore import APPEAL, UNKNOWN_APPEAL, USES
from sixgun.bots.classic.outlook import Outlook
from sixgun.bots.classic.worth import AVERAGE, card_worth, gain_worth, hand_card_worth, item_worth, marginal_worths
from sixgun.bots.rating import NEVER, Ratings
from sixgun.games.classic.ability import EMPTY_HAND
from sixgun.games.classic.box import CHOOSE_HAND, DRAW_DISCARD, DRAW_SEAT, HEARTS, SPADES, Box
from sixgun.games.classic.view import SeatView
from sixgun.kernel.action import Action

# A card of another player


def front_pick(outlook: Outlook, facts: SeatView, card: int, take: bool) -> float:
    """Return what it is worth to take (or have discarded) a card in front of a seat."""
    value = outlook.enmity[facts.seat] * item_worth(outlook, facts, card)
    return value + gain_worth(outlook, card) if take else value


def hand_pick(outlook: Outlook, facts: SeatView, take: bool) -> float:
    """Return what it is worth to take (or have discarded) a random card of a seat's hand."""
    loss = hand_card_worth(facts)
    ability = outlook.ability_of(facts)
    if facts.hand_size == 1 and ability is not None and ability.answers & EMPTY_HAND:
        loss = 0.2
    value = outlook.enmity[facts.seat] * loss
    if not take:
        return value
    gain = AVERAGE * (facts.hand_size - len(facts.known_hand))
    for card in facts.known_hand:
        gain += gain_worth(outlook, card)
    return value + gain / facts.hand_size


def best_pick(outlook: Outlook, facts: SeatView, take: bool) -> float:
    """Return what the best card of a seat is worth to take (or have discarded)."""
    best = hand_pick(outlook, facts, take) if facts.hand_size else NEVER
    for card in facts.front:
        value = front_pick(outlook, facts, card, take)
        best = max(best, value)
    return best


def rate_picks(outlook: Outlook, actions: list[Action], target: int, take: bool) -> Ratings:
    """Rate the cards of ``target`` that can be picked for Panic!, Cat Balou and the like."""
    facts = outlook.view.seats[target]
    ratings: Ratings = []
    for action in actions:
        if action.verb == CHOOSE_HAND:
            ratings.append(hand_pick(outlook, facts, take))
        elif action.card >= 0:
            ratings.append(front_pick(outlook, facts, action.card, take))
        else:
            ratings.append(NEVER)
    return ratings


def rate_hands(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate where to draw from, if it may be somebody's hand."""
    ratings: Ratings = []
    for action in actions:
        if action.verb == DRAW_SEAT:
            ratings.append(hand_pick(outlook, outlook.view.seats[action.seat], True))
        else:
            ratings.append(AVERAGE + 0.1)
    return ratings


# Cards on show


def rate_cards(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate cards to be had, such as those of a General Store."""
    return [gain_worth(outlook, action.card) if action.card >= 0 else 0.0 for action in actions]


def rate_pile(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate whether to draw from the deck or from the discard pile."""
    top = outlook.view.discard_top
    worth = gain_worth(outlook, top) if top >= 0 else 0.0
    return [worth if action.verb == DRAW_DISCARD else AVERAGE for action in actions]


def rate_keeps(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate pairs (or single cards) to be kept of those looked at."""
    use = outlook.lore.use
    ratings: Ratings = []
    for action in actions:
        held = [0] * USES
        value = 0.0
        for card in (action.card, action.other):
            if card >= 0:
                value += card_worth(outlook, card, outlook.held[use[card]] + held[use[card]])
                held[use[card]] += 1
        ratings.append(value)
    return ratings


def rate_flips(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate turned cards: Hearts are good for everything, a Spade from 2 to 9 may blow up."""
    box = outlook.view.box
    ratings: Ratings = []
    for action in actions:
        suit = box.suit[action.card]
        if suit == HEARTS:
            ratings.append(2.0)
        elif suit == SPADES and 2 <= box.rank[action.card] <= 9:
            ratings.append(0.0)
        else:
            ratings.append(1.0)
    return ratings


# Cards to lose, and the character


def rate_discards(outlook: Outlook, actions: list[Action]) -> Ratings:
    """Rate cards of the hand to be discarded: the least worth goes first."""
    worths = marginal_worths(outlook, outlook.view.hand)
    return [-worths.get(action.card, 0.0) if action.card >= 0 else NEVER for action in actions]


def rate_characters(box: Box, actions: list[Action]) -> Ratings:
    """Rate characters to play."""
    ratings: Ratings = []
    for action in actions:
        character = box.characters[action.mode]
        ratings.append(APPEAL.get(character.id, UNKNOWN_APPEAL))
    return ratings
