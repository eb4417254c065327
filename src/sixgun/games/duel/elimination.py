"""Elimination and victory (D-15)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.duel.ability import DRAWS_FOR_FALLEN, TAKES_FROM_FALLEN
from sixgun.games.duel.active import ability_at, bearing, holder_of, recount, refresh
from sixgun.games.duel.box import HAND, PASS, SIDES
from sixgun.games.duel.draws import MayDraw
from sixgun.games.duel.picks import RandomPick
from sixgun.games.duel.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame

CARDS_FOR_FALLEN: Final = 2
"""Cards that are drawn for a fallen character (D-15.2 e), and that abilities take or draw (b, f)."""

# Steps of D-15.2.
A_REMOVE: Final = 0
B_TAKE: Final = 1
C_DISCARD: Final = 2
F_DRAW: Final = 3
G_REPLACE: Final = 4


@final
class Elimination(Frame[Table]):
    """The elimination of the character on ``spot``; ``step`` is the next one of D-15.2."""

    __slots__ = ("spot", "step")

    def __init__(self, spot: int, step: int = A_REMOVE) -> None:
        self.spot: int = spot
        self.step: int = step

    def advance(self, game: Table) -> None:
        """Carry out the next steps."""
        spot = self.spot
        seat = spot >> 1
        if self.step == A_REMOVE:
            remove(game, spot)
            self.step = B_TAKE
        if self.step == B_TAKE:
            self.step = C_DISCARD
            taker = holder_of(game, TAKES_FROM_FALLEN)
            if taker >= 0:
                game.push(TakeFromFallen(taker >> 1, spot, CARDS_FOR_FALLEN, cite_of(game, taker, TAKES_FROM_FALLEN)))
                return
        if self.step == C_DISCARD:
            discard_equipment(game, spot)
            if game.character[spot ^ 1] < 0 and not game.reserves[seat]:
                end_game(game, 1 - seat)
                return
            game.draw(seat, CARDS_FOR_FALLEN, "D-15.2")
            self.step = F_DRAW
        if self.step == F_DRAW:
            self.step = G_REPLACE
            mourner = holder_of(game, DRAWS_FOR_FALLEN)
            if mourner >= 0:
                owner = mourner >> 1
                game.push(MayDraw(owner, CARDS_FOR_FALLEN, owner, cite_of(game, mourner, DRAWS_FOR_FALLEN)))
                return
        game.pop()
        replace(game, spot)

    def clone(self) -> Elimination:
        """Return an independent copy."""
        return Elimination(self.spot, self.step)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"elimination {self.spot} {self.step}"


def cite_of(table: Table, spot: int, trait: int) -> str:
    """Return the rule of what gives ``trait`` to the character on ``spot``."""
    return ability_at(table, spot, bearing(table, spot, trait)[0]).cite


def remove(table: Table, spot: int) -> None:
    """Take the fallen character out of the game; its Equipment stays for now (D-15.2 a)."""
    if table.listening:
        table.say("eliminated", spot >> 1, detail=table.name(spot), cite="D-15.1")
    table.fallen.append(table.character[spot])
    table.character[spot] = -1
    recount(table, spot)


def discard_equipment(table: Table, spot: int) -> None:
    """Discard what is left of the Equipment of a fallen character, oldest first (D-15.2 c, D-4.10)."""
    gear = table.gear[spot]
    if not gear:
        return
    table.discard.extend(gear)
    if table.listening:
        table.say("discards", spot >> 1, cards=tuple(gear), detail="fallen", cite="D-15.2")
    table.gear[spot] = []


def replace(table: Table, spot: int) -> None:
    """The top character of the reserve comes in; without one the other gets the token (D-15.2 g, D-5.7).

    Neither is a swap (D-15.4).
    """
    seat = spot >> 1
    reserve = table.reserves[seat]
    if reserve:
        enter(table, spot, reserve.pop(), "D-15.2")
        return
    other = spot ^ 1
    moved = table.ac[seat] != other
    table.ac[seat] = other
    table.rc[seat] = other
    refresh(table, seat)
    if table.listening and moved:
        table.say("gets-token", seat, detail=table.name(other), cite="D-5.7")


def enter(table: Table, spot: int, character: int, cite: str) -> None:
    """Put a character on an empty spot, with the life points on its card (D-2.6)."""
    table.character[spot] = character
    table.life[spot] = table.box.characters[character].life
    recount(table, spot)
    if table.listening:
        front = table.ac[spot >> 1] == spot
        table.say("comes-into-play", spot >> 1, amount=table.life[spot], detail=table.name(spot), cite=cite)
        if front:
            table.say("gets-token", spot >> 1, detail=table.name(spot), cite=cite)


def end_game(table: Table, winner: int) -> None:
    """End the game at once: ``winner`` has eliminated all characters of the opponent (D-15.5)."""
    table.over = True
    table.outcome_id = SIDES[table.side[winner]]
    table.winners = 1 << winner
    table.noted = []
    table.queue = []
    if table.listening:
        table.say("game-over", winner, amount=table.winners, detail=table.outcome_id, cite="D-15.5")


@final
class TakeFromFallen(Frame[Table]):
    """``by`` may take ``left`` more cards of the fallen character on ``spot`` and its owner (D-15.2 b)."""

    __slots__ = ("by", "cite", "left", "spot")

    def __init__(self, by: int, spot: int, left: int, cite: str) -> None:
        self.by: int = by
        self.spot: int = spot
        self.left: int = left
        self.cite: str = cite

    def advance(self, game: Table) -> None:
        """Ask for the next card, if there is one, as all can see; never from the own hand (D-17.14)."""
        victim = self.spot >> 1
        gear = game.gear[self.spot]
        hand = victim != self.by and len(game.hands[victim]) > 0
        if self.left == 0 or not (gear or hand):
            game.pop()
            return
        box = game.box
        actions = [box.take[card] for card in gear]
        if hand:
            actions.append(box.take_hand)
        actions.append(box.pass_)
        game.decision = Decision(self.by, "take-from-fallen", actions, self.cite, victim, amount=self.left)

    def answer(self, game: Table, action: Action) -> None:
        """Take a card, or stop."""
        if action.verb == PASS:
            game.pop()
            return
        self.left -= 1
        if action.card == HAND:
            game.push(RandomPick(self.by, True, self.cite))
            return
        card = action.card
        game.gear[self.spot].remove(card)
        game.show_in_hand(self.by, card)
        if game.listening:
            game.say("takes-equipment", self.by, self.spot >> 1, cards=(card,), cite=self.cite)

    def clone(self) -> TakeFromFallen:
        """Return an independent copy."""
        return TakeFromFallen(self.by, self.spot, self.left, self.cite)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"take from fallen {self.by} {self.spot} {self.left} {self.cite}"
