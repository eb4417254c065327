"""What rolling may come to: the outcomes whose chances are counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from sixgun.lab.odds.abilities import Abilities
from sixgun.lab.odds.dice import BEER, BULLSEYE_1, BULLSEYE_2, DYNAMITE, GATLING, Counts

DYNAMITES: Final = "dynamite"
ATTACK: Final = "attack"
KINDS: Final = (DYNAMITES, "gatling", "hits", "beers", "no_bullseyes", ATTACK)


class Outcome(NamedTuple):
    """Something that rolling may come to.

    Attributes:
        kind: ``dynamite`` or ``gatling``: at least ``number`` final dice show it (G-4.8, G-5.7); ``hits``: at least
            ``number`` hits could be put on one player at ``distance`` (G-5.2); ``beers``: at least ``number`` beers
            (G-5.6); ``no_bullseyes``: neither a 1 nor a 2 in the end (G-7.14); ``attack``: the pile of arrows runs
            out during the rolling, at least once (G-4.6).
        number: how many dice, or hits, at the least; 0 where nothing is counted.
        distance: for ``hits`` how far away the player sits (G-0.3); else 0.
    """

    kind: str
    number: int = 0
    distance: int = 0


def reach(face: int, living: int, abilities: Abilities) -> set[int]:
    """Return the distances at which a bull's eye can hit somebody, with so many living players.

    With two or three living players a 2 counts as a 1 (G-5.3), before anything that lets it reach further (G-7.11).
    Round the table the other way a player may sit nearer; nobody ever hits himself.
    """
    places = {1} if face == BULLSEYE_1 or living <= 3 else {2}
    if abilities.swaps:
        places = {1} if living <= 3 else {1, 2}
    if abilities.aims_wider:
        places |= {place + 1 for place in places}
    seats = {place % living for place in places} - {0}
    return {min(seat, living - seat) for seat in seats}


def distances(living: int, abilities: Abilities) -> list[int]:
    """Return all distances at which the roller can hit somebody, nearest first."""
    return sorted(reach(BULLSEYE_1, living, abilities) | reach(BULLSEYE_2, living, abilities))


def condition(outcome: Outcome, living: int, abilities: Abilities) -> Callable[[Counts], bool]:
    """Return what tells whether final dice are ``outcome``, which may be any but an attack.

    Raises:
        ValueError: there is no such outcome.
    """
    kind, number, distance = outcome
    if kind == DYNAMITES:
        return lambda dice: dice[DYNAMITE] >= number
    if kind == "gatling":
        return lambda dice: dice[GATLING] >= number
    if kind == "beers":
        return lambda dice: dice[BEER] >= number
    if kind == "no_bullseyes":
        return lambda dice: dice[BULLSEYE_1] + dice[BULLSEYE_2] == 0
    if kind != "hits":
        raise ValueError(f"dice do not tell of {kind!r}")
    ones = int(distance in reach(BULLSEYE_1, living, abilities))
    twos = int(distance in reach(BULLSEYE_2, living, abilities))
    double = abilities.beer_doubles

    def enough(dice: Counts) -> bool:
        hits = ones * dice[BULLSEYE_1] + twos * dice[BULLSEYE_2]
        if double and hits > 0 and dice[BEER] > 0:
            hits += 1
        return hits >= number

    return enough
