"""Hints for somebody who learns a game among bots."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sixgun.bots.base import Observer
from sixgun.bots.catalogue import make_bot
from sixgun.games.registry import GAMES, make_game
from sixgun.kernel.rng import Rng
from sixgun.server.errors import Refused
from sixgun.server.facts import Acted, Entry
from sixgun.server.table import requests
from sixgun.server.table.messages import hint_of
from sixgun.server.table.table import Table
from sixgun.server.words import speaker_of
from sixgun.text import load

from .house import HOST, hall_at, in_loop, rules_for, seat_bots, start
from .online import hear, say, site_at
from .test_secrecy import table_with


def with_hints(table: Table, hints: bool = True) -> Table:
    """Let a table give hints."""
    table.rules = msgspec.structs.replace(table.rules, hints=hints)
    return table


def refused(table: Table, seat: int) -> str:
    with pytest.raises(Refused) as caught:
        requests.hint(table, seat)
    return caught.value.reason


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_a_sentence(game: str, lang: str) -> None:
    """Whatever a bot does in whole games can be explained; what happens often is explained by more than a shrug."""
    said: dict[str, int] = {}
    for seed in range(4):
        options: dict[str, object] = {} if game == "duel" else {"players": 5}
        played = make_game(game, options, seed)
        speaker = speaker_of(played, load(lang), ["A", "B", "C", "D", "E"][: played.seats])
        bots = [make_bot(game, "greenhorn", Rng(seed)) for _ in range(played.seats)]
        while played.decision is not None:
            decision = played.decision
            action = bots[decision.seat].choose(decision, Observer(played, decision.seat))
            sentence = speaker.why(action, decision, played.view(decision.seat))
            said[sentence] = said.get(sentence, 0) + 1
            played.apply(action)
    shrug = load(lang)(f"hint-{game}-other")
    assert len(said) > 7
    assert said.get(shrug, 0) < sum(said.values()) / 10


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_what_a_bot_would_do(game: str) -> None:
    """It is always legal, it is the same if it is asked for again, and the chance of the game has no part in it."""
    options: dict[str, object] = {} if game == "duel" else {"players": 4}
    table = with_hints(table_with(game, options, 11)[0])
    asked = 0
    while table.asked >= 0 and asked < 30:
        match = table.match
        assert match is not None
        decision = match.game.decision
        assert decision is not None
        if decision.seat == 0:
            asked += 1
            before = match.game.state_text()
            action = requests.hint(table, 0)
            assert action in decision.actions
            assert requests.hint(table, 0) is action
            assert match.game.state_text() == before
            message = hint_of(table, 0, action, "en")
            assert message["do"] == action.text
            assert message["label"]
            assert str(message["text"]).endswith(".")
            assert hint_of(table, 0, action, "") == {"do": action.text}
        chosen = match.choose(decision.seat, "greenhorn").text
        table.apply(Entry(table.n + 1, 2000, Acted(decision.seat, chosen)))
    assert asked == 30 or table.asked < 0


def test_hints_are_for_those_who_play_alone_with_bots() -> None:
    table, _ = table_with("dice", {"players": 4, "sheriff": 0}, 3)
    assert table.asked == 0
    assert refused(table, 0) == "no-hints"
    with_hints(table)
    assert requests.hint(table, 0).text
    assert refused(table, -1) == "no-hints"
    table.chairs[2].kind = "person"
    assert refused(table, 0) == "no-hints"
    table.chairs[2].kind = "local"
    while table.asked == 0:
        assert table.match is not None
        table.apply(Entry(table.n + 1, 2000, Acted(0, table.match.game.legal()[0].text)))
    assert refused(table, 0) == "not-asked"


@in_loop
async def test_a_hint_over_the_socket(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        body = {"game": "dice", "options": {"players": 3, "sheriff": 0}, "hints": True}
        opened = (await ann.post("/api/tables", json=body)).json()["table"]
        assert opened["rules"]["hints"]
        for seat in (1, 2):
            await ann.put(f"/api/tables/{opened['id']}/seats/{seat}", json={"bot": "random"})
        async with site.play(opened["id"], ann) as socket:
            await say(socket, t="hello", lang="it")
            await hear(socket, "welcome")
            await say(socket, t="hint", id="h0")
            assert (await hear(socket, "refused"))["reason"] == "no-game"
            await ann.post(f"/api/tables/{opened['id']}/start", json={})
            ask = None
            while not (ask and "answers" in ask):
                ask = (await hear(socket, "entry")).get("ask")
            await say(socket, t="hint", id="h1")
            hint = await hear(socket, "hint", "refused")
            assert hint["t"] == "hint"
            assert hint["id"] == "h1"
            assert hint["do"] in ask["actions"]
            assert hint["label"] == next(a["label"] for a in ask["answers"] if a["do"] == hint["do"])
            assert hint["text"]


@in_loop
async def test_tables_give_no_hints_unless_they_say_so(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for("dice", 3))
        await seat_bots(keeper)
        await start(keeper)
        assert not keeper.table.rules.hints
        assert refused(keeper.table, 0) == "no-hints"
