"""How simulations call the roles and characters of the card game."""

from __future__ import annotations

from typing import final

from sixgun.cli.classic.options import sets_line
from sixgun.cli.naming import Names
from sixgun.games.classic import options_from_dict
from sixgun.games.roles import ROLES
from sixgun.text import Texts
from sixgun.text.classic import character_name, role_name


@final
class ClassicNames(Names):
    """Names in the card game."""

    def __init__(self, texts: Texts, options: dict[str, object]) -> None:
        self.texts: Texts = texts
        self.roles = ROLES
        read = options_from_dict(options)
        self.note = texts("cli-sets", sets=sets_line(texts, read)) if read.sets else ""

    def role(self, role: str) -> str:
        """Return the name of a role."""
        return role_name(self.texts, role)

    def character(self, character: str) -> str:
        """Return the name of a character."""
        return character_name(self.texts, character)
