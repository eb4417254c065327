"""Chat: everybody hears the living, and only the eliminated hear the eliminated. Nobody whispers."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import final

import msgspec

from sixgun.server.errors import Refused
from sixgun.server.table.eyes import out_of_game
from sixgun.server.table.table import Table


@final
class Spoken(msgspec.Struct, frozen=True):
    """What was said for all to hear, as it is remembered for those who come later.

    Attributes:
        message: what they are told.
        among: those who alone are told, ``None`` if everybody is. What was said in a game that nobody might watch stays
            among those who sat there, also when others sit there in the next one.
    """

    message: dict[str, object]
    among: list[str] | None

    def may_hear(self, who: str) -> bool:
        """Tell whether somebody may hear it."""
        return self.among is None or who in self.among


def speak(table: Table, message: dict[str, object]) -> Spoken:
    """Return what is said now, with those who may hear it later."""
    return Spoken(message, [chair.who for chair in table.chairs if chair.who] if table.secret else None)


def recall(texts: Iterable[str]) -> list[Spoken]:
    """Return what was kept of what was said, but not what an earlier version has kept without those who may hear it."""
    found: list[Spoken] = []
    for text in texts:
        with suppress(msgspec.ValidationError):
            found.append(msgspec.json.decode(text, type=Spoken))
    return found


def hearers(table: Table, who: str) -> tuple[int, set[int] | None]:
    """Return the seat from which somebody speaks, and the seats that hear him, ``None`` for everybody.

    What the eliminated know stays among them, since they may know more than the living. Who only watches does not speak
    into a game.

    Raises:
        Refused: he sits nowhere.
    """
    seat = table.seat_of(who)
    if seat < 0:
        raise Refused("no-seat", "who only watches does not speak", status=403)
    out = out_of_game(table)
    return seat, (out if seat in out else None)
