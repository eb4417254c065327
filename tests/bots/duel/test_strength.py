"""Greenhorn plays far better than chance: fixed seeds, and a margin that is no accident."""

from __future__ import annotations

import pytest

from sixgun.bots.duel.greenhorn import Greenhorn
from sixgun.bots.random import RandomBot
from sixgun.games import duel

from .table import play


@pytest.mark.parametrize("law", [0, 1])
@pytest.mark.parametrize(("posse", "games"), [(4, 60), (12, 20)])
def test_it_beats_a_random_bot_from_both_sides(posse: int, games: int, law: int) -> None:
    """Seat 0 is the greenhorn's; it wins nine games of ten at least."""
    wins = sum(play(duel.Options(posse, law), seed, [Greenhorn, RandomBot]).returns()[0] > 0 for seed in range(games))
    assert wins >= 0.9 * games
