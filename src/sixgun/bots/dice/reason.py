"""Why greenhorn would give an answer, in a word: by what kind of answer it is."""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.actions import CLEAR, DOUBLE, DRINK, HEAL, HIT, KEEP, LOSE, PASS, REROLL, SHED, STOP, TAKE
from sixgun.games.dice.view import View
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

_VERBS: Final = {
    CLEAR: "clear",
    DOUBLE: "double",
    HIT: "hit",
    KEEP: "keep",
    LOSE: "lose",
    PASS: "pass",
    REROLL: "reroll",
    SHED: "shed",
    STOP: "stop",
    TAKE: "take",
}

REASONS: Final = (*_VERBS.values(), "heal-other", "heal-own", "only", "other")
"""All reasons of The Dice Game."""


def reason(view: View, decision: Decision, action: Action) -> str:
    """Return the id of the reason for an answer.

    Args:
        view: what the asked seat sees.
        decision: what it is asked.
        action: the answer, one of ``decision.actions``.
    """
    if decision.forced:
        return "only"
    if action.verb in (DRINK, HEAL):
        return "heal-own" if action.seat == view.seat else "heal-other"
    return _VERBS.get(action.verb, "other")
