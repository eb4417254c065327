"""The sets that can be switched on. Only here are cards and characters called by name."""

from __future__ import annotations

from sixgun.games.classic.box import Box
from sixgun.games.classic.sets.base import base_set

_boxes: dict[tuple[str, ...], Box] = {}


def load_box() -> Box:
    """Return the box of the base set. It is made once; its contents never change."""
    key = ("base",)
    box = _boxes.get(key)
    if box is None:
        box = Box([base_set()])
        _boxes[key] = box
    return box
