"""A server in a process of its own that is killed again and again while people play, and what must hold after all."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from sixgun.kernel.rng import Rng
from sixgun.server.facts import Acted, Entry
from sixgun.server.settings import database_url
from sixgun.server.store.store import Store
from sixgun.server.table.table import OVER, rebuild
from tests.cli.command import environment

SEATS = 4
PERSONS = 3
LONG = 3.0
"""Seconds after which a server is killed even if little has happened."""
STARTED = 120.0
"""Seconds in which a server must answer."""


class Child:
    """The server. It is started again at the same port after each kill, or looks itself after a worker of its own."""

    def __init__(self, db: str, workers: int) -> None:
        self.db = db
        self.workers = workers
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        settings = {
            "SIXGUN_BOT_PACE": "0.002",
            "SIXGUN_GRACE": "1000",
            "SIXGUN_MESSAGE_BURST": "100000",
            "SIXGUN_REQUEST_BURST": "100000",
            "SIXGUN_TABLES_A_MINUTE": "1000",
            "SIXGUN_TABLES_AN_ADDRESS": "1000",
            "SIXGUN_STORY_BURST": "100000",
            "SIXGUN_LOG_LEVEL": "error",
        }
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sixgun", "serve", "--port", str(self.port), "--db", self.db),
            *("--workers", str(self.workers)),
            env=environment(**settings),
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), STARTED)
        assert line, "the server did not start"
        self.port = int(line.rsplit(b":", 1)[1])

    async def kill(self) -> None:
        """Kill it as the power would."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    def kill_worker(self, chance: random.Random) -> None:
        """Kill one of its workers in the same way."""
        assert self.process is not None
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = path.read_text(encoding="ascii").rpartition(")")[2].split()
                if int(fields[1]) == self.process.pid and fields[0] != "Z":
                    found.append(int(path.parent.name))
        os.kill(chance.choice(found), signal.SIGKILL)


class Load:
    """People who play at some tables, game after game, and come back by themselves.

    Attributes:
        confirmed: for each table the actions that were confirmed: their entries, seats, ids and notations.
        games: how many games were started; ``enough`` stops them.
    """

    def __init__(self, child: Child, seed: int) -> None:
        self.child = child
        self.chance = random.Random(seed)
        self.confirmed: dict[str, list[tuple[int, int, str, str]]] = {}
        self.games = 0
        self.enough = False
        self.tasks: list[asyncio.Task[None]] = []
        self.clients: list[httpx.AsyncClient] = []

    async def begin(self, tables: int) -> None:
        """Open tables and let people play."""
        for _ in range(tables):
            guests = [httpx.AsyncClient(base_url=f"http://{self.child.url}", trust_env=False) for _ in range(PERSONS)]
            self.clients += guests
            for number, guest in enumerate(guests):
                (await guest.post("/api/guest", json={"name": f"Guest {number}"})).raise_for_status()
            options = {"players": SEATS}
            table = (await guests[0].post("/api/tables", json={"options": options})).json()["table"]["id"]
            for guest in guests[1:]:
                (await guest.post(f"/api/tables/{table}/seats", json={})).raise_for_status()
            for seat in range(PERSONS, SEATS):
                (await guests[0].put(f"/api/tables/{table}/seats/{seat}", json={"bot": "random"})).raise_for_status()
            self.confirmed[table] = []
            for seat, guest in enumerate(guests):
                self.tasks.append(asyncio.create_task(self.play(table, seat, guest)))
            self.tasks.append(asyncio.create_task(self.host(table, guests)))

    @property
    def count(self) -> int:
        """How many actions were confirmed."""
        return sum(len(found) for found in self.confirmed.values())

    async def reach(self, count: int) -> None:
        """Wait until so many actions were confirmed, but not long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONG):
                while self.count < count:
                    await asyncio.sleep(0.001)

    async def end(self) -> None:
        """Let everybody go."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for client in self.clients:
            await client.aclose()

    async def host(self, table: str, guests: list[httpx.AsyncClient]) -> None:
        """Start one game after the other."""
        while not self.enough:
            with suppress(httpx.HTTPError):
                for guest in guests[1:]:
                    await guest.post(f"/api/tables/{table}/ready", json={"keep": True})
                answer = await guests[0].post(f"/api/tables/{table}/start", json={})
                self.games += answer.status_code == 200
            await asyncio.sleep(0.05)

    async def play(self, table: str, seat: int, guest: httpx.AsyncClient) -> None:
        """Play in a seat until there is no more game."""
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        after: int | None = None
        pending: dict[str, Any] | None = None
        while True:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                url = f"ws://{self.child.url}/api/tables/{table}/play"
                async with connect(url, additional_headers={"cookie": cookie}, proxy=None, max_size=1 << 22) as socket:
                    await socket.send(msgspec.json.encode({"t": "hello", "after": after}).decode())
                    ask: dict[str, Any] | None = None
                    place, skipped = 0, False
                    while True:
                        async with asyncio.timeout(5.0):  # wait_for may lose that the task is cancelled
                            heard = await socket.recv()
                        message = msgspec.json.decode(heard)
                        kind = message["t"]
                        if kind == "welcome":
                            assert after is None or message["resumed"], "what was heard is not there any more"
                            if after is not None and message["after"] != after:
                                assert message["after"] > after, "what was heard is told again"
                                after, skipped = message["after"], True
                            if pending is not None:
                                await socket.send(msgspec.json.encode(pending).decode())
                        elif kind == "entry":
                            assert after is None or message["n"] == after + 1, "an entry is missing"
                            assert not skipped or message["kind"] == "started", "only games that are over are left out"
                            skipped = False
                            after = message["n"]
                        elif kind == "ack":
                            if pending is not None and message["id"] == pending["id"]:
                                self.confirmed[table].append((message["n"], seat, pending["id"], pending["do"]))
                                pending = None
                        elif kind == "refused":
                            raise AssertionError(f"{message} to {pending}")
                        if "ask" in message:
                            ask, place = message["ask"], message["n"]
                        if ask and "actions" in ask and pending is None:
                            if kind != "welcome":
                                await asyncio.sleep(self.chance.random() * 0.01)
                            do = self.chance.choice(ask["actions"])
                            pending = {"t": "act", "id": f"{place}-{ask['step']}", "step": ask["step"], "do": do}
                            await socket.send(msgspec.json.encode(pending).decode())
                            ask = None
            if self.enough and await self.is_over(table):
                return
            await asyncio.sleep(0.02)

    async def is_over(self, table: str) -> bool:
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(trust_env=False) as client:
                answer = await client.get(f"http://{self.child.url}/api/tables/{table}")
                return bool(answer.status_code == 410 or answer.json()["table"]["stage"] == OVER)
        return False


async def crash(db: str, kills: int, tables: int, seed: int, workers: int = 1) -> tuple[int, int, list[list[Entry]]]:
    """Kill the server ``kills`` times while people play, or one of its ``workers``.

    Args:
        db: address of the database.
        kills: how often.
        tables: how many tables.
        seed: seed of all chance.
        workers: how many processes serve.

    Returns:
        How many actions were confirmed, how many games were started, and the logs of all tables.

    Raises:
        AssertionError: something confirmed is lost, done twice or cannot be played again, or a game does not end.
    """
    child = Child(db, workers)
    await child.start()
    load = Load(child, seed)
    rng = Rng(seed)
    try:
        await load.begin(tables)
        for number in range(kills):
            # Every fourth time soon after the start, else after some actions; then within some milliseconds.
            if number % 4:
                await load.reach(load.count + rng.below(40))
                await asyncio.sleep(rng.below(10_000) / 1_000_000)
            else:
                await asyncio.sleep(rng.below(300) / 1000)
            failed = [task for task in load.tasks if task.done()]
            for task in failed:
                task.result()
            if workers > 1:
                child.kill_worker(load.chance)
                await load.reach(load.count + 20)
            else:
                await child.kill()
                await child.start()
        load.enough = True
        await asyncio.wait_for(asyncio.gather(*load.tasks), 60)
    finally:
        try:
            await load.end()
        finally:
            await child.kill()
    return load.count, load.games, await judge(db, load, workers > 1)


async def judge(db: str, load: Load, shared: bool) -> list[list[Entry]]:
    """Compare what was confirmed with what is in the logs, and play all of it again; return the logs."""
    store = Store(database_url(db), shared)
    await store.open()
    logs: list[list[Entry]] = []
    for table_id, confirmed in load.confirmed.items():
        log = await store.read(table_id)
        logs.append(log)
        assert [entry.n for entry in log] == list(range(1, len(log) + 1))
        facts = {entry.n: entry.fact for entry in log}
        for n, seat, action, do in confirmed:
            fact = facts.get(n)
            assert isinstance(fact, Acted), f"action {action} of seat {seat} is lost"
            assert (fact.seat, fact.id, fact.do) == (seat, action, do)
        named = [(fact.seat, fact.id) for fact in facts.values() if isinstance(fact, Acted) and fact.id]
        assert len(named) == len(set(named)), "an action was carried out twice"
        assert rebuild(table_id, log).stage == OVER
    await store.close()
    return logs
