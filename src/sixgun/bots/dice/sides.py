"""How much greenhorn wants each seat hurt, healed and gone, by its own role and what it believes of the others."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.dice.view import SeatView, View
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF, aim_of

VICTORY: Final = 20.0
"""What winning is worth, in life points of one's own."""


@final
class Wishes:
    """What the viewer wishes every seat.

    Attributes:
        point: for each seat what it is worth to the viewer that it loses a life point; below 0 for himself and friends.
        fall: for each seat what it is worth, beyond the points, that it is eliminated.
    """

    def __init__(self, point: list[float], fall: list[float]) -> None:
        self.point: list[float] = point
        self.fall: list[float] = fall


def wishes(view: View, beliefs: list[list[float]]) -> Wishes:
    """Return what ``view.seat`` wishes everybody.

    Args:
        view: the view of a seat.
        beliefs: for each seat how likely each role is.
    """
    own = view.seats[view.seat].role
    role = OUTLAW if own is None else ROLES.index(own)
    left = [facts for facts in view.seats if facts.in_game and facts.life and facts.seat != view.seat]
    found = Wishes([0.0] * view.players, [0.0] * view.players)
    if view.players == 3:
        _wish_of_three(found, left, beliefs, role, view.seat)
        return found
    if role == OUTLAW:
        points = (1.3, 0.6, -0.6, 0.35)
        falls = (VICTORY, 2.0, -3.0, 1.0)
        _keep(found, view.seat, 0.9, 4.0)
    elif role == RENEGADE:
        points, falls = _of_renegade(left, beliefs)
        _keep(found, view.seat, 1.2, VICTORY)
    else:
        points, falls = _of_law(left, beliefs)
        if role == SHERIFF:
            _keep(found, view.seat, 1.4, VICTORY)
        else:
            _keep(found, view.seat, 0.8, 4.0)
    for facts in left:
        row = beliefs[facts.seat]
        found.point[facts.seat] = sum([wish * chance for wish, chance in zip(points, row, strict=True)])
        found.fall[facts.seat] = sum([wish * chance for wish, chance in zip(falls, row, strict=True)])
    return found


Fours = tuple[float, float, float, float]
"""One number for each role, in the order of ``ROLES``."""


def _keep(found: Wishes, seat: int, point: float, fall: float) -> None:
    found.point[seat] = -point
    found.fall[seat] = -fall


def _of_law(left: list[SeatView], beliefs: list[list[float]]) -> tuple[Fours, Fours]:
    """Sheriff and Deputies: Outlaws first, Renegades when they are gone (G-6.6); the last of them is the victory."""
    outlaws = villains = 0.0
    for facts in left:
        row = beliefs[facts.seat]
        outlaws += row[OUTLAW]
        villains += row[OUTLAW] + row[RENEGADE]
    renegade = 0.6 if outlaws > 0.5 else 1.1
    fall = VICTORY if villains < 1.5 else 3.0
    return (-1.6, -0.7, 1.1, renegade), (-VICTORY, -3.0, fall, fall * 0.8)


def _of_renegade(left: list[SeatView], beliefs: list[list[float]]) -> tuple[Fours, Fours]:
    """A Renegade: everybody must go, the Sheriff last (G-6.5); till then the stronger side is the enemy."""
    if len(left) == 1:
        return (1.3, 1.3, 1.3, 1.3), (VICTORY, VICTORY, VICTORY, VICTORY)
    law = villains = 0.0
    sheriff_life = 0
    for facts in left:
        row = beliefs[facts.seat]
        law += facts.life * (row[SHERIFF] + row[DEPUTY])
        villains += facts.life * row[OUTLAW]
        if row[SHERIFF] > 0.5:
            sheriff_life = facts.life
    sheriff = -1.2 if sheriff_life <= 3 else -0.4
    if villains < 1.0:
        return (sheriff / 2, 1.0, 1.0, 1.0), (-VICTORY, 3.0, 3.0, 3.0)
    if law > villains * 1.3:
        return (sheriff / 4, 1.0, 0.6, 0.8), (-VICTORY, 3.0, 2.0, 2.5)
    return (sheriff, 0.5, 1.0, 0.8), (-VICTORY, 2.0, 3.0, 2.5)


def _wish_of_three(found: Wishes, left: list[SeatView], beliefs: list[list[float]], role: int, seat: int) -> None:
    """With three players: eliminate one's aim oneself (G-8.3); with two left it is whoever is there (G-8.4).

    The third player hunts the viewer, and is himself the prey of the viewer's aim. Who is weak must be finished or left
    alone: if the aim finishes him, it has won.
    """
    _keep(found, seat, 1.3, VICTORY)
    aim = aim_of(role)
    for facts in left:
        if len(left) == 1 or beliefs[facts.seat][aim] > 0.5:
            found.point[facts.seat] = 1.3
            found.fall[facts.seat] = VICTORY
        else:
            found.point[facts.seat] = 0.4 if facts.life > 3 else -0.4
            found.fall[facts.seat] = 4.0
