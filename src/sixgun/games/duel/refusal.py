"""Refusals: why an action is not legal, with the rule that forbids it.

What is legal is worked out in one place only, where decisions are made; this module explains what is missing there.
"""

from __future__ import annotations

from sixgun.games.duel.ability import DISCARD_TO_DODGE, PHASE_TWO, REVEAL_TO_DODGE, REVEAL_TO_HIT_BACK
from sixgun.games.duel.active import is_active
from sixgun.games.duel.box import (
    ACTIVE,
    BACK,
    CHOOSE,
    DISCARD,
    END,
    GIVE,
    HAND,
    LOSE,
    NO,
    PASS,
    PLAY,
    PLAY_AS_COLT,
    PLAY_AS_DODGE,
    RELOAD,
    SWAP,
    TAKE,
    USE,
    USE_CARD,
    YES,
)
from sixgun.games.duel.card import (
    CARD,
    CHALLENGE,
    EQUIP,
    FIRE,
    FIRE_ANY,
    HAND_OR_CARD,
    NONE,
    OWN_RC,
    PAIR,
    REACTION,
    Kind,
)
from sixgun.games.duel.limits import bang_limit
from sixgun.games.duel.playing import as_colt
from sixgun.games.duel.reload import reloading
from sixgun.games.duel.table import Table
from sixgun.games.duel.targets import pairs, why_no_card
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.refusal import Refusal

ON_HIT = "answer-hit"


def refusal(table: Table, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or ``None`` if it may."""
    decision = table.decision
    if decision is None:
        return Refusal("D-15.5", "game-over", {})
    if decision.seat != seat:
        return Refusal("D-18", "not-asked", {"seat": str(decision.seat)})
    if action in decision.actions:
        return None
    if not table.box.has(action):  # an action of another game
        return _not_offered(decision)
    explained = table.stack[-1].refusal(table, action)
    if explained is not None:
        return explained
    verb = action.verb
    if verb >= USE:
        return _use(table, decision, action)
    if verb in (PLAY, PLAY_AS_COLT):
        return _play(table, decision, action)
    if verb == PLAY_AS_DODGE:
        return _as_dodge(table, decision, action)
    if verb == USE_CARD:
        return _use_card(table, decision, action)
    if verb == RELOAD:
        return _reload(table, decision, action)
    if verb in (DISCARD, GIVE):
        return _discard(table, decision, action)
    return _other(table, decision, action)


def _card(table: Table, card: int) -> dict[str, str]:
    return {"card": table.box.texts[card]}


def _character(table: Table, character: int) -> dict[str, str]:
    return {"character": table.box.characters[character].id}


def _not_offered(decision: Decision) -> Refusal:
    return Refusal(decision.cite, "not-offered", {})


# Playing a card ------------------------------------------------------------------------------------------------------


def _play(table: Table, decision: Decision, action: Action) -> Refusal:
    card = action.card
    if card not in table.hands[decision.seat]:
        return Refusal("D-5.9", "not-in-hand", _card(table, card))
    kind = table.box.kind[card]
    if decision.kind == "play":
        return _play_in_turn(table, decision.seat, action)
    if decision.kind == ON_HIT and action.verb == PLAY:
        if kind.dodge:
            return Refusal("D-6.6", "takes-no-target", _card(table, card))
        return Refusal("D-8.4", "no-dodge", _card(table, card))
    if kind.dodge and action.verb == PLAY:
        return Refusal("D-16.19", "dodge-only-answer", _card(table, card))
    return Refusal("D-6.1", "not-now", _card(table, card))


def _play_in_turn(table: Table, seat: int, action: Action) -> Refusal:
    card = action.card
    colt = action.verb == PLAY_AS_COLT
    kind = table.box.colt if colt else table.box.kind[card]
    if colt and not as_colt(table, table.ac[seat], card):
        return Refusal("D-6.10", "not-as-colt", _card(table, card))
    fires = colt or table.box.bang[card] or (kind.aim == REACTION and as_colt(table, table.ac[seat], card))
    if fires and table.bangs >= bang_limit(table, seat):
        return Refusal("D-6.9", "bang-limit", {"limit": str(bang_limit(table, seat))})
    if kind.aim == REACTION:
        return Refusal("D-16.19", "dodge-only-answer", _card(table, card))
    return _target(table, action, kind)


def _target(table: Table, action: Action, kind: Kind) -> Refusal:
    """Explain why a card that counts as ``kind`` cannot be used on what ``action`` names (D-6.6)."""
    card = _card(table, action.card)
    aim = kind.aim
    if aim == NONE:
        return Refusal("D-6.6", "takes-no-target", card)
    if aim == PAIR:
        return _pair(table, action, card)
    if aim in (HAND_OR_CARD, CARD):
        return _card_in_play(table, action, aim, card)
    if action.mode < 0:
        return Refusal("D-6.6", "needs-character", card)
    if table.spot_of(action.mode) < 0:
        return Refusal("D-6.6", "not-in-play", _character(table, action.mode))
    rule = {EQUIP: "D-6.4", OWN_RC: "D-16.12", FIRE: "D-6.2", FIRE_ANY: "D-16.31"}.get(aim, "D-6.3")
    if aim == FIRE and not table.box.bang[action.card] and action.verb == PLAY:
        rule = "D-6.3"
    if aim == CHALLENGE and table.spot_of(action.mode) >> 1 == table.current:
        rule = "D-16.33"
    return Refusal(rule, "wrong-target", {**_character(table, action.mode), **card})


def _pair(table: Table, action: Action, card: dict[str, str]) -> Refusal:
    if action.seat < 0:
        if not pairs(table):
            return Refusal("D-6.11", "nobody-can-swap", card)
        return Refusal("D-6.6", "needs-pair", card)
    return Refusal("D-16.1", "single-character", {"seat": str(action.seat)})


def _card_in_play(table: Table, action: Action, aim: int, card: dict[str, str]) -> Refusal:
    rule = "D-16.15" if aim == HAND_OR_CARD else "D-16.18"
    if action.other == HAND:
        return Refusal(rule, "empty-hand" if aim == HAND_OR_CARD else "not-from-hand", card)
    if action.other < 0:
        return why_no_card(table, table.current, action.card) or Refusal("D-6.6", "needs-card", card)
    spot = table.gear_spot(action.other)
    if spot < 0:
        return Refusal("D-6.6", "card-not-in-play", _card(table, action.other))
    return Refusal(rule, "shielded", _card(table, action.other))


# Answers to a hit ----------------------------------------------------------------------------------------------------


def _as_dodge(table: Table, decision: Decision, action: Action) -> Refusal:
    if action.card not in table.hands[decision.seat]:
        return Refusal("D-5.9", "not-in-hand", _card(table, action.card))
    if decision.kind != ON_HIT:
        return Refusal("D-6.1", "not-now", _card(table, action.card))
    return Refusal("D-8.4", "no-dodge", _card(table, action.card))


def _use_card(table: Table, decision: Decision, action: Action) -> Refusal:
    card = action.card
    spot = table.gear_spot(card)
    if spot < 0 or spot >> 1 != decision.seat:
        return Refusal("D-5.8", "not-own-equipment", _card(table, card))
    ability = table.box.kind[card].ability
    if ability is None or not ability.traits & (DISCARD_TO_DODGE | REVEAL_TO_DODGE):
        return Refusal("D-5.8", "works-by-itself", _card(table, card))
    if decision.kind != ON_HIT:
        return Refusal("D-8.4", "not-hit", _card(table, card))
    if spot != table.aimed:
        return Refusal("D-5.8", "not-of-target", _card(table, card))
    return Refusal("D-8.4", "reveal-spent", _card(table, card))


# Abilities -----------------------------------------------------------------------------------------------------------


def _use(table: Table, decision: Decision, action: Action) -> Refusal:
    index = action.verb - USE
    character = table.box.characters[index]
    ability = character.ability
    name = {"ability": ability.id}
    spot = table.spot_of(index)
    if spot < 0 or spot >> 1 != decision.seat:
        return Refusal("D-17", "no-such-ability", name)
    if ability.traits & REVEAL_TO_HIT_BACK:
        if decision.kind != ON_HIT or spot != table.aimed:
            return Refusal("D-17.19", "not-hit", name)
        return Refusal("D-8.4", "reveal-spent", name)
    if not ability.traits & PHASE_TWO:
        return Refusal(ability.cite, "ability-by-itself", name)
    if decision.kind != "play":
        return Refusal("D-3.4", "ability-not-now", name)
    if not is_active(table, spot, ability):
        return Refusal("D-5.2", "asleep", name)
    if (table.used >> index) & 1:
        return Refusal("D-17", "ability-used", name)
    return ability.unusable(table, decision.seat, action) or Refusal(ability.cite, "ability-not-so", name)


# Everything else -----------------------------------------------------------------------------------------------------


def _reload(table: Table, decision: Decision, action: Action) -> Refusal:
    card = action.card
    text = _card(table, card)
    if decision.kind != "play":
        return Refusal("D-11.5", "reload-not-now", text)
    if not table.box.kind[card].reloadable:
        return Refusal("D-11.1", "not-reloadable", text)
    if not reloading(table):
        return Refusal("D-11.3", "no-reload", text)
    return Refusal("D-11.4", "reload-from-elsewhere", text)


def _discard(table: Table, decision: Decision, action: Action) -> Refusal:
    if decision.kind == "discard-drawn":
        return Refusal(decision.cite, "not-drawn-now", _card(table, action.card))
    if action.card not in table.hands[decision.seat]:
        return Refusal("D-5.9", "not-in-hand", _card(table, action.card))
    if decision.kind == ON_HIT:
        return Refusal("D-8.4", "no-dodge", _card(table, action.card))
    if action.verb == GIVE:
        return Refusal("D-16.32", "give-not-now", _card(table, action.card))
    return Refusal("D-3.7", "discard-not-now", _card(table, action.card))


def _other(table: Table, decision: Decision, action: Action) -> Refusal:
    verb = action.verb
    kind = decision.kind
    if verb == END:
        return Refusal("D-3.4", "end-not-now", {})
    if verb == SWAP and action.seat < 0:
        if kind != "play":
            return Refusal("D-3.5", "swap-not-now", {})
        if table.moved:
            return Refusal("D-3.5", "token-moved", {})
        return Refusal("D-5.7", "single-character", {"seat": str(decision.seat)})
    if verb == PASS:
        if kind == "play":
            return Refusal("D-3.4", "end-instead", {})
        return Refusal(decision.cite, "must-choose", {})
    if verb in (ACTIVE, BACK, CHOOSE, LOSE, NO, SWAP, TAKE, YES):
        return _not_offered(decision)
    return Refusal("D-18", "not-offered", {})
