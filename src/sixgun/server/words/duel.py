"""The Duel in words."""

from __future__ import annotations

from typing import ClassVar, cast, final

from sixgun.bots.duel.caution import caution
from sixgun.bots.duel.reason import reason
from sixgun.games.duel import View
from sixgun.games.duel.box import ACTIVE, BACK, HAND, SIDES, USE, Box
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.refusal import Refusal
from sixgun.server.words.speaker import Speaker, Words
from sixgun.text import Texts
from sixgun.text.duel import QUIET, action_label, asked_line, event_line, prompt, refusal_text, together


@final
class DuelSpeaker(Speaker):
    """Speaks of The Duel."""

    game_id: ClassVar[str] = "duel"
    quiet: ClassVar[frozenset[str]] = QUIET

    def __init__(self, texts: Texts, names: list[str], box: Box) -> None:
        super().__init__(texts, names)
        self.box: Box = box

    def together(self, first: Event, second: Event) -> Event | None:
        """Return one event that tells two that follow each other."""
        return together(first, second)

    def line(self, event: Event, reader: int) -> str:
        """Return what happened as a sentence."""
        return event_line(self.texts, self.box, event, self.names, reader)

    def prompt(self, decision: Decision, view: object) -> str:
        """Return the question, for the asked seat."""
        return prompt(self.texts, cast("View", view), decision, self.names)

    def asked(self, kind: str, seat: int) -> str:
        """Return what all others are told while ``seat`` has to decide something of this kind."""
        return asked_line(self.texts, kind, seat, self.names)

    def label(self, action: Action, decision: Decision, view: object) -> str:
        """Return the label of an answer."""
        return action_label(self.texts, cast("View", view), action, decision, self.names)

    def about(self, action: Action, decision: Decision, view: object) -> Words:
        """Return the cards, the character and its spot, the back or the ability of an answer."""
        words: Words = {}
        for name, card in (("card", action.card), ("other", action.other)):
            if card == HAND:
                words[name] = "hand"
            elif card >= 0:
                words[name] = self.box.texts[card]
        if action.verb == BACK:
            words["back"] = SIDES[action.mode]
        elif action.verb == ACTIVE or action.mode >= 0:
            words["character"] = self.box.characters[action.mode].id
            spot = _spot(cast("View", view), self.box.characters[action.mode].id)
            if spot >= 0:
                words["spot"] = spot
        if action.verb >= USE:
            words["ability"] = self.box.characters[action.verb - USE].id
        return words

    def caution(self, action: Action, decision: Decision, view: object) -> str:
        """Return the id of what a friend would ask about before this answer, empty for nothing."""
        return caution(cast("View", view), decision, action)

    def reason(self, action: Action, decision: Decision, view: object) -> str:
        """Return the id of the reason for an answer."""
        return reason(cast("View", view), decision, action)

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed, in a sentence."""
        return refusal_text(self.texts, self.box, refusal, self.names)


def _spot(view: View, character: str) -> int:
    """Return where a character lies, -1 if it is not in play."""
    for seat in view.seats:
        for there in seat.characters:
            if there.id == character:
                return there.spot
    return -1
