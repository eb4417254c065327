"""The Dice Game in words."""

from __future__ import annotations

from typing import ClassVar, cast, final

from sixgun.bots.dice.caution import caution
from sixgun.bots.dice.reason import reason
from sixgun.games.dice import View
from sixgun.games.dice.actions import DOUBLE, DRINK, HIT, REROLL
from sixgun.games.dice.die import BEER, PLACES
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.refusal import Refusal
from sixgun.server.words.speaker import Speaker, Words
from sixgun.text.dice import QUIET, action_label, asked_line, event_line, prompt, refusal_text, together


@final
class DiceSpeaker(Speaker):
    """Speaks of The Dice Game."""

    game_id: ClassVar[str] = "dice"
    quiet: ClassVar[frozenset[str]] = QUIET

    def together(self, first: Event, second: Event) -> Event | None:
        """Return one event that tells two that follow each other."""
        return together(first, second)

    def line(self, event: Event, reader: int) -> str:
        """Return what happened as a sentence."""
        return event_line(self.texts, event, self.names, reader)

    def prompt(self, decision: Decision, view: object) -> str:
        """Return the question, for the asked seat."""
        return prompt(self.texts, decision, self.names, cast("View", view).own_beer or 1)

    def asked(self, kind: str, seat: int) -> str:
        """Return what all others are told while ``seat`` has to decide something of this kind."""
        return asked_line(self.texts, kind, seat, self.names)

    def label(self, action: Action, decision: Decision, view: object) -> str:
        """Return the label of an answer."""
        return action_label(self.texts, action, decision, self.names, cast("View", view).dice)

    def about(self, action: Action, decision: Decision, view: object) -> Words:
        """Return the dice of an answer by their places from 0: those rolled again, or the one that is used."""
        if action.verb == REROLL:
            return {"dice": list(PLACES[action.mode])}
        face = BEER if action.verb == DRINK else action.mode if action.verb in (HIT, DOUBLE) else -1
        die = _next_die(cast("View", view), face)
        return {"die": die} if die >= 0 else {}

    def caution(self, action: Action, decision: Decision, view: object) -> str:
        """Return the id of what a friend would ask about before this answer, empty for nothing."""
        return caution(cast("View", view), decision, action)

    def reason(self, action: Action, decision: Decision, view: object) -> str:
        """Return the id of the reason for an answer."""
        return reason(cast("View", view), decision, action)

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed, in a sentence."""
        return refusal_text(self.texts, refusal, self.names)


def _next_die(view: View, face: int) -> int:
    """Return the place of the die with this face that is used next, -1 if there is none: of equal ones the first."""
    for place, shown in enumerate(view.dice):
        if shown == face and not view.used >> place & 1:
            return place
    return -1
