"""``sixgun simulate``: many games between bots, counted."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import Final, final

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import sixgun
from sixgun.cli.errors import DONE, INTERRUPTED
from sixgun.cli.faces import names_of
from sixgun.cli.figures import decimal, percent
from sixgun.cli.game_options import GameFlags, read_setting
from sixgun.cli.game_words import GameWords
from sixgun.cli.help import HelpCommand
from sixgun.cli.options import (
    argument,
    flag,
    read_bots,
    read_game,
    read_number,
    read_seed,
    value,
)
from sixgun.cli.screen import Screen
from sixgun.games.registry import GAMES
from sixgun.lab.simulate import Plan, Simulation, simulate
from sixgun.lab.tally import Share
from sixgun.text.punctuation import comma_list

MAX_GAMES: Final = 100_000_000
MAX_WORKERS: Final = 256
PATIENCE: Final = 2.0
"""Seconds after which a bar shows how far it has come."""


def register(app: typer.Typer, screen: Screen) -> None:
    """Add the command to ``app``."""
    texts = screen.texts
    game_argument = argument(texts, "help-argument-game", "|".join(GAMES))
    flags = GameFlags(texts)
    games_option = value(texts, "games", "help-simulate-games", "N")
    bots_option = value(texts, "bots", "help-simulate-bots", "random|greenhorn")
    seed_option = value(texts, "seed", "help-simulate-seed", "N")
    workers_option = value(texts, "workers", "help-simulate-workers", "N")
    json_option = flag(texts, "json", "help-simulate-json")

    @app.command("simulate", cls=HelpCommand, help=texts("help-simulate"))
    def command(
        game: str | None = game_argument,
        players: str | None = flags.players,
        sets: list[str] | None = flags.sets,
        character_sets: list[str] | None = flags.character_sets,
        games: str | None = games_option,
        bots: str | None = bots_option,
        seed: str | None = seed_option,
        workers: str | None = workers_option,
        characters: str | None = flags.characters,
        simplified: bool = flags.simplified,
        events: str | None = flags.events,
        jail: str | None = flags.jail,
        roulette: str | None = flags.roulette,
        posse: str | None = flags.posse,
        side: str | None = flags.side,
        as_json: bool = json_option,
    ) -> None:
        words = GameWords(players, sets, character_sets, simplified, characters, events, jail, roulette, posse, side)
        setting = read_setting(texts, read_game(game), words)
        plan = Plan(
            setting,
            read_number("games", games, 1, MAX_GAMES, 1000),
            read_bots(bots, setting.seats, "random"),
            read_seed(seed, 0),
        )
        count = read_number("workers", workers, 0, MAX_WORKERS, 1) or os.cpu_count() or 1
        bar = Bar(screen, plan.games)
        try:
            result = simulate(plan, count, bar.advance)
        finally:
            bar.close()
        if as_json:
            screen.line(json.dumps(result.to_dict()))
        else:
            _report(screen, result)
        raise typer.Exit(INTERRUPTED if result.interrupted else DONE)


@final
class Bar:
    """A bar on standard error that appears when it takes longer, and only on a terminal."""

    def __init__(self, screen: Screen, games: int) -> None:
        from time import monotonic

        self.clock = monotonic
        self.since: float = monotonic()
        self.games: int = games
        self.screen: Screen = screen
        self.progress: Progress | None = None

    def advance(self, done: int) -> None:
        """Show that so many games are done."""
        if self.progress is None:
            if not self.screen.err.is_terminal or self.clock() - self.since < PATIENCE:
                return
            self.progress = Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                TaskProgressColumn(),
                TimeRemainingColumn(),
                console=self.screen.err,
                transient=True,
            )
            self.progress.add_task(self.screen.texts("cli-simulating"), total=self.games)
            self.progress.start()
        self.progress.update(self.progress.task_ids[0], completed=done)

    def close(self) -> None:
        """Take the bar away."""
        if self.progress is not None:
            with suppress(IndexError):  # Ctrl-C may have come while it began: then not all of it can be taken away
                self.progress.stop()
            self.screen.err.show_cursor()


def _report(screen: Screen, result: Simulation) -> None:
    """Print the figures as tables."""
    texts, tally = screen.texts, result.tally
    if result.interrupted:
        screen.say("cli-simulate-interrupted", games=tally.games, planned=result.plan.games)
    screen.say("cli-simulate-heading", games=tally.games, players=result.plan.setting.seats)
    screen.say("cli-simulate-seed", seed=result.plan.seed, bots=comma_list(texts, sorted(set(result.plan.bots))))
    names = names_of(texts, result.plan.setting)
    if names.note:
        screen.print(Text(names.note))
    screen.print()
    roles = [role for role in names.roles if role in tally.by_role]
    _shares(screen, names.role_column, [(names.role(role), tally.by_role[role]) for role in roles])
    characters = sorted(tally.by_character, key=lambda name: (-tally.by_character[name].rate, name))
    _shares(
        screen,
        "cli-column-character",
        [(names.character(name), tally.by_character[name]) for name in characters],
    )
    if len(set(result.plan.bots)) > 1:
        seats = [(f"@{seat} {bot}", tally.by_seat[seat]) for seat, bot in enumerate(result.plan.bots)]
        _shares(screen, "cli-column-bot", seats)
    for message, length in (("cli-length-decisions", tally.decisions), ("cli-length-turns", tally.turns)):
        screen.say(message, mean=decimal(texts, length.mean, 1), shortest=length.shortest, longest=length.longest)
    decisions = tally.decisions.total
    screen.say(
        "cli-speed",
        decisions=decisions,
        seconds=decimal(texts, result.seconds, 2),
        rate=f"{result.per_second(decisions):.0f}",
        games=decimal(texts, result.per_second(tally.games), 1),
        build=texts("cli-build-compiled" if sixgun.compiled() else "cli-build-plain"),
    )


def _shares(screen: Screen, heading: str, rows: list[tuple[str, Share]]) -> None:
    texts = screen.texts
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(texts(heading))
    table.add_column(texts("cli-column-won"), justify="right")
    table.add_column(texts("cli-column-games"), justify="right")
    table.add_column(texts("cli-column-share"), justify="right")
    table.add_column(texts("cli-column-interval"), justify="right")
    for name, share in rows:
        low, high = share.interval()
        table.add_row(
            Text(name),
            str(share.wins),
            str(share.games),
            percent(texts, share.rate),
            f"{percent(texts, low)} - {percent(texts, high)}",
        )
    screen.print(table)
    screen.print()
