"""What the people of a record are called: somebody who gave no name is "you" in every language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.kernel.record import Sitter
from sixgun.text import Texts, languages, load

PERSON: Final = "person"
"""What a record calls somebody who is no bot."""


def nameless_seat(sitters: Iterable[Sitter]) -> int:
    """Return the seat of the person who gave no name when the game began, -1 if there is none."""
    words: set[str] = set()
    for seat, sitter in enumerate(sitters):
        if sitter.player == PERSON:
            words = words or {load(language)("cli-you-name") for language in languages()}
            if sitter.name in words:
                return seat
    return -1


def names_for(texts: Texts, sitters: Iterable[Sitter], reader: int) -> list[str]:
    """Return the names of the players by seat, for a reader in seat ``reader`` (-1: somebody at no seat).

    Whoever gave no name is "You" to himself, in the language of the texts, and "Player" to all others.
    """
    seats = list(sitters)
    names = [sitter.name for sitter in seats]
    seat = nameless_seat(seats)
    if seat >= 0:
        names[seat] = texts("cli-you-name" if seat == reader else "cli-other-name")
    return names
