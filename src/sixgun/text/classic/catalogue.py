"""Every message that the card game needs in a language: the list for translators and for the tests.

What belongs to one card or character is taken from a box, so that the texts of another set are asked for too.
The numbered rules (``rule-B-9-1``) are not in the list: any rule of the rulebook may be cited.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.games.classic.box import RANKS, Box
from sixgun.text.classic.cards import SUIT_IDS

ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")
"""Ids of the roles (B-1.2)."""
ROLES_OF_THREE: Final = ("deputy", "outlaw", "renegade")
"""Roles of a game for three (B-14.1)."""

EVENTS: Final = (
    "answers",
    "avoids",
    "character",
    "deals",
    "deals-hidden",
    "discards-death",
    "discards-excess",
    "discards-penalty",
    "discards-spent",
    "discards-weapon",
    "doomed",
    "draws",
    "draws-from-discard",
    "draws-hidden",
    "dying",
    "eliminated",
    "eliminated-by",
    "explodes",
    "flip-chosen",
    "flips",
    "game-over-deputy",
    "game-over-nobody",
    "game-over-outlaw",
    "game-over-outlaws",
    "game-over-renegade",
    "game-over-sheriff",
    "game-starts",
    "looks",
    "looks-hidden",
    "loses-life",
    "loses-life-by",
    "no-effect",
    "nothing-to-draw",
    "passes-on",
    "penalised",
    "picks",
    "plays",
    "plays-answer",
    "plays-as-bang-at",
    "plays-as-missed",
    "plays-at",
    "regains-life",
    "removes-from-front",
    "removes-from-hand",
    "reshuffles",
    "returns",
    "returns-hidden",
    "reveals-role",
    "rewarded",
    "shows",
    "store",
    "takes-from-front",
    "takes-from-hand",
    "takes-from-hand-hidden",
    "turn-ends",
    "turn-skipped",
    "turn-starts",
    "uses",
    "uses-ability",
    "uses-ability-paying",
)
"""Messages of events, without those of checks; ``-hidden`` is for readers who may not see the cards."""

CHECKS: Final = ("barrel", "dynamite", "jail", "jourdonnais")
"""What a card is turned up for in the base set (B-7.1)."""

DECISIONS: Final = (
    "answer-duel",
    "answer-indians",
    "answer-shot",
    "choose-character",
    "choose-flip",
    "discard-excess",
    "draw-source-discard",
    "draw-source-hand",
    "dying",
    "general-store",
    "keep-cards",
    "play",
    "remove-card",
    "take-card",
)
"""Kinds of decisions."""

ACTIONS: Final = (
    "choose-card-choose-flip",
    "choose-card-general-store",
    "choose-card-remove-card",
    "choose-card-take-card",
    "choose-character",
    "choose-hand-remove-card",
    "choose-hand-take-card",
    "discard",
    "draw-deck",
    "draw-discard",
    "draw-seat",
    "end",
    "keep",
    "keep-two",
    "pass-answer-duel",
    "pass-answer-indians",
    "pass-answer-shot",
    "pass-dying",
    "play",
    "play-as-bang-at",
    "play-as-missed",
    "play-at",
    "play-front",
    "play-front-at",
    "use-card",
    "use-jourdonnais",
    "use-sid_ketchum",
)
"""Labels of actions."""

REFUSALS: Final = (
    "ability-full-life",
    "ability-needs-cards",
    "ability-not-now",
    "bang-limit",
    "barrel-not-now",
    "barrel-spent",
    "beer-not-now",
    "beer-two-players",
    "copy-in-play",
    "draw-not-now",
    "end-instead",
    "end-not-now",
    "excess-only",
    "game-over",
    "jail-off",
    "jail-sheriff",
    "missed-only-answer",
    "must-choose",
    "needs-target",
    "no-answer-to-shot",
    "no-source",
    "no-such-ability",
    "no-such-seat",
    "no-target-self",
    "not-as-bang",
    "not-asked",
    "not-in-front",
    "not-in-hand",
    "not-now",
    "not-offered",
    "only-beer-saves",
    "out-of-range",
    "same-weapon",
    "takes-no-target",
    "target-no-cards",
    "target-out-of-game",
    "too-far",
    "works-by-itself",
    "wrong-card-answer",
)
"""Reasons of refusals."""

TABLE: Final = ("border-blue", "border-brown", "card-spoken", "list-and", "list-comma", "weapon-colt_45")
"""Words of the table that belong to no card."""


def message_ids(box: Box) -> set[str]:
    """Return the ids of all messages that games with this box need, attributes as ``id.attribute``."""
    ids = set(TABLE)
    ids.add("weapon-colt_45.text")
    ids.update(f"suit-{suit}" for suit in SUIT_IDS)
    ids.update(f"rank-{rank}" for rank in range(2, len(RANKS)))
    ids.update(_with_attribute("role", ROLES, "aim"))
    ids.update(f"three-players-{role}" for role in ROLES_OF_THREE)
    ids.update(_with_attribute("card", (kind.id for kind in box.kinds), "text"))
    ids.update(f"short-{kind.id}" for kind in box.kinds)
    ids.update(_with_attribute("character", (character.id for character in box.characters), "text"))
    ids.update(f"event-{event}" for event in EVENTS)
    ids.update(f"event-check-{end}-{check}" for check in CHECKS for end in ("succeeds", "fails"))
    ids.update(f"{who}-{kind}" for kind in DECISIONS for who in ("prompt", "asked"))
    ids.update(f"action-{action}" for action in ACTIONS)
    ids.update(f"refusal-{reason}" for reason in REFUSALS)
    return ids


def _with_attribute(prefix: str, names: Iterable[str], attribute: str) -> set[str]:
    ids: set[str] = set()
    for name in names:
        ids.add(f"{prefix}-{name}")
        ids.add(f"{prefix}-{name}.{attribute}")
    return ids
