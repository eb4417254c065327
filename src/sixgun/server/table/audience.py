"""The audience of a table: everybody who is told what happens, and what is remembered for those who come back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from sixgun.server.table.chat import Spoken
from sixgun.server.table.listener import Listener
from sixgun.server.table.messages import Message, Told, encode, welcome
from sixgun.server.table.past import Past
from sixgun.server.table.table import Table

CHAT: Final = 30
"""How much of what was said somebody hears who comes later."""


@final
class Connected:
    """Who of a table is connected to one worker: players by their seats, and how many watch."""

    __slots__ = ("seats", "watching")

    def __init__(self, seats: Iterable[int], watching: int) -> None:
        self.seats: frozenset[int] = frozenset(seats)
        self.watching: int = watching

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Connected) and (self.seats, self.watching) == (other.seats, other.watching)

    __hash__ = None  # type: ignore[assignment]


@final
class Audience:
    """Tells listeners what happens.

    Attributes:
        listeners: those who are told.
        elsewhere: who is connected to other workers, by their names.
        said: what was said last, for all to hear.
        coming: how many listeners are reading the log before they hear on: until they do, nothing is forgotten.
    """

    def __init__(self, ring: int) -> None:
        """Begin with nobody; up to ``ring`` entries are remembered for those who come back."""
        self.listeners: list[Listener] = []
        self.elsewhere: dict[str, Connected] = {}
        self.said: list[Spoken] = []
        self.coming: int = 0
        self._most: int = ring
        self._ring: list[Told] = []

    def is_here(self, table: Table, who: str) -> bool:
        """Tell whether a guest or a program listens, at whichever worker."""
        if any(listener.who == who for listener in self.listeners):
            return True
        return bool(self.elsewhere) and table.seat_of(who) in self.seats_elsewhere()

    def seats_elsewhere(self) -> frozenset[int]:
        """Return the seats of those who are connected to other workers."""
        return frozenset[int]().union(*(connected.seats for connected in self.elsewhere.values()))

    @property
    def anybody(self) -> bool:
        """Whether anybody listens, at whichever worker."""
        return bool(self.listeners) or any(one.seats or one.watching for one in self.elsewhere.values())

    def connected(self, table: Table) -> Connected:
        """Return who is connected to this worker."""
        here = {listener.who for listener in self.listeners}
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.who and chair.who in here]
        return Connected(seats, sum(listener.seat_at(table) < 0 for listener in self.listeners))

    def remember(self, *said: Spoken) -> None:
        """Keep what was said for those who come later, the last of it."""
        self.said.extend(said)
        del self.said[:-CHAT]

    def tell(self, table: Table, message: Message, seats: set[int] | None = None) -> None:
        """Tell something that is not in the log, such as chat, to ``seats``, ``None`` for everybody."""
        made = encode(message)
        for listener in self.listeners:
            if seats is None or listener.seat_at(table) in seats:
                listener.offer(made)

    def tell_entries(self, table: Table, told: list[Told], since: float, last: bool = True) -> None:
        """Tell entries that ``table`` has just taken in.

        Args:
            table: the table.
            told: the entries.
            since: when the request that led to them came in, by the clock of the loop; 0 if nobody measures.
            last: whether no more are told now: then how things stand follows.
        """
        told[-1].last = last
        for listener in self.listeners:
            seat, chair = listener.seat_at(table), listener.chair_at(table)
            for entry in told:
                listener.offer(entry.to(seat, listener.lang, chair), since)
        for entry in told:
            entry.forget()
            self._ring.append(entry)
        if not self.coming:
            del self._ring[: -self._most]

    def tell_who_is_here(self, table: Table) -> None:
        """Tell who is connected."""
        own = self.connected(table)
        seats = own.seats | self.seats_elsewhere()
        here = [seat in seats for seat in range(len(table.chairs))]
        watching = own.watching + sum(connected.watching for connected in self.elsewhere.values())
        self.tell(table, {"t": "here", "seats": here, "watching": watching})

    def remembers(self, after: int, n: int) -> bool:
        """Tell whether all entries between ``after`` and the last one, ``n``, are in memory."""
        return after >= n or bool(self._ring and self._ring[0].entry.n <= after + 1)

    def forget_entries(self) -> None:
        """Remember no entries any more: who comes back hears them from the log."""
        self._ring.clear()

    def admit(self, table: Table, listener: Listener, now: int, past: Past | None) -> None:
        """Let a listener hear the welcome, what it has missed, and what comes.

        Args:
            table: the table.
            listener: who wants to hear.
            now: the time, in milliseconds since 1970.
            past: what it has missed, as far as it is not in memory; ``None`` if it does not come back.
        """
        seat, chair = listener.seat_at(table), listener.chair_at(table)
        if past is not None and not (0 <= past.after <= table.n and self.remembers(past.heard, table.n)):
            past = None
        chat = [said.message for said in self.said if said.may_hear(listener.who)]
        after = None if past is None else past.after
        listener.offer(encode(welcome(table, seat, now, after, chat, listener.lang, chair)))
        if past is not None:
            missed = past.lines.copy()
            for told in self._ring:
                if told.entry.n > past.heard:
                    missed.append(told.to(seat, listener.lang, chair))
                    told.forget()
            listener.catch_up(missed)
        self.listeners.append(listener)

    def let_go(self, why: str) -> list[Listener]:
        """Tell all listeners why they hear nothing more; return them."""
        gone = self.listeners.copy()
        self.listeners.clear()
        for listener in gone:
            listener.drop(why)
        return gone
