"""The options of The Dice Game (G-2)."""

from __future__ import annotations

from typing import Final, final

from sixgun.kernel.errors import OptionsError

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 8


@final
class Options:
    """How a game is set up.

    Attributes:
        players: number of players, 3 to 8 (G-2.1).
        sheriff: seat that gets the Sheriff's role (with three players: the Deputy's) and the first turn, -1 for chance
            (G-2.2, G-2.6).
    """

    def __init__(self, players: int = 5, sheriff: int = -1) -> None:
        """Check and keep the options.

        Raises:
            OptionsError: an option is out of range; the sentence names what would be right.
        """
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise OptionsError(
                f"{players} players cannot play: The Dice Game is for 3 to 8 (G-2.1)",
                "error-dice-players",
                {"players": str(players)},
            )
        if not -1 <= sheriff < players:
            raise OptionsError(
                f"seat {sheriff} cannot be Sheriff: the seats are 0 to {players - 1}",
                "error-options-sheriff",
                {"seat": str(sheriff), "last": str(players - 1)},
            )
        self.players: int = players
        self.sheriff: int = sheriff

    def to_dict(self) -> dict[str, object]:
        """Return the options as JSON-ready values; :func:`options_from_dict` reads them back."""
        return {"players": self.players, "sheriff": self.sheriff}


def options_from_dict(values: dict[str, object]) -> Options:
    """Make options from JSON values, such as the header of a record; keys left out have their defaults.

    Raises:
        OptionsError: a key is unknown, or a value has the wrong type or range.
    """
    rest = dict(values)
    options = Options(_integer(rest, "players", 5), _integer(rest, "sheriff", -1))
    if rest:
        unknown = min(rest)
        raise OptionsError(f"unknown option {unknown!r}", "error-options-unknown", {"option": unknown})
    return options


def _integer(values: dict[str, object], option: str, default: int) -> int:
    value = values.pop(option, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise OptionsError(f"option {option!r} has a value of the wrong type", "error-options-type", {"option": option})
    return value
