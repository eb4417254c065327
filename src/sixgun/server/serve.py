"""Runs the server."""

from __future__ import annotations

import socket
import sys
from typing import Final, final

import uvicorn

from sixgun.server.app import make_app
from sixgun.server.logs import set_up
from sixgun.server.settings import Settings

BACKLOG: Final = 2048
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 to be told apart, not to be bound
"""What a host is called that stands for all addresses of the machine."""
PING: Final = 20.0
"""Seconds after which a silent socket is asked whether anybody is there, and again until it is given up."""


@final
class Server:
    """A server that listens.

    Attributes:
        settings: how it runs.
        port: the port it listens at, also if the system has chosen it.
    """

    def __init__(self, settings: Settings) -> None:
        """Take the port.

        Raises:
            OSError: it is in use, or may not be used.
        """
        self.settings: Settings = settings
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        self._socket: socket.socket = socket.create_server(
            (settings.host, settings.port), family=family, backlog=BACKLOG
        )
        self.port: int = int(self._socket.getsockname()[1])
        self.uvicorn: uvicorn.Server = uvicorn.Server(_config(settings))

    @property
    def url(self) -> str:
        """The address to open in a browser of this machine."""
        host = self.settings.host
        if host in EVERYWHERE:
            host = "127.0.0.1"
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    async def serve(self) -> None:
        """Serve until the process is told to stop."""
        await self.uvicorn.serve([self._socket])

    def run(self) -> bool:
        """Serve until the process is told to stop; return whether it could be started at all."""
        set_up(self.settings.log_level)
        self.uvicorn.run([self._socket])
        return self.uvicorn.started


def _config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        http="httptools",
        ws="websockets-sansio",
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=settings.message_size,
        ws_max_queue=16,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
    )
