"""The store: logs are appended to it, and read from it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, final

from sqlalchemy import ColumnElement, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sixgun.server.errors import Conflict, DatabaseDown, NotStored
from sixgun.server.facts import Entry, decode_fact, encode_fact
from sixgun.server.notes import CHANNEL, stored_notes
from sixgun.server.standstill import UNSTORED, Standstill
from sixgun.server.store.engine import LOCK_KEY, Sole, make_engine
from sixgun.server.store.schema import CHAT, ENTRIES, MATCHES, META, SNAPSHOTS, TABLES
from sixgun.server.store.upgrade import upgrade
from sixgun.server.store.workers import Workers, new_worker

LOG: Final = logging.getLogger("sixgun.server.store")
NOTIFY: Final = text("SELECT pg_notify(:channel, :note)")
UNREACHABLE: Final = (SQLAlchemyError, OSError)
"""What is raised if the database does not answer."""
MAX_BATCH: Final = 256
"""Most writes of one transaction."""
PIECE: Final = 500
"""Most entries that are read at a time."""
ACTIONS: Final = '{"is":"acted"%'
"""What the actions of players are stored like."""


def down(error: Exception) -> DatabaseDown:
    """Return what is said of a database that cannot be used."""
    return DatabaseDown(str(getattr(error, "orig", None) or error).splitlines()[0])


@final
class TableRow:
    """What lists of tables go by: ``summary`` is JSON for the lobby, ``games`` how many have begun."""

    __slots__ = ("games", "id", "open", "stage", "summary", "updated")

    def __init__(self, id: str, stage: str, open: bool, updated: int, summary: str, games: int = 0) -> None:
        self.id: str = id
        self.stage: str = stage
        self.open: bool = open
        self.updated: int = updated
        self.summary: str = summary
        self.games: int = games

    def values(self) -> dict[str, object]:
        """Return the columns that change."""
        return {name: getattr(self, name) for name in self.__slots__ if name != "id"}


@final
class MatchRow:
    """What lists of finished games go by: the entries ``first`` to ``last`` are its start and its last action."""

    __slots__ = ("ended", "first", "id", "last", "number", "open", "summary", "table_id")

    def __init__(
        self, id: str, table_id: str, number: int, first: int, last: int, open: bool, ended: int, summary: str
    ) -> None:
        self.id: str = id
        self.table_id: str = table_id
        self.number: int = number
        self.first: int = first
        self.last: int = last
        self.open: bool = open
        self.ended: int = ended
        self.summary: str = summary

    def values(self) -> dict[str, object]:
        """Return the columns."""
        return {name: getattr(self, name) for name in self.__slots__}


@final
class Write:
    """What is stored together or not at all: entries of one table, and what changes with them.

    Attributes:
        table_id: the table.
        entries: the entries.
        row, match: the rows of the table and of a game that has ended.
        snapshot: what the table was before the first of these entries, which begins a game.
        said: what somebody has said: when, and the message.
        done: whether it is stored.
    """

    __slots__ = ("done", "entries", "match", "row", "said", "snapshot", "table_id")

    def __init__(
        self,
        table_id: str,
        entries: list[Entry],
        row: TableRow | None = None,
        match: MatchRow | None = None,
        snapshot: str = "",
        said: tuple[int, str] | None = None,
    ) -> None:
        self.snapshot: str = snapshot
        self.said: tuple[int, str] | None = said
        self.table_id: str = table_id
        self.entries: list[Entry] = entries
        self.row: TableRow | None = row
        self.match: MatchRow | None = match
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


@final
class Store:
    """Keeps logs in a database.

    All writes go through one task, which commits whatever waits in one transaction (a *group commit*): a slow disk
    makes the groups larger, not the queue longer.

    Attributes:
        engine: the connections.
        worker: the name of the process that writes, which no other has.
        shared: whether other workers use the database too.
        workers: who they are.
        commits: transactions committed so far; ``stored``: entries in them.
        outage: notices that nothing can be written.
    """

    def __init__(self, url: str, shared: bool = False, worker: str = "") -> None:
        """Prepare to use a database.

        Args:
            url: its address, which has its driver in it (see ``Settings.db``).
            shared: whether other workers use it too.
            worker: the name of this one, from :func:`new_worker`; left out, it gets one.
        """
        self.engine: AsyncEngine = make_engine(url)
        self.worker: str = worker or new_worker()
        self.shared: bool = shared
        self.workers: Workers = Workers(self.engine, self.worker)
        self.commits: int = 0
        self.stored: int = 0
        self.outage: Standstill = Standstill(UNSTORED)
        self._sole: Sole = Sole(self.engine, shared)
        self._queue: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._line: AsyncConnection | None = None

    async def open(self) -> None:
        """Take the database for this server, bring it to the form of today, and begin to write.

        Raises:
            InUse: another server has it.
            DatabaseDown: it cannot be reached or written.
            NewerDatabase: it is of a newer version.
        """
        try:
            self._line = await self._sole.take()
            async with self.engine.begin() as connection:
                if self.shared:  # one after the other
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK_KEY + 1})
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError) as error:
            raise down(error) from error
        self._writer = asyncio.create_task(self._write(), name="store")

    def say_where(self, url: str) -> None:
        """Note where this server can be reached, for whoever finds the database in use."""
        self._sole.say_where(url)

    async def close(self) -> None:
        """Write what waits, and free the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._hang_up()
        self._sole.free()
        await self.engine.dispose()

    # Writing ---------------------------------------------------------------------------------------------------------

    async def write(self, write: Write) -> None:
        """Store something; when this returns it is on the disk.

        Raises:
            Conflict: somebody else has written an entry of this number. Nothing of it is stored.
            NotStored: it may be stored or not; the log tells.
        """
        self._queue.put_nowait(write)
        await write.done

    def remember(self, table_id: str, at: int, message: str) -> None:
        """Keep what somebody has said, sooner or later; nobody waits for it."""
        write = Write(table_id, [], said=(at, message))
        write.done.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._queue.put_nowait(write)

    async def _write(self) -> None:
        queue = self._queue
        while True:
            batch = [await queue.get()]
            while len(batch) < MAX_BATCH and not queue.empty():
                batch.append(queue.get_nowait())
            try:
                if not await self._commit(batch):
                    for write in batch:  # one may keep the others out; and a lost connection is made anew
                        await self._commit([write], alone=True)
            finally:
                for write in batch:
                    queue.task_done()
                    if not write.done.done():
                        write.done.set_exception(NotStored())

    async def _commit(self, batch: list[Write], alone: bool = False) -> bool:
        """Commit ``batch`` in one transaction and tell those who wait; return whether it is stored.

        A write that is tried ``alone`` and meets an entry that is there already is told so.
        """
        self.outage.begin()
        try:
            if self._line is None:
                self._line = await self._sole.take()
            async with self._line.begin():
                await self._put(self._line, batch)
        except IntegrityError:
            self.outage.end()
            if alone and not batch[0].done.done():
                LOG.info("an entry is there already")
                batch[0].done.set_exception(Conflict())
            return False
        except Exception:  # whatever it is: all tables write through this task, and it must not end
            LOG.exception("cannot write to the database")
            await self._hang_up()
            return False
        self.outage.end()
        self.commits += 1
        for write in batch:
            self.stored += len(write.entries)
            if not write.done.done():
                write.done.set_result(None)
        return True

    async def _put(self, connection: AsyncConnection, batch: list[Write]) -> None:
        # In the order of their tables, as all workers do: nobody waits for somebody who waits for him.
        batch = sorted(batch, key=lambda write: write.table_id)
        entries = [
            {"table_id": write.table_id, "n": entry.n, "at": entry.at, "fact": encode_fact(entry.fact)}
            for write in batch
            for entry in write.entries
        ]
        if entries:
            await connection.execute(insert(ENTRIES), entries)
        for write in batch:
            row = write.row
            if row is not None:
                values = row.values()
                done = await connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(values))
                if done.rowcount == 0:
                    await connection.execute(insert(TABLES).values(id=row.id, owner=self.worker, **values))
            if write.match is not None:
                await connection.execute(insert(MATCHES).values(write.match.values()))
            if write.snapshot:
                taken = {"n": write.entries[0].n - 1, "state": write.snapshot}
                where = SNAPSHOTS.c.table_id == write.table_id
                done = await connection.execute(update(SNAPSHOTS).where(where).values(taken))
                if done.rowcount == 0:
                    await connection.execute(insert(SNAPSHOTS).values(table_id=write.table_id, **taken))
            if write.said is not None:
                at, message = write.said
                await connection.execute(insert(CHAT).values(table_id=write.table_id, at=at, message=message))
        if self.shared:
            last = {write.table_id: write.entries[-1].n for write in batch if write.entries}
            for note in stored_notes(self.worker, last):  # heard by the others when this is committed
                await connection.execute(NOTIFY, {"channel": CHANNEL, "note": note})

    async def _hang_up(self) -> None:
        """Give up the connection that is written through; the next write makes a new one."""
        line, self._line = self._line, None
        if line is not None:
            with suppress(SQLAlchemyError, OSError):
                await line.invalidate()
                await line.close()

    # Reading ---------------------------------------------------------------------------------------------------------

    async def read(self, table_id: str, first: int = 1, last: int = 1 << 30) -> list[Entry]:
        """Return the entries ``first`` to ``last`` of a table's log, in order; none if there is no such table."""
        return await self._read(ENTRIES.c.table_id == table_id, ENTRIES.c.n <= last, first=first)

    async def read_seating(self, table_id: str) -> list[Entry]:
        """Return the entries of a table's log in order, without the actions, which are nearly all of it."""
        return await self._read(ENTRIES.c.table_id == table_id, ENTRIES.c.fact.not_like(ACTIONS))

    async def _read(self, *where: ColumnElement[bool], first: int = 1) -> list[Entry]:
        """Return entries from ``first`` on, read piece by piece: all tables wait while one piece is made."""
        query = select(ENTRIES.c.n, ENTRIES.c.at, ENTRIES.c.fact).where(*where).order_by(ENTRIES.c.n).limit(PIECE)
        found: list[Entry] = []
        async with self.engine.connect() as connection:
            while True:
                rows = (await connection.execute(query.where(ENTRIES.c.n >= first))).all()
                found += [Entry(row.n, row.at, decode_fact(row.fact)) for row in rows]
                if len(rows) < PIECE:
                    return found
                first = found[-1].n + 1

    async def snapshot(self, table_id: str) -> str:
        """Return the last snapshot of a table, empty for none."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(SNAPSHOTS.c.state).where(SNAPSHOTS.c.table_id == table_id))
        return str(found or "")

    async def chat(self, table_id: str, limit: int) -> list[str]:
        """Return what was said last at a table, in order."""
        query = select(CHAT.c.message).where(CHAT.c.table_id == table_id).order_by(CHAT.c.id.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return [str(message) for message in reversed((await connection.scalars(query)).all())]

    async def tables(self, stages: tuple[str, ...], only_open: bool, limit: int) -> list[TableRow]:
        """Return the tables in one of ``stages``: those at which no game runs first, of these the last changed ones."""
        order = (TABLES.c.stage == "playing", TABLES.c.updated.desc())
        query = select(TABLES).where(TABLES.c.stage.in_(stages)).order_by(*order).limit(limit)
        if only_open:
            query = query.where(TABLES.c.open)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [TableRow(row.id, row.stage, row.open, row.updated, row.summary, row.games) for row in rows]

    async def matches(self, before: int, limit: int) -> list[MatchRow]:
        """Return finished games of open tables that ended before a time in milliseconds, the last ones first."""
        query = select(MATCHES).where(MATCHES.c.open, MATCHES.c.ended < before)
        query = query.order_by(MATCHES.c.ended.desc()).limit(limit)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_match(row) for row in rows]

    async def match(self, id: str) -> MatchRow | None:
        """Return a finished game by its id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == id))).first()
        return None if row is None else _match(row)

    async def get(self, key: str) -> str | None:
        """Return a single value, ``None`` if it was never put."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(META.c.value).where(META.c.key == key))
        return None if found is None else str(found)

    async def settle(self, key: str, value: str) -> str:
        """Keep a single value unless there is one; return the one that is kept."""
        with suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(insert(META).values(key=key, value=value))
        return await self.get(key) or value


def _match(row: Any) -> MatchRow:
    return MatchRow(row.id, row.table_id, row.number, row.first, row.last, row.open, row.ended, row.summary)
