"""Answers to ``?`` and ``why``: what something does, and why something is not allowed now."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from typing import ClassVar

from rich.text import Text

from sixgun.cli.choices import Choices
from sixgun.cli.keyboard import other_layout
from sixgun.cli.screen import Screen, brief
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.errors import NotationError
from sixgun.kernel.game import Game
from sixgun.kernel.refusal import Refusal
from sixgun.text.punctuation import comma_list, with_colon
from sixgun.text.rulebook.book import GAME, Rulebook, Thing
from sixgun.text.words import rule_text


class Explainer(ABC):
    """Explains the decision that one seat has to make. Each game says what its things do.

    Attributes:
        why_what: the message that says what ``why`` can be asked about.
        unknown: the message that says that nothing is called so (``$text``).
    """

    why_what: ClassVar[str] = "cli-why-what"
    unknown: ClassVar[str] = "cli-cannot-explain"

    def __init__(
        self, screen: Screen, game: Game, seat: int, decision: Decision, choices: Choices, book: Rulebook
    ) -> None:
        self.screen: Screen = screen
        self.playing: Game = game
        self.seat: int = seat
        self.decision: Decision = decision
        self.choices: Choices = choices
        self.book: Rulebook = book
        self._told: set[str] = set()

    # What each game says

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not legal, in a sentence."""

    @abstractmethod
    def show_choice(self, number: int) -> None:
        """Explain what one of the choices is about, below its label."""

    def show_thing(self, thing: Thing) -> None:
        """Explain something that has a name."""
        self.line(with_colon(self.screen.texts, thing.name, thing.text) if thing.text else thing.name)
        if thing.what == GAME:
            for head, text in thing.book.guide(self.screen.texts):
                self.line(with_colon(self.screen.texts, head, text))
        for rule in thing.rules:
            if rule in self.book.chapters:  # a game: its whole rulebook is more than an answer
                continue
            for each in [rule] if self.book.has(rule) else self.book.below(rule):
                self.rule(each)

    def show_place(self, word: str) -> bool:
        """Explain what a short word of this game stands for, such as the letter of a card in the hand.

        Returns:
            whether it stands for anything.
        """
        return False

    def why_place(self, word: str) -> bool:
        """Say why what a short word or a name stands for cannot be used; return whether it stands for anything."""
        return False

    # What is the same in every game

    def what(self, word: str) -> None:
        """Explain a choice (its number), or anything by its place, name or number."""
        word = word.strip()
        self._told.clear()
        number = self._number(word)
        if number:
            self.line(f"{number}  {self.choices.label(self.choices.actions[number - 1])}", "bold")
            self.show_choice(number)
            if self.decision.cite not in self._told:
                self.rule(self.decision.cite)
        elif word.isascii() and word.isdecimal():
            self.screen.say("cli-no-such-choice", text=brief(word), last=self.choices.last)
        elif not any(self.show_place(meant) or self._named(meant) for meant in self._meant(word)):
            self._unknown(word)

    def _meant(self, word: str) -> list[str]:
        """Return a word as it was typed, and as it would be in the other layout of the keyboard."""
        other = other_layout(self.screen.texts.language, word)
        return [word, other] if other else [word]

    def _number(self, word: str) -> int:
        """Return the number of the choice that a word names, 0 if it names none."""
        number = int(word) if word.isascii() and word.isdecimal() and len(word) < 6 else 0
        return number if number <= self.choices.last else 0

    def _unknown(self, word: str) -> None:
        """Say that nothing is called so, and what is called much like it."""
        elsewhere = self.book.foreign_rule(word)
        if elsewhere:
            self.screen.say("cli-rules-elsewhere", rule=elsewhere)
            return
        self.screen.say(self.unknown, text=brief(word))
        near = self.book.near_rules(word) or self.book.near(word)
        if near:
            self.screen.say("cli-rules-near", near=comma_list(self.screen.texts, near))

    def _named(self, word: str) -> bool:
        """Explain whatever is called so in this game, or the one thing whose name has the word in it.

        Returns:
            whether there is anything.
        """
        things = self.book.find(word)
        rule = "" if things else self.book.find_rule(word)
        if not things and not rule:
            things = self.book.find(self.book.only_like(word))
        for thing in things:
            self.show_thing(thing)
        if things:
            return True
        if not rule or rule in self.book.chapters:
            return False
        for each in ([rule] if self.book.has(rule) else []) + self.book.below(rule):
            self.rule(each)
        return True

    def why(self, word: str) -> None:
        """Say why something, named as the game names it, or an action in notation, is not possible now."""
        word = word.strip()
        number = self._number(word)
        if any(self.why_place(meant) for meant in self._meant(word)):
            return
        if number:
            self.allowed([number])
            return
        action = self._action(word)
        if action is None:
            alike = self.book.only_like(word)
            if not alike or not self.why_place(alike):
                self.screen.say(self.why_what)
            return
        refusal = self.playing.refusal(self.seat, action)
        if refusal is None:
            self.allowed([self.choices.actions.index(action) + 1])
        else:
            self.refuse(refusal)

    def _action(self, word: str) -> Action | None:
        """Return the action that a line says in notation or in a short way of the game; ``None`` if it says none."""
        for meant in self._meant(word):
            with contextlib.suppress(NotationError):
                return self.playing.parse(self.choices.notation(meant))
        return None

    def refuse(self, refusal: Refusal) -> None:
        """Print a refusal with the rule it rests on."""
        self.line(self.refusal(refusal), "yellow")
        self.rule(refusal.rule)

    def allowed(self, numbers: list[int]) -> None:
        """Say which choices do it."""
        self.line(
            self.screen.texts("cli-why-allowed", numbers=comma_list(self.screen.texts, [str(n) for n in numbers]))
        )

    # Printing

    def line(self, sentence: str, style: str = "") -> None:
        """Print one line of an explanation."""
        self.screen.paragraph(Text("  " + sentence, style), 4)

    def rule(self, rule: str) -> None:
        """Print a rule, or only its number if there is no text about it."""
        texts = self.screen.texts
        self._told.add(rule)
        if self.book.has(rule):
            line = texts("cli-rule-line", rule=rule, text=rule_text(texts, rule))
        else:
            line = texts("cli-rule-only", rule=rule)
        self.line(line, "dim")
