"""A table goes on after anything: every confirmed action is in its log, and its log makes the same table again."""

from __future__ import annotations

import asyncio
import logging
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from sixgun.games import classic
from sixgun.games.registry import GAMES
from sixgun.server.errors import NotStored, Refused
from sixgun.server.facts import Acted, Closed, Entry, Returned, Started, StoodIn
from sixgun.server.store.schema import ENTRIES, SNAPSHOTS, WORKERS
from sixgun.server.store.store import Store
from sixgun.server.store.sweep import DAY, sweep
from sixgun.server.table import requests
from sixgun.server.table.inbox import MOST
from sixgun.server.table.keeper import FAULTS, Keeper
from sixgun.server.table.listener import MAX_WAITING, Listener
from sixgun.server.table.messages import match_id
from sixgun.server.table.past import history
from sixgun.server.table.snapshot import read_log
from sixgun.server.table.table import OVER, REMEMBERED, Table, rebuild

from .house import HOST, hall_at, in_loop, messages, play_on, rules_for, seat_bots, settings_for, start, until
from .online import hear, open_table, play_game, say, site_at
from .test_secrecy import table_with


def state(table: Table) -> tuple[object, ...]:
    """Return all that a table is, as one comparable value."""
    match = table.match
    chairs = [tuple(copy(getattr(chair, name)) for name in chair.__slots__) for chair in table.chairs]
    facts = None
    if match is not None:
        facts = (
            match.game.state_text(),
            [action.text for action in match.steps],
            match.asked_at,
            match.start,
            match.at,
            match.key,
        )
    return (table.n, table.at, table.stage, table.rules, table.host, table.invite, chairs, facts, table.until)


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_game_is_played_to_its_end_and_the_log_makes_it_again(game: str, tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(game))
        await seat_bots(keeper)
        await start(keeper)
        confirmed = await play_on(keeper, HOST, 10_000)
        assert confirmed
        table = keeper.table
        assert table.stage == OVER
        assert table.match is not None
        log = await hall.store.read(table.id)
        assert [entry.n for entry in log] == list(range(1, table.n + 1))
        by_number = {entry.n: entry.fact for entry in log}
        for n in confirmed:
            fact = by_number[n]
            assert isinstance(fact, Acted)
            assert (fact.seat, fact.by) == (0, "player")
        assert state(rebuild(table.id, log)) == state(table)
        [row] = await hall.store.matches(1 << 60, 10)
        assert (row.id, row.number, row.last) == (match_id(table), 1, table.n)


@in_loop
async def test_after_a_stop_the_same_decision_is_pending(database: str) -> None:
    """Not a single bit of the table is lost, at any decision of a game."""
    tables: dict[int, tuple[object, ...]] = {}
    async with hall_at(database) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(players=5))
        table_id = keeper.table.id
        await seat_bots(keeper)
        await start(keeper)
    for _ in range(5):
        async with hall_at(database) as hall:
            keeper = await hall.find(table_id)
            if tables:
                assert state(keeper.table) == tables[keeper.table.n]
            await play_on(keeper, HOST, 3)
            await until(lambda: keeper.table.asked == 0 or keeper.table.stage == OVER)  # noqa: B023
            tables[keeper.table.n] = state(keeper.table)
    assert len(tables) == 5


@in_loop
async def test_bots_go_on_by_themselves_after_a_stop(tmp_path: Path) -> None:
    """And they do what they would have done."""
    results: list[object] = []
    for name, stops in (("one", 0), ("two", 4)):
        async with hall_at(tmp_path / name, grace=0.0) as hall:
            keeper = await hall.open_table(HOST, "Ann", rules_for(grace=1))
            await seat_bots(keeper, bot="greenhorn")
            await start(keeper)
            table_id = keeper.table.id
            await until(lambda: bool(keeper.table.chairs[0].stand_in) or keeper.table.stage == OVER)  # noqa: B023
        for _ in range(stops):
            async with hall_at(tmp_path / name) as hall:
                keeper = await hall.find(table_id)
                before = keeper.table.n
                await until(lambda: keeper.table.n > before + 10 or keeper.table.stage == OVER)  # noqa: B023
        async with hall_at(tmp_path / name) as hall:
            keeper = await hall.find(table_id)
            await until(lambda: keeper.table.stage == OVER)  # noqa: B023
            match = keeper.table.match
            assert match is not None
            results.append(([action.text for action in match.steps], match.game.outcome, match.game.digest()))
    assert results[0] == results[1]


@in_loop
async def test_an_action_is_applied_once(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await playing(hall)
        act = answer(keeper, "id-1")
        first = await keeper.ask(act)
        assert await keeper.ask(act) == first
        table_id, n = keeper.table.id, keeper.table.n
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.find(table_id)
        assert await keeper.ask(act) == first  # also after a restart
        again = partial(act, id="id-2")
        with pytest.raises(Refused) as refused:
            await keeper.ask(again)
        assert refused.value.reason in {"stale", "not-your-decision", "not-asked"} or refused.value.rule
        assert keeper.table.n >= n


@in_loop
async def test_what_the_rules_forbid_is_refused_with_its_rule(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await playing(hall)
        n, step = keeper.table.n, len(match_of(keeper).steps)
        legal = {action.text for action in match_of(keeper).game.legal()}
        assert "play beer:6H" not in legal
        for do in ("play beer:6H", "play nonsense", "x" * 1000):
            with pytest.raises(Refused) as refused:
                await keeper.ask(partial(requests.act, seat=0, id="", step=step, do=do))
            assert refused.value.rule or refused.value.reason == "notation"
        with pytest.raises(Refused) as refused:
            await keeper.ask(partial(requests.act, seat=1, id="", step=step, do=min(legal)))
        assert refused.value.rule  # it is not seat 1 that is asked
        with pytest.raises(Refused, match="no seat"):
            await keeper.ask(partial(requests.act, seat=-1, id="", step=step, do=min(legal)))
        assert keeper.table.n == n


@in_loop
async def test_a_clock_answers_and_then_a_bot_takes_over_until_the_player_is_back(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(clock=30, grace=0))
        await seat_bots(keeper)
        listener = Listener(HOST, 100_000)
        await keeper.hear(listener, None)
        await start(keeper)
        await until(lambda: stored(keeper, "stand_in") != "" or keeper.summary["stage"] == OVER)
        log = await hall.store.read(keeper.table.id)
        clock = [entry for entry in log if isinstance(entry.fact, Acted) and entry.fact.by == "clock"]
        assert len(clock) == 2
        assert [entry.fact.why for entry in log if isinstance(entry.fact, StoodIn)] == ["clock"]
        if keeper.table.stage != OVER:
            with pytest.raises(Refused, match="bot plays for you"):
                await keeper.ask(partial(requests.act, seat=0, id="", step=0, do="pass"))
            await keeper.ask(partial(requests.back, who=HOST))
            assert keeper.table.chairs[0].stand_in == "" or keeper.table.chairs[0].late


@in_loop
async def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    hour = 3_600_000
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(clock=hour, grace=0))
        await seat_bots(keeper)
        await start(keeper)
        await until(lambda: keeper.table.asked == 0)
        table_id, asked_at = keeper.table.id, match_of(keeper).asked_at
    # As if the server had been down for two hours, ten minutes after the question.
    store = Store(settings_for(tmp_path / "db").db)
    await store.open()
    async with store.engine.begin() as connection:
        await connection.execute(
            sa.update(ENTRIES).where(ENTRIES.c.table_id == table_id).values(at=ENTRIES.c.at - 2 * hour)
        )
        await connection.execute(sa.update(WORKERS).values(alive=asked_at - 2 * hour + 600_000))
    await store.close()
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.find(table_id)
        left = keeper.table.until - hall.now()
        assert hour - 600_000 - 5_000 < left <= hour - 600_000


def test_going_and_coming_back_leaves_the_clock_as_it_is() -> None:
    """Else who does it again and again would never have to answer."""
    games = (table_with("classic", {"players": 4}, seed)[0] for seed in range(100))
    table = next(table for table in games if table.asked == 0)
    before = table.until
    assert before
    table.apply(Entry(table.n + 1, table.at + 5000, StoodIn(0, "random", "left")))
    assert table.until == 0  # a bot answers when it likes
    table.apply(Entry(table.n + 1, table.at + 5000, Returned(0)))
    assert table.until == before


@in_loop
async def test_an_absent_player_gets_his_seat_back(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(grace=20))
        await keeper.hear(Listener(HOST, 100_000), None)
        await seat_bots(keeper)
        await start(keeper)
        await until(lambda: keeper.table.asked == 0)
        table_id = keeper.table.id
    async with hall_at(tmp_path / "db", bot_pace=60.0) as hall:  # long after he is back the bot would answer
        keeper = await hall.find(table_id)
        await until(lambda: stored(keeper, "why") == "away")
        await keeper.hear(Listener(HOST, 100_000), None)
        assert (keeper.table.asked, keeper.table.chairs[0].stand_in) == (0, "")


@in_loop
async def test_who_leaves_a_running_game_can_come_back(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db", bot_pace=0.01) as hall:
        keeper = await playing(hall)
        await keeper.ask(partial(requests.leave, who=HOST, stand_in="random"))
        assert keeper.table.chairs[0].why == "left"
        listener = Listener(HOST, 100_000)
        await keeper.hear(listener, None)
        assert keeper.table.chairs[0].why == "left"  # looking on is not coming back
        await keeper.ask(partial(requests.back, who=HOST))
        assert keeper.table.chairs[0].stand_in == ""


@in_loop
async def test_what_somebody_else_has_stored_is_taken_in(tmp_path: Path) -> None:
    """The key of the log lets in one of two writers; the other one takes in what is there, and decides again."""
    async with hall_at(tmp_path / "db") as hall:
        keeper = await playing(hall)
        before = keeper.table.n
        listener = Listener(HOST, 1000)
        await keeper.hear(listener, None)
        async with hall.store.engine.begin() as connection:  # another server has written here
            blocker = {"table_id": keeper.table.id, "n": before + 1, "at": keeper.table.at}
            await connection.execute(sa.insert(ENTRIES), {**blocker, "fact": '{"is":"returned","seat":1}'})
        act = answer(keeper, "id-1")
        assert await keeper.ask(act) == before + 2
        assert await keeper.ask(act) == before + 2
        log = await hall.store.read(keeper.table.id)
        await until(lambda: keeper.table.asked == 0 or keeper.table.stage == OVER)
        assert state(rebuild(keeper.table.id, await hall.store.read(keeper.table.id))) == state(keeper.table)
        keeper.forget(listener)
        listener.drop("done")
        heard = [message async for message in messages(listener)]
        entries = [(message["n"], message["kind"]) for message in heard if message["t"] == "entry"]
        assert entries[:2] == [(before + 1, "returned"), (before + 2, "acted")]
        assert [n for n, _ in entries] == list(range(before + 1, entries[-1][0] + 1))
        assert len(log) == before + 2


@pytest.mark.parametrize("trouble", ["SELECT abs(-9223372036854775808)", "SELECT RAISE(ABORT, 'no')"])
@in_loop
async def test_what_cannot_be_stored_has_not_happened(trouble: str, tmp_path: Path) -> None:
    """The table goes back to what its log says."""
    async with hall_at(tmp_path / "db") as hall:
        keeper = await playing(hall)
        table, before = keeper.table, state(keeper.table)
        listener = Listener(HOST, 1000)
        await keeper.hear(listener, None)
        act = answer(keeper, "id-1")
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.text(f"CREATE TRIGGER broken BEFORE INSERT ON entries BEGIN {trouble}; END"))
        with pytest.raises(NotStored):
            await keeper.ask(act)
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.text("DROP TRIGGER broken"))
        listener.drop("again")
        heard = [message["t"] async for message in messages(listener)]
        assert heard == ["welcome", "here"]
        assert keeper.table is not table
        assert state(keeper.table) == before
        assert await keeper.ask(act) == table.n


@in_loop
async def test_what_waits_for_one_table_has_an_end(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        n = keeper.table.n
        asked = [asyncio.create_task(keeper.ask(lambda _: [])) for _ in range(MOST + 2)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        refused = [result for result in results if isinstance(result, Refused)]
        assert [refusal.reason for refusal in refused] == ["busy", "busy"]
        assert results.count(n) == MOST
        assert await keeper.ask(lambda _: []) == n


@in_loop
async def test_a_fault_of_one_game_harms_no_other_table(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper, other = await playing(hall), await playing(hall)

        def fault(table: Table) -> Any:
            raise ZeroDivisionError

        with pytest.raises(Refused) as refused:
            await keeper.ask(fault)
        assert refused.value.status == 500
        assert await keeper.ask(answer(keeper, "a"))
        assert await other.ask(answer(other, "b"))


@in_loop
async def test_a_table_with_one_fault_after_the_other_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would fail for ever."""

    def fault(*_: object) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("sixgun.server.table.keeper.what_is_due", fault)
    async with hall_at(tmp_path / "db", idle=0.01) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        await until(lambda: not hall.keepers)
        assert (await hall.store.read(keeper.table.id))[-1].fact == Closed("fault")
        assert hall.metrics.faults._value.get() == FAULTS


@in_loop
async def test_a_log_that_cannot_be_read_harms_no_other_table(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        good, bad = await playing(hall), await playing(hall)
        ids = good.table.id, bad.table.id
        async with hall.store.engine.begin() as connection:
            broken = sa.update(ENTRIES).where(ENTRIES.c.table_id == ids[1], ENTRIES.c.n == 3)
            await connection.execute(broken.values(fact='{"is":"something of next year"}'))
    async with hall_at(tmp_path / "db") as hall:
        await until(lambda: hall.ready)
        assert list(hall.keepers) == [ids[0]]


@pytest.mark.parametrize("fact", ['{"is":"something of next year"}', '{"is":"rose","seat":99}', "nonsense"])
@in_loop
async def test_a_table_that_cannot_be_read_is_refused(
    fact: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall_at(tmp_path / "db") as hall:
        good, bad = await playing(hall), await playing(hall)
        ids = good.table.id, bad.table.id
        async with hall.store.engine.begin() as connection:
            broken = sa.update(ENTRIES).where(ENTRIES.c.table_id == ids[1], ENTRIES.c.n == 3)
            await connection.execute(broken.values(fact=fact))
    async with site_at(tmp_path / "db") as site, site.client() as client:
        for _ in range(3):
            answer = await client.get(f"/api/tables/{ids[1]}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "unreadable")
        assert (await client.get(f"/api/tables/{ids[0]}")).status_code == 200
        async with site.play(ids[1]) as socket:
            await say(socket, t="hello", lang="en")
            assert (await hear(socket, "refused"))["reason"] == "unreadable"
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [getattr(record, "table", "") for record in errors] == [ids[1]]


@in_loop
async def test_a_game_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        await ann.post(f"/api/tables/{table}/start", json={})
        async with site.play(table, ann) as socket:
            await play_game(socket)
        match = (await ann.get(f"/api/tables/{table}")).json()["table"]["match"]
        async with site.hall.store.engine.begin() as connection:
            broken = sa.update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.fact.contains('"acted"'))
            await connection.execute(broken.values(fact='{"is":"acted","seat":0,"do":"nonsense"}'))
        for path in ("record", "replay"):
            answer = await ann.get(f"/api/matches/{match}/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "unreadable")


@pytest.mark.parametrize("text", ['{"is":"rose","seat":99}', '{"is":"something of next year"}', "{"])
@in_loop
async def test_a_table_whose_log_is_broken_while_it_runs_is_given_up(text: str, tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper, other = await playing(hall), await playing(hall)
        listener = Listener(HOST, 1000)
        await keeper.hear(listener, None)
        async with hall.store.engine.begin() as connection:
            broken = sa.update(ENTRIES).where(ENTRIES.c.table_id == keeper.table.id, ENTRIES.c.n == 3)
            await connection.execute(broken.values(fact=text))

        def fault(table: Table) -> Any:
            raise ZeroDivisionError

        with pytest.raises(Refused) as refused:
            await keeper.ask(fault)
        assert refused.value.reason == "fault"
        await until(lambda: keeper.table.id not in hall.keepers)
        assert listener.gone == "closed"
        with pytest.raises(Refused) as refused:
            await hall.find(keeper.table.id)
        assert refused.value.reason == "unreadable"
        assert await other.ask(answer(other, "b"))


@in_loop
async def test_what_is_said_again_answers_in_no_other_game(tmp_path: Path) -> None:
    """An answer whose confirmation was lost comes again, perhaps when the next game asks the same seat the same."""
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Wyatt", rules_for())
        await seat_bots(keeper)
        await start(keeper)
        await until(lambda: keeper.table.asked == 0)
        said = answer(keeper, "k1").keywords | {"game": 1}
        n = await keeper.ask(partial(requests.act, **said))
        assert await keeper.ask(partial(requests.act, **said)) == n
        await play_on(keeper, HOST, 10_000)
        await start(keeper)
        await until(lambda: keeper.table.asked == 0)
        now = answer(keeper, "k1").keywords
        with pytest.raises(Refused) as refused:
            await keeper.ask(partial(requests.act, **{**now, "game": 1}))
        assert refused.value.reason == "stale"
        assert await keeper.ask(partial(requests.act, **{**now, "game": 2}))


@in_loop
async def test_a_seat_is_kept_for_a_program_once(tmp_path: Path) -> None:
    """Where nobody knew whether it was stored it is asked for again; its token must still be told."""
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Wyatt", rules_for())
        wish = partial(requests.invite, who=HOST, seat=1, digest="p:x", name="Robo")
        assert await keeper.ask(wish) == await keeper.ask(wish)
        with pytest.raises(Refused) as refused:
            await keeper.ask(partial(requests.invite, who=HOST, seat=1, digest="p:y", name="Robo"))
        assert refused.value.reason == "seat-taken"


@pytest.mark.rule("B-16.2")
@in_loop
async def test_nobody_chooses_the_sheriff_of_the_first_game(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Wyatt", rules_for())
        await seat_bots(keeper)
        with pytest.raises(Refused) as refused:
            await keeper.ask(partial(requests.start, who=HOST, draw=lambda _: 7, engine="test", sheriff=0))
        assert refused.value.reason == "no-game-before"


@in_loop
async def test_who_leaves_a_running_game_hands_the_table_on(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        await keeper.ask(partial(requests.sit, who="ben", name="Ben", seat=1))
        await seat_bots(keeper, first=2)
        await keeper.ask(partial(requests.ready, who="ben", ready=True, keep=False))
        await start(keeper)
        await keeper.ask(partial(requests.leave, who=HOST, stand_in="random"))
        assert keeper.table.host == "ben"


@in_loop
async def test_a_listener_that_reads_too_slowly_is_dropped_and_resumes(tmp_path: Path) -> None:
    """Whatever it had heard, what it hears then begins with the next entry, and nothing is missing."""
    async with hall_at(tmp_path / "db", ring=8) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        await seat_bots(keeper)
        steady, slow = Listener(HOST, 100_000), Listener(HOST, 10)
        await keeper.hear(steady, None)
        await keeper.hear(slow, None)
        await start(keeper)
        await play_on(keeper, HOST, 12)
        assert slow.gone == "slow"
        assert await slow.next() is None
        for ask in (keeper.table.n - 3, 5, 0):
            back = Listener(HOST, 100_000)
            await keeper.hear(back, ask)
            keeper.forget(back)
            back.drop("done")
            got = [message async for message in messages(back)]
            assert got[0]["t"] == "welcome"
            assert got[0]["resumed"]
            numbers = [message["n"] for message in got[1:] if message["t"] == "entry"]
            assert numbers == list(range(ask + 1, got[0]["n"] + 1))
            whole = events_of(got)
            steady_copy = [m async for m in drained(keeper, steady)] if ask == 0 else None
            if steady_copy is not None:
                assert whole == events_of(steady_copy)


def test_of_the_ids_of_actions_only_the_last_are_remembered() -> None:
    table, _ = table_with("classic", {"players": 4}, 1)
    given: list[str] = []
    while len(given) < REMEMBERED + 10:
        match = table.match
        assert match is not None
        seat, name = table.asked, f"id-{table.n}"
        calm = [action.text for action in match.game.legal() if action.text in ("end", "pass")]
        table.apply(Entry(table.n + 1, 1000, Acted(seat, (calm or [match.game.legal()[0].text])[0], "player", name)))
        if seat == 0:
            given.append(name)
    assert list(table.chairs[0].done) == given[-REMEMBERED:]


def test_a_listener_has_an_end_in_bytes_too() -> None:
    """A few long messages fill the memory as well as many short ones."""
    listener = Listener(HOST, 1000)
    for _ in range(4):
        listener.offer(bytes(MAX_WAITING // 4))
    assert listener.gone == ""
    listener.offer(b"x")
    assert listener.gone == "slow"


@in_loop
async def test_who_takes_a_seat_after_a_game_is_not_told_what_its_last_player_was(tmp_path: Path) -> None:
    """However much is in memory: what was told to the seat is made for whoever sits there now."""
    async with hall_at(tmp_path / "db", ring=10_000) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        await keeper.ask(partial(requests.sit, who="ben", name="Ben", seat=1))
        await keeper.ask(partial(requests.ready, who="ben", ready=True, keep=False))
        await seat_bots(keeper, first=2)
        await start(keeper)
        first = match_of(keeper).first
        await asyncio.gather(play_on(keeper, HOST, 10_000), play_on(keeper, "ben", 10_000))
        await keeper.ask(partial(requests.leave, who="ben", stand_in="random"))
        await keeper.ask(partial(requests.sit, who="eve", name="Eve", seat=1))
        await keeper.ask(partial(requests.ready, who="eve", ready=True, keep=False))
        await start(keeper)
        eve = Listener("eve", 100_000)
        await keeper.hear(eve, first)
        heard = [message async for message in drained(keeper, eve)]
        assert (heard[0]["seat"], heard[0]["resumed"]) == (1, True)
        told = [
            message["kind"] for message in heard if message.get("n", 0) <= match_of(keeper).first and "kind" in message
        ]
        assert told == ["started"]


@pytest.mark.parametrize("meanwhile", ["moves", "another game"])
@in_loop
async def test_who_comes_back_misses_nothing_of_what_happens_meanwhile(
    meanwhile: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much is stored while the log is read for him: more than is kept in memory, or a new game."""
    async with hall_at(tmp_path / "db", ring=1) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        await seat_bots(keeper)
        await start(keeper)
        await play_on(keeper, HOST, 3)
        if meanwhile == "another game":
            await play_on(keeper, HOST, 1000)
        reads = 0

        async def read_slowly(store: Store, id: str) -> Any:
            nonlocal reads
            found = await read_log(store, id)
            reads += 1
            if reads == 1:
                n = keeper.table.n
                if meanwhile == "another game":
                    await start(keeper, 8)
                await play_on(keeper, HOST, 2)
                assert keeper.table.n > n + 2
            return found

        monkeypatch.setattr("sixgun.server.table.keeper.read_log", read_slowly)
        back = Listener(HOST, 100_000)
        await keeper.hear(back, 4)
        assert not keeper.audience.coming
        keeper.forget(back)
        back.drop("done")
        got = [message async for message in messages(back)]
        assert got[0]["resumed"]
        assert got[0]["after"] == 4
        numbers = [message["n"] for message in got[1:] if message["t"] == "entry"]
        assert numbers == list(range(got[0]["after"] + 1, got[0]["n"] + 1))


@in_loop
async def test_who_was_away_when_the_next_game_began_is_told_that_one_from_its_start(database: str) -> None:
    async with hall_at(database) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for("dice", 3))
        await seat_bots(keeper)
        await start(keeper)
        await play_on(keeper, HOST, 1000)
        over = keeper.table.n
        assert keeper.table.stage == OVER
        await start(keeper, 8)
        await play_on(keeper, HOST, 2)
        match = keeper.table.match
        assert match is not None
        first = match.first
        for story, after in ((False, 6), (False, over), (False, first), (True, None)):
            back = Listener(HOST, 1000, story=story)
            await keeper.hear(back, after)
            keeper.forget(back)
            back.drop("done")
            got = [message async for message in messages(back)]
            assert got[0]["resumed"]
            assert got[0]["after"] == max(after or 0, first - 1), "and nothing of the game before"
            entries = [message for message in got[1:] if message["t"] == "entry"]
            assert [entry["n"] for entry in entries] == list(range(got[0]["after"] + 1, keeper.table.n + 1))
            assert story is False or entries[0]["kind"] == "started"


@pytest.mark.parametrize(("name", "most", "left"), [("LONGEST", 20, 20), ("LARGEST", 9000, None)])
@in_loop
async def test_the_beginning_of_an_endless_game_is_not_told(
    name: str, most: int, left: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"sixgun.server.table.past.{name}", most)
    async with hall_at(tmp_path / "db", ring=1) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        await seat_bots(keeper)
        await start(keeper)
        await play_on(keeper, HOST, 1000)
        back = Listener(HOST, 1000, story=True)
        await keeper.hear(back, None)
        keeper.forget(back)
        back.drop("done")
        got = [message async for message in messages(back)]
        numbers = [message["n"] for message in got[1:] if message["t"] == "entry"]
        assert numbers == list(range(got[0]["after"] + 1, keeper.table.n + 1))
        assert 0 < len(numbers) < keeper.table.n - 20
        assert left is None or len(numbers) == left


@in_loop
async def test_what_was_said_in_a_game_that_nobody_might_watch_stays_among_those_who_sat_there(database: str) -> None:
    async def chat_of(who: str) -> list[str]:
        back = Listener(who, 1000)
        await keeper.hear(back, None)
        keeper.forget(back)
        back.drop("done")
        return [said["text"] for said in (await anext(messages(back)))["chat"]]

    async with hall_at(database, grace=0.0) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for("dice", 3, watch=False, grace=1))
        await seat_bots(keeper, 2)
        await keeper.ask(partial(requests.sit, who="bob", name="Bob", seat=1))
        await keeper.ask(partial(requests.ready, who="bob", ready=True, keep=True))
        keeper.say(HOST, "before")
        await start(keeper)
        keeper.say("bob", "in the game")
        await until(lambda: keeper.table.stage == OVER)
        keeper.say(HOST, "after it")
        await keeper.ask(partial(requests.leave, who="bob", stand_in="random"))
        await keeper.ask(partial(requests.sit, who="eve", name="Eve", seat=1))
        await keeper.ask(partial(requests.ready, who="eve", ready=True, keep=True))
        assert await chat_of("eve") == ["before"]
        await start(keeper, 8)
        keeper.say("eve", "in the next one")
        heard = {who: await chat_of(who) for who in (HOST, "eve")}
        assert heard == {
            HOST: ["before", "in the game", "after it", "in the next one"],
            "eve": ["before", "in the next one"],
        }
        assert all(said.message.keys() == {"t", "seat", "name", "at", "to", "text"} for said in keeper.audience.said)
        table_id = keeper.table.id
    async with hall_at(database) as hall:
        keeper = await hall.find(table_id)
        assert {who: await chat_of(who) for who in heard} == heard


@in_loop
async def test_a_log_of_many_games_is_read_from_the_last_of_them(database: str) -> None:
    async with hall_at(database, grace=0.0) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(grace=1))
        await seat_bots(keeper)
        for number in range(1, 4):
            await keeper.ask(partial(requests.ready, who=HOST, ready=True, keep=True))
            await start(keeper, number)
            await until(lambda: keeper.summary["stage"] == OVER)
        table_id, before = keeper.table.id, state(keeper.table)
        base, entries = await read_log(hall.store, table_id)
        log = await hall.store.read(table_id)
        assert isinstance(entries[0].fact, Started)
        assert (entries[0].fact.number, entries[-1].n) == (3, log[-1].n)
        assert base is not None
        assert state(rebuild(table_id, entries, base)) == state(rebuild(table_id, log)) == before
        for after in (0, entries[0].n - 1, entries[0].n + 5):
            base, entries = await read_log(hall.store, table_id)
            began = entries[0].n
            past = await history(entries, after, 0, table_id, "", base)
            whole = await history(log, after, 0, table_id)
            assert (past.after, past.heard, past.lines) == (whole.after, whole.heard, whole.lines)
            assert past.after == max(after, began - 1)
            assert [msgspec.json.decode(text)["n"] for text in past.lines] == list(range(past.after + 1, log[-1].n + 1))
    async with hall_at(database, grace=0.0) as hall:
        assert state((await hall.find(table_id)).table) == before
        async with hall.store.engine.begin() as connection:  # as if a later version had taken it
            await connection.execute(sa.update(SNAPSHOTS).values(state='{"version":99}'))
        base, entries = await read_log(hall.store, table_id)
        assert (base, entries) == (None, log)


@in_loop
async def test_what_was_said_is_heard_after_a_stop(database: str) -> None:
    async with hall_at(database) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        for number in range(35):
            keeper.say(HOST, f"line {number}")
        await keeper.ask(partial(requests.sit, who="ben", name="Ben", seat=1))
        table_id = keeper.table.id
    async with hall_at(database) as hall:
        keeper = await hall.find(table_id)
        assert [said.message["text"] for said in keeper.audience.said] == [f"line {number}" for number in range(5, 35)]


@in_loop
async def test_what_nobody_needs_is_swept_out(database: str) -> None:
    async with hall_at(database, grace=0.0, idle=0.01) as hall:
        played = await hall.open_table(HOST, "Ann", rules_for(grace=1))
        await seat_bots(played)
        await start(played)
        played.say(HOST, "old")
        unplayed = await hall.open_table(HOST, "Ann", rules_for())
        await until(lambda: not hall.keepers)
        ids = played.table.id, unplayed.table.id
        now = hall.now()
        assert await sweep(hall.store.engine, now) == 0
        assert await hall.store.read(ids[1])
        assert await sweep(hall.store.engine, now + 2 * DAY) == 1
        assert await hall.store.read(ids[0])
        assert await hall.store.chat(ids[0], 10)
        assert not await hall.store.read(ids[1])
        assert [row.id for row in await hall.store.tables(("closed",), False, 10)] == [ids[0]]
        assert await sweep(hall.store.engine, now + 8 * DAY) == 0
        assert not await hall.store.chat(ids[0], 10)


@in_loop
async def test_a_table_that_is_being_read_while_the_server_stops_is_left(tmp_path: Path) -> None:
    before = asyncio.all_tasks()
    async with hall_at(tmp_path / "db") as hall:
        keeper = await playing(hall)
        table_id = keeper.table.id
    async with hall_at(tmp_path / "db") as hall:
        asked = asyncio.create_task(hall.find(table_id))
        await asyncio.sleep(0)
        assert hall._loading
    await asyncio.wait([asked])
    assert asked.cancelled()
    assert asyncio.all_tasks() == before


@in_loop
async def test_idle_tables_are_closed(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db", idle=0.01) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        table_id = keeper.table.id
        await until(lambda: not hall.keepers)
        with pytest.raises(Refused) as refused:
            await hall.find(table_id)
        assert refused.value.reason == "closed"


@pytest.mark.rule("B-16.1", "B-16.2", "B-16.3")
@in_loop
async def test_the_next_game_keeps_characters_and_passes_the_sheriff(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        await seat_bots(keeper)
        seed = 0
        while True:  # until the person is in the game at its end
            seed += 1
            await start(keeper, seed)
            await play_on(keeper, HOST, 10_000)
            game = match_of(keeper).game
            assert isinstance(game, classic.ClassicGame)
            if game.in_game[0]:
                break
        character = game.characters[0]
        assert character is not None
        await keeper.ask(partial(requests.ready, who=HOST, ready=True, keep=True))
        await keeper.ask(partial(requests.start, who=HOST, draw=lambda _: 99, engine="test", sheriff=2))
        log = await hall.store.read(keeper.table.id)
        started = [entry.fact for entry in log if isinstance(entry.fact, Started)][-1]
        assert started.number == seed + 1
        assert started.options["sheriff"] == 2
        kept = started.options["keep"]
        assert isinstance(kept, dict)
        assert kept["0"] == character.id
        again = rebuild(keeper.table.id, log).match
        assert again is not None
        assert (again.start, again.first, again.at) == (started, match_of(keeper).first, match_of(keeper).at)


def stored(keeper: Keeper, field: str) -> object:
    """Return what is stored of the person's seat."""
    seats: Any = keeper.summary["seats"]
    return seats[0][field]


def match_of(keeper: Keeper) -> Any:
    assert keeper.table.match is not None
    return keeper.table.match


async def playing(hall: Any) -> Keeper:
    """Return a table at which the person is asked."""
    keeper: Keeper = await hall.open_table(HOST, "Ann", rules_for())
    await seat_bots(keeper)
    await start(keeper)
    await until(lambda: keeper.table.asked == 0)
    return keeper


def answer(keeper: Keeper, id: str) -> Any:
    """Return the wish to answer the pending decision in the first possible way."""
    match = match_of(keeper)
    assert keeper.table.asked == 0
    return partial(requests.act, seat=0, id=id, step=len(match.steps), do=match.game.legal()[0].text)


def events_of(got: list[dict[str, Any]]) -> list[Any]:
    """Return what was told of the game."""
    return [(m["n"], m.get("events")) for m in got if m["t"] == "entry" and m["kind"] in {"acted", "started"}]


async def drained(keeper: Keeper, listener: Listener) -> Any:
    keeper.forget(listener)
    listener.drop("done")
    async for message in messages(listener):
        yield message


@in_loop
async def test_many_tables_play_at_once(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db", grace=0.0) as hall:
        keepers = []
        for number in range(20):
            keeper = await hall.open_table(HOST, "Ann", rules_for(("classic", "dice")[number % 2], grace=1))
            await seat_bots(keeper)
            await start(keeper, number)
            keepers.append(keeper)
        await until(lambda: all(keeper.table.stage == OVER for keeper in keepers))
        assert hall.store.commits < hall.store.stored
