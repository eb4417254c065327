"""The bot that plays The Dice Game sensibly, and sees no more than its seat does."""

from __future__ import annotations

from typing import Final, final

from sixgun.bots.base import Bot, Observer
from sixgun.bots.dice.answers import rate_answers
from sixgun.bots.dice.outlook import Outlook
from sixgun.bots.dice.suspicion import Suspicion
from sixgun.games.dice.view import View
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng

_CLOSE: Final = 1e-9
"""Ratings that differ by no more are the same."""


@final
class Greenhorn(Bot):
    """A bot for one seat of The Dice Game.

    It guesses the roles of the others from what it hears (see :mod:`sixgun.bots.dice.suspicion`), rates every legal
    action by what it is worth in life points of its own, and takes the best; chance decides among equals.
    """

    name = "greenhorn"
    hears = True

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._suspicion: Suspicion = Suspicion()

    def hear(self, event: Event) -> None:
        """Remember what says something about roles; a new game is a new memory."""
        if event.kind == "game-starts":
            self._suspicion = Suspicion()
        else:
            self._suspicion.hear(event)

    def choose(self, decision: Decision, observer: Observer) -> Action:
        """Return the action that seems best."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        view = observer.view()
        if not isinstance(view, View):
            return actions[self.rng.below(len(actions))]
        ratings = rate_answers(Outlook(view, self._suspicion), decision)
        most = max(ratings) - _CLOSE
        best = [action for action, rating in zip(actions, ratings, strict=True) if rating >= most]
        return best[0] if len(best) == 1 else best[self.rng.below(len(best))]
