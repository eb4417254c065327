"""What ``docs/server.md`` says of the protocol and of the code is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

import sixgun.server
from sixgun.server.facts import Entry, Fact, Rules, Sitter
from sixgun.server.net.play import CODES
from sixgun.server.protocol import Said
from sixgun.server.settings import Settings
from sixgun.server.table.messages import entry_message

from .test_secrecy import table_with

ROOT = Path(sixgun.server.__file__).parent
GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
SAMPLES: dict[str, Any] = {
    "int": 1,
    "str": "a",
    "bool": True,
    "Rules": Rules("", True, "classic", {}),
    "dict[str, object]": {},
    "list[int] | None": [0, 1, 2, 3],
    "list[Sitter]": [Sitter("Ann", "person")],
}
"""A value of each kind that fields of facts have."""


def section(heading: str) -> str:
    """Return what stands below a heading, up to the next one."""
    assert f"\n{heading}\n" in GUIDE, heading
    return re.split(r"^#+ ", GUIDE.split(f"\n{heading}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]


def told(text: str) -> set[str]:
    """Return the words that are set as code."""
    return set(re.findall(r"`([^`]+)`", text))


@pytest.mark.parametrize("kind", get_args(Fact), ids=lambda kind: kind.__name__)
def test_entries_say_what_is_told_of_them(kind: type[Fact]) -> None:
    table, _ = table_with("classic", {"players": 4}, 1)
    fact = kind(**{name: SAMPLES[str(of)] for name, of in kind.__annotations__.items()})
    message = entry_message(table, Entry(9, 1, fact), None, [], 1)
    rows = dict(re.findall(r"^\| (.+?) \| (.+) \|$", section("### Entries"), re.MULTILINE))
    [row] = [text for kinds, text in rows.items() if message["kind"] in told(kinds)]
    assert set(message) - {"t", "n", "at", "kind", "seats", "stage"} <= told(row)
    assert ("seats" in message) == ("stage" in message) == (message["kind"] != "acted")


def test_no_entry_is_made_up() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(Fact)}
    rows = re.findall(r"^\| (`.+?) \| ", section("### Entries"), re.MULTILINE)
    assert {kind for row in rows for kind in told(row)} == kinds | {"kind"}


def test_every_message_of_a_client_and_every_end_is_told() -> None:
    protocol = section("## Over the WebSocket")
    for message in get_args(Said):
        assert f'{{"t":"{message.__struct_config__.tag}"' in protocol
    for why, code in CODES.items():
        assert str(code) in protocol
        assert why == "slow" or f"`{why}`" in protocol


def test_every_file_of_the_server_has_its_place() -> None:
    tree = section("## How it is built").split("```")[1]
    files = {path.name for path in ROOT.rglob("*.py") if "versions" not in path.parts} - {"__init__.py"}
    assert set(re.findall(r"\b\w+\.py\b", tree)) == files


def test_every_setting_says_what_it_means() -> None:
    assert Settings.__doc__ is not None
    listed = re.findall(r"^        ((?:[a-z_]+, )*[a-z_]+):", Settings.__doc__, re.MULTILINE)
    assert {name for names in listed for name in names.split(", ")} == set(Settings.model_fields)
    assert {name.lower() for name in re.findall(r"SIXGUN_([A-Z_]+)", GUIDE)} <= set(Settings.model_fields)
