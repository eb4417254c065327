"""The WebSocket: play. JSON messages, each with its kind in ``t`` (see ``docs/server.md``)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final, final

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sixgun.kernel.errors import SixgunError
from sixgun.server.errors import NotStored, Refused
from sixgun.server.facts import Fact
from sixgun.server.net.access import House, house_of, let_watch
from sixgun.server.net.guard import address_of
from sixgun.server.net.guests import who_of
from sixgun.server.net.limits import Bucket
from sixgun.server.net.words import MAX_CHAT, clean
from sixgun.server.protocol import DECODER, Act, Back, Chat, Hello, Hint, Hurry, Ping, Said, Why, refused
from sixgun.server.store.store import UNREACHABLE
from sixgun.server.table import requests
from sixgun.server.table.due import hurried
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.listener import Listener
from sixgun.server.table.messages import Message, encode, hint_of
from sixgun.server.table.table import Table
from sixgun.text import choose_language

LOG: Final = logging.getLogger("sixgun.server.play")
PATIENCE: Final = 10.0
"""Seconds in which the first message must come."""
CODES: Final = {
    "slow": 4008,
    "again": 4001,
    "closed": 4010,
    "stopping": 1012,
    "rate": 4029,
    "refused": 4003,
    "bad": 4000,
}
"""Codes with which the server ends a socket, by the reason it gives. After 4001, 4008 and 1012 a client comes again."""


async def play(socket: WebSocket) -> None:
    """Play at a table, or watch."""
    house = house_of(socket)
    address = address_of(socket.scope)
    if not house.streams.enter(address):
        await socket.close(1008)
        return
    house.hall.metrics.sockets.inc()
    try:
        await socket.accept()
        await _Line(socket, house, socket.path_params["table_id"]).run()
    except WebSocketDisconnect:
        pass
    finally:
        house.hall.metrics.sockets.dec()
        house.streams.leave(address)


ROUTE: Final = WebSocketRoute("/api/tables/{table_id}/play", play)


@final
class _Line:
    """One socket."""

    def __init__(self, socket: WebSocket, house: House, table_id: str) -> None:
        settings = house.hall.settings
        self.socket: WebSocket = socket
        self.house: House = house
        self.table_id: str = table_id
        self.who: str = who_of(socket, house.signer)
        self.listener: Listener = Listener(self.who, settings.queue)
        self._bucket: Bucket = Bucket(settings.message_rate, settings.message_burst)

    async def run(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                hello = await self.receive()
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello):
            await self.end("bad")
            return
        if (hello.story or hello.after is not None) and not self.house.stories.take(address_of(self.socket.scope)):
            await self.end("rate")
            return
        try:
            self.listener.lang = choose_language(hello.lang) if hello.lang else ""  # also for what stands in the way
            keeper = await self.house.hall.find(self.table_id)
            self.listener.story = hello.story
            let_watch(keeper, self.who, hello.invite)
            self.listener.invite = hello.invite
            await keeper.hear(self.listener, hello.after)
        except (NotStored, *UNREACHABLE):
            LOG.exception("the database does not answer")
            await self.end("again")
            return
        except SixgunError as error:
            await self.send(refused("", error, self.listener.lang))
            await self.end("refused")
            return
        await self.talk(keeper)

    async def talk(self, keeper: Keeper) -> None:
        """Read and write until one of them ends, or the listener is dropped."""
        tasks = [
            asyncio.create_task(self.read(keeper), name="read"),
            asyncio.create_task(self.write(), name="write"),
            asyncio.create_task(self.listener.dropped(), name="dropped"),
        ]
        reader, writer, dropped = tasks
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if dropped.done() and self.listener.gone != "slow" and not reader.done():
                await asyncio.wait([writer], timeout=2.0)  # what waits still goes out
        finally:
            keeper.forget(self.listener)
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        why = self.listener.gone
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
                raise result
        if isinstance(results[0], str):
            why = results[0]
        if why:
            self.house.hall.metrics.dropped.labels(why).inc()
            await self.end(why)

    async def write(self) -> None:
        """Write what the listener hears."""
        latency = self.house.hall.metrics.latency
        loop = asyncio.get_running_loop()
        while (found := await self.listener.next()) is not None:
            message, since = found
            await self.socket.send_text(message.decode())
            if since:
                latency.observe(loop.time() - since)

    async def read(self, keeper: Keeper) -> str:
        """Do what the client asks for; return why no more is read."""
        while True:
            message = await self.receive()
            if not self._bucket.take():
                return "rate"
            if message is None or isinstance(message, Hello):
                return "bad"
            answer = await self.answer(keeper, message)
            if answer is not None:
                self.listener.offer(encode(answer))

    async def answer(self, keeper: Keeper, message: Act | Why | Hint | Chat | Back | Hurry | Ping) -> Message | None:
        """Return the answer to a message, ``None`` if there is none."""
        name = message.id if isinstance(message, Act | Why | Hint) else ""
        try:
            match message:
                case Act():
                    n = await keeper.ask(partial(self._act, act=message))
                    return {"t": "ack", "id": name, "n": n}
                case Why():
                    return await self._why(keeper, message)
                case Hint():
                    return await self._hint(keeper, message)
                case Chat():
                    self._say(keeper, message.text)
                case Back():
                    await keeper.ask(partial(requests.back, who=self.who))
                case Hurry():
                    await keeper.ask(partial(hurried, who=self.who, step=message.step, metrics=keeper.around.metrics))
                case Ping():
                    return {"t": "pong", "at": self.house.hall.now()}
        except SixgunError as error:
            return refused(name, error, self.listener.lang, keeper.table)
        return None

    def _act(self, table: Table, act: Act) -> list[Fact]:
        return requests.act(table, table.seat_of(self.who), act.id, act.step, act.do, act.game)

    async def _why(self, keeper: Keeper, message: Why) -> Message:
        found: list[Refused | None] = []

        def look(table: Table) -> list[Fact]:
            seat = table.seat_of(self.who)
            if seat < 0:
                raise Refused("no-seat", "you have no seat at this table", status=403)
            found.append(requests.why_not(table, seat, message.do))
            return []

        await keeper.ask(look)
        refusal = found[-1]  # with several workers it may have been looked at more than once
        if refusal is None:
            return {"t": "legal", "id": message.id}
        return refused(message.id, refusal, self.listener.lang, keeper.table)

    async def _hint(self, keeper: Keeper, message: Hint) -> Message:
        found: list[Message] = []

        def look(table: Table) -> list[Fact]:
            seat = table.seat_of(self.who)
            found.append(hint_of(table, seat, requests.hint(table, seat), self.listener.lang))
            return []

        await keeper.ask(look)
        return {"t": "hint", "id": message.id, **found[-1]}

    def _say(self, keeper: Keeper, text: str) -> None:
        said = clean(text, MAX_CHAT)
        if not said:
            return
        if not self.house.chats.take(self.who):
            raise Refused("rate", "one thing after the other", status=429)
        keeper.say(self.who, said)

    # The socket

    async def receive(self) -> Said | None:
        """Return the next message, ``None`` if it is none of ours."""
        found = await self.socket.receive()
        if found["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(found.get("code", 1005))
        text = found.get("text")
        if text is None or len(text) > self.house.hall.settings.message_size:
            return None
        try:
            found_message: Said = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError):
            return None
        return found_message

    async def send(self, message: Message) -> None:
        await self.socket.send_text(encode(message).decode())

    async def end(self, why: str) -> None:
        """Say why, and close the socket; somebody who does not read cannot keep it open."""
        if self.socket.application_state is not WebSocketState.CONNECTED:
            return
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(2.0):
                if why != "slow":
                    await self.send({"t": "bye", "why": why})
                await self.socket.close(CODES.get(why, 1000))
