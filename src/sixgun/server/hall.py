"""The hall: all tables of one server, or of one of its workers."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final, final

import msgspec

from sixgun.kernel.record import MAX_SEED
from sixgun.server.errors import Refused
from sixgun.server.facts import Closed, Fact, Opened, Rules, Sat
from sixgun.server.metrics import Metrics, joined
from sixgun.server.notes import Here, Named, Note, Said, Stored, WhoIsHere, decode_note
from sixgun.server.programs import Programs
from sixgun.server.roster import Roster
from sixgun.server.settings import Settings
from sixgun.server.standstill import PULSE, STILL, Gap, Standstill
from sixgun.server.store.store import UNREACHABLE, Store
from sixgun.server.store.sweep import sweep
from sixgun.server.store.wire import Wire
from sixgun.server.store.workers import Orphan
from sixgun.server.table.audience import CHAT, Connected
from sixgun.server.table.chat import recall
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.messages import Message
from sixgun.server.table.requests import check_rules, rename
from sixgun.server.table.snapshot import read_log
from sixgun.server.table.table import CLOSED, LOBBY, OVER, PLAYING, Table, rebuild

LOG: Final = logging.getLogger("sixgun.server.hall")
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that are not taken for each other."""
SWEEP: Final = 3600.0
"""Seconds after which what nobody needs is swept out of the database again."""


def new_id(length: int = 12) -> str:
    """Return a word that nobody guesses (about 5 bits a letter)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


@final
class Hall:
    """Keeps the tables: opens them, finds them, and takes them up again when the server starts.

    With several workers each has a hall, which keeps copies of the tables that its clients want, and drives some of
    them.

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
        self._pulse: Standstill = Standstill(STILL)
        self._pulse.over = store.outage.over = self._nobody_could_answer
        self._programs: Programs = Programs(settings)
        self._roster: Roster = Roster(store, self.now)
        self._wire: Wire | None = Wire(store.engine, self._hear, self._look_again) if store.shared else None
        self._orphans: dict[str, Orphan] = {}
        self._opening: set[str] = set()
        self._unreadable: set[str] = set()
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._renaming: set[asyncio.Task[None]] = set()
        self._news: asyncio.Event = asyncio.Event()
        self._alarm: asyncio.Event = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def draw(self, number: int) -> int:
        """Return the seed of game ``number`` of a table: by chance, or, where the settings want it, by the number."""
        seed = self.settings.seed
        return secrets.randbelow(MAX_SEED + 1) if seed is None else (seed + number) % (MAX_SEED + 1)

    async def open(self) -> None:
        """Begin: games that were running go on by themselves."""
        if self._wire is not None:
            await self._wire.open()
        await self._roster.join()
        if not self.store.shared:  # with others one looks first who they are
            await self._beat()
        self._tasks = [
            asyncio.create_task(self._feel(), name="pulse"),
            asyncio.create_task(self._live(), name="beat"),
            asyncio.create_task(self._keep_up(), name="take up"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]

    async def close(self) -> None:
        """End; all listeners are let go."""
        ending = [*self._tasks, *self._renaming, *self._loading.values()]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self._programs.close()
        for keeper in list(self.keepers.values()):
            await keeper.stop()
        self.keepers.clear()
        try:
            await self._roster.leave()
        except Exception:
            LOG.exception("cannot write to the database")
        if self._wire is not None:
            await self._wire.close()

    def let_go(self) -> None:
        """Tell all listeners that the server stops, so that their streams end at once."""
        for keeper in self.keepers.values():
            keeper.let_go("stopping")

    def lost(self, worker: str) -> None:
        """Take in that the process of another worker has ended: its tables need somebody, and at once."""
        self._roster.lost(worker)
        self._alarm.set()

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
        self._opening.add(table.id)
        keeper.begin()
        try:
            await keeper.ask(lambda _: facts)
        except BaseException:
            await keeper.stop()
            self.keepers.pop(table.id, None)
            raise
        finally:
            self._opening.discard(table.id)
        self._roster.owned.add(table.id)
        self.changed(keeper)
        return keeper

    async def find(self, id: str) -> Keeper:
        """Return the keeper of a table.

        Raises:
            Refused: there is no such table.
        """
        keeper = self.keepers.get(id)
        if keeper is not None:
            await keeper.refresh()
            return keeper
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(self._load(id), name=f"load {id}")
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    @contextmanager
    def reading(self, id: str) -> Iterator[None]:
        """Read the log of a table, or of a finished game. One that makes none is refused; it is noted once.

        Raises:
            Refused: nobody can read it, as long as this server runs.
        """
        unreadable = Refused("unreadable", "what has happened here cannot be read any more", status=503)
        if id in self._unreadable:
            raise unreadable
        try:
            yield
        except (Refused, *UNREACHABLE):
            raise
        except Exception:
            self._unreadable.add(id)
            LOG.exception("a log cannot be read", extra={"table": id})
            self.metrics.faults.inc()
            raise unreadable from None

    async def rename(self, who: str, name: str) -> None:
        """Let the seats of a guest have the name that he has taken, at every table at which he sits.

        Raises:
            NotStored: at one of them nobody knows; ask again.
        """
        self.tell_others(Named(self.store.worker, who, name))
        await self._rename(who, name, list(self.keepers.values()))

    async def _rename(self, who: str, name: str, keepers: list[Keeper]) -> None:
        for keeper in keepers:
            if keeper.table.seat_of(who) >= 0:
                with suppress(Refused):  # he has left it by now, or it is closed
                    await keeper.ask(partial(rename, who=who, name=name))

    async def listed(self, limit: int) -> list[Message]:
        """Return what the lobby shows of open tables, those that are not closed."""
        if not self.store.shared:
            kept = [keeper for keeper in self.keepers.values() if keeper.table.n and keeper.table.rules.open]
            kept.sort(key=lambda keeper: keeper.table.at, reverse=True)
            return [keeper.summary for keeper in kept]
        rows = await self.store.tables((LOBBY, OVER, PLAYING), True, limit)
        return [msgspec.json.decode(row.summary) for row in rows]

    async def figures(self) -> str:
        """Return the figures of this server, those of all its workers if there are several."""
        own = self.metrics.text().decode()
        if not self.store.shared:
            return own
        return joined({**await self.store.workers.figures(self.now()), self.store.worker: own})

    def changed(self, keeper: Keeper) -> None:
        """Let go of a table that is closed, and start the programs that a game needs."""
        if keeper.table.stage == CLOSED:
            self.retired(keeper)
            self._roster.owned.discard(keeper.table.id)
        elif keeper.driving:
            self._programs.look_at(keeper)
        self.metrics.tables.set(len(self.keepers))

    def retired(self, keeper: Keeper) -> None:
        """Let go of a table that is not kept here any more."""
        if self.keepers.get(keeper.table.id) is keeper:
            del self.keepers[keeper.table.id]
        self.metrics.tables.set(len(self.keepers))

    async def _load(self, id: str) -> Keeper:
        if not (0 < len(id) <= 24 and all(letter in ALPHABET for letter in id)):
            raise Refused("no-such-table", "there is no such table", status=404)
        with self.reading(id):
            said = recall(await self.store.chat(id, CHAT))
            base, entries = await read_log(self.store, id)
            if not entries:
                raise Refused("no-such-table", "there is no such table", status=404)
            if isinstance(entries[-1].fact, Closed):
                raise Refused("closed", "this table is closed", status=410)
            table = rebuild(id, entries, base)
        keeper = Keeper(table, self, driving=False)
        keeper.audience.remember(*said)
        self.keepers[id] = keeper
        keeper.begin()
        await self._settle(keeper)
        if not keeper.driving:
            await keeper.refresh()  # what was stored since its log was read
        self.tell_others(WhoIsHere(self.store.worker, id))
        self.changed(keeper)
        return keeper

    async def _settle(self, keeper: Keeper) -> None:
        """Drive a table from now on if this worker is to drive it."""
        orphan = self._orphans.pop(keeper.table.id, None)
        if not keeper.driving and self._roster.drives(keeper.table.id):
            await keeper.drive(None if orphan is None else orphan.alive)
            self._programs.look_at(keeper)

    # Living ----------------------------------------------------------------------------------------------------------

    def look_at_pulse(self) -> None:
        """Find out whether this process has just stood still; then all tables hear of it."""
        self._pulse.end()
        self._pulse.begin()

    def _nobody_could_answer(self, gap: Gap) -> None:
        LOG.warning("nobody could answer", extra={"milliseconds": max(gap.until - gap.since, int(gap.seconds * 1000))})
        for keeper in self.keepers.values():
            keeper.stood_still(gap)

    async def _feel(self) -> None:
        while True:
            self.look_at_pulse()
            await asyncio.sleep(PULSE)

    async def _live(self) -> None:
        """Say again and again that this worker is alive. Nothing else may hold that up."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._roster.pause):
                    await self._alarm.wait()
            self._alarm.clear()
            try:
                await self._beat()
                if self.store.shared and self._roster.searched:
                    await self.store.workers.show(self.metrics.text().decode())
            except Exception:
                LOG.exception("cannot write to the database")

    async def _beat(self) -> None:
        """Give a sign of life, and find out which tables this worker is to drive."""
        self.store.outage.begin()
        orphans = await self._roster.beat()
        self.store.outage.end()
        self._orphans.update({orphan.id: orphan for orphan in orphans})
        for name in self._roster.come:  # it may have been taken for gone, and what it had told was forgotten
            self.tell_others(WhoIsHere(self.store.worker, "", name))
        for table_id, keeper in self.keepers.items():
            keeper.forget_workers(self._roster.living)
            # The database does not know yet of one that is being opened.
            if keeper.driving and table_id not in self._opening and not self._roster.drives(table_id):
                keeper.driving = False
                self._programs.look_at(keeper)
        self._news.set()

    async def _keep_up(self) -> None:
        """Drive what this worker is to drive, as soon as that is known."""
        while True:
            await self._news.wait()
            self._news.clear()
            await self._take_up()
            self.ready = True

    async def _take_up(self) -> None:
        """Drive tables that nobody has driven, those with a game first; and all that this worker is to drive anyhow."""
        ids = [key for key, kept in self.keepers.items() if not kept.driving and self._roster.drives(key)]
        for table_id in [*self._orphans, *ids]:
            keeper = self.keepers.get(table_id)
            if keeper is None and len(self.keepers) >= self.settings.max_tables:
                continue  # it is driven when somebody asks for it
            try:
                await (self.find(table_id) if keeper is None else self._settle(keeper))
            except Refused:
                self._orphans.pop(table_id, None)
            except Exception:  # whatever is wrong with one table, the others are taken up
                self._orphans.pop(table_id, None)
                LOG.exception("cannot take up a table", extra={"table": table_id})
                self.metrics.faults.inc()
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Delete now and then what nobody needs; the first of the workers does it."""
        while True:
            try:
                if self._roster.first:
                    await sweep(self.store.engine, self.now())
            except Exception:
                LOG.exception("cannot sweep the database")
            await asyncio.sleep(SWEEP)

    # Other workers ---------------------------------------------------------------------------------------------------

    def tell_others(self, note: Note) -> None:
        """Tell the other workers something, if there are any."""
        if self._wire is not None:
            self._wire.send(note)

    def _hear(self, payload: str) -> None:
        """Take in what a worker has told."""
        try:
            note = decode_note(payload)
        except msgspec.DecodeError:
            LOG.warning("a note that cannot be read")
            return
        if note.worker == self.store.worker:
            return
        if isinstance(note, Stored):
            for table_id, n in note.tables.items():
                if table_id in self.keepers:
                    self.keepers[table_id].fall_behind(n)
            return
        if isinstance(note, Named):
            driven = [keeper for keeper in self.keepers.values() if keeper.driving]
            task = asyncio.create_task(self._rename(note.who, note.name, driven), name="rename")
            self._renaming.add(task)
            task.add_done_callback(self._renamed)
            return
        if isinstance(note, WhoIsHere):
            if note.of in ("", self.store.worker):
                for table_id in [note.table] if note.table else list(self.keepers):
                    if table_id in self.keepers:
                        self.keepers[table_id].show_who_is_here()
            return
        keeper = self.keepers.get(note.table)
        if keeper is None:
            return
        match note:
            case Said():
                keeper.hear_chat(note.message, None if note.seats is None else set(note.seats))
            case Here():
                keeper.hear_of(note.worker, Connected(note.seats, note.watching))

    def _renamed(self, task: asyncio.Task[None]) -> None:
        self._renaming.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            LOG.warning("a seat keeps its old name", exc_info=problem)

    def _look_again(self) -> None:
        """Look for what the other workers have told while they were not heard, and tell them again who is here."""
        if self.keepers:
            self.tell_others(WhoIsHere(self.store.worker, ""))
        for keeper in self.keepers.values():
            keeper.fall_behind(1 << 62)
            keeper.show_who_is_here()
