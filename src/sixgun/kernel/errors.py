"""The errors of the kernel. Each says in plain English what is wrong, and carries what a translation needs.

``message_id`` names a message of the language files and ``params`` fills its gaps; ``str(error)`` is the same sentence
in English, for logs and for programs.
"""

from __future__ import annotations


class SixgunError(Exception):
    """Something a person or a program asked for cannot be done. Nothing has changed."""

    def __init__(self, message: str, message_id: str = "", params: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.message_id = message_id
        self.params: dict[str, str] = {} if params is None else params


class OptionsError(SixgunError):
    """The options of a game contradict each other or the rules (OPT-*)."""


class NotationError(SixgunError):
    """A text is not the notation of any action or card."""

    def __init__(self, text: str, what: str) -> None:
        """``what`` is the kind of thing that was expected: ``action``, ``card``, ``seat`` or ``character``."""
        super().__init__(f"{text!r} is not the notation of any {what}", f"error-notation-{what}", {"text": text})
        self.text = text


class RecordError(SixgunError):
    """A record cannot be read or played again. ``line`` is 1-based; 0 stands for the file as a whole."""

    def __init__(
        self, path: str, line: int, what: str, message_id: str = "", params: dict[str, str] | None = None
    ) -> None:
        super().__init__(f"{path}:{line}: {what}", message_id, params)
        self.path = path
        self.line = line
        self.what = what


class ScenarioError(SixgunError):
    """A scenario cannot be read or set up. ``line`` is 1-based; 0 stands for the file as a whole."""

    def __init__(
        self, path: str, line: int, what: str, message_id: str = "", params: dict[str, str] | None = None
    ) -> None:
        super().__init__(f"{path}:{line}: {what}", message_id, params)
        self.path = path
        self.line = line
        self.what = what
