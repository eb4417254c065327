"""Where commands print: colours and signs as far as they can be shown, and questions to whoever sits there."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from functools import partial
from typing import Final, TextIO, final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from sixgun.cli.breaking import GLUE, lines_of
from sixgun.cli.plain import PLAIN, shown
from sixgun.text import Texts

SIGNS: Final = "♥♦♣♠●○★▶✗☆◆✖"
"""The signs that the table is drawn with; without them it is drawn in ASCII."""
MIN_WIDTH: Final = 40
MAX_QUOTE: Final = 60
"""Longest piece of what somebody typed that a sentence repeats."""


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
        out, err = _prepared(sys.stdout), _prepared(sys.stderr)
        self.ascii: bool = not _can_show(out, SIGNS)
        # What takes more columns than its like must be so before lines are broken and columns measured.
        self.texts: Texts = texts.spelled(partial(shown, encoding=out.encoding)) if self.ascii else texts
        self.terminal: bool = out.isatty()
        self.keyboard: bool = _prepare_input()
        dumb = os.environ.get("TERM", "") in ("dumb", "unknown")
        colorless = no_color or dumb or bool(os.environ.get("NO_COLOR"))
        self.out: Console = _console(out, colorless)
        self.err: Console = _console(err, colorless)

    @property
    def width(self) -> int:
        """Width of the output in columns; a terminal may change it at any time."""
        return max(self.out.width, MIN_WIDTH)

    def print(self, what: RenderableType = "") -> None:
        """Print one thing and end the line."""
        if isinstance(what, Text) and cell_len(what.plain) > self.out.width:
            for line in lines_of(what, self.out, self.out.width):
                self.out.print(line, soft_wrap=False)
        else:
            self.out.print(what, soft_wrap=False)

    def paragraph(self, text: Text, hang: int) -> None:
        """Print a text; the lines after its first begin ``hang`` columns further in.

        Spaces that do not break keep words together, and are printed as plain spaces.
        """
        for line in self.broken(text, hang):
            self.print(line)

    def broken(self, text: Text, hang: int) -> list[Text]:
        """Return the lines of a paragraph."""
        lines: list[Text] = []
        rest = Text(text.plain.replace("\u00a0", GLUE), spans=text.spans, style=text.style)
        while cell_len(rest.plain) > self.width - (hang if lines else 0):
            first = lines_of(rest, self.out, self.width - (hang if lines else 0))[0]
            done = len(first.plain.rstrip(" "))
            while done < len(rest.plain) and rest.plain[done] == " ":
                done += 1
            if not first.plain.strip() or done == 0:
                break
            lines.append(first)
            rest = rest[done:]
        lines.append(rest)
        found: list[Text] = []
        for number, line in enumerate(lines):
            line.rstrip()
            shown = Text(line.plain.replace(GLUE, " "), spans=line.spans, style=line.style)
            found.append(shown if number == 0 else Text.assemble(" " * hang, shown))
        return found

    def columns(self, text: str) -> None:
        """Print lines of a word or two and what is said of them; what does not fit goes on below the second column."""
        first = text.split("\n", 1)[0]
        column = re.match(r"\S+(?: \S+)*\s*", first)
        hang = column.end() if column is not None and column.end() < len(first) else 0
        for line in text.splitlines():
            self.paragraph(Text(line), hang)

    def line(self, text: Text | str) -> None:
        """Print a text that is never broken, so that paths and commands in it can be copied."""
        self.out.print(text, soft_wrap=True)

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
        if self.keyboard and self.terminal:
            return input(prompt).strip()
        self.out.file.write(prompt)
        self.out.file.flush()
        line = "" if sys.stdin is None else sys.stdin.readline()
        if not line:
            raise EOFError
        if not self.keyboard:  # a terminal shows what is typed, a file does not
            self.line(visible(line.rstrip("\n")))
        return line.strip()


def visible(text: str) -> str:
    """Return ``text`` with everything shown that could steer a terminal; line ends stay."""
    return "".join(c if c.isprintable() or c in "\n\u3000" else f"\\x{ord(c):02x}" for c in text)


def brief(text: str) -> str:
    """Return what somebody typed in the length of a word or two, for a sentence that answers it."""
    shown = visible(text[: MAX_QUOTE + 1])
    return shown if len(shown) <= MAX_QUOTE else shown[: MAX_QUOTE - 1] + "…"


def _prepared(stream: TextIO | None) -> TextIO:
    """Return a stream that never fails for a character it cannot show; nowhere if there is no stream."""
    if stream is None:
        return open(os.devnull, "w", encoding="utf-8")
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=PLAIN)
    return stream


def _prepare_input() -> bool:
    """Make standard input ready to be read; return whether it is a terminal."""
    if sys.stdin is None:
        return False
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if not sys.stdin.isatty():
        return False
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 (lines can be edited and called back)
    return True


def can_spell(stream: TextIO | None, texts: Texts) -> bool:
    """Tell whether a stream can show the script of a language, or a likeness of it."""
    return stream is None or "?" not in shown(texts.name, stream.encoding)


def _can_show(stream: TextIO, signs: str) -> bool:
    try:
        signs.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@final
class _Console(Console):
    """A console that says when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        """Leave it to the door of the program."""
        raise BrokenPipeError


def _console(stream: TextIO, colorless: bool) -> Console:
    terminal = stream.isatty()
    return _Console(
        file=stream,
        force_terminal=terminal,
        no_color=colorless,
        color_system=None if colorless or not terminal else "auto",
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
