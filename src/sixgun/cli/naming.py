"""How simulations call what they have counted: each game says it in a file of its own (``cli/classic/names.py``)."""

from __future__ import annotations

from abc import ABC, abstractmethod


class Names(ABC):
    """How a simulation calls what it has counted in one game.

    Attributes:
        role_column: the message over the roles, or sides.
        roles: ids of the roles in the order of the table.
        note: a line about the options of the game, empty if there is nothing to say.
    """

    role_column: str = "cli-column-role"
    roles: tuple[str, ...] = ()
    note: str = ""

    @abstractmethod
    def role(self, role: str) -> str:
        """Return the name of a role."""

    @abstractmethod
    def character(self, character: str) -> str:
        """Return the name of a character."""
