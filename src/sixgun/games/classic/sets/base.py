"""The base set: 22 kinds of cards, 80 cards, 16 characters (B, CB).

What the symbols say comes from ``data/base.toml``; what is written on a card in words is in ``base_cards.py``, the
characters' abilities are in ``base_characters.py``.
"""

from __future__ import annotations

from sixgun.games.classic.box import CardSet
from sixgun.games.classic.sets import base_cards, base_characters
from sixgun.games.classic.sets.data_file import build_set, read_data


def base_set() -> CardSet:
    """Return a fresh copy of the base set."""
    return build_set("base", read_data("base"), base_cards.kinds(), base_characters.abilities())
