"""A bell that wakes the one task that waits at it.

Every table and every listener has some. An ``asyncio.Event`` or ``asyncio.Queue`` can wake many and keeps a ``deque``
for them, of 600 bytes each: with thousands of them these would be a tenth of all memory.
"""

from __future__ import annotations

import asyncio
from typing import final


@final
class Bell:
    """Wakes the one task that waits; who is not waiting hears nothing, so look first whether there is need to wait."""

    __slots__ = ("_waiter",)

    def __init__(self) -> None:
        self._waiter: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Wake the task that waits, if one does."""
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until it rings. Only one task may wait at a time."""
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None
