"""Snapshots: what a table is at the start of a game, so that its log need not be read from its beginning.

The log stays the truth. A snapshot of another version is not read, and the log is read whole.
"""

from __future__ import annotations

from typing import Final

import msgspec

from sixgun.server.facts import Entry, Rules
from sixgun.server.store.store import Store
from sixgun.server.table.table import Chair, Table

VERSION: Final = 2
"""Changes whenever what follows, or how facts are taken in, changes."""
LATEST: Final = 1 << 62
"""A number that no entry has."""


class Seated(msgspec.Struct, array_like=True):
    """What of a chair outlasts the start of a game; the rest begins anew with it."""

    kind: str
    who: str
    name: str
    bot: str
    ready: bool
    keep: bool
    stayed: bool


class Snapshot(msgspec.Struct):
    """A table between two games, without the game that is over."""

    version: int
    n: int
    at: int
    stage: str
    rules: Rules
    host: str
    invite: str
    chairs: list[Seated]


_DECODER: Final = msgspec.json.Decoder(Snapshot)


def take_snapshot(table: Table) -> str:
    """Return a table as one line of JSON; its next entry must be the start of a game."""
    chairs = [
        Seated(chair.kind, chair.who, chair.name, chair.bot, chair.ready, chair.keep, chair.stayed)
        for chair in table.chairs
    ]
    snapshot = Snapshot(VERSION, table.n, table.at, table.stage, table.rules, table.host, table.invite, chairs)
    return msgspec.json.encode(snapshot).decode()


def from_snapshot(id: str, text: str) -> Table | None:
    """Return the table of :func:`take_snapshot`, ``None`` if another version has taken it."""
    try:
        snapshot = _DECODER.decode(text)
    except msgspec.DecodeError:
        return None
    if snapshot.version != VERSION:
        return None
    table = Table(id)
    table.n, table.at, table.stage = snapshot.n, snapshot.at, snapshot.stage
    table.rules, table.host, table.invite = snapshot.rules, snapshot.host, snapshot.invite
    for seated in snapshot.chairs:
        chair = Chair(seated.kind, seated.who, seated.name, seated.bot)
        chair.ready, chair.keep, chair.stayed = seated.ready, seated.keep, seated.stayed
        table.chairs.append(chair)
    return table


async def read_log(store: Store, id: str, oldest: int = LATEST) -> tuple[Table | None, list[Entry]]:
    """Return what a table was at its last snapshot, ``None`` for its beginning, and the entries that follow.

    Args:
        store: where the log is.
        id: the id of the table.
        oldest: an entry; all that follow it are wanted.
    """
    text = await store.snapshot(id)
    base = from_snapshot(id, text) if text else None
    if base is not None and base.n > oldest:
        base = None
    return base, await store.read(id, 1 if base is None else base.n + 1)
