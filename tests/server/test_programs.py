"""Programs take seats: over HTTP with a token, and over stdin and stdout."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from sixgun.server.complaints import LINES, MAX_LINE, Allowance
from sixgun.server.errors import Refused
from sixgun.server.facts import Acted, Fact, StoodIn
from sixgun.server.store.schema import ENTRIES
from sixgun.server.table import requests
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.table import OVER, PLAYING, Table

from .house import HOST, hall_at, in_loop, rules_for, start, until
from .online import open_table, site_at

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@in_loop
async def test_the_example_over_http_plays_a_whole_game(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", grace=0.0) as site, site.guest("Ann") as ann:
        table = await open_table(ann, bots=2, grace=1)
        token = (await ann.post(f"/api/tables/{table}/seats/3/token", json={"name": "Robo"})).json()["token"]
        assert (await ann.post(f"/api/tables/{table}/start", json={})).status_code == 200
        program = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLES / "http_bot.py"), site.url, table, token, stdout=asyncio.subprocess.PIPE
        )
        out, _ = await program.communicate()
        assert out.startswith(b"The game is over: ")
        keeper = await site.hall.find(table)
        assert keeper.table.stage == OVER
        log = await site.hall.store.read(table)
        own = [entry.fact for entry in log if isinstance(entry.fact, Acted) and entry.fact.seat == 3]
        assert own
        assert all(fact.by == "player" for fact in own)
        match = (await ann.get("/api/matches")).json()[0]
        assert match["sitters"][3] == {"name": "Robo", "player": "program"}
        assert token.encode() not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


@in_loop
async def test_a_token_opens_one_seat_of_one_table(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Ben") as ben:
        table, other = await open_table(ann, bots=3), await open_table(ann, bots=3, open=False)
        assert (await ben.post(f"/api/tables/{table}/seats/3/token", json={})).status_code == 403
        token = (await ann.post(f"/api/tables/{table}/seats/3/token", json={})).json()["token"]
        async with site.client(authorization=f"Bearer {token}") as program:
            answer = await program.post(f"/api/tables/{table}/actions", json={"id": "a", "step": 0, "do": "pass"})
            assert answer.json()["reason"] == "no-game"
            assert (await program.get(f"/api/tables/{table}")).json()["seat"] == 3
            assert (await program.get(f"/api/tables/{other}")).status_code == 404
            assert (await program.post(f"/api/tables/{table}/start", json={})).json()["reason"] == "no-guest"
        async with site.client(authorization=f"Bearer {token}x") as wrong:
            assert (await wrong.get(f"/api/tables/{table}")).json()["seat"] == -1


async def local_table(hall: object, bots: int = 2) -> Keeper:
    """Return a table with a local program in seat 3, at which a game has started."""
    keeper: Keeper = await hall.open_table(HOST, "Ann", rules_for(grace=1))  # type: ignore[attr-defined]
    for seat in range(1, bots + 1):
        await keeper.ask(partial(requests.fill, who=HOST, seat=seat, bot="random", name="", local=False))
    await keeper.ask(partial(requests.fill, who=HOST, seat=3, bot="mine", name="", local=True))
    await start(keeper)
    return keeper


@in_loop
async def test_the_example_over_stdin_and_stdout_plays_a_whole_game(tmp_path: Path) -> None:
    command = f"mine={sys.executable} {EXAMPLES / 'pipe_bot.py'}"
    async with hall_at(tmp_path / "db", bot_commands=[command]) as hall:
        keeper = await local_table(hall)
        await until(lambda: keeper.summary["stage"] == OVER)
        log = await hall.store.read(keeper.table.id)
        assert not [entry for entry in log if isinstance(entry.fact, StoodIn) and entry.fact.seat == 3]
        assert [entry for entry in log if isinstance(entry.fact, Acted) and entry.fact.seat == 3]


@in_loop
async def test_a_local_program_goes_on_after_a_stop(tmp_path: Path) -> None:
    command = f"mine={sys.executable} {EXAMPLES / 'pipe_bot.py'}"
    async with hall_at(tmp_path / "db", bot_commands=[command], bot_pace=0.01) as hall:
        keeper = await local_table(hall)
        table_id = keeper.table.id
        await until(lambda: keeper.table.n > 12)
    async with hall_at(tmp_path / "db", bot_commands=[command]) as hall:
        again = await hall.find(table_id)
        await until(lambda: again.summary["stage"] == OVER)
        log = await hall.store.read(table_id)
        assert not [entry for entry in log if isinstance(entry.fact, StoodIn) and entry.fact.seat == 3]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are not told of here")
@in_loop
async def test_whatever_happens_while_a_program_ends_it_is_taken_leave_of(tmp_path: Path) -> None:
    """It needs a while to end; meanwhile the table says again that it is not wanted, and the server stops."""
    script, own = tmp_path / "bot.py", tmp_path / "pid"
    script.write_text(
        f"import os, sys, time\nopen({str(own)!r}, 'w').write(str(os.getpid()))\nsys.stdin.read()\ntime.sleep(1)\n"
    )
    async with hall_at(tmp_path / "db", bot_commands=[f"mine={sys.executable} {script}"], bot_pace=0.2) as hall:
        keeper = await local_table(hall)
        await until(lambda: own.exists() and bool(own.read_text()))
        assert keeper.audience.listeners
        keeper.table.chairs[3].stand_in = "random"
        hall._programs.look_at(keeper)
        await until(lambda: not keeper.audience.listeners)  # now it is ended
        hall._programs.look_at(keeper)
        await hall._programs.close()
        assert not Path(f"/proc/{own.read_text()}").exists(), "it is not even left as a zombie"
        assert not hall._programs._running
        hall._programs.look_at(keeper)
        assert not hall._programs._running, "nothing begins while the server stops"


@pytest.mark.parametrize("trouble", ["given up", "driven elsewhere"])
@in_loop
async def test_a_program_does_not_play_on_at_a_table_that_is_not_kept_here(trouble: str, tmp_path: Path) -> None:
    """Nor is it started again and again there."""
    script, starts = tmp_path / "bot.py", tmp_path / "starts"
    script.write_text(f"import sys\nopen({str(starts)!r}, 'a').write('x')\nsys.stdin.read()\n")
    async with hall_at(tmp_path / "db", bot_commands=[f"mine={sys.executable} {script}"], bot_pace=60.0) as hall:
        keeper = await local_table(hall)
        await until(lambda: starts.exists() and bool(keeper.audience.listeners))
        if trouble == "given up":
            async with hall.store.engine.begin() as connection:
                broken = sa.update(ENTRIES).where(ENTRIES.c.table_id == keeper.table.id, ENTRIES.c.n == 3)
                await connection.execute(broken.values(fact='{"is":"rose","seat":99}'))

            def fault(table: Table) -> list[Fact]:
                raise ZeroDivisionError

            with pytest.raises(Refused):
                await keeper.ask(fault)
        else:
            for task in hall._tasks:
                task.cancel()  # the only worker would drive it again
            keeper.driving = False
            hall._programs.look_at(keeper)
        await until(lambda: not hall._programs._running)
        assert keeper.table.stage == PLAYING
        assert starts.read_text() == "x"


@pytest.mark.parametrize(
    "command",
    [f"mine={sys.executable} -c pass", f"mine={sys.executable} -c 'print(\"hello\")'"],
    ids=["silent", "nonsense"],
)
@in_loop
async def test_a_bot_plays_on_for_a_program_that_fails(command: str, tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db", bot_commands=[command]) as hall:
        keeper = await local_table(hall)
        await until(lambda: keeper.summary["stage"] == OVER)
        log = await hall.store.read(keeper.table.id)
        stood_in = [entry.fact.why for entry in log if isinstance(entry.fact, StoodIn) and entry.fact.seat == 3]
        assert stood_in == ["silent"]


FAILURES = {
    "code": ("sys.exit(3)", "it ended with code 3", None),
    "trace": ("raise ValueError('oh')", "it ended with code 1", None),
    "nonsense": (
        r"print('hel\x1b[31mlo' + 'x' * 300)",
        "it wrote a line that is no JSON",
        "hel\ufffd[31mlo" + "x" * 187 + "...",
    ),
    "foreign": ("print('{}')", "it wrote a line that is no answer: Object missing required field `t`", "{}"),
    "other": ('print(\'{"t":"ping"}\')', "it wrote a line that is no answer", '{"t":"ping"}'),
    "long": ("print('x' * 10000)", "it wrote a line of more than 4096 bytes", None),
    "quiet": ("sys.stdin.read()", "it was silent for 0.5 seconds", None),
    "refused": (
        """for _ in range(100): print('{"t":"act","id":"a","step":999,"do":"pass"}', flush=True)\nsys.stdin.read()""",
        "it was refused 100 times in a row: ",
        '{"t":"act","id":"a","step":999,"do":"pass"}',
    ),
    "missing": ("", "it could not be started: [Errno 2] No such file or directory: ", None),
}


def heard(caplog: pytest.LogCaptureFixture, message: str) -> list[dict[str, object]]:
    return [vars(one) for one in caplog.records if one.getMessage().startswith(message)]


@contextmanager
def listening(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Hear what the log says of programs."""
    logger = logging.getLogger("sixgun.server.programs")
    caplog.set_level(logging.INFO, "sixgun.server.programs")
    logger.addHandler(caplog.handler)
    propagate, logger.propagate = logger.propagate, False
    try:
        yield
    finally:
        logger.removeHandler(caplog.handler)
        logger.propagate = propagate


@pytest.mark.parametrize("kind", FAILURES)
@in_loop
async def test_the_log_says_which_program_has_failed_and_why(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    code, why, line = FAILURES[kind]
    program = tmp_path / "bot"
    program.write_text(f"#!{sys.executable}\nimport sys\n{code}\n")
    program.chmod(0o700)
    with listening(caplog):
        async with hall_at(tmp_path / "db", bot_commands=[f"mine={program}"], bot_time=0.5, bot_pace=0.2) as hall:
            if kind == "missing":
                program.unlink()  # it was there when the server was started
            keeper = await local_table(hall)
            await until(lambda: bool(keeper.table.chairs[3].stand_in) and not hall._programs._running)
    (told,) = heard(caplog, "a program has failed")
    assert str(told["why"]).startswith(why)
    assert told.get("line") == line
    assert (told["program"], told["table"], told["seat"]) == ("mine", keeper.table.id, 3)
    said = "\n".join(str(one["line"]) for one in heard(caplog, "a program says"))
    assert ("ValueError: oh" in said) == (kind == "trace")


@in_loop
async def test_what_a_program_writes_to_stderr_is_bounded(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    script = tmp_path / "bot.py"
    script.write_text("import sys\nfor n in range(1000): print(n, 'x' * 9000, file=sys.stderr)\nsys.exit(5)\n")
    with listening(caplog):
        async with hall_at(tmp_path / "db", bot_commands=[f"mine={sys.executable} {script}"], bot_pace=0.2) as hall:
            keeper = await local_table(hall)
            await until(lambda: bool(keeper.table.chairs[3].stand_in) and not hall._programs._running)
    said = heard(caplog, "a program says")
    lines = [str(one["line"]) for one in said if "line" in one]
    assert len(lines) == LINES
    assert all(len(line) == MAX_LINE and line.startswith(f"{n} xx") for n, line in enumerate(lines))
    assert len(said) == LINES + 1, "that it says too much is told once"
    assert {one["program"] for one in said} == {"mine"}


def test_an_allowance_is_for_a_minute() -> None:
    allowance = Allowance()
    assert [allowance.take(0.0) for _ in range(LINES + 2)] == [*range(LINES, 0, -1), 0, -1]
    assert allowance.take(59.9) == -2
    assert allowance.take(60.0) == LINES


@in_loop
async def test_a_bot_plays_on_for_a_program_that_thinks_too_long(tmp_path: Path) -> None:
    command = f"mine={sys.executable} -c 'import sys; sys.stdin.read()'"
    async with hall_at(tmp_path / "db", bot_commands=[command], bot_time=0.05) as hall:
        keeper = await local_table(hall)
        await until(lambda: keeper.summary["stage"] == OVER)
        log = await hall.store.read(keeper.table.id)
        assert [entry.fact.why for entry in log if isinstance(entry.fact, StoodIn) and entry.fact.seat == 3] == [
            "silent"
        ]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are not told of here")
@pytest.mark.parametrize(
    "code",
    [
        "time.sleep(1000)",
        "print('x' * 100, flush=True)\ntime.sleep(1000)",
        "os.fork() and os._exit(0)\ntime.sleep(1000)",
        """while True: print('{"t":"act","id":"a","step":999,"do":"pass"}', flush=True)""",
    ],
    ids=["deaf", "nonsense", "forked", "flood"],
)
@in_loop
async def test_nothing_is_left_of_a_program_that_fails(code: str, tmp_path: Path) -> None:
    """It is ended with all that it has started, long before its game is over; and with it what listens for it."""
    script, own = tmp_path / "bot.py", tmp_path / "pid"
    script.write_text(f"import os, time\nopen({str(own)!r}, 'w').write(str(os.getpid()))\n{code}\n")
    command = f"mine={sys.executable} {script}"
    async with hall_at(tmp_path / "db", bot_commands=[command], bot_time=1.0, bot_pace=0.2) as hall:
        keeper = await local_table(hall)
        await until(lambda: bool(keeper.table.chairs[3].stand_in))
        await until(lambda: not hall._programs._running)
        assert keeper.table.stage == PLAYING
        assert not keeper.audience.listeners
        await until(partial(gone, int(own.read_text())))


def gone(group: int) -> bool:
    """Tell whether no process of a group runs any more; one that nobody has taken leave of does not."""
    stats = (path.read_text().rpartition(") ")[2].split() for path in Path("/proc").glob("[0-9]*/stat"))
    return not any(int(stat[2]) == group and stat[0] != "Z" for stat in stats)


@in_loop
async def test_only_named_programs_take_seats(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        table = await open_table(ann, bots=0)
        answer = await ann.put(f"/api/tables/{table}/seats/1", json={"bot": "rm"})
        assert (answer.status_code, answer.json()["reason"]) == (422, "error-bot")
        keeper = await site.hall.find(table)
        with pytest.raises(Refused):
            await keeper.ask(partial(requests.fill, who="somebody", seat=1, bot="random", name="", local=False))
