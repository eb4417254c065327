"""Scenarios of games with a Sheriff: who is given which role (card game and Dice Game; see ``docs/scenarios.md``)."""

from __future__ import annotations

from typing import Final

from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, ROLES_OF, SHERIFF
from sixgun.kernel.scenario import Node

_FILL: Final = [SHERIFF, OUTLAW, RENEGADE, DEPUTY]
"""Roles that no seat is given go to the others in this order."""


def stage_roles(nodes: list[Node], roles: list[int], revealed: list[bool], cite: str) -> None:
    """Give the roles that are named, then the others in the order of ``_FILL``, and reveal those that are open.

    Args:
        nodes: what the scenario says of each seat.
        roles: the role of each seat, to be filled in.
        revealed: whether all know it, to be filled in.
        cite: the rule that says which roles there are.

    Raises:
        ScenarioError: there is no such role, or so many players have no further one.
    """
    seats = len(nodes)
    left: list[int] = sorted(ROLES_OF[seats], key=_FILL.index)
    given: list[int] = [-1] * seats
    for seat, node in enumerate(nodes):
        if "role" in node:
            name = node.text("role")
            if name not in ROLES:
                raise node.error(f"no role is called '{name}'; known: {', '.join(ROLES)}", "role")
            if ROLES.index(name) not in left:
                raise node.error(f"{seats} players have no further '{name}' ({cite})", "role")
            given[seat] = ROLES.index(name)
            left.remove(given[seat])
    for seat in range(seats):
        roles[seat] = given[seat] if given[seat] >= 0 else left.pop(0)
        revealed[seat] = seats == 3 or roles[seat] == SHERIFF or nodes[seat].flag("out")


def dealt_first(nodes: list[Node]) -> int:
    """Return the seat that is to play first in a game that is dealt, the only one that can be given a role; else -1.

    Raises:
        ScenarioError: another role is given, or to more than one seat.
    """
    role = ROLES[ROLES_OF[len(nodes)][0]]
    first = -1
    for seat, node in enumerate(nodes):
        if "role" in node:
            if node.text("role") != role or first >= 0:
                raise node.error(f"in a game that is dealt one seat can be given the role '{role}'", "role")
            first = seat
    return first
