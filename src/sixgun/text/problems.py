"""Errors in the words of a language."""

from __future__ import annotations

from typing import Final

from sixgun.kernel.errors import RecordError, ScenarioError, SixgunError
from sixgun.kernel.game import IllegalAction
from sixgun.text.punctuation import comma
from sixgun.text.texts import Texts

LISTS: Final = frozenset({"games", "known", "near", "takes"})
"""What errors list in their parameters, with commas as in English since they know no language."""


def error_text(texts: Texts, error: SixgunError) -> str:
    """Put an error into words: the message it names, or its own English sentence if it names none.

    Errors of files keep their ``FILE:LINE:`` in front. An action that was refused is explained in notation,
    since nothing is known here of the names of players; ``sixgun.text.classic.refusal_text`` knows them.

    Raises:
        MissingText: the error names a message that the language does not have.
    """
    if not error.message_id:
        return str(error)
    message_id = error.message_id
    params: dict[str, str | int] = {
        name: value.replace(", ", comma(texts)) if name in LISTS else value for name, value in error.params.items()
    }
    if isinstance(error, IllegalAction):
        params = {key: int(value) if value.isdecimal() else value for key, value in error.params.items()}
        params["player"] = f"@{error.params.get('seat', '')}"
        params["name"] = error.params.get("card", "").partition(":")[0]
        card = error.params.get("card", "")
        params["source"] = error.params.get("ability", error.params.get("source", card))
        params["whose"] = "character"
        if texts.has(f"{error.game_id}-{message_id}"):
            message_id = f"{error.game_id}-{message_id}"
    said = texts(message_id, **params)
    if isinstance(error, (RecordError, ScenarioError)):
        place = f"{error.path}:{error.line}" if error.line > 0 else error.path
        return f"{place}: {said}"
    return said
