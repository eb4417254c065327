"""Refusals in words: those of the rules by their game, those of the server by their reason."""

from __future__ import annotations

from typing import Final

from sixgun.kernel.errors import SixgunError
from sixgun.kernel.refusal import Refusal
from sixgun.server.errors import Refused
from sixgun.server.words.speaker import LOG, Speaker
from sixgun.text import MissingText, Texts, error_text

REASONS: Final = (
    "busy",
    "closed",
    "error",
    "fault",
    "game-running",
    "http-404",
    "http-405",
    "invalid",
    "no-database",
    "no-game",
    "no-game-before",
    "no-guest",
    "no-hints",
    "no-name",
    "no-seat",
    "no-such-eyes",
    "no-such-language",
    "no-such-match",
    "no-such-page",
    "no-such-seat",
    "no-such-table",
    "no-watching",
    "not-asked",
    "not-host",
    "not-ready",
    "not-stored",
    "notation",
    "origin",
    "own-seat",
    "rate",
    "seat-free",
    "seat-taken",
    "stale",
    "stand-in",
    "table-full",
    "too-large",
    "too-many-seated",
    "too-many-streams",
    "too-many-tables",
    "unreadable",
)
"""Why the server refuses something: the message of each is ``server-REASON``."""


def refused_message(error: SixgunError, texts: Texts, speaker: Speaker | None) -> dict[str, object]:
    """Return what stands in the way in words: its sentence, and what the rule says that it rests on.

    A text that is missing, or a refusal that nobody has put into words, is said in the English of the error.

    Args:
        error: why something cannot be done.
        texts: the language.
        speaker: who speaks of the game that is played, ``None`` if none is.
    """
    rule = error.rule if isinstance(error, Refused) else ""
    title = "" if speaker is None or not rule else speaker.rule(rule)
    try:
        return {"message": _sentence(error, texts, speaker), "rule_title": title}
    except MissingText:
        LOG.exception("a text is missing")
        return {"message": error.message, "rule_title": title}


def _sentence(error: SixgunError, texts: Texts, speaker: Speaker | None) -> str:
    if not isinstance(error, Refused):
        return error_text(texts, error)
    if error.rule and speaker is not None:
        return speaker.refusal(Refusal(error.rule, error.reason, error.params))
    return texts(error.message_id, **error.params)
