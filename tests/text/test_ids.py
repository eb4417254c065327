"""Every id that the engine gives has a text, and every text of the catalogue an id that the engine gives."""

from __future__ import annotations

import ast
import re

import pytest

from sixgun.games.classic.sets import OWN_SETS, load_box
from sixgun.server.words.refusals import REASONS
from sixgun.text import languages, load
from sixgun.text.classic import catalogue as classic
from sixgun.text.dice import catalogue as dice
from sixgun.text.duel import catalogue as duel

from .messages import CITATION, calls, patterns, strings, trees, variables

GAMES = ("kernel", "games")
CATALOGUES = {"classic": classic, "duel": duel, "dice": dice}
"""The games that are told at the terminal, and the lists of what they need."""
WRITTEN_ID = re.compile(r"(cli|help|error|record|simulate)-[a-z0-9-]*[a-z0-9]")
"""Ids that are written out where they are used; others are put together from ids of the game."""
SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")
"""Three words in a row: more than a style, a path or a command."""


def first_strings(call: str, position: int, *folders: str) -> set[str]:
    """Return the strings given at one position of all calls of a function."""
    found: set[str] = set()
    for _, tree in trees(*folders):
        for node in calls(tree, call):
            if len(node.args) > position:
                found |= strings(node.args[position])
    return found


@pytest.mark.parametrize("game", CATALOGUES)
def test_kinds_of_events(game: str) -> None:
    """The catalogue lists messages, so an event stands there by its kind, or by its kind and what follows."""
    kinds, events = first_strings("say", 0, f"games/{game}"), CATALOGUES[game].EVENTS
    checks = {"check-succeeds", "check-fails"} if game == "classic" else set()
    assert kinds >= checks
    for kind in kinds - checks:
        assert any(event == kind or event.startswith(kind + "-") for event in events), kind
    for event in events:
        assert any(event == kind or event.startswith(kind + "-") for kind in kinds), event


@pytest.mark.parametrize("game", CATALOGUES)
def test_kinds_of_decisions(game: str) -> None:
    kinds = first_strings("ask", 1, f"games/{game}") | first_strings("Decision", 1, f"games/{game}")
    assert kinds == set(CATALOGUES[game].DECISIONS)


@pytest.mark.parametrize("game", CATALOGUES)
def test_reasons_of_refusals(game: str) -> None:
    assert first_strings("Refusal", 1, "kernel", f"games/{game}") == set(CATALOGUES[game].REFUSALS)


def test_reasons_of_the_server() -> None:
    """Each has its message, and each is given somewhere; so is nothing else."""
    given = first_strings("Refused", 0, "server") | first_strings("_answer", 1, "server")
    doors = {text for path, tree in trees("server/net") if path.name == "guard.py" for text in strings(tree)}
    given = {reason for reason in given if " " not in reason} - {"http-", "not-offered"}  # the last is a rule's
    listed = {reason for reason in REASONS if not reason.startswith("http-")}
    assert given <= listed
    assert listed - given <= doors
    for language in languages():
        assert not [reason for reason in REASONS if not load(language).has(f"server-{reason}")]


@pytest.mark.parametrize("language", languages())
def test_every_cited_rule_has_a_summary(language: str) -> None:
    texts = load(language)
    box = load_box(OWN_SETS)
    cited = {rule for kind in box.kinds for rule in kind.rules}
    cited |= {rule for character in box.characters for rule in character.rules}
    cited |= {rule for event in box.events for rule in event.rules}
    for _, tree in trees(*GAMES):
        cited |= {text for text in strings(tree) if CITATION.fullmatch(text)}
    assert len(cited) > 150
    assert not [rule for rule in sorted(cited) if not texts.has("rule-" + rule.replace(".", "-"))]


@pytest.mark.parametrize("language", languages())
def test_every_id_written_in_the_code_has_a_message(language: str) -> None:
    texts = load(language)
    for path, tree in trees("."):
        for text in sorted(strings(tree)):
            if WRITTEN_ID.fullmatch(text):
                assert texts.has(text), f"{path}: {text}"


@pytest.mark.parametrize("language", languages())
def test_whoever_names_a_message_fills_its_gaps(language: str) -> None:
    """A call that names a message by its id gives all that the message speaks of, by keyword or in a dictionary."""
    known = patterns(language)
    checked = 0
    for path, tree in trees("."):
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            named = {
                text
                for argument in call.args
                if isinstance(argument, (ast.Constant, ast.IfExp))
                for text in strings(argument)
                if WRITTEN_ID.fullmatch(text) and text in known
            }
            given = {keyword.arg for keyword in call.keywords}
            for argument in call.args:
                if isinstance(argument, ast.Dict):
                    given |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
            for message in named if None not in given else ():
                checked += 1
                assert variables(known[message]).names <= given, f"{path}:{call.lineno}: {message}"
    assert checked > 50


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_notation_has_an_error(language: str) -> None:
    for what in first_strings("NotationError", 1, "."):
        assert load(language).has(f"error-notation-{what}")


def test_no_sentence_is_written_in_the_code() -> None:
    """What a person reads comes from the language files; only the English of exceptions stands in the code."""
    recognised = {
        "Got unexpected extra argument",
        "No such command",
        "requires an argument",
    }  # what the parser of typer says
    found: list[str] = []
    for path, tree in trees("text", "cli"):
        english: set[int] = set()
        for node in ast.walk(tree):
            is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if is_docstring or isinstance(node, (ast.Raise, ast.arguments)) or _makes_an_error(node):
                english |= {id(part) for part in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in english and isinstance(node.value, str):
                if SENTENCE.search(node.value) and node.value not in recognised:
                    found.append(f"{path.name}:{node.lineno}: {node.value}")
    assert not found


def _makes_an_error(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = ast.unparse(node.func)
    return called == "super().__init__" or called.endswith(("Error", "WrongUse"))
