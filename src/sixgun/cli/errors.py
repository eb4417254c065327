"""What can go wrong on the command line, and the exit codes that scripts rely on."""

from __future__ import annotations

from typing import Final

from sixgun.kernel.errors import OptionsError, RecordError, ScenarioError, SixgunError
from sixgun.text import MissingText, UnknownLanguage

DONE: Final = 0
"""Exit code: it is done."""
FAILED: Final = 1
"""Exit code: a check failed: a record that does not play, a scenario that comes out otherwise."""
WRONG_USE: Final = 2
"""Exit code: the command cannot be carried out as it was written."""
BROKEN: Final = 70
"""Exit code: a fault of the program itself."""
UNREAD: Final = 141
"""Exit code: nobody reads what is printed any more (``| head``), as for all programs of a shell."""
INTERRUPTED: Final = 130
"""Exit code: Ctrl-C ended it, as for all programs of a shell."""


class WrongUse(SixgunError):
    """The command was not used as it can be used."""

    def __init__(self, message_id: str, message: str, **params: str) -> None:
        super().__init__(message, message_id, params)


def exit_code(error: SixgunError) -> int:
    """Return the exit code that belongs to an error.

    A file whose content is wrong has failed a check; a file that is not there, or cannot be opened, is wrong use.
    """
    if isinstance(error, (RecordError, ScenarioError)):
        return FAILED if error.line > 0 else WRONG_USE
    if isinstance(error, (WrongUse, OptionsError, UnknownLanguage)):
        return WRONG_USE
    if isinstance(error, MissingText):
        return BROKEN
    return FAILED
