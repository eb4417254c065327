"""The engine is plain code that gives the same game everywhere: no clock, no chance but its own, no hidden state."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from .test_names import ENGINE, SOURCE

RULES = [path for path in ENGINE if path.relative_to(SOURCE).parts[0] == "games" or path.name in ("game.py", "rng.py")]
ENGINE_AND_SETS = sorted({*RULES, *(SOURCE / "games").rglob("*.py")})
NO_MODULES = {
    "random", "secrets", "time", "datetime", "os", "sys", "threading", "asyncio", "copy", "uuid", "socket", "locale",
}  # fmt: skip
"""Modules whose answers differ from one machine or moment to another, or that hide what a copy must hold."""


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("path", ENGINE_AND_SETS, ids=[str(path.relative_to(SOURCE)) for path in ENGINE_AND_SETS])
def test_nothing_from_outside_decides(path: Path) -> None:
    assert not imported(path) & NO_MODULES


@pytest.mark.parametrize("path", ENGINE_AND_SETS, ids=[str(path.relative_to(SOURCE)) for path in ENGINE_AND_SETS])
def test_no_generators_and_no_coroutines(path: Path) -> None:
    """Effects lie on the stack as frames that can be copied; a generator cannot."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    suspended = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Yield | ast.YieldFrom | ast.Await)]
    assert suspended == []


@pytest.mark.parametrize("path", ENGINE_AND_SETS, ids=[str(path.relative_to(SOURCE)) for path in ENGINE_AND_SETS])
def test_every_frame_copies_and_tells_all_its_fields(path: Path) -> None:
    """What ``clone`` or ``facts`` forgets is lost in a copy, or makes different games look alike."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ClassDef) or not any("Frame" in ast.unparse(base) for base in node.bases):
            continue
        methods = {item.name: ast.unparse(item) for item in node.body if isinstance(item, ast.FunctionDef)}
        assert {"advance", "clone", "facts"} <= set(methods), node.name
        slots = next(item for item in node.body if isinstance(item, ast.Assign) and "__slots__" in ast.unparse(item))
        for field in ast.literal_eval(slots.value):
            for method in ("clone", "facts"):
                assert f"self.{field}" in methods[method], f"{node.name}.{method} forgets {field}"
