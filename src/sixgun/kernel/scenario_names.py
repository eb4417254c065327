"""Names for seats: scenarios say ``Ann`` and ``@Ben`` where the notation says seat 0 and ``@1``."""

from __future__ import annotations

import re
from typing import Final, final

_NAME: Final = re.compile(r"[A-Z][A-Za-z0-9_]*")
_NAME_MARK: Final = re.compile(r"@([A-Z][A-Za-z0-9_]*)")
_NUMBER_MARK: Final = re.compile(r"@([0-9]+)")


def is_seat_name(text: str) -> bool:
    """Tell whether ``text`` can name a seat: a capital letter, then letters, digits and underscores."""
    return _NAME.fullmatch(text) is not None


@final
class SeatNames:
    """The names of a scenario's seats, in the order of the seats."""

    __slots__ = ("names",)

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names

    def seat(self, name: str) -> int:
        """Return the seat called ``name``, or -1."""
        return self.names.index(name) if name in self.names else -1

    def name(self, seat: int) -> str:
        """Return the name of a seat; ``nobody`` for -1."""
        return self.names[seat] if 0 <= seat < len(self.names) else "nobody"

    def unknown_mark(self, text: str) -> str:
        """Return the first name marked with @ in ``text`` that no seat has; empty if there is none."""
        for name in _NAME_MARK.findall(text):
            if name not in self.names:
                return str(name)
        return ""

    def to_numbers(self, text: str) -> str:
        """Write notation with names (``play bang:AS @Ben``) as the games read it (``play bang:AS @1``)."""
        parts: list[str] = []
        end = 0
        for match in _NAME_MARK.finditer(text):
            seat = self.seat(match.group(1))
            parts.append(text[end : match.start()])
            parts.append(match.group(0) if seat < 0 else f"@{seat}")
            end = match.end()
        parts.append(text[end:])
        return "".join(parts)

    def to_names(self, text: str) -> str:
        """Write notation of the games (``play bang:AS @1``) with names (``play bang:AS @Ben``)."""
        parts: list[str] = []
        end = 0
        for match in _NUMBER_MARK.finditer(text):
            parts.append(text[end : match.start()])
            parts.append("@" + self.name(int(match.group(1))))
            end = match.end()
        parts.append(text[end:])
        return "".join(parts)

    def split(self, text: str) -> tuple[int, str]:
        """Take ``Ann: play bang:AS @Ben`` apart: the seat (-1: no such name) and its action."""
        name, colon, action = text.partition(":")
        if not colon:
            return -1, ""
        return self.seat(name.strip()), self.to_numbers(action.strip())
