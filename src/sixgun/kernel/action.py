"""Actions: the legal answers to a decision, as small immutable values with one text form each."""

from __future__ import annotations

from typing import final


@final
class Action:
    """One answer to a decision.

    A game makes each distinct action once and hands out the same object ever after, so actions are compared by identity
    and never changed. What the numbers mean is up to the game; -1 stands for "none".

    Attributes:
        text: the notation, which parses back to this very object (``game.parse(action.text) is action``).
        verb: what is done, a small number of the game's own.
        card: the card it is done with.
        other: a second card.
        seat: the seat it is aimed at.
        mode: how it is done, a small number of the game's own.
    """

    __slots__ = ("card", "mode", "other", "seat", "text", "verb")

    def __init__(self, text: str, verb: int, card: int = -1, other: int = -1, seat: int = -1, mode: int = 0) -> None:
        self.text: str = text
        self.verb: int = verb
        self.card: int = card
        self.other: int = other
        self.seat: int = seat
        self.mode: int = mode

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"
