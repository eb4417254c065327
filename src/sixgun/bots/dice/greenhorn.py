"""The bot that plays The Dice Game sensibly, and sees no more than its seat does."""

from __future__ import annotations

from typing import final

from sixgun.bots.dice.answers import rate_answers
from sixgun.bots.dice.outlook import Outlook
from sixgun.bots.dice.suspicion import Suspicion
from sixgun.bots.rating import Ratings, RememberingBot
from sixgun.games.dice.view import View
from sixgun.kernel.decision import Decision


@final
class Greenhorn(RememberingBot[Suspicion]):
    """A bot for one seat of The Dice Game.

    It guesses the roles of the others from what it hears (see :mod:`sixgun.bots.dice.suspicion`), rates every legal
    action by what it is worth in life points of its own, and takes the best; chance decides among equals.
    """

    name = "greenhorn"

    def new_memory(self) -> Suspicion:
        """Return the memory of somebody who suspects nobody."""
        return Suspicion()

    def rate(self, decision: Decision, view: object) -> Ratings | None:
        """Rate all actions of a decision by what they are worth in life points."""
        return rate_answers(Outlook(view, self.memory), decision) if isinstance(view, View) else None
