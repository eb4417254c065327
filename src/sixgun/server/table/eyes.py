"""Who sees what at a table: the view of a seat, and the open one of a finished game or of somebody who is out of it."""

from __future__ import annotations

from typing import Final, Protocol, cast

from sixgun.games.classic.game import ClassicGame
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.game import Game
from sixgun.server.facts import OPEN
from sixgun.server.table.table import PLAYING, Table

OWN: Final = ("role", "known_hand", "reserve")
"""What a seat knows of itself that others may not."""
OWN_TABLE: Final = ("offered", "chosen")
"""What the view of a seat says of its own choice of characters."""


class Seen(Protocol):
    """What the views of all games have in common."""

    def to_dict(self) -> dict[str, object]:
        """Return all that is seen as JSON-ready values."""
        ...


def view_of(game: Game, seat: int) -> dict[str, object]:
    """Return what ``seat`` sees of a game."""
    return cast("Seen", game.view(seat)).to_dict()


def open_view(game: Game) -> dict[str, object]:
    """Return a view in which nothing is hidden but what comes by chance, put together from those of all seats.

    It is a bystander's view in which every seat shows its role, its hand and its reserve; what a seat chooses from
    stands at the seat (``offered``, ``chosen``).
    """
    view = view_of(game, BYSTANDER)
    for seat, shown in enumerate(_seats(view)):
        own = view_of(game, seat)
        known = _seats(own)[seat]
        for name in OWN:
            if name in known:
                shown[name] = known[name]
        for name in OWN_TABLE:
            if own.get(name):
                shown[name] = own[name]
        for name in ("display", "duty"):
            if own.get(name) and not view.get(name):
                view[name] = own[name]
        if own["asked"] == seat:
            view["actions"] = own["actions"]
    return view


def _seats(view: dict[str, object]) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", view["seats"])


def out_of_game(table: Table) -> set[int]:
    """Return the seats that have been eliminated from the running game."""
    match = table.match
    if table.stage != PLAYING or match is None:
        return set()
    seats = _seats(view_of(match.game, BYSTANDER))
    return {number for number, seat in enumerate(seats) if not seat.get("in_game", True)}


def sees_all(table: Table, seat: int) -> bool:
    """Tell whether nothing is hidden from a seat: it is out of the game for good, and the table lets it see.

    Where events can bring the eliminated back (Ghost Town and the like), they see no more than before.
    """
    if seat < 0 or table.rules.ghosts != OPEN or table.match is None:
        return False
    return not may_return(table.match.game) and seat in out_of_game(table)


def may_return(game: Game) -> bool:
    """Tell whether somebody who is eliminated can come back into a game."""
    return isinstance(game, ClassicGame) and any(e.ability.ghosts or e.ability.revives for e in game.box.events)
