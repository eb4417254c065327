"""A copy of the database that is made while the server runs is whole, as ``docs/server.md`` says."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from .house import HOST, hall_at, in_loop, play_on, rules_for, seat_bots, start


@in_loop
async def test_a_copy_of_a_running_server_takes_all_games_up_again(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for("dice"))
        await seat_bots(keeper)
        await start(keeper)
        confirmed = await play_on(keeper, HOST, 3)
        with closing(sqlite3.connect(tmp_path / "db")) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        table_id, last = keeper.table.id, confirmed[-1]
    assert not Path(f"{copy}-wal").exists()
    async with hall_at(copy) as hall:
        again = await hall.find(table_id)
        assert again.table.n >= last
        log = await hall.store.read(table_id)
        assert [entry.n for entry in log][:last] == list(range(1, last + 1))
        assert (again.table.host, again.table.stage) == (HOST, keeper.table.stage)
