"""Sessions in this very process: what cannot be brought about through the command."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.cli.leaving import rescue
from sixgun.cli.next_game import next_path
from sixgun.cli.screen import Screen
from sixgun.cli.session import Session, new_header
from sixgun.cli.story import ALL, Story
from sixgun.cli.tables import watch
from sixgun.games.registry import make_game
from sixgun.kernel.errors import RecordError
from sixgun.kernel.record import Sitter, read
from sixgun.kernel.recorder import Recorder
from sixgun.kernel.replay import replay
from sixgun.text import load

FULL = Path("/dev/full")


def bots_session(seed: int = 3) -> Session:
    header = new_header(
        "classic", {"players": 4}, seed, [Sitter(name, "greenhorn") for name in ("Ann", "Ben", "Cora", "Dan")]
    )
    screen = Screen(load("en"))
    return Session(screen, header, Story(screen, ALL))


def recording(session: Session) -> bool:
    return session.recorder is not None


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
def test_a_full_disk_stops_the_record_but_not_the_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    session = bots_session()
    with FULL.open("wb", buffering=0) as file:
        session.recorder = Recorder(str(FULL), file, 50, 0)
        session.let_bot_act()
        session.let_bot_act()
    assert not recording(session)
    assert "cannot be written" in capsys.readouterr().err
    session.save(str(tmp_path / "game.jsonl"))
    assert len(read(str(tmp_path / "game.jsonl")).steps) == 2


def test_a_fault_of_the_program_leaves_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session = bots_session()
    rescue(session.screen, session)
    assert not list(tmp_path.iterdir())
    for _ in range(5):
        session.let_bot_act()
    rescue(session.screen, session)
    (path,) = tmp_path.iterdir()
    assert replay(read(str(path)), make_game).digest() == session.game.digest()


def test_a_session_taken_up_anywhere_goes_on_alike() -> None:
    whole = bots_session()
    watch(whole.screen, whole, 0.0, -1)
    for count in (0, 1, 40, len(whole.steps) - 1):
        again = Session(whole.screen, whole.header, whole.story, whole.steps[:count])
        while again.game.decision is not None:
            again.let_bot_act()
        assert [step.text for step in again.steps] == [step.text for step in whole.steps]
        assert again.game.digest() == whole.game.digest()


def test_a_file_that_is_there_is_never_written(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.touch()
    with pytest.raises(RecordError):
        bots_session().record_to(str(path))
    assert path.stat().st_size == 0


def test_records_of_following_games_have_names_of_their_own(tmp_path: Path) -> None:
    assert next_path(str(tmp_path / "game.jsonl")) == str(tmp_path / "game-2.jsonl")
    (tmp_path / "game-2.jsonl").touch()
    assert next_path(str(tmp_path / "game.jsonl")) == str(tmp_path / "game-3.jsonl")
    assert next_path(str(tmp_path / "game-2.jsonl")) == str(tmp_path / "game-3.jsonl")
    assert next_path(str(tmp_path / "wild-west")) == str(tmp_path / "wild-west-2")
