"""Presence: the workers of a database let one another know who of a table is connected to which of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from sixgun.server.notes import Here, Note
from sixgun.server.table.audience import Audience, Connected
from sixgun.server.table.due import Timing
from sixgun.server.table.table import Table


@final
class Presence:
    """Who of a table is connected to this worker, as the others know it, and who to the others."""

    def __init__(self, audience: Audience, timing: Timing, worker: str, tell_others: Callable[[Note], None]) -> None:
        """Begin with nobody.

        Args:
            audience: those who listen here.
            timing: what has to know since when somebody is away.
            worker: the name of this worker.
            tell_others: tells the other workers.
        """
        self._audience: Audience = audience
        self._timing: Timing = timing
        self._worker: str = worker
        self._tell_others: Callable[[Note], None] = tell_others
        self._shown: Connected = Connected((), 0)
        self._told: bool = False

    def hear(self, table: Table, worker: str, connected: Connected) -> bool:
        """Hear who is connected to another worker; return whether that is news."""
        audience = self._audience
        nobody = Connected((), 0)
        if audience.elsewhere.get(worker, nobody) == connected:
            return False
        before = audience.seats_elsewhere()
        if connected == nobody:
            del audience.elsewhere[worker]
        else:
            audience.elsewhere[worker] = connected
        now = audience.seats_elsewhere()
        for seat in (before ^ now) & set(range(len(table.chairs))):
            who = table.chairs[seat].who
            if seat in now:
                self._timing.come(who)
            else:
                self._timing.leave(table, who)
        self._timing.touch()
        audience.tell_who_is_here(table)
        return True

    def look(self, table: Table) -> None:
        """Tell the other workers who is connected to this one, if that has changed."""
        if self._audience.connected(table) != self._shown:
            self._show(table)

    def show_again(self, table: Table) -> None:
        """Tell the other workers who is connected to this one, whatever they have heard of it."""
        if self._audience.listeners or self._told:  # perhaps they have missed that all have left
            self._show(table)

    def _show(self, table: Table) -> None:
        own = self._shown = self._audience.connected(table)
        self._told = True
        self._tell_others(Here(self._worker, table.id, sorted(own.seats), own.watching))
