"""Arrows, and the attack of the Indians when the last one is taken (G-4.5 to G-4.7)."""

from __future__ import annotations

from sixgun.games.dice.elimination import settle
from sixgun.games.dice.life import INDIANS, lose_life
from sixgun.games.dice.table import ARROWS, Table


def take_arrows(table: Table, seat: int, count: int, other: int, cite: str) -> None:
    """Have ``seat`` take ``count`` arrows one by one; the last one of the pile sets off an attack at once (G-4.6).

    After an attack he takes what he still owes from the full pile, if he lives and the game goes on. ``other`` is the
    player on whose account he takes them, -1 for nobody.
    """
    while count > 0:
        taken = count if count < table.pile else table.pile
        table.pile -= taken
        table.arrows[seat] += taken
        count -= taken
        if table.listening:
            table.say("takes-arrow", seat, other, amount=taken, cite=cite)
        if table.pile == 0:
            attack(table, seat)
            if table.over or not (table.living >> seat) & 1:
                return


def attack(table: Table, seat: int) -> None:
    """Every living player loses a life point for each of his arrows, and all arrows go back (G-4.6 a to c).

    Nobody causes these losses, and nothing can be chosen in them. ``seat`` is who has taken the last arrow.
    """
    if table.listening:
        table.say("indians-attack", seat, cite="G-4.6")
    for victim in table.clockwise(table.living):
        points = table.arrows[victim]
        if points:
            limit = table.abilities[victim].attack_limit
            lose_life(table, victim, limit if limit and limit < points else points, -1, INDIANS)
            table.arrows[victim] = 0
    table.pile = ARROWS
    if table.listening:
        table.say("returns-arrows", amount=ARROWS, cite="G-4.6")
    settle(table, -1)
