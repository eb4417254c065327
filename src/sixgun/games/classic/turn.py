"""The turn and its steps S0 to S11 (B-3)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.classic.ability import DETENTION, HAZARD, PHASE_ONE
from sixgun.games.classic.box import END, PLAY
from sixgun.games.classic.elimination import Settle
from sixgun.games.classic.playing import legal_actions, play
from sixgun.games.classic.table import DRAWN_CARDS, Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame

# Steps of the turn (B-3.2); those that only event cards use are not here.
S3_HAZARD: Final = 3
S4_DETENTION: Final = 4
S6_PHASE_ONE: Final = 6
S8_PHASE_TWO: Final = 8
S9_PHASE_THREE: Final = 9
S11_NEXT: Final = 11


@final
class Turn(Frame[Table]):
    """The turn of ``seat``, always the lowest frame on the stack; ``step`` is the next one to carry out (B-3.2).

    ``checked`` holds the cards in front of him that have had their check in this step.
    """

    __slots__ = ("checked", "seat", "step")

    def __init__(self, seat: int, step: int = S3_HAZARD) -> None:
        self.seat: int = seat
        self.step: int = step
        self.checked: list[int] = []

    def advance(self, game: Table) -> None:
        """Settle what the last action or step has left, then go on; an eliminated player's turn is over (B-3.3)."""
        if game.unsettled():
            game.push(Settle())
            return
        seat = self.seat
        if not game.in_game[seat]:
            self.pass_on(game)
            return
        step = self.step
        if step == S8_PHASE_TWO:
            self.phase_two(game)
        elif step == S9_PHASE_THREE:
            self.phase_three(game)
        elif step == S6_PHASE_ONE:
            self.step = S8_PHASE_TWO
            self.phase_one(game)
        elif step == S3_HAZARD:
            if not game.answers[seat] & HAZARD or not self.check_front(game, HAZARD):
                self.checked = []
                self.step = S4_DETENTION
        elif step == S4_DETENTION:
            if not game.answers[seat] & DETENTION or not self.check_front(game, DETENTION):
                self.step = S6_PHASE_ONE
        else:
            self.pass_on(game)

    def check_front(self, game: Table, moment: int) -> bool:
        """Begin the next check of a card in front of the player, if one is due at this step (S3, S4)."""
        abilities = game.abilities[self.seat]
        sources = game.sources[self.seat]
        for i, ability in enumerate(abilities):
            if ability.answers & moment and sources[i] not in self.checked:
                self.checked.append(sources[i])
                if moment == HAZARD:
                    ability.hazard(game, self.seat, sources[i])
                else:
                    ability.detention(game, self.seat, sources[i])
                return True
        return False

    def receive(self, game: Table, result: int) -> None:
        """Take the result of a check at S4: 1 means that the turn is skipped (B-10.4)."""
        if result:
            if game.listening:
                game.say("turn-skipped", self.seat, cite="B-10.4")
            self.step = S11_NEXT

    def phase_one(self, game: Table) -> None:
        """Draw two cards, or as an ability says (B-3.4)."""
        game.phase = 1
        seat = self.seat
        if game.answers[seat] & PHASE_ONE:
            for ability in game.abilities[seat]:
                if ability.answers & PHASE_ONE:
                    ability.phase_one(game, seat, DRAWN_CARDS)
                    return
        game.draw(seat, DRAWN_CARDS, "B-3.4")

    def phase_two(self, game: Table) -> None:
        """Ask for the next action; with an empty hand and nothing else to use the phase ends by itself (T-7)."""
        game.phase = 2
        seat = self.seat
        if not game.could_act(seat):
            self.step = S9_PHASE_THREE
            return
        game.decision = Decision(seat, "play", legal_actions(game, seat), "B-3.5")

    def phase_three(self, game: Table) -> None:
        """Ask for discards, one at a time, while the hand is larger than the limit (B-3.6)."""
        game.phase = 3
        seat = self.seat
        hand = game.hands[seat]
        excess = len(hand) - game.life[seat]
        if excess <= 0:
            self.step = S11_NEXT
            return
        discard = game.box.discard
        game.decision = Decision(seat, "discard-excess", [discard[card] for card in hand], "B-3.6", amount=excess)

    def answer(self, game: Table, action: Action) -> None:
        """Take an action of phase 2, its end, or a discard of phase 3."""
        if action.verb == PLAY:
            play(game, self.seat, action)
        elif action.verb == END:
            self.step = S9_PHASE_THREE
        else:
            game.discard_from_hand(self.seat, action.card)
            if game.listening:
                game.say("discards", self.seat, cards=(action.card,), detail="excess", cite="B-3.6")

    def pass_on(self, game: Table) -> None:
        """S11: the next player in the game becomes current (B-3.8)."""
        if game.listening:
            game.say("turn-ends", self.seat, cite="B-3.8")
        self.seat = game.next_in_game(self.seat)
        self.step = S3_HAZARD
        self.checked = []
        start_turn(game, self.seat)

    def clone(self) -> Turn:
        """Return an independent copy."""
        copy = Turn(self.seat, self.step)
        copy.checked = self.checked.copy()
        return copy

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"turn {self.seat} {self.step} {self.checked}"


def start_turn(table: Table, seat: int) -> None:
    """Make ``seat`` the current player (T-1) with fresh limits (B-5.2)."""
    table.current = seat
    table.turn += 1
    table.phase = 0
    table.bangs = 0
    if table.listening:
        table.say("turn-starts", seat, amount=table.turn, cite="B-3.1")
