"""A server in a process of its own, for the browser; it can be killed and started again at the same address."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.command import environment

STARTED = 60.0
"""Seconds in which a server must answer."""
QUICK = {
    "SIXGUN_BOT_PACE": "0.02",
    "SIXGUN_SEED": os.environ.get("SIXGUN_SEED", "7"),
    "SIXGUN_MESSAGE_BURST": "100000",
    "SIXGUN_REQUEST_BURST": "100000",
    "SIXGUN_STORY_BURST": "100000",
    "SIXGUN_TABLES_A_MINUTE": "1000",
    "SIXGUN_TABLES_AN_ADDRESS": "1000",
    "SIXGUN_LOG_LEVEL": "warning",
}
"""Settings of a server whose bots do not dawdle, and whose tables deal the same games each time.

With ``SIXGUN_SEED`` in the environment the tests meet other games.
"""


class Serving:
    """The server.

    Attributes:
        url: its address, the same after each start.
        errors: a file with what it has written to its log.
    """

    def __init__(self, folder: Path, settings: dict[str, str] | None = None) -> None:
        self.db = f"sqlite:///{folder / 'tables.sqlite'}"
        self.errors = folder / "server.log"
        self.settings = {**QUICK, **(settings or {})}
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it says where it listens."""
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sixgun", "serve", "--port", str(self.port), "--db", self.db],
                env=environment(**self.settings),
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, f"the server did not start: {self.errors.read_text()}"
        self.port = int(line.rsplit(b":", 1)[1].strip(b" /\r\n"))

    def kill(self) -> None:
        """Kill it as the power would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(STARTED)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        """End it as a person would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(STARTED)
        assert self.process.stdout is not None
        self.process.stdout.close()
