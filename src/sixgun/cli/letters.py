"""Letters for the cards of a hand: short to type, and no number of a choice."""

from __future__ import annotations


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


def place(name: str) -> int:
    """Return the place in the hand that a letter or a number stands for, 0 up; -1 if it can be none.

    >>> [place("a"), place("aa"), place("2"), place("?")]
    [0, 26, 1, -1]
    """
    name = name.strip().lower()
    if name.isascii() and name.isdecimal() and len(name) < 4:
        return int(name) - 1
    if not name.isascii() or not name.isalpha() or len(name) > 2:
        return -1
    index = 0
    for character in name:
        index = index * 26 + ord(character) - ord("a") + 1
    return index - 1
