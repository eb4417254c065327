"""How the program was started, so that what it tells somebody to type works in the same place."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

MAKE: Final = "SIXGUN_MAKE"
"""What says in the environment that ``make play`` has started the program; the Makefile sets it."""
NAME: Final = "sixgun"
_SPECIAL: Final = frozenset('"\\`!')
"""What means something within double quotes, besides the dollar, which make takes for its own."""


def command(*words: str) -> str:
    """Return the command line that does ``words`` (``play``, ``--continue``, ``FILE``) as the program was started."""
    if os.environ.get(MAKE) and words[0] == "play":
        return f"make play ARGS={_within(shlex.join(words[1:]).replace('$', '$$'))}"
    return f"{_program()} {shlex.join(words)}"


def _within(words: str) -> str:
    """Return words as one of the shell's, in double quotes if these do."""
    plain = "$" not in words and not _SPECIAL & set(words)
    return f'"{words}"' if plain else shlex.quote(words)


def _program() -> str:
    """Return what stands for the program in the shell, in the folder in which it was started."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py":  # python -m sixgun
        return f"{_shortest(Path(sys.executable))} -m {NAME}"
    if started.stem != NAME:  # called from another program
        return NAME
    return _shortest(started)


def _shortest(program: Path) -> str:
    """Return the shortest that the shell understands: its name if that leads to it, else its place."""
    for name in (program.name, program.stem):
        found = shutil.which(name)
        if found is not None and _same(Path(found), program):
            return name
    try:
        place = str(program.absolute().relative_to(Path.cwd()))
    except ValueError:
        place = str(program.absolute())
    else:
        if os.sep not in place:
            place = f".{os.sep}{place}"
    return shlex.quote(place)


def _same(one: Path, other: Path) -> bool:
    """Tell whether two places are the same one; a link to a Python is another Python, with other packages."""
    return one.absolute() == other.absolute()
