"""Greenhorn plays far better than chance: fixed seeds, and a margin that is no accident."""

from __future__ import annotations

import pytest

from sixgun.bots.classic.greenhorn import Greenhorn
from sixgun.bots.random import RandomBot
from sixgun.games import classic
from sixgun.lab.interval import wilson
from sixgun.lab.match import derive_seed
from sixgun.lab.simulate import Plan, simulate
from tests.lab.settings import card_game

from .table import wins_of_role

GAMES = 60


@pytest.mark.parametrize("players", range(3, 8))
def test_one_greenhorn_among_random_bots(players: int) -> None:
    """Its lowest likely share is far above what a random bot reaches at most in its seat."""
    names = ["random"] * players
    base = simulate(Plan(card_game(classic.Options(players)), 200, names, 11)).tally.by_seat[0]
    names[0] = "greenhorn"
    better = simulate(Plan(card_game(classic.Options(players)), GAMES, names, 11)).tally.by_seat[0]
    assert better.interval()[0] > base.interval()[1] + 0.05


@pytest.mark.parametrize("players", range(4, 8))
@pytest.mark.parametrize("side", [("sheriff", "deputy"), ("outlaw",), ("renegade",)])
def test_a_side_of_greenhorns(side: tuple[str, ...], players: int) -> None:
    start = derive_seed(3, players) % 10_000
    seeds = range(start, start + GAMES)
    random = wins_of_role(players, side[0], {}, RandomBot, seeds)
    better = wins_of_role(players, side[0], dict.fromkeys(side, Greenhorn), RandomBot, seeds)
    assert wilson(better, GAMES)[0] > wilson(random, GAMES)[1]


def test_a_side_of_random_bots_loses_against_greenhorns() -> None:
    seeds = range(GAMES)
    for side in (("sheriff", "deputy"), ("outlaw",)):
        good = wins_of_role(5, side[0], {}, Greenhorn, seeds)
        bad = wins_of_role(5, side[0], dict.fromkeys(side, RandomBot), Greenhorn, seeds)
        assert bad < good
