"""How much greenhorn wants each of the others hurt, by its own role and what it believes of theirs."""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.view import View
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF, aim_of

PATIENCE: Final = 60
"""After so many turns the bot begins to attack people it is not sure of, so that no game stands still."""


def enmities(view: View, beliefs: list[list[float]]) -> list[float]:
    """Return for each seat from -2 (to be protected) over 0 (no matter) to 2 (to be hurt) what the viewer wishes it.

    Args:
        view: the view of a seat whose role is known.
        beliefs: for each seat how likely each role is.
    """
    own = view.seats[view.seat].role
    role = OUTLAW if own is None else ROLES.index(own)
    if view.players == 3:
        return _of_three(view, beliefs, role)
    left = [facts.seat for facts in view.seats if facts.in_game and not facts.doomed and facts.seat != view.seat]
    if role == OUTLAW:
        wishes = (1.3, 0.6, -0.8, 0.25)
    elif role == RENEGADE:
        wishes = _of_renegade(view, beliefs, left)
    else:
        wishes = _of_law(beliefs, left)
    found = [0.0] * view.players
    for seat in left:
        row = beliefs[seat]
        found[seat] = (
            wishes[SHERIFF] * row[SHERIFF]
            + wishes[DEPUTY] * row[DEPUTY]
            + wishes[OUTLAW] * row[OUTLAW]
            + wishes[RENEGADE] * row[RENEGADE]
        )
    if view.turn > PATIENCE:
        _lose_patience(view.turn, found, beliefs, left, role)
    return found


def _of_three(view: View, beliefs: list[list[float]], role: int) -> list[float]:
    """With three players everybody has one target (B-14.2); with two left it is whoever is there."""
    found = [0.0] * view.players
    left = [facts.seat for facts in view.seats if facts.in_game and not facts.doomed and facts.seat != view.seat]
    aim = aim_of(role)
    for seat in left:
        found[seat] = 1.3 if len(left) == 1 or beliefs[seat][aim] > 0.5 else 0.35
    return found


def _of_law(beliefs: list[list[float]], left: list[int]) -> tuple[float, float, float, float]:
    """The Sheriff and his Deputies: Outlaws first, the Renegade when they are gone."""
    outlaws = sum(beliefs[seat][OUTLAW] for seat in left)
    renegade = 0.5 if outlaws > 0.5 else 1.0
    return (-1.6, -1.6, 1.0, renegade)


def _of_renegade(view: View, beliefs: list[list[float]], left: list[int]) -> tuple[float, float, float, float]:
    """The Renegade: everybody must go, the Sheriff last (B-2.4, B-13.2); till then the stronger side is the enemy."""
    if len(left) == 1:
        return (1.3, 1.3, 1.3, 1.3)
    law = villains = 0.0
    sheriff_life = 0
    for seat in left:
        facts = view.seats[seat]
        strength = facts.life + 0.4 * facts.hand_size + 0.5 * len(facts.front)
        row = beliefs[seat]
        law += strength * (row[SHERIFF] + row[DEPUTY])
        villains += strength * row[OUTLAW]
        if row[SHERIFF] > 0.5:
            sheriff_life = facts.life
    sheriff = -1.4 if sheriff_life <= 2 else -0.6
    if villains < 1.0:
        return (sheriff, 1.0, 1.0, 1.0)
    if law > villains:
        return (sheriff / 2, 1.0, 0.5, 1.0)
    return (sheriff, 0.4, 1.0, 1.0)


def _lose_patience(turn: int, found: list[float], beliefs: list[list[float]], left: list[int], role: int) -> None:
    """Attack anybody who is not surely a friend, more and more as the game drags on."""
    more = (turn - PATIENCE) / 60
    for seat in left:
        row = beliefs[seat]
        friend = row[OUTLAW] if role == OUTLAW else 0.0 if role == RENEGADE else row[DEPUTY]
        if row[SHERIFF] < 0.5 and friend < 0.9 and found[seat] < 0.8:
            found[seat] = min(found[seat] + more, 0.8)
