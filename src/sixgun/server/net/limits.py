"""Limits: how much one connection or one address may ask for."""

from __future__ import annotations

import ipaddress
import time
from typing import Final, final

MAX_ADDRESSES: Final = 10_000
"""How many addresses are remembered; the ones that were quiet for longest are forgotten first."""


@final
class Bucket:
    """A bucket of tokens: it fills by ``rate`` a second up to ``burst``, and everything asked for takes one out."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate: float = rate
        self._burst: float = float(burst)
        self._left: float = float(burst)
        self._at: float = time.monotonic()

    def take(self) -> bool:
        """Take a token; return whether there was one."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


def network_of(address: str) -> str:
    """Return what counts as one address: an IPv4 address, or the 64 bits of an IPv6 network that one user has."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


@final
class Limiter:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate: float = rate
        self._burst: int = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a token out of the bucket of ``address``; return whether there was one."""
        key = network_of(address)
        bucket = self._buckets.pop(key, None)
        if bucket is None:
            bucket = Bucket(self._rate, self._burst)
            if len(self._buckets) >= MAX_ADDRESSES:
                del self._buckets[next(iter(self._buckets))]
        self._buckets[key] = bucket  # now the last to be forgotten
        return bucket.take()


@final
class Counted:
    """How many streams each address holds."""

    def __init__(self, most: int) -> None:
        self._most: int = most
        self._held: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one more stream; return whether the address may have it."""
        key = network_of(address)
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def leave(self, address: str) -> None:
        """Count one stream less."""
        key = network_of(address)
        held = self._held.get(key, 0) - 1
        if held > 0:
            self._held[key] = held
        else:
            self._held.pop(key, None)
