"""Clocks stand still while nobody can answer: the machine sleeps, the process is stopped, the database is away."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from sixgun.server.facts import Acted, Closed, Resumed, StoodIn
from sixgun.server.hall import Hall
from sixgun.server.settings import database_url
from sixgun.server.standstill import Gap, Standstill
from sixgun.server.table import requests
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.listener import Listener

from .house import HOST, hall_at, in_loop, rules_for, seat_bots, start, until
from .postgres import Cluster
from .test_keeper import answer, match_of

HOUR = 3_600_000


@asynccontextmanager
async def asked(hall: Hall, clock: int, grace: int = 0) -> AsyncIterator[tuple[Keeper, Listener]]:
    """Begin a game, and wait until the person is asked, who is there."""
    keeper = await hall.open_table(HOST, "Ann", rules_for(clock=clock, grace=grace))
    await seat_bots(keeper)
    listener = Listener(HOST, 100_000)
    await keeper.hear(listener, None)
    await start(keeper)
    await until(lambda: keeper.table.asked == 0)
    yield keeper, listener


async def lost_of(keeper: Keeper) -> list[object]:
    """Return what the person has lost by the log: decisions to the clock, or his seat."""
    facts = [entry.fact for entry in await keeper.around.store.read(keeper.table.id)]
    return [fact for fact in facts if isinstance(fact, StoodIn) or (isinstance(fact, Acted) and fact.by == "clock")]


@in_loop
async def test_nobody_loses_time_while_the_machine_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_at(tmp_path / "db") as hall, asked(hall, HOUR) as (keeper, _):
        end, awake = keeper.table.until, time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: awake() + 8 * HOUR * 1_000_000)
        await until(lambda: keeper.table.until > end)
        left = keeper.table.until - hall.now()
        assert HOUR - 10_000 < left <= HOUR
        assert await keeper.ask(answer(keeper, "a"))
        assert not await lost_of(keeper)


@in_loop
async def test_a_process_that_was_stopped_gives_the_time_back(tmp_path: Path) -> None:
    """The clock has run out meanwhile, and its timer is as late as everything else."""
    async with hall_at(tmp_path / "db") as hall, asked(hall, 2000) as (keeper, _):
        end = keeper.table.until
        while hall.now() < end + 500:
            time.sleep(0.1)  # nothing of this process goes on
        await until(lambda: keeper.table.until > end)
        assert keeper.table.until - hall.now() > 500
        assert await keeper.ask(answer(keeper, "a"))
        assert not await lost_of(keeper)


@in_loop
async def test_grace_and_idleness_stand_still_too(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db", idle=1.5) as hall, asked(hall, 0, grace=1500) as (keeper, listener):
        empty = await hall.open_table("ben", "Ben", rules_for())
        keeper.forget(listener)
        before = time.monotonic()
        while time.monotonic() < before + 2:
            time.sleep(0.1)  # nothing of this process goes on
        await until(lambda: keeper.table.chairs[0].why == "away" and not hall.keepers.get(empty.table.id))
        assert time.monotonic() > before + 3
        log = await hall.store.read(empty.table.id)
        assert log[-1].fact == Closed("idle")


@in_loop
async def test_nobody_loses_time_while_nothing_can_be_stored(
    cluster: Cluster | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if cluster is None:
        pytest.skip("PostgreSQL is not installed, or does not start here")
    monkeypatch.setattr("sixgun.server.store.store.UNSTORED", 0.2)
    monkeypatch.setattr("sixgun.server.roster.BEAT", 0.02)
    url = database_url(cluster.new_database())
    name = make_url(url).database
    beside = create_async_engine(make_url(url).set(database="postgres"), isolation_level="AUTOCOMMIT")
    async with hall_at(url) as hall, asked(hall, 1500) as (keeper, _), beside.connect() as connection:
        end = keeper.table.until
        for order in (
            f"ALTER DATABASE {name} ALLOW_CONNECTIONS false",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        ):
            await connection.execute(sa.text(order))
        await until(lambda: hall.store.outage.lasts and hall.now() > end)
        assert keeper.table.until == end
        await connection.execute(sa.text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
        await until(lambda: keeper.table.until > end)
        assert await keeper.ask(answer(keeper, "a"))
        assert not await lost_of(keeper)
    await beside.dispose()


@in_loop
async def test_a_worker_gives_time_back_to_those_who_are_connected_to_it(cluster: Cluster | None) -> None:
    """Another worker looks at the clocks there, and has not stood still itself."""
    if cluster is None:
        pytest.skip("PostgreSQL is not installed, or does not start here")
    url = database_url(cluster.new_database())
    async with hall_at(url, workers=2) as one, hall_at(url, workers=2) as two:
        await until(lambda: one.ready and two.ready)
        async with asked(one, HOUR) as (keeper, _):
            other = await two.find(keeper.table.id)
            assert not other.driving
            match_of(other).asked_at -= 100_000  # as if he were asked long ago; it is not in the log
            gap = Gap(one.now() - 50_000, one.now(), 50.0)
            n = other.table.n
            other.stood_still(gap)
            await other.refresh()
            assert other.table.n == n  # he who is asked is not here
            listener = Listener(HOST, 1000)
            await other.hear(listener, None)
            other.stood_still(gap)
            await until(lambda: keeper.table.n > n)
            fact = (await one.store.read(keeper.table.id))[-1].fact
            assert isinstance(fact, Resumed)
            await keeper.ask(partial(requests.leave, who=HOST, stand_in="random"))


def test_only_what_takes_long_is_a_standstill(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, loop = [1_000_000], [10.0]
    monkeypatch.setattr(time, "time_ns", lambda: wall[0] * 1_000_000)
    monkeypatch.setattr(time, "monotonic", lambda: loop[0])
    seen: list[Gap] = []
    still = Standstill(1.0)
    still.over = seen.append
    still.end()
    for at, seconds, lasting in ((500, 0.5, False), (2000, 0.0, True), (0, 2.0, True)):
        still.begin()
        wall[0] += at
        loop[0] += seconds
        still.begin()  # it is still the first try that counts
        assert still.lasts == lasting
        still.end()
        assert not still.lasts
    assert [(gap.until - gap.since, gap.seconds) for gap in seen] == [(2000, 0.0), (0, 2.0)]
