"""Roles of games with a Sheriff: who gets which, who hunts whom, and who wins (card game and Dice Game).

The two games deal the same roles, and their sides win and lose alike; each cites its own rules.
"""

from __future__ import annotations

from typing import Final

from sixgun.kernel.errors import OptionsError

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")
"""Ids of the roles, by their numbers."""

ROLES_OF: Final = {
    3: [DEPUTY, OUTLAW, RENEGADE],
    4: [SHERIFF, RENEGADE, OUTLAW, OUTLAW],
    5: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY],
    6: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY],
    7: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY],
    8: [SHERIFF, RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY],
}
"""The roles for each number of players (B-1.2, B-14.1, B-15.1, G-2.1); the first of them plays first."""


def check_sheriff(seat: int, players: int) -> None:
    """Make sure that ``seat`` can be given the role that plays first; -1 leaves it to chance (B-16.2, G-2.2).

    Raises:
        OptionsError: no game of so many ``players`` has that seat.
    """
    if not -1 <= seat < players:
        raise OptionsError(
            f"seat {seat} cannot be Sheriff: the seats are 0 to {players - 1}",
            "error-options-sheriff",
            {"seat": str(seat), "last": str(players - 1)},
        )


def aim_of(role: int) -> int:
    """Return the role that a player with ``role`` must eliminate in a three-player game (B-14.2, G-8.2)."""
    if role == DEPUTY:
        return RENEGADE
    if role == RENEGADE:
        return OUTLAW
    return DEPUTY


def seats_with(roles: list[int], role: int) -> int:
    """Return the bit mask of all seats with ``role``, eliminated ones too: they win with their side (B-12.8, G-6.2)."""
    mask = 0
    for seat in range(len(roles)):
        if roles[seat] == role:
            mask |= 1 << seat
    return mask


def winning_side(roles: list[int], left: list[int]) -> str:
    """Return which side has won a game with a Sheriff, empty while it goes on (B-13.1 to B-13.4, G-6.5 to G-6.9).

    The end of the Sheriff is looked at first: then one Renegade who is the last alive wins alone, and in any other case
    the Outlaws do, dead or alive. The Sheriff's side has won when only it is left.

    Args:
        roles: the role of each seat.
        left: the seats still in the game.

    Returns:
        ``sheriff``, ``outlaws``, ``renegade`` or an empty text.
    """
    sheriff = villains = 0
    for seat in left:
        role = roles[seat]
        if role == SHERIFF:
            sheriff += 1
        elif role != DEPUTY:
            villains += 1
    if sheriff == 0:
        return "renegade" if len(left) == 1 and roles[left[0]] == RENEGADE else "outlaws"
    return "" if villains else "sheriff"


def winners_of(side: str, roles: list[int], left: list[int]) -> int:
    """Return the bit mask of the seats that win with the ``side`` that :func:`winning_side` gives."""
    if side == "renegade":
        return 1 << left[0]
    if side == "outlaws":
        return seats_with(roles, OUTLAW)
    return seats_with(roles, SHERIFF) | seats_with(roles, DEPUTY)
