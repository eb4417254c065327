"""Greenhorn goes by what its seat may know: the same view, the same choice, whatever is hidden."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Observer
from sixgun.bots.classic.greenhorn import Greenhorn
from sixgun.games import classic
from sixgun.games.classic.determinize import determinize
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng

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
        while game.decision is not None:
            decision = game.decision
            seat = decision.seat
            bot = bots[seat]
            draws = 1 + chance.below(1 << 20)
            answers = []
            if not decision.forced and chance.below(3) == 0:
                for _ in range(2):
                    other = determinize(game.view(seat), chance)
                    assert other.decision is not None
                    bot.rng = Rng(draws)
                    answers.append(bot.choose(other.decision, Observer(other, seat)))
            bot.rng = Rng(draws)
            answer = bot.choose(decision, Observer(game, seat))
            assert all(guess is answer for guess in answers)
            compared += len(answers)
            game.apply(answer)
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
        step = 0
        while game.decision is not None:
            decision = game.decision
            seat = decision.seat
            bots[seat].rng = Rng(step)
            answer = bots[seat].choose(decision, Observer(game, seat))
            if step % 7 == 0:
                late = Greenhorn(Rng(step))
                for event in past:
                    late.hear(event.for_seat(seat))
                assert late.choose(decision, Observer(game, seat)) is answer
            game.apply(answer)
            step += 1


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
