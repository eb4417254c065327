"""The base set: 22 kinds of cards, 80 cards, 16 characters (B, CB).

What the symbols say comes from ``data/base.toml``; what is written on a card in words is in ``base_cards.py``, the
characters' abilities are in ``base_characters.py``.
"""

from __future__ import annotations

from sixgun.games.classic.ability import Ability, Character
from sixgun.games.classic.box import CardSet
from sixgun.games.classic.card import Kind
from sixgun.games.classic.sets import base_cards, base_characters
from sixgun.games.classic.sets.data_file import describe, parse_face, read_set


def base_set() -> CardSet:
    """Return a fresh copy of the base set."""
    data = read_set("base")
    base = CardSet("base")
    special = base_cards.kinds()
    for kind_id, facts in data["kind"].items():
        kind = special.get(kind_id)
        base.kinds.append(describe(Kind(kind_id) if kind is None else kind, facts))
        for face in facts["cards"]:
            suit, rank = parse_face(face)
            base.cards.append((kind_id, suit, rank))
    abilities = base_characters.abilities()
    for character_id, facts in data["character"].items():
        ability: Ability = abilities[character_id]
        base.characters.append(Character(character_id, facts["life"], ability, facts["rules"]))
    return base
