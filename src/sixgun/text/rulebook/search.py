"""Finding something in the rulebook by the words that somebody asks with, who may be new to the game.

Words are matched whole and with other endings; for some that newcomers use there are words of the rules, in messages of
each language. What has more of the words comes first, then what has the rarer ones, in its heading before its text. The
page searches in the same way (``web/js/rules/search.js``).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import log
from typing import Final, final

from sixgun.text import Texts
from sixgun.text.folding import fold

SAME: Final = 1.0
OTHER_ENDING: Final = 0.8
BEGINS_SO: Final = 0.4
INSIDE: Final = 0.1
MEANS_IT: Final = 0.9
"""How much a word counts that is the same, has another ending, only begins so, or only holds the wanted one; and by how
much less a word of the rules that means what a newcomer asked for."""
ANSWERS: Final = 3.5
"""How much a rule counts that is known to answer what is asked for."""
IN_HEAD: Final = 1.5
"""How much more a word counts in a heading or a name."""
OWN_GAME: Final = 2.0
"""How much more counts what belongs to the game that is asked about."""
LONG: Final = 60
"""A text of so many words counts half as much as one without any."""

_WORD: Final = re.compile("[\u3400-\u9fff]+|[^\\W_\u3400-\u9fff]+")
_UNPARTED: Final = re.compile("[\u3400-\u9fff]")
_NUMBER: Final = re.compile(r"[A-Z]{1,3}-[0-9]+(?:\.[0-9]+)*")


def words_of(text: str) -> list[str]:
    """Return the words of folded text; those of a script that does not part its words come as one."""
    return _WORD.findall(text)


def likeness(term: str, word: str) -> float:
    """Return how much a word counts for a term.

    >>> likeness("range", "range"), likeness("discards", "discarded"), likeness("win", "winchester")
    (1.0, 0.8, 0.4)
    >>> likeness("range", "stranger"), likeness("range", "rank")
    (0.1, 0.0)
    """
    if term == word:
        return SAME
    same = 0
    for one, other in zip(term, word, strict=False):
        if one != other:
            break
        same += 1
    shorter, longer = sorted((len(term), len(word)))
    if same >= max(4, longer - 3) or same == shorter == longer - 1 >= 3:
        return OTHER_ENDING
    if same == len(term) > 1:
        return BEGINS_SO
    return INSIDE if len(term) > 2 and term in word else 0.0


@final
class Line:
    """What can be found.

    Attributes:
        game: the game it belongs to.
        id: the number of a rule, or the id of a thing.
        head, text: its heading or name, and what it says.
        kind: what sort of thing it is, empty for a rule.
    """

    def __init__(self, game: str, id: str, head: str, text: str, kind: str = "") -> None:
        self.game: str = game
        self.id: str = id
        self.head: str = head
        self.text: str = text
        self.kind: str = kind
        self.folded_head: str = fold(head)
        self.folded: str = fold(f"{head} {text or kind}")
        self.head_words: list[str] = words_of(self.folded_head)
        self.words: list[str] = words_of(self.folded)


@final
class Term:
    """One thing that is asked for.

    Attributes:
        word: the word, empty for a phrase that stands for what is meant.
        meant: words of the rules that mean the same.
        rules: numbers of the rules that answer it.
    """

    def __init__(self, word: str, meant: Sequence[str] = (), rules: Sequence[str] = ()) -> None:
        self.word: str = word
        self.meant: tuple[str, ...] = tuple(meant)
        self.rules: frozenset[str] = frozenset(rules)

    def in_word(self, word: str) -> float:
        """Return how much a word of a text counts for it."""
        best = likeness(self.word, word) if self.word else 0.0
        for other in self.meant:
            found = likeness(other, word)
            if found >= OTHER_ENDING:
                best = max(best, found * MEANS_IT)
        return best

    def in_unparted(self, text: str) -> float:
        """Return how much text counts for it whose words are not parted."""
        if self.word and _UNPARTED.search(self.word) and self.word in text:
            return SAME
        return MEANS_IT if any(_UNPARTED.search(other) and other in text for other in self.meant) else 0.0


def terms_of(texts: Texts, question: str) -> list[Term]:
    """Return what a question asks for, without the words that say nothing."""
    folded = " ".join(words_of(fold(question)))
    stops = set(words_of(fold(texts("page-rules-stop-words"))))
    found: list[Term] = []
    for phrases, meant, rules in synonyms(texts):
        said: list[str] = []
        for phrase in phrases:
            unparted = _UNPARTED.search(phrase) is not None
            at = re.search(re.escape(phrase) if unparted else rf"(?<!\w){re.escape(phrase)}(?!\w)", folded)
            if at is not None:
                said.append(phrase)
                folded = f"{folded[: at.start()]} {folded[at.end() :]}"
        if said:
            words = [phrase for phrase in said if " " not in phrase]
            found.append(Term(words[0] if words else "", meant, rules))
    rest: list[str] = []
    for word in words_of(folded):
        rest += _parted(word, stops) if _UNPARTED.search(word) else [word]
    asked = [word for word in rest if word not in stops]
    found += [Term(word) for word in dict.fromkeys(asked)]
    return found or [Term(word) for word in dict.fromkeys(rest)]


def synonyms(texts: Texts) -> list[tuple[list[str], list[str], list[str]]]:
    """Return what newcomers say, each with the words of the rules for it, and the rules that answer it."""
    found: list[tuple[list[str], list[str], list[str]]] = []
    for line in texts("page-rules-synonyms").splitlines():
        said, _, meant = line.partition("=")
        phrases = [" ".join(words_of(fold(phrase))) for phrase in said.split(",")]
        longest_first = sorted([phrase for phrase in phrases if phrase], key=len, reverse=True)
        found.append((longest_first, words_of(fold(_NUMBER.sub(" ", meant))), _NUMBER.findall(meant)))
    return found


def _parted(word: str, stops: set[str]) -> list[str]:
    """Return the pairs of characters in what has no spaces between its words, cut where a word says nothing."""
    for stop in sorted(stops, key=len, reverse=True):
        word = word.replace(stop, " ")
    found: list[str] = []
    for part in word.split():
        found += [part] if len(part) < 3 else [part[at : at + 2] for at in range(len(part) - 1)]
    return found


def search(lines: Sequence[Line], terms: Sequence[Term], question: str, game: str = "") -> list[tuple[int, Line]]:
    """Return what has any of the terms, the best first, each with how many of them it has.

    Args:
        lines: all that can be found.
        terms: what is asked for.
        question: the same as it was typed: what is called or numbered exactly so comes before everything else.
        game: whose lines come first.
    """
    whole = fold(question).strip()
    vocabulary = {word for line in lines for word in line.words}
    known = [{word: worth for word in vocabulary if (worth := term.in_word(word)) > 0} for term in terms]
    tables: list[list[float]] = []
    for term, worths in zip(terms, known, strict=True):
        table = []
        for line in lines:
            in_text = max([worths.get(word, 0.0) for word in line.words], default=0.0)
            in_head = max([worths.get(word, 0.0) for word in line.head_words], default=0.0)
            in_text = max(in_text, term.in_unparted(line.folded))
            in_head = max(in_head, term.in_unparted(line.folded_head))
            table.append(ANSWERS if line.id in term.rules else in_text + IN_HEAD * in_head)
        tables.append(table)
    rare = [log(1 + len(lines) / (1 + sum(worth >= BEGINS_SO for worth in table))) for table in tables]
    found: list[tuple[float, int, Line]] = []
    for at, line in enumerate(lines):
        worths_here = [table[at] for table in tables]
        worth = sum(here * weight for here, weight in zip(worths_here, rare, strict=True))
        exact = bool(whole) and whole in (line.folded_head, line.id.casefold())
        if worth > 0 or exact:
            worth /= 1 + len(line.words) / LONG
            number = sum(here >= BEGINS_SO for here in worths_here)
            found.append(
                ((1000 if exact else 100 * number) + worth * (OWN_GAME if line.game == game else 1), number, line)
            )
    found.sort(key=lambda each: -each[0])
    return [(number, line) for _, number, line in found]


def places(terms: Sequence[Term], folded: str) -> list[tuple[int, int]]:
    """Return where in folded text the words stand that are asked for: beginnings and ends."""
    found: set[tuple[int, int]] = set()
    for word in _WORD.finditer(folded):
        if any(term.in_word(word.group()) > 0 for term in terms):
            found.add(word.span())
    for term in terms:
        for part in (term.word, *term.meant):
            if _UNPARTED.search(part):
                found.update(match.span() for match in re.finditer(re.escape(part), folded))
    return sorted(found)
