"""The inbox of a table: what is asked of it waits here until its one task takes it out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, final

from sixgun.server.errors import Refused
from sixgun.server.facts import Fact
from sixgun.server.table.bell import Bell
from sixgun.server.table.table import Table

MOST: Final = 256
"""Most requests that may wait for one table."""
Wish = Callable[[Table], list[Fact]]
"""A request: given the table as it is, the facts it comes to. It raises ``Refused`` or ``Already``.

It may be looked at more than once, if somebody else was quicker."""


@final
class Request:
    """Something to do for a table: a wish, then a call; with neither, only to look what is due.

    Attributes:
        wish, call: what is to be done.
        since: when it came in, by the clock of the loop; 0 if nobody measures.
        fresh: whether what other workers have stored is taken in first.
        done: the number of the table's last entry then, or why it was not done.
    """

    __slots__ = ("call", "done", "fresh", "since", "wish")

    def __init__(
        self, since: float, wish: Wish | None = None, call: Callable[[], None] | None = None, fresh: bool = False
    ) -> None:
        self.since: float = since
        self.wish: Wish | None = wish
        self.call: Callable[[], None] | None = call
        self.fresh: bool = fresh
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def finish(self, result: int | Exception) -> None:
        """Tell whoever waits how it has ended; he may have gone."""
        if self.done.done():
            return
        if isinstance(result, int):
            self.done.set_result(result)
        else:
            self.done.set_exception(result)


def closed() -> Refused:
    """Return why nothing more can be asked of a table."""
    return Refused("closed", "this table is closed", status=410)


@final
class Inbox:
    """Requests that wait, in their order."""

    def __init__(self) -> None:
        self._requests: list[Request] = []
        self._bell: Bell = Bell()

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._requests

    def put(self, request: Request) -> None:
        """Let a request wait.

        Raises:
            Refused: too many wait.
        """
        if len(self._requests) >= MOST:
            raise Refused("busy", "too much is asked of this table", status=503)
        self._requests.append(request)
        self._bell.ring()

    def nudge(self) -> None:
        """Let the task look again for what is due."""
        if len(self._requests) < MOST:
            self.put(Request(0.0))

    async def next(self, due: float | None) -> Request | None:
        """Return the next request, ``None`` if the time ``due``, by the clock of the loop, comes first."""
        if not self._requests:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._bell.wait()
        return self._requests.pop(0) if self._requests else None

    def close(self) -> None:
        """Refuse all that waits."""
        requests, self._requests = self._requests, []
        for request in requests:
            request.finish(closed())
            if not request.done.cancelled():
                request.done.exception()  # nobody may be waiting for it
