"""What the server tells in the words of a language: the story, questions, answers, refusals."""

from __future__ import annotations

from sixgun.server.words.refusals import refused_message
from sixgun.server.words.speaker import Speaker
from sixgun.server.words.speakers import speaker_of
from sixgun.server.words.texts import texts_in

__all__ = ["Speaker", "refused_message", "speaker_of", "texts_in"]
