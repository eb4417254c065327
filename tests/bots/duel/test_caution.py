"""What a friend would ask about in The Duel, and what he says nothing of."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Observer
from sixgun.bots.duel.caution import CAUTIONS, caution
from sixgun.bots.duel.greenhorn import Greenhorn
from sixgun.games import duel
from sixgun.kernel.rng import Rng

from .table import One, Situation, law, outlaws


def said(position: Situation, action: str) -> str:
    """Return what speaks against an answer to the pending decision."""
    decision = position.game.decision
    assert decision is not None
    answer = position.game.parse(action)
    assert answer in decision.actions, [each.text for each in decision.actions]
    return caution(position.game.view(decision.seat), decision, answer)


@pytest.mark.rule("D-16.25")
def test_quick_fire_at_somebody_without_equipment() -> None:
    bare, geared = outlaws(), outlaws(ac=One("bull_anderson", 3, "hat:O1"))
    assert said(Situation(law("quick_fire:L1"), bare), "play quick_fire:L1 at bull_anderson") == "burst-nothing"
    assert said(Situation(law("quick_fire:L1"), geared), "play quick_fire:L1 at bull_anderson") == ""


@pytest.mark.rule("D-16.4")
def test_beer_for_nobody() -> None:
    assert said(Situation(law("beer:O1"), outlaws()), "play beer:O1") == "full-life"
    assert said(Situation(law("beer:O1", rc=One("pat_garret", 1)), outlaws()), "play beer:O1") == ""


@pytest.mark.rule("D-16.5")
def test_strong_beer_that_takes_points_or_gives_them_to_the_other_side() -> None:
    position = Situation(
        law("strong_beer:L1", ac=One("bill_tightman", 3), rc=One("pat_garret", 1)),
        outlaws(ac=One("bull_anderson", 2)),
    )
    assert said(position, "play strong_beer:L1 at bill_tightman") == "level-lowers"
    assert said(position, "play strong_beer:L1 at pat_garret") == ""
    assert said(position, "play strong_beer:L1 at bull_anderson") == "level-raises"
    strong = Situation(law("strong_beer:L1"), outlaws(ac=One("bull_anderson", 4)))
    assert said(strong, "play strong_beer:L1 at bull_anderson") == ""


@pytest.mark.rule("D-7.1", "D-7.2")
def test_equipment_on_the_wrong_character() -> None:
    position = Situation(law("hat:L1", rc=One("pat_garret", 3, "hat:O1")), outlaws())
    assert said(position, "play hat:L1 at bull_anderson") == "gear-helps-enemy"
    assert said(position, "play hat:L1 at pat_garret") == "gear-twice"
    plain = Situation(law("hat:L1"), outlaws())
    assert said(plain, "play hat:L1 at pat_garret") == ""


@pytest.mark.rule("D-16.29")
def test_a_rattlesnake_on_an_own_character() -> None:
    position = Situation(law("rattlesnake:O1"), outlaws())
    assert said(position, "play rattlesnake:O1 at pat_garret") == "gear-harms-own"
    assert said(position, "play rattlesnake:O1 at bull_anderson") == ""


@pytest.mark.rule("D-16.12")
def test_dynamite_that_would_be_the_end() -> None:
    weak, strong = law("dynamite:O1", rc=One("pat_garret", 3)), law("dynamite:O1", rc=One("pat_garret", 4))
    assert said(Situation(weak, outlaws()), "play dynamite:O1 at pat_garret") == "dynamite-deadly"
    assert said(Situation(strong, outlaws()), "play dynamite:O1 at pat_garret") == ""


@pytest.mark.rule("D-16.15", "D-16.18")
def test_discarding_what_is_ones_own() -> None:
    mine = law("theft:O1", ac=One("bill_tightman", 3, "hat:L1"))
    position = Situation(mine, outlaws("colt:O1", ac=One("bull_anderson", 3, "hat:O1")))
    assert said(position, "play theft:O1 at hat:L1") == "discards-own"
    assert said(position, "play theft:O1 at hat:O1") == ""
    bitten = Situation(law("theft:O1", ac=One("bill_tightman", 3, "rattlesnake:O1")), outlaws("colt:O1"))
    assert said(bitten, "play theft:O1 at rattlesnake:O1") == ""
    back = Situation(law("schoolmarm:L1", ac=One("bill_tightman", 3, "hat:L1")), outlaws())
    assert said(back, "play schoolmarm:L1 at hat:L1") == ""


@pytest.mark.rule("D-16.13", "D-16.32")
def test_a_duel_without_a_card_to_give_up() -> None:
    foe = outlaws("colt:O1")
    assert said(Situation(law("duel:L1 missed:L1"), foe), "play duel:L1 at bull_anderson") == "duel-unarmed"
    assert said(Situation(law("duel:L1 colt:L1"), foe), "play duel:L1 at bull_anderson") == ""


@pytest.mark.rule("D-16.16", "D-16.17")
def test_what_strikes_everybody_strikes_ones_own_rearguard() -> None:
    weak = One("pat_garret", 1)
    assert said(Situation(law("gatling:L1 colt:L1", rc=weak), outlaws()), "play gatling:L1") == "own-rear"
    assert said(Situation(law("gatling:L1 missed:L1", rc=weak), outlaws()), "play gatling:L1") == ""
    side = outlaws("indians:O1 missed:O1", rc=One("dalton_bros", 1))
    assert said(Situation(law(), side, "Out"), "play indians:O1") == "own-rear"
    side = outlaws("indians:O1 colt:O1", rc=One("dalton_bros", 1))
    assert said(Situation(law(), side, "Out"), "play indians:O1") == ""


@pytest.mark.rule("D-3.7")
def test_ending_the_turn_with_too_many_cards() -> None:
    front = One("bill_tightman", 2)
    assert said(Situation(law("wagon:L1 missed:L1 missed:L2", ac=front), outlaws()), "end") == "end-too-many"
    assert said(Situation(law("hat:L1 missed:L1 missed:L2", ac=front), outlaws()), "end") == "end-too-many"
    assert said(Situation(law("wagon:L1 missed:L1", ac=front), outlaws()), "end") == ""
    assert said(Situation(law("colt:L1 missed:L1 missed:L2", ac=front), outlaws()), "end") == ""


@pytest.mark.rule("D-8.4", "D-8.6")
def test_a_last_life_point_is_not_given_away() -> None:
    for life, expected in ((1, "last-life"), (2, "")):
        foe = outlaws("missed:O1", ac=One("bull_anderson", life))
        position = Situation(law("colt:L1"), foe).do("play colt:L1 at bull_anderson")
        assert said(position, "pass") == expected
    foe = outlaws("colt:O1", ac=One("bull_anderson", 1))
    assert said(Situation(law("duel:L1 colt:L1"), foe).do("play duel:L1 at bull_anderson"), "pass") == "last-life"
    position = Situation(law("duel:L1 colt:L1", ac=One("bill_tightman", 1)), outlaws("colt:O1"))
    position.do("play duel:L1 at bull_anderson", "give colt:O1")
    assert said(position, "pass") == "last-life", "the challenger may fall too (D-16.33)"


def test_a_bot_with_some_sense_hardly_needs_a_friend() -> None:
    decisions = cautions = 0
    known: set[str] = set()
    for seed in range(30):
        game = duel.new(duel.Options(), seed)
        bots = [Greenhorn(Rng(seed)) for _ in range(2)]
        while game.decision is not None:
            decision = game.decision
            view = game.view(decision.seat)
            offered = [caution(view, decision, action) for action in decision.actions]
            assert not decision.forced or offered == [""]
            known.update(offered)
            action = bots[decision.seat].choose(decision, Observer(game, decision.seat))
            decisions += 1
            cautions += bool(offered[decision.actions.index(action)])
            game.apply(action)
    assert known <= {"", *CAUTIONS}
    assert len(known) > 10
    assert cautions < decisions / 50
