"""What the server refuses, in the same form as a refusal of the rules: a reason, a rule if there is one, parameters."""

from __future__ import annotations

from typing import final

from sixgun.kernel.errors import SixgunError


@final
class Refused(SixgunError):
    """What somebody asked for cannot be done. Nothing has changed.

    Attributes:
        reason: an id, such as ``seat-taken`` or, from the rules, ``out-of-range``.
        rule: the number of the rule it rests on, empty if it is no matter of the game's rules.
        status: the status of HTTP that says the same.
    """

    def __init__(
        self,
        reason: str,
        message: str,
        params: dict[str, str] | None = None,
        rule: str = "",
        status: int = 409,
    ) -> None:
        super().__init__(message, ("refusal-" if rule else "server-") + reason, params)
        self.reason: str = reason
        self.rule: str = rule
        self.status: int = status

    def to_dict(self) -> dict[str, object]:
        """Return the refusal as JSON-ready values."""
        return {"reason": self.reason, "rule": self.rule, "params": self.params, "message": self.message}


@final
class Conflict(Exception):
    """Somebody else has written an entry of the same number: the log has to be read before anything is decided."""


@final
class NotStored(SixgunError):
    """The database did not take an entry. What was asked for may have happened or not: ask again with the same id."""

    def __init__(self) -> None:
        super().__init__("this could not be stored; try again", "server-not-stored")


@final
class NoDatabase(SixgunError):
    """The database does not answer now. It may in a moment."""

    def __init__(self) -> None:
        super().__init__("the database does not answer; try again in a moment", "server-no-database")


@final
class DatabaseDown(SixgunError):
    """The database cannot be opened."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the database cannot be used: {reason}", "server-db-down", {"reason": reason})


@final
class NewerDatabase(SixgunError):
    """A newer version has made the database, or changed it."""

    def __init__(self) -> None:
        super().__init__("a newer version of Sixgun has made this database; nothing was changed", "server-db-newer")


@final
class InUse(SixgunError):
    """Another server uses the same database."""

    def __init__(self, db: str) -> None:
        super().__init__(f"another server uses the database {db}", "server-db-in-use", {"db": db})
