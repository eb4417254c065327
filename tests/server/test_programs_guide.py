"""What ``docs/programs.md`` says to writers of programs is what real games send."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sixgun.games.registry import GAMES, make_game
from sixgun.kernel.rng import Rng
from sixgun.server.net.models import ActBody
from sixgun.server.protocol import DECODER, Act
from sixgun.server.table import requests
from sixgun.server.table.listener import Listener

from .house import HOST, hall_at, in_loop, messages, rules_for, seat_bots, start

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "programs.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| ([a-z ]+) \| (.+) \|$", re.MULTILINE)
VIEWS = {"classic": "### The card game", "duel": "### The Duel", "dice": "### The Dice Game"}
SEATS = {
    "classic": "#### A seat of the card game",
    "duel": "#### A seat of The Duel",
    "dice": "#### A seat of The Dice Game",
}
CHARACTER = "#### A character of The Duel"
PLAYED: dict[str, list[dict[str, object]]] = {
    "classic": [
        {"players": 3},
        {"players": 5, "characters": "choose"},
        {"players": 8, "sets": ["dodge_city", "high_noon", "fistful_of_cards", "bullet", "wanted"]},
    ],
    "duel": [{}, {"posse": 12}],
    "dice": [{"players": 3}, {"players": 8}],
}
SELDOM = {"dice": {"character"}}
"""What is ``null`` only in games that are made up for a purpose."""
PLAIN = {"integer": int, "boolean": bool, "string": str, "object": dict}


def section(heading: str) -> str:
    """Return what stands below a heading, up to the next one."""
    assert f"\n{heading}\n" in GUIDE, heading
    return re.split(r"^#+ ", GUIDE.split(f"\n{heading}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]


def fields(heading: str) -> dict[str, str]:
    """Return the fields that stand below a heading, with their kinds."""
    return {name: kind for name, kind, _ in ROW.findall(section(heading))}


def fits(value: object, kind: str) -> bool:
    """Tell whether a value is of a kind, as the guide calls it."""
    if kind.endswith(" or null"):
        return value is None or fits(value, kind.removesuffix(" or null"))
    if kind.startswith("list of "):
        return isinstance(value, list) and all(fits(one, kind.removeprefix("list of ")) for one in value)
    return type(value) is PLAIN[kind]


def compare(what: str, found: dict[str, Any], told: dict[str, str], nulls: set[str]) -> None:
    """Compare an object with what is told of it; names of fields that are ``null`` are added to ``nulls``."""
    assert set(found) == set(told), what
    for name, kind in told.items():
        assert fits(found[name], kind), f"{what}.{name}: {found[name]!r} is no {kind}"
        if found[name] is None:
            nulls.add(name)


def views(game_id: str, options: dict[str, object], seed: int) -> Iterator[dict[str, Any]]:
    """Play a game at random; yield what each seat, and a bystander, sees after every action, as it is sent."""
    game = make_game(game_id, options, seed, lambda _: None)
    rng = Rng(seed)
    while True:
        for seat in range(-1, game.seats):
            view: Any = game.view(seat)
            yield json.loads(json.dumps(view.to_dict()))
        if game.decision is None:
            return
        actions = game.decision.actions
        game.apply(actions[rng.below(len(actions))])


@pytest.mark.parametrize("game_id", GAMES)
def test_the_fields_of_views_are_those_that_are_told(game_id: str) -> None:
    told = fields("### In every game") | fields(VIEWS[game_id])
    seats, characters = fields(SEATS[game_id]), fields(CHARACTER)
    nulls: set[str] = set()
    for view in (view for options in PLAYED[game_id] for seed in range(3) for view in views(game_id, options, seed)):
        compare(game_id, view, told, nulls)
        for seat in view["seats"]:
            compare(f"a seat of {game_id}", seat, seats, nulls)
            for character in seat.get("characters", ()):
                compare("a character", character, characters, nulls)
    maybe = {name for name, kind in {**told, **seats}.items() if kind.endswith(" or null")}
    assert maybe == nulls | SELDOM.get(game_id, set())


def test_every_table_of_the_guide_is_compared() -> None:
    compared = [
        "### In every game",
        "### The body of an answer",
        "### `ask`",
        CHARACTER,
        *VIEWS.values(),
        *SEATS.values(),
    ]
    assert len(ROW.findall(GUIDE)) == sum(len(ROW.findall(section(heading))) for heading in compared)


def test_the_body_of_an_answer_is_as_it_is_told() -> None:
    told = fields("### The body of an answer")
    schema = ActBody.model_json_schema()
    assert {name: one["type"] for name, one in schema["properties"].items()} == told
    assert set(schema["required"]) == set(told) - {"game"}  # which is said to be left out as one likes
    shown = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)]
    assert ActBody.model_validate(shown[0]).do in GUIDE
    assert isinstance(DECODER.decode(json.dumps(shown[1])), Act)


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_question_is_as_it_is_told(game: str, tmp_path: Path) -> None:
    told = ROW.findall(section("### `ask`"))
    names = [name for name, _, _ in told]
    kinds = {name: kind for name, kind, _ in told}
    for_all = names[: names.index("until") + 1]
    seen = set()
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(game))
        await seat_bots(keeper)
        await start(keeper)
        listener = Listener(HOST, 10_000)
        await keeper.hear(listener, None)
        async for message in messages(listener):
            if message.get("view", {}).get("over"):
                break
            ask = message.get("ask")
            if not ask:
                continue
            own = ask["seat"] == 0
            seen.add(own)
            assert list(ask) == (names if own else for_all)
            assert all(fits(value, kinds[name]) for name, value in ask.items())
            if own:
                assert ask["actions"] == message["view"]["actions"]
                body = ActBody(id=f"step-{ask['step']}", step=ask["step"], do=ask["actions"][0])
                wish = partial(requests.act, seat=0, id=body.id, step=body.step, do=body.do)
                assert await keeper.ask(wish)
    assert seen == {True, False}


def test_a_message_of_a_program_is_strictly_read() -> None:
    with pytest.raises(msgspec.DecodeError):
        DECODER.decode('{"t": "act", "id": "a", "step": 1, "do": "pass", "more": 1}')


@in_loop
async def test_a_welcome_tells_how_things_stand_once_a_game_has_begun(tmp_path: Path) -> None:
    """Before the first game it has no such keys, and the guide says so."""
    assert "keys are left out" in section("## What a program hears")
    assert "before the first one `ask` is left out" in section("### `ask`")
    async with hall_at(tmp_path / "db") as hall:
        keeper = await hall.open_table(HOST, "Ann", rules_for(grace=1))
        for begun in (False, True):
            if begun:
                await seat_bots(keeper)
                await start(keeper)
            listener = Listener(HOST, 10_000)
            await keeper.hear(listener, None)
            welcome = await anext(messages(listener))
            assert welcome["t"] == "welcome"
            assert {"view", "ask"} & set(welcome) == ({"view", "ask"} if begun else set())
            keeper.forget(listener)
