"""Standstills: times in which nobody could answer, because this process or its database did not go on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

PULSE: Final = 0.25
"""Seconds after which a process looks again whether it has stood still."""
STILL: Final = 1.0
"""Seconds that it must have stood still for; shorter delays are those of any machine."""
UNSTORED: Final = 2.0
"""Seconds for which nothing could be stored; what takes less is a slow disk."""


@final
class Gap:
    """A time in which nobody could answer.

    Attributes:
        since, until: when it began and ended, in milliseconds since 1970.
        seconds: how long it was by the clock of the loop, which may stand still while the machine sleeps.
    """

    __slots__ = ("seconds", "since", "until")

    def __init__(self, since: int, until: int, seconds: float) -> None:
        self.since: int = since
        self.until: int = until
        self.seconds: float = seconds


@final
class Standstill:
    """Notices that what is tried again and again has not worked for a while.

    Two clocks are asked, since each can miss a standstill: one may not count the sleep of a machine, and the other one
    may be set.
    """

    __slots__ = ("_least", "_seconds", "_since", "over")

    def __init__(self, least: float) -> None:
        """Begin with nothing that is tried; what works after ``least`` seconds was a standstill."""
        self.over: Callable[[Gap], None] = lambda _: None
        self._least: float = least
        self._since: int = 0
        self._seconds: float = 0.0

    def begin(self) -> None:
        """Note that it is tried, if it is not being tried anyhow."""
        if not self._since:
            self._since = _now()
            self._seconds = time.monotonic()

    def end(self) -> None:
        """Note that it has worked; if that took too long, ``over`` is called."""
        if self._since:
            gap = self._gap()
            self._since = 0
            if self._is_long(gap):
                self.over(gap)

    @property
    def lasts(self) -> bool:
        """Whether it has been tried for too long."""
        return bool(self._since) and self._is_long(self._gap())

    def _gap(self) -> Gap:
        return Gap(self._since, _now(), time.monotonic() - self._seconds)

    def _is_long(self, gap: Gap) -> bool:
        return max((gap.until - gap.since) / 1000, gap.seconds) >= self._least


def _now() -> int:
    return time.time_ns() // 1_000_000
