"""A server for a test that listens at a port of this machine, and clients of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sixgun.server.hall import Hall
from sixgun.server.serve import Server

from .house import settings_for


class Site:
    """A server that runs, and ways to talk to it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.url = server.url

    @property
    def hall(self) -> Hall:
        return self.server.hall

    def client(self, **headers: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=20, trust_env=False)

    @asynccontextmanager
    async def guest(self, name: str) -> AsyncIterator[httpx.AsyncClient]:
        """Be a guest with a name."""
        async with self.client() as client:
            answer = await client.post("/api/guest", json={"name": name})
            assert answer.status_code == 200, answer.text
            yield client

    def play(self, table: str, client: httpx.AsyncClient | None = None, **extra: str) -> Any:
        """Return a connection to a table, as the guest of ``client``."""
        headers = dict(extra)
        if client is not None and client.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        return connect(url, additional_headers=headers, proxy=None, max_size=1 << 22)


@asynccontextmanager
async def site_at(db: Path | str, **extra: Any) -> AsyncIterator[Site]:
    """Serve while the context lasts."""
    server = Server(settings_for(db, **extra))
    ready = asyncio.Event()
    task = asyncio.create_task(server.serve(ready.set))
    started = asyncio.create_task(ready.wait())
    await asyncio.wait([task, started], return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        started.cancel()
        await task
    try:
        yield Site(server)
    finally:
        server.stop()
        await task


async def say(socket: ClientConnection, **message: object) -> None:
    """Send a message."""
    await socket.send(msgspec.json.encode(message).decode())


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Return the next message of one of ``kinds``."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message["t"] in kinds:
            return message


async def open_table(client: httpx.AsyncClient, bots: int = 3, **rules: object) -> str:
    """Open a table for four, unless the rules say otherwise, put bots into its other seats, and return its id."""
    answer = await client.post("/api/tables", json={"options": {"players": 4}, **rules})
    assert answer.status_code == 201, answer.text
    found = answer.json()["table"]
    for seat in range(1, bots + 1):
        answer = await client.put(f"/api/tables/{found['id']}/seats/{seat}", json={"bot": "random"})
        assert answer.status_code == 200, answer.text
    return str(found["id"])


async def play_game(socket: ClientConnection, after: int | None = None) -> list[dict[str, Any]]:
    """Say hello and play a game to its end; return what was heard."""
    await say(socket, t="hello", after=after)
    heard: list[dict[str, Any]] = []
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        heard.append(message)
        if message["t"] == "entry" and message.get("view", {}).get("over"):
            return heard
        assert message["t"] in {"welcome", "entry", "here", "ack", "chat"}, message
        ask = message.get("ask")
        if ask and "actions" in ask:
            do = ask["actions"][ask["step"] % len(ask["actions"])]
            await say(socket, t="act", id=f"a{ask['step']}", step=ask["step"], do=do)
