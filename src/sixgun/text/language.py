"""Which languages there are, and which of them a person wants."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sixgun.text.errors import UnknownLanguage

FALLBACK: Final = "en"
"""The language of somebody who has not said which one he reads."""

LOCALES: Final = Path(__file__).with_name("locales")
"""The folder that holds one folder of messages for each language."""

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

_ALSO_KNOWN_AS: Final = {"zh": "zh-Hant", "zh-hk": "zh-Hant", "zh-mo": "zh-Hant", "zh-tw": "zh-Hant"}
"""Other tags of languages, in lower case."""


def languages() -> tuple[str, ...]:
    """Return the tags of all languages, in alphabetical order (``("el", "en", ...)``)."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def choose_language(explicit: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """Return the language to use: ``explicit`` if given, else what the environment asks for, else English.

    Tags are matched generously: ``it_IT.UTF-8``, ``it-CH`` and ``IT`` all mean ``it``. The environment is
    only a hint, so a language that it names and we do not have falls back to English; an explicit wish is never
    replaced by another language.

    Args:
        explicit: what the person asked for by name, or ``None`` (also an empty text) if he did not.
        environ: environment variables, ``os.environ`` if left out. The first that is set of ``LC_ALL``,
            ``LC_MESSAGES`` and ``LANG`` counts, as everywhere in POSIX.

    Raises:
        UnknownLanguage: ``explicit`` names a language that has no texts.
    """
    if explicit:
        known = languages()
        match = _match(explicit, known)
        if match is None:
            raise UnknownLanguage(explicit, known)
        return match
    variables = os.environ if environ is None else environ
    for variable in _VARIABLES:
        wish = variables.get(variable)
        if wish:
            return _match(wish, languages()) or FALLBACK
    return FALLBACK


def _match(wish: str, known: tuple[str, ...]) -> str | None:
    """Find the longest tag in ``known`` that ``wish`` begins with, part by part."""
    parts = re.split("[.@]", wish, maxsplit=1)[0].replace("_", "-").casefold().split("-")
    for length in range(len(parts), 0, -1):
        head = "-".join(parts[:length])
        for tag in known:
            if tag.casefold() == head or (length == len(parts) and _ALSO_KNOWN_AS.get(head) == tag):
                return tag
    return None
