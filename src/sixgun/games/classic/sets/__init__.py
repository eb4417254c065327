"""The sets that can be switched on. Only here are cards, characters and events called by name.

A set of somebody else's package joins through the entry point group ``sixgun.sets``: the entry point's name is the id
of the set, and its object a function that returns a fresh :class:`CardSet`.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from sixgun.games.classic.box import Box, CardSet
from sixgun.games.classic.sets.base import base_set
from sixgun.games.classic.sets.bullet import bullet_set
from sixgun.games.classic.sets.dodge_city import dodge_city_set
from sixgun.games.classic.sets.fistful_of_cards import fistful_of_cards_set
from sixgun.games.classic.sets.foreign import load_foreign
from sixgun.games.classic.sets.high_noon import high_noon_set
from sixgun.games.classic.sets.wanted import wanted_set
from sixgun.kernel.errors import OptionsError

BASE: Final = "base"
OWN_SETS: Final = ("dodge_city", "high_noon", "fistful_of_cards", "bullet", "wanted")
"""The sets of this package besides the base set, in the order of their cards in a box."""
GROUP: Final = "sixgun.sets"
"""The entry point group of other packages' sets."""

_boxes: dict[tuple[str, ...], Box] = {}


def available_sets() -> list[str]:
    """Return the ids of all sets that can be switched on, those of other packages last, by name."""
    others = sorted(point.name for point in entry_points(group=GROUP))
    return [*OWN_SETS, *(name for name in others if name not in OWN_SETS and name != BASE)]


def load_box(sets: tuple[str, ...] = ()) -> Box:
    """Return the box of the base set and ``sets``. It is made once for each combination; its contents never change.

    Raises:
        OptionsError: a set is unknown, cannot be loaded, or defines an id that another set has.
    """
    sets = tuple(sorted({*sets} - {BASE}))
    box = _boxes.get(sets)
    if box is None:
        ordered = [name for name in OWN_SETS if name in sets] + sorted({*sets} - {*OWN_SETS})
        box = Box([base_set(), *(_load_set(name) for name in ordered)])
        _boxes[sets] = box
    return box


def _load_set(name: str) -> CardSet:
    if name == "dodge_city":
        return dodge_city_set()
    if name == "high_noon":
        return high_noon_set()
    if name == "fistful_of_cards":
        return fistful_of_cards_set()
    if name == "bullet":
        return bullet_set()
    if name == "wanted":
        return wanted_set()
    for point in entry_points(group=GROUP):
        if point.name == name:
            return load_foreign(point)
    known = ", ".join(available_sets())
    raise OptionsError(f"there is no set {name!r}; there are {known}", "error-set", {"set": name, "known": known})
