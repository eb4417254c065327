"""A toy game for the tests of the scenarios: everybody in turn takes one to three of a heap of matches."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.document import Node
from sixgun.kernel.errors import NotationError
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.scenario_names import SeatNames

TAKES = [Action(f"take {n}", 0, n) for n in range(1, 6)]
GIFTS = [Action(f"give @{seat}", 1, seat=seat) for seat in range(4)]
PASS = Action("pass", 2)


class Heap(Game):
    """Whoever takes the last match wins; ``give`` hands one's turn to somebody.

    With one match left one can only take it. A seat that is ``asleep`` can only pass.
    """

    def __init__(self, seats: int, matches: int, asleep: list[int]) -> None:
        super().__init__("heap", seats)
        self.matches = matches
        self.asleep = asleep
        self.broken = ""

    def start(self, seat: int) -> None:
        if seat in self.asleep:
            self.decision = Decision(seat, "doze", [PASS], "B-2")
            return
        actions = [TAKES[n] for n in range(min(3, self.matches))]
        if self.matches > 1:
            actions += [GIFTS[other] for other in range(self.seats) if other != seat]
        self.decision = Decision(seat, "take", actions, "B-1", amount=self.matches)

    def apply(self, action: Action) -> None:
        decision = self.decision
        assert decision is not None
        assert action in decision.actions
        seat = decision.seat
        next_seat = (seat + 1) % self.seats
        self.decision = None
        if action is PASS:
            self.say("dozes", seat)
        elif action in GIFTS:
            next_seat = action.seat
            self.say("gives", seat, next_seat, cite="B-3")
        else:
            self.matches -= action.card
            self.say("takes", seat, amount=action.card, cards=(action.card,), detail="hot", knowers=1 << seat)
        if self.matches == 0:
            self.over = True
            self.winners = 1 << seat
            self.outcome_id = "won"
            return
        self.start(next_seat)

    def card_text(self, card: int) -> str:
        return f"match:{card}"

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        decision = self.decision
        if decision is None or decision.seat != seat:
            return Refusal("T-2", "not-asked", {})
        return None if action in decision.actions else Refusal("B-1", "too-many", {})

    def parse(self, text: str) -> Action:
        for action in [*TAKES, *GIFTS, PASS]:
            if action.text == text:
                return action
        raise NotationError(text, "action")


class HeapStage:
    """The stage of the toy."""

    game_id = "heap"
    keys: tuple[str, ...] = ("players", "matches", "asleep", "broken")
    table_expectations: tuple[str, ...] = ("matches",)
    seat_expectations: tuple[str, ...] = ("awake",)
    event_kinds: tuple[str, ...] = ("takes", "gives", "dozes")

    def names(self, document: Node) -> SeatNames:
        names = document.texts("players")
        if len(names) < 2:
            raise document.error("two players at least", "players")
        return SeatNames(names)

    def build(self, document: Node, listener: Callable[[Event], None] | None) -> Game:
        names = self.names(document)
        matches = document.number("matches", 5)
        if matches < 1:
            raise document.error("a heap has at least one match", "matches")
        asleep = [names.seat(name) for name in document.texts("asleep")]
        game = Heap(len(names.names), matches, asleep)
        game.broken = document.text("broken")
        game.listen(listener or (lambda _: None))
        game.start(0)
        return game

    def compare(self, game: Game, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
        assert isinstance(game, Heap)
        if key == "matches":
            number = wanted.number(key)
            return [] if game.matches == number else [f"{game.matches} matches, expected {number}"]
        awake = seat not in game.asleep
        return [] if awake == wanted.flag(key) else [f"awake is {awake}"]

    def audit(self, game: Game) -> list[str]:
        assert isinstance(game, Heap)
        return [game.broken] if game.broken else []


STAGES = {"heap": HeapStage()}
