"""Taking a card from a player, or making him discard one (B-8.4)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.classic.ability import GUARDS
from sixgun.games.classic.box import CHOOSE_HAND
from sixgun.games.classic.combat import guard
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame

UNDECIDED: Final = -2
FROM_HAND: Final = -1


@final
class PickCard(Frame[Table]):
    """``by`` picks a card of ``target``: the hand, then a random card of it, or a named card in front of him.

    With ``take`` it goes to the hand of ``by``, otherwise to the discard pile. ``card`` is the card that allows it, -1
    for none. ``chosen`` is what was picked: ``UNDECIDED``, ``FROM_HAND`` or the card in front. Whoever protects the
    target's cards comes before the card moves; if that dooms ``by``, it stays (T-10, CW-5.3).
    """

    __slots__ = ("by", "card", "chosen", "take", "target")

    def __init__(self, by: int, target: int, card: int, take: bool, chosen: int = UNDECIDED) -> None:
        self.by: int = by
        self.target: int = target
        self.card: int = card
        self.take: bool = take
        self.chosen: int = chosen

    def advance(self, game: Table) -> None:
        """Ask which card, unless all can see that there is no choice (T-7); then move it."""
        if not game.standing(self.by):
            game.pop()
            return
        if self.chosen != UNDECIDED:
            self.move(game)
            return
        front = game.front[self.target]
        hand = game.hands[self.target]
        if not front:
            if hand:
                self.choose(game, FROM_HAND)
            else:
                game.pop()
            return
        if not hand and len(front) == 1:
            self.choose(game, front[0])
            return
        box = game.box
        actions: list[Action] = []
        if hand:
            actions.append(box.choose_hand)
        for card in front:
            actions.append(box.choose[card])
        game.ask(self.by, "take-card" if self.take else "remove-card", actions, "B-8.4", self.target, self.card)

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        self.choose(game, FROM_HAND if action.verb == CHOOSE_HAND else action.card)

    def choose(self, game: Table, chosen: int) -> None:
        """Settle on a card, and let whoever protects it act first."""
        self.chosen = chosen
        if game.answers[self.target] & GUARDS:
            guard(game, self.target, self.by)
        else:
            self.move(game)

    def move(self, game: Table) -> None:
        """The card moves, if it is still there."""
        game.pop()
        if self.chosen == FROM_HAND:
            if game.hands[self.target]:
                self.from_hand(game)
        elif self.chosen in game.front[self.target]:
            self.from_front(game, self.chosen)

    def from_hand(self, game: Table) -> None:
        """A random card of the hand moves (T-9)."""
        card = game.random_from_hand(self.target)
        if self.take:
            take_from_hand(game, card, self.target, self.by)
        else:
            game.discard_from_hand(self.target, card)
            if game.listening:
                game.say("removes-from-hand", self.by, self.target, cards=(card,), cite="B-8.4")

    def from_front(self, game: Table, card: int) -> None:
        """The named card in front of the target moves."""
        if self.take:
            game.take_from_front(card, self.target, self.by)
            if game.listening:
                game.say("takes-from-front", self.by, self.target, cards=(card,), cite="B-8.4")
        else:
            game.discard_from_front(self.target, card)
            if game.listening:
                game.say("removes-from-front", self.by, self.target, cards=(card,), cite="B-8.4")

    def clone(self) -> PickCard:
        """Return an independent copy."""
        return PickCard(self.by, self.target, self.card, self.take, self.chosen)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"pick {self.by} {self.target} {self.card} {self.take} {self.chosen}"


def take_from_hand(table: Table, card: int, seat: int, to: int) -> None:
    """Move a card from the hand of ``seat`` to the hand of ``to`` and tell what happened; only these two see it."""
    table.move_hand_card(card, seat, to)
    if table.listening:
        table.say("takes-from-hand", to, seat, cards=(card,), knowers=(1 << seat) | (1 << to), cite="B-17.2")
