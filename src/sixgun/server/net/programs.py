"""Programs over HTTP: what happens as lines of JSON, actions by POST. Browsers can use it as well."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Final, final

from fastapi import APIRouter, Query, Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from sixgun.server.errors import Refused
from sixgun.server.facts import Fact
from sixgun.server.net.access import REFUSALS, House, InHouse, Who, let_watch
from sixgun.server.net.guard import address_of
from sixgun.server.net.lobby import Invite, TableId, done, find_own
from sixgun.server.net.models import ActBody, DoneAnswer
from sixgun.server.table import requests
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.listener import Listener
from sixgun.server.table.table import Table

ROUTER: Final = APIRouter(prefix="/api", tags=["programs"], responses=REFUSALS)
BEAT: Final = 15.0
"""Seconds of silence after which an empty line is sent, so that both sides notice if the other one is gone."""
GOODBYE: Final = 2.0
"""Seconds in which what waits for a listener that is let go must go out."""
LINES: Final = "application/x-ndjson"


@ROUTER.get("/tables/{table_id}/stream", response_class=StreamingResponse)
async def stream(
    table_id: TableId,
    request: Request,
    house: InHouse,
    who: Who,
    after: Annotated[int | None, Query(ge=0, description="The last entry heard of, to resume.")] = None,
    invite: Invite = "",
) -> StreamingResponse:
    """Hear what happens at a table: the messages of the WebSocket, one a line; an empty line now and then."""
    keeper = await house.hall.find(table_id)
    let_watch(keeper, who, invite)
    address = address_of(request.scope)
    if after is not None:
        house.may_tell(address)
    if not house.streams.enter(address):
        raise Refused("too-many-streams", "too many streams go to this address", status=429)
    listener = Listener(who, house.hall.settings.queue)
    listener.invite = invite
    try:
        await keeper.hear(listener, after)
    except BaseException:
        house.streams.leave(address)
        raise
    return _Lines(house, keeper, listener, address)


@final
class _Lines(StreamingResponse):
    """What a listener hears, a line each, until one of the two ends."""

    def __init__(self, house: House, keeper: Keeper, listener: Listener, address: str) -> None:
        super().__init__(self._lines(), media_type=LINES)
        self._house: House = house
        self._keeper: Keeper = keeper
        self._listener: Listener = listener
        self._address: str = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._house.hall.metrics.sockets.inc()
        telling = asyncio.create_task(super().__call__(scope, receive, send))
        dropped = asyncio.create_task(self._listener.dropped())
        try:
            await asyncio.wait([telling, dropped], return_when=asyncio.FIRST_COMPLETED)
            if not telling.done() and self._listener.gone != "slow":
                await asyncio.wait([telling], timeout=GOODBYE)  # what waits still goes out
            if telling.done():
                telling.result()
        finally:  # also if the client has gone before the first line
            for task in (telling, dropped):  # a client that does not read keeps nothing open
                task.cancel()
            self._keeper.forget(self._listener)
            self._house.streams.leave(self._address)
            self._house.hall.metrics.sockets.dec()

    async def _lines(self) -> AsyncIterator[bytes]:
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    found = await self._listener.next()
            except TimeoutError:
                yield b"\n"
                continue
            if found is None:
                return
            yield found[0] + b"\n"


@ROUTER.post("/tables/{table_id}/actions")
async def act(table_id: TableId, body: ActBody, house: InHouse, who: Who) -> DoneAnswer:
    """Answer the pending decision; sent again with the same id it is not done again."""
    keeper = await find_own(house, table_id, who)
    return await done(keeper, partial(_act, who=who, body=body))


def _act(table: Table, who: str, body: ActBody) -> list[Fact]:
    return requests.act(table, table.seat_of(who), body.id, body.step, body.do, body.game)
