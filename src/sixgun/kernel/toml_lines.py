"""Where things stand in a TOML file: the standard reader forgets the lines, messages for people need them."""

from __future__ import annotations

from typing import Final, final

KeyPath = tuple[str | int, ...]
"""The way to a value: keys of tables and, for arrays, positions counted from 0."""

_BARE_END: Final = " \t\r\n=.]}#,"


def key_lines(source: str) -> dict[KeyPath, int]:
    """Return the line (from 1) of every table, key and array entry in ``source``, which must be valid TOML.

    ``("seat", 1, "hand", 0)`` is the first card in the hand of the second ``[[seat]]``.
    """
    return _Scanner(source).scan()


@final
class _Scanner:
    """Walks once over valid TOML and notes lines. It reads no values, so it need not judge them."""

    def __init__(self, source: str) -> None:
        self.source: str = source
        self.position: int = 0
        self.line: int = 1
        self.found: dict[KeyPath, int] = {}
        self.array_sizes: dict[KeyPath, int] = {}

    def scan(self) -> dict[KeyPath, int]:
        table: KeyPath = ()
        self.skip_space(True)
        while self.position < len(self.source):
            if self.source[self.position] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip_space(True)
        return self.found

    def note(self, path: KeyPath) -> None:
        if path not in self.found:
            self.found[path] = self.line

    # Small steps ------------------------------------------------------------------------------------------

    def peek(self) -> str:
        return self.source[self.position] if self.position < len(self.source) else ""

    def step(self, count: int = 1) -> None:
        for character in self.source[self.position : self.position + count]:
            if character == "\n":
                self.line += 1
        self.position += count

    def skip_space(self, over_lines: bool) -> None:
        while self.position < len(self.source):
            character = self.source[self.position]
            if character == "#":
                while self.peek() not in ("", "\n"):
                    self.position += 1
            elif character in " \t\r" or (over_lines and character == "\n"):
                self.step()
            else:
                return

    # Keys and headers -------------------------------------------------------------------------------------

    def header(self) -> KeyPath:
        array = self.source.startswith("[[", self.position)
        line = self.line
        self.step(2 if array else 1)
        keys = self.keys()
        self.step(2 if array else 1)
        path: KeyPath = ()
        for key in keys[:-1]:
            path = self.enter(path, key)
        if not array:
            path = (*path, keys[-1])
            if path in self.array_sizes:
                path = (*path, self.array_sizes[path] - 1)
            self.found.setdefault(path, line)
            return path
        whole: KeyPath = (*path, keys[-1])
        size = self.array_sizes.get(whole, 0)
        self.array_sizes[whole] = size + 1
        self.found.setdefault(whole, line)
        entry: KeyPath = (*whole, size)
        self.found.setdefault(entry, line)
        return entry

    def enter(self, path: KeyPath, key: str) -> KeyPath:
        """Go one key down; an array of tables is entered at its last table."""
        inner: KeyPath = (*path, key)
        self.note(inner)
        size = self.array_sizes.get(inner, 0)
        return (*inner, size - 1) if size else inner

    def keys(self) -> list[str]:
        """Read a key with dots and return its parts."""
        parts: list[str] = []
        while True:
            self.skip_space(False)
            parts.append(self.key())
            self.skip_space(False)
            if self.peek() != ".":
                return parts
            self.step()

    def key(self) -> str:
        start = self.position
        quote = self.peek()
        if quote in ('"', "'"):
            self.string()
            return self.source[start + 1 : self.position - 1]
        while self.peek() and self.peek() not in _BARE_END:
            self.position += 1
        return self.source[start : self.position]

    def pair(self, table: KeyPath) -> None:
        path = table
        line = self.line
        for key in self.keys():
            path = (*path, key)
            self.found.setdefault(path, line)
        self.step()  # the equals sign
        self.skip_space(False)
        self.value(path)

    # Values -----------------------------------------------------------------------------------------------

    def value(self, path: KeyPath) -> None:
        first = self.peek()
        if first in ('"', "'"):
            self.string()
        elif first == "[":
            self.array(path)
        elif first == "{":
            self.inline_table(path)
        else:
            while self.peek() not in ("", "\n", ",", "]", "}", "#"):
                self.position += 1

    def string(self) -> None:
        quote = self.peek()
        if self.source.startswith(quote * 3, self.position):
            self.step(3)
            while not self.source.startswith(quote * 3, self.position):
                self.step(2 if quote == '"' and self.peek() == "\\" else 1)
            self.step(3)
            while self.peek() == quote:  # up to two quotes may stand before the closing three
                self.step()
            return
        self.step()
        while self.peek() != quote:
            self.step(2 if quote == '"' and self.peek() == "\\" else 1)
        self.step()

    def array(self, path: KeyPath) -> None:
        self.step()
        index = 0
        while True:
            self.skip_space(True)
            if self.peek() == "]":
                self.step()
                return
            entry: KeyPath = (*path, index)
            self.note(entry)
            self.value(entry)
            index += 1
            self.skip_space(True)
            if self.peek() == ",":
                self.step()

    def inline_table(self, path: KeyPath) -> None:
        self.step()
        while True:
            self.skip_space(True)
            if self.peek() == "}":
                self.step()
                return
            self.pair(path)
            self.skip_space(True)
            if self.peek() == ",":
                self.step()
