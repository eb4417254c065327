"""Runs the server."""

from __future__ import annotations

import asyncio
import gc
import secrets
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, final

import uvicorn

from sixgun.server.addresses import own_addresses
from sixgun.server.app import make_app
from sixgun.server.hall import Hall
from sixgun.server.logs import set_up
from sixgun.server.net.guests import KEY
from sixgun.server.net.wire import BoundedHttp, bounded_socket
from sixgun.server.settings import Settings, is_loopback
from sixgun.server.store.store import UNREACHABLE, Store, down

BACKLOG: Final = 2048
COLLECT: Final = (5000, 5, 2000)
"""When garbage is collected. Games are many long-lived objects and make next to no cycles: to look through all of them
as often as Python does by itself would stop all tables for a third of a second, again and again."""
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 to be told apart, not to be bound
"""What a host is called that stands for all addresses of the machine."""
PING: Final = 20.0
"""Seconds after which a silent socket is asked whether anybody is there, and again until it is given up."""


def listen(settings: Settings) -> socket.socket:
    """Return a socket that listens where the settings say.

    Raises:
        OSError: the port is in use, or may not be used.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    where = (settings.host, settings.port)
    return socket.create_server(where, family=family, backlog=BACKLOG, dualstack_ipv6=_both(settings.host))


def _both(host: str) -> bool:
    """Tell whether who listens at ``host`` is reached by IPv4 and by IPv6: ``::`` stands for all addresses."""
    return host == "::" and socket.has_dualstack_ipv6()


def url_of(settings: Settings, port: int) -> str:
    """Return the address to open in a browser of this machine."""
    host = settings.host
    if host in EVERYWHERE:
        host = "127.0.0.1" if host != "::" or _both(host) else "::1"
    return _url(host, port)


def urls_for_others(settings: Settings, port: int) -> list[str]:
    """Return the addresses to open in browsers of other machines of the network; empty if none can be reached."""
    host = settings.host
    if host in EVERYWHERE:
        version = 4 if ":" not in host else 0 if _both(host) else 6
        return [_url(own, port) for own in own_addresses(version)]
    return [] if is_loopback(host) else [_url(host, port)]


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


@final
class Server:
    """A server that listens.

    Attributes:
        settings: how it runs.
        hall: its tables.
        port: the port it listens at, also if the system has chosen it.
    """

    def __init__(self, settings: Settings, listening: socket.socket | None = None, worker: str = "") -> None:
        """Take the port.

        Args:
            settings: how it runs.
            listening: a socket that listens already, which is used instead.
            worker: the name of this worker if it is one of several.

        Raises:
            OSError: it is in use, or may not be used.
        """
        self.settings: Settings = settings
        self._socket: socket.socket = listen(settings) if listening is None else listening
        self.port: int = int(self._socket.getsockname()[1])
        self._store: Store = Store(settings.db, settings.workers > 1, worker)
        self.hall: Hall = Hall(settings, self._store)
        self._web: _Web | None = None

    @property
    def url(self) -> str:
        """The address to open in a browser of this machine."""
        return url_of(self.settings, self.port)

    async def serve(self, ready: Callable[[], None]) -> None:
        """Serve until the process is told to stop, or :meth:`stop` is called.

        Args:
            ready: called when requests are answered.

        Raises:
            InUse: another server uses the database.
            DatabaseDown: it cannot be used.
            NewerDatabase: it is of a newer version.
        """
        try:
            key = await self._open()
            self._web = _Web(_config(self.settings, self.hall, key), ready, self.hall.let_go)
            await self._web.serve([self._socket])
        finally:
            await self._store.close()
            self._socket.close()

    async def _open(self) -> str:
        """Take the database and the tables in it; return the key of cookies."""
        await self._store.open()
        self._store.say_where(self.url)
        try:
            key = await self._store.settle(KEY, secrets.token_urlsafe(32))
            await self.hall.open()
        except UNREACHABLE as error:  # it is damaged, perhaps
            raise down(error) from error
        return key

    def stop(self) -> None:
        """End serving: streams are told, what has been asked is done, and nothing is lost."""
        if self._web is not None:
            self._web.should_exit = True

    def run(self, ready: Callable[[], None]) -> None:
        """Serve in a loop of its own; see :meth:`serve`."""
        set_up(self.settings.log_level)
        gc.set_threshold(*COLLECT)
        if sys.platform == "win32":
            asyncio.run(self.serve(ready))
            return
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(self.serve(ready))


class _Web(uvicorn.Server):
    """The web server. Signals stop it in order, and then the program goes on to its end."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], leaving: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Callable[[], None] = ready
        self._leaving: Callable[[], None] = leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._leaving()
        await super().shutdown(sockets)
        if self.force_exit:  # told twice: nobody is waited for any more, but what is open is closed in order
            await self.lifespan.shutdown()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        names = [signal.SIGINT, signal.SIGTERM]
        before = {name: signal.signal(name, self.handle_exit) for name in names}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)


def _config(settings: Settings, hall: Hall, key: str) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(hall, key),
        http=BoundedHttp,
        ws=bounded_socket(settings.message_rate, settings.message_burst),
        loop="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=settings.message_size,
        ws_max_queue=16,
        ws_per_message_deflate=False,  # a window for each socket would be most of a table's memory
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
    )
