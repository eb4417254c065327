"""Odd input, and a database that fails: nobody gets a fault of the program, and nothing secret gets out."""

from __future__ import annotations

import asyncio
import base64
import logging
import os
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from sixgun.server.errors import InUse, NotStored
from sixgun.server.facts import Entry, Opened, Sat
from sixgun.server.logs import is_news
from sixgun.server.net.access import CHAT_BURST
from sixgun.server.net.squeeze import takes_gzip
from sixgun.server.net.wire import MAX_HEAD, MAX_UNREAD
from sixgun.server.notes import WhoIsHere
from sixgun.server.settings import database_url
from sixgun.server.store.engine import make_engine
from sixgun.server.store.store import Store, TableRow, Write
from sixgun.server.store.wire import MOST, Wire

from .house import in_loop, rules_for
from .online import Site, hear, open_table, say, site_at
from .postgres import Cluster

NO_TEXT = (
    r'{"\ud800": 1}',
    r'{"sets": ["\ud800"]}',
    r'{"characters": "\ud800"}',
    '{"players": NaN}',
    '{"players": Infinity}',
    '{"players": 1e999}',
    '{"a": ' + "[" * 5000 + "]" * 5000 + "}",
)
"""Options that could not be said again as JSON."""


@in_loop
async def test_what_is_no_text_is_refused(database: str) -> None:
    """Half of a letter, no number, a byte that no database keeps: all are refused in the form of all refusals."""
    async with site_at(database) as site, site.guest("Ann") as ann:
        for options in NO_TEXT:
            body = f'{{"options": {options}}}'.encode()
            answer = await ann.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code in {400, 422}, options[:40]
            assert answer.json()["reason"]
        for path in ("", "/record", "/replay"):
            answer = await ann.get(f"/api/matches/%00{path}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-match")
        assert "sixgun_faults_total 0.0" in (await ann.get("/metrics")).text


@in_loop
async def test_a_database_that_does_not_answer_is_no_fault(database: str) -> None:
    """Whoever asks is told to come again, over HTTP and over a socket, which takes its table up when it can."""
    async with site_at(database) as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        engine = site.hall.store.engine
        for statement in ("ALTER TABLE entries RENAME TO lost", "ALTER TABLE matches RENAME TO lost_matches"):
            async with engine.begin() as connection:
                await connection.execute(text(statement))
        for path in ("/api/matches", "/api/matches/abc-1", "/api/tables/abcdefghjkmn"):
            answer = await ann.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (503, "no-database"), path
        async with site.play("abcdefghjkmn", ann) as socket:
            await say(socket, t="hello")
            assert (await hear(socket, "bye"))["why"] == "again"
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE lost RENAME TO entries"))
        async with site.play(table, ann) as socket:
            await say(socket, t="hello")
            assert (await hear(socket, "welcome"))["table"]["id"] == table


@in_loop
async def test_what_cannot_be_stored_is_not_told_to_the_log(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """What is stored is full of secrets: the drivers of databases like to quote it when something goes wrong."""
    caplog.set_level(logging.DEBUG, "sixgun.server")
    store = Store(database)
    await store.open()
    async with store.engine.begin() as connection:
        await connection.execute(text("ALTER TABLE entries RENAME TO lost"))
    with pytest.raises(NotStored):
        await store.write(Write("tbl", [Entry(1, 1000, Opened("guest-id", rules_for(), "the-invitation"))]))
    await store.close()
    assert "cannot write to the database" in caplog.text
    assert "the-invitation" not in caplog.text
    assert "guest-id" not in caplog.text


@in_loop
async def test_the_writer_lives_through_whatever_happens(database: str) -> None:
    """All tables write through one task. What cannot be written harms whoever asks for it, and nobody else."""
    store = Store(database)
    await store.open()
    for n in (1, 2):
        with pytest.raises(NotStored):
            await store.write(Write(f"odd{n}", [Entry(1, 1000, Sat(0, "ann", "\ud800"))]))
        await store.write(Write(f"tbl{n}", [Entry(1, 1000, Sat(0, "ann", "Ann"))]))
        assert len(await store.read(f"tbl{n}")) == 1
    await store.close()


@in_loop
async def test_a_server_that_has_lost_its_database_has_it_again(cluster: Cluster | None) -> None:
    """The lock ends with its connection. Whoever writes again has taken it again, or is refused."""
    if cluster is None:
        pytest.skip("PostgreSQL is not installed, or does not start here")
    url = database_url(cluster.new_database())
    first, second, third = Store(url), Store(url), Store(url)
    await first.open()
    await end_all_connections(first)
    await first.write(Write("again", [Entry(1, 1000, Sat(0, "ann", "Ann"))]))
    with pytest.raises(InUse):
        await second.open()
    await second.close()
    await end_all_connections(first)
    await third.open()
    with pytest.raises(NotStored):
        await first.write(Write("late", [Entry(1, 1000, Sat(0, "ann", "Ann"))]))
    assert await third.read("late") == []
    await third.close()
    await first.close()


async def end_all_connections(store: Store) -> None:
    """Do what a database does that is started anew."""
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    async with store.engine.connect() as connection:
        await connection.execute(text(f"{query} AND pid <> pg_backend_pid()"))


@in_loop
async def test_a_file_is_locked_under_all_its_names(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").touch()
    (tmp_path / "link.sqlite").symlink_to("tables.sqlite")
    store = Store(database_url(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    await store.open()
    other = Store(database_url(f"sqlite:///{tmp_path / 'link.sqlite'}"))
    with pytest.raises(InUse):
        await other.open()
    await other.close()
    await store.close()


@in_loop
async def test_who_pings_without_reading_is_given_up(tmp_path: Path) -> None:
    """The web server answers pings by itself: answers that nobody reads must not fill its memory."""
    async with site_at(tmp_path / "db") as site:
        reader, writer = await shake_hands(site)
        with pytest.raises(ConnectionError):
            await ping_on(writer, 64 * MAX_UNREAD)
        writer.close()
        assert not reader.at_eof()
        async with site.client() as client:
            assert (await client.get("/health")).status_code == 200


async def ping_on(writer: asyncio.StreamWriter, most: int) -> None:
    """Send up to ``most`` bytes of pings."""
    await pour(writer, (bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + bytes(125)) * 500, most)


async def pour(writer: asyncio.StreamWriter, piece: bytes, most: int) -> None:
    """Send a piece again and again, up to ``most`` bytes."""
    for _ in range(most // len(piece)):
        writer.write(piece)
        await writer.drain()


async def shake_hands(site: Site, table: str = "abcdefghjkmn") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Return a connection that has become a socket of a table, and is not read any more."""
    host = site.url.removeprefix("http://")
    name, _, port = host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port), limit=4096)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b"101" in await reader.readline()
    return reader, writer


def frame(head: int, data: bytes = b"") -> bytes:
    """Return a frame with this first byte, as a client sends it."""
    assert len(data) < 126
    return bytes([head, 0x80 | len(data), 0, 0, 0, 0]) + data


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (frame(0x01), frame(0x00)),
        (frame(0x01, b"{"), frame(0x00, b" ")),
        (b"", frame(0x89)),
        (b"", frame(0x8A)),
        (b"", frame(0x81)),
        (b"", frame(0x82, b"x")),
    ],
    ids=["empty pieces", "pieces", "pings", "pongs", "messages", "bytes"],
)
@in_loop
async def test_no_socket_keeps_the_server_busy(begin: bytes, piece: bytes, tmp_path: Path) -> None:
    """The application sees neither pings nor pieces of messages: they are counted where they come in."""
    limits = {"message_rate": 10.0, "message_burst": 40}
    async with site_at(tmp_path / "db", **limits) as site, site.guest("Ann") as ann:
        reader, writer = await shake_hands(site, await open_table(ann))
        writer.write(frame(0x81, b'{"t":"hello"}') + begin)
        with suppress(ConnectionError):
            await pour(writer, piece * 10_000, 100_000 * len(piece))
            while await reader.read(65536):  # until the server has closed it
                pass
        writer.close()
        assert (await ann.get("/health")).status_code == 200


@in_loop
async def test_a_message_can_come_in_pieces(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", message_rate=10.0, message_burst=40) as site:
        reader, writer = await shake_hands(site)
        hello = b'{"t":"hello"}'
        last = len(hello) - 1
        for at in range(len(hello)):
            writer.write(frame(0x89))
            writer.write(frame((0x80 if at == last else 0) | (0x01 if at == 0 else 0x00), hello[at : at + 1]))
        assert b"no-such-table" in await reader.readuntil(b"no-such-table")
        writer.close()


@in_loop
async def test_requests_wait_in_no_endless_line(tmp_path: Path) -> None:
    """Requests that come before the last one is answered wait in memory: they must not be without number."""
    ask = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with site_at(tmp_path / "db") as site:
        name, _, port = site.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        writer.write(ask * 20)
        for _ in range(20):
            assert b"200" in await reader.readuntil(b"\r\n\r\n")
        with suppress(ConnectionError):
            await pour(writer, ask * 1000, 20_000 * len(ask))
            while await reader.read(65536):
                pass
        asked = {"method": "GET", "route": "/health", "status": "200"}
        answered = site.hall.metrics.registry.get_sample_value("sixgun_requests_total", asked)
        assert answered is not None
        assert answered < 10_000
        writer.close()
        async with site.client() as client:
            assert (await client.get("/health")).status_code == 200
            assert "sixgun_faults_total 0.0" in (await client.get("/metrics")).text


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (b"GET /", b"a" * 65536),
        (b"GET / HTTP/1.1\r\nX: ", b"a" * 65536),
        (b"GET / HTTP/1.1\r\n", b"X-A: bcdefgh\r\n" * 4000),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5;", b"a" * 65536),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X-A: bcdefgh\r\n" * 4000),
        (b"GET /api/tables/abc/play HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX: ", b"a" * 65536),
    ],
    ids=["address", "header", "headers", "piece", "trailers", "socket"],
)
@in_loop
async def test_a_request_without_an_end_is_refused(begin: bytes, piece: bytes, tmp_path: Path) -> None:
    """The parser of the web server keeps whatever comes before a request is complete."""
    async with site_at(tmp_path / "db") as site:
        name, _, port = site.url.removeprefix("http://").partition(":")
        _reader, writer = await asyncio.open_connection(name, int(port))
        writer.write(begin)
        with pytest.raises(ConnectionError):
            await pour(writer, piece, 128 * MAX_HEAD)
        writer.close()
        async with site.client() as client:
            answer = await client.post("/api/guest", json={"name": "Ann"}, headers={"x": "y" * 20_000})
            assert answer.status_code == 200


@in_loop
async def test_whoever_only_asks_whether_a_page_is_there_is_told(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.client() as client:
        for path in ("/", "/rules", "/favicon.ico", "/health", "/ready"):
            answer = await client.head(path)
            assert (answer.status_code, answer.content) == (200, b""), path
        assert (await client.head("/nothing")).status_code == 404
        assert (await client.head("/api/tables")).status_code == 405


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip; q=1.000", True),
        ("gzip;q=0", False),
        ("br, gzip; q=0.000", False),
        ("", False),
        ("x-gzipped", False),
    ],
)
def test_who_takes_compressed_answers(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


def test_nonsense_fills_no_logs() -> None:
    said = logging.makeLogRecord({"name": "uvicorn.error", "msg": "Invalid UTF-8 sequence received from client."})
    assert not is_news(said)
    assert is_news(logging.makeLogRecord({"name": "uvicorn.error", "msg": "Exception in ASGI application"}))


@in_loop
async def test_nobody_talks_faster_over_more_sockets(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        said = refused = 0
        for number in range(3):
            async with site.play(table, ann) as socket:
                await say(socket, t="hello")
                await hear(socket, "welcome")
                for text_number in range(4):
                    await say(socket, t="chat", text=f"{number} {text_number}")
                    answer = await hear(socket, "chat", "refused")
                    said += answer["t"] == "chat"
                    refused += answer["t"] == "refused"
        assert said + refused == 12
        assert said <= CHAT_BURST + 2


@in_loop
async def test_tables_that_wait_for_players_are_listed_first(database: str) -> None:
    """However many are played at, and however long ago it was opened."""
    store = Store(database)
    await store.open()
    for n, stage in enumerate(("lobby", "playing", "over", "playing")):
        await store.write(Write(f"tbl{n}", [], TableRow(f"tbl{n}", stage, True, 1000 + n, "{}")))
    assert [row.id for row in await store.tables(("lobby", "playing", "over"), True, 3)] == ["tbl2", "tbl0", "tbl3"]
    await store.close()


@in_loop
async def test_nobody_pushes_the_newest_tables_out_of_the_lobby(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        opened = [await open_table(ann, bots=0) for _ in range(3)]
        await ann.put(f"/api/tables/{opened[1]}/seats/1", json={"bot": "random"})
        listed = [table["id"] for table in (await ann.get("/api/tables")).json()]
        assert listed == [opened[1], opened[2], opened[0]]


@in_loop
async def test_notes_that_nobody_takes_do_not_pile_up(tmp_path: Path) -> None:
    """While the database is away workers cannot tell each other anything, and remember no more than is of use."""
    engine = make_engine(database_url(f"sqlite:///{tmp_path / 'db'}"))
    wire = Wire(engine, lambda _: None, lambda: None)
    for number in range(MOST + 5):
        wire.send(WhoIsHere("me", f"table{number}"))
    assert len(wire._waiting) == MOST
    assert "table5" in wire._waiting[0]
    await engine.dispose()
