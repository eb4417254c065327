"""Greenhorn goes by what its seat may know: the same view, the same choice, whatever is hidden."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Observer
from sixgun.bots.dice.greenhorn import Greenhorn
from sixgun.games import dice
from sixgun.games.dice.determinize import determinize
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from tests.bots.secrecy import compare_choices, compare_latecomers

from .table import listen


@pytest.mark.rule("G-9.2")
@pytest.mark.parametrize("players", range(4, 9))
def test_hidden_roles_do_not_change_the_choice(players: int) -> None:
    chance = Rng(players)
    compared = other_roles = 0
    for seed in range(3):
        game = dice.new(dice.Options(players), seed)
        bots = [Greenhorn(Rng(1)) for _ in range(players)]
        listen(game, bots)

        def draw(seat: int, chance: Rng, game: dice.DiceGame = game) -> dice.DiceGame:
            nonlocal other_roles
            other = determinize(game.view(seat), chance)
            other_roles += other.roles != game.roles
            return other

        compared += compare_choices(game, bots, draw, chance, 2)
    assert compared > 50
    assert other_roles > 20


def test_a_game_that_is_continued_goes_on_alike() -> None:
    """A bot that hears the whole past at once judges it like one that was there."""
    for seed in range(4):
        past: list[Event] = []
        game = dice.new(dice.Options(7), seed, past.append)
        bots = [Greenhorn(Rng(1)) for _ in range(7)]
        for seat, bot in enumerate(bots):
            for event in past:
                bot.hear(event.for_seat(seat))
        listen(game, bots)
        compare_latecomers(game, bots, past, Greenhorn, 5)


def test_a_new_game_is_a_new_memory() -> None:
    past: list[Event] = []
    game = dice.new(dice.Options(5, sheriff=0), 9, past.append)
    forgetful, fresh = Greenhorn(Rng(1)), Greenhorn(Rng(1))
    for _ in range(3):
        forgetful.hear(Event("hits", 1, 0, (2,), 1, 1, "", "", -1))
    for bot in (forgetful, fresh):
        for event in past:
            bot.hear(event.for_seat(0))
    while game.decision is not None and game.decision.seat == 0:
        observer = Observer(game, 0)
        answer = fresh.choose(game.decision, observer)
        assert forgetful.choose(game.decision, observer) is answer
        game.apply(answer)
