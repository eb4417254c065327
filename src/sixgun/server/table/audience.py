"""The audience of a table: everybody who is told what happens, and what is remembered for those who come back."""

from __future__ import annotations

from collections import deque
from typing import Final, final

from sixgun.server.table.listener import Listener
from sixgun.server.table.messages import Message, Told, encode, welcome
from sixgun.server.table.table import Table

CHAT: Final = 30
"""How much of what was said somebody hears who comes later."""


@final
class Audience:
    """Tells listeners what happens.

    Attributes:
        listeners: those who are told.
        said: what was said last, for all to hear.
    """

    def __init__(self, ring: int) -> None:
        """Begin with nobody; up to ``ring`` entries are remembered for those who come back."""
        self.listeners: list[Listener] = []
        self.said: deque[Message] = deque(maxlen=CHAT)
        self._ring: deque[Told] = deque(maxlen=ring)

    def is_here(self, who: str) -> bool:
        """Tell whether a guest or a program listens."""
        return any(listener.who == who for listener in self.listeners)

    def tell(self, table: Table, message: Message, seats: set[int] | None = None) -> None:
        """Tell something that is not in the log, such as chat, to ``seats``, ``None`` for everybody."""
        made = encode(message)
        for listener in self.listeners:
            if seats is None or listener.seat_at(table) in seats:
                listener.offer(made)

    def tell_entries(self, table: Table, told: list[Told], since: float) -> None:
        """Tell entries that ``table`` has just taken in.

        Args:
            table: the table.
            told: the entries, all that are told now.
            since: when the request that led to them came in, by the clock of the loop; 0 if nobody measures.
        """
        told[-1].last = True
        for listener in self.listeners:
            seat = listener.seat_at(table)
            for entry in told:
                listener.offer(entry.to(seat), since)
        for entry in told:
            entry.forget()
            self._ring.append(entry)

    def tell_who_is_here(self, table: Table) -> None:
        """Tell who is connected."""
        here = [bool(chair.who) and self.is_here(chair.who) for chair in table.chairs]
        watching = sum(listener.seat_at(table) < 0 for listener in self.listeners)
        self.tell(table, {"t": "here", "seats": here, "watching": watching})

    def remembers(self, after: int, n: int) -> bool:
        """Tell whether all entries between ``after`` and the last one, ``n``, are in memory."""
        return after >= n or bool(self._ring and self._ring[0].entry.n <= after + 1)

    def forget_entries(self) -> None:
        """Remember no entries any more: who comes back hears them from the log."""
        self._ring.clear()

    def admit(
        self, table: Table, listener: Listener, now: int, after: int | None, heard: int, past: list[bytes]
    ) -> None:
        """Let a listener hear the welcome, what it has missed, and what comes.

        Args:
            table: the table.
            listener: who wants to hear.
            now: the time, in milliseconds since 1970.
            after: the last entry it has heard of, ``None`` if it does not come back.
            heard: number of the entry up to which ``past`` tells; what has followed is still in memory.
            past: messages for it.
        """
        seat = listener.seat_at(table)
        resumed = after is not None and 0 <= after <= table.n and self.remembers(heard, table.n)
        listener.offer(encode(welcome(table, seat, now, resumed, list(self.said))))
        if resumed:
            for message in past:
                listener.offer(message)
            for told in self._ring:
                if told.entry.n > heard:
                    listener.offer(told.to(seat))
                    told.forget()
        self.listeners.append(listener)

    def let_go(self, why: str) -> list[Listener]:
        """Tell all listeners why they hear nothing more; return them."""
        gone = self.listeners.copy()
        self.listeners.clear()
        for listener in gone:
            listener.drop(why)
        return gone
