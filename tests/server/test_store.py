"""Logs are kept: all of a write or nothing of it, in order, by one server at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from sixgun.cli.errors import WRONG_USE
from sixgun.cli.main import run
from sixgun.server.errors import Conflict, DatabaseDown, InUse, NewerDatabase
from sixgun.server.facts import Acted, Closed, Entry, Fact, Rose, decode_fact, encode_fact
from sixgun.server.settings import database_url
from sixgun.server.store.engine import make_engine
from sixgun.server.store.schema import METADATA
from sixgun.server.store.store import PIECE, Store, TableRow, Write
from sixgun.server.store.upgrade import upgrade

from .house import in_loop
from .online import open_table, site_at


def entries(*numbers: int, fact: Fact = Rose(1)) -> list[Entry]:  # noqa: B008
    return [Entry(n, 1000 + n, fact) for n in numbers]


@in_loop
async def test_what_is_written_is_read(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.write(Write("tbl", entries(1, 2), TableRow("tbl", "lobby", True, 1002, "{}")))
    await store.write(Write("tbl", entries(3, fact=Acted(2, "pass", "clock", "id-1"))))
    await store.write(Write("other", entries(1)))
    await store.close()

    store = Store(database)
    await store.open()
    found = await store.read("tbl")
    assert [entry.n for entry in found] == [1, 2, 3]
    assert found[2].fact == Acted(2, "pass", "clock", "id-1")
    assert [entry.n for entry in await store.read("tbl", 2, 2)] == [2]
    assert await store.read("nothing") == []
    rows = await store.tables(("lobby",), True, 10)
    assert [(row.id, row.updated) for row in rows] == [("tbl", 1002)]
    await store.close()


@in_loop
async def test_a_long_log_is_read_whole_in_pieces(database: str) -> None:
    """Actions are nearly all of it: who wants to know only who sat there reads none of them."""
    long = 2 * PIECE
    store = Store(database)
    await store.open()
    await store.write(Write("tbl", [*entries(1), *entries(*range(2, long + 1), fact=Acted(0, "pass", id="a"))]))
    await store.write(Write("tbl", entries(long + 1)))
    reads: list[str] = []
    sa.event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *heard: reads.append(heard[2]))
    await store.read("tbl")
    assert sum(statement.startswith("SELECT") for statement in reads) == 3  # all tables wait for one piece only
    for last in (PIECE - 1, PIECE, PIECE + 1, long, long + 1):
        assert [entry.n for entry in await store.read("tbl", 1, last)] == list(range(1, last + 1))
    assert [entry.n for entry in await store.read("tbl", 7)] == list(range(7, long + 2))
    assert [(entry.n, entry.fact) for entry in await store.read_seating("tbl")] == [(1, Rose(1)), (long + 1, Rose(1))]
    await store.close()


@in_loop
async def test_an_entry_is_never_overwritten(database: str) -> None:
    """The key of the log is the fence between two servers: the later one fails, and the rest of its write with it."""
    store = Store(database)
    await store.open()
    await store.write(Write("tbl", entries(1), TableRow("tbl", "lobby", True, 1, "first")))
    others = [asyncio.create_task(store.write(Write(f"t{i}", entries(1)))) for i in range(20)]
    with pytest.raises(Conflict):
        await store.write(
            Write("tbl", entries(1, 2, fact=Closed("idle")), TableRow("tbl", "closed", True, 2, "second"))
        )
    await asyncio.gather(*others)
    assert [entry.fact for entry in await store.read("tbl")] == [Rose(1)]
    assert [row.summary for row in await store.tables(("lobby", "closed"), False, 10)] == ["first"]
    await store.close()


@in_loop
async def test_many_writes_share_a_commit(database: str) -> None:
    store = Store(database)
    await store.open()
    await asyncio.gather(*(store.write(Write(f"t{i}", entries(1, 2))) for i in range(100)))
    assert store.stored == 200
    assert store.commits < 20
    await store.close()


@in_loop
async def test_a_lost_connection_is_made_anew(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.write(Write("tbl", entries(1)))
    if database.startswith("postgresql"):
        async with store.engine.connect() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            await connection.execute(sa.text(others + " AND datname = current_database()"))
    else:
        assert store._line is not None
        await (await store._line.get_raw_connection()).driver_connection.close()  # type: ignore[union-attr]
    await store.write(Write("tbl", entries(2)))
    assert [entry.n for entry in await store.read("tbl")] == [1, 2]
    await store.close()


@in_loop
async def test_two_servers_do_not_share_a_database(database: str) -> None:
    first, second = Store(database), Store(database)
    await first.open()
    with pytest.raises(InUse):
        await second.open()
    await second.close()
    await first.close()
    third = Store(database)
    await third.open()
    await third.close()


@in_loop
async def test_migrations_make_what_the_code_expects(database: str) -> None:
    store = Store(database)
    await store.open()

    def differences(connection: sa.Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), METADATA)
        return found

    async with store.engine.begin() as connection:
        assert await connection.run_sync(differences) == []
        await connection.run_sync(upgrade)
    await store.close()


@in_loop
async def test_a_database_of_a_newer_version_is_left_as_it_is(database: str) -> None:
    store = Store(database)
    await store.open()
    async with store.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    older = Store(database)
    with pytest.raises(NewerDatabase):
        await older.open()
    async with older.engine.connect() as connection:
        assert await connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == "9999"
    await older.close()


@in_loop
async def test_a_damaged_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    """It may be opened and read, and turn out to be damaged where it is first written."""
    file = tmp_path / "tables.sqlite"
    async with site_at(file) as site, site.guest("Ann") as ann:
        await open_table(ann)
    data = bytearray(file.read_bytes())
    file.write_bytes(data[:8192] + bytes(byte ^ 0x5A for byte in data[8192:]))
    with pytest.raises(DatabaseDown):
        async with site_at(file):
            pass


@pytest.mark.parametrize("url", ["sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"])
def test_games_are_kept_in_a_file(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--db", url, "--port", "0"]) == WRONG_USE
    assert "file" in capsys.readouterr().err


@in_loop
async def test_a_migration_is_done_whole_or_not_at_all(database: str) -> None:
    engine = make_engine(database)
    async with engine.connect() as connection:
        transaction = await connection.begin()
        await connection.run_sync(upgrade)
        await transaction.rollback()
        assert await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names()) == []
    await engine.dispose()


@in_loop
async def test_sqlite_commits_are_on_the_disk(tmp_path: Path) -> None:
    store = Store(database_url(f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}"))
    await store.open()
    async with store.engine.connect() as connection:
        assert (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(sa.text("PRAGMA synchronous"))).scalar() == 2  # FULL
    await store.close()


def test_facts_read_back() -> None:
    fact = Acted(3, "play bang:AS @2", "player", "x")
    assert decode_fact(encode_fact(fact)) == fact
    assert encode_fact(Rose(2)) == '{"is":"rose","seat":2}'


@pytest.mark.parametrize("text", ["tables.sqlite", "mysql://x/y", "sqlite://", "postgresql:///", ""])
def test_what_is_no_database(text: str) -> None:
    with pytest.raises(ValueError, match="sqlite"):
        database_url(text)
