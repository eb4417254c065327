"""Several workers: processes that serve at one port from one database, and the one that watches over them."""

from __future__ import annotations

import asyncio
import logging
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Callable
from typing import Final, NoReturn, final

from sixgun.server.serve import Server, listen, url_of
from sixgun.server.settings import Settings
from sixgun.server.store.store import Store

LOG: Final = logging.getLogger("sixgun.server")
SHORT: Final = 1.0
"""Seconds: a worker that ends sooner is not started again at once, since the next one would end as soon."""
STEP: Final = 0.2
"""Seconds after which it is looked again whether all workers serve."""


def possible() -> bool:
    """Tell whether this system can have several workers: they are forked."""
    return hasattr(os, "fork")


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
        self._workers: dict[int, float] = {}
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
        # A worker hears of the end of this process, however it ends, by the end of this pipe.
        lifeline, held = os.pipe()
        told, telling = os.pipe()
        before = {name: signal.signal(name, self._stop) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            for _ in range(self.settings.workers):
                self._start(lifeline, held, telling)
            if self._wait(told):
                ready()
            self._watch(lifeline, held, telling)
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)
            for number in (lifeline, held, told, telling):
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

    def _watch(self, lifeline: int, held: int, telling: int) -> None:
        """Start another worker for each that ends, until all are to end."""
        while self._workers:
            pid, _ = os.wait()
            began = self._workers.pop(pid, 0.0)
            if self._stopping:
                continue
            if time.monotonic() - began < SHORT:
                time.sleep(SHORT)
            if not self._stopping:
                self._start(lifeline, held, telling)

    def _start(self, lifeline: int, held: int, telling: int) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            os.close(held)
            self._be_worker(lifeline, telling)
        self._workers[pid] = time.monotonic()
        if self._stopping:  # the signal came in between
            os.kill(pid, signal.SIGTERM)

    def _be_worker(self, lifeline: int, telling: int) -> NoReturn:
        code = 1
        try:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            server = Server(self.settings, self._socket)
            server.run(lambda: _serving(server, lifeline, telling))
            code = 0
        except Exception:
            LOG.exception("a worker has failed")
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)


def _serving(server: Server, lifeline: int, telling: int) -> None:
    """Tell the process that watches that this worker serves, and stop when that process ends."""
    os.write(telling, b".")
    loop = asyncio.get_running_loop()

    def look() -> None:
        loop.remove_reader(lifeline)
        server.stop()

    loop.add_reader(lifeline, look)


async def _try(settings: Settings) -> None:
    """Bring the database to the form of today, before any worker uses it."""
    store = Store(settings.db, shared=True)
    try:
        await store.open()
    finally:
        await store.close()
