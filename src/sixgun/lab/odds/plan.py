"""Plans: what a player keeps after each roll, and the best plan for an outcome.

A plan is asked with five dice that lie there, the rolls left and the arrows in the pile. It answers what is kept; to
keep all five is to stop.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import final

from sixgun.lab.odds.abilities import Abilities
from sixgun.lab.odds.dice import DICE, DYNAMITE, SIDES, TOO_MANY, tables
from sixgun.lab.odds.outcome import ATTACK, Outcome, condition


class Plan(ABC):
    """What a player does with his dice."""

    @abstractmethod
    def keep(self, dice: int, rolls: int, arrows: int) -> int:
        """Return the number of the dice that are kept of five (see :class:`~sixgun.lab.odds.dice.Tables`).

        Args:
            dice: the number of the five dice.
            rolls: re-rolls that are left, at least 1.
            arrows: arrows in the pile; 0 once there was an attack, since more of them are not counted.
        """


@final
class Stop(Plan):
    """Stop as soon as the rules let you: the coming roll is the only one."""

    def keep(self, dice: int, rolls: int, arrows: int) -> int:
        """Return all dice."""
        return dice


@final
class AllAgain(Plan):
    """Roll on as long as the rules let you, and take up every die you may each time."""

    def __init__(self, abilities: Abilities) -> None:
        self._keeps: list[list[int]] = tables().keeps(abilities.rerolls_dynamite)

    def keep(self, dice: int, rolls: int, arrows: int) -> int:
        """Return the dice that are locked, or all five if no die may be rolled."""
        keeps = self._keeps[dice]
        return keeps[-1] if keeps else dice


@final
class BestPlan(Plan):
    """The plan that makes an outcome as likely as it can be.

    Of all plans with this chance it is one with the smallest chance of three dynamites; of those it keeps as many
    dice as it can after each roll, and so stops where another roll is of no use.

    It is found backwards: what five dice are worth without a re-roll is known; with a re-roll more, they are worth
    what the best choice among stopping and all that may be kept is worth. All values are whole numbers: with r rolls
    left they are numerators over 6^(5r). A value is the chance of the outcome times a weight, minus the chance of
    three dynamites; the weight is so large that the second never outdoes the first.
    """

    def __init__(self, outcome: Outcome, rolls: int, living: int, arrows: int, abilities: Abilities) -> None:
        """Find the plan.

        Args:
            outcome: what the player goes for.
            rolls: re-rolls for which the plan must have an answer.
            living: living players, the roller among them.
            arrows: arrows in the pile at most.
            abilities: what is different for the roller.
        """
        self._attack: bool = outcome.kind == ATTACK
        self._layers: int = arrows + 1 if self._attack else 1
        self._choice: list[list[int]] = [[]]
        ways = tables()
        weight = SIDES ** (DICE * rolls) + 1
        now = [0] * (len(ways.lies) * self._layers)
        fits = None if self._attack else condition(outcome, living, abilities)
        for dice in ways.full:
            risk = 1 if ways.lies[dice][DYNAMITE] >= TOO_MANY else 0
            for left in range(self._layers):
                reached = left == 0 if fits is None else fits(ways.lies[dice])
                now[dice * self._layers + left] = (weight if reached else 0) - risk
        values = now
        for more in range(1, rolls + 1):
            values = self._one_more(values, [value * SIDES ** (DICE * more) for value in now], abilities)

    def _one_more(self, before: list[int], stopping: list[int], abilities: Abilities) -> list[int]:
        """Note what is best kept with one more re-roll, and return what all dice are worth then.

        Args:
            before: what they are worth with one re-roll less.
            stopping: what they are worth to somebody who stops.
            abilities: what is different for the roller.
        """
        ways, layers = tables(), self._layers
        keeps = ways.keeps(abilities.rerolls_dynamite)
        after = [0] * len(before)
        for kept in range(ways.full.start):
            scale = SIDES ** ways.size[kept]
            for left in range(layers):
                value = 0
                for dice, count, arrows in ways.rolls[kept]:
                    value += count * before[dice * layers + (left - arrows if left > arrows else 0)]
                after[kept * layers + left] = scale * value
        choice = [0] * len(before)
        for dice in ways.full:
            for left in range(layers):
                best, value = dice, stopping[dice * layers + left]
                for kept in keeps[dice]:
                    if after[kept * layers + left] > value:
                        best, value = kept, after[kept * layers + left]
                choice[dice * layers + left] = best
                after[dice * layers + left] = value
        self._choice.append(choice)
        return after

    def keep(self, dice: int, rolls: int, arrows: int) -> int:
        """Return what is best kept."""
        return self._choice[rolls][dice * self._layers + (arrows if self._attack else 0)]
