"""Names and texts of cards, characters, events and sets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.games.classic.box import RANKS, SUITS, Box
from sixgun.games.classic.card import BLUE, GREEN, Kind
from sixgun.text.texts import Texts
from sixgun.text.words import character_name, join, name_of, text_of

SUIT_IDS: Final = ("hearts", "diamonds", "clubs", "spades")
"""Ids of the suits in messages, in the order of ``box.suit``."""
SUIT_SYMBOLS: Final = "♥♦♣♠"
"""What a terminal shows for the suits; with ``ascii`` it shows the letters of the notation."""
TERMS: Final = ("distance", "draw_check", "life_point")
"""Words of the rules that have a name in every language: ``term-draw_check``."""


# Cards ---------------------------------------------------------------------------------------------------


def kind_name(texts: Texts, kind_id: str) -> str:
    """Return the name of a kind of card (``Panic!``)."""
    return name_of(texts, "card", kind_id)


def card_text(texts: Texts, kind_id: str) -> str:
    """Return what cards of this kind do, in a sentence or two."""
    return text_of(texts, "card", kind_id)


def card_short(texts: Texts, kind_id: str) -> str:
    """Return what cards of this kind do in a few words; empty if nobody has said it."""
    message = f"short-{kind_id}"
    return texts(message) if texts.has(message) else ""


def border_name(texts: Texts, kind: Kind) -> str:
    """Return what a kind is by its border: ``brown card``, ``blue card`` or ``green card``."""
    return texts({BLUE: "border-blue", GREEN: "border-green"}.get(kind.border, "border-brown"))


def card_name(texts: Texts, box: Box, card: int, ascii: bool = False) -> str:
    """Return a card with its rank and suit: ``Panic! J♥``, or ``Panic! JH`` with ``ascii``."""
    suit = (SUITS if ascii else SUIT_SYMBOLS)[box.suit[card]]
    return f"{kind_name(texts, box.kind[card].id)} {RANKS[box.rank[card]]}{suit}"


def card_spoken(texts: Texts, box: Box, card: int) -> str:
    """Return a card as it is read aloud: ``Panic!, jack of Hearts``."""
    return texts(
        "card-spoken",
        name=kind_name(texts, box.kind[card].id),
        rank=texts(f"rank-{box.rank[card]}"),
        suit=suit_name(texts, box.suit[card]),
    )


def card_list(texts: Texts, box: Box, cards: Iterable[int], ascii: bool = False) -> str:
    """Return the names of several cards as one list: ``Beer 6♥, Jail J♠ and BANG! A♠``."""
    return join(texts, [card_name(texts, box, card, ascii) for card in cards])


def suit_name(texts: Texts, suit: int) -> str:
    """Return the name of a suit, 0 to 3 (``Hearts``)."""
    return texts(f"suit-{SUIT_IDS[suit]}")


# Characters, events, sets --------------------------------------------------------------------------------


def character_text(texts: Texts, character_id: str) -> str:
    """Return what the ability of a character does, in a sentence or two."""
    return text_of(texts, "character", character_id)


def event_card_name(texts: Texts, event_id: str) -> str:
    """Return the name of an event card (``Ghost Town``)."""
    return name_of(texts, "eventcard", event_id)


def event_card_text(texts: Texts, event_id: str) -> str:
    """Return what an event card does while it is in force, or when it comes into play, in a sentence or two."""
    return text_of(texts, "eventcard", event_id)


def set_name(texts: Texts, set_id: str) -> str:
    """Return the name of a set (``Dodge City``)."""
    return name_of(texts, "set", set_id)


def set_text(texts: Texts, set_id: str) -> str:
    """Return what a set brings, in a line."""
    return text_of(texts, "set", set_id)


def source_name(texts: Texts, box: Box, source: str) -> str:
    """Return the name of what a check, a use or a ban rests on: a kind of card, a character or an event."""
    if source in box.kind_of_id:
        return kind_name(texts, source)
    return event_card_name(texts, source) if source in box.event_of_id else character_name(texts, source)
