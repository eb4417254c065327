"""Finished games step by step, with anybody's eyes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import update

from sixgun.games.registry import GAMES, make_game
from sixgun.kernel.rng import Rng
from sixgun.server.errors import Refused
from sixgun.server.facts import Acted, Entry, Started
from sixgun.server.net.replay import frames
from sixgun.server.store.schema import MATCHES
from sixgun.server.table.eyes import open_view
from sixgun.server.table.messages import encode, match_id

from .house import HOST, hall_at, in_loop, play_on, rules_for, seat_bots, start, until
from .online import site_at
from .test_secrecy import table_with


def finished(game: str, seed: int = 4) -> list[Entry]:
    """Return the entries of a game that was played by chance to its end."""
    options: dict[str, object] = {} if game == "duel" else {"players": 5}
    table, log = table_with(game, options, seed)
    first = table.n
    rng = Rng(seed)
    while table.asked >= 0:
        assert table.match is not None
        legal = table.match.game.legal()
        log.append(Entry(table.n + 1, 2000 + table.n, Acted(table.asked, legal[rng.below(len(legal))].text)))
        table.apply(log[-1])
    return log[first - 1 :]


def show(entries: list[Entry], eyes: str, lang: str = "", first: int = 0, count: int = 200) -> dict[str, Any]:
    found = asyncio.run(frames(entries, eyes, lang, first, count))
    return cast("dict[str, Any]", msgspec.json.decode(encode(found)))


@pytest.mark.parametrize("game", GAMES)
def test_frames_are_the_same_wherever_one_begins(game: str) -> None:
    entries = finished(game)
    for eyes in ("0", "-1", "all"):
        whole = show(entries, eyes, "en")
        steps = whole["steps"]
        assert steps == len(entries) - 1
        pieces: list[Any] = []
        while len(pieces) < min(steps + 1, 200):
            pieces += show(entries, eyes, "en", len(pieces), 7)["frames"]
        assert pieces[: len(whole["frames"])] == whole["frames"]
        assert [frame["n"] for frame in whole["frames"]] == list(range(min(steps + 1, 200)))
    assert show(entries, "0", "", steps + 1) == {"steps": steps, "frames": []}


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_what_it_saw(game: str) -> None:
    """Its own actions, and no others; the view is that of the game at that moment."""
    entries = finished(game)
    begun = entries[0].fact
    assert isinstance(begun, Started)
    again = make_game(begun.game, begun.options, begun.seed)
    for frame in show(entries, "1", "it")["frames"]:
        if frame["n"]:
            fact = entries[frame["n"]].fact
            assert isinstance(fact, Acted)
            assert frame["seat"] == fact.seat
            assert ("do" in frame) == ("label" in frame) == (fact.seat == 1)
            again.apply(again.parse(fact.do))
        assert frame["view"] == msgspec.json.decode(encode(cast("Any", again.view(1)).to_dict()))


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_open(game: str) -> None:
    for frame in show(finished(game), "all", "en")["frames"]:
        view = frame["view"]
        assert view["seat"] == -1
        for seat in view["seats"]:
            if game != "dice":
                assert len(seat["known_hand"]) == seat["hand_size"]
            if game == "duel":
                assert len(seat["reserve"]) == seat["reserve_size"]
            else:
                assert seat["role"]
        if frame["n"]:
            assert frame["label"]
            assert frame["do"]
        if view["asked"] >= 0:
            assert view["actions"]
        for event in frame["events"]:
            assert event.get("count", 0) == len(event.get("cards", [])), event


def test_an_open_view_has_the_shape_of_any_other() -> None:
    for game in GAMES:
        played = make_game(game, {}, 1)
        assert set(open_view(played)) == set(cast("Any", played.view(-1)).to_dict())


def test_eyes_of_nobody() -> None:
    entries = finished("dice")
    for eyes in ("5", "-2", "x", ""):
        with pytest.raises(Refused):
            show(entries, eyes)


@in_loop
async def test_a_finished_game_is_shown_over_http(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for("dice", 3))
        await seat_bots(keeper)
        await start(keeper)
        await play_on(keeper, HOST, 10_000)
        await until(lambda: keeper.table.stage == "over")
        name = match_id(keeper.table)
    async with site_at(tmp_path / "db") as site, site.client() as client:
        answer = await client.get(f"/api/matches/{name}/replay?eyes=all&lang=it&from=1&count=2")
        assert answer.status_code == 200
        found = answer.json()
        assert [frame["n"] for frame in found["frames"]] == [1, 2]
        assert any("text" in event for frame in found["frames"] for event in frame["events"])
        for path, status, reason in (
            (f"{name}/replay?eyes=9", 422, "no-such-eyes"),
            (f"{name}/replay?count=201", 422, "invalid"),
            ("nothing-1/replay", 404, "no-such-match"),
            (f"{name}/replay?lang=xx", 422, "error-unknown-language"),
        ):
            answer = await client.get(f"/api/matches/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (status, reason)


@in_loop
async def test_a_game_of_an_older_version_is_found_under_its_old_id(tmp_path: Path) -> None:
    """Ids once had no last word: such a game is shown by its old id, and by the one that its table tells today."""
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        keeper = await site.hall.open_table(HOST, "Ann", rules_for("dice", 3))
        await seat_bots(keeper)
        await start(keeper)
        await play_on(keeper, HOST, 10_000)
        today, old = match_id(keeper.table), f"{keeper.table.id}-1"
        async with site.hall.store.engine.begin() as connection:
            await connection.execute(update(MATCHES).where(MATCHES.c.id == today).values(id=old))
        for name in (today, old):
            assert (await ann.get(f"/api/matches/{name}/record")).status_code == 200
