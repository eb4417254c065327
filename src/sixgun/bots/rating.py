"""Bots that rate every legal action and take the best one."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, Protocol, TypeVar

from sixgun.bots.base import Bot, Observer
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng

Ratings = list[float]
"""How good each action of a decision is, in its order."""
NEVER: Final = -99.0
"""Rating of what must not be done."""
_CLOSE: Final = 1e-9
"""Ratings that differ by no more are the same."""


class RatingBot(Bot):
    """Base of bots that take the action with the best rating; chance decides among equals.

    Where there is nothing to choose it rates nothing and draws no chance.
    """

    def choose(self, decision: Decision, observer: Observer) -> Action:
        """Return the action that seems best."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        ratings = self.rate(decision, observer.view())
        if ratings is None:
            return actions[self.rng.below(len(actions))]
        most = max(ratings) - _CLOSE
        best = [action for action, rating in zip(actions, ratings, strict=True) if rating >= most]
        return best[0] if len(best) == 1 else best[self.rng.below(len(best))]

    @abstractmethod
    def rate(self, decision: Decision, view: object) -> Ratings | None:
        """Rate all actions of a decision, ``None`` if ``view`` is of a game that the bot does not know."""


class Memory(Protocol):
    """What a bot remembers of one game."""

    def hear(self, event: Event) -> None:
        """Take note of something that happened."""


M = TypeVar("M", bound=Memory)


class RememberingBot(RatingBot, Generic[M]):
    """Base of rating bots that remember what they hear; a new game is a new memory."""

    hears = True

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.memory: M = self.new_memory()

    @abstractmethod
    def new_memory(self) -> M:
        """Return the memory of somebody who has heard nothing."""

    def hear(self, event: Event) -> None:
        """Remember what happened."""
        if event.kind == "game-starts":
            self.memory = self.new_memory()
        else:
            self.memory.hear(event)
