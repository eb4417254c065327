"""How many BANG! cards may be played in a turn (D-6.9)."""

from __future__ import annotations

from sixgun.games.duel.ability import BANGS_TWO, BANGS_UNLIMITED
from sixgun.games.duel.table import Table

NO_LIMIT = 99
"""What :func:`bang_limit` gives where there is none."""


def bang_limit(table: Table, seat: int) -> int:
    """Return how many counted BANG! cards ``seat`` may play in a turn, ``NO_LIMIT`` if they do not count (D-6.9)."""
    traits = table.traits
    ac = table.ac[seat]
    if traits[ac] & BANGS_UNLIMITED:
        return NO_LIMIT
    return 2 if (traits[ac] | traits[table.rc[seat]]) & BANGS_TWO else 1


def count_bang(table: Table, seat: int) -> None:
    """Count a BANG! card that ``seat`` plays, unless his AC has no limit (D-6.9)."""
    if not table.traits[table.ac[seat]] & BANGS_UNLIMITED:
        table.bangs += 1
