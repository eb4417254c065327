"""Views: what one seat may know of a game of The Duel (D-19), written field by field from what it may know."""

from __future__ import annotations

from typing import Any, final

from sixgun.games.duel.box import SIDES, Box
from sixgun.games.duel.limits import NO_LIMIT, bang_limit
from sixgun.games.duel.options import Options
from sixgun.games.duel.table import Table
from sixgun.games.duel.trigger import Trigger
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.view import GameView


@final
class CharacterView:
    """A character in play. All of it is open (D-19.1).

    Attributes:
        id: id of the character; empty while its place is vacant (D-15.2) and its Equipment is still there.
        spot: where it lies: 2 * seat or the next one.
        life, max_life: life points now and at most; 0 for a character that is down (D-9.6).
        gear: its Equipment, oldest first.
        ac: whether it is its player's AC.
        rc: whether it is its RC; a single character is both (D-5.7).
        awake: whether its ability and Equipment are active now (D-5).
    """

    __slots__ = ("ac", "awake", "gear", "id", "life", "max_life", "rc", "spot")

    def __init__(self, table: Table, spot: int) -> None:
        seat = spot >> 1
        there = table.character[spot] >= 0
        self.spot: int = spot
        self.id: str = table.name(spot) if there else ""
        self.life: int = table.life[spot]
        self.max_life: int = table.max_life(spot) if there else 0
        self.gear: list[int] = table.gear[spot].copy()
        self.ac: bool = table.ac[seat] == spot
        self.rc: bool = table.rc[seat] == spot
        window = not table.single(seat) and table.aimed == table.rc[seat]
        self.awake: bool = self.life > 0 and (self.rc if window else self.ac)

    def to_dict(self, box: Box) -> dict[str, Any]:
        """Return all fields as JSON-ready values, cards in notation."""
        return {
            "id": self.id,
            "spot": self.spot,
            "life": self.life,
            "max_life": self.max_life,
            "gear": [box.texts[card] for card in self.gear],
            "ac": self.ac,
            "rc": self.rc,
            "awake": self.awake,
        }


@final
class SeatView:
    """What the viewer knows of one seat. All of it is open except ``known_hand`` and ``reserve``.

    Attributes:
        seat: number of the seat.
        side: ``law`` or ``outlaws``.
        characters: its characters in play, the AC first.
        hand_size: number of cards in hand.
        hand_backs: how many of them have the law's back and the outlaws' (D-13.3).
        known_hand: cards of the hand that the viewer knows (D-19.3); for himself the whole hand. Others do
            not see in which order it is held (D-13.3).
        deck_size: cards in its own deck.
        reserve_size: characters in reserve.
        reserve: their ids, in no order anybody knows, for their player; ``None`` for others (D-19.2).
    """

    __slots__ = (
        "characters", "deck_size", "hand_backs", "hand_size", "known_hand", "reserve", "reserve_size", "seat", "side",
    )  # fmt: skip

    def __init__(self, table: Table, seat: int, viewer: int) -> None:
        self.seat: int = seat
        self.side: str = SIDES[table.side[seat]]
        ac = table.ac[seat]
        spots = [ac, ac ^ 1]
        self.characters: list[CharacterView] = [
            CharacterView(table, spot) for spot in spots if table.character[spot] >= 0 or table.gear[spot]
        ]
        hand = table.hands[seat]
        self.hand_size: int = len(hand)
        self.hand_backs: list[int] = table.backs(seat)
        self.known_hand: list[int] = []
        if viewer == seat:
            self.known_hand = hand.copy()
        elif viewer != BYSTANDER:
            self.known_hand = sorted(card for card in hand if (table.known[card] >> viewer) & 1)
        self.deck_size: int = len(table.decks[seat])
        self.reserve_size: int = len(table.reserves[seat])
        self.reserve: list[str] | None = None
        if viewer == seat:
            self.reserve = [table.box.characters[index].id for index in sorted(table.reserves[seat])]

    def to_dict(self, box: Box) -> dict[str, Any]:
        """Return all fields as JSON-ready values, cards in notation."""
        return {
            "seat": self.seat,
            "side": self.side,
            "characters": [character.to_dict(box) for character in self.characters],
            "hand_size": self.hand_size,
            "hand_backs": self.hand_backs,
            "known_hand": [box.texts[card] for card in self.known_hand],
            "deck_size": self.deck_size,
            "reserve_size": self.reserve_size,
            "reserve": self.reserve,
        }


@final
class View(GameView):
    """Everything one seat may know of a game at one moment, and nothing else.

    Besides what every view holds (:class:`GameView`):

    Attributes:
        box, options: what the game is made from.
        seats: what is known of each seat.
        current, turn, phase: whose turn it is, its number, and 0 before the draw phase, then 1 to 3.
        hand: the viewer's hand, oldest first.
        offered, chosen: ids of the viewer's first two characters and of the AC he has chosen, until both have chosen.
        common_size, common_back: cards in the common deck, and the side whose back its top card has, empty for none.
        discard: the discard pile, its top last; all of it is open (D-19.1).
        recycled: cards that have been shuffled into a common deck at some time, which all have seen.
        display, display_size: cards laid aside that the viewer sees, and how many there are.
        display_backs: how many of them have the law's back and the outlaws'.
        bangs_played, bang_limit: counted BANG! cards of this turn and the turn player's limit, -1 for none (D-6.9).
        moved: whether the token has been moved in this turn (D-3.5).
        used: ids of the characters whose ability has been used in this turn.
        target: id of the character that an effect is being applied to, empty for none (D-5.5).
        fallen: ids of the eliminated characters, in that order.
        downs: spots of characters that are down and wait for their elimination.
        noted, queue: triggers to come (D-14.4).
        aimed: the spot of ``target``, -1 for none.
        ac, rc: the spots of AC and RC of each seat.
    """

    __slots__ = (
        "ac",
        "aimed",
        "bang_limit",
        "bangs_played",
        "box",
        "chosen",
        "common_back",
        "common_size",
        "current",
        "discard",
        "display",
        "display_backs",
        "display_size",
        "downs",
        "fallen",
        "hand",
        "moved",
        "noted",
        "offered",
        "options",
        "phase",
        "queue",
        "rc",
        "recycled",
        "seats",
        "target",
        "turn",
        "used",
    )

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        box = table.box
        self.box: Box = box
        self.options: Options = table.options
        self.seats: list[SeatView] = [SeatView(table, other, seat) for other in range(table.seats)]
        self.current: int = table.current
        self.turn: int = table.turn
        self.phase: int = table.phase
        self.hand: list[int] = []
        self.offered: list[str] = []
        self.chosen: str = ""
        if seat != BYSTANDER:
            self.hand = table.hands[seat].copy()
            self.offered = [box.characters[index].id for index in table.offered[seat]]
            if table.chosen[seat] >= 0:
                self.chosen = box.characters[table.chosen[seat]].id
        self.common_size: int = len(table.common)
        self.common_back: str = SIDES[box.back[table.common[-1]]] if table.common else ""
        self.discard: list[int] = table.discard.copy()
        self.recycled: list[int] = [card for card in range(box.cards) if table.recycled[card]]
        self.display_size: int = len(table.display)
        law = sum(box.back[card] == 0 for card in table.display)
        self.display_backs: list[int] = [law, len(table.display) - law]
        self.display: list[int] = []
        if table.display_knowers == -1 or (seat != BYSTANDER and (table.display_knowers >> seat) & 1):
            self.display = table.display.copy()
        self.bangs_played: int = table.bangs
        self.bang_limit: int = -1
        if table.turn:
            limit = bang_limit(table, table.current)
            self.bang_limit = -1 if limit == NO_LIMIT else limit
        self.moved: bool = table.moved
        self.used: list[str] = [c.id for c in box.characters if (table.used >> c.index) & 1]
        self.aimed: int = table.aimed
        self.target: str = table.name(table.aimed) if table.aimed >= 0 else ""
        self.fallen: list[str] = [box.characters[index].id for index in table.fallen]
        self.downs: list[int] = table.downs.copy()
        self.noted: list[Trigger] = table.noted.copy()
        self.queue: list[Trigger] = table.queue.copy()
        self.ac: list[int] = table.ac.copy()
        self.rc: list[int] = table.rc.copy()

    def to_dict(self) -> dict[str, Any]:
        """Return all fields as JSON-ready values, cards and actions in notation."""
        texts = self.box.texts
        return {
            "game": "duel",
            "options": self.options.to_dict(),
            "seat": self.seat,
            "seats": [seat.to_dict(self.box) for seat in self.seats],
            "current": self.current,
            "turn": self.turn,
            "phase": self.phase,
            **self.question_dict(),
            "hand": [texts[card] for card in self.hand],
            "offered": self.offered,
            "chosen": self.chosen,
            "common_size": self.common_size,
            "common_back": self.common_back,
            "discard": [texts[card] for card in self.discard],
            "recycled": [texts[card] for card in self.recycled],
            "display": [texts[card] for card in self.display],
            "display_size": self.display_size,
            "display_backs": self.display_backs,
            "bangs_played": self.bangs_played,
            "bang_limit": self.bang_limit,
            "moved": self.moved,
            "used": self.used,
            "target": self.target,
            "aimed": self.aimed,
            "fallen": self.fallen,
            "downs": self.downs,
            "noted": [trigger.facts() for trigger in self.noted],
            "queue": [trigger.facts() for trigger in self.queue],
            "ac": self.ac,
            "rc": self.rc,
            **self.progress_dict(),
        }
