"""The options of a game of The Duel."""

from __future__ import annotations

from typing import Final, final

from sixgun.kernel.errors import OptionsError
from sixgun.kernel.option_values import OptionValues

LEAST_POSSE: Final = 4
MOST_POSSE: Final = 12


@final
class Options:
    """How a game is set up.

    Attributes:
        posse: characters each player has in this game, 4 to 12 (D-2.2).
        law: the seat that plays the law, 0 or 1; the other plays the outlaws (D-2.1). The law begins (D-2.8).
    """

    def __init__(self, posse: int = LEAST_POSSE, law: int = 0) -> None:
        """Check and keep the options.

        Raises:
            OptionsError: an option is out of range; the sentence names what would be right.
        """
        if not LEAST_POSSE <= posse <= MOST_POSSE:
            raise OptionsError(
                f"a posse has 4 to 12 characters, not {posse} (D-2.2)", "error-options-posse", {"posse": str(posse)}
            )
        if not 0 <= law <= 1:
            raise OptionsError(
                f"seat {law} cannot be the law: the seats are 0 and 1 (D-2.1)", "error-options-law", {"seat": str(law)}
            )
        self.posse: int = posse
        self.law: int = law

    @property
    def players(self) -> int:
        """Number of seats: always two (D-1.3)."""
        return 2

    def to_dict(self) -> dict[str, object]:
        """Return the options as JSON-ready values; :func:`options_from_dict` reads them back."""
        return {"posse": self.posse, "law": self.law}


def options_from_dict(values: dict[str, object]) -> Options:
    """Make options from JSON values, such as the header of a record; keys left out have their defaults.

    Raises:
        OptionsError: a key is unknown, or a value has the wrong type or range.
    """
    given = OptionValues(values)
    options = Options(given.integer("posse", LEAST_POSSE), given.integer("law", 0))
    given.done()
    return options
