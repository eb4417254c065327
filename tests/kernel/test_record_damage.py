"""Records that are not in order are refused, with the line and clear words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.games.registry import make_game
from sixgun.kernel.errors import RecordError
from sixgun.kernel.record import MAX_LINE, read
from sixgun.kernel.replay import replay
from tests.kernel.records import header, write_game

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    write_game(path, header(4, 4, digests=10))
    return path.read_bytes()


def attempt(path: Path, content: bytes) -> RecordError:
    """Return the error that a record with this content meets."""
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        replay(read(str(path)), make_game)
    error = caught.value
    assert str(error).startswith(f"{path}:{error.line}: ")
    assert error.message_id
    return error


def changed(whole: bytes, change: Callable[[Lines], object]) -> bytes:
    """Return the record after a change of its lines."""
    lines = [json.loads(line) for line in whole.splitlines()]
    change(lines)
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def set_value(line: int, key: str, value: object) -> Callable[[Lines], object]:
    return lambda lines: lines[line].__setitem__(key, value)


def early_result(lines: Lines) -> None:
    result = {**lines[-1], "n": 3}
    del lines[4:]
    lines.append(result)


# Line 12 of this record (index 11) is the first digest, after ten actions.
CASES: list[tuple[str, Callable[[Lines], object], int, str]] = [
    ("foreign", set_value(0, "format", "chess"), 1, "record-foreign"),
    ("newer", set_value(0, "version", 2), 1, "record-version"),
    ("version is text", set_value(0, "version", "1"), 1, "record-field-form"),
    ("version is true", set_value(0, "version", True), 1, "record-field-form"),
    ("no seed", lambda lines: lines[0].pop("seed"), 1, "record-field-missing"),
    ("seed below 0", set_value(0, "seed", -1), 1, "record-field-range"),
    ("seed is no whole number", set_value(0, "seed", 1.5), 1, "record-field-form"),
    ("seed far too big", set_value(0, "seed", 2**64), 1, "record-field-range"),
    ("unknown field", set_value(0, "colour", "red"), 1, "record-field-unknown"),
    ("unknown game", set_value(0, "game", "poker"), 1, "error-game"),
    ("options are a list", set_value(0, "options", []), 1, "record-field-form"),
    ("unknown option", set_value(0, "options", {"jokers": 2}), 1, "error-options-unknown"),
    ("option out of range", set_value(0, "options", {"players": 99}), 1, "error-options-players"),
    ("option of wrong type", set_value(0, "options", {"players": "4"}), 1, "error-options-type"),
    ("seats do not fit", set_value(0, "options", {"players": 5}), 1, "record-seats"),
    ("no seats", set_value(0, "seats", []), 1, "record-field-form"),
    ("seats are names", set_value(0, "seats", ["Ann"] * 4), 1, "record-field-form"),
    ("name is a number", set_value(0, "seats", [{"name": 1, "player": "random"}] * 4), 1, "record-field-form"),
    ("name steers", set_value(0, "seats", [{"name": "\x1b[2J", "player": "random"}] * 4), 1, "record-field-form"),
    ("digests 0", set_value(0, "digests", 0), 1, "record-field-range"),
    ("another seed", set_value(0, "seed", 5), 0, ""),
    ("action number", set_value(3, "n", 9), 4, "record-order"),
    ("number is text", set_value(3, "n", "3"), 4, "record-field-form"),
    ("line missing", lambda lines: lines.pop(3), 4, "record-order"),
    ("lines swapped", lambda lines: lines.insert(3, lines.pop(4)), 4, "record-order"),
    ("line twice", lambda lines: lines.insert(3, lines[3]), 5, "record-order"),
    ("second header", lambda lines: lines.insert(3, lines[0]), 4, "record-second-header"),
    ("list instead of object", lambda lines: lines.__setitem__(3, [1]), 4, "record-damaged"),  # type: ignore[call-overload]
    ("empty object", lambda lines: lines.__setitem__(3, {}), 4, "record-field-missing"),
    ("no action", lambda lines: lines[3].__setitem__("do", ""), 4, "record-field-form"),
    ("action is null", set_value(3, "do", None), 4, "record-field-form"),
    ("action steers", set_value(3, "do", "pass\x1b[2J"), 4, "record-field-form"),
    ("no notation", set_value(3, "do", "dance"), 4, "error-notation-action"),
    ("illegal action", set_value(3, "do", "choose hand"), 4, "record-illegal"),
    ("no such seat", set_value(3, "seat", 4), 4, "record-field-range"),
    ("wrong seat", lambda lines: lines[1].__setitem__("seat", (lines[1]["seat"] + 1) % 4), 2, "record-seat"),
    ("unknown in action", set_value(3, "time", 1), 4, "record-field-unknown"),
    ("digest wrong", set_value(11, "digest", "0" * 16), 12, "record-digest"),
    ("digest short", set_value(11, "digest", "0"), 12, "record-field-form"),
    ("digest missing", lambda lines: lines.pop(11), 12, "record-digest-missing"),
    ("digest twice", lambda lines: lines.insert(11, lines[11]), 13, "record-digest-place"),
    ("digest elsewhere", lambda lines: lines.insert(4, {"n": 3, "digest": "0" * 16}), 5, "record-digest-place"),
    ("digest with another number", set_value(11, "n", 9), 12, "record-order"),
    ("another outcome", set_value(-1, "outcome", "nobody"), -1, "record-outcome"),
    ("another last digest", set_value(-1, "digest", "0" * 16), -1, "record-digest"),
    ("result too early", lambda lines: lines.__delitem__(slice(4, -1)), 5, "record-order"),
    ("result of a running game", early_result, 5, "record-not-over"),
    ("line after the end", lambda lines: lines.append({"n": 1, "seat": 0, "do": "end"}), -1, "record-after-end"),
    ("end twice", lambda lines: lines.append(lines[-1]), -1, "record-after-end"),
]


@pytest.mark.parametrize(("change", "line", "message"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_damage_is_named_with_its_line(
    tmp_path: Path, whole: bytes, change: Callable[[Lines], object], line: int, message: str
) -> None:
    content = changed(whole, change)
    error = attempt(tmp_path / "game.jsonl", content)
    if line > 0:
        assert error.line == line
    elif line < 0:
        assert error.line == len(content.splitlines())
    if message:
        assert error.message_id == message


def test_an_action_after_the_end_of_the_game(tmp_path: Path, whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    last = json.loads(lines[-1])["n"]
    lines[-1] = json.dumps({"n": last + 1, "seat": 0, "do": "end"}).encode() + b"\n"
    if last % 10 == 0:
        pytest.skip("the digest would come first")
    assert attempt(tmp_path / "game.jsonl", b"".join(lines)).message_id == "record-over"


@pytest.mark.parametrize(
    ("content", "line", "message"),
    [
        (b"", 1, "record-empty"),
        (b"\n", 1, "record-foreign"),
        (b"hello\n", 1, "record-foreign"),
        (b"[]\n", 1, "record-foreign"),
        (b"{}\n", 1, "record-foreign"),
        (b"null\n", 1, "record-foreign"),
        (b'{"format":"sixgun-rec', 1, "record-foreign"),
        (b'{"format":"sixgun-record","version":1,"eng', 1, "record-torn"),
        (b"\x89PNG\r\n\x1a\n", 1, "record-not-utf8"),
        (b"\xff\xfe{\x00", 1, "record-not-utf8"),
        (b"\xef\xbb\xbf{}\n", 1, "record-foreign"),
        (b"x" * (MAX_LINE + 1), 1, "record-long-line"),
        (b"[" * 60000 + b"\n", 1, "record-foreign"),
        (b'{"format":NaN}\n', 1, "record-foreign"),
        (b'{"format":"sixgun-record","version":' + b"9" * 6000 + b"}\n", 1, "record-foreign"),
        (b'{"format":"sixgun-record","format":"sixgun-record"}\n', 1, "record-foreign"),
        (b'{"format":"sixgun-record","version":1}\n', 1, "record-field-missing"),
    ],
)
def test_what_is_no_record_at_all(tmp_path: Path, content: bytes, line: int, message: str) -> None:
    error = attempt(tmp_path / "game.jsonl", content)
    assert (error.line, error.message_id) == (line, message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"\n", "record-damaged"),
        (b"{\n", "record-damaged"),
        (b'{"n":1,"seat":0,"do":"en', "record-torn"),
        (b"\xc3\x28\n", "record-not-utf8"),
        (b'{"n":1,"n":1,"seat":0,"do":"end"}\n', "record-damaged"),
        (b"y" * (MAX_LINE + 1) + b"\n", "record-long-line"),
        (b'{"n":1e400,"seat":0,"do":"end"}\n', "record-field-form"),
        (b'{"n":' + b"1" * 5000 + b',"seat":0,"do":"end"}\n', "record-damaged"),
    ],
)
def test_a_bad_second_line(tmp_path: Path, whole: bytes, line: bytes, message: str) -> None:
    first = whole[: whole.index(b"\n") + 1]
    error = attempt(tmp_path / "game.jsonl", first + line)
    assert (error.line, error.message_id) == (2, message)


def test_mending_lets_only_a_torn_line_pass(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "game.jsonl"
    first = whole[: whole.index(b"\n") + 1]
    path.write_bytes(first + b"rubbish")
    with pytest.raises(RecordError):
        read(str(path), mend=True)
    path.write_bytes(first + b'{"n":1,"se')
    record = read(str(path), mend=True)
    assert (record.torn, record.whole, record.steps) == (2, len(first), [])


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.jsonl", tmp_path / "x" / "y"):
        with pytest.raises(RecordError) as caught:
            read(str(path))
        assert (caught.value.line, caught.value.message_id) == (0, "record-unreadable")


@given(st.data())
def test_fuzzed_records_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "game.jsonl"
    write_game(path, header(4, 4, digests=10))
    content = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        what = data.draw(st.sampled_from(["byte", "cut", "drop", "insert", "copy"]))
        if what == "byte":
            content[at] = data.draw(st.integers(0, 255))
        elif what == "cut":
            del content[max(at, 1) :]
        elif what == "drop":
            del content[at : at + data.draw(st.integers(1, 40))]
            content = content or bytearray(b"x")
        elif what == "insert":
            content[at:at] = data.draw(st.binary(min_size=1, max_size=20))
        else:
            content[at:at] = content[at : at + data.draw(st.integers(1, 200))]
    path.write_bytes(bytes(content))
    error: RecordError | None = None
    try:
        game = replay(read(str(path)), make_game)
    except RecordError as caught:
        error = caught
    else:
        assert game.over or game.decision is not None
    assert error is None or (error.line >= 1 and error.message_id)
    path.unlink()


@given(st.binary(max_size=300))
def test_rubbish_is_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("rubbish") / "game.jsonl"
    path.write_bytes(content)
    with pytest.raises(RecordError):
        read(str(path))
