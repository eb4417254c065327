"""The options of The Dice Game (G-2)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.roles import check_sheriff
from sixgun.kernel.errors import OptionsError
from sixgun.kernel.option_values import OptionValues

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
        check_sheriff(sheriff, players)
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
    given = OptionValues(values)
    options = Options(given.integer("players", 5), given.integer("sheriff", -1))
    given.done()
    return options
