"""Speakers: they put one game into the words of one language, for whoever reads."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.refusal import Refusal
from sixgun.text import MissingText, Texts
from sixgun.text.words import rule_text

LOG: Final = logging.getLogger("sixgun.server.words")
Words = dict[str, object]
"""Fields of a message, JSON-ready."""


class Speaker(ABC):
    """Speaks of one game. It is told nothing that the reader may not know: events as he may know them, and his view.

    Attributes:
        texts: the language.
        names: names of the players by seat.
        game_id: the game.
        quiet: kinds of events that the story leaves out: the next line says as much.
    """

    game_id: ClassVar[str] = ""
    quiet: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.texts: Texts = texts
        self.names: list[str] = names

    # The story

    def story(self, events: Sequence[Event], reader: int) -> list[str]:
        """Return the line of each event, empty for those that have none of their own.

        Args:
            events: what happened, each as ``event.for_seat(reader)`` gives it. Events that are told together have
                their line at the first of them.
            reader: the seat that is called "you", -1 for somebody who watches.
        """
        lines = [""] * len(events)
        place = 0
        while place < len(events):
            told, begin = events[place], place
            place += 1
            while place < len(events):
                both = self.together(told, events[place])
                if both is None:
                    break
                told = both
                place += 1
            if told.kind not in self.quiet:
                lines[begin] = self._tell(told, reader)
        return lines

    def _tell(self, event: Event, reader: int) -> str:
        """Return the line of an event. A text that is missing stops no game: then there is no line."""
        try:
            return self.line(event, reader)
        except MissingText:
            LOG.exception("a text is missing")
            return ""

    def together(self, first: Event, second: Event) -> Event | None:
        """Return one event that tells two that follow each other, ``None`` (mostly) if each has a line of its own."""
        return None

    @abstractmethod
    def line(self, event: Event, reader: int) -> str:
        """Return what happened as a sentence."""

    # Questions

    def question(self, decision: Decision, reader: int, view: object) -> Words:
        """Return what a question says: for the asked seat with its answers, for all others that it is asked.

        Args:
            decision: what is asked.
            reader: the seat that reads, -1 for somebody who watches.
            view: the view of the reader.
        """
        words: Words = {"prompt": "", "rule": self.rule(decision.cite)}
        try:
            if reader == decision.seat:
                words["prompt"] = self.prompt(decision, view)
            else:
                words["prompt"] = self.asked(decision.kind, decision.seat)
        except MissingText:
            LOG.exception("a text is missing")
        if reader == decision.seat:
            words["answers"] = [self.answer(action, decision, view) for action in decision.actions]
        return words

    def rule(self, cite: str) -> str:
        """Return what a rule says in short, empty if there is none."""
        return rule_text(self.texts, cite) if self.texts.has("rule-" + cite.replace(".", "-")) else ""

    def answer(self, action: Action, decision: Decision, view: object) -> Words:
        """Return one answer of the asked seat: its notation, its label, and what it is about."""
        words: Words = {"do": action.text, "label": action.text, "verb": action.text.partition(" ")[0]}
        if action.seat >= 0:
            words["seat"] = action.seat
        words.update(self.about(action, decision, view))
        try:
            words["label"] = self.label(action, decision, view)
            caution = self.caution(action, decision, view)
            if caution:
                words["caution"] = self.texts(f"caution-{self.game_id}-{caution}")
        except MissingText:
            LOG.exception("a text is missing")
        return words

    @abstractmethod
    def caution(self, action: Action, decision: Decision, view: object) -> str:
        """Return the id of what a friend would ask about before this answer, empty for nothing."""

    def why(self, action: Action, decision: Decision, view: object) -> str:
        """Return why somebody with some sense would give an answer, in a sentence."""
        return self.texts(f"hint-{self.game_id}-{self.reason(action, decision, view)}")

    @abstractmethod
    def reason(self, action: Action, decision: Decision, view: object) -> str:
        """Return the id of the reason for an answer."""

    @abstractmethod
    def prompt(self, decision: Decision, view: object) -> str:
        """Return the question, for the asked seat."""

    @abstractmethod
    def asked(self, kind: str, seat: int) -> str:
        """Return what all others are told while ``seat`` has to decide something of this kind."""

    @abstractmethod
    def label(self, action: Action, decision: Decision, view: object) -> str:
        """Return the label of an answer."""

    @abstractmethod
    def about(self, action: Action, decision: Decision, view: object) -> Words:
        """Return the cards, characters and dice of an answer; what it has none of is left out."""

    # Refusals

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed, in a sentence."""
