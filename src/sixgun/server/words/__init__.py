"""What the server tells in the words of a language: the story, questions, answers, refusals."""

from __future__ import annotations

from sixgun.server.words.refusals import refusal_message, refused_message
from sixgun.server.words.speaker import Speaker
from sixgun.server.words.speakers import speaker_of

__all__ = ["Speaker", "refusal_message", "refused_message", "speaker_of"]
