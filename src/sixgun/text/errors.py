"""What can go wrong with texts: none of it is ever papered over with a half sentence."""

from __future__ import annotations

from sixgun.kernel.errors import SixgunError


class MissingText(SixgunError):
    """A language has no message of this id, or a gap of the message was left unfilled.

    Attributes:
        language: tag of the language, such as ``it``.
        wanted: id of the message, with its attribute if one was asked for (``card-bang.text``).
    """

    def __init__(self, language: str, wanted: str, what: str = "there is no such message") -> None:
        super().__init__(
            f"text {wanted!r} in language {language!r}: {what}",
            "error-missing-text",
            {"id": wanted, "language": language},
        )
        self.language = language
        self.wanted = wanted


class UnknownLanguage(SixgunError):
    """A language was asked for by name that has no texts."""

    def __init__(self, language: str, known: tuple[str, ...]) -> None:
        super().__init__(
            f"there are no texts in {language!r}; there are texts in {', '.join(known)}",
            "error-unknown-language",
            {"language": language, "known": ", ".join(known)},
        )
        self.language = language
        self.known = known
