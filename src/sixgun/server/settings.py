"""The settings of the server, each given in the environment (``SIXGUN_PORT=9000``) or by a flag of the command."""

from __future__ import annotations

import ipaddress
import os
import shlex
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from sixgun.kernel.record import MAX_SEED

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""The kinds of databases, as people write them, and the drivers that speak to them."""
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""What this machine calls itself."""
MAX_PROGRAM: Final = 40
"""Longest name of a local program."""


def default_db() -> str:
    """Return the database of somebody who has named none: a file in his folder for data."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base, 'sixgun', 'tables.sqlite')}"


def database_url(text: str) -> str:
    """Return the address of a database with the driver it is spoken to with.

    Raises:
        ValueError: it is no address of a database that the server can use.
    """
    scheme, mark, rest = text.partition("://")
    if not mark or scheme not in {*DRIVERS, *DRIVERS.values()} or not rest.strip("/"):
        raise ValueError("a database is sqlite:///FILE or postgresql://USER@HOST/NAME")
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def keeps_nothing(url: str) -> bool:
    """Tell whether a database is in memory only, where nothing of a game would be left."""
    return url.startswith(DRIVERS["sqlite"]) and (":memory:" in url or "mode=memory" in url)


def host_name(text: str) -> str:
    """Return the name of a host as it is compared, without its port.

    Raises:
        ValueError: it is none.
    """
    try:
        found = urlsplit(f"//{text}").hostname
    except ValueError:
        found = None
    if not found or "/" in text or "@" in text:
        raise ValueError("a host is a name such as play.example.org")
    return found.rstrip(".")


def is_loopback(host: str) -> bool:
    """Tell whether an address is heard only on this machine."""
    if host in LOOPBACK:
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def bot_command(text: str) -> str:
    """Return a local program as it was given.

    Raises:
        ValueError: it is no name with a command line.
    """
    name, mark, command = text.partition("=")
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not mark or not name.isidentifier() or len(name) > MAX_PROGRAM or not words:
        raise ValueError("a program is NAME=COMMAND, such as mybot=python3 bot.py")
    return text


class Settings(BaseSettings):
    """How a server runs. Times are in seconds unless a name says otherwise; sizes are in bytes.

    Attributes:
        host, port: where it listens; port 0 lets the system choose.
        db: address of the database.
        workers: how many processes serve; more than one need PostgreSQL.
        hosts: names under which it answers, besides those of this machine; see :meth:`names`.
        origins: origins of web pages that may use it, besides its own (``https://play.example.org``).
        proxies: addresses of proxies whose word about a client's address is taken, ``*`` for any.
        bot_pace: how long a bot seems to think, about; it never depends on what the bot holds.
        grace: how long a seat may be away from a game before a bot plays for it, unless its table says otherwise.
        stand_in: the bot that plays for somebody who is away; where a game has none of this name, the simplest plays.
        host_away: how long a host may be away between games before a player who is there decides about the table.
        idle: after how long a table at which nobody plays, sits connected or watches is closed.
        bot_time: how long a local program may think before a bot plays for it.
        bot_commands: local programs that may sit in seats: names and command lines (``name=python3 bot.py``).
        max_tables: most tables open at once.
        ring: how many of its last entries a table keeps in memory for those who come back.
        queue: how many messages may wait for a slow client before it is dropped.
        message_size, body_size: the largest message of a socket and the largest body of a request.
        message_rate, message_burst: messages a second that a socket may send, and how many at once.
        request_rate, request_burst: requests a second that an address may make, and how many at once.
        file_rate, file_burst: the same for files of the page: a browser that first comes asks for all of them at once.
        story_rate, story_burst: stories of running games and parts of finished ones that an address may ask for in a
            second, and how many at once: a game is played again for each.
        tables_a_minute: tables that an address may open in a minute.
        tables_an_address: open tables that an address may have opened: games by mail stay for weeks.
        sockets_an_address: sockets that an address may hold.
        seed: where set, every table deals the same first game, the same second one and so on: to try things out, or for
            a contest in which all play the same deals. Whoever has seen one table to its end knows the others.
        log_level: ``debug``, ``info``, ``warning`` or ``error``.
    """

    model_config = SettingsConfigDict(env_prefix="SIXGUN_", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    db: Annotated[str, AfterValidator(database_url)] = Field(default_factory=default_db, validate_default=True)
    workers: Annotated[int, Field(ge=1, le=64)] = 1
    hosts: list[Annotated[str, AfterValidator(host_name)]] = []
    origins: list[str] = []
    proxies: str = ""
    bot_pace: Annotated[float, Field(ge=0, le=60)] = 0.9
    grace: Annotated[float, Field(ge=0)] = 60.0
    stand_in: str = "greenhorn"
    host_away: Annotated[float, Field(ge=0)] = 120.0
    idle: Annotated[float, Field(gt=0)] = 3600.0
    bot_time: Annotated[float, Field(gt=0)] = 30.0
    bot_commands: list[Annotated[str, AfterValidator(bot_command)]] = []
    max_tables: Annotated[int, Field(ge=1)] = 2000
    ring: Annotated[int, Field(ge=1)] = 6
    queue: Annotated[int, Field(ge=4)] = 128
    message_size: Annotated[int, Field(ge=256)] = 4096
    body_size: Annotated[int, Field(ge=256)] = 32768
    message_rate: Annotated[float, Field(gt=0)] = 10.0
    message_burst: Annotated[int, Field(ge=1)] = 40
    request_rate: Annotated[float, Field(gt=0)] = 20.0
    request_burst: Annotated[int, Field(ge=1)] = 100
    file_rate: Annotated[float, Field(gt=0)] = 200.0
    file_burst: Annotated[int, Field(ge=1)] = 3000
    story_rate: Annotated[float, Field(gt=0)] = 3.0
    story_burst: Annotated[int, Field(ge=1)] = 60
    tables_a_minute: Annotated[int, Field(ge=1)] = 20
    tables_an_address: Annotated[int, Field(ge=1)] = 100
    sockets_an_address: Annotated[int, Field(ge=1)] = 100
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None = None
    log_level: str = "info"

    @property
    def names(self) -> frozenset[str] | None:
        """The names that it answers to, ``None`` for all.

        A page of another site can give its own name the address of this machine, and would then be taken for a page of
        ours. A server that only this machine reaches, or one whose names are known, answers to no such name.
        """
        if not self.hosts and not is_loopback(self.host):
            return None
        return LOOPBACK | {self.host} | set(self.hosts)
