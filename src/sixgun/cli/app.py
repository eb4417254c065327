"""The commands, put together once the language is known."""

from __future__ import annotations

from typing import Any

import typer

import sixgun
from sixgun.cli import odds_cmd, play_cmd, replay_cmd, rules_cmd, scenario_cmd, serve_cmd, simulate_cmd
from sixgun.cli.help import HELPER, LANGUAGES, HelpGroup
from sixgun.cli.screen import Screen


def build(screen: Screen) -> Any:
    """Return the command ``sixgun`` with all its commands, ready to run."""
    texts = screen.texts
    HELPER.screen = screen
    app = typer.Typer(cls=HelpGroup, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    version = typer.Option(False, "--version", help=texts("help-option-version"))
    language = typer.Option(None, "--lang", help=texts("help-option-lang"), metavar=LANGUAGES)

    @app.callback(invoke_without_command=True, help=texts("help-sixgun"), epilog=texts("help-sixgun-end"))
    def root(context: typer.Context, version: bool = version, lang: str | None = language) -> None:
        if version:
            say_version(screen)
        elif context.invoked_subcommand is None:
            HELPER.write(context.command, context)

    play_cmd.register(app, screen)
    replay_cmd.register(app, screen)
    simulate_cmd.register(app, screen)
    rules_cmd.register(app, screen)
    scenario_cmd.register(app, screen)
    odds_cmd.register(app, screen)
    serve_cmd.register(app, screen)
    return typer.main.get_command(app)


def say_version(screen: Screen) -> None:
    """Print the version, the build, and whose game this is not."""
    build_id = "cli-build-compiled" if sixgun.compiled() else "cli-build-plain"
    screen.say("cli-version", version=sixgun.__version__, build=screen.texts(build_id))
    screen.say("cli-legal")
