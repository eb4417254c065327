"""The dice of The Dice Game: the exact chance of what one turn of rolling can bring, counted and never sampled.

A :class:`Question` says which dice lie there, how many rolls are left and who rolls; :func:`answer` gives an
:class:`Answer` with a chance, a fraction, for everything a player may go for and for what may befall him.

    >>> from sixgun.lab.odds import Outcome, Question, answer, count_faces
    >>> found = answer(Question(rolls=1))
    >>> found.aim(Outcome("gatling", 3)).once  # five dice, one roll: three gatlings or more (276/7776)
    Fraction(23, 648)
    >>> found = answer(Question(count_faces(["gatling", "gatling"]), rolls=2))
    >>> float(found.aim(Outcome("gatling", 3)).best)  # two kept, two rolls for the other three dice
    0.6232853223593965

What a figure takes for granted about the player stands at :class:`AimOdds` and :class:`RiskOdds`. All of them
assume that he lives through the arrows and the dynamite of his turn (G-4.7, G-4.8 end it otherwise).
"""

from __future__ import annotations

from sixgun.lab.odds.abilities import PLAIN, Abilities
from sixgun.lab.odds.answer import AimOdds, Answer, RiskOdds, answer
from sixgun.lab.odds.dice import DICE, FACES, count_faces, list_faces
from sixgun.lab.odds.outcome import Outcome, distances
from sixgun.lab.odds.question import ARROWS, OddsError, Question

__all__ = [
    "ARROWS",
    "DICE",
    "FACES",
    "PLAIN",
    "Abilities",
    "AimOdds",
    "Answer",
    "OddsError",
    "Outcome",
    "Question",
    "RiskOdds",
    "answer",
    "count_faces",
    "distances",
    "list_faces",
]
