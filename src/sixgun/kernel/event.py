"""Events: what happened, and what each seat may know of it."""

from __future__ import annotations

from typing import Final, final

EVERYBODY: Final = -1
"""The ``knowers`` of an event that hides nothing."""
BYSTANDER: Final = -1
"""The seat number of somebody who watches the game and sits in no seat."""


@final
class Event:
    """Something that happened in a game. Only ``cards`` can be secret, everything else is seen by all.

    Attributes:
        kind: what happened, an id of the game (``loses-life``).
        seat: who it happened to or who did it, -1 for nobody.
        other: the second seat concerned, -1 for none.
        cards: the cards concerned, as the game numbers them; empty for those who may not know them.
        count: how many cards are concerned, known to all.
        amount: a number that belongs to the event.
        detail: an id that belongs to the event, such as a role or a reason.
        cite: the rule it rests on, empty if it goes without saying.
        knowers: bit mask of the seats that see ``cards``; ``EVERYBODY`` for all and bystanders too.
    """

    __slots__ = ("amount", "cards", "cite", "count", "detail", "kind", "knowers", "other", "seat")

    def __init__(
        self,
        kind: str,
        seat: int,
        other: int,
        cards: tuple[int, ...],
        count: int,
        amount: int,
        detail: str,
        cite: str,
        knowers: int,
    ) -> None:
        self.kind: str = kind
        self.seat: int = seat
        self.other: int = other
        self.cards: tuple[int, ...] = cards
        self.count: int = count
        self.amount: int = amount
        self.detail: str = detail
        self.cite: str = cite
        self.knowers: int = knowers

    def known_to(self, seat: int) -> bool:
        """Tell whether ``seat`` (``BYSTANDER`` for nobody at the table) sees the cards of this event."""
        return self.knowers == EVERYBODY or (seat >= 0 and (self.knowers >> seat) & 1 == 1)

    def for_seat(self, seat: int) -> Event:
        """Return what ``seat`` may know of this event; ``seat`` -1 is a bystander.

        The event is written anew from what may be known. Who else knows the cards is no secret, so ``knowers`` stays.
        """
        cards: tuple[int, ...] = self.cards if self.known_to(seat) else ()
        return Event(
            self.kind, self.seat, self.other, cards, self.count, self.amount, self.detail, self.cite, self.knowers
        )

    def key(self) -> tuple[str, int, int, tuple[int, ...], int, int, str, str, int]:
        """Return all that the event says as one comparable value."""
        return (
            self.kind, self.seat, self.other, self.cards, self.count, self.amount, self.detail, self.cite, self.knowers
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<Event {self.kind} seat={self.seat} other={self.other} cards={self.cards} {self.detail}>"
