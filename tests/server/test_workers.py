"""Several workers on one database: whatever a client asks, it does not matter which of them it has reached."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from sixgun.server.errors import Refused
from sixgun.server.facts import Acted, StoodIn
from sixgun.server.hall import Hall
from sixgun.server.net.lobby import sit_invited
from sixgun.server.net.models import SitBody
from sixgun.server.settings import database_url
from sixgun.server.table import requests
from sixgun.server.table.audience import Connected
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.listener import Listener
from sixgun.server.table.table import OVER, PLAYING, rebuild
from tests.cli.command import environment

from .house import HOST, hall_at, in_loop, messages, rules_for, seat_bots, until
from .online import Site, hear, open_table, play_game, say, site_at
from .postgres import Cluster
from .test_keeper import state


@pytest.fixture
def shared(cluster: Cluster | None) -> str:
    """The address of an empty database that workers can share."""
    if cluster is None:
        pytest.skip("PostgreSQL is not installed, or does not start here")
    return database_url(cluster.new_database())


@asynccontextmanager
async def two_sites(db: str, **extra: Any) -> AsyncIterator[tuple[Site, Site]]:
    """Two workers, each at a port of its own, so that it is known who is reached."""
    async with site_at(db, workers=2, **extra) as one, site_at(db, workers=2, **extra) as two:
        await until(lambda: one.hall.ready and two.hall.ready)
        yield one, two


@asynccontextmanager
async def two_halls(db: str, **extra: Any) -> AsyncIterator[tuple[Hall, Hall]]:
    async with hall_at(db, workers=2, **extra) as one, hall_at(db, workers=2, **extra) as two:
        await until(lambda: one.ready and two.ready)
        yield one, two


@in_loop
async def test_two_persons_at_two_workers_play_a_game(shared: str) -> None:
    async with two_sites(shared) as (one, two), one.guest("Ann") as ann, two.guest("Ben") as ben:
        table = await open_table(ann, bots=0)
        for seat in (2, 3):
            assert (await ann.put(f"/api/tables/{table}/seats/{seat}", json={"bot": "greenhorn"})).status_code == 200
        assert (await ben.post(f"/api/tables/{table}/seats", json={"seat": 1})).status_code == 200
        assert (await ben.post(f"/api/tables/{table}/ready", json={})).status_code == 200
        assert [found["id"] for found in (await ben.get("/api/tables")).json()] == [table]
        async with one.play(table, ann) as first, two.play(table, ben) as second, two.play(table) as watching:
            await say(watching, t="hello")
            assert (await hear(watching, "welcome"))["seat"] == -1
            games = [asyncio.create_task(play_game(socket)) for socket in (first, second)]
            while sum(len(site.hall.keepers[table].audience.listeners) for site in (one, two)) < 3:
                await asyncio.sleep(0.001)
            assert (await ann.post(f"/api/tables/{table}/start", json={})).status_code == 200
            heard = await asyncio.gather(*games)
            while not (last := await hear(watching, "entry")).get("view", {}).get("over"):
                assert "actions" not in (last.get("ask") or {})
        assert heard[0][-1]["n"] == heard[1][-1]["n"] == last["n"]
        for stream in heard:
            numbers = [message["n"] for message in stream if message["t"] == "entry"]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        log = await one.hall.store.read(table)
        by = {fact.seat for fact in (entry.fact for entry in log) if isinstance(fact, Acted) and fact.by == "player"}
        assert by == {0, 1, 2, 3}
        copies = [site.hall.keepers[table] for site in (one, two)]
        assert [copy.driving for copy in copies] == [True, False]
        await until(lambda: all(copy.table.n == log[-1].n for copy in copies))
        assert state(copies[0].table)[7] == state(copies[1].table)[7] == state(rebuild(table, log))[7]


@in_loop
async def test_chat_and_presence_cross_workers(shared: str) -> None:
    async with two_sites(shared) as (one, two), one.guest("Ann") as ann, two.guest("Ben") as ben:
        table = await open_table(ann, bots=0)
        await ben.post(f"/api/tables/{table}/seats", json={"seat": 2})
        async with one.play(table, ann) as first:
            await say(first, t="hello")
            await hear(first, "welcome")
            async with two.play(table, ben) as second:
                await say(second, t="hello")
                await hear(second, "welcome")
                for socket in (first, second):
                    while (await hear(socket, "here"))["seats"] != [True, False, True, False]:
                        pass
                await say(second, t="chat", text="Howdy")
                assert (await hear(first, "chat"))["name"] == "Ben"
            while (await hear(first, "here"))["seats"] != [True, False, False, False]:
                pass


@in_loop
async def test_a_new_invitation_holds_at_every_worker(shared: str) -> None:
    """Whoever watches at another worker is let go there, who sits there stays, and the old link opens no door."""
    async with two_sites(shared) as (one, two), one.guest("Ann") as ann, two.guest("Ben") as ben:
        table = await open_table(ann, bots=2, open=False)
        path = f"/api/tables/{table}"
        old = (await ann.get(path)).json()["invite"]
        assert (await ben.post(f"{path}/seats", json={"invite": old})).status_code == 200
        async with two.play(table, ben) as seated, two.play(table) as watching:
            for socket in (seated, watching):
                await say(socket, t="hello", invite=old)
                await hear(socket, "welcome")
            new = (await ann.post(f"{path}/invitation", json={})).json()["invite"]
            assert (await hear(watching, "entry", "bye"))["t"] == "bye"
            assert (await hear(seated, "entry"))["kind"] == "reinvited"
            assert (await ben.get(path)).json()["invite"] == new
        async with two.client() as friend:
            for word, status in ((old, 404), (new, 200)):
                assert (await friend.get(path, params={"invite": word})).status_code == status


@in_loop
async def test_a_door_is_kept_by_the_log(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that has not heard of the new invitation looks into the log before it lets somebody in."""
    async with two_halls(shared) as (one, two):
        keeper = await one.open_table(HOST, "Ann", rules_for(open=False))
        other = await two.find(keeper.table.id)
        monkeypatch.setattr(other, "fall_behind", print)
        late = Listener("", 1000)
        late.invite = old = keeper.table.invite
        await keeper.ask(partial(requests.reinvite, who=HOST, invite="new"))
        assert other.table.invited(old)
        with pytest.raises(Refused, match="no such table"):
            await other.ask(partial(sit_invited, who="eve", name="Eve", body=SitBody(invite=old)))
        await other.hear(late, None)
        assert late.gone == "refused"
        assert (await two.find(keeper.table.id)).table.invite == "new"


@in_loop
async def test_figures_are_those_of_all_workers(shared: str) -> None:
    async with two_sites(shared) as (one, two), one.guest("Ann") as ann:
        await open_table(ann)
        names = {site.hall.store.worker for site in (one, two)}
        async with two.client() as client:
            text = ""
            while (
                text.count("sixgun_tables{") < 2
                or 'sixgun_tables{worker="' + one.hall.store.worker + '"} 1' not in text
            ):
                text = (await client.get("/metrics")).text
        families = {family.name: family for family in text_string_to_metric_families(text)}
        assert {sample.labels["worker"] for sample in families["sixgun_tables"].samples} == names
        assert {sample.labels["worker"] for sample in families["sixgun_action_to_socket_seconds"].samples} == names
        assert text.count("# TYPE sixgun_tables gauge") == 1


@in_loop
async def test_an_action_sent_to_two_workers_happens_once(shared: str) -> None:
    """Both decide at the same time; the key of the log lets one in, and the other one finds it done."""
    async with two_halls(shared) as (one, two):
        keeper, other = await playing(one, two)
        for _ in range(10):
            await until(lambda: keeper.table.asked == 0 or keeper.table.stage == OVER)
            await keeper.ask(lambda _: [])  # what it has just taken in is stored then
            if keeper.table.stage == OVER:
                break
            match = keeper.table.match
            assert match is not None
            step, do = len(match.steps), match.game.legal()[0].text
            wish = partial(requests.act, seat=0, id=f"a{step}", step=step, do=do)
            assert len(set(await asyncio.gather(keeper.ask(wish), other.ask(wish)))) == 1
        await one.find(keeper.table.id)
        assert one.metrics.faults._value.get() == two.metrics.faults._value.get() == 0


@in_loop
async def test_what_is_refused_is_decided_by_the_log(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that has not heard of the last entries looks into the log before it refuses."""
    async with two_halls(shared, bot_pace=60.0) as (one, two):
        keeper, other = await playing(one, two)
        assert keeper.table.asked == 0
        monkeypatch.setattr(other, "fall_behind", print)
        match = keeper.table.match
        assert match is not None
        step = len(match.steps)
        await keeper.ask(partial(requests.act, seat=0, id="a", step=step, do=match.game.legal()[0].text))
        assert keeper.table.asked == 0
        assert other.table.n < keeper.table.n
        do = match.game.legal()[0].text
        assert await other.ask(partial(requests.act, seat=0, id="b", step=step + 1, do=do)) == keeper.table.n + 1


@in_loop
async def test_the_others_take_the_tables_of_a_worker_that_has_gone(shared: str) -> None:
    async with hall_at(shared, workers=2, grace=0.0) as two:
        async with hall_at(shared, workers=2, grace=0.0) as one:
            await until(lambda: one.ready and two.ready)
            keeper, other = await playing(one, two)
            table_id = keeper.table.id
            assert not other.driving
            # As after a kill: nothing is written any more, and nobody signs off.
            for task in (*one._tasks, keeper._task):
                assert task is not None
                task.cancel()
            one._roster.leave = asyncio.Event().wait  # type: ignore[method-assign, assignment]
            n = keeper.table.n
            began = two.now()
            listener = Listener(HOST, 100_000)
            await other.hear(listener, None)
            await until(lambda: other.driving)
            assert two.now() - began < 5000
            stop = asyncio.create_task(answering(other, listener))
            await until(lambda: other.table.n > n + 10 or other.table.stage == OVER)
            stop.cancel()
            one._roster.leave = two._roster.join  # type: ignore[method-assign]
        log = await two.store.read(table_id)
        assert [entry.n for entry in log] == list(range(1, len(log) + 1))


@in_loop
async def test_nobody_waits_for_the_lease_of_a_process_that_has_ended(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixgun.server.store.workers.LEASE", 3_600_000)
    monkeypatch.setattr("sixgun.server.roster.BEAT_SHARED", 3600.0)
    async with hall_at(shared, workers=2, grace=0.0) as one, hall_at(shared, workers=2, grace=0.0) as two:
        for hall in (one, two, one):  # there is no other beat in this test
            await hall._beat()
        keeper, other = await playing(one, two)
        for task in (*one._tasks, keeper._task):
            assert task is not None
            task.cancel()
        assert not other.driving
        two.lost(one.store.worker)
        await until(lambda: other.driving)
        assert two._roster.living == [two.store.worker]


@in_loop
async def test_a_table_is_driven_however_slowly_it_was_opened(shared: str) -> None:
    async with two_halls(shared) as (one, two):
        async with one.store.engine.connect() as connection:
            await connection.execute(sa.text("LOCK TABLE entries IN EXCLUSIVE MODE"))
            opening = asyncio.create_task(one.open_table(HOST, "Ann", rules_for()))
            beats = one._roster._beats
            await until(lambda: one._roster._beats > beats + 4)
            await connection.rollback()
        keeper = await opening
        beats = one._roster._beats
        await until(lambda: one._roster._beats > beats + 4)
        assert keeper.driving
        keeper.driving = False  # whatever may have happened, its worker finds out that it is to drive it
        await until(lambda: keeper.driving)
        assert not two.keepers


@in_loop
async def test_a_worker_that_ends_hands_its_tables_on(shared: str) -> None:
    async with hall_at(shared, workers=2) as two:
        async with hall_at(shared, workers=2) as one:
            await until(lambda: one.ready and two.ready)
            _, other = await playing(one, two)
        assert not other.driving
        await until(lambda: other.driving)
        assert other.table.stage == PLAYING
        assert not other.audience.elsewhere


@in_loop
async def test_a_copy_that_nobody_wants_is_forgotten(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.table.due.RETIRE", 0.05)
    async with two_halls(shared, grace=0.0) as (one, two):
        keeper, other = await playing(one, two)
        await until(lambda: not two.keepers)
        assert keeper.driving
        again = await two.find(keeper.table.id)
        assert again is not other
        assert again.table.n == keeper.table.n or not again.driving


@in_loop
async def test_a_lost_wire_is_made_anew_at_once(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loss itself is noticed: nothing is tried now and then in this test. Both take in what they have missed."""
    monkeypatch.setattr("sixgun.server.store.wire.QUIET", 3600.0)
    async with two_halls(shared, grace=0.0) as (one, two):
        keeper, other = await playing(one, two)
        watching, player = Listener("", 1000), Listener(HOST, 1000)
        await other.hear(watching, None)
        await other.hear(player, None)
        await until(lambda: keeper.audience.is_here(keeper.table, HOST))
        async with one.store.engine.connect() as connection:
            others = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                " AND datname = current_database() AND (query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify($1, %')"
            )
            assert len((await connection.execute(sa.text(others))).all()) >= 2
        other.forget(player)  # it is told over the lost connection, or over the new one
        if keeper.table.asked == 0:
            match = keeper.table.match
            assert match is not None
            do = match.game.legal()[0].text
            await keeper.ask(partial(requests.act, seat=0, id="a", step=len(match.steps), do=do))
        await until(lambda: other.table.n == keeper.table.n and not keeper.audience.is_here(keeper.table, HOST))
        assert keeper.audience.anybody


@pytest.mark.parametrize("driver", [True, False])
@in_loop
async def test_a_worker_that_was_taken_for_gone_is_heard_of_again(driver: bool, shared: str) -> None:
    """It stood still for longer than its lease. Nobody came or went there, so it has nothing new to tell."""
    async with two_halls(shared, bot_pace=60.0) as (one, two):
        keeper, other = await playing(one, two)
        still, goes_on = (one, two) if driver else (two, one)
        here, there = (keeper, other) if driver else (other, keeper)
        listener = Listener(HOST, 100_000)
        await here.hear(listener, None)
        await until(lambda: there.audience.is_here(there.table, HOST))
        beat = next(task for task in still._tasks if task.get_name() == "beat")
        beat.cancel()
        await until(lambda: there.driving and not there.audience.is_here(there.table, HOST))
        await there.ask(lambda _: [StoodIn(0, "random", "away")])  # as if his grace were over
        still._tasks.append(asyncio.create_task(still._live(), name="beat"))
        await until(lambda: there.audience.is_here(there.table, HOST) and not here.driving)
        await until(lambda: there.table.chairs[0].stand_in == "")
        assert there.driving
        assert not listener.gone
        assert goes_on._roster.living == sorted(hall.store.worker for hall in (one, two))


@in_loop
async def test_what_a_worker_tells_after_its_end_is_forgotten(shared: str) -> None:
    """Its last words may come when the others know already that it has gone."""
    async with two_halls(shared, bot_pace=60.0) as (one, two):
        keeper, _ = await playing(one, two)
        keeper.hear_of("gone", Connected((0,), 1))
        assert keeper.audience.is_here(keeper.table, HOST)
        await until(lambda: not keeper.audience.is_here(keeper.table, HOST))
        assert not keeper.audience.anybody


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
def test_the_command_starts_workers_and_ends_them(name: signal.Signals, shared: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--workers", "2", "--db", shared],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    try:
        assert process.stdout is not None
        url = process.stdout.readline().decode().rsplit(" ", 1)[1].strip()
        assert httpx.get(f"{url}/health", trust_env=False).json() == {"status": "alive"}
        process.send_signal(name)
        _, err = process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 0
    assert b"Traceback" not in err
    assert err.count(b'"started"') == err.count(b'"stopped"') == 2


def test_workers_end_with_the_process_that_watches_over_them(shared: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--workers", "2", "--db", shared],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith(b"The table is at")
    process.kill()
    _, err = process.communicate(timeout=60)  # until the workers have closed it too
    assert err.count(b'"stopped"') == 2


async def playing(one: Hall, two: Hall) -> tuple[Keeper, Keeper]:
    """Open a table at one worker and start a game, in which seat 0 is asked first; return both copies."""
    keeper = await one.open_table(HOST, "Ann", rules_for(grace=100_000))
    await seat_bots(keeper)
    await keeper.ask(partial(requests.start, who=HOST, draw=lambda _: 8, engine="test", sheriff=-1))
    return keeper, await two.find(keeper.table.id)


async def answering(keeper: Keeper, listener: Listener) -> None:
    """Answer for seat 0 whatever it is asked."""
    async for message in messages(listener):
        ask = message.get("ask")
        if ask and "actions" in ask:
            await keeper.ask(partial(requests.act, seat=0, id="", step=ask["step"], do=ask["actions"][0]))
