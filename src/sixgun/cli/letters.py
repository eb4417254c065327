"""Letters for the cards of a hand: short to type, and no number of a choice."""

from __future__ import annotations

from sixgun.cli.keyboard import latin_letters, typed


def letter(index: int) -> str:
    """Return the name of a place in the hand: a to z, then aa, ab and so on.

    >>> [letter(0), letter(25), letter(26)]
    ['a', 'z', 'aa']
    """
    name = ""
    index += 1
    while index > 0:
        index, rest = divmod(index - 1, 26)
        name = chr(ord("a") + rest) + name
    return name


def place(name: str, size: int) -> int:
    """Return the place in a hand of ``size`` cards that a letter or a number stands for, 0 up; -1 if it can be none.

    A letter of another script stands for the Latin one that looks like it, sounds like it or is on the same key; if
    those are different cards of the hand, for none.

    >>> [place("a", 5), place("aa", 30), place("2", 5), place("f", 5), place("?", 5)]
    [0, 26, 1, -1, -1]
    >>> [place("б", 5), place("и", 5), place("и", 9), place("β", 5), place("Ａ", 5)]
    [1, 1, -1, 1, 0]
    """
    index = _place(typed(name).lower(), size)
    return index if index < size else -1


def _place(name: str, size: int) -> int:
    if name.isascii() and name.isdecimal() and len(name) < 4:
        return int(name) - 1
    if len(name) == 1 and not name.isascii():
        found = [index for index in (ord(latin) - ord("a") for latin in latin_letters(name)) if index < size]
        return found[0] if len(found) == 1 else -1
    if not name.isascii() or not name.isalpha() or len(name) > 2:
        return -1
    index = 0
    for character in name:
        index = index * 26 + ord(character) - ord("a") + 1
    return index - 1
