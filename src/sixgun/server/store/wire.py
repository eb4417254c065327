"""The wire between the workers of one database: notes over LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixgun.server.notes import CHANNEL, Note, encode_note

LOG: Final = logging.getLogger("sixgun.server.store")
QUIET: Final = 5.0
"""Seconds of silence after which the connection is tried."""
MOST: Final = 10_000
"""Most notes that wait. They may be lost: those who miss them look into the log, and who is here is told again."""
AGAIN: Final = 0.5
"""Seconds after which a lost connection is made anew."""


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
        self._queue: asyncio.Queue[str] = asyncio.Queue(MOST)
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
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(encode_note(note))

    async def _run(self) -> None:
        while True:
            try:
                await self._talk()
            except asyncio.CancelledError:
                raise
            except Exception:  # whatever the driver says of a broken connection
                LOG.exception("notes of other workers are not heard")
            await asyncio.sleep(AGAIN)

    async def _talk(self) -> None:
        connection = await self._engine.connect()
        try:
            line: Any = (await connection.get_raw_connection()).driver_connection
            await line.add_listener(CHANNEL, self._heard)
            self._ready.set()
            self._connected()
            while True:
                try:
                    async with asyncio.timeout(QUIET):
                        note = await self._queue.get()
                except TimeoutError:
                    await line.fetchval("SELECT 1", timeout=QUIET)
                    continue
                await line.execute("SELECT pg_notify($1, $2)", CHANNEL, note, timeout=QUIET)
        finally:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()  # it must not go on listening for somebody else
                await connection.close()

    def _heard(self, _line: object, _process: int, _channel: str, payload: object) -> None:
        self._hear(str(payload))
