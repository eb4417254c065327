"""Confidence intervals of shares."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.lab.interval import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 4, 0.0456, 0.6994)],
)
def test_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_the_share_lies_in_its_interval(wins: int, losses: int) -> None:
    games = wins + losses
    low, high = wilson(wins, games)
    assert 0 <= low <= high <= 1
    if games:
        assert low <= wins / games <= high
