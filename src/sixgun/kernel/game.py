"""The contract of a game, and the engine that turns its resolution stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sixgun.kernel.action import Action
from sixgun.kernel.compiling import mypyc_attr
from sixgun.kernel.decision import Decision
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.event import Event
from sixgun.kernel.frame import Frame
from sixgun.kernel.refusal import Refusal


class IllegalAction(SixgunError):
    """An action was applied that is not legal now. The game is as it was before.

    Attributes:
        action: what was tried.
        refusal: why it is not legal.
        game_id: the game it was tried in; empty if nobody has said. Games word the same reason in their own way.
    """

    def __init__(self, action: Action, refusal: Refusal, game_id: str = "") -> None:
        super().__init__(
            f"'{action.text}' is not legal now: {refusal.reason} (rule {refusal.rule})",
            "refusal-" + refusal.reason,
            refusal.params,
        )
        self.action = action
        self.refusal = refusal
        self.game_id = game_id


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One match being played, secrets included.

    Subclasses give the state, the frames and the answers below that the kernel cannot know. There is no I/O, no clock
    and no global state inside: the same options, seed and actions give the same game everywhere.

    Attributes:
        game_id: name of the game (``classic``).
        seats: number of seats.
        decision: what the game waits for, ``None`` when it is over.
        over: whether it has ended.
        outcome_id: id of the result (``sheriff``, ``outlaws``, ...), empty while the game runs.
        winners: bit mask of the seats that have won, 0 while the game runs or if nobody wins.
    """

    __slots__ = ("decision", "game_id", "listeners", "listening", "outcome_id", "over", "seats", "stack", "winners")

    def __init__(self, game_id: str, seats: int) -> None:
        self.game_id: str = game_id
        self.seats: int = seats
        self.decision: Decision | None = None
        self.over: bool = False
        self.outcome_id: str = ""
        self.winners: int = 0
        self.stack: list[Frame[Any]] = []
        self.listening: bool = False
        self.listeners: list[Callable[[Event], None]] = []

    # Playing ---------------------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        """Return the legal actions of the pending decision; empty when the game is over."""
        decision = self.decision
        return [] if decision is None else decision.actions

    def apply(self, action: Action) -> None:
        """Carry out ``action`` for the seat that is asked, and move on to the next decision.

        Raises:
            IllegalAction: it is not legal; the game is unchanged.
        """
        decision = self.decision
        if decision is None or action not in decision.actions:
            seat = -1 if decision is None else decision.seat
            refusal = self.refusal(seat, action)
            if refusal is None:  # an equal action of another box: not one of ours
                refusal = Refusal("T-2", "not-offered", {})
            raise IllegalAction(action, refusal, self.game_id)
        self.decision = None
        self.dispatch(decision, action)
        self.run()

    def dispatch(self, decision: Decision, action: Action) -> None:
        """Hand the answer to the frame on top. Games that allow actions in the middle of anything may step in."""
        self.stack[-1].answer(self, action)

    def run(self) -> None:
        """Turn the top frame until something must be decided or the game is over."""
        while self.decision is None and not self.over:
            self.stack[-1].advance(self)

    # The resolution stack --------------------------------------------------------------------------------------------

    def push(self, frame: Frame[Any]) -> None:
        """Begin an effect: it is resolved before anything below goes on."""
        self.stack.append(frame)

    def pop(self) -> None:
        """End the effect on top, which has no result."""
        self.stack.pop()

    def finish(self, result: int) -> None:
        """End the effect on top and hand its result to the frame below."""
        self.stack.pop()
        self.stack[-1].receive(self, result)

    # Events ----------------------------------------------------------------------------------------------------------

    def listen(self, listener: Callable[[Event], None]) -> None:
        """Call ``listener`` with every event from now on. Events hold secrets: pass on ``event.for_seat(seat)``."""
        self.listeners.append(listener)
        self.listening = True

    def say(
        self,
        kind: str,
        seat: int = -1,
        other: int = -1,
        cards: tuple[int, ...] = (),
        amount: int = 0,
        detail: str = "",
        cite: str = "",
        knowers: int = -1,
    ) -> None:
        """Tell the listeners what happened. Call it only while ``listening``, so that nothing is built for nobody."""
        event = Event(kind, seat, other, cards, len(cards), amount, detail, cite, knowers)
        for listener in self.listeners:
            listener(event)

    # How it has ended ------------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """Return one number a seat: 1 for winners, -1 for losers, 0 while the game runs or if nobody wins."""
        if not self.winners:
            return [0.0] * self.seats
        return [1.0 if (self.winners >> seat) & 1 else -1.0 for seat in range(self.seats)]

    @property
    def outcome(self) -> str:
        """Return the id of the result (``sheriff``, ``outlaws``, ...), empty while the game runs."""
        return self.outcome_id

    # What each game must say -----------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """Return a full independent copy that plays on exactly alike. Listeners stay behind."""
        raise RuntimeError("a game must say how it is copied")

    def view(self, seat: int) -> object:
        """Return everything ``seat`` may know, and nothing else (-1: a bystander)."""
        raise RuntimeError("a game must say what a seat sees")

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Return why ``seat`` may not do ``action`` now, or ``None`` if it may."""
        raise RuntimeError("a game must explain itself")

    def parse(self, text: str) -> Action:
        """Return the action whose notation is ``text``, legal or not.

        Raises:
            NotationError: it is no notation of this game.
        """
        raise RuntimeError("a game must read its notation")

    def card_text(self, card: int) -> str:
        """Return the notation of a card."""
        raise RuntimeError("a game must write its notation")

    def state_text(self) -> str:
        """Return the full state, secrets included, as one text: equal texts mean equal games."""
        raise RuntimeError("a game must say what it holds")

    def options_dict(self) -> dict[str, object]:
        """Return the options as JSON-ready values, from which the same game can be made again."""
        raise RuntimeError("a game must say what it was made from")

    def pending_text(self) -> list[str]:
        """Return the lines of :meth:`state_text` about what is being resolved and what is asked."""
        lines = [frame.facts() for frame in self.stack]
        decision = self.decision
        if decision is not None:
            lines.append(f"asks {decision.seat} {decision.kind} {[action.text for action in decision.actions]}")
        return lines

    def digest(self) -> str:
        """Return 16 hexadecimal digits that stand for the full state; equal games have equal digests."""
        from hashlib import blake2b

        return blake2b(self.state_text().encode(), digest_size=8).hexdigest()
