"""Situations in which it is plain whom to hit and to heal, and what to answer."""

from __future__ import annotations

import pytest

from sixgun.games.dice import DiceGame

from .table import Seat, answers, ask, deed, stage, witness

NOTHING = "gatling arrow arrow"
"""Three dice that need no answer."""


# Bull's eyes


def test_an_enemy_who_falls_is_finished() -> None:
    seats = [Seat("sheriff"), Seat("outlaw", 1), Seat("outlaw"), Seat("deputy"), Seat("renegade")]
    outlaw = witness(deed("hits", 1, 0, "1"), deed("hits", 4, 0, "1"))
    assert answers(stage(*seats, dice=f"1 beer {NOTHING}"), "assign", outlaw) == ["hit 1 @1"]


def test_two_enemies_are_finished_rather_than_one_hit_twice() -> None:
    seats = [Seat("outlaw"), Seat("deputy", 1), Seat("outlaw"), Seat("renegade"), Seat("sheriff", 2)]
    both = answers(stage(*seats, dice=f"1 1 {NOTHING}"), "assign")
    assert sorted(both) == ["hit 1 @4", "hit 1 @4"]  # that is the victory
    seats[4].life = 8
    seats[2].out = True
    seats[2].life = 0
    seats[3].life = 1
    one_each = answers(stage(*seats, dice=f"1 2 {NOTHING}"), "assign")
    assert "hit 1 @1" in one_each


def test_a_deputy_does_not_shoot_his_sheriff() -> None:
    for dice in ("1 1 1 beer arrow", "1 beer beer arrow arrow"):
        seats = [Seat("deputy"), Seat("sheriff", 3), Seat("outlaw"), Seat("renegade"), Seat("outlaw")]
        assert set(answers(stage(*seats, dice=dice), "assign")) == {"hit 1 @4"}


def test_an_outlaw_shoots_the_sheriff() -> None:
    seats = [Seat("outlaw"), Seat("sheriff"), Seat("outlaw"), Seat("renegade"), Seat("deputy")]
    assert set(answers(stage(*seats, dice=f"1 1 {NOTHING}"), "assign")) == {"hit 1 @1"}


def test_the_sheriff_shoots_whoever_shot_him() -> None:
    seats = [Seat("sheriff"), Seat("outlaw"), Seat("outlaw"), Seat("renegade"), Seat("deputy")]
    for shooter, other in ((1, 4), (4, 1)):
        bot = witness(*[deed("hits", shooter, 0, "1")] * 2, deed("regains-life", other, 0))
        assert answers(stage(*seats, dice=f"1 {NOTHING} beer"), "assign", bot) == [f"hit 1 @{shooter}"]


@pytest.mark.rule("G-6.5")
def test_a_renegade_spares_the_sheriff_till_the_end() -> None:
    seats = [Seat("renegade"), Seat("sheriff", 1), Seat("outlaw"), Seat("outlaw"), Seat("deputy", 1)]
    assert set(answers(stage(*seats, dice=f"1 1 {NOTHING}"), "assign")) == {"hit 1 @4"}
    gone = [Seat("renegade"), Seat("sheriff", 2), Seat("outlaw", out=True), Seat("outlaw", out=True), Seat("deputy", 1)]
    assert set(answers(stage(*gone, dice=f"1 1 {NOTHING}"), "assign")) == {"hit 1 @4"}


@pytest.mark.rule("G-8.3")
def test_of_three_everybody_hits_his_own_aim() -> None:
    for role, aim in (("deputy", "renegade"), ("renegade", "outlaw"), ("outlaw", "deputy")):
        others = [other for other in ("deputy", "outlaw", "renegade") if other != role]
        seats = [Seat(role), *[Seat(other, 1) for other in others]]
        wanted = f"hit 1 @{1 + others.index(aim)}"
        assert answers(stage(*seats, dice=f"1 beer {NOTHING}"), "assign") == [wanted]


@pytest.mark.rule("G-7.13")
def test_a_beer_doubles_what_finishes_the_sheriff() -> None:
    seats = [Seat("outlaw", 8, "slab_the_killer"), Seat("sheriff", 2), Seat("deputy"), Seat("renegade"), Seat("outlaw")]
    assert answers(stage(*seats, dice=f"1 beer {NOTHING}"), "assign") == ["double 1 @1"]
    seats[1].life = 3
    two = answers(stage(*seats, dice="1 1 beer arrow gatling"), "assign")
    assert sorted(two) == ["double 1 @1", "hit 1 @1"]
    seats[1].life = 8
    seats[0].life = 1
    assert answers(stage(*seats, dice=f"1 beer {NOTHING}"), "assign") == ["hit 1 @1"]


@pytest.mark.rule("G-7.3")
def test_a_1_is_used_as_a_2_where_the_enemy_sits() -> None:
    seats = [Seat("outlaw", 8, "calamity_janet"), Seat("outlaw"), Seat("sheriff"), Seat("renegade"), Seat("deputy")]
    assert set(answers(stage(*seats, dice=f"1 1 {NOTHING}"), "assign")) == {"hit 1 @2"}


@pytest.mark.rule("G-7.11")
def test_long_reaches_are_used() -> None:
    seats = [Seat("outlaw", 8, "rose_doolan"), Seat("outlaw"), Seat("sheriff", 2), Seat("renegade"), Seat("deputy")]
    assert sorted(answers(stage(*seats, dice=f"1 2 {NOTHING}"), "assign")) == ["hit 1 @2", "hit 2 @2"]


# Beers


def test_a_deputy_heals_his_sheriff_and_then_himself() -> None:
    seats = [Seat("deputy", 8), Seat("sheriff", 2), Seat("outlaw"), Seat("outlaw"), Seat("renegade")]
    assert answers(stage(*seats, dice=f"beer beer {NOTHING}"), "beer") == ["beer @1", "beer @1"]
    seats[0].life, seats[1].life = 1, 8
    assert answers(stage(*seats, dice=f"beer dynamite {NOTHING}"), "beer") == ["beer @0"]


def test_beers_are_for_oneself_when_nobody_is_known_for_a_friend() -> None:
    for role in ("sheriff", "outlaw"):
        others = ["sheriff", "deputy", "outlaw", "outlaw", "renegade"]
        others.remove(role)
        seats = [Seat(role, 3), *[Seat(other, 3) for other in others]]
        assert answers(stage(*seats, dice=f"beer beer {NOTHING}"), "beer") == ["beer @0", "beer @0"]


def test_a_renegade_keeps_a_weak_sheriff_alive() -> None:
    seats = [Seat("renegade", 8), Seat("sheriff", 2), Seat("outlaw"), Seat("outlaw"), Seat("deputy")]
    assert answers(stage(*seats, dice=f"beer dynamite {NOTHING}"), "beer") == ["beer @1"]


@pytest.mark.rule("G-7.5")
def test_beers_that_give_two_points_are_used_for_oneself() -> None:
    seats = [Seat("deputy", 3, "jesse_jones"), Seat("sheriff", 5), Seat("outlaw"), Seat("outlaw"), Seat("renegade")]
    assert answers(stage(*seats, dice=f"beer dynamite {NOTHING}"), "beer") == ["beer @0"]


@pytest.mark.rule("G-7.12")
def test_the_point_at_the_start_of_a_turn_goes_where_it_is_needed() -> None:
    seats = [Seat("deputy", 8, "sid_ketchum"), Seat("sheriff", 3), Seat("outlaw"), Seat("outlaw"), Seat("renegade")]
    assert ask(stage(*seats)) == "heal @1"
    seats = [Seat("sheriff", 3, "sid_ketchum"), Seat("deputy", 3), Seat("outlaw"), Seat("outlaw"), Seat("renegade")]
    assert ask(stage(*seats)) == "heal @0"


# Arrows


def shot(victim: Seat, *others: Seat) -> DiceGame:
    """Return a game in which an Outlaw has just hit the Sheriff, who is ``victim``."""
    seats = [Seat("outlaw"), victim, *(others or (Seat("deputy"), Seat("renegade"), Seat("outlaw")))]
    game = stage(*seats, dice="1 dynamite gatling arrow arrow")
    game.apply(game.parse("hit 1 @1"))
    return game


@pytest.mark.rule("G-7.1")
def test_an_arrow_is_better_than_the_last_life_point() -> None:
    assert ask(shot(Seat("sheriff", 1, "bart_cassidy"))) == "take"
    assert ask(shot(Seat("sheriff", 1, "bart_cassidy", 5))) == "take"


@pytest.mark.rule("G-7.10")
def test_an_arrow_of_ones_own_is_always_discarded() -> None:
    for arrows in (1, 4):
        assert ask(shot(Seat("sheriff", 8, "pedro_ramirez", arrows))) == "discard"


@pytest.mark.rule("G-7.7")
def test_ones_own_arrows_are_removed_near_an_attack() -> None:
    roles = [Seat("deputy"), Seat("outlaw", arrows=3), Seat("outlaw"), Seat("renegade")]
    kit = stage(Seat("sheriff", 7, "kit_carlson", 4), *roles, dice="gatling gatling arrow dynamite dynamite")
    assert answers(kit, "discard-arrow") == ["discard @0", "discard @0"]


@pytest.mark.rule("G-7.7")
def test_arrows_of_enemies_stay() -> None:
    roles = [Seat("sheriff", arrows=4), Seat("outlaw"), Seat("deputy"), Seat("renegade")]
    kit = stage(Seat("outlaw", 7, "kit_carlson"), *roles, dice="gatling gatling arrow dynamite dynamite")
    assert answers(kit, "discard-arrow") == ["pass"]


@pytest.mark.rule("G-7.7")
def test_a_deputy_frees_his_sheriff_of_arrows() -> None:
    roles = [Seat("sheriff", 3, arrows=4), Seat("outlaw"), Seat("outlaw"), Seat("renegade")]
    kit = stage(Seat("deputy", 7, "kit_carlson"), *roles, dice="gatling gatling arrow dynamite dynamite")
    assert answers(kit, "discard-arrow") == ["discard @1", "discard @1"]
