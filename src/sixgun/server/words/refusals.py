"""Refusals in words: those of the rules by their game, those of the server by their reason."""

from __future__ import annotations

from typing import Final

from sixgun.kernel.errors import SixgunError
from sixgun.kernel.refusal import Refusal
from sixgun.server.errors import Refused
from sixgun.server.words.speaker import Speaker
from sixgun.text import Texts, error_text

REASONS: Final = (
    "busy",
    "closed",
    "error",
    "fault",
    "game-running",
    "http-404",
    "http-405",
    "invalid",
    "no-game",
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
)
"""Why the server refuses something: the message of each is ``server-REASON``."""


def refusal_message(refused: Refused, texts: Texts, speaker: Speaker | None) -> dict[str, object]:
    """Return a refusal in words: its sentence, and what the rule says that it rests on.

    Args:
        refused: the refusal.
        texts: the language.
        speaker: who speaks of the game that is played, ``None`` if none is.
    """
    if refused.rule and speaker is not None:
        refusal = Refusal(refused.rule, refused.reason, refused.params)
        return {"message": speaker.refusal(refusal), "rule_title": speaker.rule(refused.rule)}
    return {"message": texts(refused.message_id, **refused.params), "rule_title": ""}


def refused_message(error: SixgunError, texts: Texts, speaker: Speaker | None) -> dict[str, object]:
    """Return anything that stands in the way in words."""
    if isinstance(error, Refused):
        return refusal_message(error, texts, speaker)
    return {"message": error_text(texts, error), "rule_title": ""}
