"""Options of a game as JSON values, such as the header of a record: taken out one by one, each with its type."""

from __future__ import annotations

from typing import final

from sixgun.kernel.errors import OptionsError


@final
class OptionValues:
    """The options that somebody has given, of which every game takes those it knows.

    Each getter takes an option out and returns its default if nobody has given it; :meth:`done` refuses what is left
    over then.
    """

    __slots__ = ("_values",)

    def __init__(self, values: dict[str, object]) -> None:
        """``values`` stays as it is."""
        self._values: dict[str, object] = dict(values)

    def integer(self, option: str, default: int) -> int:
        """Take an integer.

        Raises:
            OptionsError: it is something else.
        """
        value = self._values.pop(option, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise wrong_type(option)
        return value

    def flag(self, option: str) -> bool:
        """Take true or false; false by default.

        Raises:
            OptionsError: it is something else.
        """
        value = self._values.pop(option, False)
        if not isinstance(value, bool):
            raise wrong_type(option)
        return value

    def word(self, option: str, default: str) -> str:
        """Take a text.

        Raises:
            OptionsError: it is something else.
        """
        value = self._values.pop(option, default)
        if not isinstance(value, str):
            raise wrong_type(option)
        return value

    def words(self, option: str) -> tuple[str, ...]:
        """Take a list of texts; an empty one by default.

        Raises:
            OptionsError: it is something else.
        """
        value = self._values.pop(option, [])
        if not isinstance(value, list | tuple):
            raise wrong_type(option)
        words: list[str] = []
        for word in value:
            if not isinstance(word, str):
                raise wrong_type(option)
            words.append(word)
        return tuple(words)

    def words_by_seat(self, option: str, seats: int) -> dict[int, str]:
        """Take texts by seat, whose numbers JSON writes as texts: ``{"2": "rosa"}``; none by default.

        Args:
            option: its name.
            seats: how many seats there can be.

        Raises:
            OptionsError: it is something else, or there can be no such seat.
        """
        value = self._values.pop(option, {})
        if not isinstance(value, dict):
            raise wrong_type(option)
        numbers = [str(seat) for seat in range(seats)]
        words: dict[int, str] = {}
        for seat, word in value.items():
            if not (isinstance(seat, str) and seat in numbers and isinstance(word, str)):
                raise wrong_type(option)
            words[int(seat)] = word
        return words

    def done(self) -> None:
        """Refuse options that nobody has taken.

        Raises:
            OptionsError: there is one; the first by name is named.
        """
        if self._values:
            unknown = min(self._values)
            raise OptionsError(f"unknown option {unknown!r}", "error-options-unknown", {"option": unknown})


def wrong_type(option: str) -> OptionsError:
    """Return the complaint about an option whose value has the wrong type."""
    return OptionsError(f"option {option!r} has a value of the wrong type", "error-options-type", {"option": option})
