"""Cards taken at random from a hand are taken evenly (T-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.chance import assert_uniform

from .position import Position, Seat

HAND = ["beer:6H", "bang:3C", "missed:2S", "jail:10S", "duel:8C", "panic:QH"]
SAMPLES = 360


def panic(seed: int) -> Position:
    return Position(
        Seat("sheriff", hand="panic:JH saloon:5H"), Seat("outlaw", hand=" ".join(HAND)), Seat(), Seat(), seed=seed
    ).do("play panic:JH @1")


def cat_balou(seed: int) -> Position:
    return Position(
        Seat("sheriff", hand="cat_balou:KH saloon:5H"),
        Seat("outlaw", hand=" ".join(HAND), front="barrel:QS"),
        Seat(),
        Seat(),
        seed=seed,
    ).do("play cat_balou:KH @1", "choose hand")


def jesse_jones(seed: int) -> Position:
    return Position(
        Seat("sheriff", "jesse_jones"), Seat("outlaw", hand=" ".join(HAND)), Seat(), Seat(), phase="draw", seed=seed
    ).do("draw @1")


def el_gringo(seed: int) -> Position:
    return Position(
        Seat("outlaw", hand=" ".join(["bang:AS", *HAND])), Seat("sheriff", "el_gringo"), Seat(), Seat(), seed=seed
    ).do("play bang:AS @1")


@pytest.mark.mass
@pytest.mark.rule("T-9", "B-8.4", "B-9.8", "B-9.9", "CB-4", "CB-5")
@pytest.mark.parametrize(("pick", "victim"), [(panic, 1), (cat_balou, 1), (jesse_jones, 1), (el_gringo, 0)])
def test_every_card_of_the_hand_is_as_likely_as_any_other(pick: Callable[[int], Position], victim: int) -> None:
    taken: Counter[str] = Counter()
    for seed in range(SAMPLES):
        position = pick(seed)
        moved = position.told("takes-from-hand", "removes-from-hand")
        assert [event.count for event in moved] == [1]
        card = position.texts(moved[0].cards)[0]
        taken[card] += 1
        left = position.hand(victim)
        assert left[: len(HAND) - 1] == [other for other in HAND if other != card]
    assert set(taken) == set(HAND)
    assert_uniform([taken[card] for card in HAND])
