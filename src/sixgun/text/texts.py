"""The messages of one language, looked up by id."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number

from sixgun.text.errors import MissingText, UnknownLanguage
from sixgun.text.language import FALLBACK, LOCALES, languages

_ENTRY: Final = re.compile(r"^(?=[A-Za-z])", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\$([A-Za-z][A-Za-z0-9_-]*)")
REMEMBERED: Final = 4096
"""So many sentences of a language are kept: names of cards, and labels that are shown again and again."""
_ATTRIBUTE: Final = re.compile(r"^(?= +\.[a-z])", re.MULTILINE)
_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


@final
class Layer:
    """Messages written in one language. A message is only parsed when it is first used.

    A command that prints three lines need not parse a thousand. No message refers to another one.
    """

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        """Read all ``*.ftl`` files of ``folders``; an id that is met twice keeps its first message."""
        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        self._language: str = language
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                for entry in _ENTRY.split(path.read_text(encoding="utf-8")):
                    found = _ID.match(entry)
                    if found is not None:
                        self.sources.setdefault(found.group(), entry)

    def pattern(self, name: str, attribute: str) -> Pattern | None:
        """Return the message ``name``, or an attribute of it; ``None`` if it is not there.

        Raises:
            MissingText: it is there and badly written.
        """
        if name not in self.sources:
            return None
        if not self.bundle.has_message(name):
            self.bundle.add_resource(FluentResource(self.sources[name]))
            if not self.bundle.has_message(name):
                raise MissingText(self._language, name, "the message is not well written")
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


class Texts:
    """All messages of one language. Call it with an id: ``texts("event-draws", player="Ann", ...)``.

    Attributes:
        language: tag of the language (``it``).
    """

    def __init__(self, language: str, layers: tuple[Layer, ...]) -> None:
        """Keep the messages of ``layers``: what the first does not have is looked for in the next.

        :func:`load` is the usual way here.
        """
        self.language: str = language
        self._layers: tuple[Layer, ...] = layers
        self._found: dict[str, tuple[FluentBundle, Pattern, tuple[str, ...]]] = {}
        self._fill = lru_cache(maxsize=REMEMBERED, typed=True)(self._format)
        self._spell: Callable[[str], str] | None = None

    def spelled(self, spell: Callable[[str], str]) -> Texts:
        """Return the same texts, each as ``spell`` writes it: for whoever cannot be shown all their letters."""
        texts = Texts(self.language, self._layers)
        texts._spell = spell
        return texts

    def __call__(self, message_id: str, /, **params: str | int | float) -> str:
        """Return the message ``message_id`` with its gaps filled from ``params``.

        Args:
            message_id: id of a message, or ``id.attribute`` for one of its attributes (``card-bang.text``).
            params: what the message may speak of; more than it needs does no harm. Whole numbers are written
                without separators, so that seeds and line numbers can be copied.

        Raises:
            MissingText: there is no such message, or it speaks of something that ``params`` lacks.
        """
        if not self.has(message_id):
            raise MissingText(self.language, message_id)
        names = self._found[message_id][2]
        return self._fill(message_id, *(params.get(name) for name in names))

    def _format(self, message_id: str, *values: str | int | float | None) -> str:
        """Return a message with its gaps filled: what it speaks of, in the order of its names; ``None`` is missing."""
        bundle, pattern, names = self._found[message_id]
        plain = {
            name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
            for name, value in zip(names, values, strict=True)
            if value is not None
        }
        text, errors = bundle.format_pattern(pattern, plain)
        if errors:
            raise MissingText(self.language, message_id, "; ".join(str(error) for error in errors))
        return str(text) if self._spell is None else self._spell(str(text))

    @property
    def name(self) -> str:
        """What the language calls itself (``italiano``)."""
        return self("language-name")

    def has(self, message_id: str) -> bool:
        """Tell whether the language has this message (or ``id.attribute``).

        Raises:
            MissingText: it has one, and it is badly written.
        """
        if message_id in self._found:
            return True
        name, _, attribute = message_id.partition(".")
        for layer in self._layers:
            pattern = layer.pattern(name, attribute)
            if pattern is not None:
                names = tuple(dict.fromkeys(_VARIABLE.findall(layer.sources[name])))
                self._found[message_id] = (layer.bundle, pattern, names)
                return True
        return False

    def resource(self, wanted: Callable[[str], bool]) -> str:
        """Return messages as one Fluent resource, without comments, in the order of their ids.

        Args:
            wanted: tells by its id whether a message is among them.
        """
        found: list[str] = []
        for name in sorted(self.ids()):
            if wanted(name):
                found.append(_laid_over([layer.sources[name] for layer in self._layers if name in layer.sources]))
        return "".join(found)

    def ids(self) -> frozenset[str]:
        """Return the ids of all messages of the language, without attributes."""
        return frozenset().union(*(layer.sources for layer in self._layers))


def _laid_over(sources: list[str]) -> str:
    """Return a message whose attributes come from the first source that has them."""
    head, *attributes = _ATTRIBUTE.split(_COMMENT.sub("", sources[0]))
    parts = {_name_of(attribute): attribute for attribute in attributes}
    for source in sources[1:]:
        for attribute in _ATTRIBUTE.split(_COMMENT.sub("", source))[1:]:
            parts.setdefault(_name_of(attribute), attribute)
    return "".join(part.rstrip() + "\n" for part in (head, *parts.values()))


def _name_of(attribute: str) -> str:
    return attribute.partition("=")[0].strip()


@lru_cache(maxsize=16)
def load(language: str, *extra: Path) -> Texts:
    """Return the texts of ``language``, read once and kept.

    Args:
        language: one of :func:`~sixgun.text.language.languages`.
        extra: more folders laid out like ours (``FOLDER/it/*.ftl``), such as those of a set from another
            package. They can add messages and cannot change ours. What they have in English only stays English.

    Raises:
        UnknownLanguage: we have no texts in this language.
    """
    if language not in languages():
        raise UnknownLanguage(language, languages())
    roots = (LOCALES, *extra)
    layers = [Layer(language, (root / language for root in roots))]
    if extra and language != FALLBACK:
        layers.append(Layer(FALLBACK, (root / FALLBACK for root in extra)))
    return Texts(language, tuple(layers))
