"""Why greenhorn would give an answer, in a word: by what kind of play it is."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.lore import (
    BOMB,
    BURST,
    DRAW,
    FETCH,
    FIGHT,
    GEAR,
    HEAL,
    LEVEL,
    RAID,
    SHOT,
    SNAKE_BITE,
    STEAL,
    STIR,
    STORE,
    TURN_PAIR,
    VOLLEY,
    lore_of,
)
from sixgun.games.duel.ability import DISCARD_TO_DODGE
from sixgun.games.duel.box import DISCARD, END, NO, PASS, PLAY, PLAY_AS_COLT, RELOAD, SWAP, USE, USE_CARD, YES
from sixgun.games.duel.view import View
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

_PLAYS: Final = {
    BOMB: "bite",
    BURST: "shot",
    DRAW: "draw",
    FETCH: "rob",
    FIGHT: "duel",
    GEAR: "gear",
    HEAL: "heal",
    LEVEL: "level",
    RAID: "volley",
    SHOT: "shot",
    SNAKE_BITE: "bite",
    STEAL: "rob",
    STIR: "bite",
    STORE: "store",
    TURN_PAIR: "turn",
    VOLLEY: "volley",
}
"""Why a card is played, by what it is good for."""

REASONS: Final = (
    *dict.fromkeys(_PLAYS.values()), "ability", "character", "decline", "defend", "end", "free", "gain", "least",
    "only", "other", "reload", "spare", "swap",
)  # fmt: skip
"""All reasons of The Duel."""


def reason(view: View, decision: Decision, action: Action) -> str:
    """Return the id of the reason for an answer.

    Args:
        view: what the asked seat sees.
        decision: what it is asked.
        action: the answer, one of ``decision.actions``.
    """
    kind, verb = decision.kind, action.verb
    if decision.forced:
        return "only"
    if kind == "play":
        if verb == PLAY:
            return _PLAYS.get(lore_of(view.box).use[action.card], "other")
        found = {END: "end", PLAY_AS_COLT: "shot", RELOAD: "reload", SWAP: "swap"}
        return "ability" if verb >= USE else found.get(verb, "other")
    if kind in ("answer-hit", "give-up", "second-card"):
        if verb == PASS:
            return "spare"
        lore = lore_of(view.box)
        spent = verb == USE_CARD and lore.traits[action.card] & DISCARD_TO_DODGE
        return "free" if (verb >= USE or verb == USE_CARD) and not spent else "defend"
    if kind == "choose-active":
        return "character"
    if verb in (NO, PASS):
        return "decline"
    if verb == DISCARD:
        return "least"
    return "gain" if verb == YES or kind in ("store-pick", "take-from-fallen", "choose-back") else "other"
