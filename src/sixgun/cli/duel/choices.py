"""The numbered choices of a decision of The Duel."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final, final

from sixgun.cli.choices import Choices
from sixgun.cli.screen import Screen
from sixgun.games.duel import View
from sixgun.games.duel.box import ACTIVE, DISCARD, PLAY, PLAY_AS_COLT, USE
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.text.duel import action_label, card_short, character_text
from sixgun.text.duel.decisions import card_word, target_word
from sixgun.text.punctuation import sentences, with_stop

FEW: Final = 4
"""With more cards to discard than this, they share a line."""

NEW_CARDS: Final = frozenset({"discard-drawn", "store-pick"})
"""Kinds of decisions among cards that do not lie in the hand, where one could read what they do."""


@final
class DuelChoices(Choices):
    """The answers to a decision, those that only say another one again last."""

    hidden_message: ClassVar[str] = "cli-duel-choices-hidden"

    def __init__(self, screen: Screen, view: View, decision: Decision, names: list[str]) -> None:
        super().__init__(screen, decision, names)
        self.view: View = view
        again = self.repeated()
        self.actions = [a for i, a in enumerate(decision.actions) if i not in again]
        self.actions += [a for i, a in enumerate(decision.actions) if i in again]

    def label(self, action: Action) -> str:
        """Return the label of one answer."""
        return action_label(self.screen.texts, self.view, action, self.decision, self.names)

    def family(self, action: Action) -> Hashable:
        """Return what choices on one line have in common: the card or else, for costs and Colts, the target."""
        verb = action.verb
        targets = (action.other, action.seat, action.mode)
        if self._by_card(action):
            return verb, targets
        if verb == PLAY and targets != (-1, -1, -1):
            return verb, action.card
        return None

    def _by_card(self, action: Action) -> bool:
        """Tell whether the answers on the line of this one differ in the card, not in the target."""
        verb = action.verb
        if verb == DISCARD:
            return len(self.decision.actions) > FEW
        return verb == PLAY_AS_COLT or (verb >= USE and action.card >= 0)

    def family_label(self, action: Action, dots: str) -> str:
        """Return the label of a family, with dots for the word that differs."""
        card, target = (dots, "") if self._by_card(action) else ("", dots)
        return action_label(self.screen.texts, self.view, action, self.decision, self.names, card, target)

    def word(self, action: Action) -> str:
        """Return the card or the target of an answer."""
        if self._by_card(action):
            return card_word(self.screen.texts, self.view, action, self.decision)
        return target_word(self.screen.texts, self.view, action, self.decision, self.names)

    def note(self, action: Action) -> str:
        """Return what a character does that may stand in front, and what a card does that may be had."""
        if self.decision.kind in NEW_CARDS:
            return f"  {card_short(self.screen.texts, self.view.box.kind[action.card].id)}"
        if action.verb != ACTIVE:
            return ""
        character = self.view.box.characters[action.mode]
        life = self.screen.texts("cli-duel-life", count=character.life)
        text = character_text(self.screen.texts, character.id)
        return "  " + sentences(self.screen.texts, with_stop(self.screen.texts, life), text)

    def repeated(self) -> set[int]:
        """Return the choices that do with one card what an earlier one does with its twin.

        Twins have the same name, symbol and back; they differ in nothing but the number in their notation.
        """
        box = self.view.box
        found: set[int] = set()
        seen: set[tuple[int, str, int, int, int, int, int]] = set()
        for index, action in enumerate(self.actions):
            card = action.card
            if card < 0:
                continue
            like = (
                action.verb, box.kind[card].id, box.symbol[card], box.back[card], action.other, action.seat, action.mode
            )  # fmt: skip
            if like in seen:
                found.add(index)
            seen.add(like)
        return found
