"""Phase 2: what the current player may do, and how a card is played (B-5, T-2, T-3)."""

from __future__ import annotations

from sixgun.games.classic.ability import ANY_TIME, BANG_CARD
from sixgun.games.classic.box import AS_BANG
from sixgun.games.classic.card import (
    AIM_FRONT,
    AIM_FRONT_OTHER,
    AIM_NEAR,
    AIM_OTHER,
    AIM_REACHABLE,
    AIM_SELF,
    BROWN,
)
from sixgun.games.classic.combat import shoot
from sixgun.games.classic.distance import near, reachable
from sixgun.games.classic.effects import Lines
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action


def legal_actions(table: Table, seat: int) -> list[Action]:
    """Return everything ``seat``, the current player, may do in phase 2; ending it comes first."""
    box = table.box
    actions: list[Action] = [box.end]
    bang_from = table.bang_from[seat]
    may_shoot = table.bangs < table.bang_limit[seat]
    kinds = box.kind
    for card in table.hands[seat]:
        kind = kinds[card]
        category = kind.category
        if category & BANG_CARD:
            if may_shoot:
                shots = box.play_on[card]
                for target in reachable(table, seat):
                    actions.append(shots[target])
            continue
        if category & bang_from and may_shoot:
            shots = box.play_as_bang[card]
            for target in reachable(table, seat):
                actions.append(shots[target])
        aim = kind.aim
        if aim == AIM_SELF:
            actions.append(box.play_self[card])
        elif aim == AIM_FRONT:
            if not (table.front_kinds[seat] >> kind.index) & 1:
                actions.append(box.play_self[card])
        elif aim == AIM_NEAR:
            plays = box.play_on[card]
            for target in near(table, seat):
                if not kind.needs_cards or table.hands[target] or table.front[target]:
                    actions.append(plays[target])
        elif aim == AIM_OTHER:
            plays = box.play_on[card]
            for target in table.others(seat):
                if not kind.needs_cards or table.hands[target] or table.front[target]:
                    actions.append(plays[target])
        elif aim == AIM_REACHABLE:
            plays = box.play_on[card]
            for target in reachable(table, seat):
                actions.append(plays[target])
        elif aim == AIM_FRONT_OTHER:
            plays = box.play_on[card]
            for target in table.others(seat):
                if not (table.front_kinds[target] >> kind.index) & 1 and kind.barred_from(table, target) is None:
                    actions.append(plays[target])
    if table.answers[seat] & ANY_TIME:
        for ability in table.abilities[seat]:
            if ability.answers & ANY_TIME:
                ability.any_time_actions(table, seat, actions)
    return actions


def play(table: Table, seat: int, action: Action) -> None:
    """Play a card from hand in phase 2: announce, pay, and begin its effects (T-3 points 1 to 3)."""
    box = table.box
    card = action.card
    target = action.seat
    kind = box.kind[card]
    as_bang = action.mode == AS_BANG
    table.hands[seat].remove(card)
    if kind.border == BROWN or as_bang:
        table.discard.append(card)
    if table.listening:
        cite = "B-5.3" if as_bang else kind.rules[0]
        table.say("plays", seat, target, cards=(card,), detail="bang" if as_bang else "", cite=cite)
    if as_bang or kind.category & BANG_CARD:
        table.bangs += 1
        shoot(table, seat, target, card, table.bang_needs[seat])
    elif kind.border == BROWN:
        effects = kind.effects
        if len(effects) == 1:
            effects[0].start(table, seat, card, target)
        else:
            table.push(Lines(seat, card, target, 0))
    else:
        owner = seat if target < 0 else target
        if kind.weapon:
            put_weapon_away(table, owner)
        table.put_in_front(owner, card)


def put_weapon_away(table: Table, seat: int) -> None:
    """Discard the weapon in play, if there is one: a new one takes its place (B-5.6)."""
    for card in table.front[seat]:
        if table.box.kind[card].weapon:
            table.discard_from_front(seat, card)
            if table.listening:
                table.say("discards", seat, cards=(card,), detail="weapon", cite="B-5.6")
            return
