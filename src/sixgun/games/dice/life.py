"""Losing and gaining life points (G-6.1, G-5.6)."""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.table import Table

# What takes life points.
BULLSEYE: Final = 0
GATLINGS: Final = 1
INDIANS: Final = 2
DYNAMITES: Final = 3
CAUSES: Final = ("bullseye", "gatling", "indians", "dynamite")
"""Ids of the causes in events, by their numbers."""
CAUSE_CITES: Final = ("G-5.2", "G-5.7", "G-4.6", "G-4.8")


def lose_life(table: Table, seat: int, points: int, by: int, cause: int) -> None:
    """Have ``seat`` lose life points; those beyond 0 do not exist (G-6.1).

    ``by`` is who makes him lose them: the roller for bull's eyes and the gatling, -1 (nobody) for Indians and dynamite.
    """
    life = table.life[seat]
    if points >= life:
        points = life
        table.fallen |= 1 << seat
    table.life[seat] = life - points
    if by >= 0 and table.abilities[seat].strikes_back:
        table.struck |= 1 << seat
    if table.listening and points:
        table.say("loses-life", seat, by, amount=points, detail=CAUSES[cause], cite=CAUSE_CITES[cause])


def gain_life(table: Table, seat: int, points: int, by: int, cite: str) -> None:
    """Have ``seat`` gain life points, never above his maximum; ``by`` is who gives them, -1 for nobody (G-5.6)."""
    room = table.max_life[seat] - table.life[seat]
    points = points if points < room else room
    if points > 0:
        table.life[seat] += points
        if table.listening:
            table.say("regains-life", seat, by, amount=points, cite=cite)
    elif table.listening:
        table.say("no-effect", seat, by, cite=cite)
