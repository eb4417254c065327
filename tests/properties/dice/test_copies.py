"""Clones, records and digests: a copy plays on alike, and equal games, and only those, have equal digests."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun.games import dice
from sixgun.games.dice.ability import Character
from sixgun.games.dice.turn import Turn
from sixgun.games.registry import make_game
from sixgun.kernel.event import Event
from sixgun.kernel.record import Header, Sitter, read
from sixgun.kernel.recorder import create
from sixgun.kernel.replay import replay, verify
from sixgun.kernel.rng import Rng
from tests.games.dice.play import gentle, midway, start, variety, walk
from tests.games.playing import pending
from tests.rulebook import CHECKOUT


def slots() -> list[str]:
    """Return the names of a table's fields, from its source: a compiled class does not tell them."""
    tree = ast.parse((CHECKOUT / "src" / "sixgun" / "games" / "dice" / "table.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise AssertionError("the table has no fields")


FIELDS = slots()


def everything(game: dice.DiceGame) -> list[str]:
    """Return all that a game holds, field by field."""
    found: list[str] = []
    for name in (*FIELDS, "decision", "over", "outcome_id", "winners", "seats", "game_id"):
        value = getattr(game, name)
        if name == "characters":
            value = [None if one is None else one.id for one in game.characters]
        elif name == "abilities":
            value = [one.id for one in game.abilities]
        elif name == "rng":
            value = game.rng.state
        elif name == "options":
            value = game.options.to_dict()
        found.append(f"{name} {value!r}")
    found.append(f"stack {[frame.facts() for frame in game.stack]}")
    return found


@pytest.mark.mass
@pytest.mark.parametrize("chunk", range(5))
def test_a_clone_plays_on_alike_and_leaves_the_original_alone(chunk: int) -> None:
    for number in range(chunk * 80, chunk * 80 + 80):
        game = midway(number, number % 61)
        rng = Rng(number)
        before = everything(game)
        copy = game.clone()
        assert everything(copy) == before
        assert copy.digest() == game.digest()
        for _ in walk(copy, rng.clone()):
            pass
        assert everything(game) == before
        end = everything(copy)
        assert end != before
        for _ in walk(game, rng):
            pass
        assert everything(game) == end


@pytest.mark.mass
def test_clones_at_every_decision() -> None:
    """Copied anywhere, also in the middle of any step, the next one comes out the same."""
    for number in range(60):
        game = start(number)
        rng = Rng(number)
        for decision in walk(game, rng.clone()):
            for action in decision.actions[:3]:
                copies = [game.clone(), game.clone().clone()]
                for copy in copies:
                    copy.apply(action)
                assert copies[0].digest() == copies[1].digest()


def test_listeners_stay_behind() -> None:
    heard: list[Event] = []
    game = dice.new(seed=3, listener=heard.append)
    told = len(heard)
    copy = game.clone()
    copy.apply(copy.legal()[0])
    assert len(heard) == told
    assert not copy.listening


@pytest.mark.mass
def test_listening_changes_nothing() -> None:
    """With and without listeners a game is the same."""
    for number in range(200):
        heard: list[Event] = []
        loud = start(number, heard.append)
        silent = start(number)
        for game in (loud, silent):
            for _ in walk(game, Rng(number)):
                pass
        assert heard
        assert loud.digest() == silent.digest()


@pytest.mark.mass
def test_records_can_be_played_again(tmp_path: Path) -> None:
    for number in range(60):
        heard: list[Event] = []
        game = start(number, heard.append)
        path = str(tmp_path / f"{number}.jsonl")
        sitters = [Sitter(f"p{seat}", "random") for seat in range(game.seats)]
        recorder = create(path, Header("dice", variety(number).to_dict(), number, sitters, "test", 7))
        rng = Rng(number)
        while game.decision is not None:
            seat = game.decision.seat
            action = gentle(pending(game), rng)
            game.apply(action)
            recorder.add(seat, action, game)
        recorder.close()
        assert verify(path, make_game).outcome == game.outcome
        again: list[Event] = []
        copy = replay(read(path), make_game, again.append)
        assert copy.digest() == game.digest()
        assert [event.key() for event in again] == [event.key() for event in heard]


def _character(game: dice.DiceGame) -> None:
    characters: list[Character | None] = game.characters.copy()
    characters[0] = characters[1]
    game.characters = characters


CHANGES: dict[str, Callable[[dice.DiceGame], None]] = {
    "rng": lambda game: setattr(game, "rng", Rng(77)),
    "script": lambda game: setattr(game, "script", [3]),
    "roles": lambda game: setattr(game, "roles", [*game.roles[1:], game.roles[0]]),
    "revealed": lambda game: game.revealed.__setitem__(0, not game.revealed[0]),
    "characters": _character,
    "life": lambda game: game.life.__setitem__(0, game.life[0] - 1),
    "max_life": lambda game: setattr(game, "max_life", [99, *game.max_life[1:]]),
    "arrows": lambda game: game.arrows.__setitem__(0, game.arrows[0] + 1),
    "pile": lambda game: setattr(game, "pile", game.pile - 1),
    "living": lambda game: setattr(game, "living", game.living ^ 1),
    "current": lambda game: setattr(game, "current", game.current + 1),
    "turn": lambda game: setattr(game, "turn", game.turn + 1),
    "dice": lambda game: game.dice.__setitem__(0, (game.dice[0] + 1) % 6),
    "rolls": lambda game: setattr(game, "rolls", game.rolls + 1),
    "rerolls": lambda game: setattr(game, "rerolls", game.rerolls + 1),
    "resolving": lambda game: setattr(game, "resolving", not game.resolving),
    "ones": lambda game: setattr(game, "ones", game.ones + 1),
    "twos": lambda game: setattr(game, "twos", game.twos + 1),
    "beers": lambda game: setattr(game, "beers", game.beers + 1),
    "gatlings": lambda game: setattr(game, "gatlings", game.gatlings + 1),
    "doubling": lambda game: setattr(game, "doubling", not game.doubling),
    "own_beer": lambda game: setattr(game, "own_beer", game.own_beer + 1),
    "hits": lambda game: game.hits.__setitem__(0, game.hits[0] + 1),
    "hit": lambda game: setattr(game, "hit", game.hit ^ 1),
    "fallen": lambda game: setattr(game, "fallen", game.fallen ^ 1),
    "struck": lambda game: setattr(game, "struck", game.struck ^ 1),
    "outcome_id": lambda game: setattr(game, "outcome_id", "sheriff"),
    "winners": lambda game: setattr(game, "winners", 1),
    "cite": lambda game: setattr(game, "cite", "G-6.5"),
    "options": lambda game: setattr(game, "options", dice.Options(5, 2)),
    "over": lambda game: setattr(game, "over", not game.over),
    "stack": lambda game: setattr(game, "stack", [Turn(7)]),
    "decision": lambda game: setattr(game, "decision", None),
}


@pytest.mark.parametrize("field", CHANGES)
def test_whatever_differs_shows_in_the_digest(field: str) -> None:
    game = dice.new(dice.Options(5), 3)
    assert game.dice
    copy = game.clone()
    CHANGES[field](copy)
    assert copy.digest() != game.digest()


def test_every_field_is_looked_at() -> None:
    worked_out = {"abilities", "choosers", "players_left"}  # from characters and the living
    assert set(CHANGES) == ({*FIELDS} - worked_out) | {"over", "stack", "decision", "outcome_id", "winners"}
