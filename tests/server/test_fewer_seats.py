"""The host changes how many play: nobody who has come loses his seat to a bot."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from sixgun.server.errors import Refused
from sixgun.server.facts import (
    PERSON,
    PROGRAM,
    Acted,
    Entry,
    Fact,
    Filled,
    Invited,
    Opened,
    Ruled,
    Sat,
    decode_fact,
    encode_fact,
)
from sixgun.server.table import requests
from sixgun.server.table.listener import Listener
from sixgun.server.table.snapshot import read_log
from sixgun.server.table.table import BOT, FREE, LOCAL, Chair, Table, rebuild

from .house import HOST, hall_at, in_loop, messages, play_on, rules_for, start
from .online import hear, say, site_at
from .test_keeper import state

KINDS = {"P": PERSON, "T": PROGRAM, "L": LOCAL, "b": BOT, ".": FREE}


def table_of(kinds: str) -> Table:
    """Return a table with these chairs, a letter each; who sits in one is called after its seat."""
    table = Table("abc")
    take(table, Opened("g0", rules_for(players=len(kinds)), "word"))
    for seat, kind in enumerate(kinds):
        match KINDS[kind]:
            case "person":
                take(table, Sat(seat, f"g{seat}", str(seat)))
            case "program":
                take(table, Invited(seat, f"p{seat}", str(seat)))
            case "local" | "bot":
                take(table, Filled(seat, "random", str(seat), kind == "L"))
    return table


def take(table: Table, fact: Fact) -> None:
    table.apply(Entry(table.n + 1, 1000, decode_fact(encode_fact(fact))))


def names(chairs: list[Chair]) -> str:
    return "".join(chair.name or "." for chair in chairs)


@pytest.mark.parametrize(
    ("kinds", "seats", "found"),
    [
        ("bbbPP", 3, "034"),
        ("PbbbP", 4, "0124"),
        ("PTLbb", 3, "012"),
        ("PLbTb", 3, "013"),
        ("LbbPP", 3, "034"),
        ("LLbPP", 3, "034"),
        ("..P.P", 4, "..24"),
        ("..P.P", 5, "..2.4"),
        ("P.b.P", 7, "0.2.4.."),
        ("b.P.b", 3, "024"),
    ],
)
def test_bots_go_first_and_the_order_stays(kinds: str, seats: int, found: str) -> None:
    table = table_of(kinds)
    take(table, Ruled(rules_for(players=seats), requests.layout(table, "classic", seats)))
    assert names(table.chairs) == found


def test_other_games_have_other_bots() -> None:
    table = table_of("bPbLT")
    assert requests.layout(table, "dice", 4) == [-1, 1, 3, 4]


def test_nobody_who_has_come_is_sent_away() -> None:
    with pytest.raises(Refused, match="4 sit here"):
        requests.layout(table_of("PPTPb"), "classic", 3)


def test_whoever_stays_is_in_order_at_any_table() -> None:
    chance = random.Random(7)
    for _ in range(500):
        kinds = "".join(chance.choice("PTLbb..") for _ in range(chance.randint(3, 7)))
        seats = chance.randint(3, 7)
        table = table_of(kinds)
        firm = [seat for seat, kind in enumerate(kinds) if kind in "PT"]
        if len(firm) > seats:
            continue
        found = requests.layout(table, "classic", seats)
        staying = [seat for seat in found if seat >= 0]
        assert len(found) == seats
        assert staying == sorted(set(staying))
        assert set(firm) <= set(staying)
        assert len(staying) == min(seats, len(kinds) - kinds.count("."))


def test_a_log_of_old_makes_the_same_table() -> None:
    """What an old log says of a change is taken as it was then: the first ones keep a seat."""
    table = table_of("bb.PP")
    take(table, decode_fact(encode_fact(Ruled(rules_for(players=3)))))
    assert names(table.chairs) == "013"


@in_loop
async def test_everybody_is_told_where_he_sits_now(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
        opened = (await ann.post("/api/tables", json={"options": {"players": 5}, "open": False})).json()
        path = f"/api/tables/{opened['table']['id']}"
        assert (await bob.post(f"{path}/seats", json={"seat": 4, "invite": opened["invite"]})).status_code == 200
        assert (await ann.post(f"{path}/seats", json={"seat": 3})).status_code == 200
        for seat in (0, 1, 2):
            assert (await ann.put(f"{path}/seats/{seat}", json={"bot": "random"})).status_code == 200
        async with site.play(opened["table"]["id"], bob) as socket:
            await say(socket, t="hello")
            assert (await hear(socket, "welcome"))["chair"] == 4
            await hear(socket, "here")
            fewer = {"options": {"players": 3}, "open": False}
            assert (await ann.put(f"{path}/rules", json=fewer)).status_code == 200
            told = await hear(socket, "entry")
            assert [seat["kind"] for seat in told["seats"]] == ["bot", "person", "person"]
            assert told["seats"][1]["host"]
            assert told["chair"] == 2
            assert (await hear(socket, "here"))["seats"] == [False, False, True]
            assert (await bob.post(f"{path}/ready", json={})).status_code == 200
            assert (await ann.post(f"{path}/start", json={})).status_code == 200
            assert (await hear(socket, "entry"))["kind"] == "readied"
            assert (await hear(socket, "entry"))["view"]["seat"] == 2


@in_loop
async def test_a_token_opens_the_seat_that_its_program_has_now(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Wyatt", rules_for(players=6))
        await keeper.ask(partial(requests.invite, who=HOST, seat=5, digest="p:x", name="Robo"))
        for seat in (1, 2, 3, 4):
            await keeper.ask(partial(requests.fill, who=HOST, seat=seat, bot="random", name="", local=False))
        await keeper.ask(partial(requests.rule, who=HOST, rules=rules_for(players=4)))
        assert keeper.table.seat_of("p:x") == 3
        await start(keeper)
        await play_on(keeper, "p:x", 1)
        table = keeper.table
        base, entries = await read_log(hall.store, table.id)
        assert any(isinstance(entry.fact, Acted) and entry.fact.seat == 3 for entry in entries)
        assert state(rebuild(table.id, entries, base)) == state(table)


@in_loop
async def test_who_sits_down_after_a_game_knows_his_chair(tmp_path: Path) -> None:
    """He does not see what its last player held, but it is his."""
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Wyatt", rules_for())
        for seat in (1, 2, 3):
            await keeper.ask(partial(requests.fill, who=HOST, seat=seat, bot="random", name="", local=False))
        await start(keeper)
        await play_on(keeper, HOST, 10_000)
        await keeper.ask(partial(requests.clear, who=HOST, seat=2))
        listener = Listener("g1", 100)
        await keeper.hear(listener, None)
        await keeper.ask(partial(requests.sit, who="g1", name="Doc", seat=2))
        heard = messages(listener)
        welcome = await anext(heard)
        assert (welcome["seat"], welcome["chair"]) == (-1, -1)
        assert (await anext(heard))["t"] == "here"
        told = await anext(heard)
        assert (told["chair"], told["view"]["seat"]) == (2, -1)
        await keeper.ask(partial(requests.ready, who="g1", ready=True, keep=False))
        await start(keeper)
        assert (await anext(heard))["kind"] == "readied"
        told = await anext(heard)
        assert (told["chair"], told["view"]["seat"]) == (2, 2)
