"""``sixgun replay``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import sixgun_command
from tests.kernel.records import header, write_game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    write_game(path, header(4, 4))
    return path


def test_it_reads_like_a_story(record: Path) -> None:
    result = sixgun_command("replay", str(record))
    assert result.code == 0
    lines = result.out.splitlines()
    assert "A game for 4 players begins." in lines
    assert any(line.startswith("Turn 2: it is Bot ") for line in lines)
    assert " win" in lines[-1] or " win" in result.out.rstrip().rsplit("\n", 3)[-1]
    assert " draws a card" not in result.out.split("Turn 1")[1].split("\n", 2)[1]


def test_a_seat_reads_only_what_it_saw(record: Path) -> None:
    everything = sixgun_command("replay", str(record)).out
    own = sixgun_command("replay", str(record), "--seat", "1").out
    assert "You draw " in own
    assert " draws 2 cards." in own
    assert " draws 2 cards." not in everything


def test_step_by_step_waits_and_can_be_stopped(record: Path) -> None:
    result = sixgun_command("replay", str(record), "--step", stdin="\n\nq\n")
    assert result.code == 0
    assert "1/" in result.out
    assert "3/" in result.out
    assert "4/" not in result.out.replace(str(record), "")


def test_verify_says_in_one_line_that_it_is_in_order(record: Path) -> None:
    result = sixgun_command("replay", str(record), "--verify")
    assert result.code == 0
    assert "in order" in result.out
    assert " ".join(result.out.split()).count("digests agree") == 1


def test_verify_of_a_cut_record(record: Path, tmp_path: Path) -> None:
    part = tmp_path / "part.jsonl"
    part.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:20]))
    result = sixgun_command("replay", str(part), "--verify")
    assert result.code == 0
    assert "was not over" in result.out
    story = sixgun_command("replay", str(part))
    assert story.code == 0
    assert "The record ends here, after 19 actions" in story.out


@pytest.mark.parametrize("mode", [[], ["--verify"], ["--step"]])
def test_damage_is_a_failed_check(record: Path, tmp_path: Path, mode: list[str]) -> None:
    bad = tmp_path / "bad.jsonl"
    lines = record.read_bytes().splitlines(keepends=True)
    lines[5], lines[6] = lines[6], lines[5]
    bad.write_bytes(b"".join(lines))
    result = sixgun_command("replay", str(bad), *mode)
    assert result.code == 1
    assert result.err.startswith(f"sixgun: {bad}:6: ")
    assert not result.out


def test_a_wrong_digest_fails(record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    text = record.read_text(encoding="utf-8")
    at = text.index('"digest":"') + 10
    bad.write_text(text[:at] + ("1" if text[at] == "0" else "0") + text[at + 1 :], encoding="utf-8")
    result = sixgun_command("replay", str(bad), "--verify")
    assert result.code == 1
    assert "digest" in result.err
    assert len(result.err.splitlines()) == 1


def test_a_seat_must_be_at_the_table(record: Path) -> None:
    assert sixgun_command("replay", str(record), "--seat", "4").code == 2


def test_a_closed_pipe_is_no_fault(record: Path) -> None:
    import subprocess
    import sys

    from tests.cli.command import environment

    process = subprocess.Popen(
        [sys.executable, "-m", "sixgun", "replay", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 141
    assert b"Traceback" not in err
    assert b"Exception" not in err
