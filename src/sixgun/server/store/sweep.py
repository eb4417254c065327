"""What is swept out of the database: tables at which nothing was ever played, and old chat."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixgun.server.store.schema import CHAT, ENTRIES, SNAPSHOTS, TABLES

DAY: Final = 24 * 3_600_000
KEPT: Final = DAY
"""Milliseconds for which a closed table without a game is kept: whoever comes late is told that it is closed."""
CHAT_KEPT: Final = 7 * DAY
"""Milliseconds for which chat is kept."""
AT_ONCE: Final = 500
"""Most tables of one transaction: others want to write too."""


async def sweep(engine: AsyncEngine, now: int) -> int:
    """Delete the logs of tables that were closed before a game began, and old chat; return how many tables.

    Args:
        engine: the connections to the database.
        now: the time in milliseconds since 1970.
    """
    unplayed = (
        select(TABLES.c.id)
        .where(TABLES.c.stage == "closed", TABLES.c.games == 0, TABLES.c.updated < now - KEPT)
        .limit(AT_ONCE)
    )
    swept = 0
    while True:
        # Looked for before the transaction: in SQLite one that has read cannot write any more once another has written.
        async with engine.connect() as connection:
            ids = list((await connection.scalars(unplayed)).all())
        if not ids:
            break
        async with engine.begin() as connection:
            for found in (ENTRIES, CHAT, SNAPSHOTS):
                await connection.execute(delete(found).where(found.c.table_id.in_(ids)))
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
        swept += len(ids)
        if len(ids) < AT_ONCE:
            break
    async with engine.begin() as connection:
        await connection.execute(delete(CHAT).where(CHAT.c.at < now - CHAT_KEPT))
    return swept
