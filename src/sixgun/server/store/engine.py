"""Connections to the database, and the lock that keeps a second server away from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, BinaryIO, Final, final

from sqlalchemy import URL, Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sixgun.server.errors import InUse

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",  # readers and the writer do not wait for each other
    "PRAGMA synchronous=FULL",  # a commit is on the disk when it is reported: nothing confirmed is lost with the power
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)
LOCK_KEY: Final = 0x51C6_0A11
"""The number of the lock that a server holds in PostgreSQL."""


def make_engine(url: str) -> AsyncEngine:
    """Return an engine for the database at ``url``, which has its driver in it.

    What is stored is full of secrets: what goes wrong is told, and logged, without it.
    """
    if make_url(url).get_backend_name() == "sqlite":
        engine = create_async_engine(url, pool_size=4, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        return engine
    return create_async_engine(url, pool_size=8, pool_pre_ping=True, hide_parameters=True)


def lock_of(url: str | URL) -> Path | None:
    """Return the file that says who has the database at ``url``, ``None`` for one that is no file."""
    known = make_url(url)
    if known.get_backend_name() != "sqlite":
        return None
    path = Path(known.database or "").resolve()  # under whatever name, a file is locked once
    return path.with_name(f"{path.name}.lock")


def _begin(connection: Connection) -> None:
    """Begin a transaction in so many words: the driver begins none for a migration, and a crash would leave half."""
    connection.exec_driver_sql("BEGIN")


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself; see _begin
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


@final
class Sole:
    """Keeps a database for one server, or for its workers. The system frees it when they end, however they end.

    In PostgreSQL the lock belongs to the connection that is written through: whoever can write has it, also after the
    database has been away.
    """

    def __init__(self, engine: AsyncEngine, shared: bool) -> None:
        """Prepare to take the database of ``engine``, ``shared`` with other workers or not."""
        self._engine: AsyncEngine = engine
        self._shared: bool = shared
        self._file: BinaryIO | None = None

    async def take(self) -> AsyncConnection:
        """Take the database; return a new connection to write through.

        Raises:
            InUse: another server has it.
        """
        url = self._engine.url
        lock = lock_of(url)
        if lock is not None:
            if self._file is None:
                self._lock_file(lock)
            return await self._engine.connect()
        connection = await self._engine.connect()
        query = "SELECT pg_try_advisory_lock_shared(:key)" if self._shared else "SELECT pg_try_advisory_lock(:key)"
        taken = await connection.scalar(text(query), {"key": LOCK_KEY})
        await connection.commit()
        if not taken:
            await connection.close()
            raise InUse(url.render_as_string())
        return connection

    def _lock_file(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            import fcntl
        except ImportError:  # Windows: whoever starts two servers on one file is told by the first clash of entries
            return
        file = open(path, "ab")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise InUse(str(path.with_suffix(""))) from None
        self._file = file

    def say_where(self, url: str) -> None:
        """Note where the server can be reached, for whoever finds the file locked."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.write(url.encode())
            self._file.flush()

    def free(self) -> None:
        """Let others have the database; the connection that is written through must be closed."""
        if self._file is not None:
            self._file.close()
            self._file = None
