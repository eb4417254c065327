"""Every message that The Duel needs in a language: the list for translators and for the tests.

The numbered rules (``rule-D-6-3``) are not in the list: any rule of the rulebook may be cited.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.text.words import with_attribute

SIDES: Final = ("law", "outlaws")
"""Ids of the sides (D-1.3)."""
BACKS: Final = ("law", "outlaw")
"""Ids of the backs of the cards (D-1.1)."""
BORDERS: Final = ("bang", "action", "equipment")
"""Ids of the borders of the cards (D-6.2 to D-6.4)."""
SYMBOLS: Final = ("barrel", "snake", "dynamite", "horseshoe")
"""Ids of the symbols for revealing (D-0.5)."""
TERMS: Final = (
    "ac_token",
    "active_character",
    "always_active",
    "at_random",
    "bullet",
    "common_deck",
    "deck",
    "discard_pile",
    "dodge",
    "elimination",
    "hand",
    "hit",
    "life_point",
    "phase_discard",
    "phase_draw",
    "phase_play",
    "rearguard_character",
    "reload",
    "reserve",
    "reveal",
    "start_of_turn",
    "turn",
)
"""Words of the rules that have a name in every language: ``duel-term-hit``."""


def message_ids(kinds: Iterable[str], characters: Iterable[str]) -> set[str]:
    """Return the ids of all messages that the game needs, attributes as ``id.attribute``.

    Args:
        kinds: ids of the kinds of cards.
        characters: ids of the characters.
    """
    kinds = list(kinds)
    ids = {"game-duel", "game-duel.text"}
    ids |= with_attribute("duel-side", SIDES, "aim")
    ids |= with_attribute("duel-card", kinds, "text")
    ids |= with_attribute("duel-character", characters, "text")
    ids.update(f"duel-short-{kind}" for kind in kinds)
    ids.update(f"duel-back-{back}" for back in BACKS)
    ids.update(f"duel-border-{border}" for border in BORDERS)
    ids.update(f"duel-symbol-{symbol}" for symbol in SYMBOLS)
    ids.update(f"duel-term-{term}" for term in TERMS)
    return ids
