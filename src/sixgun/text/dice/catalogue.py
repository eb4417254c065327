"""Every message that The Dice Game needs in a language: the list for translators and for the tests.

The numbered rules (``rule-G-4-6``) are not in the list: any rule of the rulebook may be cited.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.text.dice.faces import FACE_IDS
from sixgun.text.words import with_attribute

FACES: Final = FACE_IDS
"""Ids of the faces of a die (G-1.2)."""
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")
"""Ids of the roles (G-1.1)."""
ROLES_OF_THREE: Final = ("deputy", "outlaw", "renegade")
"""Roles of a game for three (G-8.1)."""
TERMS: Final = (
    "ability",
    "arrow_pile",
    "arrow_token",
    "bullet_token",
    "character_card",
    "die",
    "elimination",
    "end",
    "goal",
    "indian_attack",
    "indians",
    "life_point",
    "player",
    "reroll",
    "role_card",
    "roll",
    "setup",
    "summary_card",
    "three_players",
    "turn",
)
"""Words of the rules that have a name in every language: ``dice-term-arrow_pile``."""

EVENTS: Final = (
    "character",
    "discards-arrow",
    "discards-arrow-own",
    "eliminated",
    "eliminated-by",
    "explodes",
    "fires-gatling",
    "game-over-deputy",
    "game-over-outlaw",
    "game-over-outlaws",
    "game-over-renegade",
    "game-over-sheriff",
    "game-starts",
    "gives-beer",
    "gives-beer-own",
    "hits",
    "hits-doubled",
    "indians-attack",
    "loses-life-bullseye",
    "loses-life-dynamite",
    "loses-life-gatling",
    "loses-life-indians",
    "no-effect",
    "no-effect-ability",
    "no-effect-beer",
    "no-effect-drinks",
    "regains-life",
    "regains-life-ability",
    "regains-life-beer",
    "regains-life-drinks",
    "returns-arrows",
    "returns-arrows-all",
    "reveals-role",
    "rolls",
    "rolls-again",
    "stops",
    "stops-again",
    "takes-arrow",
    "takes-arrow-instead",
    "takes-arrow-struck",
    "turn-ends",
    "turn-starts",
    "unaffected",
    "uses",
    "uses-own",
)
"""Messages of events: a kind, and what it depends on whose doing it is."""

DECISIONS: Final = ("assign", "beer", "discard-arrow", "discard-own-arrow", "heal", "reroll", "take-arrow")
"""Kinds of decisions."""
PROMPTS: Final = ("discard-own-arrow-alone",)
"""Questions that are put otherwise if nobody causes them."""

ACTIONS: Final = (
    "beer",
    "beer-own",
    "clear",
    "clear-own",
    "double",
    "heal",
    "heal-own",
    "hit",
    "keep",
    "lose",
    "pass",
    "reroll",
    "reroll-all",
    "reroll-rest",
    "shed",
    "stop",
    "take",
)
"""Labels of actions."""

REFUSALS: Final = (
    "ability-not-now",
    "beer-not-now",
    "doubled-already",
    "dynamite-ends-rolling",
    "dynamite-locked",
    "game-over",
    "heal-not-now",
    "hit-not-now",
    "must-choose",
    "no-arrow",
    "no-beer-to-double",
    "no-doubling",
    "no-such-die",
    "no-such-seat",
    "no-target-self",
    "nobody-revived",
    "not-asked",
    "not-offered",
    "reroll-not-now",
    "rolling-over",
    "stop-not-now",
    "target-fallen",
    "target-out-of-game",
    "wrong-distance",
)
"""Reasons of refusals."""


def message_ids(characters: Iterable[str]) -> set[str]:
    """Return the ids of all messages that the game needs, attributes as ``id.attribute``.

    Args:
        characters: ids of the characters.
    """
    ids = {"game-dice", "game-dice.text"}
    ids |= with_attribute("dice-face", FACES, "text")
    ids.update(f"dice-short-{face}" for face in FACES)
    ids |= with_attribute("role", ROLES, "aim")
    ids.update(f"three-players-{role}" for role in ROLES_OF_THREE)
    for character in characters:
        ids.add(f"character-{character}")
        ids.add(f"dice-character-{character}.text")
    ids.update(f"dice-term-{term}" for term in TERMS)
    ids.update(f"dice-event-{event}" for event in EVENTS)
    ids.update(f"dice-{who}-{kind}" for kind in DECISIONS for who in ("prompt", "asked"))
    ids.update(f"dice-prompt-{question}" for question in PROMPTS)
    ids.update(f"dice-action-{action}" for action in ACTIONS)
    ids.update(f"dice-refusal-{reason}" for reason in REFUSALS)
    return ids
