"""Dice without their order: every way up to five dice can lie, and every way a roll can turn out.

Which die shows what never matters, only how often each face is there. So five dice can lie in 252 ways instead of
7776, and everything a turn can bring fits into small tables. The tables are made once, when they are first needed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial
from typing import Final, final

FACES: Final = ("arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling")
"""The six faces of a die, each with the chance 1/6 (G-1.2)."""
ARROW, DYNAMITE, BULLSEYE_1, BULLSEYE_2, BEER, GATLING = range(6)
SIDES: Final = len(FACES)
DICE: Final = 5
"""Dice in the game (G-1.1)."""
TOO_MANY: Final = 3
"""Dynamites that end the rolling (G-4.8)."""

Counts = tuple[int, ...]
"""How often each face lies there, in the order of ``FACES``."""


def count_faces(faces: Iterable[str]) -> Counts:
    """Return how often each face is among ``faces``.

    >>> count_faces(["gatling", "beer", "gatling"])
    (0, 0, 0, 0, 1, 2)

    Raises:
        ValueError: there is no such face.
    """
    counts = [0] * SIDES
    for face in faces:
        counts[FACES.index(face)] += 1
    return tuple(counts)


def list_faces(counts: Counts) -> list[str]:
    """Return the faces that ``counts`` counts, in the order of ``FACES``.

    >>> list_faces((0, 0, 0, 0, 1, 2))
    ['beer', 'gatling', 'gatling']
    """
    return [face for face, count in zip(FACES, counts, strict=True) for _ in range(count)]


@final
class Tables:
    """All ways dice can lie, numbered: first no dice, then one die, and so on to five.

    Attributes:
        lies: the ways, by number.
        number: their numbers.
        size: how many dice lie there.
        full: the numbers of the ways in which all five lie there.
        rolls: for dice that are kept, every result of rolling all others: the five dice then, how many of the
            6^n rolls of n dice lead there, and how many of the dice just rolled show an arrow.
        keeps: for five dice that may be rolled again, what can be kept so that at least one is rolled (G-4.3), most
            dice first; without re-rolls of dynamite, and with them. Empty after three dynamites (G-4.8, G-7.2).
    """

    def __init__(self) -> None:
        lies: list[Counts] = []
        for dice in range(DICE + 1):
            lies += _all_ways(dice)
        number = {counts: index for index, counts in enumerate(lies)}
        self.lies: list[Counts] = lies
        self.number: dict[Counts, int] = number
        self.size: list[int] = [sum(counts) for counts in lies]
        self.full: range = range(len(lies) - len(_all_ways(DICE)), len(lies))
        self.rolls: list[list[tuple[int, int, int]]] = [_rolls(kept, number) for kept in lies]
        locked: list[list[int]] = []
        free: list[list[int]] = []
        for index, counts in enumerate(lies):
            keeps = _keeps(counts, number) if index in self.full and counts[DYNAMITE] < TOO_MANY else []
            free.append(keeps)
            locked.append([keep for keep in keeps if lies[keep][DYNAMITE] == counts[DYNAMITE]])
        self._locked: list[list[int]] = locked
        self._free: list[list[int]] = free

    def keeps(self, rerolls_dynamite: bool) -> list[list[int]]:
        """Return what can be kept of any five dice before a re-roll."""
        return self._free if rerolls_dynamite else self._locked


@cache
def tables() -> Tables:
    """Return the tables, made when they are first asked for."""
    return Tables()


def _all_ways(dice: int) -> list[Counts]:
    return [
        tuple(faces.count(face) for face in range(SIDES)) for faces in combinations_with_replacement(range(SIDES), dice)
    ]


def _rolls(kept: Counts, number: dict[Counts, int]) -> list[tuple[int, int, int]]:
    dice = DICE - sum(kept)
    found: list[tuple[int, int, int]] = []
    for rolled in _all_ways(dice):
        ways = factorial(dice)
        for count in rolled:
            ways //= factorial(count)
        found.append((number[_sum(kept, rolled)], ways, rolled[ARROW]))
    return found


def _keeps(counts: Counts, number: dict[Counts, int]) -> list[int]:
    kept = [number[part] for part in product(*(range(count + 1) for count in counts)) if part != counts]
    return sorted(kept, reverse=True)


def _sum(one: Counts, other: Counts) -> Counts:
    return tuple(a + b for a, b in zip(one, other, strict=True))
