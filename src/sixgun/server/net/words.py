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

UNSEEN: Final = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10),
     *range(0xE0100, 0xE01F0)}
)  # fmt: skip
"""Letters, signs and marks of which nothing can be seen: fillers, the empty Braille pattern, selectors of variants."""


def clean(text: str, longest: int) -> str:
    """Return ``text`` on one line, in composed form, without what cannot be seen, at most ``longest`` characters.

    Direction marks and other invisible characters go, so that no name can look like another one or turn a line around.
    """
    kept: list[str] = []
    marks = 0
    seen = "".join(letter for letter in text if not _unseen(letter))
    for letter in unicodedata.normalize("NFC", seen):
        category = unicodedata.category(letter)
        if category[0] == "M":
            marks += 1
            if marks > MAX_MARKS or not kept:
                continue
        else:
            marks = 0
        if letter.isspace():
            letter = " "
        if letter == " " and (not kept or kept[-1] == " "):
            continue
        kept.append(letter)
    return "".join(kept)[:longest].strip()


def _unseen(letter: str) -> bool:
    """Tell whether nothing can be seen of a letter, not even a space."""
    return ord(letter) in UNSEEN or (unicodedata.category(letter)[0] == "C" and not letter.isspace())


def clean_name(text: str) -> str:
    """Return the name of somebody.

    Raises:
        Refused: nothing of it can be seen.
    """
    name = clean(text, MAX_NAME)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refused("no-name", "a name needs a letter that can be seen", status=422)
    return name
