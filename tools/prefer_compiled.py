"""Puts the compiled copy of Sixgun before the plain one, where `make compiled` has switched over to it.

`tools/compiled.py on` copies this module into the environment, where a .pth file calls it whenever Python
starts.
"""

from __future__ import annotations

import os
import sys


def is_fresh(source: str, stamp: str) -> bool:
    """Tell whether no file below ``source`` was changed after the file ``stamp`` was written."""
    try:
        built = os.stat(stamp).st_mtime_ns
    except OSError:
        return False
    pending = [source]
    while pending:
        with os.scandir(pending.pop()) as entries:
            for entry in entries:
                if entry.name == "__pycache__":
                    continue
                if entry.is_dir():
                    pending.append(entry.path)
                elif entry.stat().st_mtime_ns > built:
                    return False
    return True


def prefer(checkout: str) -> None:
    """Let ``import sixgun`` take the compiled copy of ``checkout``, unless the source has changed since."""
    compiled = os.path.join(checkout, "build", "compiled")
    source = os.path.join(checkout, "src", "sixgun")
    if os.path.isdir(source) and is_fresh(source, os.path.join(compiled, "built-from")):
        sys.path.append(compiled)
