"""What a friend would ask about in The Dice Game, and what he says nothing of."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Observer
from sixgun.bots.dice.caution import CAUTIONS, caution
from sixgun.bots.dice.greenhorn import Greenhorn
from sixgun.games import dice
from sixgun.games.dice import DiceGame
from sixgun.kernel.rng import Rng

from .table import Seat, pending, stage

OTHERS = (Seat("sheriff"), Seat("outlaw"), Seat("renegade"), Seat("deputy"))


def said(game: DiceGame, action: str) -> str:
    """Return what speaks against an answer to the pending decision."""
    decision = pending(game)
    answer = game.parse(action)
    assert answer in decision.actions, [each.text for each in decision.actions]
    return caution(game.view(decision.seat), decision, answer)


@pytest.mark.rule("G-4.8", "G-4.3")
def test_a_third_dynamite() -> None:
    game = stage(Seat("outlaw"), *OTHERS, dice="dynamite dynamite 1 arrow beer", rerolls=2)
    assert said(game, "reroll 3") == "third-dynamite"
    assert said(game, "stop") == ""
    one = stage(Seat("outlaw"), *OTHERS, dice="dynamite 1 1 arrow beer", rerolls=2)
    assert said(one, "reroll 2 3 4 5") == ""


@pytest.mark.rule("G-7.2")
def test_dynamite_that_may_be_rolled_again() -> None:
    jack = Seat("outlaw", character="black_jack")
    game = stage(jack, *OTHERS, dice="dynamite dynamite 1 arrow beer", rerolls=2)
    assert said(game, "reroll 3") == "third-dynamite"
    assert said(game, "reroll 1 2") == said(game, "reroll 1 3") == ""


@pytest.mark.rule("G-4.6", "G-7.6")
def test_the_last_arrow() -> None:
    """Eight arrows lie in front of people: the next one brings the Indians."""
    full = (Seat("sheriff", arrows=4), Seat("outlaw", arrows=2), Seat("renegade"), Seat("deputy"))
    weak = stage(Seat("outlaw", 3, arrows=2), *full, dice="beer beer 1 1 2", rerolls=1)
    assert said(weak, "reroll 1") == "arrows-deadly"
    strong = stage(Seat("outlaw", 4, arrows=2), *full, dice="beer beer 1 1 2", rerolls=1)
    assert said(strong, "reroll 1") == ""
    safe = stage(Seat("outlaw", 3, "jourdonnais", 2), *full, dice="beer beer 1 1 2", rerolls=1)
    assert said(safe, "reroll 1") == ""
    two = stage(Seat("outlaw", 3, arrows=1), *full, dice="beer beer 1 1 2", rerolls=1)
    assert said(two, "reroll 1 2") == ""
    assert said(two, "reroll 1 2 3") == "arrows-deadly"


@pytest.mark.rule("G-5.7", "G-7.16")
def test_a_gatling_is_not_rolled_away() -> None:
    game = stage(Seat("outlaw"), *OTHERS, dice="gatling gatling gatling 1 arrow", rerolls=2)
    assert said(game, "reroll 1") == "gatling-lost"
    assert said(game, "reroll 4 5") == ""
    willy = stage(Seat("outlaw", character="willy_the_kid"), *OTHERS, dice="gatling gatling 1 1 arrow", rerolls=2)
    assert said(willy, "reroll 1") == "gatling-lost"
    two = stage(Seat("outlaw"), *OTHERS, dice="gatling gatling 1 1 arrow", rerolls=2)
    assert said(two, "reroll 1") == ""


@pytest.mark.rule("G-1.4", "G-5.5")
def test_a_deputy_aims_at_the_sheriff() -> None:
    seats = (Seat("sheriff"), Seat("outlaw"), Seat("outlaw"), Seat("renegade"))
    game = stage(Seat("deputy"), *seats, dice="1 beer arrow arrow beer")
    assert said(game, "hit 1 @1") == "shoots-sheriff"
    assert said(game, "hit 1 @4") == ""
    slab = Seat("deputy", character="slab_the_killer")
    far = stage(slab, Seat("outlaw"), Seat("sheriff"), Seat("renegade"), dice="2 arrow arrow beer beer")
    assert said(far, "hit 2 @2") == "", "two places away there is nobody else"


@pytest.mark.rule("G-6.5", "G-5.4")
def test_a_renegade_kills_the_sheriff_too_early() -> None:
    others = (Seat("outlaw"), Seat("outlaw"), Seat("deputy"))
    game = stage(Seat("renegade"), Seat("sheriff", 2), *others, dice="1 1 arrow arrow beer")
    assert said(game, "hit 1 @1") == ""
    game.apply(game.parse("hit 1 @1"))
    assert said(game, "hit 1 @1") == "kills-sheriff"
    outlaw = stage(Seat("outlaw"), Seat("sheriff", 1), *others, dice="1 1 arrow arrow beer")
    assert said(outlaw, "hit 1 @1") == ""


@pytest.mark.rule("G-7.1")
def test_the_last_life_point_or_an_arrow() -> None:
    for life, expected in ((1, "last-life"), (2, "")):
        bart = Seat("outlaw", life, "bart_cassidy")
        game = stage(Seat("sheriff"), bart, Seat("outlaw"), Seat("renegade"), dice="1 beer arrow arrow beer")
        game.apply(game.parse("hit 1 @1"))
        while pending(game).kind != "take-arrow":
            game.apply(game.legal()[0])
        assert said(game, "lose") == expected
        assert said(game, "take") == ""


@pytest.mark.rule("G-7.10")
def test_an_arrow_that_could_go() -> None:
    pedro = Seat("outlaw", 5, "pedro_ramirez", 2)
    game = stage(Seat("sheriff"), pedro, Seat("outlaw"), Seat("renegade"), dice="1 beer arrow arrow beer")
    game.apply(game.parse("hit 1 @1"))
    while pending(game).kind != "discard-own-arrow":
        game.apply(game.legal()[0])
    assert said(game, "keep") == "keeps-arrow"
    assert said(game, "discard") == ""


def test_a_bot_with_some_sense_hardly_needs_a_friend() -> None:
    decisions = cautions = 0
    known: set[str] = set()
    for seed in range(40):
        game = dice.new(dice.Options(3 + seed % 6), seed)
        bots = [Greenhorn(Rng(seed)) for _ in range(game.seats)]
        while game.decision is not None:
            decision = game.decision
            view = game.view(decision.seat)
            offered = [caution(view, decision, action) for action in decision.actions]
            known.update(offered)
            action = bots[decision.seat].choose(decision, Observer(game, decision.seat))
            decisions += 1
            cautions += bool(offered[decision.actions.index(action)])
            game.apply(action)
    assert known == {"", *CAUTIONS}
    assert cautions < decisions / 20
