"""Events in scenarios: a short text such as ``Ben loses-life 1`` stands for every event that fits it."""

from __future__ import annotations

from typing import final

from sixgun.kernel.citation import is_citation
from sixgun.kernel.event import EVERYBODY, Event
from sixgun.kernel.game import Game
from sixgun.kernel.scenario_names import SeatNames


def event_text(game: Game, names: SeatNames, event: Event) -> str:
    """Write an event as the pattern that fits it most closely, but for its rule and who knows the cards."""
    parts: list[str] = []
    if event.seat >= 0:
        parts.append(names.name(event.seat))
    parts.append(event.kind)
    parts.extend(game.card_text(card) for card in event.cards)
    if event.other >= 0:
        parts.append("@" + names.name(event.other))
    if event.amount:
        parts.append(str(event.amount))
    if event.detail:
        parts.append(event.detail)
    return " ".join(parts)


@final
class EventPattern:
    """What is asked of an event. Only what the text mentions must fit.

    ``[SEAT] KIND`` and then, in any order: cards, ``@SEAT`` for the second seat, a number (the amount or
    the number of cards), ``seen-by:NAME,NAME`` or ``seen-by:all`` for who sees the cards, the number of a
    rule, and one more word for the detail.
    """

    __slots__ = ("cards", "cite", "detail", "kind", "number", "other", "problem", "seat", "seen_by", "text")

    def __init__(self, text: str, names: SeatNames, kinds: tuple[str, ...]) -> None:
        """Read ``text``; what is wrong with it is in ``problem``, which is empty if all is well."""
        self.text: str = text
        self.seat: int = -1
        self.kind: str = ""
        self.cards: list[str] = []
        self.other: int = -1
        self.number: int = -1
        self.detail: str = ""
        self.cite: str = ""
        self.seen_by: int | None = None
        self.problem: str = ""
        words = text.split()
        if words and names.seat(words[0]) >= 0:
            self.seat = names.seat(words[0])
            words = words[1:]
        if not words:
            self.problem = "an event needs a kind"
            return
        self.kind = words[0]
        if self.kind not in kinds:
            self.problem = f"no event is called '{self.kind}'; known: {', '.join(sorted(kinds))}"
            return
        for word in words[1:]:
            self._read(word, names)

    def _read(self, word: str, names: SeatNames) -> None:
        if word.startswith("seen-by:"):
            self._read_knowers(word[len("seen-by:") :], names)
        elif word.startswith("@"):
            self.other = names.seat(word[1:])
            if self.other < 0:
                self.problem = f"no seat is called '{word[1:]}'"
        elif ":" in word:
            self.cards.append(word)
        elif word.isascii() and word.isdecimal() and len(word) < 10:
            self.number = int(word)
        elif is_citation(word):
            self.cite = word
        elif self.detail:
            self.problem = f"'{self.detail}' and '{word}': an event has one detail"
        else:
            self.detail = word

    def _read_knowers(self, text: str, names: SeatNames) -> None:
        if text == "all":
            self.seen_by = EVERYBODY
            return
        mask = 0
        for name in text.split(","):
            seat = names.seat(name)
            if seat < 0:
                self.problem = f"no seat is called '{name}'"
            else:
                mask |= 1 << seat
        self.seen_by = mask

    def fits(self, game: Game, event: Event) -> bool:
        """Tell whether ``event`` is one of those meant."""
        if event.kind != self.kind or (self.seat >= 0 and event.seat != self.seat):
            return False
        if self.other >= 0 and event.other != self.other:
            return False
        if self.number >= 0 and self.number not in (event.amount, event.count):
            return False
        if (self.detail and event.detail != self.detail) or (self.cite and event.cite != self.cite):
            return False
        if self.seen_by is not None and event.knowers != self.seen_by:
            return False
        return self._cards_fit(game, event)

    def _cards_fit(self, game: Game, event: Event) -> bool:
        if not self.cards:
            return True
        texts = [game.card_text(card) for card in event.cards]
        return all(card in texts or card == event.detail for card in self.cards)


def first_missing(game: Game, events: list[Event], wanted: list[EventPattern]) -> int:
    """Look for all of ``wanted`` in this order, with others between them; -1, or the first missing."""
    index = 0
    for event in events:
        if index < len(wanted) and wanted[index].fits(game, event):
            index += 1
    return index if index < len(wanted) else -1


def first_fitting(game: Game, events: list[Event], unwanted: list[EventPattern]) -> int:
    """Return the position of the first event that fits one of ``unwanted``, or -1."""
    for index, event in enumerate(events):
        for pattern in unwanted:
            if pattern.fits(game, event):
                return index
    return -1
