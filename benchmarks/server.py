"""How the online table does with many tables: ``python -m benchmarks.server [--tables 500] [--seconds 30]``.

A server is started in a process of its own, on one core, or with several workers. At each table sits a person, played
by this process over a socket at the pace of a person, and bots move at theirs. Measured are the time from an action
received to its messages written to all sockets (the server's own histogram, between two readings of it), memory and
processor time. Only this machine's loopback is used.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import connect

PACE: Final = (1.0, 4.0)
"""Seconds that a person thinks."""
OPENING: Final = 40
"""How many tables are opened at a time."""
BUCKET: Final = re.compile(r'^sixgun_action_to_socket_seconds_bucket\{.*?le="([^"]+)"\} (\S+)$', re.MULTILINE)
ENTRIES: Final = re.compile(r"^sixgun_entries_total(?:\{.*?\})? (\S+)$", re.MULTILINE)


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--bot", default="greenhorn")
    parser.add_argument("--db", default="", help="address of an empty database; a file if left out")
    parser.add_argument("--workers", default="1", help="how many processes serve")
    parser.add_argument("--lang", default="", help="language in which clients want to be told, such as en")
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(words, Path(folder)))


async def measure(words: argparse.Namespace, folder: Path) -> None:
    """Start the server, load it, and read its figures."""
    import httpx

    limits = {
        "SIXGUN_REQUEST_BURST": "1000000",
        "SIXGUN_STORY_BURST": "1000000",
        "SIXGUN_TABLES_A_MINUTE": "1000000",
        "SIXGUN_TABLES_AN_ADDRESS": "1000000",
        "SIXGUN_SOCKETS_AN_ADDRESS": "100000",
        "SIXGUN_LOG_LEVEL": "error",
    }
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sixgun", "serve", "--port", "0", "--workers", words.workers),
        *("--db", words.db or f"sqlite:///{folder / 'bench.sqlite'}"),
        env={**os.environ, **limits},
        stdout=asyncio.subprocess.PIPE,
    )
    tasks: list[asyncio.Task[None]] = []
    try:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(server.pid, {min(os.sched_getaffinity(0))})
        assert server.stdout is not None
        line = await server.stdout.readline()
        url = line.decode().rsplit(" ", 1)[1].strip()
        async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as client:
            await client.post("/api/guest", json={"name": "Bench"})
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            room = asyncio.Semaphore(OPENING)
            await open_table(client, room, words)  # what is loaded once is no part of a table
            empty = memory(server.pid)
            tables = await asyncio.gather(*(open_table(client, room, words) for _ in range(words.tables)))
            for table in tables:
                tasks.append(asyncio.create_task(play(url, table, cookie, client, words.lang)))
            await asyncio.sleep(10)
            earlier, used = (await client.get("/metrics")).text, processor(server.pid)
            began = time.monotonic()
            await asyncio.sleep(words.seconds)
            later, now = (await client.get("/metrics")).text, processor(server.pid)
            elapsed = time.monotonic() - began
        full = memory(server.pid)
        for task in tasks:
            if task.done() and task.exception() is not None:
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.terminate()
        await server.wait()
    report(words, earlier, later, elapsed, (now - used) / elapsed, (full - empty) / words.tables)


async def open_table(client: Any, room: asyncio.Semaphore, words: argparse.Namespace) -> str:
    """Open a table with bots in all other seats, and start a game."""
    async with room:
        options = {} if words.game == "duel" else {"players": words.players}
        answer = await client.post("/api/tables", json={"game": words.game, "options": options})
        found = answer.json()["table"]
        for seat in range(1, len(found["seats"])):
            (await client.put(f"/api/tables/{found['id']}/seats/{seat}", json={"bot": words.bot})).raise_for_status()
        (await client.post(f"/api/tables/{found['id']}/start", json={})).raise_for_status()
        return str(found["id"])


async def play(url: str, table: str, cookie: str, client: Any, lang: str) -> None:
    """Play at a table as a person would, game after game."""
    chance = random.Random(table)
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    async with connect(address, additional_headers={"cookie": cookie}, proxy=None, max_size=1 << 22) as socket:
        await socket.send(msgspec.json.encode({"t": "hello", "lang": lang} if lang else {"t": "hello"}).decode())
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message.get("stage") == "over" or (message.get("view") or {}).get("over"):
                await client.post(f"/api/tables/{table}/start", json={})
            ask = message.get("ask")
            if ask and "actions" in ask:
                await asyncio.sleep(chance.uniform(*PACE))
                act = {"t": "act", "id": f"{message['n']}", "step": ask["step"], "do": chance.choice(ask["actions"])}
                await socket.send(msgspec.json.encode(act).decode())


def family(pid: int) -> list[int]:
    """Return a process and its workers."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [pid, *map(int, path.read_text(encoding="ascii").split())]


def memory(pid: int) -> float:
    """Return the memory of a process and its workers in kilobytes."""
    total = 0.0
    for one in family(pid):
        text = Path(f"/proc/{one}/status").read_text(encoding="ascii")
        found = re.search(r"^VmRSS:\s+(\d+)", text, re.MULTILINE)
        assert found is not None
        total += float(found[1])
    return total


def processor(pid: int) -> float:
    """Return the seconds of processor time that a process and its workers have used."""
    total = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def histogram(text: str) -> list[tuple[float, float]]:
    """Return the buckets of the server's histogram: upper bounds in seconds, and how many were below."""
    counts: dict[float, float] = {}
    for bound, count in BUCKET.findall(text):  # those of all workers
        key = float(bound.replace("+Inf", "inf"))
        counts[key] = counts.get(key, 0.0) + float(count)
    return sorted(counts.items())


def entries(text: str) -> float:
    """Return how many entries the server, or all its workers, have stored."""
    return sum(float(count) for count in ENTRIES.findall(text))


def report(
    words: argparse.Namespace,
    earlier: str,
    later: str,
    elapsed: float,
    load: float,
    kilobytes: float,
) -> None:
    """Print the figures."""
    before, after = histogram(earlier), histogram(later)
    counts = [(bound, more - less) for (bound, more), (_, less) in zip(after, before, strict=True)]
    total = counts[-1][1]
    told = f", told in {words.lang}" if words.lang else ""
    told += f", {words.workers} workers" if words.workers != "1" else ""
    print(f"{words.tables} tables of {words.game}, {words.players} seats, {elapsed:.0f} s{told}")
    print(f"entries stored: {(entries(later) - entries(earlier)) / elapsed:.0f} a second")
    print(f"messages written to sockets: {total / elapsed:.0f} a second")
    for share in (0.5, 0.9, 0.99, 0.999):
        bound = next(bound for bound, count in counts if count >= share * total)
        print(f"  {share:.1%} within {bound * 1000:g} ms")
    print(f"processor: {load:.0%} of a core; memory: {kilobytes:.0f} KB a table")


if __name__ == "__main__":
    main()
