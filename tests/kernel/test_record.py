"""Records are written, read, cut and continued."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixgun.games.registry import make_game
from sixgun.kernel.errors import RecordError
from sixgun.kernel.event import Event
from sixgun.kernel.record import DIGESTS, read
from sixgun.kernel.recorder import append, create, save
from sixgun.kernel.replay import Replay, replay, verify
from tests.kernel.records import header, start, write_game


def test_a_record_reads_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game, steps = write_game(path, header(3, 5))
    record = read(str(path))
    assert record.header.to_json() == header(3, 5).to_json()
    assert [(s.seat, s.text) for s in record.steps] == [(s.seat, s.text) for s in steps]
    assert [check.after for check in record.checks] == list(range(DIGESTS, len(steps) + 1, DIGESTS))
    assert record.outcome == game.outcome
    assert record.end is not None
    assert record.end.digest == game.digest()
    assert record.torn == 0
    assert record.whole == path.stat().st_size


def test_every_line_is_a_json_object_with_its_number(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    _, steps = write_game(path, header(3))
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert lines[0]["format"] == "sixgun-record"
    assert [line["n"] for line in lines if "do" in line] == list(range(1, len(steps) + 1))
    assert sorted(lines[-1]) == ["digest", "n", "outcome"]


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_record_played_again_gives_the_same_game(tmp_path: Path, players: int) -> None:
    path = tmp_path / "game.jsonl"
    game, steps = write_game(path, header(11, players))
    again = replay(read(str(path)), make_game)
    assert again.digest() == game.digest()
    assert again.returns() == game.returns()
    verdict = verify(str(path), make_game)
    assert (verdict.actions, verdict.over, verdict.outcome) == (len(steps), True, game.outcome)
    assert verdict.digests == len(steps) // DIGESTS + 1


def test_a_record_played_again_gives_the_same_events(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    heard: list[Event] = []
    again: list[Event] = []
    write_game(path, header(5), listener=heard.append)
    replay(read(str(path)), make_game, again.append)
    assert [event.key() for event in again] == [event.key() for event in heard]
    assert heard[0].kind == "game-starts"


def test_a_replay_can_be_followed_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    _, steps = write_game(path, header(2), most=20)
    told = Replay(read(str(path)), make_game)
    texts: list[str] = []
    while (action := told.peek()) is not None:
        texts.append(action.text)
        assert told.next()
    assert texts == [step.text for step in steps]
    assert not told.next()
    assert told.done == 20


def test_a_record_is_cut_after_any_line_and_continued_to_the_same_end(tmp_path: Path) -> None:
    path, part = tmp_path / "game.jsonl", tmp_path / "part.jsonl"
    _, steps = write_game(path, header(4, 4, digests=7))
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for count in range(1, len(lines) + 1):
        part.write_bytes(b"".join(lines[:count]))
        record = read(str(part))
        game = replay(record, make_game)
        recorder = append(record, game)
        for step in steps[len(record.steps) :]:
            action = game.parse(step.text)
            game.apply(action)
            recorder.add(step.seat, action, game)
        recorder.close()
        assert part.read_bytes() == whole, f"cut after line {count}"


def test_a_record_is_cut_in_the_middle_of_a_line_and_continued(tmp_path: Path) -> None:
    path, part = tmp_path / "game.jsonl", tmp_path / "part.jsonl"
    _, steps = write_game(path, header(4, 4, digests=7), most=15)
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for size in range(first, len(whole)):
        part.write_bytes(whole[:size])
        record = read(str(part), mend=True)
        game = replay(record, make_game)
        recorder = append(record, game)
        for step in steps[len(record.steps) :]:
            action = game.parse(step.text)
            game.apply(action)
            recorder.add(step.seat, action, game)
        recorder.close()
        assert part.read_bytes() == whole, f"cut after byte {size}"


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(RecordError, match="already"):
        create(str(path), header())
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_game_can_be_saved_in_the_middle_and_goes_on(tmp_path: Path) -> None:
    path, copy = tmp_path / "game.jsonl", tmp_path / "copy.jsonl"
    head = header(8)
    _, steps = write_game(path, head)
    recorder = save(str(copy), head, steps[:30], make_game)
    game = start(head)
    for number, step in enumerate(steps):
        action = game.parse(step.text)
        game.apply(action)
        if number >= 30:
            recorder.add(step.seat, action, game)
    recorder.close()
    assert copy.read_bytes() == path.read_bytes()


def test_every_line_is_in_the_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    head = header(8)
    game = start(head)
    recorder = create(str(path), head)
    for count in range(1, 6):
        assert game.decision is not None
        seat, action = game.decision.seat, game.decision.actions[0]
        game.apply(action)
        recorder.add(seat, action, game)
        assert len(read(str(path)).steps) == count
    recorder.close()


def test_a_missing_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written") as caught:
        create(str(tmp_path / "nowhere" / "game.jsonl"), header())
    assert caught.value.line == 0


def test_a_record_without_its_last_line_feed_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    _, steps = write_game(path, header(6), most=12)
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    assert len(read(str(path)).steps) == len(steps)
