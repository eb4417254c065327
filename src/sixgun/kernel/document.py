"""Files of settings (TOML) as tables that know where they stand, so that complaints can name the line."""

from __future__ import annotations

import tomllib
from typing import final

from sixgun.kernel.errors import ScenarioError
from sixgun.kernel.toml_lines import KeyPath, key_lines


@final
class Node:
    """One table of a document. Its getters check what they read and complain with path and line.

    Attributes:
        path: name of the file, for messages.
        where: the way to this table; empty for the document itself.
        values: what the table holds.
    """

    __slots__ = ("_lines", "path", "values", "where")

    def __init__(self, path: str, where: KeyPath, values: dict[str, object], lines: dict[KeyPath, int]) -> None:
        self.path: str = path
        self.where: KeyPath = where
        self.values: dict[str, object] = values
        self._lines: dict[KeyPath, int] = lines

    # Places -----------------------------------------------------------------------------------------------

    def line(self, key: str = "", index: int = -1) -> int:
        """Return the line of this table, of its entry ``key``, or of entry ``index`` in that array."""
        way: KeyPath = self.where
        if key:
            way = (*way, key)
            if index >= 0:
                way = (*way, index)
        while way:
            found = self._lines.get(way, 0)
            if found:
                return found
            way = way[:-1]
        return 1

    def error(self, what: str, key: str = "", index: int = -1) -> ScenarioError:
        """Return a complaint about this table, its entry ``key``, or entry ``index`` of that array."""
        return ScenarioError(self.path, self.line(key, index), what)

    # Reading ----------------------------------------------------------------------------------------------

    def __contains__(self, key: object) -> bool:
        return key in self.values

    def entries(self) -> list[str]:
        """Return the keys in the order of the file."""
        return list(self.values)

    def only(self, allowed: tuple[str, ...]) -> None:
        """Refuse every key that is not among ``allowed``.

        Raises:
            ScenarioError: there is another key.
        """
        for key in self.values:
            if key not in allowed:
                raise self.error(f"unknown key '{key}'; known here: {', '.join(sorted(allowed))}", key)

    def text(self, key: str, default: str = "") -> str:
        """Return a text; ``default`` if the key is missing."""
        value = self.values.get(key, default)
        if not isinstance(value, str):
            raise self.error(f"'{key}' must be a text in quotes", key)
        return value

    def number(self, key: str, default: int = 0) -> int:
        """Return a whole number; ``default`` if the key is missing."""
        value = self.values.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(f"'{key}' must be a whole number", key)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """Return true or false; ``default`` if the key is missing."""
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self.error(f"'{key}' must be true or false", key)
        return value

    def texts(self, key: str) -> list[str]:
        """Return a list of texts; a single text counts as a list of one, a missing key as none."""
        value = self.values.get(key)
        if value is None:
            return []
        if isinstance(value, str):
            return [value]
        texts: list[str] = []
        if isinstance(value, list):
            for index, entry in enumerate(value):
                if not isinstance(entry, str):
                    raise self.error(f"'{key}' must hold texts in quotes", key, index)
                texts.append(entry)
            return texts
        raise self.error(f"'{key}' must be a list of texts", key)

    def node(self, key: str) -> Node:
        """Return a table inside this one; an empty one if the key is missing."""
        value = self.values.get(key)
        if value is None:
            return Node(self.path, (*self.where, key), {}, self._lines)
        return self._table(value, (*self.where, key), f"'{key}' must be a table")

    def nodes(self, key: str) -> list[Node]:
        """Return the tables of an array of tables (``[[key]]``); none if the key is missing."""
        value = self.values.get(key)
        if value is None:
            return []
        what = f"'{key}' must be written as [[{key}]]"
        if not isinstance(value, list):
            raise self.error(what, key)
        found: list[Node] = []
        for index, entry in enumerate(value):
            found.append(self._table(entry, (*self.where, key, index), what))
        return found

    def _table(self, value: object, where: KeyPath, what: str) -> Node:
        if not isinstance(value, dict):
            raise ScenarioError(self.path, self._lines.get(where, self.line()), what)
        inner: dict[str, object] = {}
        for key, entry in value.items():
            inner[str(key)] = entry
        return Node(self.path, where, inner, self._lines)


def read_document(source: str, path: str) -> Node:
    """Return the whole of a TOML text as a table; ``path`` is only named in messages.

    Raises:
        ScenarioError: it is no valid TOML.
    """
    source = source.replace("\r\n", "\n")
    try:
        values: dict[str, object] = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(path, _line_of(str(error), source), f"no valid TOML: {error}") from None
    except (RecursionError, ValueError) as error:  # nested too deep, or a number with too many digits
        raise ScenarioError(path, 0, f"no valid TOML: {error}") from None
    return Node(path, (), values, key_lines(source))


def _line_of(message: str, source: str) -> int:
    """Find the line in the reader's words ``... (at line 3, column 4)`` or ``(at end of document)``."""
    _, _, tail = message.rpartition("(at line ")
    number = tail.split(",", 1)[0]
    return int(number) if number.isdigit() else source.count("\n") + 1
