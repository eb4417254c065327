"""Reading language files and source code for the tests: which messages there are, and which are asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import sixgun.games
import sixgun.text

SOURCE = Path(sixgun.text.__file__).parents[1]
LOCALES = SOURCE / "text" / "locales"
RULEBOOK = Path(__file__).parents[2] / "docs" / "rules" / "card-game.md"
CITATION = re.compile(r"[A-Z]{1,3}-[0-9]{1,3}(\.[0-9]{1,3}){0,2}")


class Variables(Visitor):
    """Collects the variables of a pattern, and what else it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def resources(language: str) -> dict[str, ftl.Resource]:
    """Return the parsed files of a language by name."""
    return {path.name: parse(path.read_text(encoding="utf-8")) for path in sorted((LOCALES / language).glob("*.ftl"))}


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Return all patterns of a language: ``id`` for values, ``id.attribute`` for attributes."""
    found: dict[str, ftl.Pattern] = {}
    for resource in resources(language).values():
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern: ftl.Pattern) -> Variables:
    """Return what a pattern speaks of."""
    visitor = Variables()
    visitor.visit(pattern)
    return visitor


def trees(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the syntax trees of all modules in folders of the package."""
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Yield the calls of a function or method of this name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if (isinstance(called, ast.Attribute) and called.attr == name) or (
                isinstance(called, ast.Name) and called.id == name
            ):
                yield node


def strings(node: ast.AST) -> set[str]:
    """Return all string constants below a node."""
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}
