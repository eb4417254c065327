"""Two games never write into one record: one of them would be lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.games.registry import make_game
from sixgun.kernel.errors import RecordError
from sixgun.kernel.record import read
from sixgun.kernel.recorder import append, create
from sixgun.kernel.replay import replay
from tests.kernel.records import header, start


def test_a_record_that_is_being_written_cannot_be_continued(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    recorder = create(path, header(4))
    game = start(header(4))
    seat = game.decision.seat if game.decision is not None else -1
    action = game.legal()[0]
    game.apply(action)
    recorder.add(seat, action, game)
    before = Path(path).read_bytes()
    record = read(path)
    with pytest.raises(RecordError) as error:
        append(record, replay(record, make_game))
    assert error.value.message_id == "record-busy"
    assert Path(path).read_bytes() == before
    recorder.close()
    append(record, replay(record, make_game)).close()


def test_a_record_that_has_grown_since_it_was_read_is_not_cut(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    create(path, header(4)).close()
    record = read(path)
    game = replay(record, make_game)
    again = append(read(path), replay(record, make_game))
    seat = game.decision.seat if game.decision is not None else -1
    action = game.legal()[0]
    game.apply(action)
    again.add(seat, action, game)
    again.close()
    grown = Path(path).read_bytes()
    with pytest.raises(RecordError) as error:
        append(record, replay(record, make_game))
    assert error.value.message_id == "record-busy"
    assert Path(path).read_bytes() == grown


@pytest.mark.parametrize("name", ["a\0b.jsonl", "\0"])
def test_a_name_that_no_file_can_have_is_said(tmp_path: Path, name: str) -> None:
    with pytest.raises(RecordError) as error:
        create(str(tmp_path) + "/" + name, header(4))
    assert error.value.message_id == "record-unwritable"
