"""The numbered choices of a decision.

Choices that differ in one word only share a line: ``Play BANG! A♠ on …  1 Ben  2 Cy``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import ClassVar

from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision


class Choices(ABC):
    """The answers to a decision, numbered 1 up. Each game says how they are called.

    Attributes:
        actions: the answers in the order of their numbers; that of the decision, unless a game has a better one.
        hidden_message: the message that says how many repeated answers are hidden (``$count``), and how to see them.
    """

    hidden_message: ClassVar[str] = "cli-choices-hidden"

    def __init__(self, screen: Screen, decision: Decision, names: list[str]) -> None:
        self.screen: Screen = screen
        self.decision: Decision = decision
        self.names: list[str] = names
        self.actions: list[Action] = decision.actions

    # What each game says

    @abstractmethod
    def label(self, action: Action) -> str:
        """Return the label of one answer."""

    def family(self, action: Action) -> Hashable:
        """Return what answers on one line have in common; ``None`` for one that stands alone."""
        return None

    @abstractmethod
    def family_label(self, action: Action, dots: str) -> str:
        """Return the label of a family, with ``dots`` for the word that differs."""

    @abstractmethod
    def word(self, action: Action) -> str:
        """Return the word in which an answer differs from the rest of its family."""

    def note(self, action: Action) -> str:
        """Return what is added to an answer that stands alone; mostly nothing."""
        return ""

    def repeated(self) -> set[int]:
        """Return the indices of answers that only say an earlier one again; they are hidden at first."""
        return set()

    @property
    def last(self) -> int:
        """The highest number that can be typed now."""
        return len(self.actions)

    def notation(self, line: str) -> str:
        """Return the notation of an answer that is typed in a short way of this game; any other line as it is."""
        return line

    def knows(self, line: str) -> bool:
        """Tell whether a line has a word of this game though it is no answer; then it is not read in another layout."""
        return False

    def hint(self, line: str) -> str:
        """Return what to type for what somebody seems to mean by a line that is no answer; mostly nothing."""
        return ""

    # What is the same in every game

    def numbers_of(self, card: int) -> list[int]:
        """Return the numbers of the choices that use a card."""
        return [n for n, a in enumerate(self.actions, 1) if card >= 0 and card in (a.card, a.other)]

    def show(self, everything: bool = False) -> None:
        """Print all choices, without the repeated ones unless ``everything``."""
        actions = self.actions
        done = set() if everything else self.repeated()
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
            hint = self.screen.texts(self.hidden_message, count=hidden)
            self.screen.paragraph(Text("      " + hint, "dim"), 6)

    def _group(self, action: Action) -> list[int]:
        """Return the indices of all choices that belong on one line with ``action``."""
        actions = self.actions
        family = self.family(action)
        if family is None:
            return [i for i, other in enumerate(actions) if other is action]
        return [i for i, other in enumerate(actions) if other is action or self.family(other) == family]

    def _show_one(self, number: int, action: Action) -> None:
        label = Text.assemble((f"{number:>4}", "bold cyan"), f"  {self.label(action)}")
        label.append(self.note(action), "dim")
        self.screen.paragraph(label, 6)

    def _show_group(self, group: list[int]) -> None:
        actions = self.actions
        dots = "..." if self.screen.ascii else "…"
        line = Text("      " + self.family_label(actions[group[0]], dots))
        for index in group:
            # Spaces that do not break keep a number and its word together.
            line.append("  ")
            line.append(f"{index + 1}", "bold cyan")
            line.append("\u00a0" + self.word(actions[index]).replace(" ", "\u00a0"))
        self.screen.paragraph(line, 8)
