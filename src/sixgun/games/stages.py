"""The games that know scenarios, and the short way to load one (see ``docs/scenarios.md``)."""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.staging import STAGE as CLASSIC
from sixgun.games.dice.staging import STAGE as DICE
from sixgun.games.duel.staging import STAGE as DUEL
from sixgun.kernel import scenario
from sixgun.kernel.scenario import Scenario, Stage

STAGES: Final[dict[str, Stage]] = {"classic": CLASSIC, "duel": DUEL, "dice": DICE}
"""What each game gives to the scenarios, by the name of the game."""


def load(path: str) -> Scenario:
    """Return the scenario in the file ``path``, of whatever game it is.

    Raises:
        ScenarioError: the file cannot be read, or its situation cannot be set up.
    """
    return scenario.load(path, STAGES)


def loads(source: str, path: str = "scenario") -> Scenario:
    """Return the scenario in a text; ``path`` is only named in messages.

    Raises:
        ScenarioError: the text cannot be read, or its situation cannot be set up.
    """
    return scenario.loads(source, path, STAGES)
