"""The help of the commands, in the language of the person."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from sixgun.cli.breaking import lines_of
from sixgun.cli.game_options import TAKES
from sixgun.cli.screen import Screen
from sixgun.text import languages

INDENT: Final = "  "
GAP: Final = 2
MAX_LEFT: Final = 30
LANGUAGES: Final = "|".join(languages())
"""The languages there are."""
LANGUAGE: Final = f"--lang {LANGUAGES}"
"""The option that all commands have."""


def _by_game(options: list[Any]) -> dict[str, list[Any]]:
    """Return the options that only one game takes, by the game."""
    found: dict[str, list[Any]] = {}
    for option in options:
        games = [game for game, takes in TAKES.items() if option.opts[0].removeprefix("--") in takes]
        if len(games) == 1:
            found.setdefault(games[0], []).append(option)
    return found


class Helper:
    """Writes the help of any command. Made once, when language and screen are known."""

    screen: Screen

    def text(self, command: Any, context: Any) -> str:
        """Return the help of ``command``, with colours if standard output shows them."""
        with self.screen.out.capture() as captured:
            self.write(command, context)
        return captured.get().rstrip("\n")

    def write(self, command: Any, context: Any) -> None:
        """Print usage, description, commands, arguments and options of ``command``."""
        screen, texts = self.screen, self.screen.texts
        options = [p for p in command.get_params(context) if p.param_type_name == "option" and not p.hidden]
        arguments = [p for p in command.get_params(context) if p.param_type_name == "argument" and not p.hidden]
        names = command.list_commands(context) if isinstance(command, TyperGroup) else []
        usage = [context.command_path]
        if options:
            usage.append(texts("help-usage-options"))
        usage.extend(f"[{p.metavar}]" if not p.required else str(p.metavar) for p in arguments)
        if names:
            usage.append(texts("help-usage-command"))
        screen.print(Text.assemble((texts("help-usage"), "bold"), " ", " ".join(usage)))
        if command.help:
            screen.print()
            screen.print(Text(command.help))
        commands = [(name, self._short(command.get_command(context, name))) for name in names]
        self._section("help-commands", commands)
        self._section("help-arguments", [(str(p.metavar), p.help or "") for p in arguments])
        of_games = [p for owned in _by_game(options).values() for p in owned]
        rows = [self._option(p) for p in options if p not in of_games]
        if not any(left.startswith("--lang") for left, _ in rows):
            rows.insert(len(rows) - 1, (LANGUAGE, texts("help-option-lang")))
        self._section("help-options", rows)
        for game_id, owned in _by_game(options).items():
            self._section(f"game-{game_id}", [self._option(p) for p in owned])
        if command.epilog:
            screen.print()
            screen.print(Text(command.epilog))

    def _short(self, command: Any) -> str:
        return str(command.help or "").split("\n", 1)[0]

    def _option(self, option: Any) -> tuple[str, str]:
        left = ", ".join(option.opts)
        if not option.is_flag and option.metavar:
            left += f" {option.metavar}"
        if option.name == "help":
            return left, self.screen.texts("help-option-help")
        return left, option.help or ""

    def _section(self, title: str, rows: list[tuple[str, str]]) -> None:
        if not rows:
            return
        screen = self.screen
        screen.print()
        screen.print(Text(screen.texts(title), "bold"))
        left = min(MAX_LEFT, max(cell_len(row[0]) for row in rows)) + GAP
        for name, text in rows:
            lines = lines_of(Text(text), screen.out, max(20, screen.width - len(INDENT) - left))
            if cell_len(name) > MAX_LEFT:
                screen.print(Text.assemble(INDENT, (name, "cyan")))
                name = ""
            for number, line in enumerate(lines or [Text("")]):
                label = name if number == 0 else ""
                line.rstrip()
                screen.print(Text.assemble(INDENT, (label, "cyan"), " " * (left - cell_len(label)), line))


HELPER: Final = Helper()


class HelpCommand(TyperCommand):
    """A command with our help."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        formatter.write(HELPER.text(self, ctx))


class HelpGroup(TyperGroup):
    """A group of commands with our help."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        formatter.write(HELPER.text(self, ctx))
