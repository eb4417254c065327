"""Runs the command as a person would: another process, with standard input and output."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import sixgun

PACKAGE = Path(sixgun.__file__).parents[1]


class Result:
    """What a run of the command came to."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def environment(**extra: str) -> dict[str, str]:
    """Return an environment in which the command speaks English and sees no terminal."""
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "SYSTEMROOT", "TEMP", "TMPDIR")}
    return {**kept, "PYTHONPATH": str(PACKAGE), "LANG": "en_US.UTF-8", "PYTHONUTF8": "1", **extra}


def sixgun_command(*words: str, stdin: str = "", cwd: Path | None = None, **extra: str) -> Result:
    """Run ``sixgun WORDS`` and return what it printed; no run may ever show a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "sixgun", *words],
        input=stdin.encode("utf-8", "surrogateescape"),
        capture_output=True,
        cwd=cwd,
        env=environment(**extra),
        timeout=100,
        check=False,
    )
    out, err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
    assert "Traceback" not in out + err, err
    return Result(done.returncode, out, err)
