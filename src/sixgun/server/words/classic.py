"""The card game in words."""

from __future__ import annotations

from typing import ClassVar, cast, final

from sixgun.bots.classic.caution import caution
from sixgun.bots.classic.reason import reason
from sixgun.games.classic import View
from sixgun.games.classic.box import CHOOSE_CHARACTER, USE, Box
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.refusal import Refusal
from sixgun.server.words.speaker import Speaker, Words
from sixgun.text import Texts
from sixgun.text.classic import QUIET, action_label, asked_line, event_line, prompt, refusal_text

TAKE_OR_DRAW = "take-or-draw"
"""The kind of decision in which cards in front of several players can be chosen."""


@final
class ClassicSpeaker(Speaker):
    """Speaks of the card game."""

    game_id: ClassVar[str] = "classic"
    quiet: ClassVar[frozenset[str]] = QUIET

    def __init__(self, texts: Texts, names: list[str], box: Box) -> None:
        super().__init__(texts, names)
        self.box: Box = box

    def line(self, event: Event, reader: int) -> str:
        """Return what happened as a sentence."""
        return event_line(self.texts, self.box, event, self.names, reader)

    def prompt(self, decision: Decision, view: object) -> str:
        """Return the question, for the asked seat."""
        return prompt(self.texts, self.box, decision, self.names)

    def asked(self, kind: str, seat: int) -> str:
        """Return what all others are told while ``seat`` has to decide something of this kind."""
        return asked_line(self.texts, kind, seat, self.names)

    def label(self, action: Action, decision: Decision, view: object) -> str:
        """Return the label of an answer; of a card on the table it says before whom it lies, if that is not said."""
        label = action_label(self.texts, self.box, action, decision, self.names)
        card = action.other
        if card < 0 and decision.kind == TAKE_OR_DRAW:
            card = action.card
        owner = _owner(cast("View", view), card)
        return f"{label} ({self.names[owner]})" if owner >= 0 else label

    def about(self, action: Action, decision: Decision, view: object) -> Words:
        """Return the cards, the character or the ability of an answer."""
        words: Words = {}
        if action.card >= 0:
            words["card"] = self.box.texts[action.card]
        if action.other >= 0:
            words["other"] = self.box.texts[action.other]
        if action.verb == CHOOSE_CHARACTER:
            words["character"] = self.box.characters[action.mode].id
        elif action.verb == USE:
            words["ability"] = self.box.abilities[action.mode].id
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


def _owner(view: View, card: int) -> int:
    """Return the seat before whom a card lies, -1 for none."""
    if card >= 0:
        for seat in view.seats:
            if card in seat.front:
                return seat.seat
    return -1
