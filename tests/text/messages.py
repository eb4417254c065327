"""Reading language files and source code for the tests: which messages there are, and which are asked for."""

from __future__ import annotations

import ast
import re
import tomllib
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
RULES = Path(__file__).parents[2] / "docs" / "rules"
RULEBOOKS = tuple(RULES / name for name in ("card-game.md", "duel.md", "dice-game.md"))
LAST_CHAPTERS = {"D": 19, "G": 9}
"""The last chapters with rules of The Duel and The Dice Game; scenarios, rulings and contradictions come after them."""
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


def rule_message(rule: str) -> str:
    """Return the id of the message about a rule."""
    return "rule-" + rule.replace(".", "-")


@cache
def rules() -> list[str]:
    """Return the rules of all rulebooks: all but worked interactions, scenarios, rulings and contradictions."""
    text = "\n".join(book.read_text(encoding="utf-8") for book in RULEBOOKS)
    number = r"((?:OPT|T|B|DC|CH|CB|CD|CS|CW|EV|HN|FC|D|G)-[0-9]+(?:\.[0-9]+)*)"
    found = re.findall(rf"\*\*{number}", text) + re.findall(rf"^- {number} ", text, re.MULTILINE)
    found += re.findall(rf"^## {number}\.? ", text, re.MULTILINE)
    return sorted({rule for rule in found if _is_a_rule(rule)})


def _is_a_rule(rule: str) -> bool:
    chapter, number = rule.split("-")
    return int(number.split(".")[0]) <= LAST_CHAPTERS.get(chapter, 99)


@cache
def names_of_duel_and_dice() -> dict[str, dict[str, str]]:
    """Return the names of The Duel and The Dice Game in all languages, by the ids of their messages."""
    facts = tomllib.loads((RULES / "names-duel-dice.toml").read_text(encoding="utf-8"))
    found = {f"game-{game}": entry for game, entry in facts["title"].items()}
    for game in ("duel", "dice"):
        for table, entries in facts[game].items():
            found |= {_message(game, table, name): entry for name, entry in entries.items()}
    return found


def ids_of(*path: str) -> list[str]:
    """Return the ids that stand in a table of the names of The Duel and The Dice Game: ``ids_of("duel", "cards")``."""
    table = tomllib.loads((RULES / "names-duel-dice.toml").read_text(encoding="utf-8"))
    for key in path:
        table = table[key]
    return list(table)


def _message(game: str, table: str, name: str) -> str:
    """Return the id of the message for an entry of the file of names."""
    if table == "cards":
        return f"{game}-card-{name}"
    if table == "characters":
        return f"duel-character-{name}" if game == "duel" else f"character-{name}"
    for prefix, ids in (DUEL_WORDS if game == "duel" else DICE_WORDS).items():
        if name in ids:
            return f"{prefix}-{ids[name]}"
    return f"{game}-term-{name}"


DUEL_WORDS = {
    "duel-side": {"law": "law", "outlaws": "outlaws"},
    "duel-border": {f"{border}_card": border for border in ("bang", "action", "equipment")},
    "duel-symbol": {f"reveal_{symbol}": symbol for symbol in ("barrel", "snake", "dynamite", "horseshoe")},
}
"""Terms of The Duel that are more than words: sides, borders and reveal symbols, each with its id."""
DICE_WORDS = {
    "role": {role: role for role in ("sheriff", "deputy", "outlaw", "renegade")},
    "dice-face": {face: face for face in ("arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling")},
}
"""Terms of The Dice Game that are more than words: roles and faces of the dice."""


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
