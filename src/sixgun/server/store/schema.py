"""The tables of the database. :mod:`sixgun.server.store.migrations` brings an older database to this form.

``entries`` is the truth, everything else is made from it so that lists are quick. Its key is also the fence between two
servers: of two that both write entry ``n`` of a table, one fails, and reads the log again.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

META: Final = Table(
    "meta",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single values: the key that signs cookies."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("stage", String(10), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Column("owner", String(40), nullable=False, server_default=""),
    Column("games", Integer, nullable=False, server_default="0"),
    Index("tables_by_stage", "stage", "open", "updated"),
)
"""One row a table: its stage, what the lobby shows (JSON), the worker that drives it, and how many games have begun."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("state", Text, nullable=False),
)
"""One row a table that has seen several games: what it was after entry ``n``, before the last of them."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("message", Text, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)
"""One row for each thing said for all to hear: the message as it was told."""

WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("alive", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("figures", Text, nullable=False, server_default=""),
)
"""One row a process that has served: when it was last alive, until when it counts as alive, and its figures then."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("fact", Text, nullable=False),
)
"""The logs: only ever added to."""

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Index("matches_by_end", "open", "ended"),
)
"""One row a finished game: where it stands in the log, and what lists show of it (JSON)."""
