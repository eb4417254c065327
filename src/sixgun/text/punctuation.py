"""What stands between the pieces of a line: every language has commas, colons and brackets of its own.

    >>> from sixgun.text import load
    >>> comma_list(load("en"), ["A♠", "B♥"]), comma_list(load("zh-Hant"), ["A♠", "B♥"])
    ('A♠, B♥', 'A♠、B♥')
    >>> with_colon(load("en"), "Ann", "no"), with_colon(load("zh-Hant"), "Ann", "no")
    ('Ann: no', 'Ann：no')

A piece can be left empty, so that a line can be put together from parts in several colours.
"""

from __future__ import annotations

from collections.abc import Iterable

from sixgun.text.texts import Texts


def comma_list(texts: Texts, parts: Iterable[str]) -> str:
    """Return words with a comma between them; see :func:`sixgun.text.words.join` for a list that ends with "and"."""
    return comma(texts).join(parts)


def comma(texts: Texts) -> str:
    """Return what stands between two words of a list."""
    return texts("list-comma", left="", right="")


def with_colon(texts: Texts, left: str, right: str) -> str:
    """Return ``left: right``."""
    return texts("punctuation-colon", left=left, right=right)


def with_brackets(texts: Texts, left: str, inside: str) -> str:
    """Return ``left (inside)``."""
    return texts("punctuation-brackets", left=left, inside=inside)


def with_semicolon(texts: Texts, left: str, right: str) -> str:
    """Return ``left; right``."""
    return texts("punctuation-semicolon", left=left, right=right)


def with_stop(texts: Texts, text: str) -> str:
    """Return a text with the full stop of a sentence."""
    return texts("punctuation-stop", text=text)


def sentences(texts: Texts, *parts: str) -> str:
    """Return sentences that follow each other on one line."""
    return gap(texts).join(parts)


def gap(texts: Texts) -> str:
    """Return what stands between two sentences."""
    return texts("punctuation-sentences", left="", right="")
