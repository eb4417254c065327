"""Keepers: the one task that owns a table. All that happens at the table goes through it, one thing after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, Protocol, final

from sqlalchemy.exc import SQLAlchemyError

from sixgun.kernel.errors import SixgunError
from sixgun.server.errors import Conflict, NotStored, Refused
from sixgun.server.facts import Acted, Closed, Entry, Fact, Resumed, Ruled, Started
from sixgun.server.metrics import Metrics
from sixgun.server.notes import Note, Said
from sixgun.server.settings import Settings
from sixgun.server.standstill import Gap
from sixgun.server.store.store import UNREACHABLE, Store, Write
from sixgun.server.table.audience import Audience, Connected
from sixgun.server.table.chat import hearers, speak
from sixgun.server.table.due import Due, Timing, moves, what_is_due
from sixgun.server.table.inbox import Inbox, Request, Wish, closed
from sixgun.server.table.listener import Listener
from sixgun.server.table.messages import Message, Told, encode, summary_of
from sixgun.server.table.past import Past, history
from sixgun.server.table.presence import Presence
from sixgun.server.table.requests import Already, welcome_back
from sixgun.server.table.rows import match_row, table_row
from sixgun.server.table.snapshot import LATEST, read_log, take_snapshot
from sixgun.server.table.table import CLOSED, OVER, PLAYING, Table, rebuild

LOG: Final = logging.getLogger("sixgun.server.table")
TRIES: Final = 3
"""How often the log is read for somebody who comes back while games begin, before he is only told how things stand."""
AGAIN: Final = 1.0
"""Seconds after which it is tried again to store something, or to do what is due."""
FAULTS: Final = 3
"""After so many faults of the program in a row a table is given up."""


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

    def retired(self, keeper: Keeper) -> None:
        """Hear that a table is not kept here any more, since another worker drives it and nobody here wants it."""
        ...

    def tell_others(self, note: Note) -> None:
        """Tell the other workers something, if there are any."""
        ...

    def look_at_pulse(self) -> None:
        """Find out whether this process has just stood still; then its tables hear of it."""
        ...


@final
class Keeper:
    """Owns a table, or one worker's copy of it.

    For every request it works out the facts, takes them into the table, *stores them*, and only then tells the
    listeners and whoever asked. If they cannot be stored, the table is made again from its log. Bots move the same way.

    With several workers each has its copy of the tables it needs, made from the same log. All may write: if another one
    was quicker, what it has written is taken in, and the request is looked at again. Only one drives the table: it
    moves bots and looks at clocks.

    Attributes:
        driving: whether this is the one that moves by itself.
        table: the table. Between two requests it is exactly what is stored; only look at it from inside a request.
        summary: what the lobby shows, always of what is stored.
        audience: those who are told.
    """

    def __init__(self, table: Table, around: Surroundings, driving: bool = True) -> None:
        self.table: Table = table
        self.driving: bool = driving
        self.around: Surroundings = around
        self.audience: Audience = Audience(around.settings.ring)
        self.summary: Message = summary_of(table)
        self._inbox: Inbox = Inbox()
        self._clock: Callable[[], float] = asyncio.get_running_loop().time
        self._timing: Timing = Timing(around.settings, self.audience.is_here, self._clock)
        self._faults: int = 0
        self._behind: bool = False
        self._lost: Gap | None = None
        self._retired: bool = False
        self._presence: Presence = Presence(self.audience, self._timing, around.store.worker, around.tell_others)
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to keep the table."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.table.id}")

    @property
    def keeping(self) -> bool:
        """Whether it keeps the table; else nothing can be asked of it any more."""
        return self._task is not None and not self._task.done()

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
        return await self._put(Request(self._clock(), wish))

    async def hear(self, listener: Listener, after: int | None) -> None:
        """Tell ``listener`` how things stand, and from then on all that happens.

        Args:
            listener: who wants to hear.
            after: the last entry it has heard of, if it comes back; then it is told all that it has missed, but of the
                last game only. One that wants the story is told that game from its start.
        """
        if listener.story:
            after = self.table.n if self.table.match is None else self.table.match.first - 1
        if self.table.secret and listener.seat_at(self.table) < 0:
            after = None  # of a game that nobody may watch nothing is told afterwards either
        self.audience.coming += 1
        try:
            for left in reversed(range(TRIES)):
                past = None if after is None else Past(after, after, [])
                if after is not None and not self.audience.remembers(after, self.table.n):
                    base, entries = await read_log(self.around.store, self.table.id)
                    seat = listener.seat_at(self.table)
                    past = await history(entries, after, seat, self.table.id, listener.lang, base)
                admit = partial(self._admit, listener, past, last=left == 0)
                await self._put(Request(0.0, partial(welcome_back, who=listener.who), admit, fresh=True))
                if listener.gone or listener in self.audience.listeners:
                    return
        finally:
            self.audience.coming -= 1

    async def refresh(self) -> None:
        """Take in what other workers have stored."""
        if self.around.store.shared:
            await self._put(Request(0.0, fresh=True))

    async def drive(self, alive: int | None) -> None:
        """Drive the table from now on.

        Args:
            alive: when the one who drove it was last alive, in milliseconds since 1970, ``None`` if nobody did. Clocks
                stood still since then.
        """
        self.driving = True
        now = self.around.now()
        wish = None if alive is None else partial(_resume, alive=alive, until=now)
        await self._put(Request(0.0, wish, fresh=True))

    def stood_still(self, gap: Gap) -> None:
        """Hear that for a while nobody could answer: all get that time back."""
        since = gap.since if self._lost is None else self._lost.since
        self._lost = Gap(since, gap.until, gap.seconds)
        self._timing.skip(gap.seconds)
        self._inbox.nudge()

    def forget(self, listener: Listener) -> None:
        """Tell ``listener`` nothing more."""
        if listener in self.audience.listeners:
            self.audience.listeners.remove(listener)
            self._timing.leave(self.table, listener.who)
            self._timing.touch()
            self.audience.tell_who_is_here(self.table)
            self._presence.look(self.table)
            self._inbox.nudge()

    def let_go(self, why: str) -> None:
        """Tell all listeners why they hear nothing more."""
        for listener in self.audience.let_go(why):
            self._timing.leave(self.table, listener.who)
        self._presence.look(self.table)

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
        self.hear_chat(message, hearing)
        if hearing is None:
            self.around.store.remember(self.table.id, at, encode(speak(self.table, message)).decode())
        seats = None if hearing is None else sorted(hearing)
        self.around.tell_others(Said(self.around.store.worker, self.table.id, message, seats))

    # Other workers ---------------------------------------------------------------------------------------------------

    def fall_behind(self, n: int) -> None:
        """Hear that others have stored entries up to ``n``."""
        if n > self.table.n:
            self._behind = True
            self._inbox.nudge()

    def hear_chat(self, message: Message, seats: set[int] | None) -> None:
        """Let ``seats``, ``None`` for everybody, hear what somebody has said."""
        if seats is None:
            self.audience.remember(speak(self.table, message))
        self.audience.tell(self.table, message, seats)

    def hear_of(self, worker: str, connected: Connected) -> None:
        """Hear who is connected to another worker."""
        if self._presence.hear(self.table, worker, connected):
            self._inbox.nudge()

    def forget_workers(self, living: list[str]) -> None:
        """Forget who is connected to workers that are not among the ``living``."""
        for worker in self.audience.elsewhere.keys() - living:
            self.hear_of(worker, Connected((), 0))

    def show_who_is_here(self) -> None:
        """Tell the other workers who is connected to this one, if anybody is or was when it was last told."""
        self._presence.show_again(self.table)

    # The task --------------------------------------------------------------------------------------------------------

    async def _put(self, request: Request) -> int:
        if not self.keeping:
            raise closed()
        self._inbox.put(request)
        return await request.done

    def _admit(self, listener: Listener, past: Past | None, last: bool) -> None:
        if not self._may_hear(listener):
            listener.drop("refused")  # a game has begun since he was let in, or there is a new invitation
            return
        n = self.table.n
        if past is not None and past.after <= n and not self.audience.remembers(past.heard, n) and not last:
            return  # entries were forgotten while it read the log: it reads again
        self.audience.admit(self.table, listener, self.around.now(), past)
        self._timing.come(listener.who)
        self.audience.tell_who_is_here(self.table)
        self._presence.look(self.table)

    async def _run(self) -> None:
        try:
            while self.table.stage != CLOSED and not self._retired:
                due = self._due()
                request = await self._inbox.next(None if due is None else due.at)
                if self._behind and (self.driving or self.audience.listeners):
                    await self._guard(self._catch_up())
                self.around.look_at_pulse()
                if self._lost is not None:
                    await self._guard(self._give_back(self._lost))
                if request is not None:
                    await self._serve(request)
                elif self._lost is None:
                    await self._guard(self._tick())
        except Exception:  # its log makes no table any more: whoever wants it finds that out anew
            LOG.exception("a table is given up", extra={"table": self.table.id})
            self._retired = True
            self.let_go("closed")
        finally:
            self._inbox.close()
        if self._retired:
            self.around.retired(self)
        else:
            self.let_go("closed")
            self.around.changed(self)

    async def _serve(self, request: Request) -> None:
        try:
            request.finish(await self._carry_out(request))
        except Already as already:
            request.finish(already.n)
        except SixgunError as error:
            request.finish(error)
            return
        except Exception:
            LOG.exception("fault at table", extra={"table": self.table.id})
            self.around.metrics.faults.inc()
            try:
                await self._reload()
            finally:
                mistake = "the server has made a mistake; nothing has changed"
                request.finish(Refused("fault", mistake, status=500))
            return
        self._faults = 0

    async def _carry_out(self, request: Request) -> int:
        if request.fresh:
            await self._catch_up()
        if request.wish is not None:
            await self._fulfil(request.wish, request.since)
        if request.fresh or request.wish is not None:
            self._timing.touch()
        if request.call is not None:
            request.call()
        return self.table.n

    async def _fulfil(self, wish: Wish, since: float) -> None:
        """Let a wish come true, or be refused, at the table as it stands in the log."""
        while True:
            try:
                facts = wish(self.table)
            except SixgunError:
                if await self._catch_up():
                    continue
                raise
            if facts:
                try:
                    await self._commit(facts, since)
                except Conflict:
                    continue
            elif await self._catch_up():
                continue
            return

    async def _guard(self, work: Awaitable[object]) -> None:
        """Do what is due, and live through a fault of the program."""
        try:
            await work
            self._faults = 0
        except Conflict:
            pass  # another worker has moved; what is due is looked at again
        except NotStored:
            await asyncio.sleep(AGAIN)  # the database is down; what is due is still due
        except Exception:
            self._faults += 1
            LOG.exception("fault at table", extra={"table": self.table.id})
            self.around.metrics.faults.inc()
            await self._reload()
            if self._faults >= FAULTS:
                with suppress(Conflict, NotStored):
                    await self._commit([Closed("fault")], 0.0)

    def _due(self) -> Due | None:
        """Return what is due next, and when; ``None`` for never. While nothing can be stored nothing is."""
        if not self.driving:
            return None if self.audience.listeners else self._timing.retiring()
        due = self._timing.due(self.table, self.around.now(), self.audience.anybody)
        if due is not None and self.around.store.outage.lasts:
            due.at = max(due.at, self._clock() + AGAIN)
        return due

    async def _tick(self) -> None:
        """Do what is due."""
        due = self._due()
        now = self._clock()
        if due is None or due.at > now or not self._inbox.empty:
            return
        if due.what == "retire":
            self._retired = True
            return
        facts = what_is_due(self.table, due, self.around.settings.stand_in, self.around.metrics)
        await self._commit(facts, now if isinstance(facts[-1], Acted) else 0.0)

    async def _give_back(self, lost: Gap) -> None:
        """Give back the time in which nobody could answer to the one who is asked."""

        def wish(table: Table) -> list[Fact]:
            who = table.chairs[table.asked].who if table.asked >= 0 else ""
            mine = self.driving or any(who and listener.who == who for listener in self.audience.listeners)
            return _resume(table, lost.since, lost.until) if mine else []

        if wish(self.table):
            await self._fulfil(wish, 0.0)
        if self._lost is lost:
            self._lost = None

    # Storing and telling ---------------------------------------------------------------------------------------------

    async def _commit(self, facts: list[Fact], since: float) -> None:
        """Take in facts, store them, and tell them."""
        table = self.table
        at = max(self.around.now(), table.at)
        entries: list[Entry] = []
        told: list[Told] = []
        was_playing = table.stage == PLAYING
        snapshot = ""
        try:
            if isinstance(facts[0], Started) and facts[0].number > 1:
                snapshot = take_snapshot(table)
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
            await self.around.store.write(Write(table.id, entries, row, match, snapshot))
        except Conflict:
            if not await self._recover(entries[0].n - 1):
                raise NotStored from None  # nobody was quicker: the database has another reason
            raise
        except Exception:
            await self._reload()  # what the table has taken in may not be stored: go back to what is
            raise
        began = table.match is not None and entries[-1].n == table.match.first
        if any(moves(table, fact) for fact in facts):
            self._timing.move(began)
        if began:  # whoever takes over a seat between two games does not hear what its last player heard
            self.audience.forget_entries()
        self.around.metrics.entries.inc(len(entries))
        if match is not None:
            self.around.metrics.finished.inc()
        if row is not None:
            self.summary = summary_of(table)
        self._show_out()
        self.audience.tell_entries(table, told, since)
        if any(isinstance(fact, Ruled) for fact in facts):  # who is here has another seat now
            self.audience.tell_who_is_here(table)
        if row is not None:
            self._presence.look(self.table)
            self.around.changed(self)

    async def _catch_up(self) -> bool:
        """Take in what other workers have stored; return whether there was anything."""
        self._behind = False
        if not self.around.store.shared:
            return False
        try:
            entries = await self.around.store.read(self.table.id, self.table.n + 1)
        except (SQLAlchemyError, OSError) as error:
            self._behind = True
            raise NotStored from error
        self._follow(entries)
        return bool(entries)

    async def _recover(self, n: int) -> bool:
        """Go back to entry ``n``, the last one that is surely stored, and take in what others have stored since.

        Returns:
            Whether there was anything.
        """
        base, entries = await self._read_log(n)
        self.table = rebuild(self.table.id, [entry for entry in entries if entry.n <= n], base)
        self.audience.forget_entries()
        self._follow([entry for entry in entries if entry.n > n])
        return self.table.n > n

    def _follow(self, entries: list[Entry]) -> None:
        """Take in entries that others have stored, and tell them. Each is told to those who sit here at its time."""
        table = self.table
        changed = False
        for entry in entries:
            began = isinstance(entry.fact, Started)
            told = Told(table, entry, table.apply(entry))
            if moves(table, entry.fact):
                self._timing.move(began)
            if began:
                self.audience.forget_entries()
            acted = isinstance(entry.fact, Acted)
            changed = changed or not acted or table.stage != PLAYING
            since = self._clock() - (self.around.now() - entry.at) / 1000 if acted else 0.0
            self._show_out()
            self.audience.tell_entries(table, [told], since, entry is entries[-1])
            if isinstance(entry.fact, Ruled):
                self.audience.tell_who_is_here(table)
        if changed:
            self.summary = summary_of(table)
            self._presence.look(self.table)
            self.around.changed(self)

    def _show_out(self) -> None:
        """Let go of those who may not hear any more what happens here.

        A game begins that nobody may watch; or the table is not open, and whoever sat here without an invitation does
        no more; or there is a new invitation.
        """
        table = self.table
        if table.rules.open and (table.rules.watch or table.stage != PLAYING):
            return
        for listener in self.audience.listeners.copy():
            if not self._may_hear(listener):
                listener.drop("refused")
                self.forget(listener)

    def _may_hear(self, listener: Listener) -> bool:
        table, who = self.table, listener.who
        return listener.seat >= 0 or (table.may_see(who, listener.invite) and table.may_hear(who))

    async def _read_log(self, oldest: int) -> tuple[Table | None, list[Entry]]:
        while True:
            try:
                return await read_log(self.around.store, self.table.id, oldest)
            except UNREACHABLE:  # what is wrong with the log itself does not pass
                LOG.exception("cannot read the log", extra={"table": self.table.id})
                await asyncio.sleep(1.0)

    async def _reload(self) -> None:
        """Make the table again from its log, and let all listeners come again."""
        base, entries = await self._read_log(LATEST)
        self.table = rebuild(self.table.id, entries, base)
        self.summary = summary_of(self.table)
        self.audience.forget_entries()
        self.let_go("again")


def _resume(table: Table, alive: int, until: int) -> list[Fact]:
    """Give back the time for which nobody could answer the pending decision, from ``alive`` on; not one made later."""
    match = table.match
    if not table.until or match is None or match.asked_at >= until:
        return []
    return [Resumed(max(0, max(table.at, min(alive, until)) - match.asked_at))]
