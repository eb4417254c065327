"""Reads the sixteen characters from their data file (``data/base.toml``; G-7)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from sixgun.games.dice.ability import Ability, Character, reaches

_FLAGS: Final = (
    "rerolls_dynamite", "doubles", "clears_arrows", "arrow_for_point", "sheds_arrow", "strikes_back", "bulletproof",
)  # fmt: skip
_NUMBERS: Final = ("rerolls", "gatlings", "own_beer", "own_beer_limit", "heals", "rests", "attack_limit", "mourns")
_REACHES: Final = ("one_reach", "two_reach")

_read: list[Character] = []


def characters() -> list[Character]:
    """Return all characters in the order of their data. They are read once and never change."""
    if not _read:
        text = files("sixgun.games.dice.sets").joinpath("data", "base.toml").read_text(encoding="utf-8")
        for name, facts in tomllib.loads(text)["character"].items():
            _read.append(make_character(name, facts))
    return _read


def find_character(name: str) -> Character | None:
    """Return the character with the id ``name``, ``None`` if there is none."""
    for character in characters():
        if character.id == name:
            return character
    return None


def make_character(name: str, facts: dict[str, Any]) -> Character:
    """Return the character that a table of the data describes.

    Raises:
        ValueError: the table has a key that means nothing.
    """
    ability = Ability(name, facts["rules"][0])
    for key, value in facts.items():
        if key in _FLAGS or key in _NUMBERS:
            setattr(ability, key, value)
        elif key in _REACHES:
            setattr(ability, key, sum(1 << places for places in value))
        elif key not in ("life", "rules"):
            raise ValueError(f"{name}: no ability answers {key!r}")
    ability.reaches = reaches(ability.one_reach, ability.two_reach)
    return Character(name, facts["life"], ability, facts["rules"])
