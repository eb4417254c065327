"""Events as lines of a story."""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.box import RED, Box
from sixgun.kernel.event import Event
from sixgun.text.classic.cards import (
    card_list,
    card_name,
    event_card_name,
    event_card_text,
    source_name,
    suit_name,
)
from sixgun.text.texts import Texts
from sixgun.text.words import character_name, join, role_name

QUIET: Final = frozenset({"turn-ends"})
"""Kinds of events that a story leaves out: the next line says as much."""
WITH_CULPRIT: Final = frozenset({"eliminated"})
"""Kinds of events that have another sentence if somebody is responsible: ``event-eliminated-by``. Who costs somebody a
life point is said by the line before."""
WITH_OTHER: Final = frozenset({"answers", "avoids"})
"""Kinds of events that have another sentence if nobody stands on the other side: ``event-answers-alone``."""


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
        event_message(texts, box, event),
        you=_role_of_reader(event, viewer),
        player=_name(names, event.seat),
        other=_name(names, event.other),
        cards=card_list(texts, box, event.cards, ascii),
        count=event.count,
        amount=event.amount,
        **_detail(texts, box, event, names, ascii),
    )


def event_message(texts: Texts, box: Box, event: Event) -> str:
    """Return the id of the message for an event: it depends on what the event names and leaves out."""
    kind, detail = event.kind, event.detail
    message = f"event-{kind}"
    if kind == "plays":
        return _plays(box, event)
    if kind == "uses":
        return _uses(texts, box, event)
    if kind in ("discards", "game-over", "guesses"):
        return f"{message}-{detail}"
    if kind in ("check-succeeds", "check-fails"):
        return f"{message}-{detail}" if texts.has(f"{message}-{detail}") else message
    if kind in WITH_CULPRIT and event.other >= 0:
        return message + "-by"
    if kind in WITH_OTHER and event.other < 0:
        return message + "-alone"
    if kind == "takes-from-front" and event.other == event.seat:
        return message + "-own"
    if event.count and not event.cards:
        return message + "-hidden"
    return message


def _plays(box: Box, event: Event) -> str:
    if event.detail == "bang":
        return "event-plays-as-bang-at"
    if event.detail == "missed":
        return "event-plays-as-missed-alone" if event.other < 0 else "event-plays-as-missed"
    if event.other in (-1, event.seat):
        return "event-plays"
    return "event-plays-answer" if box.kind[event.cards[0]].answers_shot else "event-plays-at"


def _uses(texts: Texts, box: Box, event: Event) -> str:
    """Return the message for a use of a card in front (a Barrel is its detail, a green card has none), or an ability.

    An ability may have a sentence of its own; one of another package may have to do with a general one.
    """
    detail = event.detail
    if detail in box.kind_of_id or (not detail and event.other < 0):
        return "event-uses"
    if not detail:
        return "event-uses-answer" if box.kind[event.cards[0]].answers_shot else "event-uses-at"
    if texts.has(f"event-uses-{detail}"):
        return f"event-uses-{detail}"
    message = "event-uses-event" if detail in box.event_of_id else "event-uses-ability"
    if event.cards:
        message += "-paying"
    ability = box.ability_of_id.get(detail)
    if event.other >= 0 and (ability is None or not ability.barrel):
        message += "-at"
    return message


def _role_of_reader(event: Event, viewer: int) -> str:
    if viewer < 0:
        return "none"
    if viewer == event.seat:
        return "seat"
    return "other" if viewer == event.other else "none"


def _name(names: list[str], seat: int) -> str:
    return names[seat] if seat >= 0 else ""


def _detail(texts: Texts, box: Box, event: Event, names: list[str], ascii: bool) -> dict[str, str]:
    """Return what the detail of an event adds to what a message may speak of."""
    kind, detail = event.kind, event.detail
    if kind in ("character", "copies", "new-identity"):
        return {"character": character_name(texts, detail)}
    if kind in ("reveals-role", "eliminated"):
        return {"role": role_name(texts, detail)}
    if kind == "event":
        return {"event": event_card_name(texts, detail), "text": event_card_text(texts, detail)}
    if kind in ("flips", "declines", "check-succeeds", "check-fails"):
        return {"source": source_name(texts, box, detail)}
    if kind == "uses" and detail:
        cards = [card_name(texts, box, card, ascii) for card in event.cards]
        return {
            "source": source_name(texts, box, detail),
            "card": cards[0] if cards else "",
            "second": cards[-1] if cards else "",
        }
    if kind == "guesses":
        return {"colour": "red" if event.amount == RED else "black"}
    if kind == "names-suit":
        return {"suit": suit_name(texts, event.amount)}
    if kind == "game-over":
        return {"winners": join(texts, [name for s, name in enumerate(names) if (event.amount >> s) & 1])}
    return {}
