"""Local programs: players that are processes of this machine and speak lines of JSON over stdin and stdout.

A program hears the same messages as a socket of its seat and answers with the same ``act`` messages, one a line. A
process is started for each seat and each game, and ends with it. It runs with the rights of the server: only who starts
the server names programs (``--bot-cmd``).
"""

from __future__ import annotations

import asyncio
import logging
import os
import shlex
import signal
from asyncio.subprocess import PIPE, Process, SubprocessStreamProtocol
from contextlib import suppress
from functools import partial
from typing import Final, final

import msgspec

from sixgun.kernel.errors import SixgunError
from sixgun.server.complaints import Allowance, Part, shown
from sixgun.server.facts import Fact, StoodIn
from sixgun.server.protocol import DECODER, Act, refused
from sixgun.server.settings import Settings
from sixgun.server.table import requests
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.listener import Listener
from sixgun.server.table.messages import encode
from sixgun.server.table.table import LOCAL, PLAYING, Table

LOG: Final = logging.getLogger("sixgun.server.programs")
LONGEST: Final = 4096
"""Longest line that is read."""
GOODBYE: Final = 2.0
"""Seconds that a program has to end by itself."""
LAST_WORDS: Final = 0.5
"""Seconds in which what a program has said before it ended must be there."""
NONSENSE: Final = 100
"""So many refusals in a row are nonsense."""
PASSING: Final = ("again", "closed", "stopping")
"""Why a program hears nothing more through no fault of its own: the table is made anew or gone, or the server stops."""


def read_commands(settings: Settings) -> dict[str, list[str]]:
    """Return the words of the command lines of local programs, by their names."""
    found: dict[str, list[str]] = {}
    for command in settings.bot_commands:
        name, _, line = command.partition("=")
        found[name] = shlex.split(line)
    return found


@final
class Programs:
    """The local programs that play now."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Settings = settings
        self._commands: dict[str, list[str]] = read_commands(settings)
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._parts: dict[tuple[str, int], Part] = {}
        self._allowances: dict[str, Allowance] = {name: Allowance() for name in self._commands}
        self._ending: set[tuple[str, int]] = set()
        self._closed: bool = False

    def look_at(self, keeper: Keeper) -> None:
        """Start the programs that a table needs, and end those that it does not need while its game goes on."""
        table = keeper.table
        if table.stage != PLAYING or self._closed:
            return
        for seat, chair in enumerate(table.chairs):
            key = (table.id, seat)
            if chair.kind != LOCAL or chair.bot not in self._commands:
                continue
            # Else a bot plays on for it until the game is over, another worker lets it play, or the table is given up.
            needed = keeper.driving and keeper.keeping and not chair.stand_in
            if key in self._running and not needed:
                if chair.stand_in and chair.why == "silent":
                    self._parts[key].fail(f"it was silent for {self._settings.bot_time:g} seconds")
                self._end(key)
            if key in self._running or not needed:
                continue
            part = self._parts[key] = Part(chair.bot, table.id, seat, self._allowances[chair.bot])
            play = _play(keeper, seat, self._commands[chair.bot], self._settings, part)
            task = asyncio.create_task(play, name=f"program {table.id} {seat}")
            self._running[key] = task
            task.add_done_callback(partial(self._ended, keeper, key))

    def _ended(self, keeper: Keeper, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        del self._running[key], self._parts[key]
        self._ending.discard(key)
        if not task.cancelled() and (problem := task.exception()) is not None:
            LOG.error("a program has failed", extra={"table": keeper.table.id}, exc_info=problem)
        if not self._closed:
            self.look_at(keeper)  # the next game may have begun

    async def close(self) -> None:
        """End all programs."""
        self._closed = True
        tasks = list(self._running.values())
        for key in self._running:
            self._end(key)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self, key: tuple[str, int]) -> None:
        """End a program; told once, since what is told again while it ends would leave its process behind."""
        if key not in self._ending:
            self._ending.add(key)
            self._running[key].cancel()


async def _play(keeper: Keeper, seat: int, words: list[str], settings: Settings, part: Part) -> None:
    """Let a program play one game; if it fails a bot plays on."""
    listener = Listener("", settings.queue, seat)
    try:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("SIXGUN_")}
        process, transport = await _begin(words, kept)
    except (OSError, ValueError) as error:
        part.fail(f"it could not be started: {shown(str(error))}")
        await _give_up(keeper, seat, settings.stand_in)
        return
    assert process.stderr is not None
    part.pid = process.pid
    complaining = asyncio.create_task(part.pass_on(process.stderr))
    finished = False
    code: int | None = None
    try:
        await keeper.hear(listener, None)
        writing = asyncio.create_task(_write(process, listener, settings.bot_time))
        reading = asyncio.create_task(_read(process, keeper, listener, seat, part))
        waiting = asyncio.create_task(process.wait())  # what it has started may hold its output open for ever
        tasks = [writing, reading, waiting, asyncio.create_task(listener.dropped())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            problem = writing.exception() if writing.done() else None
            finished = listener.gone in PASSING or (writing.done() and problem is None and writing.result())
            if (
                not finished
                and (waiting.done() or isinstance(problem, OSError))
                and not isinstance(problem, TimeoutError)
            ):
                await asyncio.wait([reading], timeout=LAST_WORDS)
            if not finished and (isinstance(problem, TimeoutError) or listener.gone == "slow"):
                part.fail("it does not read what it is told")
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        keeper.forget(listener)
        ending = asyncio.create_task(_end(process, transport, complaining))
        try:
            code = await asyncio.shield(ending)
        except asyncio.CancelledError:
            await ending  # it does not take long, and a process that is left alone is never taken leave of
            raise
    if not finished:
        part.fail("it has closed its output" if code is None else f"it ended with code {code}")
        await _give_up(keeper, seat, settings.stand_in)


async def _begin(words: list[str], environment: dict[str, str]) -> tuple[Process, asyncio.SubprocessTransport]:
    """Start a program; return it with its transport, which has to be closed."""
    loop = asyncio.get_running_loop()
    transport, protocol = await loop.subprocess_exec(
        lambda: SubprocessStreamProtocol(LONGEST, loop),
        *words,
        stdin=PIPE,
        stdout=PIPE,
        stderr=PIPE,
        env=environment,
        start_new_session=True,
    )
    return Process(transport, protocol, loop), transport


async def _write(process: Process, listener: Listener, patience: float) -> bool:
    """Tell the program what happens; return whether its game is over. It has to read within ``patience`` seconds."""
    stdin = process.stdin
    assert stdin is not None
    while (found := await listener.next()) is not None:
        message, _ = found
        stdin.write(message + b"\n")
        async with asyncio.timeout(patience):
            await stdin.drain()
        if b'"stage":"over"' in message and msgspec.json.decode(message).get("stage") == "over":
            return True
    return False


async def _read(process: Process, keeper: Keeper, listener: Listener, seat: int, part: Part) -> None:
    """Do what the program says, until it ends or says nonsense."""
    stdout = process.stdout
    assert stdout is not None
    nonsense = 0
    while True:
        try:
            line = await stdout.readline()
        except ValueError:
            part.fail(f"it wrote a line of more than {LONGEST} bytes")
            return
        if not line:
            return
        try:
            message = DECODER.decode(line)
        except msgspec.ValidationError as error:
            part.fail(f"it wrote a line that is no answer: {shown(str(error))}", shown(line))
            return
        except (msgspec.DecodeError, UnicodeDecodeError):
            part.fail("it wrote a line that is no JSON", shown(line))
            return
        if not isinstance(message, Act):
            part.fail("it wrote a line that is no answer", shown(line))
            return
        try:
            n = await keeper.ask(partial(_act, seat=seat, act=message))
            listener.offer(encode({"t": "ack", "id": message.id, "n": n}))
            nonsense = 0
        except SixgunError as error:
            listener.offer(encode(refused(message.id, error)))
            nonsense += 1
            if nonsense == NONSENSE:
                part.fail(f"it was refused {NONSENSE} times in a row: {shown(error.message)}", shown(line))
                return


def _act(table: Table, seat: int, act: Act) -> list[Fact]:
    return requests.act(table, seat, act.id, act.step, act.do, act.game)


async def _give_up(keeper: Keeper, seat: int, stand_in: str) -> None:
    def silent(table: Table) -> list[Fact]:
        if table.stage != PLAYING or table.chairs[seat].kind != LOCAL or table.chairs[seat].stand_in:
            return []
        return [StoodIn(seat, stand_in, "silent")]

    with suppress(SixgunError):
        await keeper.ask(silent)


async def _end(process: Process, transport: asyncio.SubprocessTransport, complaining: asyncio.Task[None]) -> int | None:
    """Let the process end by itself, or end it, and all that it has started.

    Return the code with which it has ended by itself, ``None`` if it has not.
    """
    if process.stdin is not None:
        process.stdin.close()
    leaving = asyncio.create_task(_leave(process, complaining))
    try:
        await asyncio.wait([leaving], timeout=GOODBYE)
    finally:
        code = process.returncode
        _kill(process)
    await asyncio.wait([leaving], timeout=GOODBYE)
    for task in (leaving, complaining):
        task.cancel()
    transport.close()  # its pipes may be held open by somebody else
    await asyncio.gather(leaving, complaining, return_exceptions=True)
    return code


async def _leave(process: Process, complaining: asyncio.Task[None]) -> None:
    """Wait until the process has ended and its pipes are closed; what it answers last is not heard."""
    await process.wait()
    if process.stdout is not None:
        while await process.stdout.read(LONGEST):
            pass
    await asyncio.wait([complaining])


def _kill(process: Process) -> None:
    """End the process, and on systems with sessions all that it has started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        elif process.returncode is None:
            process.kill()
