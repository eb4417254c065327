"""Names and texts of cards, characters, roles and rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sixgun.games.classic.box import RANKS, SUITS, Box
from sixgun.text.texts import Texts

SUIT_IDS: Final = ("hearts", "diamonds", "clubs", "spades")
"""Ids of the suits in messages, in the order of ``box.suit``."""
SUIT_SYMBOLS: Final = "♥♦♣♠"
"""What a terminal shows for the suits; with ``ascii`` it shows the letters of the notation."""


def kind_name(texts: Texts, kind_id: str) -> str:
    """Return the name of a kind of card (``Panic!``)."""
    return texts(f"card-{kind_id}")


def card_text(texts: Texts, kind_id: str) -> str:
    """Return what cards of this kind do, in a sentence or two."""
    return texts(f"card-{kind_id}.text")


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
        suit=texts(f"suit-{SUIT_IDS[box.suit[card]]}"),
    )


def card_list(texts: Texts, box: Box, cards: Iterable[int], ascii: bool = False) -> str:
    """Return the names of several cards as one list: ``Beer 6♥, Jail J♠ and BANG! A♠``."""
    return join(texts, [card_name(texts, box, card, ascii) for card in cards])


def join(texts: Texts, parts: Sequence[str]) -> str:
    """Join words as the language does: ``A``, ``A and B``, ``A, B and C``; no words give an empty text."""
    if len(parts) < 2:
        return "".join(parts)
    joined = parts[0]
    for part in parts[1:-1]:
        joined = texts("list-comma", left=joined, right=part)
    return texts("list-and", left=joined, right=parts[-1])


def character_name(texts: Texts, character_id: str) -> str:
    """Return the name of a character (``Sid Ketchum``)."""
    return texts(f"character-{character_id}")


def character_text(texts: Texts, character_id: str) -> str:
    """Return what the ability of a character does, in a sentence or two."""
    return texts(f"character-{character_id}.text")


def role_name(texts: Texts, role: str) -> str:
    """Return the name of a role: ``sheriff``, ``deputy``, ``outlaw`` or ``renegade``."""
    return texts(f"role-{role}")


def role_aim(texts: Texts, role: str, players: int) -> str:
    """Return what a role wants in a game for so many players (B-2; with three B-14.2)."""
    return texts(f"three-players-{role}" if players == 3 else f"role-{role}.aim")


def rule_text(texts: Texts, rule: str) -> str:
    """Return what a rule says in short; ``rule`` is a citation such as ``B-9.1``."""
    return texts("rule-" + rule.replace(".", "-"))


def source_name(texts: Texts, box: Box, source: str) -> str:
    """Return the name of what a check or a use rests on: a kind of card, or a character."""
    return kind_name(texts, source) if source in box.kind_of_id else character_name(texts, source)
