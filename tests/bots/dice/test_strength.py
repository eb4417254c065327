"""Greenhorn plays far better than chance: fixed seeds, and a margin that is no accident."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Bot
from sixgun.bots.dice.greenhorn import Greenhorn
from sixgun.bots.random import RandomBot
from sixgun.games import dice
from sixgun.games.roles import ROLES
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng
from sixgun.lab.interval import wilson
from sixgun.lab.match import play_bots

GAMES = 70


def wins_of_random(players: int, games: int) -> int:
    """Return in how many games a random bot among random bots wins; its seat goes round the table."""
    wins = 0
    for seed in range(games):
        game = dice.new(dice.Options(players), seed)
        playout(game, Rng(seed + 1))
        wins += game.returns()[seed % players] > 0
    return wins


def wins_of_greenhorn(players: int, games: int) -> int:
    """Return in how many of the same games one greenhorn among random bots wins."""
    wins = 0
    for seed in range(games):
        game = dice.new(dice.Options(players), seed)
        rng = Rng(seed + 1)
        bots: list[Bot] = [Greenhorn(rng) if seat == seed % players else RandomBot(rng) for seat in range(players)]
        play_bots(game, bots)
        wins += game.returns()[seed % players] > 0
    return wins


def wins_of_side(players: int, side: tuple[str, ...], games: int) -> int:
    """Return in how many games the first role of ``side`` wins if the side are random bots among greenhorns."""
    wins = 0
    for seed in range(games):
        game = dice.new(dice.Options(players), seed)
        roles = [ROLES[number] for number in game.roles]
        rng = Rng(seed + 1)
        play_bots(game, [RandomBot(rng) if role in side else Greenhorn(rng) for role in roles])
        wins += game.returns()[roles.index(side[0])] > 0 if side else game.outcome == "sheriff"
    return wins


@pytest.mark.parametrize("players", range(3, 9))
def test_one_greenhorn_among_random_bots(players: int) -> None:
    """Its lowest likely share of wins is above the highest likely one of a random bot in its seat."""
    assert wilson(wins_of_greenhorn(players, GAMES), GAMES)[0] > wilson(wins_of_random(players, 400), 400)[1]


@pytest.mark.parametrize("players", [5, 7])
def test_law_of_random_bots_loses_against_greenhorns(players: int) -> None:
    with_law = wins_of_side(players, (), GAMES)
    without = wins_of_side(players, ("sheriff", "deputy"), GAMES)
    assert wilson(without, GAMES)[1] < wilson(with_law, GAMES)[0]
