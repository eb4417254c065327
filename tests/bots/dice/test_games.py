"""Whole games of bots: always legal, always to an end, the same every time, and none of them tedious."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Bot, Observer
from sixgun.bots.catalogue import BOTS, make_bot
from sixgun.bots.dice.greenhorn import Greenhorn
from sixgun.bots.random import RandomBot
from sixgun.games import dice
from sixgun.kernel.decision import Decision
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng

from .table import listen, play

KINDS = {"reroll", "assign", "beer", "heal", "take-arrow", "discard-own-arrow", "discard-arrow"}


def run(game: Game, bots: list[Bot], kinds: set[str]) -> None:
    """Play ``game`` to its end; every answer is one that was offered."""
    listen(game, bots)
    decisions = 0
    while game.decision is not None:
        decision: Decision = game.decision
        answer = bots[decision.seat].choose(decision, Observer(game, decision.seat))
        assert any(answer is action for action in decision.actions)
        kinds.add(decision.kind)
        game.apply(answer)
        decisions += 1
        assert decisions < 2000, "this game does not end"


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", range(3, 9))
def test_every_bot_of_the_catalogue_plays(name: str, players: int) -> None:
    for seed in range(8):
        rng = Rng(seed)
        bots = [make_bot("dice", name, rng) for _ in range(players)]
        assert all(bot.name == name for bot in bots)
        run(dice.new(dice.Options(players), seed), bots, set())


def test_every_kind_of_decision_is_met() -> None:
    kinds: set[str] = set()
    for seed in range(40):
        game = dice.new(dice.Options(5 + seed % 4), seed)
        rng = Rng(seed)
        run(game, [Greenhorn(rng) if seat % 3 else RandomBot(rng) for seat in range(game.seats)], kinds)
    assert kinds == KINDS


def test_the_same_seed_gives_the_same_game() -> None:
    for players in (3, 5, 8):
        first = play(players, 5, [Greenhorn] * players)
        assert first.digest() == play(players, 5, [Greenhorn] * players).digest()
        assert first.digest() != play(players, 6, [Greenhorn] * players).digest()


def test_games_of_greenhorns_are_neither_hopeless_nor_endless() -> None:
    outcomes = {"sheriff": 0, "outlaws": 0, "renegade": 0}
    turns = 0
    for seed in range(120):
        players = 4 + seed % 5
        game = play(players, seed, [Greenhorn] * players)
        outcomes[game.outcome] += 1
        turns += game.turn
        assert game.turn < 100
    assert min(outcomes.values()) >= 5
    assert outcomes["sheriff"] >= 25
    assert outcomes["outlaws"] >= 25
    assert 10 <= turns / 120 <= 35


def test_a_view_of_another_game_is_no_trouble() -> None:
    """A greenhorn that is given no view of The Dice Game still answers."""

    class Blind(Observer):
        def view(self) -> object:
            return None

    game = dice.new(dice.Options(4), 1)
    decision = game.decision
    assert decision is not None
    assert Greenhorn(Rng(1)).choose(decision, Blind(game, decision.seat)) in decision.actions
