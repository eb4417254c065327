"""Where lines break: between words, and in scripts that do not part their words between almost any two signs."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

GLUE: Final = "\ue000"
"""Stands for a space that does not break while lines are broken."""
OPENING: Final = frozenset("（「『《〈【([{“‘" + GLUE)
"""Signs that do not end a line."""
CLOSING: Final = frozenset("，。、；：！？）」』》〉】…·～％,.;:!?)]}%”’" + GLUE)
"""Signs that do not begin a line."""


def lines_of(text: Text, console: Console, width: int) -> list[Text]:
    """Return ``text`` in lines of at most ``width`` columns; one without wide signs breaks between words only."""
    if cell_len(text.plain) == len(text.plain):
        return list(text.wrap(console, width))
    lines: list[Text] = []
    for part in text.split("\n", allow_blank=True):
        for line in part.divide(_breaks(part.plain, width)):
            line.rstrip()
            lines.append(line)
    return lines


def _breaks(plain: str, width: int) -> list[int]:
    """Return the places at which the lines after the first begin."""
    found: list[int] = []
    start = place = used = 0
    good = 0  # the last place at which this line may end
    while place < len(plain):
        if place > start and _may_break(plain[place - 1], plain[place]):
            good = place
        used += cell_len(plain[place])
        if used > width and plain[place] != " " and place > start:
            start = good if good > start else place
            found.append(start)
            used = cell_len(plain[start : place + 1])
        place += 1
    return found


def _may_break(before: str, after: str) -> bool:
    if after in CLOSING or after == " " or before in OPENING:
        return False
    return before == " " or cell_len(before) > 1 or cell_len(after) > 1
