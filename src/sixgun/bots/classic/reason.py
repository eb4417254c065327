"""Why greenhorn would give an answer, in a word: by what kind of play it is."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.lore import (
    BARREL,
    BEER,
    BLUE,
    DRAW,
    DUEL,
    DYNAMITE,
    FAR,
    HEAL,
    HEAL_ALL,
    JAIL,
    NEAR,
    RAID,
    REMOVE,
    SHOT,
    STORE,
    TAKE,
    VOLLEY,
    WEAPON,
    lore_of,
)
from sixgun.games.classic.box import AS_BANG, CHOOSE_CARD, CHOOSE_HAND, DISCARD, END, PASS, PLAY, USE, USE_CARD
from sixgun.games.classic.view import View
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

_PLAYS: Final = {
    BARREL: "shelter",
    BEER: "heal",
    BLUE: "front",
    DRAW: "draw",
    DUEL: "duel",
    DYNAMITE: "dynamite",
    FAR: "shelter",
    HEAL: "heal",
    HEAL_ALL: "heal-all",
    JAIL: "jail",
    NEAR: "nearer",
    RAID: "volley",
    REMOVE: "rob",
    SHOT: "shot",
    STORE: "store",
    TAKE: "rob",
    VOLLEY: "volley",
    WEAPON: "weapon",
}
"""Why a card is played, by what it is good for."""
_ANSWERS: Final = ("answer-shot", "answer-shot-at-card", "answer-indians", "answer-duel", "answer-roulette")
_GAINS: Final = ("general-store", "keep-card", "keep-cards", "take-card", "take-or-draw", "draw-source-discard")

REASONS: Final = (
    *dict.fromkeys(_PLAYS.values()), "ability", "barrel", "character", "defend", "end", "gain", "least", "only",
    "other", "save", "spare", "take-theirs",
)  # fmt: skip
"""All reasons of the card game."""


def reason(view: View, decision: Decision, action: Action) -> str:
    """Return the id of the reason for an answer.

    Args:
        view: what the asked seat sees.
        decision: what it is asked.
        action: the answer, one of ``decision.actions``.
    """
    kind, verb = decision.kind, action.verb
    lore = lore_of(view.box)
    if decision.forced:
        return "only"
    if kind == "play":
        if verb == END:
            return "end"
        if verb == USE:
            return "shot" if action.seat >= 0 else "ability"
        if verb not in (PLAY, USE_CARD):
            return "other"
        use = lore.used[action.card] if verb == USE_CARD else SHOT if action.mode == AS_BANG else lore.use[action.card]
        return _PLAYS.get(use, "other")
    if kind in _ANSWERS:
        if verb == PASS:
            return "spare"
        free = verb == USE_CARD and lore.barrel[action.card]
        return "barrel" if free or (verb == USE and action.card < 0) else "defend"
    if kind == "dying":
        return "other" if verb == PASS else "save"
    if kind in ("choose-character", "copy-character"):
        return "character"
    if verb == DISCARD:
        return "least"
    if kind == "remove-card":
        return "take-theirs"
    return "gain" if kind in _GAINS or verb in (CHOOSE_CARD, CHOOSE_HAND) else "other"
