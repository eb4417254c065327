"""Positions of The Dice Game set up in Python, for tests that look closer than a scenario can."""

from __future__ import annotations

import json

from sixgun.games import dice
from sixgun.games.dice.staging import STAGE
from sixgun.kernel.decision import Decision
from sixgun.kernel.document import read_document
from sixgun.kernel.event import Event
from sixgun.kernel.refusal import Refusal

NAMES = "ABCDEFGH"


class Seat:
    """One seat of a position."""

    def __init__(self, role: str = "", character: str = "", life: int = 0, arrows: int = 0, out: bool = False) -> None:
        values: dict[str, object] = {
            "role": role, "character": character, "life": life, "arrows": arrows, "out": out
        }  # fmt: skip
        self.values: dict[str, object] = {key: value for key, value in values.items() if value}


class Position:
    """A game in a position, with everything that has happened since.

    Attributes:
        game: the game.
        events: all events from the position on.
    """

    def __init__(self, *seats: Seat, rolls: str = "", turn: int = 0) -> None:
        table: dict[str, object] = {"turn": NAMES[turn], "rolls": [rolls]}
        lines = ['game = "dice"', "[table]", *(f"{key} = {json.dumps(value)}" for key, value in table.items())]
        for seat, name in zip(seats, NAMES, strict=False):
            lines.append("[[seat]]")
            lines += [f"{key} = {json.dumps(value)}" for key, value in {"name": name, **seat.values}.items()]
        self.events: list[Event] = []
        game = STAGE.build(read_document("\n".join(lines), "position"), self.events.append)
        assert isinstance(game, dice.DiceGame)
        self.game: dice.DiceGame = game

    @property
    def decision(self) -> Decision:
        """Return the pending decision."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision

    @property
    def offers(self) -> list[str]:
        """Return the legal answers."""
        return [action.text for action in self.game.legal()]

    def do(self, *actions: str) -> Position:
        """Carry out actions, one after the other, whoever is asked."""
        for text in actions:
            self.game.apply(self.game.parse(text))
        return self

    def refused(self, action: str, seat: int = -1) -> Refusal:
        """Return why the seat that is asked, or another one, may not do ``action``."""
        asked = self.game.decision.seat if self.game.decision is not None else 0
        refusal = self.game.refusal(asked if seat < 0 else seat, self.game.parse(action))
        assert refusal is not None, f"'{action}' is legal"
        return refusal

    def told(self, *kinds: str) -> list[Event]:
        """Return the events of these kinds so far."""
        return [event for event in self.events if event.kind in kinds]
