"""What is asked: the dice that lie there, and what else the chances depend on."""

from __future__ import annotations

from typing import Final, final

from sixgun.kernel.errors import SixgunError
from sixgun.lab.odds.abilities import PLAIN, Abilities
from sixgun.lab.odds.dice import ARROW, DICE, DYNAMITE, FACES, SIDES, TOO_MANY, Counts

ARROWS: Final = 9
"""Arrow tokens in the game, and the most that can lie in the pile (G-1.1)."""
MIN_LIVING: Final = 2
MAX_LIVING: Final = 8
NO_DICE: Final[Counts] = (0,) * SIDES


class OddsError(SixgunError):
    """There is no such situation in the game."""


@final
class Question:
    """A moment in the rolling.

    Attributes:
        kept: how often each face lies among the dice that are not rolled now. With fewer than five dice, all others
            are about to be rolled. With five, nothing is decided yet: any of them may be rolled again, or none.
        rolls: rolls that are left, that coming one among them.
        arrows: arrows in the pile, once those of the dice that lie there are paid (G-4.5).
        living: living players, the roller among them.
        abilities: what is different for the roller.
    """

    def __init__(
        self,
        kept: Counts = NO_DICE,
        rolls: int | None = None,
        arrows: int | None = None,
        living: int = 5,
        abilities: Abilities = PLAIN,
    ) -> None:
        """Check and keep what is asked.

        Args:
            kept: see above; :func:`~sixgun.lab.odds.dice.count_faces` counts faces.
            rolls: see above. Left out: all rolls of a turn if no die lies there, else one less.
            arrows: see above. Left out: all but those of the dice that lie there.
            living: see above.
            abilities: see above.

        Raises:
            OddsError: six dice or more, three dynamites (they have ended the rolling, G-4.8), or a number that is
                not in the game.
        """
        dice = sum(kept)
        if len(kept) != SIDES or min(kept) < 0:
            raise ValueError(f"dice are counted by {SIDES} faces ({', '.join(FACES)}), not as {kept}")
        if dice > DICE:
            raise OddsError(f"there are {DICE} dice, not {dice}", "error-odds-dice", {"dice": str(dice)})
        if kept[DYNAMITE] >= TOO_MANY:
            raise OddsError(
                "three dynamites have ended the rolling", "error-odds-dynamite", {"dynamites": str(kept[DYNAMITE])}
            )
        if rolls is None:
            rolls = abilities.rolls - 1 if dice else abilities.rolls
        if arrows is None:
            arrows = ARROWS - kept[ARROW]
        for what, value, low, high in (
            ("rolls", rolls, 1, abilities.rolls),
            ("arrows", arrows, 1, ARROWS),
            ("players", living, MIN_LIVING, MAX_LIVING),
        ):
            if not low <= value <= high:
                raise OddsError(
                    f"{what} is a number from {low} to {high}, not {value}",
                    "error-odds-number",
                    {"what": what, "low": str(low), "high": str(high), "value": str(value)},
                )
        self.kept: Counts = kept
        self.rolls: int = rolls
        self.arrows: int = arrows
        self.living: int = living
        self.abilities: Abilities = abilities

    @property
    def dice(self) -> int:
        """How many dice lie there."""
        return sum(self.kept)

    @property
    def undecided(self) -> bool:
        """Whether all five dice lie there, so that the player has yet to choose what he rolls again."""
        return self.dice == DICE

    @property
    def too_late(self) -> bool:
        """Whether the rules never leave so many rolls: once dice lie there, one roll is over (G-4.1)."""
        return self.dice > 0 and self.rolls == self.abilities.rolls
