"""Setting up a game (D-2)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.duel.box import OUTLAWS
from sixgun.games.duel.elimination import enter
from sixgun.games.duel.table import Table
from sixgun.games.duel.turn import Turn, start_turn
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame

OPENING_HANDS: Final = [4, 5]
"""Cards of the opening hand of the law and of the outlaws (D-2.7)."""
FRESH_DECK: Final = 40
"""Cards of each player's deck (D-1.1)."""


def set_up(table: Table) -> None:
    """Deal the posses (D-2.2, D-2.3) and let both players choose their AC (D-2.4)."""
    if table.listening:
        table.say("game-starts", amount=table.options.posse, cite="D-2")
    for seat in table.seat_of:
        side = table.side[seat]
        posse = [character.index for character in table.box.characters if character.side == side]
        table.rng.shuffle(posse)
        reserve = posse[: table.options.posse]
        table.offered[seat] = [reserve.pop(), reserve.pop()]
        table.reserves[seat] = reserve
    table.push(ChooseActive())


@final
class ChooseActive(Frame[Table]):
    """Each player chooses his AC from ``offered``; both are secret until both are chosen (D-2.4, D-2.5)."""

    __slots__ = ()

    def advance(self, game: Table) -> None:
        """Ask the next player; when both have chosen, begin."""
        for seat in game.seat_of:
            if game.chosen[seat] < 0:
                active = game.box.make_active
                game.decision = Decision(seat, "choose-active", [active[c] for c in game.offered[seat]], "D-2.4")
                return
        game.pop()
        begin(game)

    def answer(self, game: Table, action: Action) -> None:
        """Keep the choice, secretly."""
        for seat in game.seat_of:
            if game.chosen[seat] < 0:
                game.chosen[seat] = action.mode
                return

    def clone(self) -> ChooseActive:
        """Return an independent copy."""
        return ChooseActive()

    def facts(self) -> str:
        """Return all fields as a short text."""
        return "choose active"


def begin(table: Table) -> None:
    """Reveal the characters (D-2.5, D-2.6), deal the hands (D-2.7) and start the first turn (D-2.8)."""
    for seat in table.seat_of:
        enter(table, table.ac[seat], table.chosen[seat], "D-2.5")
    for seat in table.seat_of:
        rear = table.offered[seat][0] + table.offered[seat][1] - table.chosen[seat]
        table.offered[seat] = []
        table.chosen[seat] = -1
        enter(table, table.rc[seat], rear, "D-2.5")
    for seat in table.seat_of:
        side = table.side[seat]
        deck = list(range(FRESH_DECK)) if side != OUTLAWS else list(range(FRESH_DECK, table.box.cards))
        table.rng.shuffle(deck)
        table.decks[seat] = deck
        hand = table.hands[seat]
        for _ in range(OPENING_HANDS[side]):
            card = deck.pop()
            hand.append(card)
            table.known[card] = 1 << seat
        if table.listening:
            table.say("deals", seat, cards=tuple(hand), knowers=1 << seat, cite="D-2.7")
    table.push(Turn(table.seat_of[0]))
    start_turn(table, table.seat_of[0])
