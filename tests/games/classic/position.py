"""Positions of the card game set up in Python, for tests that look closer than a scenario can."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sixgun.games import classic
from sixgun.games.classic.staging import STAGE
from sixgun.kernel.decision import Decision
from sixgun.kernel.document import read_document
from sixgun.kernel.event import Event
from sixgun.kernel.refusal import Refusal

NAMES = "ABCDEFG"


class Seat:
    """One seat of a position. Cards are in notation, separated by spaces; ``hand`` and ``front`` oldest first."""

    def __init__(
        self, role: str = "", character: str = "", hand: str = "", front: str = "", life: int = 0, out: bool = False
    ) -> None:
        self.values: dict[str, object] = {}
        for key, word in (("role", role), ("character", character)):
            if word:
                self.values[key] = word
        for key, cards in (("hand", hand), ("front", front)):
            if cards:
                self.values[key] = cards.split()
        if life:
            self.values["life"] = life
        if out:
            self.values["out"] = True


class Position:
    """A game in a position, with everything that has happened since.

    Attributes:
        game: the game.
        events: all events from the position on.
    """

    def __init__(
        self,
        *seats: Seat,
        turn: int = 0,
        phase: str = "play",
        deck: str = "",
        discard: str = "",
        rest: str = "deck",
        bangs: int = 0,
        seed: int = 0,
        **options: object,
    ) -> None:
        """Set it up; piles are given from the top, ``rest`` says where the cards go that nobody mentions."""
        table = {
            "turn": NAMES[turn],
            "phase": phase,
            "deck": deck.split(),
            "discard": discard.split(),
            "rest": rest,
            "seed": seed,
            "bangs_played": bangs,
        }
        lines = ['game = "classic"', *_table("options", options), *_table("table", table)]
        for seat, name in zip(seats, NAMES, strict=False):
            lines += _table("[seat]", {"name": name, **seat.values})
        self.events: list[Event] = []
        game = STAGE.build(read_document("\n".join(lines), "position"), self.events.append)
        assert isinstance(game, classic.ClassicGame)
        self.game: classic.ClassicGame = game

    # Playing ---------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """Return the pending decision."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision

    @property
    def asked(self) -> tuple[int, str]:
        """Return who is asked, and what; (-1, "") when the game is over."""
        decision = self.game.decision
        return (-1, "") if decision is None else (decision.seat, decision.kind)

    @property
    def offers(self) -> set[str]:
        """Return the legal answers."""
        return {action.text for action in self.game.legal()}

    def do(self, *actions: str) -> Position:
        """Carry out actions, one after the other, whoever is asked."""
        for text in actions:
            self.game.apply(self.game.parse(text))
        return self

    def refused(self, action: str) -> Refusal:
        """Return why the seat that is asked may not do ``action``."""
        refusal = self.game.refusal(self.decision.seat, self.game.parse(action))
        assert refusal is not None, f"'{action}' is legal"
        return refusal

    # Looking ---------------------------------------------------------------------------------------------------------

    def told(self, *kinds: str) -> list[Event]:
        """Return the events of these kinds so far."""
        return [event for event in self.events if event.kind in kinds]

    def hand(self, seat: int) -> list[str]:
        """Return the hand of ``seat``, oldest card first."""
        return self.texts(self.game.hands[seat])

    def front(self, seat: int) -> list[str]:
        """Return the cards in front of ``seat``, oldest first."""
        return self.texts(self.game.front[seat])

    @property
    def discard(self) -> list[str]:
        """Return the discard pile from its top."""
        return self.texts(self.game.discard[::-1])

    @property
    def deck(self) -> list[str]:
        """Return the deck from its top."""
        return self.texts(self.game.deck[::-1])

    def texts(self, cards: Sequence[int]) -> list[str]:
        """Return the notation of cards."""
        return [self.game.card_text(card) for card in cards]


def _table(name: str, values: dict[str, object]) -> list[str]:
    """Return a table of TOML; what JSON writes for texts, numbers, flags and lists of texts is TOML too."""
    return [f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in values.items())]
