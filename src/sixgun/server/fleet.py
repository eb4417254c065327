"""Several workers: processes that serve at one port from one database, and the one that watches over them."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import select
import signal
import socket
import sys
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NoReturn, final

from sixgun.server.serve import Server, listen, url_of
from sixgun.server.settings import Settings
from sixgun.server.store.store import Store
from sixgun.server.store.workers import new_worker

LOG: Final = logging.getLogger("sixgun.server")
SHORT: Final = 1.0
"""Seconds: a worker that ends sooner is not started again at once, since the next one would end as soon."""
STEP: Final = 0.2
"""Seconds after which it is looked again whether all workers serve."""
TOLD: Final = 16
"""Of how many workers that ended before a new one hears."""


def possible() -> bool:
    """Tell whether this system can have several workers: they are forked."""
    return hasattr(os, "fork")


@final
class _Worker:
    """A worker as the process sees it that watches over it.

    Attributes:
        name: what it is called in the database.
        began: when it was started, on the clock of :func:`time.monotonic`.
        line: a pipe to it: the names of workers that have ended, one a line. Its end is the end of this process.
    """

    __slots__ = ("began", "line", "name")

    def __init__(self, name: str, line: int) -> None:
        self.name: str = name
        self.began: float = time.monotonic()
        self.line: int = line


@final
class Fleet:
    """Starts workers, and starts another one for each that ends.

    Attributes:
        settings: how they run.
        port: the port at which they listen.
    """

    def __init__(self, settings: Settings) -> None:
        """Take the port.

        Raises:
            OSError: it is in use, or may not be used.
        """
        self.settings: Settings = settings
        self._socket: socket.socket = listen(settings)
        self.port: int = int(self._socket.getsockname()[1])
        self._workers: dict[int, _Worker] = {}
        self._ended: deque[str] = deque(maxlen=TOLD)
        self._stopping: bool = False

    @property
    def url(self) -> str:
        """The address to open in a browser of this machine."""
        return url_of(self.settings, self.port)

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until the process is told to stop.

        Args:
            ready: called when all workers answer.

        Raises:
            InUse: another server uses the database.
            DatabaseDown: it cannot be used.
        """
        asyncio.run(_try(self.settings))
        told, telling = os.pipe()
        before = {name: signal.signal(name, self._stop) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            for _ in range(self.settings.workers):
                self._start(telling)
            if self._wait(told):
                ready()
            self._watch(telling)
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)
            for number in (told, telling):
                os.close(number)
            self._socket.close()

    def _stop(self, _signal: int, _frame: object) -> None:
        self._stopping = True
        for pid in self._workers:
            os.kill(pid, signal.SIGTERM)

    def _wait(self, told: int) -> bool:
        """Wait until all workers serve; return whether they do."""
        missing = self.settings.workers
        while missing and not self._stopping:
            if select.select([told], [], [], STEP)[0]:
                missing -= len(os.read(told, missing))
            if any(os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) for pid in self._workers):
                break  # one has ended already; another one is started for it
        return not missing

    def _watch(self, telling: int) -> None:
        """Start another worker for each that ends, and tell the others of its end, until all are to end."""
        wanted: list[float] = []  # when others are to be started for those that have ended
        while self._workers or (wanted and not self._stopping):
            for ended in self._next_ended(wanted[0] if wanted else None):
                self._ended.append(ended.name)
                for worker in self._workers.values():
                    with suppress(OSError):  # it is ending as well, or does not read; the lease tells who missed it
                        os.write(worker.line, f"{ended.name}\n".encode())
                now = time.monotonic()
                wanted.append(now + SHORT if now - ended.began < SHORT else now)
            wanted.sort()
            while wanted and wanted[0] <= time.monotonic() and not self._stopping:
                del wanted[0]
                self._start(telling)

    def _next_ended(self, until: float | None) -> list[_Worker]:
        """Wait until a worker ends, or ``until`` a time; return those that have ended.

        The pipe to a worker breaks as it ends: so this hears of it at once, and of a time as well.
        """
        lines = select.poll()
        for worker in self._workers.values():
            lines.register(worker.line, 0)  # that nobody reads any more is told without being asked for
        lines.poll(None if until is None else max(0, math.ceil((until - time.monotonic()) * 1000)))
        ended: list[_Worker] = []
        for pid in list(self._workers):
            if os.waitpid(pid, os.WNOHANG)[0]:
                worker = self._workers.pop(pid)
                os.close(worker.line)
                ended.append(worker)
        return ended

    def _start(self, telling: int) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        name = new_worker()
        hearing, line = os.pipe()
        os.set_blocking(line, False)
        os.write(line, "".join(f"{ended}\n" for ended in self._ended).encode())  # perhaps nobody else was there to hear
        pid = os.fork()
        if pid == 0:
            for other in self._workers.values():  # else they would not end with the process that watches
                os.close(other.line)
            os.close(line)
            self._be_worker(name, hearing, telling)
        os.close(hearing)
        self._workers[pid] = _Worker(name, line)
        if self._stopping:  # the signal came in between
            os.kill(pid, signal.SIGTERM)

    def _be_worker(self, name: str, hearing: int, telling: int) -> NoReturn:
        code = 1
        try:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            server = Server(self.settings, self._socket, name)
            server.run(lambda: _serving(server, hearing, telling))
            code = 0
        except Exception:
            LOG.exception("a worker has failed")
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)


def _serving(server: Server, hearing: int, telling: int) -> None:
    """Tell the process that watches that this worker serves, hear whose end it tells, and stop when itself ends."""
    os.write(telling, b".")
    loop = asyncio.get_running_loop()
    rest = b""

    def hear() -> None:
        nonlocal rest
        told = os.read(hearing, select.PIPE_BUF)
        if not told:
            loop.remove_reader(hearing)
            server.stop()
            return
        *names, rest = (rest + told).split(b"\n")
        for name in names:
            server.hall.lost(name.decode())

    loop.add_reader(hearing, hear)


async def _try(settings: Settings) -> None:
    """Bring the database to the form of today, before any worker uses it."""
    store = Store(settings.db, shared=True)
    try:
        await store.open()
    finally:
        await store.close()
