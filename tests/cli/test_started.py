"""What somebody is told to type works where the program was started."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.cli.started import command

from .command import environment

CHECKOUT = Path(__file__).resolve().parents[2]
FILES = ["game.jsonl", "mine too.jsonl", "it's.jsonl", 'a "b".jsonl', "cost$5.jsonl", "back`tick.jsonl"]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A program in a folder of its own, which is not in the path."""
    monkeypatch.delenv("SIXGUN_MAKE", raising=False)
    monkeypatch.setenv("PATH", os.defpath)
    monkeypatch.chdir(tmp_path)
    program = tmp_path / ".venv" / "bin" / "sixgun"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(program)])
    return program


def test_a_program_below_the_folder_is_named_by_its_way(started: Path) -> None:
    assert command("play", "--continue", "x y") == ".venv/bin/sixgun play --continue 'x y'"


def test_a_program_in_the_path_is_named_by_its_name(started: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{started.parent}{os.pathsep}{os.defpath}")
    assert command("serve") == "sixgun serve"


def test_another_program_in_the_path_is_not_taken_for_it(
    started: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = tmp_path / "other" / "sixgun"
    other.parent.mkdir()
    shutil.copy(started, other)
    monkeypatch.setenv("PATH", str(other.parent))
    assert command("serve") == ".venv/bin/sixgun serve"


def test_a_program_elsewhere_is_named_by_its_place(
    started: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert command("serve") == f"{started} serve"
    monkeypatch.chdir(started.parent)
    assert command("serve") == "./sixgun serve"


def test_a_module_is_named_with_its_python(started: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(CHECKOUT / "src" / "sixgun" / "__main__.py")])
    python = started.parent / "python"
    monkeypatch.setattr(sys, "executable", str(python))
    assert command("play") == ".venv/bin/python -m sixgun play"


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
@pytest.mark.parametrize("name", FILES)
def test_what_make_has_started_goes_on_with_make(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SIXGUN_MAKE", "1")
    line = command("play", "--continue", name)
    assert line.startswith("make play ARGS=")
    (tmp_path / "Makefile").write_text("play:\n\t@printf '%s|' $(ARGS)\n", encoding="utf-8")
    done = subprocess.run(["sh", "-c", line], cwd=tmp_path, env=environment(), capture_output=True, check=True)
    assert done.stdout.decode() == f"--continue|{name}|"


def test_make_says_that_it_has_started_it() -> None:
    recipe = (CHECKOUT / "Makefile").read_text(encoding="utf-8").split("\nplay:")[1].split("\n\n")[0]
    assert "SIXGUN_MAKE=1 $(BIN)/sixgun play $(ARGS)" in recipe
