"""The catalogue of questions that the rules ask, and that characters answer.

The engine never asks who somebody is. It asks his *ability*, and all answers are plain numbers and flags that stand
for the whole game: The Dice Game has no cards that would bend a rule for a while.
"""

from __future__ import annotations

from typing import Final

NEAR: Final = 1 << 1
"""One place away (G-0.3)."""
FAR: Final = 1 << 2
"""Two places away."""
BEYOND: Final = 1 << 3
"""Three places away."""


def reaches(one_reach: int, two_reach: int) -> int:
    """Return one number that stands for how far both bull's eyes may be used."""
    return one_reach << 4 | two_reach


class Ability:
    """How a character bends the rules; the defaults bend nothing.

    Attributes:
        id: name in events and texts, the id of the character; empty for one that bends nothing.
        cite: the rule it rests on, empty for one that bends nothing.
        rerolls: how often its owner may re-roll in his turn (G-4.1).
        rerolls_dynamite: whether he may re-roll dynamite (G-4.3).
        one_reach, two_reach: how many places away a bull's eye 1 or 2 may be used, bit masks of ``NEAR``, ``FAR`` and
            ``BEYOND`` (G-5.2).
        reaches: both as one number, by which :mod:`~sixgun.games.dice.aiming` knows its questions again.
        doubles: whether he may use a beer to double a bull's eye, once a turn (G-5.6).
        gatlings: how many gatling dice he needs for the gatling (G-5.7).
        clears_arrows: whether he may discard an arrow of anybody for each gatling die.
        own_beer: life points that a beer of his gives himself while he has ``own_beer_limit`` of them or fewer (G-5.6).
        own_beer_limit: see there.
        heals: life points that a player of his choice gains when his turn begins (G-3.1).
        rests: life points he gains at the end of his turn without any bull's eye among his dice (G-3.1).
        arrow_for_point: whether he may take an arrow instead of losing a point to a bull's eye or the gatling.
        sheds_arrow: whether he may discard one of his arrows for each life point he loses.
        strikes_back: whether a player who makes him lose life points takes an arrow.
        attack_limit: most life points he loses in one Indian attack, 0 for no limit (G-4.6).
        bulletproof: whether he never loses life points to the gatling (G-5.7).
        mourns: life points he gains whenever somebody else is eliminated (G-6.4).
    """

    def __init__(self, id: str = "", cite: str = "") -> None:
        self.id: str = id
        self.cite: str = cite
        self.rerolls: int = 2
        self.rerolls_dynamite: bool = False
        self.one_reach: int = NEAR
        self.two_reach: int = FAR
        self.reaches: int = reaches(NEAR, FAR)
        self.doubles: bool = False
        self.gatlings: int = 3
        self.clears_arrows: bool = False
        self.own_beer: int = 1
        self.own_beer_limit: int = 0
        self.heals: int = 0
        self.rests: int = 0
        self.arrow_for_point: bool = False
        self.sheds_arrow: bool = False
        self.strikes_back: bool = False
        self.attack_limit: int = 0
        self.bulletproof: bool = False
        self.mourns: int = 0


class Character:
    """A character (G-2.3).

    Attributes:
        id: id in data, notation and texts.
        life: printed life points (G-2.4).
        ability: what it bends.
        rules: numbers of its rules.
    """

    def __init__(self, id: str, life: int, ability: Ability, rules: list[str]) -> None:
        self.id: str = id
        self.life: int = life
        self.ability: Ability = ability
        self.rules: list[str] = rules


PLAIN: Final = Ability()
"""The ability of a seat that bends no rule."""
