"""Keepers: the one task that owns a table. All that happens at the table goes through it, one thing after the other."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol, final

from sixgun.kernel.errors import SixgunError
from sixgun.server.errors import NotStored, Refused
from sixgun.server.facts import Acted, Closed, Entry, Fact, Returned, StoodIn
from sixgun.server.metrics import Metrics
from sixgun.server.settings import Settings
from sixgun.server.store.store import MatchRow, Store, TableRow, Write
from sixgun.server.table.chat import hearers
from sixgun.server.table.listener import Listener
from sixgun.server.table.messages import (
    Message,
    Told,
    encode,
    history,
    match_id,
    summary_of,
    welcome,
)
from sixgun.server.table.requests import Already
from sixgun.server.table.table import CLOSED, LOCAL, OVER, PLAYING, Table, rebuild

LOG: Final = logging.getLogger("sixgun.server.table")
INBOX: Final = 256
"""Most requests that may wait for one table."""
PAUSES: Final = (0.6, 1.4)
"""How much shorter or longer a bot may seem to think. Chance decides, never what it holds: pauses tell nothing."""
LATE_TWICE: Final = 2
"""After so many decisions in a row that the clock has answered, a bot plays for the seat."""
CHAT: Final = 30
"""How much of what was said somebody hears who comes later."""
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
        listeners: those who are told.
    """

    def __init__(self, table: Table, around: Surroundings) -> None:
        self.table: Table = table
        self.around: Surroundings = around
        self.listeners: list[Listener] = []
        self.summary: Message = summary_of(table)
        self.invite: str = table.invite
        self._inbox: asyncio.Queue[_Request] = asyncio.Queue(INBOX)
        self._ring: deque[Told] = deque(maxlen=around.settings.ring)
        self._loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self._moved: float = self._loop.time()
        self._touched: float = self._moved
        self._begun: float = self._moved
        self._pause: float = around.settings.bot_pace
        self._away: dict[str, float] = {}
        self._faults: int = 0
        self._chat: deque[Message] = deque(maxlen=CHAT)
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
        return await self._put(_Request(self._loop.time(), wish))

    async def hear(self, listener: Listener, after: int | None) -> None:
        """Tell ``listener`` how things stand, and from then on all that happens.

        Args:
            listener: who wants to hear.
            after: the last entry it has heard of, if it comes back; then it is told all that it has missed. One that
                wants the story is told the running game from its start instead.
        """
        if listener.story:
            after = self.table.n if self.table.match is None else self.table.match.first - 1
        past: list[bytes] = []
        heard = 0 if after is None else after
        if after is not None and not self._in_ring(after):
            entries = await self.around.store.read(self.table.id)
            past = history(entries, after, listener.seat_at(self.table), self.table.id, listener.lang)
            heard = entries[-1].n
        admit = partial(self._admit, listener, after, heard, past)
        await self._put(_Request(0.0, partial(_welcome_back, who=listener.who), admit))

    def forget(self, listener: Listener) -> None:
        """Tell ``listener`` nothing more."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._note_absence(listener.who)
            self._touched = self._loop.time()
            self._tell_who_is_here()
            self._nudge()

    def is_here(self, who: str) -> bool:
        """Tell whether a guest or a program listens."""
        return any(listener.who == who for listener in self.listeners)

    def tell(self, message: Message, seats: set[int] | None = None) -> None:
        """Tell something that is not in the log, such as chat, to ``seats``, ``None`` for everybody."""
        made = encode(message)
        for listener in self.listeners:
            if seats is None or listener.seat_at(self.table) in seats:
                listener.offer(made)

    def let_go(self, why: str) -> None:
        """Tell all listeners why they hear nothing more."""
        gone = self.listeners.copy()
        self.listeners.clear()
        for listener in gone:
            listener.drop(why)
            self._note_absence(listener.who)

    def say(self, who: str, text: str) -> None:
        """Let somebody speak.

        Raises:
            Refused: he may not.
        """
        seat, hearing = hearers(self.table, who)
        channel = "table" if hearing is None else "out"
        name = self.table.chairs[seat].name
        message: Message = {
            "t": "chat",
            "seat": seat,
            "name": name,
            "at": self.around.now(),
            "to": channel,
            "text": text,
        }
        if hearing is None:
            self._chat.append(message)
        self.tell(message, hearing)

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

    def _note_absence(self, who: str) -> None:
        """Remember since when somebody with a seat is away, if he is."""
        if who and not self.is_here(who) and self.table.seat_of(who) >= 0:
            self._away[who] = self._loop.time()

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
            self._touched = self._loop.time()
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
                row = _row(table)
            if was_playing and table.stage == OVER:
                match = _match_row(table)
            await self.around.store.write(Write(table.id, entries, row, match))
        except Exception:
            await self._reload()  # what the table has taken in may not be stored: go back to what is
            raise
        self._moved = self._loop.time()
        self._pause = self.around.settings.bot_pace * random.uniform(*PAUSES)
        if table.match is not None and entries[-1].n == table.match.first:
            self._begun = self._moved
            self._ring.clear()  # whoever takes over a seat between two games does not hear what its last player heard
        self.around.metrics.entries.inc(len(entries))
        if match is not None:
            self.around.metrics.finished.inc()
        if row is not None:
            self.summary = summary_of(table)
        self._tell(told, since)
        if row is not None:
            self.around.changed(self)

    def _tell(self, told: list[Told], since: float) -> None:
        table = self.table
        told[-1].last = True
        for listener in self.listeners:
            seat = listener.seat_at(table)
            for entry in told:
                listener.offer(entry.to(seat, listener.lang), since)
        for entry in told:
            entry.forget()
            self._ring.append(entry)

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
        self._ring.clear()
        self.let_go("again")

    # Listeners -------------------------------------------------------------------------------------------------------

    def _in_ring(self, after: int) -> bool:
        """Tell whether all entries after ``after`` are in memory."""
        return after >= self.table.n or bool(self._ring and self._ring[0].entry.n <= after + 1)

    def _admit(self, listener: Listener, after: int | None, heard: int, past: list[bytes]) -> None:
        """Let ``listener`` hear the welcome, what it has missed after entry ``after``, and what comes.

        ``past`` are the messages up to entry ``heard``; what has followed is still in memory.
        """
        table = self.table
        seat = listener.seat_at(table)
        resumed = after is not None and 0 <= after <= table.n and self._in_ring(heard)
        listener.offer(encode(welcome(table, seat, self.around.now(), resumed, list(self._chat), listener.lang)))
        if resumed:
            for told in self._ring:
                if told.entry.n > heard:
                    past.append(told.to(seat, listener.lang))
                    told.forget()
            listener.catch_up(past)
        self.listeners.append(listener)
        self._away.pop(listener.who, None)
        self._tell_who_is_here()

    def _tell_who_is_here(self) -> None:
        here = [bool(chair.who) and self.is_here(chair.who) for chair in self.table.chairs]
        watching = sum(listener.seat_at(self.table) < 0 for listener in self.listeners)
        self.tell({"t": "here", "seats": here, "watching": watching})

    # What is due -----------------------------------------------------------------------------------------------------

    def _due(self) -> float | None:
        """Return when something is due, by the clock of the loop; ``None`` for never."""
        table, settings = self.table, self.around.settings
        seat = table.asked
        if seat < 0:
            return None if self.listeners else self._touched + settings.idle
        chair = table.chairs[seat]
        if chair.plays:
            return self._moved + self._pause
        if chair.kind == LOCAL:
            return self._moved + settings.bot_time
        due: float | None = None
        if table.until:
            due = self._loop.time() + (table.until - self.around.now()) / 1000
        if table.rules.grace and not self.is_here(chair.who):
            away = max(self._away.get(chair.who, 0.0), self._begun) + table.rules.grace / 1000
            due = away if due is None else min(due, away)
        return due

    async def _tick(self) -> None:
        """Do what is due."""
        table, settings = self.table, self.around.settings
        now = self._loop.time()
        due = self._due()
        if due is None or due > now + 0.001:
            return
        seat = table.asked
        if seat < 0:
            await self._commit([Closed("idle")], 0.0)
            return
        chair = table.chairs[seat]
        if chair.plays:
            by = "stand-in" if chair.stand_in else "player"
            await self._commit([Acted(seat, self._choose(seat, chair.plays), by)], now)
        elif chair.kind == LOCAL:
            await self._commit([StoodIn(seat, settings.stand_in, "silent")], 0.0)
        elif table.until and self.around.now() >= table.until:
            facts: list[Fact] = [Acted(seat, self._choose(seat, settings.stand_in), "clock")]
            if chair.late + 1 >= LATE_TWICE:
                facts.insert(0, StoodIn(seat, settings.stand_in, "clock"))
            await self._commit(facts, 0.0)
        else:
            await self._commit([StoodIn(seat, settings.stand_in, "away")], 0.0)

    def _choose(self, seat: int, bot: str) -> str:
        """Return the action that a bot chooses for ``seat``; if it fails, any legal one, so that the game goes on."""
        match = self.table.match
        assert match is not None
        try:
            return match.choose(seat, bot).text
        except Exception:
            LOG.exception("fault of a bot", extra={"table": self.table.id, "bot": bot})
            self.around.metrics.faults.inc()
            return match.choose(seat, "random").text


def _welcome_back(table: Table, who: str) -> list[Fact]:
    """Give a seat back to a player who was away and is here again."""
    seat = table.seat_of(who)
    if seat >= 0 and table.stage == PLAYING and table.chairs[seat].why == "away":
        return [Returned(seat)]
    return []


def _row(table: Table) -> TableRow:
    return TableRow(table.id, table.stage, table.rules.open, table.at, encode(summary_of(table)).decode())


def _match_row(table: Table) -> MatchRow:
    match = table.match
    assert match is not None
    start = match.start
    summary = {
        "id": match_id(table.id, start.number),
        "table": table.id,
        "title": table.rules.title,
        "game": start.game,
        "options": start.options,
        "sitters": [{"name": sitter.name, "player": sitter.player} for sitter in start.sitters],
        "began": match.at,
        "ended": table.at,
        "actions": len(match.steps),
        "outcome": match.game.outcome,
        "returns": match.game.returns(),
    }
    return MatchRow(
        match_id(table.id, start.number), table.id, start.number, match.first, table.n, table.rules.open, table.at,
        encode(summary).decode(),
    )  # fmt: skip
