"""Names and texts of cards, characters, roles, events, sets and rules.

What another package brings without texts is called by its id in readable form. What is ours has its texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sixgun.games.classic.box import RANKS, SUITS, Box
from sixgun.games.classic.card import BLUE, GREEN, Kind
from sixgun.text.texts import Texts

SUIT_IDS: Final = ("hearts", "diamonds", "clubs", "spades")
"""Ids of the suits in messages, in the order of ``box.suit``."""
SUIT_SYMBOLS: Final = "♥♦♣♠"
"""What a terminal shows for the suits; with ``ascii`` it shows the letters of the notation."""
TERMS: Final = ("distance", "draw_check", "life_point")
"""Words of the rules that have a name in every language: ``term-draw_check``."""


# Cards ---------------------------------------------------------------------------------------------------


def kind_name(texts: Texts, kind_id: str) -> str:
    """Return the name of a kind of card (``Panic!``)."""
    return _name(texts, "card", kind_id)


def card_text(texts: Texts, kind_id: str) -> str:
    """Return what cards of this kind do, in a sentence or two."""
    return _text(texts, "card", kind_id)


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


def join(texts: Texts, parts: Sequence[str]) -> str:
    """Join words as the language does: ``A``, ``A and B``, ``A, B and C``; no words give an empty text."""
    if len(parts) < 2:
        return "".join(parts)
    joined = parts[0]
    for part in parts[1:-1]:
        joined = texts("list-comma", left=joined, right=part)
    return texts("list-and", left=joined, right=parts[-1])


# Characters, roles, events, sets, rules ------------------------------------------------------------------


def character_name(texts: Texts, character_id: str) -> str:
    """Return the name of a character (``Sid Ketchum``)."""
    return _name(texts, "character", character_id)


def character_text(texts: Texts, character_id: str) -> str:
    """Return what the ability of a character does, in a sentence or two."""
    return _text(texts, "character", character_id)


def event_card_name(texts: Texts, event_id: str) -> str:
    """Return the name of an event card (``Ghost Town``)."""
    return _name(texts, "eventcard", event_id)


def event_card_text(texts: Texts, event_id: str) -> str:
    """Return what an event card does while it is in force, or when it comes into play, in a sentence or two."""
    return _text(texts, "eventcard", event_id)


def role_name(texts: Texts, role: str) -> str:
    """Return the name of a role: ``sheriff``, ``deputy``, ``outlaw`` or ``renegade``."""
    return texts(f"role-{role}")


def role_aim(texts: Texts, role: str, players: int) -> str:
    """Return what a role wants in a game for so many players (B-2; with three B-14.2)."""
    return texts(f"three-players-{role}" if players == 3 else f"role-{role}.aim")


def set_name(texts: Texts, set_id: str) -> str:
    """Return the name of a set (``Dodge City``)."""
    return _name(texts, "set", set_id)


def set_text(texts: Texts, set_id: str) -> str:
    """Return what a set brings, in a line."""
    return _text(texts, "set", set_id)


def rule_text(texts: Texts, rule: str) -> str:
    """Return what a rule says in short; ``rule`` is a citation such as ``B-9.1``."""
    return texts("rule-" + rule.replace(".", "-"))


def source_name(texts: Texts, box: Box, source: str) -> str:
    """Return the name of what a check, a use or a ban rests on: a kind of card, a character or an event."""
    if source in box.kind_of_id:
        return kind_name(texts, source)
    return event_card_name(texts, source) if source in box.event_of_id else character_name(texts, source)


# What has no texts ---------------------------------------------------------------------------------------


def readable(id: str) -> str:
    """Return an id as a name for want of a better one: ``lonely_rider`` gives ``Lonely Rider``."""
    return " ".join(word[:1].upper() + word[1:] for word in id.replace("-", "_").split("_") if word)


def _name(texts: Texts, prefix: str, id: str) -> str:
    message = f"{prefix}-{id}"
    return texts(message) if texts.has(message) else readable(id)


def _text(texts: Texts, prefix: str, id: str) -> str:
    message = f"{prefix}-{id}.text"
    return texts(message) if texts.has(message) else texts("no-text", name=_name(texts, prefix, id))
