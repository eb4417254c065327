"""The example package is installed as its reader would, and played on both builds."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.builds.test_builds import COMPILED, SOURCE, compiled_build
from tests.rulebook import CHECKOUT

EXAMPLE = CHECKOUT / "examples" / "blank-cards"
SCRIPT = Path(__file__).with_name("play_blank_cards.py")
GAMES = 150


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package without the network and return the folder it is in."""
    source = tmp_path_factory.mktemp("source") / "blank-cards"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    target = tmp_path_factory.mktemp("installed")
    command = ["pip", "install", "--quiet", "--no-index", "--no-build-isolation", "--no-deps", "--no-compile"]
    done = subprocess.run(
        [sys.executable, "-m", *command, "--disable-pip-version-check", "--target", str(target), str(source)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def play(build: Path, installed: Path, games: int = GAMES) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(games)],
        check=False,
        env={**os.environ, "PYTHONPATH": f"{build}{os.pathsep}{installed}"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def check_games(found: dict[str, Any]) -> None:
    met = found["met"]
    assert found["sets"][-1] == "blank_cards"
    assert len(set(found["games"])) == GAMES
    for cite in ("OWN-1", "OWN-2", "OWN-3"):
        assert any(line.endswith(cite) and count > 5 for line, count in met.items()), cite
    assert met["decision stick-up"] > 20
    assert met["gives OWN-1"] > 5
    assert met["loses-life OWN-1"] > 2
    assert met["Player 1 holds you up. Your card, or your life?"] > 0
    assert met["Player 1 ti punta la pistola. La carta o la vita?"] > 0
    english, italian, spanish = found["texts"]
    assert english.startswith("A player at distance 1 gives you")
    assert italian.startswith("Un giocatore a distanza 1 ti dà")
    assert spanish == english


def test_it_is_played_on_the_plain_build(installed: Path) -> None:
    found = play(SOURCE, installed)
    assert found["build"] == "plain"
    check_games(found)


def test_it_is_played_alike_on_the_compiled_build(installed: Path) -> None:
    reason = compiled_build()
    if reason and os.environ.get("SIXGUN_EXPECT") == "compiled":
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)
    found = play(COMPILED, installed)
    assert found["build"] == "compiled"
    check_games(found)
    assert found["games"] == play(SOURCE, installed)["games"]


def test_the_command_line_knows_it(installed: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": f"{os.environ.get('PYTHONPATH') or SOURCE}{os.pathsep}{installed}"}
    command = [sys.executable, "-m", "sixgun", "simulate", "--games", "20", "--set", "blank_cards", "--seed", "1"]
    done = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_package_is_short_and_the_guide_shows_it() -> None:
    source = (EXAMPLE / "blank_cards" / "__init__.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < 120
    guide = (CHECKOUT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```text\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    package = "".join(path.read_text(encoding="utf-8") for path in sorted(EXAMPLE.rglob("*")) if path.is_file())
    parts = [block for block in shown if block in package]
    assert len(parts) >= 5
