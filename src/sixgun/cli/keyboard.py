"""What somebody meant whose keyboard writes another script: full-width signs, and letters of another layout.

The letters of a hand and the notation are Latin, the words of a language its own. Nobody should have to switch the
keyboard for one letter, so what means nothing as it was typed is read as it would have been in the other layout.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from sixgun.text import Texts
from sixgun.text.folding import fold

_LATIN_KEYS: Final = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>?~@#$^&"
_KEYS: Final = {
    "ru": 'йцукенгшщзхъфывапролджэячсмитьбю.ёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,Ё"№;:?',
    "el": ";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,./`:΅ΕΡΤΥΘΙΟΠ{}ΑΣΔΦΓΗΞΚΛ¨\"ΖΧΨΩΒΝΜ<>?~@#$^&",
}
"""What the same keys write, by language. In Greek some of them write no letter, but the accent of the next one."""
_ACCENTS: Final = "΄΅¨"
_QUESTION_SIGNS: Final = {"ru": ",&", "el": ";"}
"""What asks besides the question mark: what its key writes in the other layout, and the question mark of Greek."""

_LETTERS: Final = {
    # The first three lines look like their Latin letter; others may mean the one that sounds so, or the one on the key.
    "а": "a", "с": "c", "е": "e", "о": "o", "р": "p", "х": "x", "у": "y", "к": "k", "м": "m", "т": "t",
    "α": "a", "β": "b", "ε": "e", "η": "h", "ι": "i", "κ": "k", "μ": "m", "ν": "n", "ο": "o", "τ": "t", "χ": "x",
    "ζ": "z", "δ": "d", "λ": "l", "π": "p", "σ": "s", "ς": "sw",
    "б": "b", "в": "dv", "г": "gu", "д": "dl", "ж": "j", "з": "zp", "и": "bi", "й": "qj", "л": "lk", "н": "ny",
    "п": "pg", "ф": "fa", "ц": "cw", "ч": "x", "ш": "i", "щ": "o", "ы": "s", "ь": "m", "э": "e", "я": "z",
    "γ": "g", "θ": "u", "ξ": "jx", "ρ": "r", "υ": "yu", "φ": "f", "ψ": "c", "ω": "vo",
}  # fmt: skip


def typed(line: str) -> str:
    """Return a line with full-width letters, digits and signs as plain ones, without blanks around it.

    >>> typed("？３"), typed("　ｒ１３")
    ('?3', 'r13')
    """
    return unicodedata.normalize("NFKC", line).strip()


def latin_letters(letter: str) -> str:
    """Return the Latin letters that one letter of another script may stand for; nothing if it can be none.

    >>> latin_letters("б"), latin_letters("и"), latin_letters("β"), latin_letters("炸")
    ('b', 'bi', 'b', '')
    """
    return _LETTERS.get(letter, "")


def other_layout(language: str, line: str) -> str:
    """Return what the keys of a line write in the other layout of a language; empty if it has only one.

    >>> other_layout("ru", "gjxtve 3"), other_layout("ru", "руддщ"), other_layout("el", "giat;i b")
    ('почему 3', 'hello', 'γιατι β')
    >>> other_layout("it", "perché")
    ''
    """
    keys = _KEYS.get(language, "")
    if not keys:
        return ""
    if not any(character.isalpha() for character in line):
        return ""
    if all(character.isascii() for character in line):
        table = dict(zip(_LATIN_KEYS, keys, strict=True))
        return "".join(table.get(c, c) for c in line if table.get(c, c) not in _ACCENTS)
    if language == "el":  # a letter and its accent are two keys
        line = "".join(c for c in unicodedata.normalize("NFD", line) if not unicodedata.combining(c))
    # Signs stay: each of them can be typed in both layouts. Only the Russian one has no @ for players.
    table = {c: key for c, key in zip(keys, _LATIN_KEYS, strict=True) if c.isalpha() or (c, key) == ('"', "@")}
    return "".join(table.get(c, c) for c in line)


def question(language: str, line: str) -> str | None:
    """Return what is asked about in a line with a question mark before or behind it, ``None`` if it has none.

    >>> question("en", "? b"), question("en", "b?"), question("en", "b"), question("en", "?")
    ('b', 'b', None, '')
    >>> question("el", "b;"), question("ru", ",3"), question("en", ",3")
    ('b', '3', None)
    """
    signs = "?" + _QUESTION_SIGNS.get(language, "")
    if line.startswith(tuple(signs)) or line.endswith("?") or (language == "el" and line.endswith(";")):
        return line.strip(signs + " ")
    return None


def says(texts: Texts, line: str, command: str, message: str) -> bool:
    """Tell whether a line is a command: in English or the language of ``texts``, in this layout or the other."""
    words = {fold(word) for word in (command, *texts(message).split())}
    return any(fold(said) in words for said in (typed(line), other_layout(texts.language, line)) if said)


def means(texts: Texts, line: str, *messages: str) -> bool:
    """Tell whether a line is one of the words that stand in ``messages``.

    A single letter is taken as it was typed: the key of a "no" may be that of a "yes" in the other layout.
    """
    words = {fold(word) for message in messages for word in texts(message).split()}
    said = fold(typed(line))
    other = fold(other_layout(texts.language, line)) if len(said) > 1 else ""
    return said in words or (bool(other) and other in words)
