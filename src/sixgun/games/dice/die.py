"""The five dice: their faces, all throws there are, and the notation of a die that shows a face (G-1.2)."""

from __future__ import annotations

from itertools import product
from typing import Final

from sixgun.kernel.errors import NotationError

DICE: Final = 5
"""So many dice there are (G-1.1); their places are numbered 0 to 4, in notation 1 to 5."""
ALL_DICE: Final = 31
"""Bit mask of all five places."""

ARROW: Final = 0
DYNAMITE: Final = 1
ONE: Final = 2
TWO: Final = 3
BEER: Final = 4
GATLING: Final = 5
FACES: Final = ("arrow", "dynamite", "1", "2", "beer", "gatling")
"""Notation of the faces, by their numbers; ``1`` and ``2`` are the bull's eyes."""

THROWS: Final[list[list[tuple[int, ...]]]] = [list(product(range(6), repeat=count)) for count in range(DICE + 1)]
"""All throws of 0 to 5 dice, each equally likely (G-1.2): one draw of chance picks one."""

WAYS: Final[list[int]] = [len(throws) for throws in THROWS]
"""How many throws of 0 to 5 dice there are."""

ARROWS_OF: Final[list[list[int]]] = [[throw.count(ARROW) for throw in throws] for throws in THROWS]
"""How many arrows each throw of 0 to 5 dice shows."""

PLACES: Final[list[list[int]]] = [[place for place in range(DICE) if mask >> place & 1] for mask in range(ALL_DICE + 1)]
"""The places of each bit mask of dice, lowest first."""


def die_card(place: int, face: int) -> int:
    """Return the number by which events name the die in ``place`` (0 to 4) that shows ``face``."""
    return place * 6 + face


def place_of(card: int) -> int:
    """Return the place (0 to 4) of a die in an event."""
    return card // 6


def face_of(card: int) -> int:
    """Return the face that a die in an event shows."""
    return card % 6


def die_text(card: int) -> str:
    """Return the notation of a die in an event: ``3:beer`` is the third die, showing a beer.

    Raises:
        NotationError: there is no such die.
    """
    if not 0 <= card < DICE * 6:
        raise NotationError(str(card), "card")
    return f"{place_of(card) + 1}:{FACES[face_of(card)]}"


def all_dice(dice: list[int]) -> tuple[int, ...]:
    """Return all dice with the faces they show, as events name them."""
    return tuple([die_card(place, face) for place, face in enumerate(dice)])
