"""What the server says in the words of a language: the story, questions, answers, refusals."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sixgun.games.registry import GAMES
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.rng import Rng
from sixgun.server.errors import Refused
from sixgun.server.facts import Acted, Entry
from sixgun.server.table import requests
from sixgun.server.table.listener import Listener
from sixgun.server.table.messages import Told, encode, entry_message, welcome
from sixgun.server.table.past import BREATH, history
from sixgun.server.table.table import Table
from sixgun.server.words import refused_message, speaker_of
from sixgun.text import languages, load

from .house import HOST, hall_at, in_loop, messages, play_on, rules_for, seat_bots, start
from .online import hear, say, site_at
from .test_secrecy import table_with

QUIET = {
    "classic": {"turn-ends"},
    "duel": {"equips", "reveal-succeeds", "turn-ends"},
    "dice": {"gives-beer", "turn-ends"},
}
TOGETHER = {"hit", "equips", "discards", "draws-aside", "store", "gets-token", "down", "reveals", "stops"}
"""Kinds of events that the line before can tell."""


def stream_of(game: str, lang: str, seed: int = 3) -> tuple[Table, list[dict[str, Any]]]:
    """Play a game by chance; return the table and what its seat 0 is told in a language."""
    options: dict[str, object] = {} if game == "duel" else {"players": 5}
    table, _ = table_with(game, options, seed)
    told = [msgspec.json.decode(encode(welcome(table, 0, 1000, None, [], lang)))]
    rng = Rng(seed)
    while table.asked >= 0:
        match = table.match
        assert match is not None
        legal = match.game.legal()
        entry = Entry(table.n + 1, 2000, Acted(table.asked, legal[rng.below(len(legal))].text))
        each = Told(table, entry, table.apply(entry))
        each.last = True
        told.append(msgspec.json.decode(each.to(0, lang)))
    return table, told


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told(game: str, lang: str) -> None:
    _, told = stream_of(game, lang)
    for message in told:
        begun = False
        for event in message.get("events", []):
            if "text" in event:
                begun = True
                assert event["text"]
            else:
                assert event["kind"] in QUIET[game] | TOGETHER
                assert begun or event["kind"] in QUIET[game]
        ask = message["ask"]
        if ask is None:
            continue
        assert ask["prompt"]
        assert ask["rule"] == load(lang)("rule-" + message["view"]["cite"].replace(".", "-"))
        if ask["seat"] != 0:
            assert "answers" not in ask
            continue
        assert [answer["do"] for answer in ask["answers"]] == ask["actions"]
        for answer in ask["answers"]:
            assert answer["label"]
            assert answer["do"].split()[0] == answer["verb"]
            assert answer.get("seat", 0) >= 0
            assert f"@{answer['seat']}" in answer["do"] if "seat" in answer else "@" not in answer["do"]
            for name in ("card", "other"):
                assert answer.get(name, "") in answer["do"]


@pytest.mark.parametrize("game", GAMES)
def test_without_a_language_nothing_is_told(game: str) -> None:
    _, told = stream_of(game, "")
    assert "lang" not in told[0]
    for message in told:
        assert not any("text" in event for event in message.get("events", []))
        if message["ask"]:
            assert not message["ask"].keys() & {"prompt", "rule", "answers"}


def test_answers_say_what_they_are_aimed_at() -> None:
    """A spot of The Duel, dice by their places."""
    _, told = stream_of("duel", "en")
    aimed = 0
    for message in told:
        spots = {c["id"]: c["spot"] for seat in message["view"]["seats"] for c in seat["characters"]}
        for answer in (message["ask"] or {}).get("answers", []):
            if "spot" in answer:
                aimed += 1
                assert spots[answer["character"]] == answer["spot"]
                assert answer["character"] in answer["do"]
    assert aimed > 5
    _, told = stream_of("dice", "en")
    rolled = used = 0
    for message in told:
        view = message["view"]
        for answer in (message["ask"] or {}).get("answers", []):
            if answer["verb"] == "reroll":
                rolled += 1
                assert "reroll " + " ".join(str(die + 1) for die in answer["dice"]) == answer["do"]
            if "die" in answer:
                used += 1
                assert answer["die"] + 1 not in view["used"]
                assert view["dice"][answer["die"]] in answer["do"]
    assert rolled > 5
    assert used > 5


def log_of_a_game() -> list[Entry]:
    """Return the log of a table with one whole game."""
    table, log = table_with("dice", {"players": 4}, 5)
    rng = Rng(1)
    while table.asked >= 0:
        match = table.match
        assert match is not None
        legal = match.game.legal()
        log.append(Entry(table.n + 1, 2000, Acted(table.asked, legal[rng.below(len(legal))].text)))
        table.apply(log[-1])
    return log


def test_each_reader_hears_his_own_story() -> None:
    """Who does it is called you; the others hear his name."""
    log = log_of_a_game()
    own, others = (b"\n".join(asyncio.run(history(log, 0, seat, "tbl", "en")).lines) for seat in (0, BYSTANDER))
    assert b"You roll" in own
    assert b"Ann rolls" not in own
    assert b"Ann rolls" in others
    assert b"You roll" not in others


@in_loop
async def test_while_a_story_is_told_other_tables_have_their_turn() -> None:
    """The first game in a language takes a tenth of a second: nobody else waits that long."""
    log = log_of_a_game()
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    told = (await history(log, 0, 0, "tbl", "en")).lines
    task.cancel()
    assert len(told) == len(log)
    assert turns >= len(told) // BREATH > 5


@in_loop
async def test_the_story_of_the_running_game_is_told_again(tmp_path: Path) -> None:
    """A page that changes its language hears the whole game in the new one, however many entries that are."""
    async with hall_at(tmp_path / "db", queue=8) as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(players=4))
        empty = Listener(HOST, 8, lang="it", story=True)
        await keeper.hear(empty, None)
        async for message in messages(empty):
            assert (message["t"], message["resumed"], message["lang"]) == ("welcome", True, "it")
            break
        keeper.forget(empty)
        await seat_bots(keeper)
        await start(keeper)
        await play_on(keeper, HOST, 12)
        listener = Listener(HOST, 8, lang="it", story=True)
        await keeper.hear(listener, None)
        first = 0
        lines: list[str] = []
        async for message in messages(listener):
            if message["t"] == "welcome":
                assert message["resumed"]
                assert keeper.table.match is not None
                first = keeper.table.match.first
                last = message["n"]
            elif message["t"] == "entry":
                if not lines:
                    assert (message["n"], message["kind"]) == (first, "started")
                lines += [event["text"] for event in message.get("events", []) if "text" in event]
                if message["n"] == last:
                    break
        assert last - first > 8
        assert any("pesc" in line for line in lines)


@in_loop
async def test_the_socket_speaks_the_language_it_is_greeted_in(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.guest("Ann") as ann:
        opened = await ann.post("/api/tables", json={"game": "classic", "options": {"players": 4}})
        table = opened.json()["table"]["id"]
        for seat in (1, 2, 3):
            await ann.put(f"/api/tables/{table}/seats/{seat}", json={"bot": "random"})
        async with site.play(table, ann) as socket:
            await say(socket, t="hello", lang="it-CH")
            assert (await hear(socket, "welcome"))["lang"] == "it"
            await say(socket, t="act", id="a", step=0, do="end")
            assert (await hear(socket, "refused"))["message"] == "Non è in corso nessuna partita."
            await ann.post(f"/api/tables/{table}/start", json={})
            ask = None
            while not (ask and "answers" in ask and ask["kind"] == "play"):
                ask = (await hear(socket, "entry")).get("ask")
                if ask and "answers" in ask and ask["kind"] != "play":
                    await say(socket, t="act", id=f"s{ask['step']}", step=ask["step"], do=ask["actions"][0])
            assert ask["prompt"]
            await say(socket, t="act", id="b", step=ask["step"], do="play bang:AS @0")
            refused = await hear(socket, "refused")
            texts = load("it")
            assert refused["rule_title"] == texts("rule-" + refused["rule"].replace(".", "-"))
            assert refused["message"][0].isupper()
            await say(socket, t="why", id="c", do="nonsense")
            assert (await hear(socket, "refused"))["message"] == texts("server-notation")
        async with site.play(table, ann) as socket:
            await say(socket, t="hello", lang="xx")
            assert "xx" in (await hear(socket, "refused"))["message"]
            assert (await hear(socket, "bye"))["why"] == "refused"
        async with site.play("no-table-at-all", ann) as socket:
            await say(socket, t="hello", lang="it")
            assert (await hear(socket, "refused"))["message"] == load("it")("server-no-such-table")


@in_loop
async def test_refusals_of_the_server_are_told_in_every_language(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(players=4))
        with pytest.raises(Refused) as caught:
            await keeper.ask(partial(requests.start, who=HOST, draw=lambda _: 1, engine="", sheriff=-1))
    assert refused_message(caught.value, load("en"), None)["message"] == "Seat 2 is still free."
    assert refused_message(caught.value, load("it"), None)["message"] == "Il posto 2 è ancora libero."


def test_words_of_a_language_are_made_once() -> None:
    table, log = table_with("classic", {"players": 4}, 9)
    told = Told(table, log[-1], [])
    assert told.to(0, "en") is told.to(0, "en")
    assert entry_message(table, log[-1], None, [], 0, "en") == entry_message(table, log[-1], None, [], 0)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_answers_carry_what_a_friend_would_ask(game: str, lang: str) -> None:
    said: set[str] = set()
    for seed in range(6):
        _, told = stream_of(game, lang, seed)
        for message in told:
            said |= {answer.get("caution", "") for answer in (message["ask"] or {}).get("answers", [])}
    texts = load(lang)
    known = {texts(message) for message in texts.ids() if message.startswith(f"caution-{game}-")}
    assert "" in said
    assert len(said) > 3
    assert said - {""} <= known


def test_a_missing_text_stops_no_game(caplog: pytest.LogCaptureFixture) -> None:
    """A set of another package may ask what nobody has put into words: then the notation stands there."""
    table, _ = table_with("dice", {"players": 4, "sheriff": 0}, 3)
    assert table.match is not None
    game = table.match.game
    speaker = speaker_of(game, load("en"), ["A", "B", "C", "D"])
    assert speaker.story([Event("never-heard-of", 0, -1, (), 0, 0, "", "", -1)], 0) == [""]
    decision = game.decision
    assert decision is not None
    strange = Decision(0, "never-asked", decision.actions, decision.cite)
    words = speaker.question(strange, 0, game.view(0))
    assert words["prompt"] == ""
    answers = words["answers"]
    assert isinstance(answers, list)
    assert [answer["do"] for answer in answers] == [action.text for action in decision.actions]
    assert all(answer["label"] for answer in answers)
    strange_refusal = Refused("never-refused", "in English", {}, "B-1")
    assert refused_message(strange_refusal, load("it"), speaker)["message"] == "in English"
    assert caplog.text.count("a text is missing") == 3
