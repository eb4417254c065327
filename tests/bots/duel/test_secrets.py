"""Greenhorn goes by what its seat may know: the same view, the same choice, whatever is hidden."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Observer
from sixgun.bots.duel.greenhorn import Greenhorn
from sixgun.games import duel
from sixgun.games.duel.determinize import determinize
from sixgun.kernel.rng import Rng


@pytest.mark.parametrize("posse", [4, 7, 12])
def test_hidden_facts_do_not_change_the_choice(posse: int) -> None:
    chance = Rng(posse)
    compared = 0
    for seed in range(4):
        game = duel.new(duel.Options(posse, law=seed % 2), seed)
        bot = Greenhorn(Rng(1))
        while game.decision is not None:
            decision = game.decision
            seat = decision.seat
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
    assert compared > 200


def test_the_choice_does_not_hang_on_earlier_ones() -> None:
    """All that could be remembered lies open, so a bot that comes late plays like one that was there."""
    for seed in range(3):
        game = duel.new(duel.Options(), seed)
        early = Greenhorn(Rng(1))
        step = 0
        while game.decision is not None:
            decision = game.decision
            observer = Observer(game, decision.seat)
            early.rng = Rng(step)
            answer = early.choose(decision, observer)
            assert Greenhorn(Rng(step)).choose(decision, observer) is answer
            game.apply(answer)
            step += 1
