"""``sixgun serve``: the online table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

import typer

from sixgun.cli.errors import DONE, WrongUse
from sixgun.cli.help import HelpCommand
from sixgun.cli.options import read_number, value
from sixgun.cli.screen import Screen, brief
from sixgun.cli.started import command as started

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

    from sixgun.server.settings import Settings

MAX_WORKERS: Final = 64
FLAGS: Final = {"bot_commands": "bot-cmd", "origins": "origin"}
"""What settings are called as options, where that is not their own name."""


def register(app: typer.Typer, screen: Screen) -> None:
    """Add the command to ``app``."""
    texts = screen.texts
    host_option = value(texts, "host", "help-serve-host", "HOST")
    port_option = value(texts, "port", "help-serve-port", "N")
    db_option = value(texts, "db", "help-serve-db", "URL")
    workers_option = value(texts, "workers", "help-serve-workers", "N")
    bots_option = value(texts, "bot-cmd", "help-serve-bot-cmd", "NAME=COMMAND")
    origin_option = value(texts, "origin", "help-serve-origin", "ORIGIN")

    @app.command("serve", cls=HelpCommand, help=texts("help-serve"), epilog=texts("help-serve-end"))
    def command(
        host: str | None = host_option,
        port: str | None = port_option,
        db: str | None = db_option,
        workers: str | None = workers_option,
        bot_commands: list[str] | None = bots_option,
        origins: list[str] | None = origin_option,
    ) -> None:
        wishes: dict[str, Any] = {}
        if host is not None:
            wishes["host"] = host
        if port is not None:
            wishes["port"] = read_number("port", port, 0, 65535, 0)
        if db is not None:
            wishes["db"] = db
        if workers is not None:
            wishes["workers"] = read_number("workers", workers, 1, MAX_WORKERS, 1)
        if bot_commands:
            wishes["bot_commands"] = bot_commands
        if origins:
            wishes["origins"] = origins
        serve(screen, wishes)
        raise typer.Exit(DONE)


def read_settings(wishes: dict[str, Any]) -> Settings:
    """Return the settings of the environment, with ``wishes`` in their place.

    Raises:
        WrongUse: one is not right.
    """
    from pydantic import ValidationError

    from sixgun.server.settings import Settings, keeps_nothing

    try:
        settings = Settings(**wishes)
    except ValidationError as error:
        raise _wrong(error.errors(include_url=False)[0], wishes) from None
    if keeps_nothing(settings.db):
        raise WrongUse("cli-serve-db-memory", "games are kept in a file, such as sqlite:///tables.sqlite")
    return settings


def _wrong(problem: ErrorDetails, wishes: dict[str, Any]) -> WrongUse:
    """Return what is wrong with a setting, by the name under which somebody has given it."""
    from sixgun.server.settings import Settings, Unfit, Unfound

    field = str(problem["loc"][0])
    option = f"--{FLAGS.get(field, field)}" if field in wishes else f"SIXGUN_{field.upper()}"
    text = brief(str(problem["input"]))
    context = problem.get("ctx", {})
    if isinstance(unfit := context.get("error"), Unfit):
        form = unfit.form
        return WrongUse("cli-serve-form", f"{option}: {text!r} is not like {form}", option=option, form=form, text=text)
    if isinstance(unfit, Unfound):
        program = brief(unfit.program)
        return WrongUse(
            "cli-serve-program", f"{option}: there is no program {program!r}", option=option, program=program
        )
    if problem["type"] == "literal_error":
        words = get_args(Settings.model_fields[field].annotation)
        return WrongUse(
            "cli-wrong-word", f"{option}: no {text!r}", option=option, known=", ".join(words), text=text,
        )  # fmt: skip
    marks = Settings.model_fields[field].metadata
    low, high = (str(getattr(mark, name)) for name in ("ge", "le") for mark in marks if hasattr(mark, name))
    return WrongUse(
        "cli-wrong-number", f"{option}: {text!r} is not from {low} to {high}",
        option=option, low=low, high=high, text=text,
    )  # fmt: skip


def serve(screen: Screen, wishes: dict[str, Any]) -> None:
    """Run the server with the settings of the environment and ``wishes``, until it is told to stop.

    Raises:
        WrongUse: a setting is not right, the port cannot be taken, or several workers cannot be had.
    """
    # The server needs many packages; whoever only plays in the terminal does not wait for them.
    from sixgun.server.fleet import Fleet, possible
    from sixgun.server.serve import Server, urls_for_others
    from sixgun.server.settings import is_loopback

    settings = read_settings(wishes)
    if settings.workers > 1:
        if not settings.db.startswith("postgresql"):
            raise WrongUse("cli-serve-workers-db", "several workers need a PostgreSQL database")
        if not possible():
            raise WrongUse("cli-serve-workers-system", "this system cannot have several workers")
    try:
        server = Fleet(settings) if settings.workers > 1 else Server(settings)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        reason = error.strerror or str(error)
        raise WrongUse("cli-serve-port", f"cannot listen at {where}: {reason}", where=where, reason=reason) from error

    def ready() -> None:
        screen.say("cli-serve-ready", url=server.url)
        others = [url for url in urls_for_others(settings, server.port) if url != server.url]
        if others:
            screen.line(screen.texts("cli-serve-others", urls="  ".join(others)))
        elif is_loopback(settings.host) and not settings.hosts and not settings.proxies:
            way = started("serve", "--host", "0.0.0.0")  # noqa: S104 to be typed
            screen.line(screen.texts("cli-serve-alone", command=way))

    server.run(ready)
