"""What somebody might do who wants to see, to stall or to overload more than he should."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sixgun.kernel.record import MAX_NAME
from sixgun.kernel.rng import Rng
from sixgun.server.errors import Refused
from sixgun.server.facts import Acted, Entry, Filled, Opened, Readied, Rose, Ruled, Rules, Sat, Sitter, Started
from sixgun.server.net.finished import may_see
from sixgun.server.net.pages import load_page
from sixgun.server.net.words import clean, clean_name
from sixgun.server.settings import Settings
from sixgun.server.table import requests
from sixgun.server.table.listener import Listener
from sixgun.server.table.messages import match_id
from sixgun.server.table.rematch import next_options
from sixgun.server.table.table import OVER, PLAYING, Table

from .house import HOST, hall_at, in_loop, messages, play_on, rules_for, seat_bots, start, until
from .online import hear, open_table, say, site_at


def over(table: Table, players: int, seed: int) -> None:
    """Let a game be played at a table to its end."""
    take(table, Started(1, "classic", table.rules.options, seed, [Sitter("x", "person")] * players, "test"))
    rng = Rng(2)
    while table.stage == PLAYING:
        assert table.match is not None
        decision = table.match.game.decision
        assert decision is not None
        take(table, Acted(decision.seat, decision.actions[rng.below(len(decision.actions))].text))


def take(table: Table, fact: Any) -> None:
    table.apply(Entry(table.n + 1, 1000, fact))


def played_with_bots() -> Table:
    """Return a table whose host has played a game to its end with three bots."""
    table = Table("abc")
    take(table, Opened(HOST, requests.check_rules(rules_for(players=4)), "word"))
    take(table, Sat(0, HOST, "Ann"))
    for seat in (1, 2, 3):
        take(table, Filled(seat, "random", f"Bot {seat}"))
    over(table, 4, 5)
    return table


@pytest.mark.rule("B-16.1")
def test_the_coins_of_bots_tell_nothing_of_the_next_game() -> None:
    """What bots keep is told to all: it must not be the first of the chance that deals the roles."""
    table = played_with_bots()
    keepers = [next_keepers(table, seed) for seed in range(40)]
    able = set().union(*keepers)
    assert able
    coins = [Rng(seed) for seed in range(40)]
    guesses = [{seat for seat in (1, 2, 3) if chance.below(2) == 0} & able for chance in coins]
    right = sum(guess == kept for guess, kept in zip(guesses, keepers, strict=True))
    assert right <= 40 * (0.5 ** len(able)) + 12


def next_keepers(table: Table, seed: int) -> set[int]:
    keep = next_options(table, -1, seed)["keep"]
    assert isinstance(keep, dict)
    return {int(seat) for seat in keep}


@pytest.mark.rule("B-16.1")
def test_who_is_moved_to_another_seat_keeps_no_character_of_it() -> None:
    table = Table("abc")
    take(table, Opened(HOST, rules_for(players=4), "word"))
    for seat, who in enumerate((HOST, "b", "c", "d")):
        take(table, Sat(seat, who, who))
    over(table, 4, 5)
    take(table, Rose(0))
    take(table, Ruled(rules_for(players=4, title="Another title")))
    assert [chair.who for chair in table.chairs] == ["b", "c", "d", ""]
    assert [table.eyes_of(who) for who in "bcd"] == [-1, -1, -1]
    take(table, Readied(0, True, True))
    take(table, Filled(3, "random", "Bot"))
    assert not any(chair.stayed for chair in table.chairs)


@in_loop
async def test_going_and_coming_back_stops_no_clock(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db", bot_pace=0.3) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(clock=1500, grace=0))
        await seat_bots(keeper)
        await start(keeper)
        await until(lambda: keeper.table.asked == 0)
        assert keeper.table.match is not None
        steps, ends = len(keeper.table.match.steps), keeper.table.until
        while hall.now() < ends + 700 and len(keeper.table.match.steps) == steps:
            await keeper.ask(partial(requests.leave, who=HOST, stand_in="random"))
            await keeper.ask(partial(requests.back, who=HOST))
            assert keeper.table.until in {0, ends} or len(keeper.table.match.steps) > steps
            await asyncio.sleep(0.05)
        assert len(keeper.table.match.steps) > steps


@in_loop
async def test_going_and_coming_back_holds_up_no_bot(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db", bot_pace=0.3) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(players=7))
        await seat_bots(keeper)
        await start(keeper, 3)
        await until(lambda: keeper.table.asked > 0 or keeper.table.stage == OVER)
        assert keeper.table.match is not None
        steps = len(keeper.table.match.steps)
        for _ in range(20):
            await keeper.ask(partial(requests.leave, who=HOST, stand_in="random"))
            await keeper.ask(partial(requests.back, who=HOST))
            await asyncio.sleep(0.05)
        assert len(keeper.table.match.steps) > steps


@in_loop
async def test_a_game_that_nobody_may_watch_is_heard_by_those_who_play(tmp_path: Path) -> None:
    """Also somebody who has sat there, or came while others might watch, hears nothing of it, then or afterwards."""
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for("dice", 3))
        await keeper.ask(partial(requests.sit, who="eve", name="Eve", seat=1))
        eve, ann, late = Listener("eve", 1000), Listener(HOST, 100_000), Listener("eve", 1000)
        for listener in (eve, ann, Listener("", 1000)):
            await keeper.hear(listener, None)
        await keeper.ask(partial(requests.leave, who="eve", stand_in="random"))
        await keeper.ask(partial(requests.rule, who=HOST, rules=rules_for("dice", 3, watch=False)))
        assert not eve.gone
        await seat_bots(keeper)
        await start(keeper)
        assert (eve.gone, ann.gone) == ("refused", "")
        assert keeper.audience.listeners == [ann]
        heard = [message async for message in messages(eve)]
        assert not any("view" in message or message.get("kind") == "started" for message in heard)
        await keeper.hear(late, None)  # let in just before
        assert late.gone == "refused"
        await play_on(keeper, HOST, 10_000)
        await until(lambda: keeper.table.stage == OVER)
        for after, story in ((None, False), (0, False), (None, True)):
            listener = Listener("eve", 1000, story=story)
            await keeper.hear(listener, after)
            listener.drop("stopping")
            told = [message async for message in messages(listener)]
            assert told[0]["t"] == "welcome"
            assert not any("view" in message or "events" in message for message in told)
        assert may_see(await hall.store.read(keeper.table.id), keeper.table.n, "eve")  # she sat there before it


@in_loop
async def test_a_stranger_can_join_a_table_that_nobody_may_watch(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
        table = await open_table(ann, bots=2, watch=False)
        async with site.play(table, eve) as socket:
            await say(socket, t="hello", story=True)
            assert (await hear(socket, "welcome", "refused"))["seat"] == -1
            assert (await eve.post(f"/api/tables/{table}/seats", json={})).status_code == 200
            assert (await hear(socket, "entry"))["kind"] == "sat"


@in_loop
async def test_many_can_open_the_page_at_once_from_one_address(tmp_path: Path) -> None:
    """With the limit that a server has by itself, all files of the page come to all people of a house."""
    burst = Settings.model_fields["request_burst"].default
    page = load_page()
    async with site_at(tmp_path / "db", request_rate=0.01, request_burst=burst) as site:
        for _ in range(2):
            async with site.client() as client:
                answers = [await client.get("/")]
                answers += [await client.get(page.base + name) for name in page.files]
                assert {answer.status_code for answer in answers} == {200}


@in_loop
async def test_nobody_takes_all_the_room(tmp_path: Path) -> None:
    async with (
        site_at(tmp_path / "db", tables_an_address=2) as site,
        site.guest("Ann") as ann,
        site.guest("Eve") as eve,
    ):
        first = await open_table(ann, bots=0)
        await open_table(eve, bots=0, clock=30 * 86_400)
        answer = await ann.post("/api/tables", json={})
        assert (answer.status_code, answer.json()["reason"]) == (503, "too-many-tables")
        assert (await ann.post(f"/api/tables/{first}/leave")).status_code == 200
        await until(lambda: first not in site.hall.keepers)
        await open_table(ann, bots=0)


@in_loop
async def test_a_private_table_is_not_given_away(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
        table = await open_table(ann, open=False)
        for method, path, body in (
            ("PUT", "rules", {}),
            ("POST", "leave", None),
            ("POST", "back", None),
            ("PUT", "seats/1", {"bot": "random"}),
            ("DELETE", "seats/1", None),
            ("POST", "seats/1/token", {}),
            ("POST", "ready", {}),
            ("POST", "start", {}),
            ("POST", "invitation", {}),
            ("POST", "seats", {}),
            ("POST", "actions", {"id": "a", "step": 0, "do": "pass"}),
            ("GET", "stream", None),
            ("GET", "", None),
        ):
            address = f"/api/tables/{table}/{path}".rstrip("/")
            answer = await eve.request(method, address, json=body)
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table"), path


@in_loop
async def test_odd_origins_are_refused(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.client() as client:
        for origin in ("http://[::", "null", "http://127.0.0.1@evil.example", "http://evil.example", ""):
            answer = await client.post("/api/guest", json={"name": "Ann"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["reason"]) == (403, "origin"), origin


@in_loop
async def test_a_stream_that_nobody_reads_is_ended(tmp_path: Path) -> None:
    """A client that takes nothing in keeps neither its stream nor its place at the table."""
    async with site_at(tmp_path / "db", queue=8) as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        keeper = await site.hall.find(table)
        scope: Any = {"type": "http", "method": "GET", "path": f"/api/tables/{table}/stream", "query_string": b"",
                      "headers": [(b"host", b"127.0.0.1")], "client": ("127.0.0.9", 1), "scheme": "http",
                      "root_path": "", "http_version": "1.1", "raw_path": b""}  # fmt: skip
        for_ever = asyncio.Event()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.body":
                await for_ever.wait()

        async def receive() -> Any:
            if not sent:
                sent.append(True)
                return {"type": "http.request", "body": b"", "more_body": False}
            return await for_ever.wait()

        sent: list[bool] = []
        web = site.server._web
        assert web is not None
        stream = asyncio.create_task(web.config.loaded_app(scope, receive, send))
        await until(lambda: len(keeper.audience.listeners) == 1)
        for ready in (True, False) * 10:
            await ann.post(f"/api/tables/{table}/ready", json={"ready": ready})
        async with asyncio.timeout(10):
            await stream
        assert keeper.audience.listeners == []


@in_loop
async def test_stories_are_told_no_faster_than_a_server_can(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", story_rate=0.001, story_burst=2) as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        for why in ("welcome", "welcome", "bye"):
            async with site.play(table, ann) as socket:
                await say(socket, t="hello", story=True)
                assert (await hear(socket, "welcome", "bye"))["t"] == why
        async with site.play(table, ann) as socket:
            await say(socket, t="hello")
            await hear(socket, "welcome")
        answer = await ann.get(f"/api/tables/{table}/stream", params={"after": 0})
        assert (answer.status_code, answer.json()["reason"]) == (429, "rate")


@pytest.mark.parametrize(
    ("open", "watch", "strangers", "listed"),
    [(True, True, 200, True), (False, True, 200, False), (True, False, 404, False), (False, False, 404, False)],
)
def test_who_sees_a_finished_game(open: bool, watch: bool, strangers: int, listed: bool, tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_at(tmp_path / "db") as hall:
            keeper = await hall.open_table(HOST, "Ann", rules_for("dice", 3, open=open, watch=watch))
            await seat_bots(keeper)
            await start(keeper)
            await play_on(keeper, HOST, 10_000)
            await until(lambda: keeper.table.stage == OVER)
            name = match_id(keeper.table)
            log = await hall.store.read(keeper.table.id)
        assert may_see(log, len(log), HOST)
        async with site_at(tmp_path / "db") as site, site.client() as client:
            for path in ("", "/record", "/replay?eyes=all"):
                answer = await client.get(f"/api/matches/{name}{path}")
                assert answer.status_code == strangers, path
            assert [row["id"] for row in (await client.get("/api/matches")).json()] == ([name] if listed else [])

    in_loop(run)()


def test_a_table_that_the_lobby_has_shown_is_no_secret() -> None:
    rules = rules_for(open=False)
    opened, sat = Entry(1, 0, Opened("a", rules, "w")), Entry(2, 0, Sat(0, "a", "Ann"))
    shown = Entry(3, 0, Ruled(rules_for()))
    hidden = Entry(4, 0, Ruled(rules))
    later = Entry(9, 0, Sat(1, "eve", "Eve"))
    assert may_see([opened, sat], 5, "")
    assert not may_see([opened, sat, shown, hidden, later], 5, "eve")
    assert may_see([opened, sat, shown, hidden, later], 5, "a")
    assert not may_see([opened, sat, Entry(9, 0, shown.fact)], 5, "")


@pytest.mark.parametrize("letter", "\u3164\u115f\u1160\uffa0\u2800\u034f\ufe0f\u17b4\u180b\u2062\u00ad\U000e0101\u200d")
def test_nobody_hides_behind_what_cannot_be_seen(letter: str) -> None:
    assert clean(f"An{letter}n{letter}", 40) == "Ann"
    assert clean(f"e{letter}\u0301", 40) == "\u00e9"
    with pytest.raises(Refused):
        clean_name(letter * 3)


@in_loop
async def test_a_game_that_nobody_might_watch_is_not_told_when_it_is_over(tmp_path: Path) -> None:
    """Whatever the host allows afterwards: neither how it stands, nor its story, nor what was said in it."""
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(watch=False))
        await seat_bots(keeper)
        await start(keeper)
        keeper.say(HOST, "nobody hears this")
        await play_on(keeper, HOST, 1000)
        assert keeper.table.stage == OVER
        await keeper.ask(partial(requests.rule, who=HOST, rules=rules_for(watch=True)))
        for after, story in ((None, False), (0, False), (None, True)):
            listener = Listener("stranger", 1000, story=story)
            await keeper.hear(listener, after)
            listener.drop("closed")
            heard = [message async for message in messages(listener)]
            assert heard[0]["t"] == "welcome"
            assert "view" not in heard[0]
            assert heard[0]["chat"] == []
            assert not [message for message in heard if "events" in message]
            keeper.forget(listener)
        player = Listener(HOST, 1000)
        await keeper.hear(player, None)
        player.drop("closed")
        heard = [message async for message in messages(player)]
        assert heard[0]["view"]["over"]
        assert [said["text"] for said in heard[0]["chat"]] == ["nobody hears this"]
        await keeper.ask(partial(requests.start, who=HOST, draw=lambda _: 3, engine="test", sheriff=-1))
        watcher = Listener("stranger", 1000)
        await keeper.hear(watcher, None)
        watcher.drop("closed")
        heard = [message async for message in messages(watcher)]
        assert "view" in heard[0]
        assert heard[0]["chat"] == []


@pytest.mark.parametrize("name", ["Ann", "ANN", "ann", "A nn", "\uff21nn"])
@in_loop
async def test_nobody_plays_in_the_name_of_another(name: str, tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(players=5))
        await keeper.ask(partial(requests.sit, who="ben", name=name, seat=1))
        await keeper.ask(partial(requests.fill, who=HOST, seat=2, bot="random", name=name, local=False))
        await keeper.ask(partial(requests.invite, who=HOST, seat=3, digest="p:x", name=name))
        assert [chair.name for chair in keeper.table.chairs[:4]] == ["Ann", f"{name} 2", f"{name} 3", f"{name} 4"]
        await keeper.ask(partial(requests.sit, who="ben", name=name, seat=4))
        assert keeper.table.chairs[4].name == f"{name} 2"
        await keeper.ask(partial(requests.sit, who=HOST, name="Ann", seat=1))
        assert keeper.table.chairs[1].name == "Ann"
        await keeper.ask(partial(requests.sit, who="cat", name="x" * MAX_NAME, seat=0))
        await keeper.ask(partial(requests.clear, who=HOST, seat=4))
        await keeper.ask(partial(requests.sit, who="dan", name="x" * MAX_NAME, seat=4))
        assert keeper.table.chairs[4].name == "x" * (MAX_NAME - 2) + " 2"


@pytest.mark.rule("B-16.1", "B-16.2")
def test_no_table_is_opened_with_characters_and_roles_given_out() -> None:
    """They follow from the game before. Whoever opens a table would give himself what he likes best."""
    given = requests.check_rules(rules_for(players=4)).options
    table = played_with_bots()
    kept = next(options for options in (next_options(table, 2, seed) for seed in range(40)) if options["keep"])
    assert kept["sheriff"] == 2
    assert kept != given
    rules = Rules("", True, "classic", kept)
    assert requests.check_rules(rules).options == given


@in_loop
async def test_whoever_comes_back_to_a_table_without_a_host_is_the_host(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        await keeper.ask(partial(requests.sit, who="ben", name="Ben", seat=1))
        await seat_bots(keeper, 2)
        await keeper.ask(partial(requests.ready, who="ben", ready=True, keep=False))
        await start(keeper)
        for who in ("ben", HOST):  # when the host leaves nobody is there to take his place
            await keeper.ask(partial(requests.leave, who=who, stand_in="random"))
        assert keeper.table.host == HOST
        await keeper.ask(partial(requests.back, who="ben"))
        assert keeper.table.host == "ben"
        await keeper.ask(partial(requests.back, who=HOST))
        assert keeper.table.host == "ben"


@in_loop
async def test_a_host_who_vanishes_keeps_nobody_from_playing(tmp_path: Path) -> None:
    """Between games somebody else decides after a while: a player who is there."""
    async with hall_at(tmp_path / "db", host_away=0.05) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for())
        await keeper.ask(partial(requests.sit, who="ben", name="Ben", seat=1))
        await keeper.ask(partial(requests.sit, who="cat", name="Cat", seat=2))
        host, watcher, cat = Listener(HOST, 100), Listener("stranger", 100), Listener("cat", 100)
        for listener in (host, watcher, cat):
            await keeper.hear(listener, None)
        assert keeper._due() is None
        keeper.forget(host)
        await until(lambda: keeper.table.host == "cat")
        kinds = [message["kind"] async for message in until_hosted(cat)]
        assert kinds == ["hosted"]
        await keeper.ask(partial(requests.clear, who="cat", seat=0))


async def until_hosted(listener: Listener) -> Any:
    """Yield the entries that are told up to the one with the new host."""
    async for message in messages(listener):
        if message["t"] == "entry":
            yield message
            if message["kind"] == "hosted":
                return


@in_loop
async def test_who_is_shown_out_of_a_private_table_hears_no_more_of_it(tmp_path: Path) -> None:
    """Not only at the door: whoever sat there without the invitation, or watched while the table was open."""
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        table = await open_table(ann, bots=2)
        invite = (await ann.get(f"/api/tables/{table}")).json()["invite"]
        token = (await ann.post(f"/api/tables/{table}/seats/3/token", json={})).json()["token"]
        async with (
            site.play(table, ann) as host,
            site.play(table) as friend,
            site.play(table) as stranger,
            site.play(table, authorization=f"Bearer {token}") as program,
        ):
            for socket, word in ((host, ""), (friend, invite), (stranger, ""), (program, "")):
                await say(socket, t="hello", invite=word)
                await hear(socket, "welcome")
            await ann.put(f"/api/tables/{table}/rules", json={"open": False, "options": {"players": 4}})
            assert (await hear(stranger, "bye"))["why"] == "refused"
            assert (await hear(program, "entry"))["kind"] == "ruled"
            await ann.delete(f"/api/tables/{table}/seats/3")
            assert (await hear(program, "bye"))["why"] == "refused"
            for socket in (host, friend):
                while (await hear(socket, "entry"))["kind"] != "rose":
                    pass
