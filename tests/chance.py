"""Statistics that can fail: Pearson's chi-square test with a generous bound."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def bound(freedom: int) -> float:
    """Return what chi-square exceeds about once in 100,000 fair samples (Wilson and Hilferty's approximation)."""
    z = 4.27
    share = 2 / (9 * freedom)
    return freedom * (1 - share + z * sqrt(share)) ** 3


def assert_uniform(counts: Sequence[int]) -> None:
    """Fail if ``counts`` are hardly those of equally likely cases."""
    expected = sum(counts) / len(counts)
    assert expected >= 20, "too few samples to tell anything"
    assert_like(counts, [expected] * len(counts))


def assert_like(counts: Sequence[int], expected: Sequence[float]) -> None:
    """Fail if ``counts`` are hardly those of cases that should come up ``expected`` times."""
    found = sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))
    assert found < bound(len(counts) - 1), f"chi-square {found:.1f} of {list(counts)}"
