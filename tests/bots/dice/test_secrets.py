"""Greenhorn goes by what its seat may know: the same view, the same choice, whatever is hidden."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Observer
from sixgun.bots.dice.greenhorn import Greenhorn
from sixgun.games import dice
from sixgun.games.dice.determinize import determinize
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng

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
        while game.decision is not None:
            decision = game.decision
            seat = decision.seat
            bot = bots[seat]
            draws = 1 + chance.below(1 << 20)
            answers = []
            if not decision.forced and chance.below(2) == 0:
                for _ in range(2):
                    other = determinize(game.view(seat), chance)
                    assert other.decision is not None
                    other_roles += other.roles != game.roles
                    bot.rng = Rng(draws)
                    answers.append(bot.choose(other.decision, Observer(other, seat)))
            bot.rng = Rng(draws)
            answer = bot.choose(decision, Observer(game, seat))
            assert all(guess is answer for guess in answers)
            compared += len(answers)
            game.apply(answer)
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
        step = 0
        while game.decision is not None:
            decision = game.decision
            seat = decision.seat
            bots[seat].rng = Rng(step)
            answer = bots[seat].choose(decision, Observer(game, seat))
            if step % 5 == 0:
                late = Greenhorn(Rng(step))
                for event in past:
                    late.hear(event.for_seat(seat))
                assert late.choose(decision, Observer(game, seat)) is answer
            game.apply(answer)
            step += 1


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
