"""Names and texts of the cards, characters, sides and words of The Duel, by their ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.games.duel.box import Box
from sixgun.text.texts import Texts
from sixgun.text.words import join, name_of, text_of

BACKS: Final = ("law", "outlaw")
"""Ids of the backs of the cards of each side (D-1.1)."""

# Cards ---------------------------------------------------------------------------------------------------


def kind_name(texts: Texts, kind_id: str) -> str:
    """Return the name of a kind of card (``Pocket Watch``)."""
    return name_of(texts, "duel-card", kind_id)


def card_list(texts: Texts, box: Box, cards: Sequence[int]) -> str:
    """Return the names of cards as a list in words; no cards give an empty text."""
    return join(texts, [kind_name(texts, box.kind[card].id) for card in cards])


def source_name(texts: Texts, box: Box, source: str) -> str:
    """Return the name of a character or a kind of card by its id: the cause of an event."""
    return character_name(texts, source) if source in box.character_of_id else kind_name(texts, source)


def source_of(box: Box, rule: str) -> str:
    """Return the id of the card or the character whose first rule is ``rule``, empty if there is none."""
    for kind in box.kinds:
        if kind.rules[0] == rule:
            return kind.id
    for character in box.characters:
        if character.rules[0] == rule:
            return character.id
    return ""


def card_text(texts: Texts, kind_id: str) -> str:
    """Return what cards of this kind do, in a sentence or two (D-16)."""
    return text_of(texts, "duel-card", kind_id)


def card_short(texts: Texts, kind_id: str) -> str:
    """Return what cards of this kind do in a few words; empty if nobody has said it."""
    message = f"duel-short-{kind_id}"
    return texts(message) if texts.has(message) else ""


def border_name(texts: Texts, border: str) -> str:
    """Return what a card is by its border, ``bang``, ``action`` or ``equipment`` (D-6.2 to D-6.4)."""
    return texts(f"duel-border-{border}")


def back_name(texts: Texts, back: str) -> str:
    """Return what a card is by its back, ``law`` or ``outlaw``, which both players can see (D-13.3)."""
    return texts(f"duel-back-{back}")


def symbol_name(texts: Texts, symbol: str) -> str:
    """Return the name of a reveal symbol, ``barrel``, ``snake``, ``dynamite`` or ``horseshoe`` (D-0.5)."""
    return texts(f"duel-symbol-{symbol}")


# Characters, sides, words --------------------------------------------------------------------------------


def character_name(texts: Texts, character_id: str) -> str:
    """Return the name of a character (``Wyatt Ear``)."""
    return name_of(texts, "duel-character", character_id)


def character_text(texts: Texts, character_id: str) -> str:
    """Return what the ability of a character does, in a sentence or two (D-17)."""
    return text_of(texts, "duel-character", character_id)


def character_short(texts: Texts, character_id: str) -> str:
    """Return what the ability of a character does in a few words; empty if nobody has said it."""
    message = f"duel-short-{character_id}"
    return texts(message) if texts.has(message) else ""


def side_name(texts: Texts, side: str) -> str:
    """Return the name of a side: ``law`` or ``outlaws`` (D-1.3)."""
    return texts(f"duel-side-{side}")


def side_aim(texts: Texts, side: str) -> str:
    """Return what a side wants (D-1.3)."""
    return texts(f"duel-side-{side}.aim")


def term_name(texts: Texts, term: str) -> str:
    """Return a word of the rules: one of ``TERMS`` in :mod:`sixgun.text.duel.catalogue`."""
    return texts(f"duel-term-{term}")
