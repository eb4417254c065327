"""Chat: everybody hears the living, and only the eliminated hear the eliminated. Nobody whispers."""

from __future__ import annotations

from sixgun.server.errors import Refused
from sixgun.server.table.eyes import out_of_game
from sixgun.server.table.table import Table


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
