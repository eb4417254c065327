"""Decisions: the one thing a game waits for."""

from __future__ import annotations

from typing import final

from sixgun.kernel.action import Action


@final
class Decision:
    """A question to one seat. ``kind`` and ``seat`` are open to all; what could be answered is known to the seat alone.

    Attributes:
        seat: who is asked.
        kind: what is asked, an id of the game (``answer-shot``); texts and bots go by it.
        actions: all legal answers, at least one, in a fixed order.
        cite: the rule the question rests on.
        by: the seat whose card or ability asks, -1 for nobody.
        card: the card the question is about, -1 for none.
        amount: a number that belongs to the question, such as the Missed! still needed; 0 if there is none.
    """

    __slots__ = ("actions", "amount", "by", "card", "cite", "kind", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        actions: list[Action],
        cite: str,
        by: int = -1,
        card: int = -1,
        amount: int = 0,
    ) -> None:
        self.seat: int = seat
        self.kind: str = kind
        self.actions: list[Action] = actions
        self.cite: str = cite
        self.by: int = by
        self.card: int = card
        self.amount: int = amount

    @property
    def forced(self) -> bool:
        """Whether only one answer is legal. Part of the secret of the seat: it tells what the hand lacks (rule T-7)."""
        return len(self.actions) == 1

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of seat {self.seat}: {', '.join(a.text for a in self.actions)}>"
