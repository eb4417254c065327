"""Every rule is shown by a test, and every number that is cited is that of a rule."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.kernel.citation import sort_key
from tests.rulebook import CHECKOUT, NUMBER, RULES, chapters, rule_ids

TESTS = CHECKOUT / "tests"
MARK = "rule"
PARTS = ("OPT", "T", "B", "CB", "DC", "CH", "CD", "CS", "CW", "EV", "HN", "FC", "G", "D")
"""The parts of the book whose rules tests must show."""


def test_the_rules_are_read() -> None:
    """All forms in which the rules file writes a number are found, and nothing else."""
    assert len(chapters("B")) == 123
    assert len(chapters("CB")) == 48
    assert len(chapters("T")) == 10
    assert len(chapters("OPT")) == 6
    assert len(chapters("G")) == 68
    assert len(chapters("D")) == 174
    assert len(chapters(*PARTS)) == 658
    for rule in (
        "B-2.2",
        "B-9.6",
        "B-10.3",
        "B-11.4",
        "CB-1",
        "CB-16",
        "CB-15.4",
        "T-10",
        "OPT-6",
        "B-14.10",
        "INT-86",
        "G-7.16",
        "D-17.24",
    ):
        assert rule in rule_ids()
    assert not {"B-9.14", "CB-17", "T-11", "INT-91", "B-0"} & rule_ids()


def test_every_rule_is_cited_by_a_test() -> None:
    cited = set(cited_by_scenarios()) | set(cited_by_python_tests())
    missing = sorted(chapters(*PARTS) - cited, key=sort_key)
    assert not missing, f"no test cites {', '.join(missing)}"


def test_tests_cite_rules_that_exist() -> None:
    unknown = sorted((set(cited_by_scenarios()) | set(cited_by_python_tests())) - rule_ids(), key=sort_key)
    assert not unknown


def test_the_source_and_the_guides_cite_rules_that_exist() -> None:
    """They may also cite a section, such as the one whose rules are numbered DC-2.1 and so on."""
    known = rule_ids() | {rule.partition(".")[0] for rule in rule_ids()}
    wrong: list[str] = []
    files = [
        *sorted((CHECKOUT / "src" / "sixgun").rglob("*.py")),
        *sorted((CHECKOUT / "src" / "sixgun").rglob("*.toml")),
        *sorted((CHECKOUT / "src" / "sixgun").rglob("*.ftl")),
        *sorted((CHECKOUT / "docs").glob("*.md")),
    ]
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in citations_in(line):
                if rule not in known:
                    wrong.append(f"{path.relative_to(CHECKOUT)}:{number}: {rule}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "least"), [("classic", 220), ("dice", 40)])
def test_the_engine_cites_most_rules_it_carries_out(game: str, least: int) -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for path in (CHECKOUT / "src" / "sixgun" / "games" / game).rglob("*.*y")
    )
    cited = set(citations_in(source))
    assert len(cited & chapters(*PARTS)) > least


def citations_in(text: str) -> list[str]:
    """Return the numbers of the parts of the rules that stand in ``text``: not of other things of that form."""
    parts = {rule.partition("-")[0] for rule in rule_ids()}
    return [rule for rule in re.findall(rf"(?<![\w-]){NUMBER}(?![\w-])", text) if rule.partition("-")[0] in parts]


# Who cites what ------------------------------------------------------------------------------------------------------


def cited_by_scenarios() -> Iterator[str]:
    """Yield the rules that scenarios name in ``cites``."""
    for path in sorted((TESTS / "scenarios").rglob("*.toml")):
        yield from tomllib.loads(path.read_text(encoding="utf-8")).get("cites", [])


def cited_by_python_tests() -> Iterator[str]:
    """Yield the rules that tests in Python name with ``@pytest.mark.rule(...)``."""
    for path in sorted(TESTS.rglob("test_*.py")):
        if path != Path(__file__):
            yield from marked(ast.parse(path.read_text(encoding="utf-8")))


def marked(tree: ast.AST) -> Iterator[str]:
    """Yield the arguments of all marks on test functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == f"pytest.mark.{MARK}":
                    for argument in decorator.args:
                        assert isinstance(argument, ast.Constant)
                        assert isinstance(argument.value, str)
                        yield argument.value


def test_the_copy_of_the_rules_is_there() -> None:
    text = RULES.read_text(encoding="utf-8")
    assert text.startswith("# BANG! card game: rules specification")
    assert len(text.splitlines()) > 1600
