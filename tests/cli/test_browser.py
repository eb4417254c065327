"""``sixgun play`` without options: the table in the browser, or its address where there is none."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .command import environment, sixgun_command


@contextmanager
def playing(home: Path, *words: str, **extra: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Let the command run while the context lasts; give its process and the first line that it says."""
    process = subprocess.Popen(
        [sys.executable, "-m", "sixgun", "play", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(XDG_DATA_HOME=str(home), **extra),
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().decode()
    finally:
        process.kill()
        process.communicate()


def address(line: str) -> str:
    """Return the address in a line."""
    return next(word.rstrip(":") for word in line.split() if word.startswith("http://"))


def test_it_says_where_the_table_is_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    with playing(tmp_path) as (process, line):
        assert "Open this address in a browser" in line
        with urllib.request.urlopen(f"{address(line)}/health") as answer:
            assert answer.read() == b'{"status":"alive"}'
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0
        assert out.decode().startswith("The table is closed.")
        assert err == b""
    assert (tmp_path / "sixgun" / "tables.sqlite").exists()


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="there the system has one browser for all")
def test_it_opens_the_browser(tmp_path: Path) -> None:
    page = tmp_path / "page"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {page}.part && mv {page}.part {page}\n')
    browser.chmod(0o755)
    with playing(tmp_path, "duel", "--lang", "it", BROWSER=f"{browser} %s") as (process, line):
        assert line.startswith("Il tavolo si apre nel tuo browser: http://127.0.0.1:")
        while not page.exists():
            assert process.poll() is None
        assert page.read_text().strip() == f"{address(line)}/?game=duel&lang=it"


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="there the system has one browser for all")
def test_a_browser_that_does_not_open_is_told(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text("#!/bin/sh\nexit 1\n")
    browser.chmod(0o755)
    only = {"BROWSER": f"{browser} %s", "PATH": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with playing(tmp_path, **only) as (process, line):
        assert line.startswith("The table opens in your browser: http://127.0.0.1:")
        assert process.stdout is not None
        again = process.stdout.readline().decode()
        assert again == f"Open this address in a browser: {address(line)} (Ctrl-C closes it)\n"


def test_another_port_is_taken_if_its_own_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with playing(tmp_path, SIXGUN_PORT=port) as (_, line):
            assert not address(line).endswith(f":{port}")


def test_a_table_that_is_open_already_is_shown(tmp_path: Path) -> None:
    with playing(tmp_path) as (_, first):
        again = sixgun_command("play", XDG_DATA_HOME=str(tmp_path))
        assert (again.code, again.out) == (0, f"The table is open already: {address(first)}\n")


@pytest.mark.parametrize("name", ["a link", "a#b", "50%25"])
def test_it_is_shown_whatever_its_file_is_called(name: str, tmp_path: Path) -> None:
    (tmp_path / name).symlink_to(tmp_path / "tables.sqlite")
    db = f"sqlite:///{tmp_path / name}"
    with playing(tmp_path, SIXGUN_DB=db) as (_, first):
        again = sixgun_command("play", SIXGUN_DB=db, XDG_DATA_HOME=str(tmp_path))
        assert (again.code, again.out) == (0, f"The table is open already: {address(first)}\n")


def test_a_game_that_is_none_opens_nothing(tmp_path: Path) -> None:
    result = sixgun_command("play", "poker", XDG_DATA_HOME=str(tmp_path))
    assert result.code == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("words", [["--terminal"], ["--seed", "1"], ["duel", "--terminal"], ["--no-color"]])
def test_the_terminal_is_asked_for_by_name_or_by_its_options(words: list[str], tmp_path: Path) -> None:
    result = sixgun_command("play", *words, stdin="quit\n\n", XDG_DATA_HOME=str(tmp_path))
    assert "unofficial" in result.out
    assert not list(tmp_path.iterdir())
