"""Names and texts of the faces, the characters' abilities and the words of The Dice Game, by their ids."""

from __future__ import annotations

from sixgun.text.texts import Texts
from sixgun.text.words import character_name


def face_name(texts: Texts, face: str) -> str:
    """Return the name of a face of the dice, such as ``bullseye_1`` (G-1.2)."""
    return texts(f"dice-face-{face}")


def face_text(texts: Texts, face: str) -> str:
    """Return what a face of the dice does, in a sentence or two (G-4, G-5)."""
    return texts(f"dice-face-{face}.text")


def character_text(texts: Texts, character_id: str) -> str:
    """Return what the ability of a character does in this game, in a sentence (G-7)."""
    message = f"dice-character-{character_id}.text"
    return texts(message) if texts.has(message) else texts("no-text", name=character_name(texts, character_id))


def term_name(texts: Texts, term: str) -> str:
    """Return a word of the rules: one of ``TERMS`` in :mod:`sixgun.text.dice.catalogue`."""
    return texts(f"dice-term-{term}")
