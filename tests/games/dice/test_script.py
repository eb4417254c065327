"""Dice that are decided beforehand, for scenarios: they are chance to come, like the state of the generator."""

from __future__ import annotations

from sixgun.games.dice.determinize import determinize
from sixgun.kernel.rng import Rng

from .position import Position, Seat


def test_copies_roll_the_same() -> None:
    game = Position(*[Seat()] * 5, rolls="1 1 1 1 1 2 beer gatling").game
    copy = game.clone()
    assert copy.digest() == game.digest()
    for one in (copy, game):
        one.apply(one.parse("reroll 1 3"))
        assert one.dice == [3, 2, 4, 2, 2]
        one.apply(one.parse("reroll 5"))
        assert one.dice[4] == 5
        assert one.script == []
    assert copy.digest() == game.digest()


def test_the_script_is_part_of_the_state_but_of_no_view() -> None:
    one = Position(*[Seat()] * 5, rolls="1 1 1 1 1 2").game
    other = Position(*[Seat()] * 5, rolls="1 1 1 1 1 gatling").game
    assert one.digest() != other.digest()
    for viewer in range(-1, 5):
        assert one.view(viewer).to_dict() == other.view(viewer).to_dict()
    assert determinize(one.view(0), Rng(1)).script == []


def test_chance_goes_on_in_the_middle_of_a_roll() -> None:
    faces = {tuple(Position(*[Seat()] * 5, rolls="1 2").game.dice[:2]) for _ in range(3)}
    assert faces == {(2, 3)}
