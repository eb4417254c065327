"""What keeps abuse out: limits, headers, cleaned names, signed cookies; and what watches over the server."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from sixgun.server.errors import Refused
from sixgun.server.logs import JsonFormatter
from sixgun.server.metrics import Metrics
from sixgun.server.net.guard import Guard
from sixgun.server.net.guests import COOKIE, Guest, Signer, new_guest
from sixgun.server.net.limits import MAX_ADDRESSES, Bucket, Counted, Limiter, network_of
from sixgun.server.net.words import clean, clean_name
from sixgun.server.settings import Settings
from sixgun.server.table.table import OVER

from .house import in_loop, settings_for
from .online import hear, open_table, say, site_at

# Words and guests ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann  \t Lee ", "Ann Lee"),
        ("A\u202eevil\u202c", "Aevil"),  # direction marks
        ("a\u200bb\ufeffc\x00d\x1b[31m", "abcd[31m"),
        ("Z" + "\u0300" * 50 + "algo", "Z\u0300\u0300algo"),
        ("\u0301\u0301x", "x"),
        ("Zoe\u0308", "Zoë"),
        ("line\none\u2028two", "line one two"),
        ("牛仔 🤠", "牛仔 🤠"),
        ("x" * 100, "x" * 40),
        ("\ud800lone", "lone"),
    ],
)
def test_names_are_cleaned(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "\u0301", "\n"])
def test_names_that_nobody_can_see(typed: str) -> None:
    with pytest.raises(Refused):
        clean_name(typed)


@given(st.text())
def test_cleaning_is_done_once(text: str) -> None:
    once = clean(text, 300)
    assert clean(once, 300) == once
    assert once.isprintable()


def test_cookies_cannot_be_made_up() -> None:
    signer, guest = Signer("key"), new_guest("Ann")
    value = signer.sign(guest)
    assert signer.read(value) == guest
    assert Signer("other").read(value) is None
    body, _, signature = value.partition(".")
    other = Signer("other").sign(Guest(guest.id, "Eve")).partition(".")[0]
    for forged in (
        "",
        ".",
        body,
        f"{body}.",
        f"{other}.{signature}",
        value[:-1],
        value + "x",
        "é." + signature,
        "x" * 9999,
    ):
        assert signer.read(forged) is None


# Limits ----------------------------------------------------------------------------------------------------------


def test_buckets_and_addresses() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    limiter = Limiter(0.001, 1)
    assert limiter.take("2001:db8::1")
    assert not limiter.take("2001:db8::ffff")  # the same network, one user
    assert limiter.take("2001:db8:0:1::1")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1")
    for number in range(MAX_ADDRESSES + 10):
        limiter.take(f"host-{number}")
    assert len(limiter._buckets) == MAX_ADDRESSES
    counted = Counted(2)
    assert [counted.enter("a"), counted.enter("a"), counted.enter("a"), counted.enter("b")] == [True, True, False, True]
    counted.leave("a")
    assert counted.enter("a")
    counted.leave("b")
    assert set(counted._held) == {"a"}


@in_loop
async def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", request_burst=20, request_rate=0.01) as site, site.client() as client:
        codes = [(await client.get("/api/tables")).status_code for _ in range(25)]
        assert codes == [200] * 20 + [429] * 5
        assert (await client.get("/health")).status_code == 200
        assert b'sixgun_refused_total{reason="rate"} 5.0' in (await client.get("/metrics")).content


@in_loop
async def test_too_many_tables_and_streams_are_refused(tmp_path: Path) -> None:
    limits = {"tables_a_minute": 2, "sockets_an_address": 2, "max_tables": 100}
    async with site_at(tmp_path / "db", **limits) as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        await open_table(ann)
        assert (await ann.post("/api/tables", json={})).json()["reason"] == "rate"
        async with site.play(table) as one, site.play(table) as two:
            for socket in (one, two):
                await say(socket, t="hello")
                await hear(socket, "welcome")
            assert (await ann.get(f"/api/tables/{table}/stream")).json()["reason"] == "too-many-streams"
    async with site_at(tmp_path / "other", max_tables=1) as site, site.guest("Ann") as ann:
        await open_table(ann)
        assert (await ann.post("/api/tables", json={})).json()["reason"] == "too-many-tables"


@in_loop
async def test_large_bodies_are_refused(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", body_size=1000) as site, site.client() as client:
        for content in (b"x" * 2000, chunks(100, b"x" * 100)):
            answer = await client.post("/api/guest", content=content)
            assert answer.status_code == 413
            assert answer.json()["reason"] == "too-large"
        assert (await client.post("/api/guest", json={"name": "Ann"})).status_code == 200


async def chunks(count: int, piece: bytes) -> Any:
    for _ in range(count):
        yield piece


@in_loop
async def test_every_answer_has_security_headers(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        for path in ("/", "/api/tables", "/api/nothing", "/health", "/api/openapi.json"):
            answer = await ann.get(path)
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        assert (await ann.get("/api/tables")).headers["cache-control"] == "no-store"
        cookie = (await ann.post("/api/guest", json={"name": "Ann"})).headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}=")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


# What is asked wrongly -------------------------------------------------------------------------------------------

REQUESTS: list[tuple[str, str, object, int]] = [
    ("POST", "/api/tables", {"game": "chess"}, 422),
    ("POST", "/api/tables", {"options": {"players": 99}}, 422),
    ("POST", "/api/tables", {"options": {"players": "many"}}, 422),
    ("POST", "/api/tables", {"options": {"sets": ["nothing"]}}, 422),
    ("POST", "/api/tables", {"options": {"x" * 5000: 1}}, 422),
    ("POST", "/api/tables", {"clock": -1}, 422),
    ("POST", "/api/tables", {"clock": 1e300}, 422),
    ("POST", "/api/tables", {"unknown": 1}, 422),
    ("POST", "/api/tables", [], 422),
    ("POST", "/api/guest", {"name": ""}, 422),
    ("POST", "/api/guest", {"name": "\u200b"}, 422),
    ("GET", "/api/tables/nowhere", None, 404),
    ("GET", "/api/tables/" + "a" * 200, None, 422),
    ("GET", "/api/tables/..%2f..%2fetc", None, 404),
    ("GET", "/api/matches/none-1", None, 404),
    ("GET", "/api/matches?before=x", None, 422),
    ("GET", "/api/nothing", None, 404),
    ("PATCH", "/api/tables", {}, 405),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), REQUESTS, ids=range(len(REQUESTS)))
@in_loop
async def test_wrong_requests_are_refused_in_one_form(
    method: str, path: str, body: object, status: int, tmp_path: Path
) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        answer = await ann.request(method, path, json=body)
        assert answer.status_code == status
        assert set(answer.json()) == {"reason", "rule", "params", "message"}
        assert site.hall.metrics.faults._value.get() == 0


@in_loop
async def test_seats_are_given_by_the_rules_of_the_lobby(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Ben") as ben:
        table = await open_table(ann, bots=2)
        path = f"/api/tables/{table}"
        assert (await ben.post(f"{path}/seats", json={"seat": 0})).json()["reason"] == "seat-taken"
        assert (await ben.post(f"{path}/seats", json={"seat": 9})).json()["reason"] == "no-such-seat"
        assert (await ben.post(f"{path}/ready", json={})).json()["reason"] == "no-seat"
        assert (await ben.post(f"{path}/seats", json={"seat": 3})).status_code == 200
        assert (await ann.put(f"{path}/seats/3", json={"bot": "random"})).json()["reason"] == "seat-taken"
        assert (await ann.delete(f"{path}/seats/0")).json()["reason"] == "own-seat"
        six = {"title": "Six", "options": {"players": 6}}
        assert (await ben.put(f"{path}/rules", json=six)).json()["reason"] == "not-host"
        assert (await ann.put(f"{path}/rules", json=six)).status_code == 200
        found = (await ben.get(path)).json()
        assert [seat["kind"] for seat in found["table"]["seats"]].count("free") == 2
        assert found["table"]["rules"]["title"] == "Six"
        assert found["seat"] == 3
        assert (await ann.post(f"{path}/start", json={})).json()["reason"] == "not-ready"
        assert (await ben.post(f"{path}/ready", json={})).status_code == 200
        assert (await ann.post(f"{path}/start", json={})).json()["reason"] == "seat-free"
        assert (await ann.delete(f"{path}/seats/3")).status_code == 200
        assert (await ben.get(path)).json()["seat"] == -1
        await ben.post(f"{path}/seats", json={})
        assert (await ann.post(f"{path}/leave")).status_code == 200
        assert (await ben.get(path)).json()["host"]
        assert (await ben.post(f"{path}/leave")).status_code == 200
        assert (await ben.get(path)).status_code == 410


@in_loop
async def test_a_changed_name_is_the_same_guest(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        assert (await ann.post("/api/guest", json={"name": "Anna"})).json() == {"name": "Anna"}
        assert (await ann.get("/api/guest")).json() == {"name": "Anna"}
        assert (await ann.get(f"/api/tables/{table}")).json()["seat"] == 0
    async with site_at(tmp_path / "db") as again, again.client() as client:
        client.cookies = ann.cookies  # the key that signs them is kept
        assert (await client.get(f"/api/tables/{table}")).json()["seat"] == 0


@in_loop
async def test_streams_are_forgotten_when_they_end(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", sockets_an_address=2) as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        keeper = await site.hall.find(table)
        for _ in range(5):
            async with ann.stream("GET", f"/api/tables/{table}/stream", params={"after": 0}) as answer:
                assert answer.headers["content-type"] == "application/x-ndjson"
                lines = answer.aiter_lines()
                assert json.loads(await anext(lines))["t"] == "welcome"
                assert json.loads(await anext(lines))["n"] == 1
                assert len(keeper.audience.listeners) == 1
            while keeper.audience.listeners:
                await asyncio.sleep(0.01)
        async with site.play(table, ann) as socket:
            await say(socket, t="hello")
            await hear(socket, "welcome")
        while keeper.audience.listeners:
            await asyncio.sleep(0.01)


# Watching over it ------------------------------------------------------------------------------------------------


@in_loop
async def test_health_and_figures(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", grace=0.0) as site, site.guest("Ann") as ann:
        while (await ann.get("/ready")).status_code != 200:
            await asyncio.sleep(0.01)
        assert (await ann.get("/health")).json() == {"status": "alive"}
        table = await open_table(ann)
        async with site.play(table, ann) as socket:
            await say(socket, t="hello")
            await hear(socket, "welcome")
            await ann.post(f"/api/tables/{table}/start", json={})
            await hear(socket, "entry")
            figures = (await ann.get("/metrics")).text
        assert "sixgun_tables 1.0" in figures
        assert "sixgun_sockets 1.0" in figures
        assert 'sixgun_requests_total{method="POST",route="/api/tables/{table_id}/start",status="200"} 1.0' in figures
        assert "sixgun_action_to_socket_seconds_bucket" in figures


@in_loop
async def test_the_description_lists_every_route(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.client() as client:
        paths = (await client.get("/api/openapi.json")).json()["paths"]
        assert len(paths) >= 17
        for path, methods in paths.items():
            assert path.startswith("/api/")
            for operation in methods.values():
                assert operation["description"]


@in_loop
async def test_only_requests_that_the_server_has_failed_are_news(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/fault":
            raise ZeroDivisionError
        await Response(status_code=int(scope["path"][1:]))(scope, receive, send)

    logger = logging.getLogger("sixgun.server")
    guard = Guard(answer, settings_for(tmp_path / "db"), Metrics())
    transport = httpx.ASGITransport(guard, raise_app_exceptions=False)
    logger.addHandler(caplog.handler)
    try:
        caplog.set_level(logging.DEBUG, "sixgun.server")
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for path in ("200", "404", "503", "fault"):
                await client.get(f"/{path}")
    finally:
        logger.removeHandler(caplog.handler)
    noted = [(vars(one)["status"], one.levelname) for one in caplog.records if one.getMessage() == "request"]
    assert list(dict.fromkeys(noted)) == [(200, "DEBUG"), (404, "DEBUG"), (503, "WARNING"), (500, "WARNING")]


@in_loop
async def test_logs_tell_no_secrets(tmp_path: Path) -> None:
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonFormatter().format(record))

    logger = logging.getLogger("sixgun.server")
    handler, level = Keep(), logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        async with site_at(tmp_path / "db", grace=0.0) as site, site.guest("Ann") as ann:
            answer = (await ann.post("/api/tables", json={"open": False, "grace": 1, "options": {"players": 3}})).json()
            table, invite = answer["table"]["id"], answer["invite"]
            await ann.put(f"/api/tables/{table}/seats/1", json={"bot": "greenhorn"})
            token = (await ann.post(f"/api/tables/{table}/seats/2/token", json={})).json()["token"]
            await ann.get(f"/api/tables/{table}", params={"invite": invite})
            await ann.post(f"/api/tables/{table}/start", json={})
            cookie = ann.cookies[COOKIE]
            keeper = await site.hall.find(table)
            while keeper.summary["stage"] != OVER:
                await asyncio.sleep(0.05)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    assert len(lines) > 5
    text = "\n".join(lines)
    assert all(json.loads(line)["message"] for line in lines)
    for secret in (invite, token, cookie, table):
        assert secret not in text


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SIXGUN_PORT", "9123")
    monkeypatch.setenv("SIXGUN_DB", f"sqlite:///{tmp_path}/x")
    monkeypatch.setenv("SIXGUN_ORIGINS", '["https://a.example"]')
    found = Settings(host="0.0.0.0")
    assert (found.port, found.host, found.origins) == (9123, "0.0.0.0", ["https://a.example"])
    assert found.db == f"sqlite+aiosqlite:///{tmp_path}/x"


# A fuzzed socket -------------------------------------------------------------------------------------------------

IDS = st.text(max_size=5)
MESSAGES = st.one_of(
    st.builds(lambda after, invite: {"t": "hello", "after": after, "invite": invite}, st.none() | st.integers(), IDS),
    st.builds(
        lambda i, step, do: {"t": "act", "id": i, "step": step, "do": do},
        IDS,
        st.integers(),
        st.sampled_from(["pass", "end", "play bang:AS @1", "@", "play bang:AS @9999", "reroll 1"])
        | st.text(max_size=30),
    ),
    st.builds(lambda i, do: {"t": "why", "id": i, "do": do}, IDS, st.text(max_size=30) | st.just("play beer:6H")),
    st.builds(lambda text: {"t": "chat", "text": text}, st.text(max_size=400)),
    st.sampled_from([{"t": "back"}, {"t": "ping"}, {"t": "fly"}, {}, [], 1, None, "x"]),
)


def test_no_message_breaks_a_table(tmp_path: Path) -> None:
    """Whatever comes over a socket, the table next door plays on, and nothing goes wrong inside."""
    count = 0

    @settings(max_examples=25, deadline=None)
    @given(st.lists(MESSAGES, min_size=1, max_size=8), st.booleans())
    def fuzz(found: list[object], seated: bool) -> None:
        nonlocal count
        count += 1
        asyncio.run(asyncio.wait_for(send(tmp_path / f"db{count}", found, seated), 30))

    fuzz()


async def send(db: Path, found: list[object], seated: bool) -> None:
    async with site_at(db) as site, site.guest("Ann") as ann:
        table, other = await open_table(ann), await open_table(ann)
        await ann.post(f"/api/tables/{table}/start", json={})
        async with site.play(table, ann if seated else None) as socket:
            await say(socket, t="hello")
            for message in found:
                await socket.send(msgspec.json.encode(message).decode())
            await socket.send("end of it")
            assert (await hear(socket, "bye"))["why"] == "bad"
        assert site.hall.metrics.faults._value.get() == 0
        assert (await ann.post(f"/api/tables/{other}/start", json={})).status_code == 200
