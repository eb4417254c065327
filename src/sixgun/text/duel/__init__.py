"""The Duel in words: names, events, questions, answers and refusals.

All functions take the :class:`~sixgun.text.Texts` of a language first.

    >>> from sixgun.text import load
    >>> from sixgun.text.duel import card_text, rule_text, side_aim
    >>> card_text(load("en"), "wagon")
    'Draw three cards, keep two of them and discard the third.'
    >>> side_aim(load("it"), "outlaws")
    'Elimina tutti i personaggi della Legge, in gioco e nella riserva.'
    >>> rule_text(load("en"), "D-8.6")
    'You need not dodge, even if you can.'
"""

from __future__ import annotations

from sixgun.text.duel.cards import (
    back_name,
    border_name,
    card_list,
    card_short,
    card_text,
    character_name,
    character_short,
    character_text,
    kind_name,
    side_aim,
    side_name,
    source_name,
    symbol_name,
    term_name,
)
from sixgun.text.duel.catalogue import message_ids
from sixgun.text.duel.decisions import action_label, asked_line, prompt
from sixgun.text.duel.events import QUIET, event_line, together
from sixgun.text.duel.refusals import refusal_text
from sixgun.text.words import join, rule_text

__all__ = [
    "QUIET",
    "action_label",
    "asked_line",
    "back_name",
    "border_name",
    "card_list",
    "card_short",
    "card_text",
    "character_name",
    "character_short",
    "character_text",
    "event_line",
    "join",
    "kind_name",
    "message_ids",
    "prompt",
    "refusal_text",
    "rule_text",
    "side_aim",
    "side_name",
    "source_name",
    "symbol_name",
    "term_name",
    "together",
]
