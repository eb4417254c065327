"""The past of a table: what is told to somebody who comes back, from the log."""

from __future__ import annotations

import asyncio
from typing import Final, final

from sixgun.server.facts import Acted, Entry, Returned, Started, StoodIn
from sixgun.server.table.messages import encode, entry_message
from sixgun.server.table.table import Table

LONGEST: Final = 3000
"""How many entries are told at most, five times as many as the longest games have had; then only the last ones are."""
LARGEST: Final = 2 << 20
"""How many bytes are told at most."""
BREATH: Final = 8
"""After so many entries that are told again, or so many times ten that are not, other tables get their turn."""


@final
class Past:
    """What somebody has missed.

    Attributes:
        after: number of the entry after which it begins.
        heard: number of the entry up to which ``lines`` tell.
        lines: messages, one for each entry in between.
    """

    __slots__ = ("after", "heard", "lines")

    def __init__(self, after: int, heard: int, lines: list[bytes]) -> None:
        self.after: int = after
        self.heard: int = heard
        self.lines: list[bytes] = lines


async def history(
    entries: list[Entry], after: int, seat: int, id: str, lang: str = "", base: Table | None = None
) -> Past:
    """Return what the entries after entry ``after`` tell ``seat``, by playing the last game of a log again.

    Nothing is told of games before it, nor of what was between them, nor the beginning of a game that is longer than
    any that people play: then the past begins later than it was wanted. A whole game in words takes 10 ms, the first
    one ten times that: other tables have their turn.

    Args:
        entries: its whole log, or what follows ``base``; at least one.
        after: the last entry that the seat has heard of.
        seat: a seat, -1 for somebody who watches.
        id: the id of the table.
        lang: the language in which it is told, empty for none.
        base: what the table was before these entries; it is used up.
    """
    games = [entry.n for entry in entries if isinstance(entry.fact, Started)]
    last = games[-1] if games else 0
    heard = entries[-1].n
    after = max(after, heard - LONGEST)
    if base is not None or len(games) > 1:
        after = max(after, last - 1)
    table = Table(id) if base is None else base
    lines: list[bytes] = []
    for entry in entries:
        if entry.n < last and isinstance(entry.fact, Started | Acted | StoodIn | Returned):
            table.n, table.at = entry.n, entry.at
            continue
        events = table.apply(entry)
        if entry.n > after:
            game = None if table.match is None else table.match.game
            lines.append(encode(entry_message(table, entry, game, events, seat, lang)))
        if entry.n % (BREATH if entry.n > after else 10 * BREATH) == 0:
            await asyncio.sleep(0)
    size, told = 0, 0
    while told < len(lines) and size + len(lines[-1 - told]) <= LARGEST:
        size += len(lines[-1 - told])
        told += 1
    return Past(after + len(lines) - told, heard, lines[len(lines) - told :])
