"""Writes the lock files requirements/run.txt and requirements/dev.txt from pyproject.toml.

Usage: ``python tools/lock.py UV``, where UV is the program of that name (`make lock` fetches it).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LOCKS = {
    "run": ("What the program needs", ["--group", "build"]),
    "dev": ("What the tests and the documentation need too", ["--group", "build", "--group", "dev"]),
}


def lock(uv: str) -> None:
    """Resolve each lock file anew with the program ``uv``, for every Python version and system at once."""
    for name, (what, options) in LOCKS.items():
        if name == "dev":
            options = [*options, "--constraints", "requirements/run.txt"]
        command = [uv, "pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"]
        command += ["--no-header", "--no-annotate", "pyproject.toml", *options]
        versions = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        text = f"# {what}, in exact versions. Written by `make lock` from pyproject.toml.\n{versions}"
        Path("requirements", f"{name}.txt").write_text(text)


if __name__ == "__main__":
    lock(sys.argv[1])
