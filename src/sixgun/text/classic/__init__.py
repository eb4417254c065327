"""The card game in words: names of cards, characters and events, the story of a game, prompts, labels and refusals.

All functions take the :class:`~sixgun.text.Texts` of a language first, and the names of the seats where they
speak of players. None of them needs a secret: hand in events as ``event.for_seat(viewer)`` gives them, and only
decisions of the seat that reads.

    >>> from sixgun.text import load
    >>> from sixgun.text.classic import card_text, rule_text
    >>> card_text(load("en"), "stagecoach")
    'Draw two cards from the deck.'
    >>> rule_text(load("it"), "B-9.6")
    'Wells Fargo fa pescare tre carte.'
"""

from __future__ import annotations

from sixgun.text.classic.cards import (
    border_name,
    card_list,
    card_name,
    card_short,
    card_spoken,
    card_text,
    character_text,
    event_card_name,
    event_card_text,
    kind_name,
    set_name,
    set_text,
    source_name,
    suit_name,
)
from sixgun.text.classic.catalogue import message_ids
from sixgun.text.classic.decisions import action_label, asked_line, prompt
from sixgun.text.classic.events import QUIET, event_line
from sixgun.text.classic.refusals import refusal_text
from sixgun.text.words import character_name, join, readable, role_aim, role_name, rule_text

__all__ = [
    "QUIET",
    "action_label",
    "asked_line",
    "border_name",
    "card_list",
    "card_name",
    "card_short",
    "card_spoken",
    "card_text",
    "character_name",
    "character_text",
    "event_card_name",
    "event_card_text",
    "event_line",
    "join",
    "kind_name",
    "message_ids",
    "prompt",
    "readable",
    "refusal_text",
    "role_aim",
    "role_name",
    "rule_text",
    "set_name",
    "set_text",
    "source_name",
    "suit_name",
]
