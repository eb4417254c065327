"""``sixgun simulate``."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from sixgun.cli.simulate_cmd import Bar
from sixgun.text import languages, load
from tests.cli.command import environment, sixgun_command
from tests.cli.lines import untidy


def simulate_json(*words: str) -> dict[str, Any]:
    result = sixgun_command("simulate", *words, "--json")
    assert result.code == 0
    assert len(result.out.splitlines()) == 1
    found = json.loads(result.out)
    assert isinstance(found, dict)
    return found


def test_json_is_one_object_with_all_that_scripts_need() -> None:
    found = simulate_json("classic", "--players", "4", "--games", "40", "--seed", "3")
    assert found["games"] == 40
    assert found["decisions"] > 40
    assert found["seconds"] > 0
    assert found["games_per_second"] > 0
    assert found["decisions_per_second"] > 0
    assert found["compiled"] in (True, False)
    assert set(found["wins"]) == {"by_role", "by_character", "by_seat"}
    assert found["wins"]["by_role"]["sheriff"]["games"] == 40


def test_workers_do_not_change_the_figures() -> None:
    words = ("--players", "5", "--games", "90", "--seed", "8", "--workers")
    one, two = simulate_json(*words, "1"), simulate_json(*words, "2")
    for key in ("games", "decisions", "turns", "wins", "outcomes", "decisions_per_game", "turns_per_game"):
        assert one[key] == two[key]


def test_figures_are_printed_as_tables() -> None:
    result = sixgun_command("simulate", "--games", "30", "--players", "3")
    assert result.code == 0
    for word in ("30 games for 3 players", "Renegade", "Willy the Kid", "95% confidence", "decisions and"):
        assert word in " ".join(result.out.split())
    assert "Sheriff " not in result.out
    assert not result.err


@pytest.mark.parametrize("language", [tag for tag in languages() if tag != "en"])
def test_figures_as_a_language_writes_them(language: str) -> None:
    result = sixgun_command("simulate", "--games", "8", "--players", "3", "--lang", language)
    assert result.code == 0
    assert not result.err
    shown = load(language)("cli-odds-percent", number=f"0{load(language)('cli-odds-decimal')}0")
    assert any(line.startswith(load(language)("role-renegade")) for line in result.out.splitlines())
    figures = re.findall(r"\d+([.,])\d+", result.out)
    assert set(figures) == {"." if language == "zh-Hant" else ","}
    assert re.search(rf"\d{re.escape(shown[3:])}", result.out)
    assert not untidy(result.out, 80)


def test_a_list_of_bots_is_counted_by_seat() -> None:
    result = sixgun_command("simulate", "--games", "5", "--players", "3", "--bots", "random,greenhorn,random")
    assert "@1 greenhorn" in result.out


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_ctrl_c_prints_the_figures_so_far() -> None:
    """Standard error is a terminal, where the bar shows that games are played by now."""
    import pty

    control, terminal = pty.openpty()
    asking = signal.signal(signal.SIGINT, signal.default_int_handler)  # what is ignored would be ignored there too
    with subprocess.Popen(
        [sys.executable, "-m", "sixgun", "simulate", "--games", "50000000", "--json"],
        stdout=subprocess.PIPE,
        stderr=terminal,
        env=environment(TERM="xterm"),
    ) as process:
        signal.signal(signal.SIGINT, asking)
        os.close(terminal)
        assert os.read(control, 1)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    os.close(control)
    assert process.returncode == 130
    found = json.loads(out)
    assert found["interrupted"] is True
    assert 0 < found["games"] < 50000000


def test_ctrl_c_while_the_bar_begins_leaves_the_terminal_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes after the cursor is hidden, and before all that makes the bar is there."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    out = StringIO()
    screen = SimpleNamespace(err=Console(file=out, force_terminal=True), texts=load("en"))
    bar = Bar(screen, 10)  # type: ignore[arg-type]
    bar.since -= 1000
    monkeypatch.setattr(Console, "push_render_hook", interrupted)
    with pytest.raises(KeyboardInterrupt):
        bar.advance(1)
    bar.close()
    assert out.getvalue().endswith("\x1b[?25h")
