"""Indians! and Duel: hit cards are given up from hand, or life points are lost (D-16.17, D-16.32, D-16.33)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.duel.active import close_window, open_window
from sixgun.games.duel.box import GIVE
from sixgun.games.duel.card import Effect
from sixgun.games.duel.hits import all_but_own_ac
from sixgun.games.duel.life import lose_points
from sixgun.games.duel.playing import as_colt
from sixgun.games.duel.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame
from sixgun.kernel.refusal import Refusal

# Stages of one character's part.
BEGIN: Final = 0
ASK: Final = 1
OVER: Final = 2


def may_give(table: Table, spot: int, card: int) -> bool:
    """Tell whether a card in hand can be given up for the character on ``spot``, as a hit card or a Colt (D-16.32)."""
    return table.box.kind[card].hit or as_colt(table, spot, card)


def ask_to_give(table: Table, spot: int, by: int, card: int) -> None:
    """Ask the owner of the character on ``spot`` to give up a hit card (D-16.32)."""
    seat = spot >> 1
    box = table.box
    actions = [box.give[held] for held in table.hands[seat] if may_give(table, spot, held)]
    actions.append(box.pass_)
    table.decision = Decision(seat, "give-up", actions, "D-16.32", by, card)


def give_up(table: Table, spot: int, by: int, card: int) -> None:
    """Discard a card that is given up; it is not played, and all its text is ignored (D-6.10, D-16.32)."""
    table.discard_from_hand(spot >> 1, card)
    if table.listening:
        table.say("gives-up", spot >> 1, by, cards=(card,), detail=table.name(spot), cite="D-16.32")


def wrong_card(table: Table, seat: int, action: Action) -> Refusal | None:
    """Explain that a card in hand cannot be given up."""
    if action.verb == GIVE and action.card in table.hands[seat]:
        return Refusal("D-16.32", "no-hit-card", {"card": table.box.texts[action.card]})
    return None


@final
class Indians(Effect):
    """For every character but the player's AC a hit card is given up, or it loses a point (D-16.17)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Begin with the first character."""
        table.push(Raid(seat, card, all_but_own_ac(table, seat)))


@final
class Raid(Frame[Table]):
    """Indians! of ``by``; ``targets`` are the spots still to come, the one whose turn it is first."""

    __slots__ = ("by", "card", "stage", "targets")

    def __init__(self, by: int, card: int, targets: list[int], stage: int = BEGIN) -> None:
        self.by: int = by
        self.card: int = card
        self.targets: list[int] = targets
        self.stage: int = stage

    def advance(self, game: Table) -> None:
        """Apply it to one character after the other, each with its own window (D-5.5)."""
        if self.stage == OVER:
            close_window(game)
            self.targets.pop(0)
            self.stage = BEGIN
        if not self.targets:
            game.pop()
            return
        spot = self.targets[0]
        if self.stage == BEGIN:
            if game.life[spot] <= 0:
                self.targets.pop(0)
                return
            open_window(game, spot)
            self.stage = ASK
        if game.hands[spot >> 1]:
            ask_to_give(game, spot, self.by, self.card)
        else:
            self.hurt(game)

    def answer(self, game: Table, action: Action) -> None:
        """Take a card, or the loss."""
        if action.verb == GIVE:
            give_up(game, self.targets[0], self.by, action.card)
            self.stage = OVER
        else:
            self.hurt(game)

    def hurt(self, game: Table) -> None:
        """The character loses 1 life point; no dodge can avoid it (D-8.10)."""
        self.stage = OVER
        lose_points(game, self.targets[0], 1, self.by, "D-16.17")

    def refusal(self, game: Table, action: Action) -> Refusal | None:
        """Explain that only hit cards help."""
        return wrong_card(game, self.targets[0] >> 1, action)

    def clone(self) -> Raid:
        """Return an independent copy."""
        return Raid(self.by, self.card, self.targets.copy(), self.stage)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"raid {self.by} {self.card} {self.targets} {self.stage}"


@final
class Duel(Effect):
    """The two sides give up hit cards in turn; the first that does not loses a point (D-16.13, D-16.33)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """The challenger is the player's AC; the challenged side begins."""
        table.push(Fight(seat, card, table.ac[seat], table.spot_of(action.mode)))


@final
class Fight(Frame[Table]):
    """A Duel that ``by`` has begun with ``card`` between two characters; ``answering`` is the spot that must give."""

    __slots__ = ("answering", "by", "card", "challenged", "challenger", "stage")

    def __init__(self, by: int, card: int, challenger: int, challenged: int) -> None:
        self.by: int = by
        self.card: int = card
        self.challenger: int = challenger
        self.challenged: int = challenged
        self.answering: int = challenged
        self.stage: int = BEGIN

    def advance(self, game: Table) -> None:
        """Ask the side whose turn it is; the window on a challenged RC stays open until the Duel ends (D-5.5)."""
        if self.stage == OVER:
            close_window(game)
            game.pop()
            return
        if self.stage == BEGIN:
            open_window(game, self.challenged)
            self.stage = ASK
        spot = self.answering
        if game.hands[spot >> 1]:
            ask_to_give(game, spot, self.opponent() >> 1, self.card)
        else:
            self.hurt(game)

    def opponent(self) -> int:
        """Return the spot of the other duellist."""
        return self.challenger if self.answering == self.challenged else self.challenged

    def answer(self, game: Table, action: Action) -> None:
        """Take a card, or the end of the Duel."""
        if action.verb == GIVE:
            give_up(game, self.answering, self.opponent() >> 1, action.card)
            self.answering = self.opponent()
        else:
            self.hurt(game)

    def hurt(self, game: Table) -> None:
        """Who does not give up a card loses 1 life point; who played the Duel is the cause (D-9.2)."""
        self.stage = OVER
        lose_points(game, self.answering, 1, self.by, "D-16.33")

    def refusal(self, game: Table, action: Action) -> Refusal | None:
        """Explain that only hit cards count."""
        return wrong_card(game, self.answering >> 1, action)

    def clone(self) -> Fight:
        """Return an independent copy."""
        copy = Fight(self.by, self.card, self.challenger, self.challenged)
        copy.answering = self.answering
        copy.stage = self.stage
        return copy

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"fight {self.by} {self.card} {self.challenger} {self.challenged} {self.answering} {self.stage}"
