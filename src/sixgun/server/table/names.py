"""Names at a table: no two who sit there are called so that they read alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from sixgun.kernel.record import MAX_NAME
from sixgun.server.table.table import Table

BOT_NAMES: Final = ("Abilene", "Buck", "Clementine", "Dusty", "Etta", "Floyd", "Georgia", "Hank", "Ida", "Jeb")
"""Names that bots get if nobody gives them one."""
PLAIN: Final = "Bot"
"""The name of a bot for which none of them is left."""

_ALIKE: Final = str.maketrans({
    # Cyrillic, small and drawn like Latin
    "а": "a", "в": "b", "е": "e", "з": "3", "і": "l", "ј": "j", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p",
    "с": "c", "т": "t", "у": "y", "х": "x", "ѕ": "s", "һ": "h", "ԁ": "d", "ԛ": "q", "ԝ": "w", "ӏ": "l",
    # Greek
    "α": "a", "β": "b", "ε": "e", "ζ": "z", "η": "h", "ι": "l", "κ": "k", "μ": "m", "ν": "v", "ο": "o", "ρ": "p",
    "τ": "t", "υ": "y", "χ": "x", "γ": "y", "ω": "w",
    # Latin letters and figures that are taken for each other
    "ı": "l", "i": "l", "1": "l", "|": "l", "0": "o", "ɑ": "a", "ɡ": "g",
})  # fmt: skip
"""What looks alike, in small letters. A pair too many does no harm: then two names are told apart that need not be."""


def folded(name: str) -> str:
    """Return a name as it is compared: two that are read alike give the same.

    Large and small letters are the same, all forms of one letter, letters with and without accents, letters of other
    alphabets that look like Latin ones; blanks and points do not count.
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    bare = "".join(mark for mark in unicodedata.normalize("NFKD", plain) if not "\u0300" <= mark <= "\u036f")
    drawn = unicodedata.normalize("NFKC", bare).casefold().translate(_ALIKE)
    return "".join(mark for mark in drawn if unicodedata.category(mark)[0] not in "ZP") or drawn


def own_name(table: Table, name: str, seat: int) -> str:
    """Return a name that nobody else at the table has, so that nobody speaks or plays in the name of another.

    Args:
        table: the table.
        name: the name that somebody wants.
        seat: the seat that he has now, -1 for none.
    """
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    taken = {folded(called) for chair in others for called in (chair.name, chair.next_name) if called}
    number, own = 1, name
    while folded(own) in taken:
        number += 1
        mark = f" {number}"
        own = name[: MAX_NAME - len(mark)].rstrip() + mark
    return own


def bot_name(table: Table, seat: int) -> str:
    """Return a name for a bot or a program that comes into ``seat`` without one."""
    return next((name for name in BOT_NAMES if own_name(table, name, seat) == name), own_name(table, PLAIN, seat))
