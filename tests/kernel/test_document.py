"""Tables that know where they stand."""

from __future__ import annotations

import pytest

from sixgun.kernel.document import read_document
from sixgun.kernel.errors import ScenarioError

SOURCE = """title = "one"
count = 3
yes = true
names = [
  "a",
  7,
]
[table]
inner = "x"
[[seat]]
name = "Ann"
"""


def complaint(action: object) -> str:
    assert callable(action)
    with pytest.raises(ScenarioError) as caught:
        action()
    return str(caught.value)


def test_getters_and_defaults() -> None:
    node = read_document(SOURCE, "file.toml")
    assert node.text("title") == "one"
    assert node.text("other", "none") == "none"
    assert node.number("count") == 3
    assert node.number("other", 8) == 8
    assert node.flag("yes")
    assert not node.flag("other")
    assert node.texts("title") == ["one"]
    assert node.texts("other") == []
    assert node.node("table").text("inner") == "x"
    assert node.node("other").entries() == []
    assert [seat.text("name") for seat in node.nodes("seat")] == ["Ann"]
    assert "title" in node
    assert "other" not in node


def test_complaints_name_the_line() -> None:
    node = read_document(SOURCE, "file.toml")
    assert complaint(lambda: node.number("title")) == "file.toml:1: 'title' must be a whole number"
    assert complaint(lambda: node.number("yes")) == "file.toml:3: 'yes' must be a whole number"
    assert complaint(lambda: node.text("count")) == "file.toml:2: 'count' must be a text in quotes"
    assert complaint(lambda: node.flag("count")) == "file.toml:2: 'count' must be true or false"
    assert complaint(lambda: node.texts("names")) == "file.toml:6: 'names' must hold texts in quotes"
    assert complaint(lambda: node.texts("count")) == "file.toml:2: 'count' must be a list of texts"
    assert complaint(lambda: node.node("count")) == "file.toml:2: 'count' must be a table"
    assert complaint(lambda: node.nodes("table")) == "file.toml:8: 'table' must be written as [[table]]"
    assert complaint(lambda: node.nodes("names")).startswith("file.toml:5: 'names' must be written as")
    seat = node.nodes("seat")[0]
    assert complaint(lambda: seat.only(("hand",))) == "file.toml:11: unknown key 'name'; known here: hand"
    assert str(seat.error("strange")) == "file.toml:10: strange"


def test_no_toml() -> None:
    assert complaint(lambda: read_document("a = 1\nb = = 2\n", "x")).startswith("x:2: no valid TOML: ")
    assert complaint(lambda: read_document("a = 1\na = 2", "x")).startswith("x:2: no valid TOML: ")
    assert complaint(lambda: read_document('a = 1\nb = "', "x")).startswith("x:2: no valid TOML: ")
