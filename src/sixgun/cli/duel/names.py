"""How simulations call the sides and characters of The Duel."""

from __future__ import annotations

from typing import final

from sixgun.cli.naming import Names
from sixgun.games.duel import options_from_dict
from sixgun.games.duel.box import SIDES
from sixgun.text import Texts
from sixgun.text.duel import character_name, side_name


@final
class DuelNames(Names):
    """Names in The Duel."""

    def __init__(self, texts: Texts, options: dict[str, object]) -> None:
        self.texts: Texts = texts
        self.role_column = "cli-duel-column-side"
        self.roles = tuple(SIDES)
        self.note = texts("cli-duel-posse", count=options_from_dict(options).posse)

    def role(self, role: str) -> str:
        """Return the name of a side."""
        return side_name(self.texts, role)

    def character(self, character: str) -> str:
        """Return the name of a character."""
        return character_name(self.texts, character)
