"""Distances and targets at tables of every size (G-0.3, G-5.2 to G-5.5)."""

from __future__ import annotations

import pytest

from sixgun.games.dice.ability import BEYOND, FAR, NEAR, PLAIN
from sixgun.games.dice.aiming import aims, distance, targets
from sixgun.games.dice.sets import find_character

ALL = range(1, 256)


@pytest.mark.rule("G-0.3")
def test_distance_is_the_shorter_way_round() -> None:
    assert [distance(0b11111, 0, other) for other in range(1, 5)] == [1, 2, 2, 1]
    assert [distance(0b10101, 0, other) for other in (2, 4)] == [1, 1]
    assert distance(0b11111111, 1, 5) == 4
    for living in ALL:
        seats = [seat for seat in range(8) if living >> seat & 1]
        for seat in seats:
            for other in seats:
                assert distance(living, seat, other) == distance(living, other, seat)


@pytest.mark.rule("G-5.2", "G-5.5")
def test_targets_are_living_and_never_oneself() -> None:
    for living in ALL:
        seats = [seat for seat in range(8) if living >> seat & 1]
        if len(seats) < 2:
            continue
        for seat in seats:
            for reach, places in ((NEAR, {1}), (FAR, {2}), (NEAR | FAR, {1, 2}), (FAR | BEYOND, {2, 3})):
                found = targets(living, seat, reach)
                assert seat not in found
                assert set(found) <= set(seats)
                near = {other for other in seats if distance(living, seat, other) in places and other != seat}
                assert near <= set(found)


@pytest.mark.rule("G-5.3", "G-5.5")
def test_there_is_always_a_target() -> None:
    abilities = [PLAIN]
    for name in ("calamity_janet", "rose_doolan", "slab_the_killer"):
        character = find_character(name)
        assert character is not None
        abilities.append(character.ability)
    for living in ALL:
        seats = [seat for seat in range(8) if living >> seat & 1]
        for seat in seats if len(seats) > 1 else []:
            for ability in abilities:
                for ones, twos in ((1, 0), (0, 1), (2, 3)):
                    ways = aims(living, seat, ability, ones, twos, False)
                    assert ways
                    if len(seats) <= 3:
                        assert {way.seat for way in ways} == set(seats) - {seat}


@pytest.mark.rule("G-5.3")
def test_a_2_is_a_1_at_a_small_table() -> None:
    assert [way.text for way in aims(0b0111, 0, PLAIN, 0, 1, False)] == ["hit 2 @1", "hit 2 @2"]
    assert [way.text for way in aims(0b1111, 0, PLAIN, 0, 1, False)] == ["hit 2 @2"]


def test_equal_ways_are_offered_once() -> None:
    """With two living players it makes no difference which die is used first, unless one can be doubled."""
    assert [way.text for way in aims(0b11, 0, PLAIN, 1, 1, False)] == ["hit 1 @1"]
    assert [way.text for way in aims(0b11, 0, PLAIN, 1, 1, True)] == [
        "hit 1 @1",
        "hit 2 @1",
        "double 1 @1",
        "double 2 @1",
    ]
