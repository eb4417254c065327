"""Following a plan to its end: how often the dice lie in each way then, and how often there was an attack."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import final

from sixgun.lab.odds.dice import DICE, SIDES, Counts, tables
from sixgun.lab.odds.plan import Plan


@final
class Spread:
    """Everything a plan can come to.

    Attributes:
        whole: the number of equally likely courses, 6^(5n) for n rolls.
        courses: in how many of them the dice lie in a way at the end (its number), without an attack and with one.
    """

    def __init__(self, whole: int) -> None:
        self.whole: int = whole
        self.courses: dict[tuple[int, bool], int] = {}

    def add(self, dice: int, attacked: bool, courses: int) -> None:
        """Count courses that end so."""
        place = (dice, attacked)
        self.courses[place] = self.courses.get(place, 0) + courses

    def chance(self, fits: Callable[[Counts], bool]) -> Fraction:
        """Return the chance of final dice that ``fits`` is true for."""
        lies = tables().lies
        return Fraction(sum(count for (dice, _), count in self.courses.items() if fits(lies[dice])), self.whole)

    @property
    def attack(self) -> Fraction:
        """The chance of at least one Indian attack during the rolling (G-4.6)."""
        return Fraction(sum(count for (_, attacked), count in self.courses.items() if attacked), self.whole)


def follow(plan: Plan, start: int, rolls: int, arrows: int) -> Spread:
    """Return what ``plan`` comes to.

    Args:
        plan: what the player does after each roll.
        start: the number of the dice that lie there. If they are fewer than five, all others are rolled first; five
            dice may be rolled again as the plan says.
        rolls: rolls that are left, that first one among them; at least 1.
        arrows: arrows in the pile, at least 1. Each die just rolled that shows an arrow takes one (G-4.5).
    """
    ways = tables()
    spread = Spread(SIDES ** (DICE * rolls))
    thrown: dict[tuple[int, int], int] = {(start, arrows): spread.whole}
    left = rolls
    if ways.size[start] == DICE:
        thrown = _decide(plan, thrown, left, spread)
    while thrown:
        left -= 1
        lying: dict[tuple[int, int], int] = {}
        for (kept, pile), courses in thrown.items():
            share = courses // SIDES ** (DICE - ways.size[kept])
            for dice, count, taken in ways.rolls[kept]:
                place = (dice, max(pile - taken, 0))
                lying[place] = lying.get(place, 0) + share * count
        thrown = _decide(plan, lying, left, spread)
    return spread


def _decide(plan: Plan, lying: dict[tuple[int, int], int], left: int, spread: Spread) -> dict[tuple[int, int], int]:
    """Return what is kept of the dice that lie there; what is not rolled again goes to ``spread``.

    Args:
        plan: what the player does.
        lying: in how many courses each five dice lie there, with so many arrows left in the pile.
        left: re-rolls that are left.
        spread: takes the courses that end here.
    """
    kept: dict[tuple[int, int], int] = {}
    for (dice, pile), courses in lying.items():
        choice = plan.keep(dice, left, pile) if left else dice
        if choice == dice:
            spread.add(dice, pile == 0, courses)
        else:
            kept[choice, pile] = kept.get((choice, pile), 0) + courses
    return kept
