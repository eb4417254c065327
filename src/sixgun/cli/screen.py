"""Where commands print: colours and signs as far as they can be shown, and questions to whoever sits there."""

from __future__ import annotations

import io
import os
import shutil
import sys
from typing import Final, TextIO, final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from sixgun.cli.plain import PLAIN
from sixgun.text import Texts

SIGNS: Final = "♥♦♣♠●○★▶✗☆◆✖"
"""The signs that the table is drawn with; without them it is drawn in ASCII."""
PIPE_WIDTH: Final = 80
MIN_WIDTH: Final = 40


@final
class Screen:
    """Standard output and input as the commands use them.

    Attributes:
        texts: the language of the person.
        ascii: whether signs such as ♥ cannot be shown.
        terminal: whether standard output is a terminal.
        keyboard: whether standard input is a terminal.
        out, err: the consoles of standard output and standard error.
    """

    def __init__(self, texts: Texts, no_color: bool = False) -> None:
        self.texts: Texts = texts
        _prepare(sys.stdout)
        _prepare(sys.stderr)
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self.ascii: bool = not _can_show(sys.stdout, SIGNS)
        self.terminal: bool = sys.stdout.isatty()
        self.keyboard: bool = sys.stdin.isatty()
        dumb = os.environ.get("TERM", "") in ("dumb", "unknown")
        colorless = no_color or dumb or "NO_COLOR" in os.environ
        self.out: Console = _console(sys.stdout, colorless)
        self.err: Console = _console(sys.stderr, colorless)

    @property
    def width(self) -> int:
        """Width of the output in columns."""
        return self.out.width

    def print(self, what: RenderableType = "") -> None:
        """Print one thing and end the line."""
        self.out.print(what, soft_wrap=False)

    def paragraph(self, text: Text, hang: int) -> None:
        """Print a text; the lines after its first begin ``hang`` columns further in."""
        if cell_len(text.plain) <= self.width:
            self.print(text)
            return
        for number, part in enumerate(text.wrap(self.out, self.width - hang)):
            part.rstrip()
            self.print(part if number == 0 else Text.assemble(" " * hang, part))

    def say(self, message_id: str, **params: str | int | float) -> None:
        """Print a message in the language of the person."""
        self.print(Text(self.texts(message_id, **params)))

    def complain(self, sentence: str) -> None:
        """Print a sentence on standard error, with the name of the program in front."""
        self.err.print(Text(f"sixgun: {visible(sentence)}"), soft_wrap=True)

    def ask(self, prompt: str = "> ") -> str:
        """Read a line that somebody types.

        Raises:
            EOFError: there is nothing more to read.
            KeyboardInterrupt: Ctrl-C.
        """
        self.out.file.flush()
        line = input(prompt)
        if not self.keyboard:  # a terminal shows what is typed, a file does not
            self.out.print(Text(visible(line)), soft_wrap=True)
        return line.strip()


def visible(text: str) -> str:
    """Return ``text`` with everything shown that could steer a terminal; line ends stay."""
    return "".join(c if c.isprintable() or c == "\n" else f"\\x{ord(c):02x}" for c in text)


def _prepare(stream: TextIO) -> None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=PLAIN)


def _can_show(stream: TextIO, signs: str) -> bool:
    try:
        signs.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _console(stream: TextIO, colorless: bool) -> Console:
    terminal = stream.isatty()
    width = shutil.get_terminal_size((PIPE_WIDTH, 24)).columns if terminal or "COLUMNS" in os.environ else PIPE_WIDTH
    return Console(
        file=stream,
        width=max(width, MIN_WIDTH),
        force_terminal=terminal,
        no_color=colorless,
        color_system=None if colorless or not terminal else "auto",
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
