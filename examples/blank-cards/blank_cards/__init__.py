"""Blank cards: a card (two copies), a character and an event of our own.

OWN-1  Stick-up (brown, a player at distance 1): he gives you a card from his hand, one of his choice, or loses 1 life
       point. With no card in hand he loses the life point.
OWN-2  Patient Pearl (4 life points): draws a card at the end of her turn if she has played no BANG! card in it.
OWN-3  Dust Storm (event): everybody is seen from one step farther away.
"""

from pathlib import Path

from sixgun.games.classic.ability import TURN_ENDS, Ability
from sixgun.games.classic.box import CHOOSE_CARD, CardSet
from sixgun.games.classic.card import AIM_NEAR, Effect, Kind
from sixgun.games.classic.life import lose_life
from sixgun.games.classic.sets.data_file import build_set
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame

TEXTS = Path(__file__).with_name("texts")

DATA = {
    "kind": {"stick_up": {"border": "brown", "symbols": [["text"]], "cards": ["7C", "9D"], "rules": ["OWN-1"]}},
    "character": {"patient_pearl": {"life": 4, "rules": ["OWN-2"]}},
    "event": {"dust_storm": {"rules": ["OWN-3"]}},
}


def blank_cards_set() -> CardSet:
    """Return a fresh copy of the set."""
    stick_up = Kind("stick_up")
    stick_up.aim = AIM_NEAR
    stick_up.effects = [StickUp()]
    dust_storm = Ability("dust_storm", "OWN-3")
    dust_storm.seen_mod = 1
    abilities: dict[str, Ability] = {"patient_pearl": PatientPearl("patient_pearl", "OWN-2"), "dust_storm": dust_storm}
    return build_set("blank_cards", DATA, {"stick_up": stick_up}, abilities)


class StickUp(Effect):
    """Your card, or your life (OWN-1)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Ask the target, if the card affects him at all."""
        if table.affects(card, target, seat):
            table.push(HandOver(seat, target))


class HandOver(Frame[Table]):
    """``seat`` must give ``by`` a card from his hand, or lose 1 life point."""

    __slots__ = ("by", "seat")

    def __init__(self, by: int, seat: int) -> None:
        self.by = by
        self.seat = seat

    def advance(self, game: Table) -> None:
        """Ask; all can see that somebody without cards has no choice (T-7)."""
        hand = game.hands[self.seat]
        if not hand:
            self.refuse(game)
            return
        box = game.box
        game.ask(self.seat, "stick-up", [*(box.choose[card] for card in hand), box.pass_], "OWN-1", self.by)

    def answer(self, game: Table, action: Action) -> None:
        """Give the card, or lose the point."""
        if action.verb != CHOOSE_CARD:
            self.refuse(game)
            return
        game.pop()
        game.move_hand_card(action.card, self.seat, self.by)
        game.used_from_hand(self.seat)
        if game.listening:
            both = (1 << self.seat) | (1 << self.by)
            game.say("gives", self.seat, self.by, cards=(action.card,), knowers=both, cite="OWN-1")

    def refuse(self, game: Table) -> None:
        """Lose the life point; whoever played the card is responsible."""
        game.pop()
        lose_life(game, self.seat, 1, self.by, "OWN-1")

    def clone(self) -> "HandOver":
        """Return an independent copy."""
        return HandOver(self.by, self.seat)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"stick-up {self.by} {self.seat}"


class PatientPearl(Ability):
    """Draws a card at the end of a turn without BANG! cards (OWN-2)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = TURN_ENDS

    def turn_ends(self, table: Table, seat: int) -> None:
        """Draw."""
        if table.bangs == 0:
            table.draw(seat, 1, self.cite)
