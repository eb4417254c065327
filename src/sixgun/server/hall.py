"""The hall: all tables of one server."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Final, final

from sixgun.server.errors import Refused
from sixgun.server.facts import Closed, Entry, Fact, Opened, Resumed, Rules, Sat
from sixgun.server.metrics import Metrics
from sixgun.server.programs import Programs
from sixgun.server.settings import Settings
from sixgun.server.store.store import Store
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.requests import check_rules
from sixgun.server.table.table import CLOSED, LOBBY, OVER, PLAYING, Table, rebuild

LOG: Final = logging.getLogger("sixgun.server.hall")
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that are not taken for each other."""
ALIVE: Final = "alive"
BEAT: Final = 2.0
"""Seconds from one sign of life in the database to the next."""


def new_id(length: int = 12) -> str:
    """Return a word that nobody guesses (about 5 bits a letter)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


@final
class Hall:
    """Keeps the tables: opens them, finds them, and takes them up again when the server starts.

    Attributes:
        settings: how the server runs.
        store: where the logs are.
        metrics: its figures.
        keepers: the tables that are kept, by id.
        ready: whether all tables of the last run are kept again.
    """

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Settings = settings
        self.store: Store = store
        self.metrics: Metrics = Metrics()
        self.keepers: dict[str, Keeper] = {}
        self.ready: bool = False
        self._programs: Programs = Programs(settings)
        self._last_alive: int = 0
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def open(self) -> None:
        """Begin: games that were running go on by themselves."""
        self._last_alive = int(await self.store.get(ALIVE) or "0")
        self._tasks = [
            asyncio.create_task(self._take_up(), name="take up"),
            asyncio.create_task(self._beat(), name="beat"),
        ]

    async def close(self) -> None:
        """End; all listeners are let go."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        await self._programs.close()
        for keeper in list(self.keepers.values()):
            await keeper.stop()
        self.keepers.clear()

    def let_go(self) -> None:
        """Tell all listeners that the server stops, so that their streams end at once."""
        for keeper in self.keepers.values():
            keeper.let_go("stopping")

    # Tables ------------------------------------------------------------------------------------------------------

    async def open_table(self, host: str, name: str, rules: Rules) -> Keeper:
        """Open a table for a guest, who sits down at it.

        Raises:
            Refused: there are too many tables.
            OptionsError: there is no such game, or its options are not right.
        """
        if len(self.keepers) >= self.settings.max_tables:
            raise Refused("too-many-tables", "there is no room for another table", status=503)
        facts: list[Fact] = [Opened(host, check_rules(rules), new_id()), Sat(0, host, name)]
        table = Table(new_id())
        keeper = Keeper(table, self)
        self.keepers[table.id] = keeper
        keeper.begin()
        try:
            await keeper.ask(lambda _: facts)
        except BaseException:
            await keeper.stop()
            self.keepers.pop(table.id, None)
            raise
        self.changed(keeper)
        return keeper

    async def find(self, id: str) -> Keeper:
        """Return the keeper of a table.

        Raises:
            Refused: there is no such table.
        """
        keeper = self.keepers.get(id)
        if keeper is not None:
            return keeper
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(self._load(id), name=f"load {id}")
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    def changed(self, keeper: Keeper) -> None:
        """Let go of a table that is closed, and start the programs that a game needs."""
        if keeper.table.stage == CLOSED:
            self.keepers.pop(keeper.table.id, None)
        else:
            self._programs.look_at(keeper)
        self.metrics.tables.set(len(self.keepers))

    async def _load(self, id: str) -> Keeper:
        if not (0 < len(id) <= 24 and all(letter in ALPHABET for letter in id)):
            raise Refused("no-such-table", "there is no such table", status=404)
        entries = await self.store.read(id)
        if not entries:
            raise Refused("no-such-table", "there is no such table", status=404)
        if isinstance(entries[-1].fact, Closed):
            raise Refused("closed", "this table is closed", status=410)
        table = rebuild(id, entries)
        keeper = Keeper(table, self)
        self.keepers[id] = keeper
        keeper.begin()
        elapsed = self._elapsed(table, entries[-1])
        if elapsed is not None:
            resumed: list[Fact] = [Resumed(elapsed)]
            await keeper.ask(lambda _: resumed)
        self.changed(keeper)
        return keeper

    def _elapsed(self, table: Table, last: Entry) -> int | None:
        """Return how much of the clock had gone when the last run ended; ``None`` if no clock runs."""
        match = table.match
        if table.stage != PLAYING or match is None or not table.until:
            return None
        return max(0, max(last.at, min(self._last_alive, self.now())) - match.asked_at)

    async def _take_up(self) -> None:
        """Keep all tables of the last run again, those with a game first."""
        for stages in ((PLAYING,), (LOBBY, OVER)):
            for row in await self.store.tables(stages, False, self.settings.max_tables):
                try:
                    await self.find(row.id)
                except Refused:
                    continue
                except Exception:  # whatever is wrong with one table, the others are taken up
                    LOG.exception("cannot take up a table", extra={"table": row.id})
                    self.metrics.faults.inc()
                await asyncio.sleep(0)
        self.ready = True

    async def _beat(self) -> None:
        """Note again and again that the server is alive, so that clocks know since when it was not."""
        while True:
            try:
                await self.store.put(ALIVE, str(self.now()))
            except Exception:
                LOG.exception("cannot write to the database")
            await asyncio.sleep(BEAT)
