"""What stands between the pieces of a line is a message, not a sign in the code."""

from __future__ import annotations

import ast

import pytest

from sixgun.kernel.errors import SixgunError
from sixgun.text import error_text, languages, load
from sixgun.text.punctuation import comma_list, sentences, with_brackets, with_colon, with_semicolon, with_stop

from .messages import trees

SIGNS = (", ", ": ", "; ", ". ", " (", ") ")
TECHNICAL = {"main.py", "problems.py", "screen.py", "help.py", "scenario_cmd.py"}
"""Files with an English ``FILE:LINE: ...``, ``sixgun: ...``, ``TypeError: ...``, with names of options and of files."""


@pytest.mark.parametrize("language", languages())
def test_pieces_are_put_together(language: str) -> None:
    texts = load(language)
    pieces = [
        comma_list(texts, ["A", "B", "C"]),
        with_colon(texts, "A", "B"),
        with_brackets(texts, "A", "B"),
        with_semicolon(texts, "A", "B"),
        sentences(texts, with_stop(texts, "A"), with_stop(texts, "B")),
    ]
    assert pieces == {
        "el": ["A, B, C", "A: B", "A (B)", "A· B", "A. B."],
        "zh-Hant": ["A、B、C", "A：B", "A（B）", "A；B", "A。B。"],
    }.get(language, ["A, B, C", "A: B", "A (B)", "A; B", "A. B."])


def test_what_an_error_lists_is_put_together_in_the_language_of_the_reader() -> None:
    error = SixgunError("no game", "error-game", {"game": "a, b", "known": "classic, duel, dice"})
    told = error_text(load("zh-Hant"), error)
    assert "classic、duel、dice" in told
    assert "a, b" in told


def test_no_sign_between_pieces_is_written_in_the_code() -> None:
    found: list[str] = []
    for path, tree in trees("text", "cli"):
        if path.name in TECHNICAL:
            continue
        english = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.Raise)
            or (isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("Error", "WrongUse", ".__init__")))
            for part in ast.walk(node)
        }
        for node in ast.walk(tree):
            if id(node) in english:
                continue
            if isinstance(node, ast.JoinedStr):
                written = [part.value for part in node.values if isinstance(part, ast.Constant)]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "join":
                written = [part.value for part in ast.walk(node.func.value) if isinstance(part, ast.Constant)]
            else:
                continue
            if any(sign in str(piece).replace("...", "") for piece in written for sign in SIGNS):
                found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
    assert not found
