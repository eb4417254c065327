"""Keepers: the one task that owns a table. All that happens at the table goes through it, one thing after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol, final

from sixgun.kernel.errors import SixgunError
from sixgun.server.errors import NotStored, Refused
from sixgun.server.facts import Acted, Closed, Entry, Fact, Returned
from sixgun.server.metrics import Metrics
from sixgun.server.settings import Settings
from sixgun.server.store.store import Store, Write
from sixgun.server.table.audience import Audience
from sixgun.server.table.chat import hearers
from sixgun.server.table.due import Timing, what_is_due
from sixgun.server.table.listener import Listener
from sixgun.server.table.messages import Message, Told, history, summary_of
from sixgun.server.table.requests import Already
from sixgun.server.table.rows import match_row, table_row
from sixgun.server.table.table import CLOSED, OVER, PLAYING, Table, rebuild

LOG: Final = logging.getLogger("sixgun.server.table")
INBOX: Final = 256
"""Most requests that may wait for one table."""
FAULTS: Final = 3
"""After so many faults of the program in a row a table is given up."""
Wish = Callable[[Table], list[Fact]]
"""A request: given the table as it is, the facts it comes to. It raises ``Refused`` or ``Already``."""


class Surroundings(Protocol):
    """What a keeper needs of the server around it."""

    settings: Settings
    store: Store
    metrics: Metrics

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        ...

    def changed(self, keeper: Keeper) -> None:
        """Hear that something other than an action has happened at a table."""
        ...


@final
class _Request:
    """Something for the task to do: a wish, then a call; with neither, only to look what is due."""

    __slots__ = ("call", "done", "since", "wish")

    def __init__(self, since: float, wish: Wish | None = None, call: Callable[[], None] | None = None) -> None:
        self.since: float = since
        self.wish: Wish | None = wish
        self.call: Callable[[], None] | None = call
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()


@final
class Keeper:
    """Owns a table.

    For every request it works out the facts, takes them into the table, *stores them*, and only then tells the
    listeners and whoever asked. If they cannot be stored, the table is made again from its log. Bots move the same way.

    Attributes:
        table: the table. Between two requests it is exactly what is stored; only look at it from inside a request.
        summary: what the lobby shows, always of what is stored.
        audience: those who are told.
    """

    def __init__(self, table: Table, around: Surroundings) -> None:
        self.table: Table = table
        self.around: Surroundings = around
        self.audience: Audience = Audience(around.settings.ring)
        self.summary: Message = summary_of(table)
        self.invite: str = table.invite
        self._inbox: asyncio.Queue[_Request] = asyncio.Queue(INBOX)
        self._clock: Callable[[], float] = asyncio.get_running_loop().time
        self._timing: Timing = Timing(around.settings, self.audience.is_here, self._clock)
        self._faults: int = 0
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to keep the table."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.table.id}")

    async def stop(self, why: str = "stopping") -> None:
        """Stop keeping it, and let all listeners go. Nothing is lost by it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        self.let_go(why)

    # Asking ----------------------------------------------------------------------------------------------------------

    async def ask(self, wish: Wish) -> int:
        """Carry out a request; return the number of the last entry it has led to, when that is stored.

        Raises:
            Refused: it cannot be done.
            NotStored: nobody knows; ask again.
            SixgunError: it cannot be done, for reasons of the game.
        """
        return await self._put(_Request(self._clock(), wish))

    async def hear(self, listener: Listener, after: int | None) -> None:
        """Tell ``listener`` how things stand, and from then on all that happens.

        Args:
            listener: who wants to hear.
            after: the last entry it has heard of, if it comes back; then it is told all that it has missed.
        """
        past: list[bytes] = []
        heard = 0 if after is None else after
        if after is not None and not self.audience.remembers(after, self.table.n):
            entries = await self.around.store.read(self.table.id)
            past = history(entries, after, listener.seat_at(self.table), self.table.id)
            heard = entries[-1].n
        admit = partial(self._admit, listener, after, heard, past)
        await self._put(_Request(0.0, partial(_welcome_back, who=listener.who), admit))

    def forget(self, listener: Listener) -> None:
        """Tell ``listener`` nothing more."""
        if listener in self.audience.listeners:
            self.audience.listeners.remove(listener)
            self._timing.leave(self.table, listener.who)
            self._timing.touch()
            self.audience.tell_who_is_here(self.table)
            self._nudge()

    def let_go(self, why: str) -> None:
        """Tell all listeners why they hear nothing more."""
        for listener in self.audience.let_go(why):
            self._timing.leave(self.table, listener.who)

    def say(self, who: str, text: str) -> None:
        """Let somebody speak.

        Raises:
            Refused: he may not.
        """
        seat, hearing = hearers(self.table, who)
        channel = "table" if hearing is None else "out"
        name = self.table.chairs[seat].name
        at = self.around.now()
        message: Message = {"t": "chat", "seat": seat, "name": name, "at": at, "to": channel, "text": text}
        if hearing is None:
            self.audience.said.append(message)
        self.audience.tell(self.table, message, hearing)

    async def _put(self, request: _Request) -> int:
        if self._task is None or self._task.done():
            raise Refused("closed", "this table is closed", status=410)
        try:
            self._inbox.put_nowait(request)
        except asyncio.QueueFull:
            raise Refused("busy", "too much is asked of this table", status=503) from None
        return await request.done

    def _nudge(self) -> None:
        """Let the task look again for what is due."""
        if not self._inbox.full():
            self._inbox.put_nowait(_Request(0.0))

    def _admit(self, listener: Listener, after: int | None, heard: int, past: list[bytes]) -> None:
        self.audience.admit(self.table, listener, self.around.now(), after, heard, past)
        self._timing.come(listener.who)
        self.audience.tell_who_is_here(self.table)

    # The task --------------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while self.table.stage != CLOSED:
                request = await self._next()
                if request is None:
                    await self._guard(self._tick())
                else:
                    await self._serve(request)
        finally:
            while not self._inbox.empty():
                request = self._inbox.get_nowait()
                if not request.done.done():
                    request.done.set_exception(Refused("closed", "this table is closed", status=410))
                    request.done.exception()  # nobody may be waiting for it
        self.let_go("closed")
        self.around.changed(self)

    async def _next(self) -> _Request | None:
        """Return the next request, ``None`` if something is due before one comes."""
        if not self._inbox.empty():
            return self._inbox.get_nowait()
        try:
            async with asyncio.timeout_at(self._due()):
                return await self._inbox.get()
        except TimeoutError:
            return None

    async def _serve(self, request: _Request) -> None:
        done = request.done
        try:
            number = await self._carry_out(request)
        except Already as already:
            number = already.n
        except SixgunError as error:
            if not done.done():
                done.set_exception(error)
            return
        except Exception:
            LOG.exception("fault at table", extra={"table": self.table.id})
            self.around.metrics.faults.inc()
            await self._reload()
            if not done.done():
                done.set_exception(Refused("fault", "the server has made a mistake; nothing has changed", status=500))
            return
        self._faults = 0
        if not done.done():
            done.set_result(number)

    async def _carry_out(self, request: _Request) -> int:
        if request.wish is not None:
            facts = request.wish(self.table)
            self._timing.touch()
            if facts:
                await self._commit(facts, request.since)
        if request.call is not None:
            request.call()
        return self.table.n

    async def _guard(self, work: Awaitable[None]) -> None:
        """Do what is due, and live through a fault of the program."""
        try:
            await work
            self._faults = 0
        except NotStored:
            await asyncio.sleep(1.0)  # the database is down; what is due is still due
        except Exception:
            self._faults += 1
            LOG.exception("fault at table", extra={"table": self.table.id})
            self.around.metrics.faults.inc()
            await self._reload()
            if self._faults >= FAULTS:
                await self._commit([Closed("fault")], 0.0)

    def _due(self) -> float | None:
        """Return when something is due, by the clock of the loop; ``None`` for never."""
        return self._timing.due(self.table, self.around.now(), bool(self.audience.listeners))

    async def _tick(self) -> None:
        """Do what is due."""
        now = self._clock()
        due = self._due()
        if due is not None and due <= now + 0.001:
            facts = what_is_due(self.table, self.around.now(), self.around.settings.stand_in, self.around.metrics)
            await self._commit(facts, now if isinstance(facts[-1], Acted) else 0.0)

    # Storing and telling ---------------------------------------------------------------------------------------------

    async def _commit(self, facts: list[Fact], since: float) -> None:
        """Take in facts, store them, and tell them."""
        table = self.table
        at = max(self.around.now(), table.at)
        entries: list[Entry] = []
        told: list[Told] = []
        was_playing = table.stage == PLAYING
        try:
            for fact in facts:
                entry = Entry(table.n + 1, at, fact)
                events = table.apply(entry)
                entries.append(entry)
                told.append(Told(table, entry, events))
            row, match = None, None
            if not (was_playing and table.stage == PLAYING and isinstance(facts[-1], Acted)):
                row = table_row(table)
            if was_playing and table.stage == OVER:
                match = match_row(table)
            await self.around.store.write(Write(table.id, entries, row, match))
        except Exception:
            await self._reload()  # what the table has taken in may not be stored: go back to what is
            raise
        began = table.match is not None and entries[-1].n == table.match.first
        self._timing.move(began)
        if began:  # whoever takes over a seat between two games does not hear what its last player heard
            self.audience.forget_entries()
        self.around.metrics.entries.inc(len(entries))
        if match is not None:
            self.around.metrics.finished.inc()
        if row is not None:
            self.summary = summary_of(table)
        self.audience.tell_entries(table, told, since)
        if row is not None:
            self.around.changed(self)

    async def _reload(self) -> None:
        """Make the table again from its log, and let all listeners come again."""
        while True:
            try:
                entries = await self.around.store.read(self.table.id)
                break
            except Exception:
                LOG.exception("cannot read the log", extra={"table": self.table.id})
                await asyncio.sleep(1.0)
        self.table = rebuild(self.table.id, entries)
        self.summary = summary_of(self.table)
        self.audience.forget_entries()
        self.let_go("again")


def _welcome_back(table: Table, who: str) -> list[Fact]:
    """Give a seat back to a player who was away and is here again."""
    seat = table.seat_of(who)
    if seat >= 0 and table.stage == PLAYING and table.chairs[seat].why == "away":
        return [Returned(seat)]
    return []
