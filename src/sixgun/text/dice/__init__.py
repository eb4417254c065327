"""The Dice Game in words: the faces of the dice, characters and roles, the story, prompts, labels and refusals.

All functions take the :class:`~sixgun.text.Texts` of a language first, and the names of the seats where they speak of
players. Characters and roles have the names that they have in the card game, and what a role wants is the same too;
what the characters can do is not. Nothing that is told or asked is secret.

    >>> from sixgun.text import load
    >>> from sixgun.text.dice import character_name, character_text, face_name
    >>> face_name(load("it"), "bullseye_2")
    'Bersaglio 2'
    >>> character_name(load("en"), "lucky_duke"), character_text(load("en"), "lucky_duke")
    ('Lucky Duke', 'May roll his dice once more than the others.')
"""

from __future__ import annotations

from sixgun.text.dice.catalogue import message_ids
from sixgun.text.dice.decisions import action_label, asked_line, prompt
from sixgun.text.dice.events import QUIET, event_line, together
from sixgun.text.dice.faces import (
    FACE_IDS,
    boxed,
    character_text,
    dice_numbers,
    face_name,
    face_short,
    face_text,
    term_name,
)
from sixgun.text.dice.refusals import refusal_text
from sixgun.text.words import character_name, join, role_aim, role_name, rule_text

__all__ = [
    "FACE_IDS",
    "QUIET",
    "action_label",
    "asked_line",
    "boxed",
    "character_name",
    "character_text",
    "dice_numbers",
    "event_line",
    "face_name",
    "face_short",
    "face_text",
    "join",
    "message_ids",
    "prompt",
    "refusal_text",
    "role_aim",
    "role_name",
    "rule_text",
    "term_name",
    "together",
]
