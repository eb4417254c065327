"""The bot that plays sensibly by rules of thumb, and sees no more than its seat does."""

from __future__ import annotations

from typing import Final, final

from sixgun.bots.classic.answers import rate_duel, rate_dying, rate_indians, rate_shot
from sixgun.bots.classic.lore import lore_of
from sixgun.bots.classic.outlook import Outlook
from sixgun.bots.classic.phase_two import rate_plays
from sixgun.bots.classic.picks import (
    rate_cards,
    rate_characters,
    rate_discards,
    rate_flips,
    rate_hands,
    rate_keeps,
    rate_picks,
    rate_pile,
)
from sixgun.bots.classic.questions import rate_question
from sixgun.bots.classic.suspicion import Suspicion
from sixgun.bots.rating import NEVER, Ratings, RememberingBot
from sixgun.games.classic.box import USE
from sixgun.games.classic.view import View
from sixgun.kernel.decision import Decision

_ANY_TIME: Final = ("play", "dying")
"""The only questions at which the bot thinks of giving up two cards for a life point (CB-12)."""


@final
class Greenhorn(RememberingBot[Suspicion]):
    """A bot for one seat of one card game.

    It guesses the sides of the others from what it hears (see :mod:`sixgun.bots.classic.suspicion`), rates every legal
    action by what it is worth in cards, and takes the best; chance decides among equals.
    """

    name = "greenhorn"

    def new_memory(self) -> Suspicion:
        """Return the memory of somebody who suspects nobody."""
        return Suspicion()

    def rate(self, decision: Decision, view: object) -> Ratings | None:
        """Rate all actions of a decision by what they are worth in cards."""
        if not isinstance(view, View):
            return None
        ratings = self._rate(decision, view)
        if decision.kind not in _ANY_TIME:
            for i, action in enumerate(decision.actions):
                if action.verb == USE and action.other >= 0:
                    ratings[i] = NEVER
        return ratings

    def _rate(self, decision: Decision, view: View) -> Ratings:
        """Rate all actions of a decision."""
        kind = decision.kind
        actions = decision.actions
        if kind == "choose-character":
            return rate_characters(view.box, actions)
        outlook = Outlook(view, lore_of(view.box), self.memory)
        if kind == "play":
            return rate_plays(outlook, decision)
        if kind in ("answer-shot", "answer-shot-at-card"):
            return rate_shot(outlook, decision)
        if kind == "answer-indians":
            return rate_indians(outlook, decision)
        if kind == "answer-duel":
            return rate_duel(outlook, decision)
        if kind == "dying":
            return rate_dying(outlook, decision)
        if kind == "discard-excess":
            return rate_discards(outlook, actions)
        if kind in ("take-card", "remove-card"):
            return rate_picks(outlook, actions, decision.by, kind == "take-card")
        if kind == "general-store":
            return rate_cards(outlook, actions)
        if kind == "choose-flip":
            return rate_flips(outlook, actions)
        if kind == "draw-source-hand":
            return rate_hands(outlook, actions)
        if kind == "draw-source-discard":
            return rate_pile(outlook, actions)
        if kind == "keep-cards":
            return rate_keeps(outlook, actions)
        return rate_question(outlook, decision)
