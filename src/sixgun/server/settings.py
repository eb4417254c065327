"""The settings of the server, each given in the environment (``SIXGUN_PORT=9000``) or by a flag of the command."""

from __future__ import annotations

import ipaddress
import json
import os
import shlex
import shutil
from pathlib import Path
from typing import Annotated, Final, Literal, final
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from sixgun.kernel.record import MAX_SEED

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""The kinds of databases, as people write them, and the drivers that speak to them."""
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""What this machine calls itself."""
MAX_PROGRAM: Final = 40
"""Longest name of a local program."""
LEAST: Final = 0.001
MOST: Final = 1_000_000_000
"""Bounds of numbers that have no others: more than nothing, and less than what cannot be counted with."""


@final
class Unfit(ValueError):
    """A setting has not the form that it must have.

    Attributes:
        form: that form, in signs that are the same in every language.
    """

    def __init__(self, form: str) -> None:
        super().__init__(f"it has the form {form}")
        self.form: str = form


@final
class Unfound(ValueError):
    """A program is not there, or cannot be run.

    Attributes:
        program: how it was called.
    """

    def __init__(self, program: str) -> None:
        super().__init__(f"there is no program {program}")
        self.program: str = program


def read_list(value: object) -> object:
    """Return a list of words, which the environment gives as JSON.

    Raises:
        Unfit: it is none.
    """
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except ValueError:
            value = None
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise Unfit('["...", "..."]')
    return value


def default_db() -> str:
    """Return the database of somebody who has named none: a file in his folder for data."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base, 'sixgun', 'tables.sqlite')}"


def database_url(text: str) -> str:
    """Return the address of a database with the driver it is spoken to with.

    Raises:
        Unfit: it is no address of a database that the server can use.
    """
    scheme, mark, rest = text.partition("://")
    if not mark or scheme not in {*DRIVERS, *DRIVERS.values()} or not rest.strip("/"):
        raise Unfit("sqlite:///FILE, postgresql://USER@HOST/NAME")
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def keeps_nothing(url: str) -> bool:
    """Tell whether a database is in memory only, where nothing of a game would be left."""
    return url.startswith(DRIVERS["sqlite"]) and (":memory:" in url or "mode=memory" in url)


def host_name(text: str) -> str:
    """Return the name of a host as it is compared, without its port.

    Raises:
        Unfit: it is none.
    """
    try:
        found = urlsplit(f"//{text}").hostname
    except ValueError:
        found = None
    if not found or "/" in text or "@" in text:
        raise Unfit("play.example.org")
    return found.rstrip(".")


def web_origin(text: str) -> str:
    """Return the origin of web pages as browsers write it: small letters, and no path.

    Raises:
        Unfit: it is none.
    """
    origin = text.lower().removesuffix("/")
    try:
        found = urlsplit(origin)
    except ValueError:
        found = urlsplit("")
    if not found.hostname or "@" in origin or origin != f"{found.scheme}://{found.netloc}":
        raise Unfit("https://play.example.org")
    return origin


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
        Unfit: it is no name with a command line.
        Unfound: its program is not there.
    """
    name, mark, command = text.partition("=")
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not mark or not name.isidentifier() or len(name) > MAX_PROGRAM or not words:
        raise Unfit("NAME=COMMAND")
    if shutil.which(words[0]) is None:
        raise Unfound(words[0])
    return text


READ: Final = BeforeValidator(read_list)
"""Lists are read here and not by the library, which tells of one that is none in a way of its own."""


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
    hosts: Annotated[list[Annotated[str, AfterValidator(host_name)]], NoDecode, READ] = []
    origins: Annotated[list[Annotated[str, AfterValidator(web_origin)]], NoDecode, READ] = []
    proxies: str = ""
    bot_pace: Annotated[float, Field(ge=0, le=60)] = 0.9
    grace: Annotated[float, Field(ge=0, le=MOST)] = 60.0
    stand_in: str = "greenhorn"
    host_away: Annotated[float, Field(ge=0, le=MOST)] = 120.0
    idle: Annotated[float, Field(ge=LEAST, le=MOST)] = 3600.0
    bot_time: Annotated[float, Field(ge=LEAST, le=MOST)] = 30.0
    bot_commands: Annotated[
        list[Annotated[str, AfterValidator(bot_command)]], NoDecode, BeforeValidator(read_list)
    ] = []
    max_tables: Annotated[int, Field(ge=1, le=MOST)] = 2000
    ring: Annotated[int, Field(ge=1, le=MOST)] = 6
    queue: Annotated[int, Field(ge=4, le=MOST)] = 128
    message_size: Annotated[int, Field(ge=256, le=MOST)] = 4096
    body_size: Annotated[int, Field(ge=256, le=MOST)] = 32768
    message_rate: Annotated[float, Field(ge=LEAST, le=MOST)] = 10.0
    message_burst: Annotated[int, Field(ge=1, le=MOST)] = 40
    request_rate: Annotated[float, Field(ge=LEAST, le=MOST)] = 20.0
    request_burst: Annotated[int, Field(ge=1, le=MOST)] = 100
    file_rate: Annotated[float, Field(ge=LEAST, le=MOST)] = 200.0
    file_burst: Annotated[int, Field(ge=1, le=MOST)] = 3000
    story_rate: Annotated[float, Field(ge=LEAST, le=MOST)] = 3.0
    story_burst: Annotated[int, Field(ge=1, le=MOST)] = 60
    tables_a_minute: Annotated[int, Field(ge=1, le=MOST)] = 20
    tables_an_address: Annotated[int, Field(ge=1, le=MOST)] = 100
    sockets_an_address: Annotated[int, Field(ge=1, le=MOST)] = 100
    seed: Annotated[int | None, Field(ge=0, le=MAX_SEED)] = None
    log_level: Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(str.lower)] = "info"

    @property
    def names(self) -> frozenset[str] | None:
        """The names that it answers to, ``None`` for all.

        A page of another site can give its own name the address of this machine, and would then be taken for a page of
        ours. A server that only this machine reaches, or one whose names are known, answers to no such name.
        """
        if not self.hosts and not is_loopback(self.host):
            return None
        return LOOPBACK | {self.host} | set(self.hosts)
