"""Phase 2: what the current player may do, and how a card is played (B-5, T-2, T-3)."""

from __future__ import annotations

from sixgun.games.classic.ability import BANG_CARD, FIRES, OFFERS, PUTS_IN_PLAY
from sixgun.games.classic.box import AS_BANG, AS_ITSELF, PLAY
from sixgun.games.classic.card import (
    AIM_ANSWER,
    AIM_FRONT,
    AIM_FRONT_OTHER,
    AIM_NEAR,
    AIM_OTHER,
    AIM_REACHABLE,
    AIM_SELF,
    BROWN,
    GREEN,
)
from sixgun.games.classic.combat import shoot
from sixgun.games.classic.distance import near, reachable
from sixgun.games.classic.effects import PayCost, begin_effects, cost_cards
from sixgun.games.classic.limits import may_play, may_use
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action


def legal_actions(table: Table, seat: int) -> list[Action]:
    """Return everything ``seat``, the current player, may do in phase 2; ending it comes first."""
    box = table.box
    actions: list[Action] = [box.end]
    bang_from = 0 if table.freezes_bangs else table.bang_from[seat]
    may_shoot = table.bangs < table.bang_limit[seat]
    limited = table.bars[seat] or table.freezes_bangs or table.cuffs >= 0
    kinds = box.kind
    hands = table.hands
    front_kinds = table.front_kinds
    for card in hands[seat]:
        kind = kinds[card]
        category = kind.category
        if category & BANG_CARD:
            if may_shoot and (not limited or may_play(table, seat, card)):
                shots = box.play_on[card]
                for target in reachable(table, seat):
                    actions.append(shots[target])
            continue
        if category & bang_from and may_shoot and (not limited or may_use(table, seat, card)):
            shots = box.play_as_bang[card]
            for target in reachable(table, seat):
                actions.append(shots[target])
        if limited and not may_play(table, seat, card):
            continue
        if kind.cost and not cost_cards(table, seat, card):
            continue
        aim = kind.aim
        if aim == AIM_SELF:
            actions.append(box.play_self[card])
        elif aim == AIM_FRONT:
            if not (front_kinds[seat] >> kind.index) & 1 and not table.no_fronts_played:
                actions.append(box.play_self[card])
        elif aim == AIM_FRONT_OTHER:
            if not table.no_fronts_played:
                plays = box.play_on[card]
                for target in table.others(seat):
                    if not (front_kinds[target] >> kind.index) & 1 and kind.barred_from(table, target) is None:
                        actions.append(plays[target])
        elif aim != AIM_ANSWER:
            plays = box.play_on[card]
            needs_cards = kind.needs_cards
            for target in in_sight(table, seat, aim):
                if not needs_cards or hands[target] or table.front[target]:
                    actions.append(plays[target])
    if table.answers[seat] & OFFERS:
        for ability in table.abilities[seat]:
            if ability.answers & OFFERS:
                ability.actions(table, seat, actions)
    if front_kinds[seat] & box.green_uses:
        add_green_uses(table, seat, actions)
    if table.duty >= 0 and must_play_first(table, seat, actions):
        actions.pop(0)
    return actions


def in_sight(table: Table, seat: int, aim: int) -> list[int]:
    """Return whom a card with a target can be aimed at, as far as distance goes (B-8.3). Not to be changed."""
    if aim == AIM_OTHER:
        return table.others(seat)
    if aim == AIM_NEAR:
        return near(table, seat)
    if aim == AIM_REACHABLE:
        return reachable(table, seat)
    return [seat, *table.others(seat)]


def add_green_uses(table: Table, seat: int, actions: list[Action]) -> None:
    """Add the uses of green cards in front of ``seat`` as actions of phase 2 (DC-2.2 to DC-2.4)."""
    box = table.box
    for card in table.sources[seat]:
        if card < 0 or card in table.fresh:
            continue
        kind = box.kind[card]
        if kind.border != GREEN or kind.answers_shot:
            continue
        if kind.use_aim == AIM_SELF:
            actions.append(box.use_card[card])
        else:
            uses = box.use_card_on[card]
            for target in in_sight(table, seat, kind.use_aim):
                if not kind.needs_cards or table.has_cards(target):
                    actions.append(uses[target])


def must_play_first(table: Table, seat: int, actions: list[Action]) -> bool:
    """Tell whether the current player cannot end phase 2: the card he must play is in hand and playable (FC-8.2)."""
    card = table.duty
    if card not in table.hands[seat]:
        table.duty = -1  # it has been used in another way, or taken (FC-8.3)
        return False
    return any(action.card == card and action.verb == PLAY and action.mode == AS_ITSELF for action in actions)


def play(table: Table, seat: int, action: Action) -> None:
    """Play a card from hand in phase 2: announce, pay, and begin its effects (T-3 points 1 to 3)."""
    box = table.box
    card = action.card
    target = action.seat
    kind = box.kind[card]
    as_bang = action.mode == AS_BANG
    if kind.cost and not as_bang:
        table.known[card] = table.everybody  # it is announced, and still in hand while its cost is chosen (B-17.2)
        table.push(PayCost(seat, card, target))
        return
    table.hands[seat].remove(card)
    if kind.border == BROWN or as_bang:
        table.discard.append(card)
    if table.listening:
        cite = "B-5.3" if as_bang else kind.rules[0]
        table.say("plays", seat, target, cards=(card,), detail="bang" if as_bang else "", cite=cite)
    if as_bang or kind.category & BANG_CARD:
        table.bangs += 1
        fire(table, seat, target, card)
    elif kind.border == BROWN:
        begin_effects(table, seat, card, target)
    else:
        put_down(table, seat, card, seat if target < 0 else target)


def fire(table: Table, seat: int, target: int, card: int) -> None:
    """Begin the shot of a BANG! card (B-9.1)."""
    needed = table.bang_needs[seat]
    if table.answers[seat] & FIRES:
        for ability in table.abilities[seat]:
            if ability.answers & FIRES:
                ability.fires(table, seat, target, card, needed)
                return
    shoot(table, seat, target, card, needed)


def put_down(table: Table, seat: int, card: int, owner: int) -> None:
    """Put a blue or green card that ``seat`` plays in front of ``owner`` (B-5.8, DC-2.1)."""
    if table.box.kind[card].weapon:
        put_weapon_away(table, owner)
    table.fresh.append(card)
    table.put_in_front(owner, card)
    if table.answers[seat] & PUTS_IN_PLAY:
        for ability in table.abilities[seat]:
            if ability.answers & PUTS_IN_PLAY:
                ability.put_in_play(table, seat, card)


def put_weapon_away(table: Table, seat: int) -> None:
    """Discard the weapon in play, if there is one: a new one takes its place (B-5.6)."""
    for card in table.front[seat]:
        if table.box.kind[card].weapon:
            table.discard_from_front(seat, card)
            if table.listening:
                table.say("discards", seat, cards=(card,), detail="weapon", cite="B-5.6")
            return


def use_green(table: Table, seat: int, action: Action) -> None:
    """Use a green card in front of ``seat`` in his phase 2: discard it for its effect (DC-2.2)."""
    card = action.card
    table.discard_from_front(seat, card)
    if table.listening:
        table.say("uses", seat, action.seat, cards=(card,), cite=table.box.kind[card].rules[0])
    begin_effects(table, seat, card, action.seat)
