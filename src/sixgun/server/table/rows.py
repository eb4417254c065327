"""The rows that lists of tables and of finished games go by, made from a table as it stands."""

from __future__ import annotations

from sixgun.server.facts import Started
from sixgun.server.store.store import MatchRow, TableRow
from sixgun.server.table.messages import encode, match_id, summary_of
from sixgun.server.table.table import Table


def table_row(table: Table) -> TableRow:
    """Return the row of a table."""
    games = 0 if table.match is None else table.match.start.number
    return TableRow(table.id, table.stage, table.rules.open, table.at, encode(summary_of(table)).decode(), games)


def match_row(table: Table) -> MatchRow:
    """Return the row of the table's game, which has just ended."""
    match = table.match
    assert match is not None
    start = match.start
    summary = {
        "id": match_id(table),
        "table": table.id,
        "title": _title(table, start),
        "game": start.game,
        "options": start.options,
        "sitters": [{"name": sitter.name, "player": sitter.player} for sitter in start.sitters],
        "began": match.at,
        "ended": table.at,
        "actions": len(match.steps),
        "outcome": match.game.outcome,
        "returns": match.game.returns(),
    }
    listed = table.rules.open and table.rules.watch
    return MatchRow(
        match_id(table), table.id, start.number, match.first, table.n, listed, table.at,
        encode(summary).decode(),
    )  # fmt: skip


def _title(table: Table, start: Started) -> str:
    """Return the title of a table as it was in the game: one that is named after its host by his name of that time."""
    seat = table.seat_of(table.host)
    title = table.rules.title
    return start.sitters[seat].name if seat >= 0 and title == table.chairs[seat].name else title
