"""``sixgun scenario run``: plays scenarios and says which do not come out as written."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import typer
from rich.text import Text

from sixgun.cli.errors import DONE, FAILED, WrongUse
from sixgun.cli.help import HelpCommand, HelpGroup
from sixgun.cli.screen import Screen, visible
from sixgun.games.stages import load
from sixgun.kernel.errors import ScenarioError
from sixgun.kernel.scenario import run
from sixgun.text import error_text
from sixgun.text.punctuation import with_colon

MAX_PATH: Final = 300
"""Longest path that a sentence repeats."""


def register(app: typer.Typer, screen: Screen) -> None:
    """Add the group of commands to ``app``."""
    texts = screen.texts
    group = typer.Typer(cls=HelpGroup, help=texts("help-scenario"), no_args_is_help=False, rich_markup_mode=None)
    paths_argument = typer.Argument(None, help=texts("help-scenario-paths"), metavar="PATH...")

    @group.callback(invoke_without_command=True)
    def root(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            print(context.get_help())

    @group.command("run", cls=HelpCommand, help=texts("help-scenario-run"))
    def command(paths: list[str] | None = paths_argument) -> None:
        files = find_files(paths or [])
        failures = 0
        for file in files:
            if not _run(screen, file):
                failures += 1
        screen.say("cli-scenario-sum", count=len(files), failures=failures)
        raise typer.Exit(FAILED if failures else DONE)

    app.add_typer(group, name="scenario")


def find_files(paths: list[str]) -> list[Path]:
    """Return the scenario files among ``paths``: files as named, and all ``*.toml`` below folders, in order.

    Raises:
        WrongUse: nothing was named, a path does not exist, or there is no scenario at all.
    """
    if not paths:
        raise WrongUse("cli-scenario-no-path", "name a scenario file or a folder with scenarios")
    files: list[Path] = []
    for name in paths:
        if os.path.isdir(name):
            files.extend(sorted(Path(name).rglob("*.toml")))
        elif os.path.exists(name):
            files.append(Path(name))
        else:
            raise WrongUse("cli-no-such-path", f"{name}: there is no such file or folder", path=name[:MAX_PATH])
    if not files:
        raise WrongUse(
            "cli-scenario-none", f"there is no scenario in {', '.join(paths)}", path=", ".join(paths)[:MAX_PATH]
        )
    return files


def _run(screen: Screen, file: Path) -> bool:
    """Run one scenario, print its line, and what differs if it failed; return whether it passed."""
    texts = screen.texts
    name = visible(str(file))
    good, bad = (texts("cli-scenario-ok"), "green"), (texts("cli-scenario-failed"), "bold red")
    try:
        report = run(load(str(file)))
    except ScenarioError as error:
        screen.line(Text.assemble(bad, f" {name}"))
        screen.line(f"    {visible(error_text(texts, error))}")
        return False
    screen.line(Text.assemble(good if report.ok else bad, " " + with_colon(screen.texts, name, visible(report.title))))
    for difference in report.differences:
        for line in difference.split("\n"):
            screen.line(f"    {visible(line)}")
    return report.ok
