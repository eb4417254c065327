"""Who asks, and what he may see: what the routes have in common."""

from __future__ import annotations

from typing import Annotated, Any, Final, final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from sixgun.server.errors import Refused
from sixgun.server.hall import Hall
from sixgun.server.net.guests import Guest, Signer, guest_of, who_of
from sixgun.server.net.limits import Counted, Limiter, network_of
from sixgun.server.net.models import RefusedAnswer
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.table import Table

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": RefusedAnswer} for status in (400, 403, 404, 409, 410, 413, 422, 429, 503)
}
"""The answers that every route can give besides its own, for the OpenAPI description."""


CHAT_RATE: Final = 0.5
CHAT_BURST: Final = 5
"""How much somebody may say in a second, and at once, over however many sockets."""
NAME_RATE: Final = 0.2
NAME_BURST: Final = 10
"""How often somebody may take another name in a second, and at once: everybody at his tables is told."""
NAMES_AN_ADDRESS: Final = 10
"""How many may do so from one address at the same time."""


@final
class House:
    """What the routes need: the hall, the key of cookies, and the limits."""

    def __init__(self, hall: Hall, signer: Signer) -> None:
        settings = hall.settings
        self.hall: Hall = hall
        self.signer: Signer = signer
        self.openings: Limiter = Limiter(settings.tables_a_minute / 60, settings.tables_a_minute)
        self.stories: Limiter = Limiter(settings.story_rate, settings.story_burst)
        self.chats: Limiter = Limiter(CHAT_RATE, CHAT_BURST)
        self.names: Limiter = Limiter(NAME_RATE, NAME_BURST)
        self.names_there: Limiter = Limiter(NAME_RATE * NAMES_AN_ADDRESS, NAME_BURST * NAMES_AN_ADDRESS)
        self.streams: Counted = Counted(settings.sockets_an_address)
        self._openers: dict[str, str] = {}

    def may_open(self, address: str) -> None:
        """Count a table that an address wants to open.

        Raises:
            Refused: it has opened too many of late, or too many of those that are open.
        """
        if not self.openings.take(address):
            raise Refused("rate", "too many tables are opened from here", status=429)
        self._openers = {table: opener for table, opener in self._openers.items() if table in self.hall.keepers}
        network = network_of(address)
        if sum(opener == network for opener in self._openers.values()) >= self.hall.settings.tables_an_address:
            raise Refused("too-many-tables", "too many tables that were opened from here are open", status=503)

    def may_rename(self, who: str, address: str) -> None:
        """Count another name that somebody wants.

        Raises:
            Refused: there were too many of late.
        """
        if not (self.names.take(who) and self.names_there.take(address)):
            raise Refused("rate", "too many names, one after the other", status=429)

    def opened(self, address: str, table_id: str) -> None:
        """Note that an address has opened a table."""
        self._openers[table_id] = network_of(address)

    def may_tell(self, address: str) -> None:
        """Count a game that is played again for an address.

        Raises:
            Refused: these were too many.
        """
        if not self.stories.take(address):
            raise Refused("rate", "too many games are told to this address", status=429)


def house_of(connection: HTTPConnection) -> House:
    """Return the house of a request or a socket."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def _house(request: Request) -> House:
    return house_of(request)


def _guest(request: Request) -> Guest:
    guest = guest_of(request, house_of(request).signer)
    if guest is None:
        raise Refused("no-guest", "say who you are first: POST /api/guest", status=403)
    return guest


def _who(request: Request) -> str:
    return who_of(request, house_of(request).signer)


InHouse = Annotated[House, Depends(_house)]
"""The house, for a route."""
AsGuest = Annotated[Guest, Depends(_guest)]
"""The guest who asks; without one the request is refused."""
Who = Annotated[str, Depends(_who)]
"""Who asks, a guest or a program; empty for nobody known."""


def belongs(keeper: Keeper, who: str) -> bool:
    """Tell whether somebody sits at a table or is its host."""
    return keeper.table.belongs(who)


def let_in(table: Table, who: str, invite: str) -> None:
    """Let somebody see a table: anybody if it is open, else those who belong to it or have the invitation.

    Raises:
        Refused: as if there were no such table.
    """
    if not table.may_see(who, invite):
        raise Refused("no-such-table", "there is no such table", status=404)


def let_watch(keeper: Keeper, who: str, invite: str) -> None:
    """Let somebody hear what happens at a table.

    Raises:
        Refused: he does not sit there, and nobody may watch; or he may not even see it.
    """
    let_in(keeper.table, who, invite)
    if not keeper.table.may_hear(who):
        raise Refused("no-watching", "nobody may watch this table", status=403)
