"""Refusals: why an action is not legal."""

from __future__ import annotations

from typing import final


@final
class Refusal:
    """Why an action is not legal.

    Attributes:
        rule: the number of the rule that forbids it.
        reason: an id for the texts, such as ``out-of-range``.
        params: what the text needs: numbers, and notation of cards and seats.
    """

    def __init__(self, rule: str, reason: str, params: dict[str, str]) -> None:
        self.rule: str = rule
        self.reason: str = reason
        self.params: dict[str, str] = params

    def __repr__(self) -> str:
        return f"<Refusal {self.reason} ({self.rule})>"
