"""The bot that does anything it may, each legal action as likely as the other."""

from __future__ import annotations

from typing import final

from sixgun.bots.base import Bot, Observer
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision


@final
class RandomBot(Bot):
    """Plays like :func:`sixgun.kernel.playout.playout`, draw for draw, and never looks at the table.

    With one generator for all seats both play the same game.
    """

    name = "random"

    def choose(self, decision: Decision, observer: Observer) -> Action:
        """Return any legal action; a forced decision draws nothing from the generator."""
        actions = decision.actions
        n = len(actions)
        return actions[0] if n == 1 else actions[self.rng.below(n)]
