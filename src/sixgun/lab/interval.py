"""How far a counted share can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""Normal quantile of a two-sided interval of 95%."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95% confidence interval of a share of ``wins`` in ``games`` (Wilson's score interval).

    Unlike the textbook interval it stays within 0 and 1 and makes sense for few games and for shares near the
    ends. Without any game it is (0, 1): nothing is known.

        >>> low, high = wilson(50, 100)
        >>> round(low, 3), round(high, 3)
        (0.404, 0.596)
        >>> wilson(0, 0)
        (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    low = 0.0 if wins == 0 else middle - half
    high = 1.0 if wins == games else middle + half
    return low, high
