"""Characters for terminals and files that cannot show all of them.

Latin letters lose their accents, Cyrillic and Greek ones become Latin, signs become their like. For other scripts there
is no likeness: whoever reads Chinese cannot read it in Latin letters either.
"""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

PLAIN: Final = "sixgun-plain"
"""Name of the error handler that writes a likeness of what an encoding lacks."""

_LIKENESS: Final = {
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "…": "...", "·": "-", "–": "-", "—": "-",
    "×": "x", "→": "->", "≥": ">=", "≤": "<=", "\u00a0": " ", "\u202f": " ", "¿": "", "¡": "", "№": "No.",
    "\u0387": ",", "΄": "'", "；": ";", "：": ":", "，": ",", "。": ".", "、": ",", "（": "(", "）": ")",
}  # fmt: skip

_CYRILLIC: Final = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z", "и": "i", "й": "y",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
    "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu",
    "я": "ya",
}  # fmt: skip
_GREEK: Final = {
    "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th", "ι": "i", "κ": "k", "λ": "l",
    "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s", "ς": "s", "τ": "t", "υ": "y", "φ": "f",
    "χ": "ch", "ψ": "ps", "ω": "o",
}  # fmt: skip
_LETTERS: Final = {**_CYRILLIC, **_GREEK}


def likeness(text: str) -> str:
    """Return ``text`` in ASCII: letters without accents or by their sound, signs by their like, the rest as ``?``.

    >>> likeness("è «vivo» … ♥")
    'e "vivo" ... ?'
    >>> likeness("Шериф, мишень; ЩИТ"), likeness("Σερίφης, αυτό ή ευρύ, του ουρανού")
    ('Sherif, mishen; SHCHIT', 'Serifis, afto i evry, tou ouranou')
    """
    return "".join(_sign(text, place) for place in range(len(text)))


def shown(text: str, encoding: str | None) -> str:
    """Return ``text`` as it can be written in an encoding: what it lacks by its likeness.

    >>> shown("è … ♥", "latin-1")
    'è ... ?'
    """
    name = encoding or "ascii"
    return text.encode(name, PLAIN).decode(name)


def _sign(text: str, place: int) -> str:
    """Return one character of a text in ASCII."""
    character = text[place]
    if character.isascii():
        return character
    found = _LIKENESS.get(character)
    if character == "·" and place and text[place - 1].isalnum():  # the semicolon of Greek
        found = ","
    if found is not None:
        return found
    lowered = character.lower()
    sound = _LETTERS.get(lowered)
    if sound is None:
        sound = _LETTERS.get(unicodedata.normalize("NFD", lowered)[0])
    if lowered in "υύ" and place:  # it is no letter of its own behind another vowel
        before, after = text[place - 1].lower(), text[place + 1 : place + 2].lower()
        if before in "αε":
            sound = "v" if likeness(after)[:1] in "aeiouvgdzlmnr" else "f"
        elif before == "ο":
            sound = "u"
    if sound is None:
        return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"
    if lowered == character:
        return sound
    beside = text[place + 1 : place + 2] or text[place - 1 : place]  # a word in capitals stays one
    return sound.upper() if beside.isupper() else sound.capitalize()


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return likeness(error.object[error.start : error.end]), error.end


codecs.register_error(PLAIN, _handle)
