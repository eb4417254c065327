"""Whole games of bots: always legal, always to an end, the same every time."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Bot, Observer
from sixgun.bots.catalogue import BOTS, make_bot
from sixgun.bots.classic.greenhorn import Greenhorn
from sixgun.bots.random import RandomBot
from sixgun.games import classic
from sixgun.kernel.decision import Decision
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng

from .table import listen, play

OPTIONS: dict[str, dict[str, object]] = {
    "plain": {},
    "simplified": {"simplified": True},
    "choose": {"characters": "choose"},
    "both": {"simplified": True, "characters": "choose"},
}
KINDS = {
    "play", "discard-excess", "answer-shot", "answer-indians", "answer-duel", "dying", "take-card", "remove-card",
    "general-store", "choose-flip", "draw-source-hand", "draw-source-discard", "keep-cards", "choose-character",
}  # fmt: skip


def run(game: Game, bots: list[Bot], kinds: set[str]) -> int:
    """Play ``game`` to its end and return the number of decisions; every answer is one that was offered."""
    listen(game, bots)
    decisions = 0
    while game.decision is not None:
        decision: Decision = game.decision
        answer = bots[decision.seat].choose(decision, Observer(game, decision.seat))
        assert any(answer is action for action in decision.actions)
        kinds.add(decision.kind)
        game.apply(answer)
        decisions += 1
        assert decisions < 5000, "this game does not end"
    return decisions


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("name", OPTIONS)
def test_games_of_greenhorns_are_legal_and_end(name: str, players: int) -> None:
    for seed in range(12):
        options = classic.options_from_dict({"players": players, **OPTIONS[name]})
        run(classic.new(options, seed), [Greenhorn(Rng(seed)) for _ in range(players)], set())


def test_every_kind_of_decision_is_met() -> None:
    kinds: set[str] = set()
    for seed in range(60):
        game = classic.new(classic.Options(5 + seed % 3, characters="choose"), seed)
        rng = Rng(seed)
        run(game, [Greenhorn(rng) if seat % 3 else RandomBot(rng) for seat in range(game.seats)], kinds)
    assert kinds == KINDS


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [3, 7])
def test_every_bot_of_the_catalogue_plays(name: str, players: int) -> None:
    for seed in range(3):
        rng = Rng(seed)
        bots = [make_bot("classic", name, rng) for _ in range(players)]
        assert all(bot.name == name for bot in bots)
        run(classic.new(classic.Options(players), seed), bots, set())


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(SixgunError, match=r"'billy'.*random, greenhorn"):
        make_bot("classic", "billy", Rng(1))


def test_the_same_seed_gives_the_same_game() -> None:
    for players in (4, 6):
        first = play(classic.Options(players), 5, [Greenhorn] * players)
        second = play(classic.Options(players), 5, [Greenhorn] * players)
        assert first.digest() == second.digest()


def test_no_role_is_hopeless_among_greenhorns() -> None:
    outcomes = {"sheriff": 0, "outlaws": 0, "renegade": 0}
    turns = 0
    for seed in range(100):
        game = play(classic.Options(4 + seed % 4), seed, [Greenhorn] * (4 + seed % 4))
        outcomes[game.outcome] += 1
        turns += game.turn
    assert min(outcomes.values()) >= 5
    assert outcomes["sheriff"] >= 20
    assert outcomes["outlaws"] >= 20
    assert 10 <= turns / 100 <= 60


def test_a_view_of_another_game_is_no_trouble() -> None:
    """A greenhorn that is given no view of the card game still answers."""

    class Blind(Observer):
        def view(self) -> object:
            return None

    game = classic.new(classic.Options(4), 1)
    decision = game.decision
    assert decision is not None
    assert Greenhorn(Rng(1)).choose(decision, Blind(game, decision.seat)) in decision.actions
