"""Views: what one seat may know of a card game (B-17), written field by field from what it may know."""

from __future__ import annotations

from typing import Any, final

from sixgun.games.classic.box import Box
from sixgun.games.classic.distance import distance
from sixgun.games.classic.options import Options
from sixgun.games.classic.table import Table
from sixgun.games.roles import ROLES
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.view import GameView


@final
class SeatView:
    """What the viewer knows of one seat. All of it is open except ``role`` and ``known_hand``.

    Attributes:
        seat: number of the seat.
        role: id of the role, ``None`` if the viewer does not know it.
        revealed: whether everybody knows the role.
        character: id of the character, ``None`` until all have chosen.
        life, max_life: life points now and at most; 0 or less in a dying window.
        hand_size: number of cards in hand.
        front: cards in front of the seat, oldest first.
        in_game: whether it is in the game; ``doomed`` whether it will be eliminated when the action is over (B-6.7).
        distance: at what distance the viewer sees it, 0 for himself, the eliminated and bystanders (B-4.2).
        reachable: whether it is within the viewer's weapon range (B-4.4).
        weapon_range: range of the seat's own weapon.
        copied: id of the ability the seat has borrowed, ``None`` for none.
        reserve: id of its reserve character, ``None`` if the viewer does not know it or there is none.
        known_hand: cards of the hand that the viewer has seen go there (B-17.2); for himself the whole hand.
    """

    __slots__ = (
        "character", "copied", "distance", "doomed", "front", "hand_size", "in_game", "known_hand", "life", "max_life",
        "reachable", "reserve", "revealed", "role", "seat", "weapon_range",
    )  # fmt: skip

    def __init__(self, table: Table, seat: int, viewer: int) -> None:
        self.seat: int = seat
        self.revealed: bool = table.revealed[seat]
        self.role: str | None = None
        if table.revealed[seat] or seat == viewer:
            self.role = ROLES[table.roles[seat]]
        character = table.characters[seat]
        self.character: str | None = None if character is None else character.id
        copied = table.copied[seat]
        self.copied: str | None = None if copied is None else copied.id
        self.reserve: str | None = None
        if table.reserves[seat] >= 0 and viewer != BYSTANDER and (table.reserves_known[seat] >> viewer) & 1:
            self.reserve = table.box.characters[table.reserves[seat]].id
        self.life: int = table.life[seat]
        self.max_life: int = table.max_life[seat]
        hand = table.hands[seat]
        self.hand_size: int = len(hand)
        self.front: list[int] = table.front[seat].copy()
        self.in_game: bool = table.in_game[seat]
        self.doomed: bool = seat in table.doomed
        self.distance: int = 0
        self.reachable: bool = False
        if viewer not in (seat, BYSTANDER) and table.in_game[seat] and table.in_game[viewer]:
            self.distance = distance(table, viewer, seat)
            self.reachable = self.distance <= table.weapon_range[viewer]
        self.weapon_range: int = table.weapon_range[seat]
        self.known_hand: list[int] = []
        if viewer == seat:
            self.known_hand = hand.copy()
        elif viewer != BYSTANDER:
            known = table.known
            self.known_hand = [card for card in hand if (known[card] >> viewer) & 1]

    def to_dict(self, box: Box) -> dict[str, Any]:
        """Return all fields as JSON-ready values, cards in notation."""
        return {
            "seat": self.seat,
            "role": self.role,
            "revealed": self.revealed,
            "character": self.character,
            "copied": self.copied,
            "reserve": self.reserve,
            "life": self.life,
            "max_life": self.max_life,
            "hand_size": self.hand_size,
            "front": [box.texts[card] for card in self.front],
            "in_game": self.in_game,
            "doomed": self.doomed,
            "distance": self.distance,
            "reachable": self.reachable,
            "weapon_range": self.weapon_range,
            "known_hand": [box.texts[card] for card in self.known_hand],
        }


@final
class View(GameView):
    """Everything one seat may know of a card game at one moment, and nothing else.

    Besides what every view holds (:class:`GameView`):

    Attributes:
        box, options: what the game is made from.
        seats: what is known of each seat.
        current, turn, phase: current player, number of the turn, phase 0 (before phase 1) to 3.
        hand: the viewer's hand, oldest first.
        deck_size, discard_size: cards in the piles.
        deck_top: cards on top of the deck that the viewer has put there, topmost first.
        discard_top: top card of the discard pile, -1 if it is empty; nobody may look below it (B-17.3).
        display, display_size: cards on their way that the viewer sees, and how many there are.
        offered: characters (by index) the viewer may choose from, or the one he has chosen, until all have chosen.
        bangs_played, bang_limit: BANG! cards of this turn and the current player's limit, -1 for none (B-5.2).
        event, next_event: ids of the event card in force and of the next one, ``None`` for none (EV-1.2).
        past_events: ids of the event cards before the one in force; ``events_left`` counts those to come.
        master, master_began: the event master, and whether his first turn has begun (EV-2.1).
        ghost: seat that is back for its own turn only, -1 for none; first_dead, first_dead_back: see :class:`Table`.
        fresh: cards played in front of somebody in this turn (DC-2.3).
        uses, phase_one_size, duty, cuffs, owed: counters of the turn and deferred draws, see :class:`Table`. All are
            open, but ``duty`` is -1 also for those who cannot be sure that the card is still in hand.
        doomed_by: pairs of a doomed seat and who is responsible for it, in the order of dooming.
    """

    __slots__ = (
        "bang_limit",
        "bangs_played",
        "box",
        "cuffs",
        "current",
        "deck_size",
        "deck_top",
        "discard_size",
        "discard_top",
        "display",
        "display_size",
        "doomed_by",
        "duty",
        "event",
        "events_left",
        "first_dead",
        "first_dead_back",
        "fresh",
        "ghost",
        "hand",
        "master",
        "master_began",
        "next_event",
        "offered",
        "options",
        "owed",
        "past_events",
        "phase",
        "phase_one_size",
        "seats",
        "turn",
        "uses",
    )

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        self.box: Box = table.box
        self.options: Options = table.options
        self.seats: list[SeatView] = [SeatView(table, other, seat) for other in range(table.seats)]
        self.current: int = table.current
        self.turn: int = table.turn
        self.phase: int = table.phase
        self.hand: list[int] = []
        self.deck_top: list[int] = []
        self.offered: list[int] = []
        if seat != BYSTANDER:
            self.hand = table.hands[seat].copy()
            self.offered = table.offered[seat].copy()
            for card in reversed(table.deck):
                if not (table.known[card] >> seat) & 1:
                    break
                self.deck_top.append(card)
        self.deck_size: int = len(table.deck)
        self.discard_size: int = len(table.discard)
        self.discard_top: int = table.discard[-1] if table.discard else -1
        self.display_size: int = len(table.display)
        self.display: list[int] = []
        if table.display_knowers == -1 or (seat != BYSTANDER and (table.display_knowers >> seat) & 1):
            self.display = table.display.copy()
        self.bangs_played: int = table.bangs
        limit = table.bang_limit[table.current]
        self.bang_limit: int = limit if limit < 90 else -1
        self.doomed_by: list[tuple[int, int]] = list(zip(table.doomed, table.doomed_by, strict=True))
        event = table.event
        self.event: str | None = None if event is None else event.id
        self.next_event: str | None = table.box.events[table.events[-1]].id if table.events else None
        self.events_left: int = len(table.events)
        self.past_events: list[str] = [table.box.events[index].id for index in table.past_events]
        self.master: int = table.master
        self.master_began: bool = table.master_began
        self.ghost: int = table.ghost
        self.first_dead: int = table.first_dead
        self.first_dead_back: bool = table.first_dead_back
        self.fresh: list[int] = table.fresh.copy()
        self.uses: list[int] = table.uses.copy()
        self.phase_one_size: int = len(table.phase_one) if table.phase == 1 else 0
        self.duty: int = -1
        if seat != BYSTANDER and table.duty in table.hands[table.current] and (table.known[table.duty] >> seat) & 1:
            self.duty = table.duty
        self.cuffs: int = table.cuffs
        self.owed: list[int] = table.owed.copy()

    def to_dict(self) -> dict[str, Any]:
        """Return all fields as JSON-ready values, cards and actions in notation."""
        texts = self.box.texts
        return {
            "game": "classic",
            "options": self.options.to_dict(),
            "seat": self.seat,
            "seats": [seat.to_dict(self.box) for seat in self.seats],
            "current": self.current,
            "turn": self.turn,
            "phase": self.phase,
            **self.question_dict(),
            "hand": [texts[card] for card in self.hand],
            "deck_size": self.deck_size,
            "deck_top": [texts[card] for card in self.deck_top],
            "discard_size": self.discard_size,
            "discard_top": None if self.discard_top < 0 else texts[self.discard_top],
            "display": [texts[card] for card in self.display],
            "display_size": self.display_size,
            "offered": [self.box.characters[index].id for index in self.offered],
            "bangs_played": self.bangs_played,
            "bang_limit": self.bang_limit,
            "event": self.event,
            "next_event": self.next_event,
            "events_left": self.events_left,
            "past_events": self.past_events,
            "master": self.master,
            "master_began": self.master_began,
            "ghost": self.ghost,
            "first_dead": self.first_dead,
            "first_dead_back": self.first_dead_back,
            "fresh": [texts[card] for card in self.fresh],
            "uses": self.uses,
            "phase_one_size": self.phase_one_size,
            "duty": None if self.duty < 0 else texts[self.duty],
            "cuffs": self.cuffs,
            "owed": self.owed,
            "doomed_by": [list(pair) for pair in self.doomed_by],
            **self.progress_dict(),
        }
