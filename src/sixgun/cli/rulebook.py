"""The rulebook as the texts have it: every rule by its number, and every card, character and event with its rules."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final, final

from sixgun.cli.names import fold, key
from sixgun.games.classic.box import Box
from sixgun.text import Texts, load
from sixgun.text.classic import (
    card_text,
    character_name,
    character_text,
    event_card_name,
    event_card_text,
    kind_name,
    role_aim,
    role_name,
    rule_text,
    set_name,
    set_text,
)

CHAPTERS: Final = {
    "OPT": "cli-chapter-opt",
    "T": "cli-chapter-t",
    "B": "cli-chapter-b",
    "DC": "cli-chapter-dc",
    "CH": "cli-chapter-ch",
    "CB": "cli-chapter-cb",
    "CD": "cli-chapter-cd",
    "CS": "cli-chapter-cs",
    "CW": "cli-chapter-cw",
    "EV": "cli-chapter-ev",
    "HN": "cli-chapter-hn",
    "FC": "cli-chapter-fc",
    "D": "cli-chapter-d",
    "G": "cli-chapter-g",
}
"""The chapters in their order, and the messages with their titles."""

CARD: Final = "card"
CHARACTER: Final = "character"
EVENT: Final = "event"
ROLE: Final = "role"
SET: Final = "set"
WORD: Final = "word"

_ROLE_RULES: Final = {
    "sheriff": ["B-2.1", "B-1.3"],
    "deputy": ["B-2.2"],
    "outlaw": ["B-2.3"],
    "renegade": ["B-2.4"],
}
_TERM_RULES: Final = {"distance": ["B-4"], "draw_check": ["B-7"], "life_point": ["B-6"]}
_COLT_RULES: Final = ["B-11.1"]
_SET_RULES: Final = {
    "base": ["B-1"],
    "dodge_city": ["DC-1"],
    "high_noon": ["EV-1", "EV-2"],
    "fistful_of_cards": ["EV-1", "EV-2"],
    "bullet": ["CS"],
    "wanted": ["CW"],
}
_NUMBER: Final = re.compile(r"([A-Z]+)[-\s]*([0-9]+(?:\.[0-9]+)*)\.?")


@final
class Thing:
    """Something with a name that rules speak of.

    Attributes:
        what: ``CARD``, ``CHARACTER``, ``EVENT``, ``ROLE``, ``SET`` or ``WORD``.
        id: its id.
        name: its name in the language of the reader.
        text: what it does; empty for a word.
        rules: its rules, or chapters.
    """

    def __init__(self, what: str, id: str, name: str, text: str, rules: list[str]) -> None:
        self.what: str = what
        self.id: str = id
        self.name: str = name
        self.text: str = text
        self.rules: list[str] = rules


@final
class Rulebook:
    """All that can be looked up, in one language.

    Attributes:
        things: cards, characters, events, roles, sets and words.
        chapters: the chapters and their titles' messages, those of other packages last.
        rules: the ids of all rules, in their order.
    """

    def __init__(self, texts: Texts, box: Box) -> None:
        self.texts: Texts = texts
        self.box: Box = box
        self.things: list[Thing] = _things(texts, box)
        found = _rule_ids(texts)
        others = sorted({chapter_of(rule) for rule in found} - set(CHAPTERS))
        self.chapters: dict[str, str] = {**CHAPTERS, **dict.fromkeys(others, "cli-chapter-other")}
        self.rules: list[str] = sorted(found, key=self._order)

    def _order(self, rule: str) -> tuple[int, list[int]]:
        number = rule.partition("-")[2]
        return list(self.chapters).index(chapter_of(rule)), [int(part) for part in number.split(".")]

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
        return rule if self.has(rule) or self.below(rule) else ""

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
        return [thing for thing in self.things if wanted == key(_name(english, thing.what, thing.id))]

    def named_like(self, word: str) -> list[str]:
        """Return the names that a word is part of."""
        wanted = key(word)
        found = [thing.name for thing in self.things if len(wanted) > 1 and wanted in key(thing.name)]
        return list(dict.fromkeys(found))

    def near(self, word: str) -> list[str]:
        """Return names that are much like a word, the likeliest first."""
        names: dict[str, str] = {}
        for thing in self.things:
            names.setdefault(key(thing.name), thing.name)
            names.setdefault(key(thing.id), thing.name)
        close = [names[other] for other in get_close_matches(key(word), names, 5, 0.6)]
        return list(dict.fromkeys([*self.named_like(word), *close]))[:8]

    # Text

    def search(self, words: list[str]) -> tuple[list[Thing], list[str]]:
        """Return the things and the rules in whose names and texts all ``words`` occur."""
        wanted = [fold(word) for word in words]

        def fits(text: str) -> bool:
            folded = fold(text)
            return all(word in folded for word in wanted)

        things = [thing for thing in self.things if fits(f"{thing.name} {thing.text}")]
        return things, [rule for rule in self.rules if fits(f"{rule} {self.text(rule)}")]

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


def _things(texts: Texts, box: Box) -> list[Thing]:
    things = [Thing(CARD, k.id, kind_name(texts, k.id), card_text(texts, k.id), k.rules) for k in box.kinds]
    colt = Thing(CARD, "colt_45", texts("weapon-colt_45"), texts("weapon-colt_45.text"), _COLT_RULES)
    things.append(colt)
    for character in box.characters:
        name, text = character_name(texts, character.id), character_text(texts, character.id)
        things.append(Thing(CHARACTER, character.id, name, text, character.rules))
    for event in box.events:
        name, text = event_card_name(texts, event.id), event_card_text(texts, event.id)
        things.append(Thing(EVENT, event.id, name, text, event.rules))
    for role, rules in _ROLE_RULES.items():
        things.append(Thing(ROLE, role, role_name(texts, role), role_aim(texts, role, 5), rules))
    for set_id in box.sets:
        rules = _SET_RULES.get(set_id, [])
        things.append(Thing(SET, set_id, set_name(texts, set_id), set_text(texts, set_id), rules))
    for term, rules in _TERM_RULES.items():
        things.append(Thing(WORD, term, texts(f"term-{term}"), "", rules))
    return things


def _name(texts: Texts, what: str, id: str) -> str:
    if id == "colt_45":
        return texts("weapon-colt_45")
    if what == CARD:
        return kind_name(texts, id)
    if what == CHARACTER:
        return character_name(texts, id)
    if what == EVENT:
        return event_card_name(texts, id)
    if what == ROLE:
        return role_name(texts, id)
    return set_name(texts, id) if what == SET else texts(f"term-{id}")
