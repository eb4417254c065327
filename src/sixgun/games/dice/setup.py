"""Setting up a game (G-2, G-8.1)."""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.sets import characters
from sixgun.games.dice.table import Table
from sixgun.games.dice.turn import HEALING, Turn, start_turn
from sixgun.games.roles import DEPUTY, ROLES, ROLES_OF, SHERIFF

SHERIFF_BONUS: Final = 2
"""Life points that the Sheriff has more than his character shows (G-2.4)."""


def set_up(table: Table) -> None:
    """Deal roles and characters, set the life points, and begin the first turn."""
    if table.listening:
        table.say("game-starts", amount=table.seats, cite="G-2.1")
    deal_roles(table)
    pool = characters().copy()
    for seat in range(table.seats):
        character = pool.pop(table.rng.below(len(pool)))
        table.take_seat(seat, character)
        life = character.life + (SHERIFF_BONUS if table.roles[seat] == SHERIFF else 0)
        table.life[seat] = life
        table.max_life[seat] = life
        if table.listening:
            table.say("character", seat, amount=life, detail=character.id, cite="G-2.3")
    table.push(Turn(HEALING))
    start_turn(table, first_player(table))


def deal_roles(table: Table) -> None:
    """Deal the roles (G-2.1) and show those that are open: the Sheriff's, or all with three players (G-2.2)."""
    roles = ROLES_OF[table.seats].copy()
    fixed = table.options.sheriff
    if fixed >= 0:
        first = roles.pop(0)
        table.rng.shuffle(roles)
        roles.insert(fixed, first)
    else:
        table.rng.shuffle(roles)
    table.roles = roles
    for seat in range(table.seats):
        if table.seats == 3 or roles[seat] == SHERIFF:
            table.revealed[seat] = True
            if table.listening:
                table.say("reveals-role", seat, detail=ROLES[roles[seat]], cite="G-2.2")


def first_player(table: Table) -> int:
    """Return who has the first turn: the Sheriff, with three players the Deputy (G-2.6)."""
    return table.roles.index(DEPUTY if table.seats == 3 else SHERIFF)
