"""Play over the socket, and the lobby over HTTP, at a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixgun.games.registry import GAMES, make_game
from sixgun.kernel.replay import verify
from sixgun.server.net.guard import host_allowed
from sixgun.server.settings import Settings

from .house import in_loop, until
from .online import hear, open_table, play_game, say, site_at


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_person_plays_a_whole_game_against_bots(game: str, tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        two = game == "duel"
        table = await open_table(ann, 1 if two else 3, game=game, options={} if two else {"players": 4})
        assert (await ann.post(f"/api/tables/{table}/start", json={})).status_code == 200
        async with site.play(table, ann) as socket:
            heard = await play_game(socket)
        entries = [message for message in heard if message["t"] == "entry"]
        first = entries[0]["n"]
        assert [entry["n"] for entry in entries] == list(range(first, first + len(entries)))
        assert heard[0]["seat"] == 0
        [match] = (await ann.get("/api/matches")).json()
        assert match["sitters"][0] == {"name": "Ann", "player": "person"}
        record = await ann.get(f"/api/matches/{match['id']}/record")
        path = tmp_path / "record.jsonl"
        path.write_bytes(record.content)
        verdict = verify(str(path), make_game)
        assert (verdict.over, verdict.outcome, verdict.actions) == (True, match["outcome"], match["actions"])


@in_loop
async def test_two_persons_and_somebody_who_watches(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann, site.guest("Ben") as ben:
        answer = (await ann.post("/api/tables", json={"open": False, "options": {"players": 4}})).json()
        table, invite = answer["table"]["id"], answer["invite"]
        assert (await ben.get("/api/tables")).json() == []
        assert (await ben.post(f"/api/tables/{table}/seats", json={})).status_code == 404
        assert (await ben.get(f"/api/tables/{table}", params={"invite": "wrong"})).status_code == 404
        assert (await ben.get(f"/api/tables/{table}", params={"invite": invite})).json()["invite"] == ""
        assert (await ben.post(f"/api/tables/{table}/seats", json={"invite": invite})).status_code == 200
        assert (await ben.put(f"/api/tables/{table}/seats/2", json={"bot": "random"})).status_code == 403
        assert (await ben.post(f"/api/tables/{table}/start", json={})).json()["reason"] == "not-host"
        for seat in (2, 3):
            assert (await ann.put(f"/api/tables/{table}/seats/{seat}", json={"bot": "greenhorn"})).status_code == 200
        assert (await ann.post(f"/api/tables/{table}/start", json={})).json()["reason"] == "not-ready"
        async with site.play(table) as stranger:
            await say(stranger, t="hello")
            assert (await hear(stranger, "refused"))["reason"] == "no-such-table"
        async with site.play(table) as watching, site.play(table, ann) as one, site.play(table, ben) as two:
            await say(watching, t="hello", invite=invite)
            assert (await hear(watching, "welcome"))["seat"] == -1
            games = [asyncio.create_task(play_game(socket)) for socket in (one, two)]
            await ben.post(f"/api/tables/{table}/ready", json={})
            assert (await ann.post(f"/api/tables/{table}/start", json={})).status_code == 200
            first, second = await asyncio.gather(*games)
            while not (last := await hear(watching, "entry")).get("view", {}).get("over"):
                assert "actions" not in (last.get("ask") or {})
                assert last.get("view", {}).get("hand", []) == []
        assert first[-1]["n"] == second[-1]["n"] == last["n"]
        assert first[-1]["view"]["outcome"] == last["view"]["outcome"]
        assert (await ann.get("/api/matches")).json() == []  # a private game is not listed
        match = (await ann.get(f"/api/tables/{table}")).json()["table"]["match"]
        async with site.client() as friend:  # whoever is shown a game sees it, and guesses no other one
            assert (await friend.get(f"/api/matches/{match}")).status_code == 200
            for guess in (f"{table}-1", f"{table}-1-", f"{table}-1-{'0' * 12}", match.replace("-1-", "-2-")):
                assert (await friend.get(f"/api/matches/{guess}")).status_code == 404


@in_loop
async def test_who_comes_back_hears_what_he_has_missed(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        await ann.post(f"/api/tables/{table}/start", json={})
        async with site.play(table, ann) as socket:
            await say(socket, t="hello")
            message = await hear(socket, "welcome")
            while "actions" not in message["ask"]:
                message = await hear(socket, "entry")
            n, ask = message["n"], message["ask"]
            act = {"t": "act", "id": "once", "step": ask["step"], "do": ask["actions"][0]}
            await say(socket, **act)  # and the line breaks before the answer comes
        async with site.play(table, ann) as socket:
            await say(socket, t="hello", after=n)
            assert (await hear(socket, "welcome"))["resumed"]
            await say(socket, **act)
            ack = await hear(socket, "ack", "refused")
            assert (ack["t"], ack["n"]) == ("ack", n + 1)


@in_loop
async def test_refusals_say_why_and_with_which_rule(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        await ann.post(f"/api/tables/{table}/start", json={})
        async with site.play(table, ann) as socket:
            await say(socket, t="hello")
            message = await hear(socket, "welcome")
            while "actions" not in message["ask"]:
                message = await hear(socket, "entry")
            step = message["ask"]["step"]
            hidden = next(card for card in ("6H", "7H", "8H") if f"beer:{card}" not in message["view"]["hand"])
            await say(socket, t="why", id="w", do=f"play beer:{hidden}")
            refused = await hear(socket, "refused")
            assert (refused["id"], bool(refused["rule"])) == ("w", True)
            await say(socket, t="act", id="x", step=step + 7, do=message["ask"]["actions"][0])
            assert (await hear(socket, "refused"))["reason"] == "stale"
            await say(socket, t="act", id="y", step=step, do="dance")
            assert (await hear(socket, "refused"))["reason"] == "notation"
            await say(socket, t="why", id="v", do=message["ask"]["actions"][0])
            assert (await hear(socket, "legal"))["id"] == "v"


@in_loop
async def test_chat_is_heard_by_all_and_by_who_comes_later(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        async with site.play(table, ann) as socket, site.play(table) as watching:
            await say(socket, t="hello")
            await say(watching, t="hello")
            await hear(watching, "welcome")
            await say(socket, t="chat", text=" Hi\u202e <b>all</b>\n\n\x07 ")
            chat = await hear(watching, "chat")
            assert (chat["name"], chat["text"], chat["to"]) == ("Ann", "Hi <b>all</b>", "table")
            await say(watching, t="chat", text="me too")
            assert (await hear(watching, "refused"))["reason"] == "no-seat"
        async with site.play(table) as later:
            await say(later, t="hello")
            assert [said["text"] for said in (await hear(later, "welcome"))["chat"]] == ["Hi <b>all</b>"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "[]",
        "{}",
        '{"t":"fly"}',
        '{"t":"act","id":1}',
        '{"t":"hello","x":1}',
        '{"t":"hello","after":-1}',
        "\ud83d",
        "9" * 3000,
        "[" * 3000,
    ],
    ids=range(10),
)
@in_loop
async def test_nonsense_ends_the_socket_and_nothing_else(message: str, tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        for greeting in (False, True):
            async with site.play(table, ann) as socket:
                if greeting:
                    await say(socket, t="hello")
                await socket.send(message.encode("utf-8", "replace").decode())
                assert (await hear(socket, "bye"))["why"] == "bad"
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4000
        assert site.hall.metrics.faults._value.get() == 0
        assert (await ann.post(f"/api/tables/{table}/start", json={})).status_code == 200


@in_loop
async def test_too_much_ends_the_socket(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", message_burst=5, message_rate=0.1) as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        async with site.play(table, ann) as socket:
            await say(socket, t="hello")
            for _ in range(10):
                await say(socket, t="ping")
            assert (await hear(socket, "bye"))["why"] == "rate"
        async with site.play(table, ann) as socket:
            await say(socket, t="hello")
            await hear(socket, "welcome")
            await socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                await hear(socket, "bye")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


@in_loop
async def test_another_page_can_do_nothing(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", origins=["https://friend.example"]) as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        for origin, status in (("https://evil.example", 403), ("null", 403), ("https://friend.example", 200)):
            answer = await ann.post(f"/api/tables/{table}/ready", json={}, headers={"origin": origin})
            assert answer.status_code == status
        answer = await ann.post(f"/api/tables/{table}/ready", json={}, headers={"origin": site.url})
        assert answer.status_code == 200
        with pytest.raises(InvalidStatus):
            async with site.play(table, ann, origin="https://evil.example"):
                pass
        async with site.play(table, ann, origin=site.url) as socket:
            await say(socket, t="hello")
            assert (await hear(socket, "welcome"))["seat"] == 0


@in_loop
async def test_a_server_answers_to_its_own_names(tmp_path: Path) -> None:
    """Else a page of another site could give its name the address of this machine, and play as its owner."""
    async with site_at(tmp_path / "db", hosts=["play.example.org"]) as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        port = site.server.port
        for host, status in (
            ("evil.example", 403),
            (f"evil.example:{port}", 403),
            ("", 403),
            ("localhost@evil.example", 403),
            ("evil.example#localhost", 403),
            ("[", 403),
            ("localhost", 200),
            (f"127.0.0.1:{port}", 200),
            ("[::1]:80", 200),
            ("Play.Example.ORG.:443", 200),
        ):
            answer = await ann.get(f"/api/tables/{table}", headers={"host": host})
            assert answer.status_code == status, host
            assert status == 200 or answer.json()["reason"] == "host"
        assert (await ann.get("/health", headers={"host": "10.0.0.7"})).status_code == 200
        opening = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
        opening["sec-websocket-key"] = "dGhlIHNhbXBsZSBub25jZQ=="
        for host, status in (("evil.example", 403), ("localhost", 101)):
            address = f"/api/tables/{table}/play"
            async with ann.stream("GET", address, headers={**opening, "host": host}) as answer:
                assert answer.status_code == status


@pytest.mark.parametrize(
    ("host", "hosts", "evil"),
    [("127.0.0.1", [], False), ("127.0.0.9", [], False), ("localhost", [], False), ("::1", [], False),
     ("0.0.0.0", [], True), ("0.0.0.0", ["play.example.org"], False)],
)  # fmt: skip
def test_which_names_a_server_answers_to(host: str, hosts: list[str], evil: bool) -> None:
    names = Settings(host=host, hosts=hosts).names
    assert host_allowed(Headers({"host": "evil.example"}), names) is evil
    assert host_allowed(Headers({"host": "localhost:8000"}), names)


@in_loop
async def test_a_slow_client_is_dropped_and_can_resume(tmp_path: Path) -> None:
    """Whoever does not read fills his own queue, not the server."""
    async with site_at(tmp_path / "db", queue=8, grace=0.0) as site, site.guest("Ann") as ann:
        table = await open_table(ann, bots=3, grace=1)
        async with site.play(table) as watching:
            watching.transport.pause_reading()
            await say(watching, t="hello")
            keeper = await site.hall.find(table)
            await until(lambda: len(keeper.audience.listeners) == 1)
            listener = keeper.audience.listeners[0]
            for number in range(100_000):
                if listener.gone:
                    break
                keeper.audience.tell(keeper.table, {"t": "chat", "text": "x" * 1000})
                if number % 50 == 0:
                    await asyncio.sleep(0.001)
            assert listener.gone == "slow"
            await until(lambda: not keeper.audience.listeners)
            watching.transport.abort()
        async with site.play(table) as watching:
            await say(watching, t="hello", after=0)
            welcome = await hear(watching, "welcome")
            assert welcome["resumed"]
            assert [(await hear(watching, "entry"))["n"] for _ in range(welcome["n"])] == list(
                range(1, welcome["n"] + 1)
            )


@in_loop
async def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        table = await open_table(ann)
        async with site.play(table, ann) as socket:
            await say(socket, t="hello")
            await hear(socket, "welcome")
            async with ann.stream("GET", f"/api/tables/{table}/stream") as lines:
                site.server.stop()
                heard = [msgspec.json.decode(line)["t"] async for line in lines.aiter_lines()]
                assert heard[0] == "welcome"
            with pytest.raises(ConnectionClosed) as closed:
                await hear(socket, "nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
