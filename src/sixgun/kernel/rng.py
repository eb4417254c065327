"""The generator of all chance in Sixgun.

It is ours because a record must play the same for ever, and the standard library promises no stable shuffle. It is a
multiply-with-carry generator (George Marsaglia's idea): with base b = 2**30 and a multiplier a, the state c*b + x
becomes a*x + c. ``a*b - 1`` is a safe prime, so every seed gives a sequence of the same period of about 2**59. All
steps stay below 2**60 and are therefore exact and quick in plain Python and in compiled code alike.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

BITS: Final = 30
MASK: Final = (1 << 30) - 1
BASE: Final = 1 << 30
MULTIPLIER: Final = 1031234421
MODULUS: Final = 1031234421 * (1 << 30) - 1


@final
class Rng:
    """A stream of random numbers whose whole state is the one integer ``state`` (1 to ``MODULUS - 1``)."""

    __slots__ = ("state",)

    def __init__(self, seed: int = 0, state: int = 0) -> None:
        """Start the stream that belongs to ``seed``, any integer from 0 up (of any length), or go on from ``state``.

        Raises:
            ValueError: the seed is below 0, or the state is no state of a generator.
        """
        if state:
            if not 0 < state < MODULUS:
                raise ValueError("that is no state of a generator")
            self.state: int = state
            return
        if seed < 0:
            raise ValueError("a seed is an integer from 0 up")
        digest = blake2b(str(seed).encode(), digest_size=16).digest()
        self.state = 1 + int.from_bytes(digest, "big") % (MODULUS - 1)

    def below(self, n: int) -> int:
        """Return one of 0 to ``n - 1``, all equally likely. ``n`` is 1 to 2**30."""
        limit = BASE - BASE % n
        while True:
            state = self.state
            state = MULTIPLIER * (state & MASK) + (state >> BITS)
            self.state = state
            value = (state ^ (state >> BITS)) & MASK
            if value < limit:
                return value % n

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` into one of all possible orders, each equally likely (rule T-9; Fisher and Yates)."""
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            n = i + 1
            limit = BASE - BASE % n
            value = BASE
            while value >= limit:  # as in below(), whose steps these are
                state = MULTIPLIER * (state & MASK) + (state >> BITS)
                value = (state ^ (state >> BITS)) & MASK
            j = value % n
            swapped = items[i]
            items[i] = items[j]
            items[j] = swapped
        self.state = state

    def clone(self) -> Rng:
        """Return a generator that goes on exactly as this one will."""
        return Rng(0, self.state)
