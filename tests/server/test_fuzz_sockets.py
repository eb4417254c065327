"""Several clients at several tables say what they like, come and go: no table is harmed, and nobody misses an entry."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import httpx
import msgspec
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from sixgun.server.table.table import OVER, rebuild

from .online import Site, hear, open_table, say, site_at
from .test_doors import MESSAGES
from .test_keeper import state

CLIENTS = 4
TABLES = 2
T = TypeVar("T")


class Client:
    """Somebody with a socket, or without one at the moment."""

    def __init__(self, guest: httpx.AsyncClient) -> None:
        self.guest = guest
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.ask: dict[str, Any] | None = None
        self.heard = -1

    async def come(self, site: Site, table: str, hello: dict[str, Any]) -> None:
        await self.go()
        socket = await site.play(table, self.guest)
        self.socket, self.ask, self.heard = socket, None, -1
        await say(socket, t="hello", **hello)
        self.reading = asyncio.create_task(self.read(socket))

    async def read(self, socket: ClientConnection) -> None:
        """Hear until the socket ends; no entry may be missing."""
        with suppress(WebSocketException):
            async for text in socket:
                message = msgspec.json.decode(text)
                if message["t"] == "entry":
                    assert self.heard < 0 or message["n"] == self.heard + 1, "an entry is missing"
                    self.heard = message["n"]
                elif message["t"] == "welcome" and not message["resumed"]:
                    self.heard = message["n"]
                if "ask" in message:
                    self.ask = message["ask"]

    async def send(self, text: str) -> None:
        if self.socket is not None:
            with suppress(WebSocketException):
                await self.socket.send(text)

    async def go(self) -> None:
        """End the socket without a word, and see that all went well with it."""
        if self.socket is not None and self.reading is not None:
            self.socket.transport.abort()
            await self.reading
        self.socket = self.reading = None


class Sockets(RuleBasedStateMachine):
    """One server serves all examples; each opens tables of its own at it."""

    site: ClassVar[Site]
    loop: ClassVar[asyncio.AbstractEventLoop]

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    @initialize()
    def begin(self) -> None:
        self.clients: list[Client] = []
        self.tables: list[str] = []
        self.wait(self.open())

    async def open(self) -> None:
        for number in range(CLIENTS):
            guest = self.site.client()
            await guest.post("/api/guest", json={"name": f"Guest {number}"})
            self.clients.append(Client(guest))
        for number in range(TABLES):
            first, second = (client.guest for client in self.clients[number : number + 2])
            table = await open_table(first, bots=2)
            await second.post(f"/api/tables/{table}/seats", json={})
            await second.post(f"/api/tables/{table}/ready", json={})
            self.tables.append(table)

    @rule(
        who=st.integers(0, CLIENTS - 1),
        table=st.integers(0, TABLES - 1),
        after=st.none() | st.integers(-2, 40) | st.sampled_from([1 << 31, 1 << 62]),
        story=st.booleans(),
        lang=st.sampled_from(["", "en", "it", "xx", "zh-Hant"]),
    )
    def come(self, who: int, table: int, after: int | None, story: bool, lang: str) -> None:
        hello = {"after": after, "story": story, "lang": lang}
        self.wait(self.clients[who].come(self.site, self.tables[table], hello))

    @rule(table=st.integers(0, TABLES - 1))
    def start(self, table: int) -> None:
        host = self.clients[table].guest
        answer = self.wait(host.post(f"/api/tables/{self.tables[table]}/start", json={}))
        assert answer.status_code in {200, 409}

    @precondition(lambda self: any(client.ask and "actions" in client.ask for client in self.clients))
    @rule(data=st.data(), again=st.booleans())
    def act(self, data: st.DataObject, again: bool) -> None:
        asked = [client for client in self.clients if client.ask and "actions" in client.ask]
        if not asked:
            return
        client = asked[0]
        ask = client.ask
        assert ask is not None
        do = ask["actions"][data.draw(st.integers(0, 50)) % len(ask["actions"])]
        message = msgspec.json.encode({"t": "act", "id": f"a{ask['step']}", "step": ask["step"], "do": do}).decode()
        for _ in range(1 + again):
            self.wait(client.send(message))

    @rule(who=st.integers(0, CLIENTS - 1), message=MESSAGES)
    def speak(self, who: int, message: object) -> None:
        self.wait(self.clients[who].send(msgspec.json.encode(message).decode()))

    @rule(who=st.integers(0, CLIENTS - 1), text=st.sampled_from(["", "{", "[" * 1000, '{"t":"act"}', "\x00"]))
    def babble(self, who: int, text: str) -> None:
        self.wait(self.clients[who].send(text))

    @rule(who=st.integers(0, CLIENTS - 1))
    def go(self, who: int) -> None:
        self.wait(self.clients[who].go())

    def teardown(self) -> None:
        self.wait(self.end())

    async def end(self) -> None:
        for client in self.clients:
            await client.go()
            await client.guest.aclose()
        for table in self.tables:
            keeper = await self.site.hall.find(table)
            await keeper.ask(lambda _: [])
            keeper.driving = False  # it stands still, so that it can be compared with its log
            await keeper.ask(lambda _: [])
            log = await self.site.hall.store.read(table)
            assert state(rebuild(table, log)) == state(keeper.table)
            keeper.driving = True
        assert self.site.hall.metrics.faults._value.get() == 0


def test_whatever_clients_say_no_table_is_harmed(tmp_path: Path) -> None:
    faults: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            faults.append(record.getMessage())

    handler = Keep(logging.ERROR)
    loggers = [logging.getLogger(name) for name in ("sixgun.server", "asyncio", "uvicorn")]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        asyncio.run(asyncio.wait_for(play_beside(tmp_path), 110))
    finally:
        for logger in loggers:
            logger.removeHandler(handler)
    assert not faults


async def play_beside(tmp_path: Path) -> None:
    """Let the clients do what they like while somebody plays at another table, who notices nothing of it."""
    limits = {
        "tables_a_minute": 100_000,
        "tables_an_address": 100_000,
        "request_burst": 1_000_000,
        "sockets_an_address": 1000,
    }
    async with site_at(tmp_path / "db", **limits) as site, site.guest("Zoe") as zoe:
        Sockets.site, Sockets.loop = site, asyncio.get_running_loop()
        table = await open_table(zoe)
        await zoe.post(f"/api/tables/{table}/start", json={})
        async with site.play(table, zoe) as socket:
            await say(socket, t="hello")
            found = settings(
                max_examples=12,
                stateful_step_count=25,
                deadline=None,
                derandomize=True,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            await asyncio.to_thread(partial(run_state_machine_as_test, Sockets, settings=found))
            acks = 0
            while acks < 5:
                message = await hear(socket, "welcome", "entry", "ack")
                acks += message["t"] == "ack"
                ask = message.get("ask")
                if ask and "actions" in ask:
                    await say(socket, t="act", id=f"z{ask['step']}", step=ask["step"], do=ask["actions"][0])
                if message.get("stage") == OVER:
                    break
