"""``sixgun serve``: starting and stopping the online table, and what keeps it from starting."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from annotated_types import Ge, Le

from sixgun.cli.errors import WrongUse
from sixgun.cli.serve_cmd import read_settings
from sixgun.kernel.record import MAX_SEED
from sixgun.server.addresses import own_addresses
from sixgun.server.settings import Settings
from sixgun.text import error_text, languages, load

from .command import environment, sixgun_command


@contextmanager
def serving(*words: str, **extra: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Run the server while the context lasts; give its process and its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "sixgun", "serve", "--port", "0", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(**extra),
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        assert line.startswith("The table is at http://127.0.0.1:")
        yield process, line.rsplit(" ", 1)[1].strip()
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_answers_and_stops(name: signal.Signals, tmp_path: Path) -> None:
    with serving("--db", f"sqlite:///{tmp_path / 'db'}") as (process, url):
        with urllib.request.urlopen(f"{url}/health") as answer:
            assert answer.read() == b'{"status":"alive"}'
        process.send_signal(name)
        _, err = process.communicate(timeout=60)
        assert process.returncode == 0
        assert b"Traceback" not in err
        assert all(line.startswith(b"{") for line in err.splitlines())


def test_whoever_is_impatient_stops_it_in_order_too(tmp_path: Path) -> None:
    with serving("--db", f"sqlite:///{tmp_path / 'db'}") as (process, url):
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as waiting:
            waiting.sendall(b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n")
            process.send_signal(signal.SIGINT)
            with suppress(ConnectionError):  # it waits for that request, and lets nobody else in
                while True:
                    socket.create_connection((host, int(port)), timeout=5).close()
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert b"Traceback" not in err
    assert b'"stopped"' in err


def test_it_says_that_nobody_else_reaches_it_and_what_to_do(tmp_path: Path) -> None:
    with serving("--db", f"sqlite:///{tmp_path / 'db'}") as (process, _):
        assert process.stdout is not None
        assert b"--host 0.0.0.0" in process.stdout.readline()


def test_it_says_which_address_others_open(tmp_path: Path) -> None:
    if not own_addresses(4):
        pytest.skip("this machine is in no network")
    with serving("--host", "0.0.0.0", "--db", f"sqlite:///{tmp_path / 'db'}") as (process, url):
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        port = url.rsplit(":", 1)[1]
        told = [word for word in line.split() if word.startswith("http")]
        assert told == [f"http://{address}:{port}" for address in own_addresses(4)]
        for other in told:
            with urllib.request.urlopen(f"{other}/health") as answer:
                assert answer.status == 200


def test_a_database_of_its_own_is_made(tmp_path: Path) -> None:
    with serving(XDG_DATA_HOME=str(tmp_path)):
        assert (tmp_path / "sixgun" / "tables.sqlite").exists()


def test_a_database_serves_one_server(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'db'}"
    with serving("--db", db):
        second = sixgun_command("serve", "--port", "0", "--db", db)
        assert second.code == 1
        assert "Another server uses the database" in second.err


def test_a_port_serves_one_server(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = sixgun_command("serve", "--port", port, "--db", f"sqlite:///{tmp_path / 'db'}")
    assert result.code == 2
    assert f"cannot listen at 127.0.0.1:{port}" in result.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--db", "mysql://x"], "--db is written like sqlite:///FILE, postgresql://USER@HOST/NAME, not “mysql://x”"),
        (["--port", "99999"], "--port takes a number from 0 to 65535"),
        (["--workers", "2", "--db", "sqlite:///x"], "Several workers need a PostgreSQL database"),
        (["--workers", "0"], "--workers takes a number from 1 to 64"),
        (["--workers", "2", "--db", "postgresql://127.0.0.1:1/none"], "The database cannot be used"),
        (["--bot-cmd", "nothing"], "--bot-cmd is written like NAME=COMMAND, not “nothing”"),
        (["--bot-cmd", "a b=python3 x.py"], "--bot-cmd is written like NAME=COMMAND"),
        (["--bot-cmd", "gone=nosuchprogram -x"], "--bot-cmd: there is no program “nosuchprogram”"),
        (["--origin", "play.example.org"], "--origin is written like https://play.example.org"),
        (["--db", "sqlite:////proc/no/such/file"], "The database cannot be used"),
        (["--db", "postgresql://127.0.0.1:1/none"], "The database cannot be used"),
    ],
    ids=range(11),
)
def test_what_cannot_be_served(words: list[str], said: str) -> None:
    result = sixgun_command("serve", *(["--port", "0"] if "--port" not in words else []), *words)
    assert said in result.err
    assert result.code in {1, 2}


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "abc", "SIXGUN_PORT takes a number from 0 to 65535, not “abc”."),
        ("SEED", "-1", f"SIXGUN_SEED takes a number from 0 to {MAX_SEED}, not “-1”."),
        ("BOT_PACE", "fast", "SIXGUN_BOT_PACE takes a number from 0 to 60, not “fast”."),
        ("IDLE", "0", "SIXGUN_IDLE takes a number from 0.001 to 1000000000, not “0”."),
        ("GRACE", "inf", "SIXGUN_GRACE takes a number from 0 to 1000000000, not “inf”."),
        ("LOG_LEVEL", "loud", "SIXGUN_LOG_LEVEL takes one of debug, info, warning, error, not “loud”."),
        ("ORIGINS", "x.org", 'SIXGUN_ORIGINS is written like ["...", "..."], not “x.org”.'),
        ("HOSTS", "[1]", 'SIXGUN_HOSTS is written like ["...", "..."], not “[1]”.'),
        ("HOSTS", '["a/b"]', "SIXGUN_HOSTS is written like play.example.org, not “a/b”."),
        ("BOT_COMMANDS", '["x=/no/y"]', "SIXGUN_BOT_COMMANDS: there is no program “/no/y” that this machine can run."),
        ("BOT_COMMANDS", '["x"]', "SIXGUN_BOT_COMMANDS is written like NAME=COMMAND, not “x”."),
    ],
    ids=range(11),
)
def test_a_setting_of_the_environment_that_is_not_right(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is named as it was given, and nothing of it is told in the words of a library."""
    monkeypatch.setenv(f"SIXGUN_{name}", value)
    with pytest.raises(WrongUse) as wrong:
        read_settings({})
    assert error_text(load("en"), wrong.value) == said
    for language in languages():
        assert error_text(load(language), wrong.value)


def test_every_number_of_the_settings_has_bounds() -> None:
    """Else nobody can be told what it may be, and one without an end cannot be counted with."""
    for name, field in Settings.model_fields.items():
        if field.annotation in (int, float, int | None):
            assert {type(mark) for mark in field.metadata} == {Ge, Le}, name


def test_origins_are_compared_as_browsers_write_them() -> None:
    assert Settings(origins=["HTTPS://Play.Example.org/"]).origins == ["https://play.example.org"]


def test_nobody_else_waits_for_its_packages() -> None:
    """A game in the terminal starts as quickly as before."""
    code = "import sys, sixgun.cli.app; print([m for m in ('fastapi', 'sqlalchemy', 'uvicorn') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, check=True, text=True)
    assert done.stdout.strip() == "[]"
