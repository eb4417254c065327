"""Situations in which it is plain what to roll again, and when to stop."""

from __future__ import annotations

from itertools import product

import pytest

from sixgun.bots.dice.throws import CHANCES, HANDS, INDEX, choose, roll

from .table import Seat, rerolled, stage


def test_every_way_dice_can_lie_is_listed_once() -> None:
    assert [len(hands) for hands in HANDS] == [1, 6, 21, 56, 126, 252]
    assert len(INDEX) == 462


def test_keeping_dice_is_worth_the_mean_of_what_the_others_show() -> None:
    """Against all 216 throws of three dice, looked at one by one."""
    ends = [float(hand.count(4) ** 2 + 3 * hand.count(0) * hand.count(5)) for hand in HANDS[5]]
    kept = (4, 5)
    throws = [ends[INDEX[tuple(sorted((*kept, *throw)))]] for throw in product(range(6), repeat=3)]
    assert roll(ends)[2][INDEX[kept]] == pytest.approx(sum(throws) / 216)


def test_the_chances_of_arrows() -> None:
    assert CHANCES[2] == pytest.approx([25 / 36, 10 / 36, 1 / 36])
    assert all(sum(row) == pytest.approx(1.0) for row in CHANCES)


def test_one_rolls_again_what_is_worth_it() -> None:
    """Only beers count: three dice without one are rolled again, the beers kept."""
    ends = [float(hand.count(4)) for hand in HANDS[5]]
    best = choose(ends, [0.0] * 6, False)
    assert best[INDEX[0, 2, 3, 4, 4]] == pytest.approx(2 + 3 / 6)
    assert best[INDEX[4, 4, 4, 4, 4]] == pytest.approx(5)


@pytest.mark.rule("G-4.3")
def test_locked_dynamite_and_explosions_are_kept() -> None:
    ends = [float(hand.count(4)) for hand in HANDS[5]]
    locked = choose(ends, [0.0] * 6, False)
    unlocked = choose(ends, [0.0] * 6, True)
    two = INDEX[1, 1, 4, 4, 4]
    assert locked[two] == pytest.approx(3)
    assert unlocked[two] == pytest.approx(3 + 2 / 6)
    three = INDEX[1, 1, 1, 4, 5]  # the rolling is over, for everybody (G-4.8)
    assert locked[three] == unlocked[three] == 1.0


def test_rolling_that_costs_more_than_it_brings_is_left() -> None:
    ends = [float(hand.count(4)) for hand in HANDS[5]]
    assert choose(ends, [0.0, 0.2, 0.4, 0.6, 0.8, 1.0], False) == ends


# Situations


def five(viewer: str, life: int = 8, character: str = "", arrows: int = 0) -> list[Seat]:
    """Return five seats; the viewer in seat 0 has the role ``viewer``, the Sheriff sits next to him if he is not he."""
    roles = ["sheriff", "outlaw", "deputy", "renegade", "outlaw"]
    roles.remove(viewer)
    return [Seat(viewer, life, character, arrows), *[Seat(role) for role in roles]]


def test_a_sure_victory_is_not_risked() -> None:
    """An Outlaw whose 1 finishes the Sheriff stops, whatever else he could roll."""
    seats = five("outlaw")
    seats[1].life = 1
    assert rerolled(stage(*seats, dice="1 arrow dynamite dynamite gatling", rerolls=2)) == []
    assert rerolled(stage(*seats, dice="1 beer arrow beer beer", rerolls=2)) == []


def test_beers_are_kept_when_life_is_short_and_rolled_when_it_is_full() -> None:
    dice = "beer beer beer gatling arrow"
    assert "beer" not in rerolled(stage(*five("sheriff", 2), dice=dice, rerolls=1))
    assert rerolled(stage(*five("sheriff", 10), dice=dice, rerolls=1)).count("beer") == 3


def test_one_is_content_with_a_gatling_and_beers() -> None:
    assert rerolled(stage(*five("sheriff", 7), dice="gatling gatling gatling beer beer", rerolls=2)) == []


def test_two_gatlings_are_enough_for_some() -> None:
    dice = "gatling gatling beer beer arrow"
    assert "gatling" not in rerolled(stage(*five("sheriff", 7, "willy_the_kid"), dice=dice, rerolls=1))


@pytest.mark.rule("G-4.8")
def test_a_third_dynamite_is_not_risked_at_the_last_life_point() -> None:
    dice = "dynamite dynamite arrow gatling arrow"
    assert rerolled(stage(*five("sheriff", 1), dice=dice, rerolls=2)) == []
    assert rerolled(stage(*five("sheriff", 9), dice=dice, rerolls=2)) != []


@pytest.mark.rule("G-7.2")
def test_who_may_roll_dynamite_again_does() -> None:
    dice = "dynamite dynamite gatling 1 arrow"
    assert rerolled(stage(*five("outlaw", 8, "black_jack"), dice=dice, rerolls=1)).count("dynamite") == 2
    last = rerolled(stage(*five("outlaw", 1, "black_jack"), dice=dice, rerolls=1))
    assert last.count("dynamite") == 2 or not last  # never the other dice alone: a third would kill him


@pytest.mark.rule("G-4.6")
def test_nobody_rolls_who_would_die_of_the_next_arrow() -> None:
    seats = five("sheriff", 3, arrows=3)
    seats[1].arrows, seats[2].arrows = 3, 2
    dice = "gatling arrow gatling arrow beer"
    assert rerolled(stage(*seats, dice=dice, rerolls=2)) == []
    for seat in seats:
        seat.arrows = 0
    assert rerolled(stage(*seats, dice=dice, rerolls=2)) != []


@pytest.mark.rule("G-5.7")
def test_many_arrows_of_ones_own_make_the_gatling_worth_rolling_for() -> None:
    dice = "gatling gatling 1 2 arrow"
    assert "gatling" in rerolled(stage(*five("deputy", 7), dice=dice, rerolls=2))
    assert "gatling" not in rerolled(stage(*five("deputy", 7, arrows=6), dice=dice, rerolls=2))


@pytest.mark.rule("G-5.2")
def test_a_bulls_eye_that_must_hit_a_friend_is_rolled_again() -> None:
    """With four living a 2 has one target, here the Sheriff (G-5.5)."""
    seats = [Seat("deputy"), Seat("outlaw"), Seat("sheriff", 3), Seat("renegade"), Seat("outlaw", out=True)]
    assert rerolled(stage(*seats, dice="1 2 2 1 1", rerolls=1)) == ["2", "2"]


@pytest.mark.rule("G-7.14")
def test_a_rest_is_worth_a_roll_without_bulls_eyes() -> None:
    dice = "beer gatling 1 beer dynamite"
    assert "1" in rerolled(stage(*five("sheriff", 2, "suzy_lafayette"), dice=dice, rerolls=1))
    assert "1" not in rerolled(stage(*five("outlaw", 8), dice=dice, rerolls=1))
