"""Characters for terminals and files that cannot show all of them."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

PLAIN: Final = "sixgun-plain"
"""Name of the error handler that writes a likeness of what an encoding lacks."""

_LIKENESS: Final = {
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "…": "...", "·": "-", "–": "-", "—": "-",
    "×": "x", "→": "->", "≥": ">=", "≤": "<=", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip


def likeness(text: str) -> str:
    """Return ``text`` in ASCII: letters without their accents, signs by their like, the rest as ``?``.

    >>> likeness("è «vivo» … ♥")
    'e "vivo" ... ?'
    """
    parts: list[str] = []
    for character in text:
        found = _LIKENESS.get(character)
        if found is None:
            bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
            found = bare or "?"
        parts.append(found)
    return "".join(parts)


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return likeness(error.object[error.start : error.end]), error.end


codecs.register_error(PLAIN, _handle)
