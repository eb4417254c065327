"""The options of The Duel: how many characters each player has, and who plays which side."""

from __future__ import annotations

from sixgun.cli.game_words import GameWords
from sixgun.cli.options import read_number, read_word
from sixgun.games.duel import Options
from sixgun.games.duel.box import LAW, SIDES
from sixgun.games.duel.options import LEAST_POSSE, MOST_POSSE


def read_options(words: GameWords, seat: int = 0) -> Options:
    """Return the options of the game; ``--side`` is the side of ``seat``, the person's.

    Raises:
        WrongUse: a word is not one that the option takes.
    """
    posse = read_number("posse", words.posse, LEAST_POSSE, MOST_POSSE, LEAST_POSSE)
    side = read_word("side", words.side, tuple(SIDES), SIDES[LAW])
    return Options(posse, law=seat if side == SIDES[LAW] else 1 - seat)
