"""Counting the results of many games."""

from __future__ import annotations

from typing import final

from sixgun.lab.interval import wilson
from sixgun.lab.match import MatchResult


@final
class Share:
    """How often somebody won, out of how often he could have."""

    __slots__ = ("games", "wins")

    def __init__(self) -> None:
        self.wins: int = 0
        self.games: int = 0

    def count(self, won: bool) -> None:
        """Count one more game."""
        self.games += 1
        if won:
            self.wins += 1

    @property
    def rate(self) -> float:
        """The share, 0 if there was no game."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95% confidence interval of the share."""
        return wilson(self.wins, self.games)

    def to_dict(self) -> dict[str, int | float]:
        """Return the share as JSON-ready values: ``wins``, ``games``, ``rate``, ``low``, ``high``."""
        low, high = self.interval()
        return {
            "wins": self.wins,
            "games": self.games,
            "rate": round(self.rate, 6),
            "low": round(low, 6),
            "high": round(high, 6),
        }


@final
class Length:
    """How long games are: mean and extremes of a whole number."""

    __slots__ = ("games", "longest", "shortest", "total")

    def __init__(self) -> None:
        self.games: int = 0
        self.total: int = 0
        self.shortest: int = 0
        self.longest: int = 0

    def count(self, length: int) -> None:
        """Count one more game."""
        self.shortest = length if self.games == 0 else min(self.shortest, length)
        self.longest = max(self.longest, length)
        self.games += 1
        self.total += length

    @property
    def mean(self) -> float:
        """The mean, 0 if there was no game."""
        return self.total / self.games if self.games else 0.0

    def to_dict(self) -> dict[str, int | float]:
        """Return the length as JSON-ready values: ``mean``, ``shortest``, ``longest``."""
        return {"mean": round(self.mean, 3), "shortest": self.shortest, "longest": self.longest}


@final
class Tally:
    """Sums over finished games. The same games in the same order give the same tally.

    Attributes:
        games: number of games.
        decisions, turns: how long they were.
        outcomes: how many games had each result.
        by_role: for each role, in how many of the games that have it its side has won. Outlaws win together,
            so this counts games, not seats; the interval would be too narrow otherwise.
        by_character: for each character, how many of its games it has won. Nobody meets his double in a game.
        by_seat: for each seat, how many games it has won.
    """

    def __init__(self, seats: int) -> None:
        self.games: int = 0
        self.decisions: Length = Length()
        self.turns: Length = Length()
        self.outcomes: dict[str, int] = {}
        self.by_role: dict[str, Share] = {}
        self.by_character: dict[str, Share] = {}
        self.by_seat: list[Share] = [Share() for _ in range(seats)]

    def add(self, result: MatchResult) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions.count(result.decisions)
        self.turns.count(result.turns)
        self.outcomes[result.outcome] = self.outcomes.get(result.outcome, 0) + 1
        winners_of: dict[str, bool] = {}
        for seat, won in enumerate(result.won):
            self.by_seat[seat].count(won)
            for character in result.characters[seat]:
                self.by_character.setdefault(character, Share()).count(won)
            role = result.roles[seat]
            winners_of[role] = winners_of.get(role, False) or won
        for role, won in winners_of.items():
            self.by_role.setdefault(role, Share()).count(won)
