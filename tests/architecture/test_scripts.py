"""The scripts of the page import downwards only: none is needed by what it needs, not even for a type."""

from __future__ import annotations

import posixpath
import re
from graphlib import CycleError, TopologicalSorter

from .test_browsers import WEB

SCRIPTS = WEB / "js"
NEEDED = re.compile(r"""^(?:import|export)\b[^"']*?"(\.[^"]+)";|import\("(\.[^"]+)"\)""", re.MULTILINE)


def needed(name: str) -> list[str]:
    """Return the scripts that one imports, whether for what they do or for a type."""
    found = NEEDED.findall((SCRIPTS / name).read_text(encoding="utf-8"))
    return [posixpath.normpath(posixpath.join(posixpath.dirname(name), one or other)) for one, other in found]


def test_no_script_is_needed_by_what_it_needs() -> None:
    graph = {name: needed(name) for name in (path.relative_to(SCRIPTS).as_posix() for path in SCRIPTS.rglob("*.js"))}
    assert sum(map(len, graph.values())) > 300, "imports are found"
    assert set().union(*graph.values()) <= set(graph)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        raise AssertionError(" needs ".join(reversed(circle))) from error
