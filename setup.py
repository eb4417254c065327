"""The build. By default the package is plain Python; ``SIXGUN_COMPILE=1`` has mypyc compile the engine too.

Everything else about the package stands in pyproject.toml. `make compiled` (tools/compiled.py) is the usual
way here.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED_PACKAGES = ("kernel", "games")


def extensions() -> list[Extension]:
    """Return the extension modules to build: those of the engine, or none for a plain build."""
    if os.environ.get("SIXGUN_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    sources = [str(path) for package in COMPILED_PACKAGES for path in sorted(Path("src/sixgun", package).rglob("*.py"))]
    target = Path("build/mypyc")
    target.mkdir(parents=True, exist_ok=True)
    return mypycify(sources, opt_level="3", debug_level="0", target_dir=str(target))


setup(ext_modules=extensions())
