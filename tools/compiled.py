"""Makes the compiled copy of Sixgun in build/compiled and switches the environment over to it and back.

Usage: ``python tools/compiled.py possible|build|on|off|check``, with the Python of the environment.

- ``possible`` fails with a word of advice where there is no C compiler or no Python header files.
- ``build`` compiles the engine with mypyc, if the copy is not up to date already.
- ``on`` makes ``import sixgun`` take the compiled copy in this environment, ``off`` the plain source.
  A copy that is older than the source is never taken (see prefer_compiled.py).
- ``check`` says so when the environment is switched over but the source has changed since.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import prefer_compiled

CHECKOUT = Path(__file__).resolve().parent.parent
SOURCE = CHECKOUT / "src" / "sixgun"
COMPILED = CHECKOUT / "build" / "compiled"
STAMP = COMPILED / "built-from"
SITE = Path(sysconfig.get_paths()["purelib"])
# Its name sorts before that of the editable installation, and so does its place on the path.
PTH = SITE / "00-sixgun-compiled.pth"
SWITCH = SITE / "prefer_compiled.py"


def say(text: str) -> None:
    """Print a line of progress."""
    print(f"sixgun: {text}", flush=True)


def source_files() -> Iterator[Path]:
    """Yield every file that the compiled copy is made from."""
    yield from (CHECKOUT / "setup.py", CHECKOUT / "pyproject.toml")
    yield from sorted(path for path in SOURCE.rglob("*") if path.is_file() and path.parent.name != "__pycache__")


def fingerprint() -> str:
    """Return a digest of the sources, of the compiler and of the Python they are compiled for."""
    digest = hashlib.sha256(f"{metadata.version('mypy')} {sysconfig.get_config_var('EXT_SUFFIX')}\n".encode())
    for path in source_files():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(CHECKOUT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def possible() -> None:
    """Leave with exit code 1 unless this machine can compile C extensions for this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        sys.exit(f"sixgun: compiling needs a C compiler ({compiler} was not found)")
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        sys.exit("sixgun: compiling needs the header files of Python (python3-dev or the like)")


def build() -> None:
    """Compile the engine into build/compiled: a complete copy of the package that works by itself."""
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        STAMP.touch()
        say("the compiled build is up to date")
        return
    possible()
    say("compiling the engine with mypyc (a minute or so)")
    started = time.monotonic()
    shutil.rmtree(COMPILED, ignore_errors=True)
    log = CHECKOUT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    place = ["--build-lib", str(COMPILED)]
    command = [
        sys.executable,
        "setup.py",
        "build_py",
        *place,
        "build_ext",
        *place,
        "--build-temp",
        "build/objects",
    ]
    with log.open("w") as output:
        done = subprocess.run(
            command,
            check=False,
            cwd=CHECKOUT,
            env={**os.environ, "SIXGUN_COMPILE": "1"},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    if done.returncode:
        shutil.rmtree(COMPILED, ignore_errors=True)
        print("\n".join(log.read_text().splitlines()[-40:]), file=sys.stderr)
        sys.exit("sixgun: the engine could not be compiled; the whole log is build/compile.log")
    STAMP.write_text(wanted)
    say(f"compiled in {time.monotonic() - started:.0f} s")


def on() -> None:
    """Switch this environment over to the compiled copy."""
    shutil.copy(CHECKOUT / "tools" / "prefer_compiled.py", SWITCH)
    PTH.write_text(f"import prefer_compiled; prefer_compiled.prefer({str(CHECKOUT)!r})\n")
    say("the compiled build is in use (back to plain Python: make plain)")


def off() -> None:
    """Switch this environment back to the plain source."""
    PTH.unlink(missing_ok=True)
    SWITCH.unlink(missing_ok=True)
    say("plain Python is in use")


def check() -> None:
    """Say so when the environment is switched over to a copy that is older than the source."""
    if PTH.exists() and not prefer_compiled.is_fresh(str(SOURCE), str(STAMP)):
        say("the source has changed since `make compiled`, so plain Python is used")


if __name__ == "__main__":
    tasks = {"possible": possible, "build": build, "on": on, "off": off, "check": check}
    for name in sys.argv[1:]:
        tasks[name]()
