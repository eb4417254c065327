"""The roster: which workers are alive, and which tables this one drives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sixgun.server.store.store import Store
from sixgun.server.store.workers import LEASE, Orphan, chosen

BEAT: Final = 2.0
"""Seconds from one sign of life in the database to the next, for a server that has it for itself."""
BEAT_SHARED: Final = 0.5
"""The same with several workers, who wait for a sign of one another."""
SEARCH: Final = 4
"""Every so many beats tables without a worker are looked for, also if no worker has gone."""


@final
class Roster:
    """Signs for this worker, and takes the tables of those that have gone.

    Attributes:
        owned: the tables that this worker drives.
        living: the workers that are alive, sorted.
        come: those that are alive since the last beat, for the first time or again.
        searched: whether the last beat was one of those at which what is seldom needed is done.
        pause: seconds from one beat to the next.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """Begin with nothing; ``now`` is the clock, in milliseconds since 1970."""
        self._store: Store = store
        self._now: Callable[[], int] = now
        self._signed: int = 0
        self._beats: int = 0
        self._ended: list[str] = []
        self.owned: set[str] = set()
        self.living: list[str] = []
        self.come: list[str] = []
        self.searched: bool = False
        self.pause: float = BEAT_SHARED if store.shared else BEAT

    def drives(self, id: str) -> bool:
        """Tell whether this worker drives a table; without others it drives all."""
        return not self._store.shared or id in self.owned

    @property
    def first(self) -> bool:
        """Whether this is the first of the workers, who does what one alone has to do."""
        return self.living[:1] == [self._store.worker]

    def lost(self, worker: str) -> None:
        """Take in that the process of a worker has ended: the next beat takes its tables."""
        self._ended.append(worker)

    async def join(self) -> None:
        """Say for the first time that this worker is alive. The others come to know of it at their next beat."""
        self._signed = self._now()
        self.living = await self._sign(self._signed)

    async def beat(self) -> list[Orphan]:
        """Say that this worker is alive; return the tables that it drives from now on, those with a game first."""
        before, now = self.living, self._now()
        if self._ended:
            ended = list(self._ended)
            await self._store.workers.strike(ended)
            del self._ended[: len(ended)]
        self.living = await self._sign(now)
        self.searched = self._beats % SEARCH == 0
        if self._store.shared and (self.searched or now - self._signed > LEASE):  # others may have taken its tables
            self.owned = await self._store.workers.owned()
        self._signed = now
        self.come = [name for name in self.living if name not in before]
        self._beats += 1
        return await self._take() if self.searched or before != self.living else []

    async def leave(self) -> None:
        """Say that this worker ends. The others take its tables."""
        await self._store.workers.sign_off(self._now())

    async def _sign(self, now: int) -> list[str]:
        living = await self._store.workers.sign(now)
        return living if self._store.shared else [self._store.worker]

    async def _take(self) -> list[Orphan]:
        workers, me = self._store.workers, self._store.worker
        found = [orphan for orphan in await workers.orphans(self.living) if chosen(orphan.id, self.living) == me]
        if not found:
            return []
        taken = await workers.take([orphan.id for orphan in found], self.living)
        self.owned |= taken
        return [orphan for orphan in found if orphan.id in taken]
