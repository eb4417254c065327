"""A new invitation: the old one lets nobody in any more, who sits stays, and the ids of games that have begun hold."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from sixgun.server.errors import Refused
from sixgun.server.facts import Entry, Opened, Reinvited, Started, decode_fact, encode_fact
from sixgun.server.store.schema import SNAPSHOTS
from sixgun.server.table import requests
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.listener import Listener
from sixgun.server.table.messages import history, match_id
from sixgun.server.table.snapshot import read_log
from sixgun.server.table.table import OVER, PLAYING, Table, rebuild

from .house import HOST, hall_at, in_loop, play_on, rules_for, seat_bots, start, until
from .online import hear, open_table, say, site_at
from .test_keeper import state


async def word_of(client: httpx.AsyncClient, table: str) -> str:
    """Return the invitation as it is shown to a guest."""
    return str((await client.get(f"/api/tables/{table}")).json()["invite"])


@in_loop
async def test_the_old_link_lets_nobody_in_and_the_new_one_does(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
        table = await open_table(ann, bots=2, open=False)
        path, old = f"/api/tables/{table}", await word_of(ann, table)
        assert (await eve.post(f"{path}/seats", json={"invite": old})).status_code == 200
        assert (await ann.delete(f"{path}/seats/3")).status_code == 200
        assert (await eve.get(path, params={"invite": old})).status_code == 200  # shut out, and she still has the link

        answer = (await ann.post(f"{path}/invitation", json={})).json()
        new = answer["invite"]
        assert answer["n"] == (await ann.get(path)).json()["table"]["n"]
        assert new != old
        assert await word_of(ann, table) == new
        nowhere = (await eve.get("/api/tables/nowhere")).json()
        for answered in (
            await eve.get(path, params={"invite": old}),
            await eve.post(f"{path}/seats", json={"invite": old}),
            await eve.get(f"{path}/stream", params={"invite": old}),
        ):
            assert (answered.status_code, answered.json()) == (404, nowhere)
        async with site.play(table, eve) as socket:
            await say(socket, t="hello", invite=old)
            assert (await hear(socket, "refused", "welcome"))["reason"] == "no-such-table"
        assert (await eve.get(path, params={"invite": new})).json()["invite"] == ""
        assert (await eve.post(f"{path}/seats", json={"invite": new})).status_code == 200
        assert await word_of(eve, table) == new


@pytest.mark.parametrize("playing", [False, True])
@in_loop
async def test_who_watches_is_let_go_and_who_sits_stays(playing: bool, tmp_path: Path) -> None:
    """Whoever sat down with the old link and sits no more has nothing of it either; nobody is told the word."""
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Ben") as ben:
        table = await open_table(ann, bots=2, open=False)
        path, old = f"/api/tables/{table}", await word_of(ann, table)
        await ben.post(f"{path}/seats", json={"invite": old})
        await ben.post(f"{path}/ready", json={})
        if playing:
            await ann.post(f"{path}/start", json={})
        async with site.play(table, ann) as host, site.play(table, ben) as seated, site.play(table) as watching:
            for socket, word in ((host, ""), (seated, old), (watching, old)):
                await say(socket, t="hello", invite=word)
                await hear(socket, "welcome")
            answer = (await ann.post(f"{path}/invitation", json={})).json()
            while (last := await hear(watching, "entry", "bye", "here"))["t"] != "bye":
                assert last.get("kind") != "reinvited"
            assert last["why"] == "refused"
            for socket in (host, seated):
                while (entry := await hear(socket, "entry"))["kind"] != "reinvited":
                    pass
                assert set(entry) - {"view", "ask"} == {"t", "n", "at", "kind", "stage", "seats", "chair"}
                assert entry["n"] == answer["n"]
                for word in (old, answer["invite"]):
                    assert word not in msgspec.json.encode(entry).decode()
            assert await word_of(ben, table) == answer["invite"]
            if not playing:
                await ann.delete(f"{path}/seats/3")
                assert (await hear(seated, "bye"))["why"] == "refused"
        assert site.hall.metrics.faults._value.get() == 0


@in_loop
async def test_who_was_let_in_just_before_is_let_go(tmp_path: Path) -> None:
    """Between the door and the first word he hears there may be a new invitation."""
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(open=False))
        late, early = Listener("", 1000), Listener("", 1000)
        late.invite = early.invite = keeper.table.invite
        await keeper.hear(early, None)
        await renew(keeper)
        await keeper.hear(late, None)
        assert (early.gone, late.gone) == ("refused", "refused")
        assert not keeper.audience.listeners


@in_loop
async def test_only_the_host_makes_a_new_invitation(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Ben") as ben:
        table = await open_table(ann, bots=1)
        path, old = f"/api/tables/{table}", await word_of(ann, table)
        token = (await ann.post(f"{path}/seats/2/token", json={})).json()["token"]
        await ben.post(f"{path}/seats", json={})
        assert (await ben.post(f"{path}/invitation", json={})).json()["reason"] == "not-host"
        async with site.client(authorization=f"Bearer {token}") as program:
            assert (await program.post(f"{path}/invitation", json={})).status_code == 403
        async with site.client() as nobody:
            assert (await nobody.post(f"{path}/invitation", json={})).json()["reason"] == "no-guest"
        assert await word_of(ann, table) == old
        assert (await ann.post(f"{path}/leave")).status_code == 200  # Ben is the host now
        assert (await ann.post(f"{path}/invitation", json={})).json()["reason"] == "not-host"
        assert (await ben.post(f"{path}/invitation", json={})).status_code == 200
        await ben.post(f"{path}/leave")
        assert (await ben.post(f"{path}/invitation", json={})).json()["reason"] == "closed"
    closed = Table("t")
    closed.host, closed.stage = "ann", "closed"
    with pytest.raises(Refused, match="closed"):
        requests.reinvite(closed, "ann", "new")


@in_loop
async def test_who_is_shut_out_with_a_new_invitation_hears_nothing_of_it(tmp_path: Path) -> None:
    """In one step: he is neither shown the new one while he sits, nor comes back by the old one when he does not."""
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
        table = await open_table(ann, bots=2, open=False)
        path, old = f"/api/tables/{table}", await word_of(ann, table)
        await eve.post(f"{path}/seats", json={"invite": old})
        async with site.play(table, eve) as socket:
            await say(socket, t="hello", invite=old)
            await hear(socket, "welcome")
            for seat, reason in ((0, "own-seat"), (9, "no-such-seat"), (16, "invalid")):
                assert (await ann.post(f"{path}/invitation", json={"seat": seat})).json()["reason"] == reason
            assert await word_of(eve, table) == old
            new = (await ann.post(f"{path}/invitation", json={"seat": 3})).json()["invite"]
            assert (await hear(socket, "entry", "bye"))["t"] == "bye"
        for word, status in ((old, 404), (new, 200)):
            assert (await eve.get(path, params={"invite": word})).status_code == status
        assert (await ann.get(path)).json()["table"]["free"] == 1


@in_loop
async def test_new_invitations_count_like_other_requests(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", request_burst=10, request_rate=0.01) as site, site.guest("Ann") as ann:
        table = await open_table(ann, bots=0)  # the guest and the table were two of them
        codes = [(await ann.post(f"/api/tables/{table}/invitation", json={})).status_code for _ in range(10)]
        assert codes == [200] * 8 + [429] * 2


async def renew(keeper: Keeper, word: str = "a-new-word") -> None:
    await keeper.ask(partial(requests.reinvite, who=HOST, invite=word))


async def finish(keeper: Keeper, seed: int) -> None:
    await start(keeper, seed)
    await play_on(keeper, HOST, 10_000)
    await until(lambda: keeper.summary["stage"] == OVER)


@in_loop
async def test_games_keep_their_ids_and_later_ones_do_not_follow_from_the_old_word(database: str) -> None:
    """Whoever has the old link does not find the replays of games that begin afterwards."""
    async with hall_at(database, grace=0.0) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for("dice", 3, grace=1, open=False))
        table_id, old = keeper.table.id, keeper.table.invite
        await seat_bots(keeper)
        await start(keeper)
        running = match_id(keeper.table)
        await renew(keeper)
        assert keeper.table.stage == PLAYING
        assert (match_id(keeper.table), keeper.summary["match"]) == (running, running)
        before = state(keeper.table)
    async with hall_at(database, grace=0.0) as hall:
        keeper = await hall.find(table_id)
        assert (match_id(keeper.table), keeper.table.invite) == (running, "a-new-word")
        await play_on(keeper, HOST, 10_000)
        await until(lambda: keeper.summary["stage"] == OVER)
        assert (await hall.store.match(running)) is not None
        await finish(keeper, 2)
        second = match_id(keeper.table)
        assert (await hall.store.match(second)) is not None
        await renew(keeper, "a-third-word")
        await finish(keeper, 3)
        third, now = match_id(keeper.table), state(keeper.table)
        log = await hall.store.read(table_id)
        assert state(rebuild(table_id, [entry for entry in log if entry.n <= before[0]])) == before  # type: ignore[operator]
        for word, name in (("a-new-word", second), ("a-third-word", third)):
            assert made_of(word, name) == name
        for word in (old, "a-new-word"):
            assert made_of(word, third) != third
        base, entries = await read_log(hall.store, table_id)
        assert base is not None
        assert base.invite == "a-third-word"
        assert state(rebuild(table_id, entries, base)) == state(rebuild(table_id, log)) == now
        for after in (0, entries[0].n - 1):
            told = b"\n".join(history(log, after, 0, table_id))
            assert third.encode() in told
            for word in (old, "a-new-word", "a-third-word"):
                assert word.encode() not in told
    async with hall_at(database, grace=0.0) as hall:
        keeper = await hall.find(table_id)
        assert (state(keeper.table), match_id(keeper.table)) == (now, third)


def made_of(word: str, name: str) -> str:
    """Return the id that the game of a name would have if it had begun with this invitation."""
    table_id, number, _ = name.split("-")
    table = Table(table_id)
    rules = rules_for("dice", 3)
    table.apply(Entry(1, 0, Opened("ann", rules, word)))
    table.apply(Entry(2, 0, Started(int(number), "dice", rules.options, 1, [], "test")))
    return match_id(table)


@in_loop
async def test_what_earlier_versions_have_stored_is_read(database: str) -> None:
    """Logs without the new fact, and snapshots as they have always been."""
    async with hall_at(database, grace=0.0) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for("dice", 3, grace=1))
        await seat_bots(keeper)
        await finish(keeper, 1)
        await finish(keeper, 2)
        table_id, word, now = keeper.table.id, keeper.table.invite, state(keeper.table)
        async with hall.store.engine.connect() as connection:
            [text] = (await connection.scalars(sa.select(SNAPSHOTS.c.state))).all()
    found = msgspec.json.decode(text)
    assert (found["version"], found["invite"]) == (2, word)
    assert set(found) == {"version", "n", "at", "stage", "rules", "host", "invite", "chairs"}
    async with hall_at(database, grace=0.0) as hall:
        base, _ = await read_log(hall.store, table_id)
        assert base is not None
        assert state((await hall.find(table_id)).table) == now


def test_the_fact_reads_back() -> None:
    fact = Reinvited("word")
    assert encode_fact(fact) == '{"is":"reinvited","invite":"word"}'
    assert decode_fact(encode_fact(fact)) == fact
