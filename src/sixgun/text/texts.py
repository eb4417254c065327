"""The messages of one language, looked up by id."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from sixgun.text.errors import MissingText, UnknownLanguage
from sixgun.text.language import LOCALES, languages

_ENTRY: Final = re.compile(r"^(?=[A-Za-z])", re.MULTILINE)
_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


class Texts:
    """All messages of one language. Call it with an id: ``texts("event-draws", player="Ann", ...)``.

    The files are read when the object is made, but a message is only parsed when it is first used: a command
    that prints three lines need not parse a thousand. No message refers to another one.

    Attributes:
        language: tag of the language (``it``).
    """

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        """Read all ``*.ftl`` files of ``folders``; an id that is met twice keeps its first message.

        :func:`load` is the usual way here.
        """
        self.language: str = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                for entry in _ENTRY.split(path.read_text(encoding="utf-8")):
                    found = _ID.match(entry)
                    if found is not None:
                        self._sources.setdefault(found.group(), entry)

    def __call__(self, message_id: str, /, **params: str | int | float) -> str:
        """Return the message ``message_id`` with its gaps filled from ``params``.

        Args:
            message_id: id of a message, or ``id.attribute`` for one of its attributes (``card-bang.text``).
            params: what the message may speak of; more than it needs does no harm. Whole numbers are written
                without separators, so that seeds and line numbers can be copied.

        Raises:
            MissingText: there is no such message, or it speaks of something that ``params`` lacks.
        """
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(self.language, message_id)
        plain = {
            key: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
            for key, value in params.items()
        }
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise MissingText(self.language, message_id, "; ".join(str(error) for error in errors))
        return str(text)

    @property
    def name(self) -> str:
        """What the language calls itself (``italiano``)."""
        return self("language-name")

    def has(self, message_id: str) -> bool:
        """Tell whether the language has this message (or ``id.attribute``)."""
        name, _, attribute = message_id.partition(".")
        if name not in self._sources:
            return False
        if not self._bundle.has_message(name):
            self._parse(name)
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def ids(self) -> frozenset[str]:
        """Return the ids of all messages of the language, without attributes."""
        return frozenset(self._sources)

    def _parse(self, name: str) -> None:
        """Make the message ``name`` known to the Fluent bundle."""
        source = self._sources.get(name)
        if source is None:
            raise MissingText(self.language, name)
        self._bundle.add_resource(FluentResource(source))
        if not self._bundle.has_message(name):
            raise MissingText(self.language, name, "the message is not well written")


@lru_cache(maxsize=16)
def load(language: str, *extra: Path) -> Texts:
    """Return the texts of ``language``, read once and kept.

    Args:
        language: one of :func:`~sixgun.text.language.languages`.
        extra: more folders laid out like ours (``FOLDER/it/*.ftl``), such as those of a set from another
            package. They can add messages and cannot change ours.

    Raises:
        UnknownLanguage: we have no texts in this language.
    """
    if language not in languages():
        raise UnknownLanguage(language, languages())
    return Texts(language, tuple(root / language for root in (LOCALES, *extra)))
