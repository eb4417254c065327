"""The texts the server speaks with: our own, and those that other packages bring with their sets."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path
from typing import Final

from sixgun.text import Texts, load, package_folders

LOG: Final = logging.getLogger("sixgun.server.words")


def texts_in(lang: str) -> Texts:
    """Return the texts of a language.

    Raises:
        UnknownLanguage: there are none.
    """
    return load(lang, *_folders())


@lru_cache(maxsize=1)
def _folders() -> tuple[Path, ...]:
    """Return the folders with texts of other packages; a package that does not work has none."""
    try:
        return package_folders()
    except Exception:
        LOG.exception("texts of another package cannot be used")
        return ()
