"""Whom to hit: the best use of bull's eyes that must all be used (G-5.2 to G-5.5)."""

from __future__ import annotations

from typing import Final, final

from sixgun.bots.dice.outlook import Outlook
from sixgun.games.dice.actions import DOUBLE
from sixgun.games.dice.aiming import reach_of, targets
from sixgun.games.dice.die import ONE, TWO
from sixgun.kernel.action import Action

Uses = list[list[float]]
"""What the best use of so many 1s (first index) and 2s (second index) is worth."""

_NO_WAY: Final = -1e6
"""A use of dice that have no target."""
_MADE_GOOD: Final = 0.9
"""What is left of a hit on somebody who makes something of the points he loses."""


@final
class Range:
    """Who can be hit by the viewer's bull's eyes.

    Attributes:
        near, far: the seats that a 1 and a 2 can hit.
    """

    def __init__(self, outlook: Outlook) -> None:
        seat = outlook.view.seat
        self.near: list[int] = targets(outlook.living, seat, reach_of(outlook.living, outlook.ability, ONE))
        self.far: list[int] = targets(outlook.living, seat, reach_of(outlook.living, outlook.ability, TWO))
        self._outlook: Outlook = outlook
        self._either: list[int] = [other for other in self.near if other in self.far]
        self._arrow: float = outlook.arrow_costs(1)[1]

    def hits(self, seat: int, points: int) -> float:
        """Return what ``points`` hits on ``seat`` in one turn are worth to the viewer, with what they bring about."""
        if points == 0:
            return 0.0
        outlook = self._outlook
        value = outlook.loss(seat, points)
        ability = outlook.abilities[seat]
        if ability.arrow_for_point or ability.sheds_arrow:
            value *= _MADE_GOOD
        if ability.strikes_back and points < outlook.view.seats[seat].life:
            value -= self._arrow
        return value

    def more(self, seat: int, before: int, points: int) -> float:
        """Return what ``points`` more hits on ``seat`` are worth after ``before``."""
        return self.hits(seat, before + points) - self.hits(seat, before)

    def best(self, ones: int, twos: int, before: list[int]) -> float:
        """Return what the best use of so many 1s and 2s is worth, given how often each seat is hit already."""
        if ones == 0 and twos == 0:
            return 0.0
        return self.uses(ones, twos, before)[ones][twos]

    def uses(self, ones: int, twos: int, before: list[int]) -> Uses:
        """Return the best uses of 0 to ``ones`` 1s and 0 to ``twos`` 2s, given how often each seat is hit already."""
        if self.near == self.far:
            either = self._shares(self.near, ones + twos, before)
            return [either[one : one + twos + 1] for one in range(ones + 1)]
        only_near = self._shares([seat for seat in self.near if seat not in self._either], ones, before)
        only_far = self._shares([seat for seat in self.far if seat not in self._either], twos, before)
        found = [[one + two for two in only_far] for one in only_near]
        for seat in self._either:
            worth = [self.more(seat, before[seat], points) for points in range(ones + twos + 1)]
            found = [
                [
                    max([found[one - i][two - j] + worth[i + j] for i in range(one + 1) for j in range(two + 1)])
                    for two in range(twos + 1)
                ]
                for one in range(ones + 1)
            ]
        return found

    def _shares(self, seats: list[int], most: int, before: list[int]) -> list[float]:
        """Return the best ways to share out 0 to ``most`` equal dice among ``seats``."""
        best = [0.0] + [_NO_WAY] * most
        for place, seat in enumerate(seats):
            worth = [self.more(seat, before[seat], points) for points in range(most + 1)]
            if place == 0:
                best = worth
            else:
                best = [
                    max([best[dice - points] + worth[points] for points in range(dice + 1)]) for dice in range(most + 1)
                ]
        return best

    def best_double(self, ones: int, twos: int, before: list[int]) -> float:
        """Return what the best use is worth if one of the bull's eyes counts twice (G-5.6)."""
        found = _NO_WAY
        for seats, one, two in ((self.near, 1, 0), (self.far, 0, 1)):
            if ones < one or twos < two:
                continue
            for seat in seats:
                after = before.copy()
                after[seat] += 2
                value = self.more(seat, before[seat], 2) + self.best(ones - one, twos - two, after)
                found = max(found, value)
        return found


def rate_hits(outlook: Outlook, actions: list[Action], beer: float) -> list[float]:
    """Rate the uses of the next bull's eye, each with the best use of those that are left (G-5.4).

    ``beer`` is what the beer that doubles one would be worth otherwise.
    """
    view = outlook.view
    aim = Range(outlook)
    before = [facts.hits for facts in view.seats]
    ratings: list[float] = []
    for action in actions:
        ones = view.ones - (1 if action.mode == ONE else 0)
        twos = view.twos - (1 if action.mode == TWO else 0)
        doubled = action.verb == DOUBLE
        points = 2 if doubled else 1
        after = before.copy()
        after[action.seat] += points
        value = aim.best(ones, twos, after)
        if doubled:
            value -= beer
        elif view.doubling and view.beers and ones + twos:
            value = max(value, aim.best_double(ones, twos, after) - beer)
        ratings.append(value + aim.more(action.seat, before[action.seat], points))
    return ratings
