"""The wire between the workers of one database: notes over LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixgun.server.notes import CHANNEL, Note, encode_note

LOG: Final = logging.getLogger("sixgun.server.store")
QUIET: Final = 5.0
"""Seconds of silence after which the connection is tried: not every loss is noticed at once."""
MOST: Final = 10_000
"""Most notes that wait. They may be lost: those who miss them look into the log, and who is here is told again."""
AGAIN: Final = 0.5
"""Seconds from one try to make a connection to the next."""


@final
class Wire:
    """A connection of its own on which notes are heard and sent. If it is lost it is made anew."""

    def __init__(self, engine: AsyncEngine, hear: Callable[[str], None], connected: Callable[[], None]) -> None:
        """Prepare it.

        Args:
            engine: the connections to the database.
            hear: called with every note, those of this worker too.
            connected: called when notes are heard from now on: those before may have been missed.
        """
        self._engine: AsyncEngine = engine
        self._hear: Callable[[str], None] = hear
        self._connected: Callable[[], None] = connected
        self._waiting: deque[str] = deque(maxlen=MOST)
        self._failed: str = ""
        self._news: asyncio.Event = asyncio.Event()
        self._ready: asyncio.Event = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to hear notes; return when they are heard."""
        self._task = asyncio.create_task(self._run(), name="wire")
        await self._ready.wait()

    async def close(self) -> None:
        """Hear and send no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def send(self, note: Note) -> None:
        """Send a note as soon as possible. Of too many that wait for a lost connection the oldest are dropped."""
        self._waiting.append(encode_note(note))
        self._news.set()

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            began = clock()
            try:
                await self._talk()
            except asyncio.CancelledError:
                raise
            except Exception:  # whatever the driver says of a broken connection
                LOG.exception("notes of other workers are not heard")
            await asyncio.sleep(max(0.0, began + AGAIN - clock()))

    async def _talk(self) -> None:
        """Hear and send over a new connection until that is lost."""
        connection = await self._engine.connect()
        try:
            line: Any = (await connection.get_raw_connection()).driver_connection
            line.add_termination_listener(self._lost)
            await line.add_listener(CHANNEL, self._heard)
            self._ready.set()
            self._connected()
            while not line.is_closed():
                if self._waiting:
                    await self._send(line, self._waiting.popleft())
                    continue
                self._news.clear()
                try:
                    async with asyncio.timeout(QUIET):
                        await self._news.wait()
                except TimeoutError:
                    await line.fetchval("SELECT 1", timeout=QUIET)
            LOG.warning("notes of other workers are not heard: the connection is lost")
        finally:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()  # it must not go on listening for somebody else
                await connection.close()

    async def _send(self, line: Any, note: str) -> None:
        try:
            await line.execute("SELECT pg_notify($1, $2)", CHANNEL, note, timeout=QUIET)
        except BaseException:
            if note is not self._failed:  # it is sent once more, and may be heard twice
                self._failed = note
                self._waiting.appendleft(note)
            raise

    def _lost(self, _line: object) -> None:
        self._news.set()

    def _heard(self, _line: object, _process: int, _channel: str, payload: object) -> None:
        self._hear(str(payload))
