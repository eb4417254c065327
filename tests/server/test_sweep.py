"""Sweeping the database while others write to it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import event

from sixgun.server.store.sweep import DAY, sweep

from .house import HOST, hall_at, in_loop, rules_for, until


@in_loop
async def test_a_sweep_does_not_mind_that_somebody_writes_meanwhile(tmp_path: Path) -> None:
    file = tmp_path / "db"
    async with hall_at(file, idle=0.01) as hall:
        unplayed = await hall.open_table(HOST, "Ann", rules_for())
        await until(lambda: not hall.keepers)
        looked: list[str] = []

        def write_now(_connection: Any, _cursor: Any, statement: str, *_rest: object) -> None:
            if statement.startswith("SELECT tables") and not looked:
                looked.append(statement)
                with sqlite3.connect(file) as other:
                    other.execute("INSERT INTO meta VALUES ('meanwhile', 'written')")
                other.close()

        event.listen(hall.store.engine.sync_engine, "after_cursor_execute", write_now)
        assert await sweep(hall.store.engine, hall.now() + 2 * DAY) == 1
        assert looked
        assert not await hall.store.read(unplayed.table.id)
