"""Nobody at a table is called like another, and a new name reaches the seats that somebody has."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sixgun.kernel.record import MAX_NAME
from sixgun.server.facts import Renamed
from sixgun.server.net.access import NAME_BURST
from sixgun.server.table import requests
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.listener import Listener
from sixgun.server.table.names import BOT_NAMES, folded
from sixgun.server.table.snapshot import read_log
from sixgun.server.table.table import OVER, PLAYING, rebuild

from .house import HOST, hall_at, in_loop, messages, play_on, rules_for, seat_bots, start, until
from .online import open_table, site_at
from .test_keeper import state
from .test_workers import shared, two_sites

__all__ = ["shared"]


def names_of(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"] if seat["name"]]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Wyatt", "wyatt"),
        ("Wyatt", "W y a t t"),
        ("Wyatt", "Ｗｙａｔｔ"),
        ("Wyatt", "Wуаtt"),
        ("Wyatt", "Wyátt"),
        ("Wyatt", "Wyatt."),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Straße", "STRASSE"),
        ("Анна", "анна"),
        ("ΝΙΚΟΣ", "Νίκος"),
        ("王", "王"),
    ],
)
def test_names_that_read_alike(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Ben"), ("Ann", "Ann 2"), ("王", "玉"), ("!", "?"), ("🙂", "🙃")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert folded(one) != folded(other)
    assert folded(one)


@in_loop
async def test_nobody_has_the_name_of_another(tmp_path: Path) -> None:
    async with (
        site_at(tmp_path / "db") as site,
        site.guest("Wyatt") as host,
        site.guest("WYATT") as second,
        site.guest("Wуatt") as third,
    ):
        table = await open_table(host, bots=0, options={"players": 7})
        path = f"/api/tables/{table}"
        for guest in (second, third):
            assert (await guest.post(f"{path}/seats", json={})).status_code == 200
        assert (await host.put(f"{path}/seats/3", json={"bot": "random", "name": "wyatt"})).status_code == 200
        assert (await host.post(f"{path}/seats/4/token", json={"name": "Wyatt 2"})).status_code == 200
        found = (await host.get(path)).json()["table"]
        assert names_of(found) == ["Wyatt", "WYATT 2", "Wуatt 3", "wyatt 4", "Wyatt 2 2"]
        assert len({folded(name) for name in names_of(found)}) == 5


@in_loop
async def test_bots_that_nobody_names_have_names_of_their_own(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, BOT_NAMES[0].upper(), rules_for(players=7))
        for seat, name in enumerate(BOT_NAMES[1:6], 1):
            await keeper.ask(partial(requests.sit, who=f"g{seat}", name=name.lower(), seat=seat))
        await keeper.ask(partial(requests.fill, who=HOST, seat=6, bot="random", name="", local=False))
        assert keeper.table.chairs[6].name == BOT_NAMES[6]
        assert len({folded(chair.name) for chair in keeper.table.chairs}) == 7


@in_loop
async def test_a_long_name_is_told_apart_too(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        name = "W" * MAX_NAME
        keeper = await hall.open_table(HOST, name, rules_for())
        await keeper.ask(partial(requests.sit, who="g1", name=name, seat=1))
        assert keeper.table.chairs[1].name == "W" * (MAX_NAME - 2) + " 2"


@in_loop
async def test_a_new_name_reaches_the_seat_and_everybody_hears_it(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Wyatt", rules_for(title="Wyatt"))
        await keeper.ask(partial(requests.sit, who="g1", name="Doc", seat=1))
        listener = Listener("", 100)
        await keeper.hear(listener, None)
        await hall.rename(HOST, "Ike")
        await hall.rename("g1", "ike")
        await hall.rename("g1", "IKE")
        await hall.rename("g1", "IKE")  # nothing new
        heard = [message async for message in some(listener, 3)]
        assert [(message["seat"], message["was"], message["name"]) for message in heard] == [
            (0, "Wyatt", "Ike"),
            (1, "Doc", "ike 2"),
            (1, "ike 2", "IKE 2"),
        ]
        assert [seat["name"] for seat in heard[-1]["seats"][:2]] == ["Ike", "IKE 2"]
        assert heard[0]["rules"]["title"] == "Ike"  # a table that nobody has named is called after its host
        assert "g1" not in str(heard)
        log = await hall.store.read(keeper.table.id)
        assert next(entry.fact for entry in log if isinstance(entry.fact, Renamed)) == Renamed(0, "Ike", "Wyatt")
        assert state(rebuild(keeper.table.id, log)) == state(keeper.table)


@in_loop
async def test_a_running_game_is_told_with_the_old_name(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Wyatt", rules_for(title="Wyatt"))
        await seat_bots(keeper)
        await start(keeper)
        await hall.rename(HOST, "Abilene")  # a bot is called that
        await hall.rename(HOST, "Ike")
        await hall.rename(HOST, "Doc")
        table = keeper.table
        assert table.stage == PLAYING
        assert (table.chairs[0].name, table.chairs[0].next_name) == ("Wyatt", "Doc")
        await settled(keeper)
        assert state(rebuild(table.id, await hall.store.read(table.id))) == state(table)
        listener = Listener("", 10_000)
        await keeper.hear(listener, None)
        await play_on(keeper, HOST, 10_000)
        await until(lambda: table.stage == OVER)
        last: dict[str, Any] = {}
        async for message in messages(listener):
            last = message
            if message.get("n") == table.n:
                break
        assert next(seat["name"] for seat in last["seats"]) == "Doc"
        assert last["stage"] == OVER
        assert table.chairs[0].name == "Doc"
        assert table.match is not None
        assert table.match.start.sitters[0].name == "Wyatt"
        [row] = await hall.store.matches(1 << 60, 10)
        assert json.loads(row.summary)["title"] == "Wyatt"
        assert table.rules.title == "Doc"
        await start(keeper)  # which stores what was before
        await settled(keeper)
        base, entries = await read_log(hall.store, table.id)
        assert base is not None
        assert state(rebuild(table.id, entries, base)) == state(table)
        whole = rebuild(table.id, await hall.store.read(table.id))
        assert next((chair.name, chair.next_name) for chair in whole.chairs) == ("Doc", "")
        assert table.match is not None
        assert table.match.start.sitters[0].name == "Doc"


@in_loop
async def test_names_tell_nothing_while_a_game_runs(tmp_path: Path) -> None:
    """Whoever is out of the game may see everything: his name must not tell it to those who are not."""
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Wyatt", rules_for(grace=1, ghosts="open"))
        await keeper.ask(partial(requests.sit, who="g1", name="Doc", seat=1))
        await keeper.ask(partial(requests.ready, who="g1", ready=True, keep=False))
        await seat_bots(keeper, 2)
        await start(keeper)
        others, own = Listener("", 10_000), Listener("g1", 10_000)
        await keeper.hear(others, None)
        await keeper.hear(own, None)
        await hall.rename("g1", "Seat 2 is the Renegade")
        heard = [message async for message in some(own, 1)]
        assert [message["name"] for message in heard] == ["Seat 2 is the Renegade"]
        keeper.forget(own)
        await until(lambda: keeper.table.stage == OVER)
        late = Listener("", 10_000)
        await keeper.hear(late, keeper.table.match.first)  # type: ignore[union-attr]
        for listener in (others, late):
            playing = True
            async for message in messages(listener):
                if message["t"] == "welcome":
                    assert listener is late or "Renegade" not in json.dumps(message["table"])
                if message["t"] != "entry":
                    continue
                playing = "renamed" not in message
                if not playing:
                    assert message["renamed"] == [{"seat": 1, "name": "Seat 2 is the Renegade", "was": "Doc"}]
                    break
                assert "Renegade" not in json.dumps([message.get(key) for key in ("name", "was", "seats")])
            assert not playing


@in_loop
async def test_nobody_takes_names_without_end(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Ben") as ben:
        await open_table(ann)
        before = site.hall.store.stored
        answers = [(await ann.post("/api/guest", json={"name": f"Ann {n % 2}"})).status_code for n in range(50)]
        assert answers[:NAME_BURST] == [200] * NAME_BURST
        assert answers[-1] == 429
        assert site.hall.store.stored - before == answers.count(200)
        assert answers.count(200) < 2 * NAME_BURST
        assert (await ben.post("/api/guest", json={"name": "Benny"})).status_code == 200


@in_loop
async def test_two_who_exchange_names_in_a_game_are_never_alike(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Wyatt", rules_for(grace=1))
        await keeper.ask(partial(requests.sit, who="g1", name="Doc", seat=1))
        await keeper.ask(partial(requests.ready, who="g1", ready=True, keep=False))
        await seat_bots(keeper, 2)
        await start(keeper)
        await hall.rename(HOST, "Doc")
        await hall.rename("g1", "Wyatt")
        await until(lambda: keeper.table.stage == OVER)
        assert [chair.name for chair in keeper.table.chairs[:2]] == ["Doc 2", "Wyatt 2"]


@in_loop
async def test_a_new_name_crosses_workers(shared: str) -> None:
    """The one who answers may not drive the table, and may not even know of it."""
    async with two_sites(shared) as (one, two), one.guest("Wyatt") as wyatt:
        table = await open_table(wyatt)
        assert table not in two.hall.keepers
        async with two.client() as elsewhere:
            elsewhere.cookies = wyatt.cookies
            assert (await elsewhere.post("/api/guest", json={"name": "Doc"})).status_code == 200
            while names_of((await elsewhere.get(f"/api/tables/{table}")).json()["table"])[0] != "Doc":
                await asyncio.sleep(0.001)
        facts = [entry.fact for entry in await one.hall.store.read(table)]
        assert [fact for fact in facts if isinstance(fact, Renamed)] == [Renamed(0, "Doc", "Wyatt")]


async def settled(keeper: Keeper) -> None:
    """Wait until the bots have moved and it is the host's turn to answer: then all of it is stored."""
    await until(lambda: keeper.table.asked == 0)
    await keeper.ask(lambda _: [])


async def some(listener: Listener, count: int) -> Any:
    """Yield the next entries that a listener hears."""
    left = count
    async for message in messages(listener):
        if message["t"] == "entry":
            yield message
            left -= 1
            if not left:
                return
