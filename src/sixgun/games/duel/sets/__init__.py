"""The contents of the box. Only here are cards and characters called by name."""

from __future__ import annotations

from sixgun.games.duel.box import Box
from sixgun.games.duel.sets.data_file import build_characters, build_kinds, read_data
from sixgun.games.duel.sets.law import law_abilities
from sixgun.games.duel.sets.outlaws import outlaw_abilities

_boxes: list[Box] = []


def load_box() -> Box:
    """Return the box of The Duel. It is made once; its contents never change."""
    if not _boxes:
        kinds, copies = build_kinds(read_data("cards"))
        abilities = {**law_abilities(), **outlaw_abilities()}
        _boxes.append(Box(kinds, copies, build_characters(read_data("characters"), abilities)))
    return _boxes[0]
