"""What is true of every line that the command prints, whatever the language."""

from __future__ import annotations

from rich.cells import cell_len

NEVER_FIRST = "。，、；：！？）」』》〉】…,.;:!)]}%”"
"""Signs that no line begins with."""
NEVER_LAST = "（「『《〈【([{“"
"""Signs that no line ends with."""


def untidy(text: str, width: int) -> list[str]:
    """Return the lines that are wider than the terminal, begin with a sign that closes, or end with one that opens."""
    return [
        line
        for line in text.splitlines()
        if cell_len(line.rstrip()) > width
        or line.lstrip().startswith(tuple(NEVER_FIRST))
        or line.rstrip().endswith(tuple(NEVER_LAST))
    ]
