"""Whole games of bots: always legal, always to an end, the same every time."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Bot, Observer
from sixgun.bots.catalogue import BOTS, make_bot
from sixgun.bots.duel.greenhorn import Greenhorn
from sixgun.bots.random import RandomBot
from sixgun.games import duel
from sixgun.kernel.decision import Decision
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng

from .table import play

POSSES = (4, 7, 12)
KINDS = {
    "answer-hit", "choose-active", "choose-back", "choose-reveal", "discard-drawn", "discard-excess", "give-discard",
    "give-up", "if-dodged", "may-discard", "may-draw", "play", "redirect", "second-card", "store-pick",
    "take-from-fallen",
}  # fmt: skip


def run(game: Game, bots: list[Bot], kinds: set[str]) -> None:
    """Play ``game`` to its end; every answer is one that was offered."""
    decisions = 0
    while game.decision is not None:
        decision: Decision = game.decision
        answer = bots[decision.seat].choose(decision, Observer(game, decision.seat))
        assert any(answer is action for action in decision.actions)
        kinds.add(decision.kind)
        game.apply(answer)
        decisions += 1
        assert decisions < 5000, "this game does not end"


@pytest.mark.parametrize("law", [0, 1])
@pytest.mark.parametrize("posse", POSSES)
def test_games_of_greenhorns_are_legal_and_end(posse: int, law: int) -> None:
    for seed in range(8):
        run(duel.new(duel.Options(posse, law), seed), [Greenhorn(Rng(seed)) for _ in range(2)], set())


def test_every_kind_of_decision_is_met() -> None:
    kinds: set[str] = set()
    for seed in range(30):
        rng = Rng(seed)
        rivals: list[Bot] = [RandomBot(rng), Greenhorn(rng)] if seed % 3 else [Greenhorn(rng), Greenhorn(rng)]
        run(duel.new(duel.Options(posse=POSSES[seed % 3], law=seed % 2), seed), rivals, kinds)
    assert kinds == KINDS


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_of_the_catalogue_plays(name: str) -> None:
    rng = Rng(1)
    bots = [make_bot("duel", name, rng) for _ in range(2)]
    assert all(bot.name == name for bot in bots)
    run(duel.new(duel.Options(), 1), bots, set())


@pytest.mark.parametrize("posse", POSSES)
def test_the_same_seed_gives_the_same_game(posse: int) -> None:
    first = play(duel.Options(posse), 5, [Greenhorn, Greenhorn])
    second = play(duel.Options(posse), 5, [Greenhorn, Greenhorn])
    assert first.digest() == second.digest()


def test_no_side_is_hopeless_among_greenhorns() -> None:
    wins = turns = 0
    games = 80
    for seed in range(games):
        game = play(duel.Options(), seed, [Greenhorn, Greenhorn])
        wins += game.outcome == "law"
        turns += game.turn
    assert 0.3 < wins / games < 0.7
    assert 20 < turns / games < 50


def test_a_view_of_another_game_is_no_trouble() -> None:
    """A greenhorn that is given no view of The Duel still answers."""

    class Blind(Observer):
        def view(self) -> object:
            return None

    game = duel.new(duel.Options(), 1)
    decision = game.decision
    assert decision is not None
    assert Greenhorn(Rng(1)).choose(decision, Blind(game, decision.seat)) in decision.actions


def test_a_question_never_heard_of_is_answered() -> None:
    """It takes a card rather than nothing, and gives up the least useful one."""
    game = duel.new(duel.Options(), 1)
    while game.decision is None or game.decision.kind != "play":
        assert game.decision is not None
        game.apply(game.decision.actions[0])
    asked = game.decision
    box = game.box
    hand = game.hands[asked.seat]
    wagon = box.parse_card("wagon:L1")
    bot = Greenhorn(Rng(1))
    observer = Observer(game, asked.seat)
    offer = Decision(asked.seat, "unheard-of", [box.pass_, box.choose[wagon]], "D-3.4")
    assert bot.choose(offer, observer) is box.choose[wagon]
    demand = Decision(asked.seat, "unheard-of", [box.discard[card] for card in hand], "D-3.4")
    excess = Decision(asked.seat, "discard-excess", demand.actions, "D-3.7")
    assert bot.choose(demand, observer) is bot.choose(excess, observer)
