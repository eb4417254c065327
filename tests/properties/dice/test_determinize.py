"""A drawn game fits what a seat knows, and can be played."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games import dice
from sixgun.games.dice.determinize import determinize
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng
from tests.chance import assert_uniform
from tests.games.dice.play import start, walk

from .invariants import check


@pytest.mark.mass
@pytest.mark.rule("G-9.2")
@pytest.mark.parametrize("chunk", range(5))
def test_drawn_games_look_the_same_and_can_be_played(chunk: int) -> None:
    kinds: Counter[str] = Counter()
    for number in range(chunk * 40, chunk * 40 + 40):
        game = start(number)
        rng = Rng(number)
        for decision in walk(game, Rng(number)):
            kinds[decision.kind] += 1
            for viewer in (decision.seat, rng.below(game.seats), BYSTANDER):
                view = game.view(viewer)
                drawn = determinize(view, rng)
                assert drawn.view(viewer).to_dict() == view.to_dict()
                assert sorted(drawn.roles) == sorted(game.roles)
                check(drawn)
                copy = game.clone()
                copy.roles = drawn.roles
                copy.rng = drawn.rng.clone()
                assert copy.digest() == drawn.digest()  # it differs in nothing but what is hidden
            if rng.below(6) == 0:
                playout(drawn, rng)
                assert drawn.over
    assert len(kinds) >= 6


@pytest.mark.rule("G-9.2")
def test_a_finished_game() -> None:
    game = start(4)
    playout(game, Rng(4))
    view = game.view(2)
    drawn = determinize(view, Rng(1))
    assert drawn.over
    assert drawn.view(2).to_dict() == view.to_dict()
    assert drawn.digest() != game.digest()  # the state of the generator
    drawn.rng = game.rng.clone()
    assert drawn.digest() == game.digest()


@pytest.mark.rule("G-9.1", "G-9.2")
def test_hidden_roles_are_drawn_fairly() -> None:
    """To a Deputy of five players the two Outlaws and the Renegade can sit in three ways."""
    game = dice.new(dice.Options(5), 3)
    deputy = game.roles.index(1)
    rng = Rng(5)
    drawn = Counter(tuple(determinize(game.view(deputy), rng).roles) for _ in range(900))
    assert len(drawn) == 3
    assert_uniform(list(drawn.values()))
