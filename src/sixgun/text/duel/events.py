"""Events of The Duel as lines of a story."""

from __future__ import annotations

from typing import Final

from sixgun.games.duel.box import SIDES, Box
from sixgun.games.duel.card import EQUIPMENT, PAIR, SYMBOLS
from sixgun.kernel.event import Event
from sixgun.text.duel.cards import BACKS, card_list, character_name, kind_name, source_name, source_of, symbol_name
from sixgun.text.texts import Texts

QUIET: Final = frozenset({"equips", "reveal-succeeds", "turn-ends"})
"""Kinds of events that a story leaves out: the next line says as much."""
WITH_SOURCE: Final = frozenset(
    {"copies", "lapses", "reveal-chosen", "reveal-fails", "reveal-succeeds", "reveals", "turns", "uses"}
)
"""Kinds of events whose detail is the id of a card or a character that has caused it."""
FROM_OTHERS: Final = frozenset({"removes-from-hand", "takes-equipment", "takes-from-hand"})
"""Kinds of events that cards and characters have in common: what somebody does to the cards of the other one."""
WITH_SYMBOL: Final = frozenset({"reveal-chosen", "reveals", "shows", "turns"})
"""Kinds of events in which the symbol of the card matters."""


def event_line(texts: Texts, box: Box, event: Event, names: list[str], viewer: int = -1) -> str:
    """Return the story line of an event for one reader.

    Args:
        texts: the language.
        box: the box of the game (``game.box``).
        event: what happened, as ``event.for_seat(viewer)`` gives it: cards it does not name are only counted.
        names: names of the players by seat.
        viewer: seat of the reader, who is called "you"; -1 for somebody who is not at the table.

    Raises:
        MissingText: the language has no sentence for it.
    """
    cards = event.cards
    shown = [kind_name(texts, box.kind[card].id) for card in cards]
    params: dict[str, str | int] = {
        "you": _role_of_reader(event, viewer),
        "player": names[event.seat] if event.seat >= 0 else "",
        "other": names[event.other] if event.other >= 0 else "",
        "cards": card_list(texts, box, cards),
        "card": shown[0] if shown else "",
        "second": shown[-1] if shown else "",
        "count": event.count,
        "amount": event.amount,
        "back": _back(event),
        "character": "",
        "source": "",
        "symbol": "",
    }
    if event.detail in box.character_of_id:
        params["character"] = character_name(texts, event.detail)
    if event.kind in WITH_SOURCE:
        params["source"] = source_name(texts, box, event.detail)
    if event.kind == "hit" and event.amount:  # of no card: the amount is the character, counted from 1
        params["source"] = character_name(texts, box.characters[event.amount - 1].id)
    if event.kind in WITH_SYMBOL and cards:
        params["symbol"] = symbol_name(texts, SYMBOLS[box.symbol[cards[0]]])
    line = texts(event_message(box, event), **params)
    because = source_of(box, event.cite) if _needs_cause(box, event) else ""
    return texts("duel-because", line=line, source=source_name(texts, box, because)) if because else line


def _needs_cause(box: Box, event: Event) -> bool:
    """Tell whether the line before does not say which card or character has brought this about.

    A card that takes another one has just been played, a character that does has not.
    """
    if event.kind in ("draws", "shows", "swaps") or (event.kind == "discards" and event.detail == "forced"):
        return True
    return event.kind in FROM_OTHERS and source_of(box, event.cite) in box.character_of_id


def event_message(box: Box, event: Event) -> str:
    """Return the id of the message for an event: it depends on what the event names and leaves out."""
    kind, detail = event.kind, event.detail
    message = f"duel-event-{kind}"
    if kind == "plays":
        return message + _plays(box, event)
    if kind in ("discards", "game-over"):
        return f"{message}-{detail}"
    if kind == "uses":
        return message if detail in box.kind_of_id else message + "-ability"
    if kind == "reveal-fails":
        return f"{message}-{detail}"
    if kind == "hit" and not event.cards:
        return message + "-alone"
    if kind == "passes-on" and detail:
        return message + "-to"
    if kind == "takes-equipment" and not detail:
        return message + "-fallen"
    if event.count and not event.cards:
        return message + "-hidden"
    return message


def _plays(box: Box, event: Event) -> str:
    """Return what the message for a card played ends in."""
    kind = box.kind[event.cards[0]]
    if event.detail == "dodge":
        return "-as-dodge"
    if len(event.cards) > 1:
        return "-card"
    if event.detail:
        if kind.hit:
            return "-hit"
        return "-equipment" if kind.type == EQUIPMENT else "-at"
    if kind.dodge:
        return "-dodge"
    if event.other < 0:
        return ""
    if kind.aim == PAIR:
        return "-pair-own" if event.other == event.seat else "-pair"
    return "-hand"


def _back(event: Event) -> str:
    """Return the back of cards that are not seen, ``both`` for cards of either side (D-13.3)."""
    if event.kind in ("draws", "draws-aside"):  # the amount counts those of the outlaws
        return BACKS[0] if event.amount == 0 else BACKS[1] if event.amount == event.count else "both"
    return BACKS[SIDES.index(event.detail)] if event.detail in SIDES else BACKS[0]


def _role_of_reader(event: Event, viewer: int) -> str:
    if viewer < 0:
        return "none"
    if viewer == event.seat:
        return "seat"
    return "other" if viewer == event.other else "none"


# Telling two things in one line --------------------------------------------------------------------------


def together(first: Event, second: Event) -> Event | None:
    """Return one event that tells two that follow each other, ``None`` if each needs a line of its own.

    Cards drawn one by one are told at once, and what only says the same again is left out: the hit of a card just
    fired, the last life point and being down, Equipment that lies where it was put.
    """
    kinds = (first.kind, second.kind)
    if kinds in (("discards", "discards"), ("draws-aside", "draws-aside"), ("store", "store")):
        return _added(first, second)
    if kinds in (("plays", "hit"), ("plays-as-colt", "hit")) and first.detail == second.detail:
        return first if first.cards[:1] == second.cards else None
    if kinds == ("plays", "equips"):
        return first
    if kinds == ("reveal-chosen", "discards") and second.detail == "turned":
        return first
    if kinds == ("passes-on", "equips"):
        return _with_detail(first, second.detail)
    if kinds == ("loses-life", "down") and first.detail == second.detail:
        return second
    if kinds == ("comes-into-play", "gets-token") and first.detail == second.detail:
        return Event(
            "comes-into-play-front", first.seat, first.other, (), 0, first.amount, first.detail, first.cite, -1
        )
    if kinds == ("uses", "reveals") and first.detail == second.detail and first.seat == second.seat:
        return second
    return None


def _added(first: Event, second: Event) -> Event | None:
    """Return one event for cards drawn or discarded one by one by the same player, or laid into the same store."""
    if first.seat != second.seat or first.knowers != second.knowers:
        return None
    if first.kind == "discards" and (first.detail, second.detail) != ("excess", "excess"):
        return None
    return Event(
        first.kind, first.seat, first.other, first.cards + second.cards, first.count + second.count,
        first.amount + second.amount, first.detail, first.cite, first.knowers,
    )  # fmt: skip


def _with_detail(event: Event, detail: str) -> Event:
    return Event(
        event.kind, event.seat, event.other, event.cards, event.count, event.amount, detail, event.cite, event.knowers
    )
