"""The generator of chance: the same for ever, with the longest period, and uniform."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.kernel.rng import BASE, MODULUS, MULTIPLIER, Rng
from tests.chance import assert_uniform, bound

# These numbers must never change: every record ever written rests on them.
GOLDEN = {
    0: (1089622239395776417, [953, 90, 453, 851, 902, 908], 49969032960573004),
    1: (187351012391222511, [971, 291, 221, 746, 258, 773], 421623460984739898),
    2026: (526362511168307509, [359, 322, 620, 600, 707, 970], 838288101754587803),
    10**40: (413690448930397778, [478, 271, 540, 219, 998, 270], 225905919595066012),
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_golden_numbers(seed: int) -> None:
    state, numbers, after = GOLDEN[seed]
    rng = Rng(seed)
    assert rng.state == state
    assert [rng.below(1000) for _ in numbers] == numbers
    assert rng.state == after


def test_golden_shuffle() -> None:
    items = list(range(10))
    Rng(7).shuffle(items)
    assert items == [3, 9, 0, 5, 1, 7, 2, 8, 6, 4]


def test_golden_numbers_of_every_size() -> None:
    rng = Rng(5)
    assert [rng.below(1 << 30) for _ in range(3)] == [754118602, 593477641, 80287766]
    sizes = [1, 2, 3, 80, 1 << 29, (1 << 29) + 1]
    assert [rng.below(n) for n in sizes] == [0, 0, 0, 60, 413808518, 133633039]


def test_golden_state_after_many_numbers() -> None:
    rng = Rng(1)
    for _ in range(100_000):
        rng.below(6)
    assert rng.state == 212407861400138835


def is_prime(n: int) -> bool:
    """Miller and Rabin's test; with the first twelve primes it is certain below 3 * 10**24."""
    odd = n - 1
    halvings = 0
    while odd % 2 == 0:
        odd //= 2
        halvings += 1
    for witness in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(witness, odd, n)
        if power in (1, n - 1):
            continue
        for _ in range(halvings - 1):
            power = power * power % n
            if power == n - 1:
                break
        else:
            return False
    return True


def test_all_seeds_have_the_same_long_period() -> None:
    """The steps are multiplications by a number whose order is the prime (MODULUS - 1) / 2, about 2**59."""
    assert MODULUS == MULTIPLIER * BASE - 1
    order = (MODULUS - 1) // 2
    assert is_prime(MODULUS)
    assert is_prime(order)
    assert pow(MULTIPLIER, order, MODULUS) == 1
    assert MULTIPLIER % MODULUS != 1
    assert 2**58 < order < 2**59 + 2**58


@given(st.integers(min_value=0))
def test_a_step_multiplies_the_state(seed: int) -> None:
    rng = Rng(seed)
    assert 1 <= rng.state < MODULUS
    for _ in range(20):
        before = rng.state
        rng.below(1)
        assert rng.state == MULTIPLIER * before % MODULUS
        assert 1 <= rng.state < MODULUS


@given(st.integers(min_value=0, max_value=2**70), st.integers(min_value=1, max_value=1 << 30))
def test_numbers_are_in_range(seed: int, n: int) -> None:
    rng = Rng(seed)
    for _ in range(20):
        assert 0 <= rng.below(n) < n


@given(st.integers(min_value=0, max_value=2**64), st.lists(st.integers(min_value=0, max_value=99)))
def test_shuffles_keep_the_items(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.integers(min_value=0, max_value=2**64), st.integers(min_value=0, max_value=30))
def test_a_clone_goes_on_alike_and_apart(seed: int, steps: int) -> None:
    rng = Rng(seed)
    for _ in range(steps):
        rng.below(7)
    copy = rng.clone()
    expected = [copy.below(1 << 20) for _ in range(10)]
    assert [rng.below(1 << 20) for _ in range(10)] == expected
    assert rng.state == copy.state


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="seed"):
        Rng(-1)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [Rng(seed).below(1 << 30) for seed in range(2000)]
    assert len(set(firsts)) > 1990
    assert_uniform([sum(1 for first in firsts if first >> 26 == share) for share in range(16)])


@pytest.mark.parametrize("n", [2, 3, 6, 10, 52, 80])
def test_numbers_are_uniform(n: int) -> None:
    rng = Rng(n)
    counts = [0] * n
    for _ in range(400 * n):
        counts[rng.below(n)] += 1
    assert_uniform(counts)


def test_large_numbers_are_uniform() -> None:
    """Just above half of the range the most draws are thrown away: a bias would be largest here."""
    n = (1 << 29) + 1
    rng = Rng(3)
    counts = [0] * 16
    for _ in range(8000):
        counts[rng.below(n) * 16 // n] += 1
    assert_uniform(counts)


def test_numbers_that_follow_each_other_are_independent() -> None:
    rng = Rng(11)
    counts = [0] * 64
    for _ in range(20_000):
        counts[rng.below(8) * 8 + rng.below(8)] += 1
    assert_uniform(counts)


@pytest.mark.rule("T-9")
def test_shuffles_are_uniform() -> None:
    orders = {order: place for place, order in enumerate(permutations(range(5)))}
    counts = [0] * len(orders)
    rng = Rng(4)
    for _ in range(60 * len(orders)):
        items = list(range(5))
        rng.shuffle(items)
        counts[orders[tuple(items)]] += 1
    assert_uniform(counts)


@pytest.mark.rule("T-9")
def test_every_card_comes_to_every_place_equally_often() -> None:
    rng = Rng(8)
    counts = [[0] * 80 for _ in range(80)]
    for _ in range(2500):
        deck = list(range(80))
        rng.shuffle(deck)
        for place, card in enumerate(deck):
            counts[place][card] += 1
    for place in (0, 1, 39, 40, 78, 79):
        assert_uniform(counts[place])
    for card in (0, 41, 79):
        assert_uniform([counts[place][card] for place in range(80)])


def test_the_statistics_can_fail() -> None:
    """A wrong shuffle (every place with any place) is found out, and so is a die that is a little loaded."""
    orders = {order: place for place, order in enumerate(permutations(range(4)))}
    counts = [0] * len(orders)
    rng = Rng(4)
    for _ in range(400 * len(orders)):
        items = list(range(4))
        for place in range(4):
            other = rng.below(4)
            items[place], items[other] = items[other], items[place]
        counts[orders[tuple(items)]] += 1
    with pytest.raises(AssertionError, match="chi-square"):
        assert_uniform(counts)
    with pytest.raises(AssertionError, match="chi-square"):
        assert_uniform([1000, 1000, 1000, 1000, 1000, 1250])
    assert 30 < bound(5) < 33
