"""Greenhorn goes by what its seat may know: the same view, the same choice, whatever is hidden."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Observer
from sixgun.bots.classic.greenhorn import Greenhorn
from sixgun.games import classic
from sixgun.games.classic.determinize import determinize
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from tests.bots.secrecy import compare_choices, compare_latecomers

from .table import listen


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("characters", ["dealt", "choose"])
def test_hidden_facts_do_not_change_the_choice(players: int, characters: str) -> None:
    chance = Rng(players)
    compared = 0
    for seed in range(4):
        game = classic.new(classic.Options(players, characters=characters), seed)
        bots = [Greenhorn(Rng(1)) for _ in range(players)]
        listen(game, bots)

        def draw(seat: int, chance: Rng, game: classic.ClassicGame = game) -> classic.ClassicGame:
            return determinize(game.view(seat), chance)

        compared += compare_choices(game, bots, draw, chance, 3)
    assert compared > 50


def test_a_game_that_is_continued_goes_on_alike() -> None:
    """A bot that hears the whole past at once judges it like one that was there."""
    for seed in range(4):
        past: list[Event] = []
        game = classic.new(classic.Options(6), seed, past.append)
        bots = [Greenhorn(Rng(1)) for _ in range(6)]
        for seat, bot in enumerate(bots):
            for event in past:
                bot.hear(event.for_seat(seat))
        listen(game, bots)
        compare_latecomers(game, bots, past, Greenhorn, 7)


def test_a_new_game_is_a_new_memory() -> None:
    past: list[Event] = []
    classic.new(classic.Options(5), 1, past.append)
    shot = Event("plays", 1, 0, (0,), 1, 0, "", "", -1)
    forgetful, fresh = Greenhorn(Rng(1)), Greenhorn(Rng(1))
    forgetful.hear(shot)
    forgetful.hear(shot)
    game = classic.new(classic.Options(5, sheriff=0), 9)
    for bot in (forgetful, fresh):
        for event in past:
            bot.hear(event.for_seat(0))
    decision = game.decision
    assert decision is not None
    observer = Observer(game, decision.seat)
    assert forgetful.choose(decision, observer) is fresh.choose(decision, observer)
