"""What every view holds: who looks, what is asked, what is being resolved, and how the game has ended."""

from __future__ import annotations

from typing import Any

from sixgun.kernel.decision import Decision
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.frame import Frame
from sixgun.kernel.game import Game


class GameView:
    """Base of views: what one seat may know of a game at one moment, and nothing else.

    A game adds its own fields, each written from what the seat may know.

    Attributes:
        seat: the viewer, -1 for a bystander.
        players: number of seats.
        asked, asked_kind, cite: who is asked, what, and by which rule; -1 and empty when the game is over.
        decision: the viewer's own pending decision, else ``None``.
        stack: copies of the effects being resolved, lowest first. They hold public facts only.
        over, outcome, winners: whether and how it has ended; bit mask of the winners.
    """

    __slots__ = ("asked", "asked_kind", "cite", "decision", "outcome", "over", "players", "seat", "stack", "winners")

    def __init__(self, game: Game, seat: int) -> None:
        """Write the view of ``seat``; -1 is a bystander.

        Raises:
            ValueError: there is no such seat.
        """
        if not BYSTANDER <= seat < game.seats:
            raise ValueError(f"seat {seat} is not at this table of {game.seats}")
        self.seat: int = seat
        self.players: int = game.seats
        decision = game.decision
        self.decision: Decision | None = None
        if decision is None:
            self.asked: int = -1
            self.asked_kind: str = ""
            self.cite: str = ""
        else:
            self.asked = decision.seat
            self.asked_kind = decision.kind
            self.cite = decision.cite
            if decision.seat == seat:
                self.decision = decision
        self.stack: list[Frame[Any]] = [frame.clone() for frame in game.stack]
        self.over: bool = game.over
        self.outcome: str = game.outcome_id
        self.winners: int = game.winners

    def question_dict(self) -> dict[str, Any]:
        """Return what is asked as JSON-ready values; ``actions`` are the viewer's, in notation, none for others."""
        decision = self.decision
        return {
            "asked": self.asked,
            "asked_kind": self.asked_kind,
            "cite": self.cite,
            "actions": [] if decision is None else [action.text for action in decision.actions],
        }

    def progress_dict(self) -> dict[str, Any]:
        """Return what is being resolved and how the game has ended as JSON-ready values."""
        return {
            "stack": [frame.facts() for frame in self.stack],
            "over": self.over,
            "outcome": self.outcome,
            "winners": self.winners,
        }
