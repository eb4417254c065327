"""The characters. Only here are they called by name."""

from __future__ import annotations

from sixgun.games.dice.sets.characters import characters, find_character

__all__ = ["characters", "find_character"]
