"""Events as lines of a story."""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.box import Box
from sixgun.kernel.event import Event
from sixgun.text.classic.cards import card_list, character_name, join, role_name, source_name
from sixgun.text.texts import Texts

WITH_DETAIL: Final = frozenset({"discards", "check-succeeds", "check-fails", "game-over"})
"""Kinds of events whose sentence depends on their detail: ``event-discards-excess``."""
WITH_CULPRIT: Final = frozenset({"loses-life", "eliminated"})
"""Kinds of events that have another sentence if somebody is responsible: ``event-loses-life-by``."""


def event_line(texts: Texts, box: Box, event: Event, names: list[str], viewer: int = -1, ascii: bool = False) -> str:
    """Return the story line of an event for one reader.

    Args:
        texts: the language.
        box: the box of the game (``game.box``).
        event: what happened, as ``event.for_seat(viewer)`` gives it: cards it does not name are only counted.
        names: names of the players by seat.
        viewer: seat of the reader, who is called "you"; -1 for somebody who is not at the table.
        ascii: write suits as letters.

    Raises:
        MissingText: the language has no sentence for it.
    """
    return texts(
        event_message(box, event),
        you=_role_of_reader(event, viewer),
        player=_name(names, event.seat),
        other=_name(names, event.other),
        cards=card_list(texts, box, event.cards, ascii),
        count=event.count,
        amount=event.amount,
        **_detail(texts, box, event, names),
    )


def event_message(box: Box, event: Event) -> str:
    """Return the id of the message for an event: it depends on what the event names and leaves out."""
    kind = event.kind
    message = f"event-{kind}"
    if kind == "plays":
        if event.detail == "bang":
            return "event-plays-as-bang-at"
        if event.detail == "missed":
            return "event-plays-as-missed"
        if event.other < 0:
            return message
        return "event-plays-answer" if box.kind[event.cards[0]].answers_shot else "event-plays-at"
    if kind == "uses":
        if event.detail in box.kind_of_id:
            return message
        return "event-uses-ability-paying" if event.cards else "event-uses-ability"
    if kind in WITH_DETAIL:
        return f"{message}-{event.detail}"
    if kind in WITH_CULPRIT and event.other >= 0:
        return message + "-by"
    if event.count and not event.cards:
        return message + "-hidden"
    return message


def _role_of_reader(event: Event, viewer: int) -> str:
    if viewer < 0:
        return "none"
    if viewer == event.seat:
        return "seat"
    return "other" if viewer == event.other else "none"


def _name(names: list[str], seat: int) -> str:
    return names[seat] if seat >= 0 else ""


def _detail(texts: Texts, box: Box, event: Event, names: list[str]) -> dict[str, str]:
    """Return what the detail of an event adds to what a message may speak of."""
    kind, detail = event.kind, event.detail
    if kind == "character":
        return {"character": character_name(texts, detail)}
    if kind in ("reveals-role", "eliminated"):
        return {"role": role_name(texts, detail)}
    if kind in ("uses", "flips"):
        return {"source": source_name(texts, box, detail)}
    if kind == "game-over":
        return {"winners": join(texts, [name for s, name in enumerate(names) if (event.amount >> s) & 1])}
    return {}
