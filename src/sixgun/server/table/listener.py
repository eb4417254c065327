"""Listeners: those who hear what happens at a table, each over a bounded queue of its own."""

from __future__ import annotations

from typing import Final, final

from sixgun.server.table.bell import Bell
from sixgun.server.table.table import Table

MAX_WAITING: Final = 4 << 20
"""Most bytes that may wait for one listener."""


@final
class Listener:
    """Somebody who is told what happens: a page, a program, somebody who watches.

    Nothing waits for a listener. If it reads too slowly it is dropped, and may come back and resume.

    Attributes:
        who: the guest or the digest of the program's token; empty for nobody known.
        seat: the seat of a local program, -1 for all others, whose seat is where ``who`` sits.
        lang: the language in which it is told, empty for none.
        invite: the invitation it has come with, which may be none, or no longer hold.
        story: whether it wants to hear the running game from its start.
        gone: why it is told nothing more (``slow``, ``closed``, ``again``, ``stopping``, ``refused``), empty if it is.
    """

    __slots__ = (
        "_bytes",
        "_dropped",
        "_limit",
        "_ready",
        "_waiting",
        "gone",
        "invite",
        "lang",
        "seat",
        "story",
        "who",
    )

    def __init__(self, who: str, limit: int, seat: int = -1, lang: str = "", story: bool = False) -> None:
        """Make a listener for whom up to ``limit`` messages may wait."""
        self.who: str = who
        self.seat: int = seat
        self.lang: str = lang
        self.story: bool = story
        self.gone: str = ""
        self.invite: str = ""
        self._limit: int = limit
        self._waiting: list[tuple[bytes, float]] = []  # mostly empty: a deque is never small
        self._bytes: int = 0
        self._ready: Bell = Bell()
        self._dropped: Bell = Bell()

    def seat_at(self, table: Table) -> int:
        """Return the seat whose view it gets, -1 if it only watches."""
        return self.seat if self.seat >= 0 else table.eyes_of(self.who)

    def chair_at(self, table: Table) -> int:
        """Return the seat where it sits, -1 for none; after a game it may not be one whose view it gets."""
        return self.seat if self.seat >= 0 else table.seat_of(self.who)

    def offer(self, message: bytes, since: float = 0.0) -> None:
        """Let a message wait for it.

        Args:
            message: the message.
            since: when the request that led to it came in, by the clock of the loop; 0 if nobody measures.
        """
        if self.gone:
            return
        if len(self._waiting) >= self._limit or self._bytes + len(message) > MAX_WAITING:
            self.drop("slow")
            return
        self._waiting.append((message, since))
        self._bytes += len(message)
        self._ready.ring()

    def catch_up(self, messages: list[bytes]) -> None:
        """Let all that it has missed wait for it. However many these are, so many more may wait."""
        self._limit += len(messages)
        for message in messages:
            self.offer(message)

    def drop(self, why: str) -> None:
        """Tell it nothing more. What waits for a slow one is thrown away, others still get it."""
        if not self.gone:
            self.gone = why
            self._dropped.ring()
            if why == "slow":
                self._waiting.clear()
            self._ready.ring()

    async def dropped(self) -> None:
        """Wait until it is told nothing more."""
        if not self.gone:
            await self._dropped.wait()

    async def next(self) -> tuple[bytes, float] | None:
        """Return the next message and since when it is measured, ``None`` when there will be none."""
        while not self._waiting:
            if self.gone:
                return None
            await self._ready.wait()
        message, since = self._waiting.pop(0)
        self._bytes -= len(message)
        return message, since
