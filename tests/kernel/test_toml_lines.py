"""Where keys, tables and array entries stand in TOML."""

from __future__ import annotations

import tomllib

from sixgun.kernel.toml_lines import key_lines

SOURCE = '''# a comment = not a key
title = "one"      # with [brackets]
"quoted key" = 'x = 1'
dotted.inner . deep = 3
long = """
a = 1
[not a table] \\""" still
"""
list = [
    "a", # first
    "b",
    [1,
     2],
]
inline = { one = 1, two = { three = 3 } }

[table]
key = true
  [table.sub]
  key = 1979-05-27T07:32:00Z

[[seat]]
name = "Ann"
hand = ["x",
        "y"]

[[seat]]
name = "Ben"
[seat.more]
deep = 1
[[seat.pocket]]
coin = 1
[[seat.pocket]]
coin = 2
'''


def test_lines_of_everything() -> None:
    tomllib.loads(SOURCE)
    lines = key_lines(SOURCE)
    assert lines[("title",)] == 2
    assert lines[("quoted key",)] == 3
    assert lines[("dotted",)] == lines[("dotted", "inner", "deep")] == 4
    assert lines[("long",)] == 5
    assert lines[("list",)] == 9
    assert [lines[("list", i)] for i in range(3)] == [10, 11, 12]
    assert [lines[("list", 2, i)] for i in range(2)] == [12, 13]
    assert lines[("inline",)] == lines[("inline", "two", "three")] == 15
    assert lines[("table",)] == 17
    assert lines[("table", "sub")] == 19
    assert lines[("table", "sub", "key")] == 20
    assert lines[("seat",)] == lines[("seat", 0)] == 22
    assert lines[("seat", 0, "hand", 1)] == 25
    assert lines[("seat", 1)] == 27
    assert lines[("seat", 1, "more", "deep")] == 30
    assert lines[("seat", 1, "pocket", 1, "coin")] == 34
    assert ("a",) not in lines
    assert ("not a table",) not in lines


def test_quotes_at_the_end_of_long_strings() -> None:
    source = 'a = """x"""""\nb = \'\'\'it\'s\n\'\'\'\nc = "say \\"hi\\""\nd = 4'
    assert tomllib.loads(source)["a"] == 'x""'
    lines = key_lines(source)
    assert [lines[(key,)] for key in "abcd"] == [1, 2, 4, 5]


def test_nothing() -> None:
    assert key_lines("") == {}
    assert key_lines("# only a comment") == {}
