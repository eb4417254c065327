"""Triggers: what an event has set off, to be carried out when the effect is over (D-14.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sixgun.games.duel.ability import Ability

if TYPE_CHECKING:
    from sixgun.games.duel.table import Table


@final
class Trigger:
    """One trigger. It is never changed.

    Attributes:
        what: what it does (``HITS_AC`` ... of ``ability.py``).
        seat: whose it is.
        spot, character: whose ability or Equipment it comes from, or for a dodge that hits back who dodged.
        front: whether that character was AC at the event; its place if it has left play (D-14.5).
        source: id of the ability or kind of card.
        card: the Equipment card it comes from, -1 for none; it must still be in play (D-14.6).
        aim: the character that becomes the target, for ``HITS_SHOOTER`` (D-14.7).
        sticks: whether it is carried out even if its character has left play (D-14.6).
        cite: the rule it rests on.
    """

    __slots__ = ("aim", "card", "character", "cite", "front", "seat", "source", "spot", "sticks", "what")

    def __init__(
        self,
        what: int,
        seat: int,
        spot: int,
        character: int,
        front: bool,
        source: str,
        cite: str,
        card: int = -1,
        aim: int = -1,
        sticks: bool = False,
    ) -> None:
        self.what: int = what
        self.seat: int = seat
        self.spot: int = spot
        self.character: int = character
        self.front: bool = front
        self.source: str = source
        self.cite: str = cite
        self.card: int = card
        self.aim: int = aim
        self.sticks: bool = sticks

    def facts(self) -> str:
        """Return all fields as a short text."""
        return (
            f"{self.what} {self.seat} {self.spot} {self.character} {self.front} {self.source} {self.cite} "
            f"{self.card} {self.aim} {self.sticks}"
        )


def note(table: Table, ability: Ability, spot: int, card: int = -1, aim: int = -1) -> None:
    """Note that an event has set off ``ability``, active of the character on ``spot`` (D-14.6).

    Args:
        table: the game.
        ability: what is set off.
        spot: its character's.
        card: the Equipment card it comes from, -1 for the character itself.
        aim: the character it is aimed at, if it is a fixed one (D-14.7).
    """
    seat = spot >> 1
    front = table.ac[seat] == spot
    character = table.character[spot]
    table.noted.append(Trigger(ability.reaction, seat, spot, character, front, ability.id, ability.cite, card, aim))
