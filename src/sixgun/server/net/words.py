"""What people type and others read: cleaned, so that nobody can hide, forge or flood with it."""

from __future__ import annotations

import unicodedata
from typing import Final

from sixgun.kernel.record import MAX_NAME
from sixgun.server.errors import Refused

MAX_CHAT: Final = 300
MAX_TITLE: Final = 60
MAX_MARKS: Final = 2
"""Most marks on one letter: enough for every language, too few to cover the lines around."""


def clean(text: str, longest: int) -> str:
    """Return ``text`` on one line, in composed form, without what cannot be seen, at most ``longest`` characters.

    Direction marks and other invisible characters go, so that no name can look like another one or turn a line around.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category[0] == "M":
            marks += 1
            if marks > MAX_MARKS or not kept:
                continue
        else:
            marks = 0
        if letter.isspace():
            letter = " "
        elif category[0] == "C":
            continue
        if letter == " " and (not kept or kept[-1] == " "):
            continue
        kept.append(letter)
    return "".join(kept)[:longest].strip()


def clean_name(text: str) -> str:
    """Return the name of somebody.

    Raises:
        Refused: nothing of it can be seen.
    """
    name = clean(text, MAX_NAME)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refused("no-name", "a name needs a letter that can be seen", status=422)
    return name
