"""What follows a step: eliminations, those who gain by them, and the end of the game (G-6.2 to G-6.4)."""

from __future__ import annotations

from sixgun.games.dice.life import gain_life
from sixgun.games.dice.table import Table
from sixgun.games.dice.victory import check_end
from sixgun.games.roles import ROLES


def settle(table: Table, by: int) -> None:
    """Eliminate all who have fallen in this step, all at once (G-6.3), and look at the end of the game (G-6.4).

    ``by`` is the roller if he has made them lose their points himself, -1 if nobody has.
    """
    gone = table.fallen
    if not gone:
        return
    table.fallen = 0
    table.living &= ~gone
    table.struck &= ~gone  # the dead have no ability (G-7.4)
    for seat in table.clockwise(gone):
        table.players_left -= 1
        table.revealed[seat] = True
        if table.listening:
            table.say("eliminated", seat, by, detail=ROLES[table.roles[seat]], cite="G-6.2")
        return_arrows(table, seat, "G-6.2")
    for seat in table.clockwise(table.living):
        ability = table.abilities[seat]
        if ability.mourns:
            gain_life(table, seat, ability.mourns * gone.bit_count(), -1, ability.cite)
    check_end(table, gone, by)


def return_arrows(table: Table, seat: int, cite: str) -> None:
    """Put all arrows in front of ``seat`` back to the pile."""
    arrows = table.arrows[seat]
    if arrows:
        table.arrows[seat] = 0
        table.pile += arrows
        if table.listening:
            table.say("returns-arrows", seat, amount=arrows, cite=cite)


def return_arrow(table: Table, seat: int, by: int, cite: str) -> None:
    """Put one arrow in front of ``seat`` back to the pile; ``by`` has chosen so."""
    table.arrows[seat] -= 1
    table.pile += 1
    if table.listening:
        table.say("discards-arrow", by, seat, amount=1, cite=cite)
