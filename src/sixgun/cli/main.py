"""The door: finds out the language, runs a command, and turns everything that goes wrong into one clear sentence."""

from __future__ import annotations

import errno
import os
import re
import sys
import traceback
from pathlib import Path
from typing import Any, Final, NoReturn

from sixgun.cli.errors import BROKEN, DONE, FAILED, INTERRUPTED, UNREAD, WRONG_USE, exit_code
from sixgun.cli.screen import Screen, brief, can_spell
from sixgun.kernel.errors import SixgunError
from sixgun.text import Texts, choose_language, error_text, load, package_folders
from sixgun.text.language import FALLBACK

DEVELOPER: Final = "SIXGUN_TRACEBACK"
"""Environment variable for developers: if it is set, a fault of the program shows its traceback."""
_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""What the system says when what is printed finds no room."""


def main(argv: list[str] | None = None) -> NoReturn:
    """Run the command line and leave with its exit code: 0 done, 1 a check failed, 2 wrong use."""
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: list[str]) -> int:
    """Run the command line ``argv`` and return its exit code."""
    words, wish = split_language(argv)
    columns = os.environ.get("COLUMNS", "")
    if columns and not (columns.isascii() and columns.isdecimal() and len(columns) <= 4):
        del os.environ["COLUMNS"]  # no width that a terminal has
    try:
        texts = load(choose_language(wish), *folders())
    except SixgunError as error:
        texts = load(choose_language())
        Screen(texts).complain(error_text(texts, error))
        return WRONG_USE
    wanted = texts.language
    if not can_spell(sys.stdout, texts):
        texts = load(FALLBACK, *folders())
    screen = Screen(texts)
    if texts.language != wanted:
        screen.complain(texts("cli-no-script", language=wanted))
    try:
        return _run(words, screen)
    except SixgunError as error:
        screen.complain(error_text(texts, error))
        return exit_code(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence()
        return UNREAD
    except OSError as error:
        if error.errno not in _NO_ROOM:
            return _broken(screen, error)
        screen.complain(texts("cli-no-room"))
        return FAILED
    except Exception as error:
        return _broken(screen, error)


def _broken(screen: Screen, error: Exception) -> int:
    """Say that the program is at fault; developers see where."""
    if DEVELOPER in os.environ:
        traceback.print_exception(error)
    screen.complain(screen.texts("cli-broken", error=f"{type(error).__name__}: {error}"[:400]))
    return BROKEN


def folders() -> tuple[Path, ...]:
    """Return the folders with texts of other packages; none if one of them cannot be had.

    A broken package must not keep anybody from a game without it; if its set is asked for, that is where it fails.
    """
    try:
        return package_folders()
    except Exception:
        return ()


def split_language(argv: list[str]) -> tuple[list[str], str | None]:
    """Take ``--lang`` out of a command line, wherever it stands before ``--``; return the rest and the language."""
    words: list[str] = []
    wish: str | None = None
    rest = iter(argv)
    for word in rest:
        if word == "--":
            words.append(word)
            words.extend(rest)
        elif word == "--lang":
            wish = next(rest, "?")
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
        else:
            words.append(word)
    return words, wish


def _run(words: list[str], screen: Screen) -> int:
    from sixgun.cli.app import build

    command: Any = build(screen)
    try:
        result = command.main(args=words, prog_name="sixgun", standalone_mode=False)
    except Exception as error:
        sentence = usage_sentence(screen.texts, error, words)
        if sentence is None:
            raise
        screen.complain(sentence)
        return WRONG_USE
    return result if isinstance(result, int) else DONE


def usage_sentence(texts: Texts, error: Exception, words: list[str]) -> str | None:
    """Return the sentence for an error that the parser of the command line has found, ``None`` for any other error.

    The parser is known by its ways, not by its classes: they live in other places in other versions.
    """
    name = type(error).__name__
    if name == "Abort":
        raise KeyboardInterrupt
    message = str(getattr(error, "message", ""))
    option = getattr(error, "option_name", None)
    quoted = re.search(r"'([^']*)'", message)
    if not hasattr(error, "format_message"):
        return None
    context = getattr(error, "ctx", None)
    command = words[0] if words and words[0].isalpha() else ""
    path = str(getattr(context, "command_path", f"sixgun {command}".rstrip()))
    if name == "NoSuchOption":
        return texts("cli-no-such-option", option=brief(str(option)), command=path)
    if message.startswith("No such command") and quoted:
        return texts("cli-no-such-command", word=brief(quoted.group(1)), command=path)
    if message.startswith("Got unexpected extra argument"):
        extra = re.search(r"\(([^()]*)\)$", message.rstrip("."))
        return texts("cli-extra-words", words=brief(extra.group(1)) if extra else "", command=path)
    if option is not None and "requires an argument" in message:
        return texts("cli-option-wants", option=brief(str(option)), command=path)
    if option is not None:
        return texts("cli-option-usage", option=brief(str(option)), command=path)
    return texts("cli-usage", message=brief(message or name), command=path)


def _silence() -> None:
    """Send what is still to be written nowhere: nobody reads it any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
