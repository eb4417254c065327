"""The numbered choices of a decision of the card game."""

from __future__ import annotations

from typing import Final, final

from sixgun.cli.choices import Choices
from sixgun.cli.screen import Screen
from sixgun.games.classic.box import CHOOSE_CHARACTER, Box
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.text.classic import action_label, card_name, character_text
from sixgun.text.punctuation import with_brackets

TAKE_OR_DRAW: Final = "take-or-draw"
MANY: Final = 8
"""With more choices than this, pairs of cards share lines as well."""


@final
class ClassicChoices(Choices):
    """The answers to a decision, numbered 1 up in the order of its actions."""

    def __init__(
        self, screen: Screen, box: Box, decision: Decision, names: list[str], owners: dict[int, int] | None = None
    ) -> None:
        """Keep what the choices are put into words with; ``owners`` says before whom cards on the table lie."""
        super().__init__(screen, decision, names)
        self.box: Box = box
        self.owners: dict[int, int] = owners or {}

    def label(self, action: Action) -> str:
        """Return the label of one answer."""
        return action_label(self.screen.texts, self.box, action, self.decision, self.names, self.screen.ascii)

    def family(self, action: Action) -> str | None:
        """Return what choices on one line have in common: all but the second card, or else all but the seat."""
        if action.card >= 0 and action.other >= 0:
            if len(self.decision.actions) <= MANY:
                return None
            return f"{action.verb} {action.mode} {action.card} ... @{action.seat}"
        if action.seat >= 0:
            return f"{action.verb} {action.mode} {action.card} @"
        return None

    def family_label(self, action: Action, dots: str) -> str:
        """Return the label of a family, with dots for the word that differs."""
        return action_label(self.screen.texts, self.box, action, self.decision, self.names, self.screen.ascii, dots)

    def word(self, action: Action) -> str:
        """Return the second card of an answer, or else the player."""
        if action.other >= 0:
            return card_name(self.screen.texts, self.box, action.other, self.screen.ascii) + self._owner(action.other)
        return self.names[action.seat]

    def note(self, action: Action) -> str:
        """Return what a character does, or before whom a card on the table lies."""
        if action.verb == CHOOSE_CHARACTER:
            return "  " + character_text(self.screen.texts, self.box.characters[action.mode].id)
        if self.decision.kind == TAKE_OR_DRAW or action.other in self.owners:
            return self._owner(action.other if action.other >= 0 else action.card)
        return ""

    def repeated(self) -> set[int]:
        """Return the choices that only differ from an earlier one in which of two cards is discarded first."""
        actions = self.decision.actions
        found: set[int] = set()
        if len(actions) <= MANY:
            return found
        known: set[tuple[int, int, int, int, int]] = set()
        for index, action in enumerate(actions):
            if action.card >= 0 and action.other >= 0:
                if (action.verb, action.mode, action.other, action.card, action.seat) in known:
                    found.add(index)
                known.add((action.verb, action.mode, action.card, action.other, action.seat))
        return found

    def _owner(self, card: int) -> str:
        """Return in brackets before whom a card on the table lies; empty for any other card."""
        return with_brackets(self.screen.texts, "", self.names[self.owners[card]]) if card in self.owners else ""
