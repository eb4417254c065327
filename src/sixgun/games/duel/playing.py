"""Playing cards in phase 2 (D-6): what may be played, and how it begins."""

from __future__ import annotations

from sixgun.games.duel.ability import ALL_AS_COLT, DODGES_AS_COLT, PHASE_TWO
from sixgun.games.duel.active import ability_at, bearing
from sixgun.games.duel.box import HAND, PLAY_AS_COLT
from sixgun.games.duel.card import CARD, FIRE, HAND_OR_CARD, NONE, PAIR
from sixgun.games.duel.hits import fire
from sixgun.games.duel.limits import bang_limit, count_bang
from sixgun.games.duel.reload import add_reloads, reloading
from sixgun.games.duel.table import Table
from sixgun.games.duel.targets import cards_in_reach, characters_in_reach, pairs
from sixgun.kernel.action import Action


def legal_actions(table: Table, seat: int) -> list[Action]:
    """Return all that ``seat`` may do in phase 2, the end of it last (D-3.4)."""
    box = table.box
    actions: list[Action] = []
    ac = table.ac[seat]
    traits = table.traits[ac]
    reach = characters_in_reach(table, seat)
    bangs = table.bangs < bang_limit(table, seat)
    aims = box.aim
    hand = table.hands[seat]
    for card in hand:
        aim = aims[card]
        if aim >= FIRE:
            if bangs or not box.bang[card]:
                at = box.play_at[card]
                for character in reach[aim]:
                    actions.append(at[character])
        elif aim == NONE:
            actions.append(box.play[card])
        elif aim == PAIR:
            for pair in pairs(table):
                actions.append(box.play_pair[card][pair])
        elif aim in (HAND_OR_CARD, CARD):
            add_aimed_at_cards(table, seat, card, actions)
    if bangs and traits & (ALL_AS_COLT | DODGES_AS_COLT):
        for card in hand:
            if as_colt(table, ac, card):
                at = box.play_as_colt[card]
                for character in reach[FIRE]:
                    actions.append(at[character])
    if reloading(table):
        add_reloads(table, seat, actions)
    if not table.moved and table.rc[seat] != ac:
        actions.append(box.swap)
    for spot in (2 * seat, 2 * seat + 1):
        if table.traits[spot] & PHASE_TWO:
            for source in bearing(table, spot, PHASE_TWO):
                if not (table.used >> table.character[spot]) & 1:
                    ability_at(table, spot, source).actions(table, seat, actions)
    actions.append(box.end)
    return actions


def add_aimed_at_cards(table: Table, seat: int, card: int, actions: list[Action]) -> None:
    """Add the ways to play a card on cards in play, or on the opponent's hand if it can be (D-6.6)."""
    box = table.box
    if box.aim[card] == HAND_OR_CARD and table.hands[1 - seat]:
        actions.append(box.play_at_hand[card])
    for other in cards_in_reach(table, seat):
        actions.append(box.play_at_card(card, other))


def as_colt(table: Table, spot: int, card: int) -> bool:
    """Tell whether the character on ``spot`` makes ``card``, which is none, a Colt (D-6.10, D-16.32)."""
    traits = table.traits[spot]
    kind = table.box.kind[card]
    if traits & ALL_AS_COLT:
        return kind is not table.box.colt
    return traits & DODGES_AS_COLT != 0 and kind.dodge and kind.plain


def play(table: Table, seat: int, action: Action) -> None:
    """Play a card from hand: it goes to the discard pile before its effect, Equipment to its character (D-4.9)."""
    box = table.box
    card = action.card
    colt = action.verb == PLAY_AS_COLT
    kind = box.colt if colt else box.kind[card]
    table.hands[seat].remove(card)
    if table.listening:
        tell(table, seat, action, colt)
    effect = kind.effect
    if effect is None:
        table.put_on(table.spot_of(action.mode), card, seat)
        return
    table.discard.append(card)
    if colt or box.bang[card]:
        count_bang(table, seat)
    if colt:
        fire(table, seat, table.spot_of(action.mode), card, kind)
    else:
        effect.start(table, seat, card, action)


def tell(table: Table, seat: int, action: Action, colt: bool) -> None:
    """Say that a card is played and on whom or what."""
    box = table.box
    other = -1
    detail = ""
    cards: tuple[int, ...] = (action.card,)
    if action.mode >= 0:
        other = table.spot_of(action.mode) >> 1
        detail = box.characters[action.mode].id
    elif action.seat >= 0:
        other = action.seat
    elif action.other == HAND:
        other = 1 - seat
    elif action.other >= 0:
        other = table.gear_spot(action.other) >> 1
        cards = (action.card, action.other)
    if colt:
        table.say("plays-as-colt", seat, other, cards=cards, detail=detail, cite="D-6.10")
    else:
        table.say("plays", seat, other, cards=cards, detail=detail, cite=box.kind[action.card].rules[0])


def ways_to_play(table: Table, seat: int, card: int) -> list[Action]:
    """Return all ways in which ``seat`` could play an Action card as itself, wherever it lies (D-6.11)."""
    box = table.box
    aim = box.aim[card]
    actions: list[Action] = []
    if aim >= FIRE:
        for character in characters_in_reach(table, seat)[aim]:
            actions.append(box.play_at[card][character])
    elif aim == NONE:
        actions.append(box.play[card])
    elif aim == PAIR:
        for pair in pairs(table):
            actions.append(box.play_pair[card][pair])
    elif aim in (HAND_OR_CARD, CARD):
        add_aimed_at_cards(table, seat, card, actions)
    return actions
