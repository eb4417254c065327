"""What the ability of the roller can change about rolling and about what the faces are worth (G-7)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Abilities(NamedTuple):
    """What is different for the roller.

    Attributes:
        rolls: rolls in a turn, the first among them: 3, or 4 with an extra re-roll (G-4.1, G-7.8).
        rerolls_dynamite: dynamites are not locked, unless three show (G-7.2).
        gatlings: dice that make the gatling (G-5.7, G-7.16).
        swaps: each 1 may be used as a 2, and each 2 as a 1 (G-7.3).
        aims_wider: each 1 and each 2 may also hit one place further away (G-7.11).
        beer_doubles: one beer may double one hit (G-7.13).
        wants_no_bullseyes: it pays to have neither a 1 nor a 2 in the end (G-7.14).
    """

    rolls: int = 3
    rerolls_dynamite: bool = False
    gatlings: int = 3
    swaps: bool = False
    aims_wider: bool = False
    beer_doubles: bool = False
    wants_no_bullseyes: bool = False


PLAIN: Final = Abilities()
"""The abilities of somebody whose character changes nothing about his dice."""
