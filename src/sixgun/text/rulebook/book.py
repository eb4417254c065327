"""The rulebook as the texts have it: every rule by its number, and every card, character and event with its rules."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from difflib import get_close_matches
from typing import ClassVar, Final, final

from sixgun.text import Texts, load
from sixgun.text.folding import fold, key
from sixgun.text.rulebook.search import Line
from sixgun.text.words import rule_text

CARD: Final = "card"
FACE: Final = "face"
CHARACTER: Final = "character"
EVENT: Final = "event"
ROLE: Final = "role"
SET: Final = "set"
WORD: Final = "word"
GAME: Final = "game"

ELSEWHERE: Final = frozenset({"D", "G"})
"""Chapters that belong to a game of ours, also where its part of the rulebook is left out."""

_NUMBER: Final = re.compile(r"([A-Z]+)[-\s]*([0-9]+(?:\.[0-9]+)*)\.?")


@final
class Thing:
    """Something with a name that rules speak of.

    Attributes:
        what: ``CARD``, ``CHARACTER``, ``EVENT``, ``ROLE``, ``SET``, ``WORD`` or ``GAME``.
        id: its id.
        name: its name in the language of the reader.
        text: what it does; empty for a word.
        rules: its rules, or chapters.
        book: the part of the rulebook that speaks of it.
    """

    def __init__(self, book: Book, what: str, id: str, name: str, text: str, rules: list[str]) -> None:
        self.book: Book = book
        self.what: str = what
        self.id: str = id
        self.name: str = name
        self.text: str = text
        self.rules: list[str] = rules


class Book(ABC):
    """The part of the rulebook on one game.

    Attributes:
        game_id: name of the game.
        chapters: its chapters in their order, and the messages with their titles.
        sectioned: chapters whose whole numbers are sections.
        sections: headings of sections that have no rule of their number.
        things_of: chapters with a rule for each thing of a kind (``CHARACTER``, ``EVENT``).
        hint_message: the message that says how to look something up in this part alone.
        others: whether chapters that belong to no game, such as those of other packages, stand in this part.
        things: all that has a name.
    """

    game_id: ClassVar[str] = ""
    chapters: ClassVar[Mapping[str, str]] = {}
    sectioned: ClassVar[tuple[str, ...]] = ()
    sections: ClassVar[Mapping[str, str]] = {}
    things_of: ClassVar[Mapping[str, str]] = {}
    hint_message: ClassVar[str] = "cli-rules-hint"
    others: ClassVar[bool] = False

    def __init__(self) -> None:
        self.things: list[Thing] = []

    @abstractmethod
    def name(self, texts: Texts, thing: Thing) -> str:
        """Return the name of a thing in any language."""

    @abstractmethod
    def kind(self, thing: Thing) -> str:
        """Return in a few words what a thing is."""

    def guide(self, texts: Texts) -> list[tuple[str, str]]:
        """Return the game in two minutes: paragraphs with their headings."""
        lines = [line.partition(" | ") for line in texts(f"guide-{self.game_id}").splitlines()]
        return [(head, text) for head, _, text in lines]

    def facts(self, thing: Thing) -> dict[str, object]:
        """Return what is fixed about a thing, as JSON-ready values: ids and numbers, in no language."""
        return {}

    def details(self, thing: Thing, ascii: bool) -> list[str]:
        """Return lines with what else there is to say of a thing, such as the cards of a kind."""
        return []


@final
class Rulebook:
    """All that can be looked up, in one language.

    Attributes:
        things: cards, characters, events, roles, sets and words.
        books: the parts, a game each.
        chapters: the chapters and their titles' messages, those of other packages last.
        rules: the ids of all rules, in their order.
    """

    def __init__(self, texts: Texts, books: list[Book]) -> None:
        self.texts: Texts = texts
        self.books: list[Book] = books
        self.things: list[Thing] = [thing for book in books for thing in book.things]
        ours: dict[str, str] = {}
        for book in books:
            ours.update(book.chapters)
        found = _rule_ids(texts)
        others: list[str] = []
        if any(book.others for book in books):
            others = sorted({chapter_of(rule) for rule in found} - set(ours) - ELSEWHERE)
        self.chapters: dict[str, str] = {**ours, **dict.fromkeys(others, "cli-chapter-other")}
        found = [rule for rule in found if chapter_of(rule) in self.chapters]
        self.rules: list[str] = sorted(found, key=self._order)

    def _order(self, rule: str) -> tuple[int, list[int]]:
        number = rule.partition("-")[2]
        return list(self.chapters).index(chapter_of(rule)), [int(part) for part in number.split(".")]

    def chapters_of(self, book: Book) -> list[str]:
        """Return the chapters of one part, those of other packages last."""
        owned = {chapter for other in self.books for chapter in other.chapters}
        return [
            chapter for chapter in self.chapters if chapter in book.chapters or (book.others and chapter not in owned)
        ]

    def heading(self, section: str) -> str:
        """Return the message with the heading of a section that has no rule of its number; mostly empty."""
        for book in self.books:
            if section in book.sections:
                return book.sections[section]
        return ""

    def title(self, section: str) -> str:
        """Return the heading of a section; empty if it has none."""
        heading = self.heading(section)
        return self.texts(heading) if heading else self.text(section).rstrip(".。")

    # Rules

    def has(self, rule: str) -> bool:
        """Tell whether there is a text about a rule."""
        return self.texts.has("rule-" + rule.replace(".", "-"))

    def text(self, rule: str) -> str:
        """Return what a rule says in short; empty for a number that has only sub-rules."""
        return rule_text(self.texts, rule) if self.has(rule) else ""

    def find_rule(self, word: str) -> str:
        """Return the id of the rule or chapter that a word names (``b9.1``, ``HN``), empty if there is none."""
        wanted = word.strip().upper()
        if wanted in self.chapters:
            return wanted
        match = _NUMBER.fullmatch(wanted)
        if match is None:
            return ""
        rule = f"{match.group(1)}-{match.group(2)}"
        if match.group(1) not in self.chapters:  # a rule of a game that is left out
            return ""
        return rule if self.has(rule) or self.below(rule) else ""

    def foreign_rule(self, word: str) -> str:
        """Return the id of the rule that a word names in a game whose part is left out, empty if there is none."""
        match = _NUMBER.fullmatch(word.strip().upper())
        if match is None or match.group(1) in self.chapters:
            return ""
        rule = f"{match.group(1)}-{match.group(2)}"
        return rule if self.has(rule) else ""

    def below(self, rule: str) -> list[str]:
        """Return the sub-rules of a rule, of all depths, or all rules of a chapter."""
        head = f"{rule}-" if rule in self.chapters else f"{rule}."
        return [other for other in self.rules if other.startswith(head)]

    def near_rules(self, word: str) -> list[str]:
        """Return rules with a number like the one that is not there."""
        match = _NUMBER.fullmatch(word.strip().upper())
        return [] if match is None else get_close_matches(f"{match.group(1)}-{match.group(2)}", self.rules, 5, 0.5)

    def speakers(self, rule: str) -> list[Thing]:
        """Return the things that a rule is about."""
        return [thing for thing in self.things if rule in thing.rules]

    def entries(self, book: Book, chapter: str) -> list[tuple[str, str, str]]:
        """Return the rules of a chapter, each with its title and its text; mostly the title is empty."""
        found: list[tuple[str, str, str]] = []
        headed: set[str] = set()
        for rule in self.below(chapter):
            section = rule.split(".")[0]
            if chapter in book.sectioned and section not in headed:
                headed.add(section)
                if section != rule:  # a section without a rule of its number
                    found.append((section, self.title(section), ""))
            if rule == section and chapter in book.sectioned and self.below(rule):
                found.append((rule, self.title(rule), ""))
            else:
                found.append((rule, self.subject(book, chapter, rule), self.text(rule)))
        return found

    def subject(self, book: Book, chapter: str, rule: str) -> str:
        """Return the name of the one card, character or event that a rule is about; empty if there is none."""
        wanted = (book.things_of[chapter],) if chapter in book.things_of else (CARD, FACE, CHARACTER, EVENT)
        names = {
            thing.name
            for thing in self.speakers(rule)
            if thing.book is book and thing.what in wanted and thing.rules[0] == rule
        }
        return names.pop() if len(names) == 1 else ""

    # Names

    def find(self, word: str) -> list[Thing]:
        """Return what is called so, in this language or in English, or by its id."""
        wanted = key(word)
        if not wanted:
            return []
        found = [thing for thing in self.things if wanted in (key(thing.name), key(thing.id))]
        if found or self.texts.language == "en":
            return found
        english = load("en")
        return [thing for thing in self.things if wanted == key(thing.book.name(english, thing))]

    def named_like(self, word: str) -> list[str]:
        """Return the names that a word is part of."""
        wanted = key(word)
        found = [thing.name for thing in self.things if len(wanted) > 1 and wanted in key(thing.name)]
        return list(dict.fromkeys(found))

    def only_like(self, word: str) -> str:
        """Return the one name that a word is part of; empty if there is none, or more than one."""
        alike = self.named_like(word)
        return alike[0] if len(alike) == 1 else ""

    def near(self, word: str) -> list[str]:
        """Return names that are much like a word, the likeliest first."""
        names: dict[str, str] = {}
        for thing in self.things:
            names.setdefault(key(thing.name), thing.name)
            names.setdefault(key(thing.id), thing.name)
        close = [names[other] for other in get_close_matches(key(word), names, 5, 0.6)]
        return list(dict.fromkeys([*self.named_like(word), *close]))[:8]

    # Text

    def lines(self) -> list[Line]:
        """Return all that a search can find: what has a name, game by game, and its rules."""
        found: list[Line] = []
        for book in self.books:
            for at, (head, text) in enumerate(book.guide(self.texts)):
                found.append(Line(book.game_id, f"guide-{at}", head, text, self.texts("page-rules-guide")))
            for thing in book.things:
                if thing.what != GAME:
                    found.append(Line(book.game_id, thing.id, thing.name, thing.text, book.kind(thing)))
            for chapter in self.chapters_of(book):
                found += [Line(book.game_id, *entry) for entry in self.entries(book, chapter)]
        return found

    def near_words(self, words: list[str]) -> list[str]:
        """Return words of the rulebook that are much like those of ``words`` that it does not have."""
        known: dict[str, str] = {}
        for text in [*(self.text(rule) for rule in self.rules), *(f"{t.name} {t.text}" for t in self.things)]:
            for word in re.findall(r"\w{3,}", text):
                known.setdefault(fold(word), word.casefold())
        found: list[str] = []
        for word in words:
            if not any(fold(word) in other for other in known):
                found += [known[other] for other in get_close_matches(fold(word), known, 4, 0.65)]
        return list(dict.fromkeys(found))


def _rule_ids(texts: Texts) -> list[str]:
    found: list[str] = []
    for message in texts.ids():
        parts = message.split("-")
        if parts[0] == "rule" and len(parts) > 2 and all(part.isdecimal() for part in parts[2:]):
            found.append(f"{parts[1]}-{'.'.join(parts[2:])}")
    return found


def chapter_of(rule: str) -> str:
    """Return the chapter of a rule: what stands before its number."""
    return rule.partition("-")[0]
