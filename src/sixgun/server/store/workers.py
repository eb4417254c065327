"""The workers of a database, and which of them drives which table.

A worker signs again and again that it is alive. If it has not for the time of a lease, the others take its tables; at
once if they are told that its process has ended.
Whoever is slow and only believes to drive a table harms nothing: the key of ``entries`` lets in one of two writers, and
the other one reads the log again.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final, final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sixgun.server.store.schema import TABLES, WORKERS

LEASE: Final = 2000
"""Milliseconds for which a signature holds."""
LIVING: Final = ("lobby", "playing", "over")
"""The stages of tables that somebody has to drive."""
REMEMBERED: Final = 24 * 3_600_000
"""Milliseconds after which a worker that has gone is forgotten."""


def new_worker() -> str:
    """Return a name that no other worker has, of letters and digits."""
    return secrets.token_hex(8)


@final
class Orphan:
    """A table whose worker has gone: its id, whether a game is played there, and when that worker was last alive."""

    __slots__ = ("alive", "id", "playing")

    def __init__(self, id: str, playing: bool, alive: int) -> None:
        self.id: str = id
        self.playing: bool = playing
        self.alive: int = alive


@final
class Workers:
    """Signs for one worker, and takes tables for it."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine: AsyncEngine = engine
        self._name: str = name

    async def sign(self, now: int) -> list[str]:
        """Say that this worker is alive at ``now``, in milliseconds since 1970; return all that are, sorted."""
        async with self._engine.begin() as connection:
            values = {"alive": now, "until": now + LEASE}
            done = await connection.execute(update(WORKERS).where(WORKERS.c.name == self._name).values(values))
            if done.rowcount == 0:
                await connection.execute(insert(WORKERS).values(name=self._name, **values))
            query = select(WORKERS.c.name).where(WORKERS.c.until > now).order_by(WORKERS.c.name)
            return [row.name for row in await connection.execute(query)]

    async def show(self, figures: str) -> None:
        """Let the others see the figures of this worker."""
        async with self._engine.begin() as connection:
            await connection.execute(update(WORKERS).where(WORKERS.c.name == self._name).values(figures=figures))

    async def figures(self, now: int) -> dict[str, str]:
        """Return the figures of all workers that are alive, by their names."""
        query = select(WORKERS.c.name, WORKERS.c.figures).where(WORKERS.c.until > now).order_by(WORKERS.c.name)
        async with self._engine.connect() as connection:
            return {row.name: row.figures for row in await connection.execute(query)}

    async def sign_off(self, now: int) -> None:
        """Say that this worker ends, so that the others take its tables at once; forget those that are long gone."""
        async with self._engine.begin() as connection:
            await connection.execute(
                update(WORKERS).where(WORKERS.c.name == self._name).values(alive=now, until=0),
            )
            await connection.execute(delete(WORKERS).where(WORKERS.c.alive < now - REMEMBERED))

    async def strike(self, names: list[str]) -> None:
        """End the leases of workers whose processes have ended; when they were last alive stays as it is."""
        async with self._engine.begin() as connection:
            await connection.execute(update(WORKERS).where(WORKERS.c.name.in_(names)).values(until=0))

    async def orphans(self, living: list[str]) -> list[Orphan]:
        """Return the tables that none of the ``living`` drives, those with a game first."""
        query = (
            select(TABLES.c.id, TABLES.c.stage, WORKERS.c.alive)
            .select_from(TABLES.outerjoin(WORKERS, TABLES.c.owner == WORKERS.c.name))
            .where(TABLES.c.stage.in_(LIVING), TABLES.c.owner.not_in(living))
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found = [Orphan(row.id, row.stage == "playing", row.alive or 0) for row in rows]
        found.sort(key=lambda orphan: not orphan.playing)
        return found

    async def take(self, ids: list[str], living: list[str]) -> set[str]:
        """Take tables that none of the ``living`` drives; return those that this worker drives now."""
        query = (
            update(TABLES)
            .where(TABLES.c.id.in_(ids), TABLES.c.owner.not_in(living))
            .values(owner=self._name)
            .returning(TABLES.c.id)
        )
        async with self._engine.begin() as connection:
            return {row.id for row in await connection.execute(query)}

    async def owned(self) -> set[str]:
        """Return the tables that this worker drives."""
        query = select(TABLES.c.id).where(TABLES.c.stage.in_(LIVING), TABLES.c.owner == self._name)
        async with self._engine.connect() as connection:
            return {row.id for row in await connection.execute(query)}


def chosen(id: str, living: list[str]) -> str:
    """Return which of the ``living`` takes a table: all of them choose alike, and each gets its share."""
    return max(living, key=lambda name: blake2b(f"{name} {id}".encode(), digest_size=8).digest())
