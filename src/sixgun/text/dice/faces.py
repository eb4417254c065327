"""Names and texts of the faces, the dice, the characters' abilities and the words of The Dice Game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sixgun.text.texts import Texts
from sixgun.text.words import character_name

FACE_IDS: Final = ("arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling")
"""Ids of the faces in texts, by the numbers that the engine gives them (G-1.2)."""


def face_name(texts: Texts, face: str) -> str:
    """Return the name of a face of the dice, such as ``bullseye_1`` (G-1.2)."""
    return texts(f"dice-face-{face}")


def face_text(texts: Texts, face: str) -> str:
    """Return what a face of the dice does, in a sentence or two (G-4, G-5)."""
    return texts(f"dice-face-{face}.text")


def face_short(texts: Texts, face: str) -> str:
    """Return the name of a face in one word of at most eight columns, as it stands on a die."""
    return texts(f"dice-short-{face}")


def boxed(texts: Texts, faces: Iterable[int]) -> str:
    """Return dice side by side by the numbers of their faces: ``[beer] [1] [arrow]``."""
    return " ".join(f"[{face_short(texts, FACE_IDS[face])}]" for face in faces)


def dice_numbers(places: Sequence[int]) -> str:
    """Return the numbers of dice by their places (0 up), as a player types them: ``1 3``."""
    return " ".join(str(place + 1) for place in places)


def character_text(texts: Texts, character_id: str) -> str:
    """Return what the ability of a character does in this game, in a sentence (G-7)."""
    message = f"dice-character-{character_id}.text"
    return texts(message) if texts.has(message) else texts("no-text", name=character_name(texts, character_id))


def term_name(texts: Texts, term: str) -> str:
    """Return a word of the rules: one of ``TERMS`` in :mod:`sixgun.text.dice.catalogue`."""
    return texts(f"dice-term-{term}")
