"""The start of a turn, before drawing: Equipment that has its effect now, in its order (D-12)."""

from __future__ import annotations

from sixgun.games.duel.ability import START_OF_TURN
from sixgun.games.duel.active import ability_at, bearing
from sixgun.games.duel.table import Table


def next_in_order(table: Table, seat: int, done: int) -> int:
    """Return the least order above ``done`` of what the characters of ``seat`` have for the start of a turn, 0 if none.

    It works for AC and RC alike, since all of it is always active (D-12.1).
    """
    least = 0
    for spot in (2 * seat, 2 * seat + 1):
        if table.traits[spot] & START_OF_TURN:
            for source in bearing(table, spot, START_OF_TURN):
                order = ability_at(table, spot, source).order
                if order > done and (least == 0 or order < least):
                    least = order
    return least


def begin(table: Table, seat: int, order: int) -> None:
    """Begin the effect with that order; there is only one (D-12.2)."""
    for spot in (2 * seat, 2 * seat + 1):
        for source in bearing(table, spot, START_OF_TURN):
            ability = ability_at(table, spot, source)
            if ability.order == order:
                ability.start_of_turn(table, spot, source)
                return
