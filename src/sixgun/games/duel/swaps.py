"""Swapping: the token moves from one character of a player to the other (D-3.5, D-16.34)."""

from __future__ import annotations

from sixgun.games.duel.ability import BECAME_AC, OPPONENT_SWAPPED
from sixgun.games.duel.active import ability_at, bearing, refresh
from sixgun.games.duel.table import Table
from sixgun.games.duel.trigger import note


def swap(table: Table, seat: int, by: int, cite: str) -> None:
    """AC and RC of ``seat``, who must have two characters, swap; ``by`` has caused it. Nothing else moves (D-7.3)."""
    ac = table.rc[seat]
    table.rc[seat] = table.ac[seat]
    table.ac[seat] = ac
    refresh(table, seat)
    if table.listening:
        table.say("swaps", seat, by, detail=table.name(ac), cite=cite)
    if table.traits[ac] & BECAME_AC:
        for source in bearing(table, ac, BECAME_AC):
            note(table, ability_at(table, ac, source), ac, source)
    other = 1 - seat
    watch(table, table.ac[other])
    if not table.single(other):
        watch(table, table.rc[other])


def watch(table: Table, spot: int) -> None:
    """Note what of the character on ``spot`` a swap of the opponent sets off: ability before Equipment (D-14.5)."""
    if table.traits[spot] & OPPONENT_SWAPPED:
        for source in bearing(table, spot, OPPONENT_SWAPPED):
            note(table, ability_at(table, spot, source), spot, source)
