"""Distances, and whom the bull's eyes can hit (G-0.3, G-5.2 to G-5.5)."""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.ability import BEYOND, FAR, NEAR, Ability
from sixgun.games.dice.actions import DOUBLES, HITS, MAX_SEATS
from sixgun.games.dice.die import ONE, TWO
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

CLOSE_TABLE: Final = 3
"""With so many living players or fewer a 2 counts as a 1 (G-5.3)."""

_asked: Final[dict[int, Decision]] = {}
"""What :func:`assign_question` has worked out before: its arguments decide everything."""


def living_seats(living: int) -> list[int]:
    """Return the seats in a bit mask, lowest first."""
    return [seat for seat in range(MAX_SEATS) if living >> seat & 1]


def distance(living: int, seat: int, other: int) -> int:
    """Return the smaller number of places between two living players, counting living players only (G-0.3)."""
    ring = living_seats(living)
    places = abs(ring.index(other) - ring.index(seat))
    return min(places, len(ring) - places)


def targets(living: int, seat: int, reach: int) -> list[int]:
    """Return the seats exactly so many places away as ``reach`` says, to the left or right; never ``seat`` itself."""
    ring = living_seats(living)
    place = ring.index(seat)
    found: set[int] = set()
    for places, bit in ((1, NEAR), (2, FAR), (3, BEYOND)):
        if reach & bit:
            found.add(ring[(place + places) % len(ring)])
            found.add(ring[(place - places) % len(ring)])
    return sorted(found - {seat})


def reach_of(living: int, ability: Ability, face: int) -> int:
    """Return how many places away ``face`` may be used by the owner of ``ability``; with few living a 2 is a 1."""
    if face == TWO and living.bit_count() > CLOSE_TABLE:
        return ability.two_reach
    return ability.one_reach


def assign_question(living: int, seat: int, ability: Ability, ones: int, twos: int, doubling: bool) -> Decision:
    """Return the question how ``seat`` uses one of its bull's eyes (G-5.2). It is made once and never changed.

    ``living`` is the bit mask of the living players, ``ability`` that of ``seat``; ``ones`` and ``twos`` count his dice
    that are not used yet, and ``doubling`` says whether he can double one with a beer.
    """
    key = ((((ability.reaches * 256 + living) * 8 + seat) * 6 + ones) * 6 + twos) * 2 + doubling
    question = _asked.get(key)
    if question is None:
        actions = aims(living, seat, ability, ones, twos, doubling)
        question = Decision(seat, "assign", actions, "G-5.2", -1, -1, ones + twos)
        _asked[key] = question
    return question


def aims(living: int, seat: int, ability: Ability, ones: int, twos: int, doubling: bool) -> list[Action]:
    """Return the ways in which ``seat`` can use one of its bull's eyes; see :func:`assign_question`.

    Where all have one and the same target, as with two living players, the order makes no difference and one way is
    enough.
    """
    found: list[Action] = []
    for ways in (HITS, DOUBLES) if doubling else (HITS,):
        for face, left in ((ONE, ones), (TWO, twos)):
            if left:
                for target in targets(living, seat, reach_of(living, ability, face)):
                    found.append(ways[face - ONE][target])
    if not doubling and all(action.seat == found[0].seat for action in found):
        del found[1:]
    return found
