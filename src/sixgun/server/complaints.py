"""What the log says of local programs: why one has failed, and what it writes to standard error itself.

A program is of this machine, and so is the log. What it writes is passed on in lines of a bounded length, so many a
minute, without signs that could disturb a terminal.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, final

LOG: Final = logging.getLogger("sixgun.server.programs")
BLOCK: Final = 4096
"""Bytes that are read at once, and kept of a line that has not ended."""
MAX_QUOTE: Final = 200
"""Most characters of a line that is quoted as wrong."""
MAX_LINE: Final = 400
"""Most characters of a line that is passed on."""
LINES: Final = 60
"""So many lines of all programs of one name are passed on in a minute."""
MINUTE: Final = 60.0
PAUSE: Final = 0.01
"""Seconds between two blocks of a program that has written too much."""


def shown(text: bytes | str, longest: int = MAX_QUOTE) -> str:
    """Return at most ``longest`` characters of a text on one line; for each that cannot be seen stands a mark."""
    if isinstance(text, bytes):
        text = text[: 4 * longest].decode("utf-8", "replace")
    text = text.rstrip().replace("\t", " ")
    cut = text if len(text) <= longest else text[: longest - 3] + "..."
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in cut)


@final
class Allowance:
    """How many lines of the programs of one name may still be passed on in this minute."""

    def __init__(self) -> None:
        self._began: float = -MINUTE
        self._left: int = 0

    def take(self, now: float) -> int:
        """Take one line; return how many were left, 0 for none, and less each time after that."""
        if now - self._began >= MINUTE:
            self._began = now
            self._left = LINES
        self._left -= 1
        return self._left + 1


@final
class Part:
    """The part of a program in one game, as the log tells of it.

    Attributes:
        pid: its process, 0 as long as there is none.
    """

    def __init__(self, name: str, table: str, seat: int, allowance: Allowance) -> None:
        self.pid: int = 0
        self._name: str = name
        self._table: str = table
        self._seat: int = seat
        self._allowance: Allowance = allowance
        self._failed: bool = False

    def fail(self, why: str, line: str = "") -> None:
        """Say why it has failed, the first time, and which line of it is the reason."""
        if self._failed:
            return
        self._failed = True
        about: dict[str, object] = {"program": self._name, "why": why}
        if line:
            about["line"] = line
        LOG.warning("a program has failed", extra={**about, "table": self._table, "seat": self._seat, "pid": self.pid})

    async def pass_on(self, stderr: asyncio.StreamReader) -> None:
        """Pass on what it writes to standard error, until it closes that."""
        begun = b""
        while block := await stderr.read(BLOCK):
            *lines, begun = (begun + block).split(b"\n")
            begun = begun[:BLOCK]
            if not all(self._say(line) for line in lines):
                await asyncio.sleep(PAUSE)
        self._say(begun)

    def _say(self, line: bytes) -> bool:
        """Pass on a line; return whether it was not one too many."""
        text = shown(line, MAX_LINE)
        if not text:
            return True
        left = self._allowance.take(asyncio.get_running_loop().time())
        if left > 0:
            LOG.info("a program says", extra={"program": self._name, "line": text, "seat": self._seat, "pid": self.pid})
        elif left == 0:
            LOG.warning("a program says too much: the rest of this minute is left out", extra={"program": self._name})
        return left > 0
