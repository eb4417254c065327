"""How simulations call the roles and characters of The Dice Game."""

from __future__ import annotations

from typing import final

from sixgun.cli.naming import Names
from sixgun.games.roles import ROLES
from sixgun.text import Texts
from sixgun.text.dice import character_name, role_name


@final
class DiceNames(Names):
    """Names in The Dice Game."""

    def __init__(self, texts: Texts) -> None:
        self.texts: Texts = texts
        self.roles = ROLES

    def role(self, role: str) -> str:
        """Return the name of a role."""
        return role_name(self.texts, role)

    def character(self, character: str) -> str:
        """Return the name of a character."""
        return character_name(self.texts, character)
