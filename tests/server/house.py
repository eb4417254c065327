"""A server for a test: its hall, without the network, on a database of its own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial, wraps
from pathlib import Path
from typing import Any, ParamSpec

import msgspec

from sixgun.server.facts import Rules
from sixgun.server.hall import Hall
from sixgun.server.settings import Settings
from sixgun.server.store.store import Store
from sixgun.server.table import requests
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.listener import Listener
from sixgun.server.table.table import PLAYING

HOST = "guest-host"
WAIT = 60.0
"""Seconds after which a test that waits has failed."""


P = ParamSpec("P")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Let pytest run a coroutine."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), WAIT))

    return run


def settings_for(db: Path | str, **extra: Any) -> Settings:
    """Return settings of a server whose bots do not dawdle, and whose tables deal the same games each time."""
    url = db if isinstance(db, str) else f"sqlite:///{db}"
    quick = {
        "bot_pace": 0.0,
        "seed": int(os.environ.get("SIXGUN_SEED", "7")),
        "message_rate": 1000.0,
        "message_burst": 1000,
        "request_burst": 1000,
        "story_burst": 1_000_000,
    }
    return Settings(**{"db": url, "port": 0, **quick, **extra})


@asynccontextmanager
async def hall_at(db: Path | str, **extra: Any) -> AsyncIterator[Hall]:
    """Keep a hall while the context lasts; ``db`` is a file or an address."""
    settings = settings_for(db, **extra)
    store = Store(settings.db, settings.workers > 1)
    await store.open()
    hall = Hall(settings, store)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


def rules_for(game: str = "classic", players: int = 4, **extra: Any) -> Rules:
    """Return the rules of a table; The Duel is always for two."""
    options = {} if game == "duel" else {"players": players}
    return Rules(**{"title": "A table", "open": True, "game": game, "options": options, **extra})


async def seat_bots(keeper: Keeper, first: int = 1, bot: str = "random") -> None:
    """Put bots into the seats from ``first`` on."""
    for seat in range(first, len(keeper.table.chairs)):
        await keeper.ask(partial(requests.fill, who=HOST, seat=seat, bot=bot, name="", local=False))


async def start(keeper: Keeper, seed: int = 7) -> None:
    """Start a game."""
    await keeper.ask(partial(requests.start, who=HOST, draw=lambda _: seed, engine="test", sheriff=-1))


async def messages(listener: Listener) -> AsyncIterator[dict[str, Any]]:
    """Yield what a listener hears."""
    while (found := await listener.next()) is not None:
        yield msgspec.json.decode(found[0])


async def until(condition: Callable[[], bool]) -> None:
    """Let the loop go on until something is so."""
    while not condition():
        await asyncio.sleep(0.001)


async def play_on(keeper: Keeper, who: str, steps: int, choose: Callable[[list[str]], str] | None = None) -> list[int]:
    """Answer up to ``steps`` decisions of a seat as they come; return the entries that were confirmed."""
    listener = Listener(who, 1000)
    await keeper.hear(listener, None)
    confirmed: list[int] = []
    async for message in messages(listener):
        ask = message.get("ask")
        if message.get("table", {}).get("stage") == "over" or message.get("stage") == "over":
            break
        if keeper.table.stage != PLAYING or len(confirmed) == steps:
            break
        if ask and "actions" in ask:
            do = choose(ask["actions"]) if choose else ask["actions"][len(confirmed) % len(ask["actions"])]
            seat = ask["seat"]
            wish = partial(requests.act, seat=seat, id=f"a{ask['step']}", step=ask["step"], do=do)
            confirmed.append(await keeper.ask(wish))
    keeper.forget(listener)
    return confirmed
