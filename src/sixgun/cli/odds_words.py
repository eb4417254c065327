"""Dice and characters of The Dice Game as people type them."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from sixgun.cli.errors import WrongUse
from sixgun.cli.screen import brief
from sixgun.lab.odds.sets.characters import CHARACTERS
from sixgun.text import Texts, load
from sixgun.text.classic import character_name
from sixgun.text.folding import key
from sixgun.text.punctuation import comma_list, with_brackets

FACE_TEXTS: Final = {
    "arrow": ("odds-face-arrow", "odds-face-arrow.words"),
    "dynamite": ("odds-face-dynamite", "odds-face-dynamite.words"),
    "bullseye_1": ("odds-face-bullseye_1", "odds-face-bullseye_1.words"),
    "bullseye_2": ("odds-face-bullseye_2", "odds-face-bullseye_2.words"),
    "beer": ("odds-face-beer", "odds-face-beer.words"),
    "gatling": ("odds-face-gatling", "odds-face-gatling.words"),
}
"""The messages with the name of each face, and with the words that can be typed for it."""
LONGEST: Final = 3
"""Most words that the name of a face has."""


def face_name(texts: Texts, face: str) -> str:
    """Return the name of a face."""
    return texts(FACE_TEXTS[face][0])


def face_letter(texts: Texts, face: str) -> str:
    """Return the shortest word for a face: a letter or a digit."""
    return _words(texts, face)[0]


def read_dice(texts: Texts, words: list[str]) -> list[str]:
    """Return the faces that somebody typed: ids, names in his language or in English, or letters in a row.

    Raises:
        WrongUse: a word is none of them; the nearest face is named if there is one.
    """
    parts = [part for word in words for part in word.replace(",", " ").split()]
    known = _known_faces(texts)
    found: list[str] = []
    place = 0
    while place < len(parts):
        for length in range(min(LONGEST, len(parts) - place), 0, -1):
            faces = _read(key("".join(parts[place : place + length])), known, length == 1)
            if faces:
                found += faces
                place += length
                break
        else:
            raise _unknown_face(texts, parts[place], known)
    return found


def read_character(texts: Texts, text: str | None) -> str | None:
    """Return the id of the character that was named, by its name or a part of it that no other has.

    Raises:
        WrongUse: there is no such character, or there are several; those that may be meant are named.
    """
    if text is None:
        return None
    wanted = key(text)
    names = {key(name): who for who in CHARACTERS for name in (who, character_name(texts, who))}
    if wanted in names:
        return names[wanted]
    alike = sorted({who for name, who in names.items() if len(wanted) > 1 and wanted in name})
    if len(alike) == 1:
        return alike[0]
    parts = {key(part): who for who in CHARACTERS for part in character_name(texts, who).split() if len(part) > 2}
    close = get_close_matches(wanted, {**parts, **names}, 3, 0.6)
    near = alike or list(dict.fromkeys({**parts, **names}[name] for name in close))
    if near:
        raise WrongUse(
            "cli-odds-near-character",
            f"there is no character {text!r}",
            text=brief(text),
            near=comma_list(texts, [character_name(texts, who) for who in near]),
        )
    raise WrongUse(
        "cli-odds-unknown-character",
        f"there is no character {text!r}",
        text=brief(text),
        known=comma_list(texts, [character_name(texts, who) for who in CHARACTERS]),
    )


def _words(texts: Texts, face: str) -> list[str]:
    return [word.strip() for word in texts(FACE_TEXTS[face][1]).split(",")]


def _known_faces(texts: Texts) -> dict[str, str]:
    """Return what can be typed for each face; the language of the person goes before English."""
    known: dict[str, str] = {}
    for language in (texts, load("en")):
        for face in FACE_TEXTS:
            for word in (*_words(language, face), face_name(language, face), face):
                known.setdefault(key(word), face)
    return known


def _read(word: str, known: dict[str, str], alone: bool) -> list[str]:
    """Return the face that ``word`` names, or the faces if it is one word of letters; nothing if it is neither."""
    if word in known:
        return [known[word]]
    letters = [known[letter] for letter in word if letter in known]
    return letters if alone and len(letters) == len(word) else []


def _unknown_face(texts: Texts, text: str, known: dict[str, str]) -> WrongUse:
    pairs = [(face_letter(texts, face), face_name(texts, face)) for face in FACE_TEXTS]
    faces = comma_list(texts, [with_brackets(texts, letter, name) for letter, name in pairs])
    near = get_close_matches(key(text), [word for word in known if len(word) > 1], 1, 0.5)
    if near:
        return WrongUse(
            "cli-odds-near-face",
            f"there is no face {text!r}",
            text=brief(text),
            near=face_name(texts, known[near[0]]),
            known=faces,
        )
    return WrongUse("cli-odds-unknown-face", f"there is no face {text!r}", text=brief(text), known=faces)
