"""The numbered choices of a decision.

Choices that differ in one word only share a line: ``Play BANG! A♠ on …  1 Ben  2 Cy``.
"""

from __future__ import annotations

from typing import Final, final

from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.games.classic.box import CHOOSE_CHARACTER, Box
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.text.classic import action_label, card_name, character_text

TAKE_OR_DRAW: Final = "take-or-draw"
MANY: Final = 8
"""With more choices than this, pairs of cards share lines as well."""


@final
class Choices:
    """The answers to a decision, numbered 1 up in the order of its actions."""

    def __init__(
        self, screen: Screen, box: Box, decision: Decision, names: list[str], owners: dict[int, int] | None = None
    ) -> None:
        """Keep what the choices are put into words with; ``owners`` says before whom cards on the table lie."""
        self.screen: Screen = screen
        self.box: Box = box
        self.decision: Decision = decision
        self.names: list[str] = names
        self.owners: dict[int, int] = owners or {}

    def label(self, action: Action) -> str:
        """Return the label of one answer."""
        return action_label(self.screen.texts, self.box, action, self.decision, self.names, self.screen.ascii)

    def numbers_of(self, card: int) -> list[int]:
        """Return the numbers of the choices that use a card."""
        return [n for n, a in enumerate(self.decision.actions, 1) if card >= 0 and card in (a.card, a.other)]

    def show(self, everything: bool = False) -> None:
        """Print all choices; of two that use the same two cards in either order only one, unless ``everything``."""
        actions = self.decision.actions
        done = set() if everything else self._turned_round()
        hidden = len(done)
        for index, action in enumerate(actions):
            if index in done:
                continue
            group = [i for i in self._group(action) if i not in done]
            done.update(group)
            if len(group) == 1:
                self._show_one(index + 1, action)
            else:
                self._show_group(group)
        if hidden:
            self._print(Text("      " + self.screen.texts("cli-choices-hidden", count=hidden), "dim"), 6)

    def _turned_round(self) -> set[int]:
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

    def _group(self, action: Action) -> list[int]:
        """Return the indices of all choices that belong on one line with ``action``."""
        actions = self.decision.actions
        key = self._key(action)
        return [i for i, other in enumerate(actions) if other is action or (key and self._key(other) == key)]

    def _key(self, action: Action) -> str:
        """Return what choices on one line have in common; empty for one that stands alone."""
        if action.card >= 0 and action.other >= 0:
            if len(self.decision.actions) <= MANY:
                return ""
            return f"{action.verb} {action.mode} {action.card} ... @{action.seat}"
        if action.seat >= 0:
            return f"{action.verb} {action.mode} {action.card} @"
        return ""

    def _show_one(self, number: int, action: Action) -> None:
        label = Text.assemble((f"{number:>4}", "bold cyan"), f"  {self.label(action)}")
        if action.verb == CHOOSE_CHARACTER:
            label.append("  " + character_text(self.screen.texts, self.box.characters[action.mode].id), "dim")
        elif self.decision.kind == TAKE_OR_DRAW or action.other in self.owners:
            card = action.other if action.other >= 0 else action.card
            label.append(self._owner(card), "dim")
        self._print(label, 6)

    def _show_group(self, group: list[int]) -> None:
        actions = self.decision.actions
        dots = "..." if self.screen.ascii else "…"
        line = Text("      " + self._common_label(actions[group[0]], dots))
        for index in group:
            action = actions[index]
            if action.other >= 0:
                word = card_name(self.screen.texts, self.box, action.other, self.screen.ascii)
                word += self._owner(action.other)
            else:
                word = self.names[action.seat]
            # Spaces that do not break keep a number and its word together.
            line.append("  ")
            line.append(f"{index + 1}", "bold cyan")
            line.append("\u00a0" + word.replace(" ", "\u00a0"))
        self._print(line, 8)

    def _owner(self, card: int) -> str:
        """Return in brackets before whom a card on the table lies; empty for any other card."""
        return f" ({self.names[self.owners[card]]})" if card in self.owners else ""

    def _common_label(self, action: Action, dots: str) -> str:
        """Return the label of a group, with dots for the word that differs."""
        return action_label(self.screen.texts, self.box, action, self.decision, self.names, self.screen.ascii, dots)

    def _print(self, line: Text, indent: int) -> None:
        self.screen.paragraph(line, indent)
