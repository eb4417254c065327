"""Every message that The Dice Game needs in a language: the list for translators and for the tests.

The numbered rules (``rule-G-4-6``) are not in the list: any rule of the rulebook may be cited.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.text.words import with_attribute

FACES: Final = ("arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling")
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


def message_ids(characters: Iterable[str]) -> set[str]:
    """Return the ids of all messages that the game needs, attributes as ``id.attribute``.

    Args:
        characters: ids of the characters.
    """
    ids = {"game-dice", "game-dice.text"}
    ids |= with_attribute("dice-face", FACES, "text")
    ids |= with_attribute("role", ROLES, "aim")
    ids.update(f"three-players-{role}" for role in ROLES_OF_THREE)
    for character in characters:
        ids.add(f"character-{character}")
        ids.add(f"dice-character-{character}.text")
    ids.update(f"dice-term-{term}" for term in TERMS)
    return ids
