"""Texts: every name, sentence and label that a person reads, in every language.

Code speaks ids; this package turns them into words.

    >>> from sixgun.text import load
    >>> load("it")("card-missed")
    'Mancato!'
    >>> load("en")("card-stagecoach.text")
    'Draw two cards from the deck.'

The sentences are Fluent messages in ``locales/LANGUAGE/*.ftl``. :mod:`sixgun.text.classic` puts the events,
decisions, actions and refusals of the card game into words; :mod:`sixgun.text.duel` and :mod:`sixgun.text.dice` name
and explain what belongs to the other two games, and :mod:`sixgun.text.words` has what all of them share.
"""

from __future__ import annotations

from sixgun.text.errors import MissingText, UnknownLanguage
from sixgun.text.language import choose_language, languages
from sixgun.text.packages import package_folders
from sixgun.text.problems import error_text
from sixgun.text.texts import Texts, load

__all__ = [
    "MissingText",
    "Texts",
    "UnknownLanguage",
    "choose_language",
    "error_text",
    "languages",
    "load",
    "package_folders",
]
