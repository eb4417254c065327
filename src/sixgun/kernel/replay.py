"""Replays: records played again, with every digest compared.

The kernel knows no game, so whoever plays a record hands in a :data:`MakeGame`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from sixgun.kernel.action import Action
from sixgun.kernel.errors import RecordError, SixgunError
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game, IllegalAction
from sixgun.kernel.record import Check, Record, read

MakeGame = Callable[[str, "dict[str, object]", int, "Callable[[Event], None] | None"], Game]
"""Makes a new game from its id, its options as JSON values, a seed, and a listener that hears every event.

It raises :class:`~sixgun.kernel.errors.OptionsError` if there is no such game or the options are not right.
"""


@final
class Replay:
    """A record being played again, action by action.

    Attributes:
        record: what is played.
        game: the game as far as it has come.
        done: number of actions carried out.
    """

    def __init__(self, record: Record, make: MakeGame, listener: Callable[[Event], None] | None = None) -> None:
        """Set the game up.

        Args:
            record: from :func:`read`.
            make: makes the game of the header.
            listener: hears every event, those of the set-up included.

        Raises:
            RecordError: the game or its options are unknown, or the seats do not fit.
        """
        self.record: Record = record
        self.done: int = 0
        self._checked: int = 0
        header = record.header
        try:
            game = make(header.game, header.options, header.seed, listener)
        except RecordError:
            raise
        except SixgunError as error:
            raise RecordError(record.path, 1, error.message, error.message_id, error.params) from error
        if game.seats != len(header.sitters):
            raise RecordError(
                record.path,
                1,
                f"the record names {len(header.sitters)} seats, but its options make a game of {game.seats}",
                "record-seats",
                {"found": str(len(header.sitters)), "expected": str(game.seats)},
            )
        self.game: Game = game

    def peek(self) -> Action | None:
        """Return the action that :meth:`next` will carry out, ``None`` after the last one.

        Raises:
            RecordError: the next line cannot be played.
        """
        if self.done == len(self.record.steps):
            return None
        step = self.record.steps[self.done]
        decision = self.game.decision
        if decision is None:
            raise self._wrong(step.line, "the game is over before this action", "record-over", {})
        if decision.seat != step.seat:
            raise self._wrong(
                step.line,
                f"seat {step.seat} acts, but seat {decision.seat} is asked",
                "record-seat",
                {"found": str(step.seat), "expected": str(decision.seat)},
            )
        try:
            return self.game.parse(step.text)
        except SixgunError as error:
            raise self._wrong(step.line, error.message, error.message_id, error.params) from error

    def next(self) -> bool:
        """Carry out the next action and compare the digest if one follows; return whether there was one.

        Raises:
            RecordError: the action is illegal, the wrong seat acts, or digest or result are not the same.
        """
        action = self.peek()
        if action is None:
            self._finish()
            return False
        step = self.record.steps[self.done]
        try:
            self.game.apply(action)
        except IllegalAction as error:
            rule, reason = error.refusal.rule, error.refusal.reason
            raise self._wrong(
                step.line,
                f"'{action.text}' is not legal here: {reason} (rule {rule})",
                "record-illegal",
                {"action": action.text, "reason": reason, "rule": rule},
            ) from error
        self.done += 1
        checks = self.record.checks
        if self._checked < len(checks) and checks[self._checked].after == self.done:
            self._compare(checks[self._checked])
            self._checked += 1
        return True

    def finish(self) -> Game:
        """Carry out all that is left and return the game.

        Raises:
            RecordError: as for :meth:`next`.
        """
        while self.next():
            pass
        return self.game

    def _finish(self) -> None:
        end = self.record.end
        if end is None:
            return
        if not self.game.over:
            raise self._wrong(end.line, "there is a result, but the game is not over", "record-not-over", {})
        if self.game.outcome != self.record.outcome:
            raise self._wrong(
                end.line,
                f"the result is '{self.record.outcome}', but the game ends with '{self.game.outcome}'",
                "record-outcome",
                {"found": self.record.outcome, "expected": self.game.outcome},
            )
        self._compare(end)

    def _compare(self, check: Check) -> None:
        digest = self.game.digest()
        if digest != check.digest:
            raise self._wrong(
                check.line,
                f"after {check.after} actions the digest of the game is {digest}, not {check.digest}",
                "record-digest",
                {"actions": str(check.after), "found": check.digest, "expected": digest},
            )

    def _wrong(self, line: int, what: str, message_id: str, params: dict[str, str]) -> RecordError:
        return RecordError(self.record.path, line, what, message_id, params)


def replay(record: Record, make: MakeGame, listener: Callable[[Event], None] | None = None) -> Game:
    """Play ``record`` again, compare all its digests, and return the game as the record leaves it.

    Raises:
        RecordError: it cannot be played to its last line; the message has the line.
    """
    return Replay(record, make, listener).finish()


@final
class Verdict:
    """What :func:`verify` found in a record that is in order."""

    def __init__(self, actions: int, digests: int, over: bool, outcome: str) -> None:
        self.actions: int = actions
        self.digests: int = digests
        self.over: bool = over
        self.outcome: str = outcome


def verify(path: str, make: MakeGame) -> Verdict:
    """Read the record in ``path``, play it and compare every digest.

    Raises:
        RecordError: something is wrong with it; the message has the line.
    """
    record = read(path)
    game = replay(record, make)
    digests = len(record.checks) + (0 if record.end is None else 1)
    return Verdict(len(record.steps), digests, game.over, game.outcome)
