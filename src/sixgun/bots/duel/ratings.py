"""Ratings: how good each action of a decision is."""

from __future__ import annotations

from typing import Final

Ratings = list[float]
"""How good each action of a decision is, in its order."""
NEVER: Final = -99.0
"""Rating of what must not be done."""
