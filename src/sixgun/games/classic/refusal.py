"""Refusals: why an action is not legal, with the rule that forbids it.

What is legal is worked out in one place only, where decisions are made; this module explains what is missing there.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.ability import ANY_TIME, BANG_CARD, BEER_CARD, PHASE_TWO
from sixgun.games.classic.box import (
    AS_BANG,
    AS_MISSED,
    CHOOSE_CARD,
    CHOOSE_CHARACTER,
    CHOOSE_HAND,
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    DRAW_SEAT,
    END,
    GUESS,
    KEEP,
    NAME_SUIT,
    PASS,
    PLAY,
    USE,
    USE_CARD,
)
from sixgun.games.classic.card import (
    AIM_ANSWER,
    AIM_ANYBODY,
    AIM_FRONT,
    AIM_FRONT_OTHER,
    AIM_NEAR,
    AIM_REACHABLE,
    AIM_SELF,
    GREEN,
    Kind,
)
from sixgun.games.classic.distance import distance
from sixgun.games.classic.effects import cost_cards
from sixgun.games.classic.life import beer_helps
from sixgun.games.classic.limits import bang_categories, may_give, may_use, why_nobody_in_reach, why_not_play
from sixgun.games.classic.playing import in_sight
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.refusal import Refusal

SHOTS: Final = ("answer-shot", "answer-shot-at-card")
"""The questions that Missed! effects answer (B-8.6, FC-11.2)."""


def refusal(table: Table, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or ``None`` if it may."""
    decision = table.decision
    if decision is None:
        return Refusal("B-13.1", "game-over", {})
    if decision.seat != seat:
        return Refusal("T-2", "not-asked", {"seat": str(decision.seat)})
    if action in decision.actions:
        return None
    if not table.box.has(action):  # an action of a game with other sets
        return _not_offered(decision)
    explained = table.stack[-1].refusal(table, action)
    if explained is not None:
        return explained
    if action.verb == USE:
        return _use(table, decision, action)
    if action.verb == USE_CARD:
        return _use_card(table, decision, action)
    if action.verb == PLAY:
        return _play(table, decision, action)
    if action.verb == DISCARD:
        return _discard(table, decision, action)
    return _other(table, decision, action)


def _card(table: Table, card: int) -> dict[str, str]:
    return {"card": table.box.texts[card]}


# Playing a card ------------------------------------------------------------------------------------------------------


def _play(table: Table, decision: Decision, action: Action) -> Refusal:
    seat = decision.seat
    card = action.card
    if card not in table.hands[seat]:
        return Refusal("B-5.1", "not-in-hand", _card(table, card))
    if decision.kind == "play":
        return _play_in_turn(table, seat, action)
    kind = table.box.kind[card]
    if decision.kind == "dying":
        if kind.category & BEER_CARD:
            if not beer_helps(table):
                return Refusal("B-6.8", "beer-two-players", {})
            return why_not_play(table, seat, card) or Refusal("B-8.3", "takes-no-target", _card(table, card))
        return Refusal("B-6.6", "only-beer-saves", _card(table, card))
    if kind.category & BEER_CARD:
        return Refusal("B-9.3", "beer-not-now", {})
    if decision.kind in SHOTS:
        if kind.category & table.missed_from[seat]:  # barred, or the right card in the wrong form
            return why_not_play(table, seat, card) or Refusal("B-8.3", "takes-no-target", _card(table, card))
        return Refusal("B-8.6", "no-answer-to-shot", _card(table, card))
    if kind.aim == AIM_ANSWER:
        return Refusal("B-9.2", "missed-only-answer", _card(table, card))
    return Refusal("B-5.1", "not-now", _card(table, card))


def _play_in_turn(table: Table, seat: int, action: Action) -> Refusal:
    card = action.card
    kind = table.box.kind[card]
    as_bang = action.mode == AS_BANG
    if action.mode == AS_MISSED:
        return Refusal("B-9.2", "missed-only-answer", _card(table, card))
    if as_bang:
        if kind.category & BANG_CARD or not kind.category & table.bang_from[seat]:
            return Refusal("CH-1", "not-as-bang", _card(table, card))
        if table.freezes_bangs:
            return Refusal("HN-11.1", "bangs-frozen", _card(table, card))
        if not may_use(table, seat, card):
            return Refusal("HN-7.2", "wrong-suit", _card(table, card))
        return _bang_limit(table, seat) or _target(table, seat, card, action.seat, AIM_REACHABLE, False)
    if kind.aim == AIM_ANSWER:
        if kind.category & bang_categories(table, seat) and may_use(table, seat, card):  # it could be fired
            no_shot = _bang_limit(table, seat) or why_nobody_in_reach(table, seat)
            if no_shot is not None:
                return no_shot
        return Refusal("B-9.2", "missed-only-answer", _card(table, card))
    if kind.category & BANG_CARD and table.freezes_bangs:
        return Refusal("HN-11.1", "bangs-frozen", _card(table, card))
    barred = why_not_play(table, seat, card)
    if barred is not None:
        return barred
    if kind.cost and not cost_cards(table, seat, card):
        return Refusal("DC-1.4", "no-cost-card", _card(table, card))
    if kind.aim in (AIM_FRONT, AIM_FRONT_OTHER) and table.no_fronts_played:
        return Refusal("FC-6.1", "no-fronts", _card(table, card))
    if kind.aim in (AIM_SELF, AIM_FRONT):
        if action.seat >= 0:
            return Refusal("B-8.3", "takes-no-target", _card(table, card))
        if kind.weapon:
            return Refusal("B-5.7", "same-weapon", _card(table, card))
        return Refusal("B-5.4", "copy-in-play", _card(table, card))
    if kind.category & BANG_CARD:
        limit = _bang_limit(table, seat)
        if limit is not None:
            return limit
    return _target(table, seat, card, action.seat, kind.aim, kind.needs_cards)


def _bang_limit(table: Table, seat: int) -> Refusal | None:
    if table.bangs >= table.bang_limit[seat]:
        return Refusal("B-5.2", "bang-limit", {"limit": str(table.bang_limit[seat])})
    return None


def _target(table: Table, seat: int, card: int, target: int, aim: int, needs_cards: bool) -> Refusal:
    """Explain why a card or green card cannot be aimed at ``target``."""
    kind = table.box.kind[card]
    if target < 0:
        return _no_target(table, seat, card, aim, needs_cards) or Refusal("B-5.10", "needs-target", _card(table, card))
    if target >= table.seats:
        return Refusal("B-8.3", "no-such-seat", {"seat": str(target)})
    if target == seat and aim != AIM_ANYBODY:
        return Refusal(_self_rule(kind, aim, needs_cards), "no-target-self", _card(table, card))
    if not table.in_game[target]:
        return Refusal("B-12.8", "target-out-of-game", {"seat": str(target)})
    if target != seat:
        seen = distance(table, seat, target)
        if aim == AIM_REACHABLE and seen > table.weapon_range[seat]:
            return Refusal(
                "B-4.4",
                "out-of-range",
                {"distance": str(seen), "range": str(table.weapon_range[seat]), "seat": str(target)},
            )
        if aim == AIM_NEAR and seen > 1:
            return Refusal("B-4.5", "too-far", {"distance": str(seen), "seat": str(target), **_card(table, card)})
    if needs_cards and not table.has_cards(target):
        return Refusal("B-5.10", "target-no-cards", {"seat": str(target)})
    if aim == AIM_FRONT_OTHER:
        return kind.barred_from(table, target) or Refusal("B-5.4", "copy-in-play", _card(table, card))
    return Refusal("B-3.5", "not-offered", {})


def _no_target(table: Table, seat: int, card: int, aim: int, needs_cards: bool) -> Refusal | None:
    """Explain why there is nobody at all whom a card could be aimed at; ``None`` if there is somebody."""
    kind = table.box.kind[card]
    others = table.others(seat)
    if aim == AIM_FRONT_OTHER:
        bars = [kind.barred_from(table, target) for target in others]
        why: list[Refusal] = []
        for target, barred in zip(others, bars, strict=True):
            if barred is not None:
                why.append(barred)
            elif not (table.front_kinds[target] >> kind.index) & 1:
                return None
        if len(why) == len(others) and len({barred.reason for barred in why}) == 1:
            return why[0]
        return Refusal(why[0].rule if why else "B-5.4", "nobody-to-face", _card(table, card))
    sight = in_sight(table, seat, aim)
    if not sight:
        if aim == AIM_REACHABLE:
            return why_nobody_in_reach(table, seat)
        nearest = str(min([distance(table, seat, target) for target in others]))
        return Refusal("B-4.5", "nobody-near", {"distance": nearest, **_card(table, card)})
    if needs_cards and not any(table.has_cards(target) for target in sight):
        return Refusal("B-5.10", "nobody-has-cards", _card(table, card))
    return None


def _self_rule(kind: Kind, aim: int, needs_cards: bool) -> str:
    if needs_cards:
        return "B-8.5"
    return "B-4.7" if aim in (AIM_REACHABLE, AIM_NEAR) else kind.rules[0]


# Using and discarding ------------------------------------------------------------------------------------------------


def _use(table: Table, decision: Decision, action: Action) -> Refusal:
    seat = decision.seat
    ability = table.box.abilities[action.mode]
    if ability not in table.abilities[seat]:
        of_an_event = any(event.ability is ability for event in table.box.events)
        return Refusal("EV-2.2" if of_an_event else "CH-1", "no-such-ability", {"ability": ability.id})
    if ability.barrel and action.card < 0:
        return _barrel(decision, ability.cite)
    for card in (action.card, action.other):
        if card >= 0 and not any(card in cards for cards in (table.hands[seat], *table.front)):
            return Refusal("B-5.1", "not-in-hand", _card(table, card))
    if not ability.answers & (ANY_TIME | PHASE_TWO):
        return Refusal(ability.cite, "ability-by-itself", {"ability": ability.id})
    if decision.kind != "play" and not ability.answers & ANY_TIME:
        return Refusal("CH-4", "ability-own-turn", {"ability": ability.id})
    unusable = ability.unusable(table, seat)
    if unusable is not None:
        return unusable
    offered = any(other.verb == USE and other.mode == action.mode for other in decision.actions)
    if decision.kind != "play" and ability.could_use(table, seat) and not offered:  # such as phase 3 (CB-12.2)
        return Refusal(ability.cite, "ability-not-now", {"ability": ability.id})
    return Refusal(ability.cite, "ability-needs-cards", {"ability": ability.id})


def _use_card(table: Table, decision: Decision, action: Action) -> Refusal:
    seat = decision.seat
    card = action.card
    kind = table.box.kind[card]
    if card not in table.front[seat]:
        if kind.border == GREEN and card in table.hands[seat]:
            return Refusal("DC-2.2", "green-in-hand", _card(table, card))
        return Refusal("B-8.4", "not-in-front", _card(table, card))
    if card not in table.sources[seat]:
        return Refusal("CD-2" if table.silences_fronts else "FC-7", "front-silenced", _card(table, card))
    if kind.ability is not None and kind.ability.barrel:
        return _barrel(decision, kind.ability.cite)
    if kind.border != GREEN:
        return Refusal("B-5.8", "works-by-itself", _card(table, card))
    if card in table.fresh:
        return Refusal("DC-2.3", "green-fresh", _card(table, card))
    if kind.answers_shot or decision.kind != "play":
        return Refusal("DC-2.4", "green-not-now", _card(table, card))
    if kind.use_aim == AIM_SELF:
        return Refusal("B-8.3", "takes-no-target", _card(table, card))
    return _target(table, seat, card, action.seat, kind.use_aim, kind.needs_cards)


def _barrel(decision: Decision, cite: str) -> Refusal:
    if decision.kind in SHOTS:
        return Refusal("B-8.6", "barrel-spent", {})
    return Refusal(cite, "barrel-not-now", {})


def _discard(table: Table, decision: Decision, action: Action) -> Refusal:
    if action.card not in table.hands[decision.seat]:
        return Refusal("B-5.1", "not-in-hand", _card(table, action.card))
    if not may_give(table, decision.seat, action.card):
        return Refusal("HN-11.2", "bangs-frozen", _card(table, action.card))
    return Refusal("B-3.6", "excess-only", _card(table, action.card))


# Everything else -----------------------------------------------------------------------------------------------------


def _not_offered(decision: Decision) -> Refusal:
    return Refusal(decision.cite, "not-offered", {})


def _other(table: Table, decision: Decision, action: Action) -> Refusal:
    verb = action.verb
    kind = decision.kind
    if verb == END:
        if kind == "play" and table.duty >= 0:
            return Refusal("FC-8.2", "duty", _card(table, table.duty))
        return Refusal("B-3.5", "end-not-now", {})
    if verb == PASS:
        if kind == "play":
            return Refusal("B-3.5", "end-instead", {})
        return Refusal(decision.cite, "must-choose", {})
    if verb in (DRAW_DECK, DRAW_DISCARD, DRAW_SEAT):
        return Refusal("B-3.4", "draw-not-now", {})
    if verb in (CHOOSE_CARD, CHOOSE_HAND, CHOOSE_CHARACTER, KEEP, NAME_SUIT, GUESS):
        return _not_offered(decision)
    return Refusal("T-2", "not-offered", {})
