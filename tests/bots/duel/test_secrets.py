"""Greenhorn goes by what its seat may know: the same view, the same choice, whatever is hidden."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Observer
from sixgun.bots.duel.greenhorn import Greenhorn
from sixgun.games import duel
from sixgun.games.duel.determinize import determinize
from sixgun.kernel.rng import Rng
from tests.bots.secrecy import compare_choices


@pytest.mark.parametrize("posse", [4, 7, 12])
def test_hidden_facts_do_not_change_the_choice(posse: int) -> None:
    chance = Rng(posse)
    compared = 0
    for seed in range(4):
        game = duel.new(duel.Options(posse, law=seed % 2), seed)
        bot = Greenhorn(Rng(1))

        def draw(seat: int, chance: Rng, game: duel.DuelGame = game) -> duel.DuelGame:
            return determinize(game.view(seat), chance)

        compared += compare_choices(game, [bot, bot], draw, chance, 3)
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
