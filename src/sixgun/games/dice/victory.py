"""The end of the game (G-6.5 to G-6.10; G-8 with three players)."""

from __future__ import annotations

from sixgun.games.dice.table import Table
from sixgun.games.roles import OUTLAW, ROLES, aim_of, winners_of, winning_side


def check_end(table: Table, gone: int, by: int) -> None:
    """End the game if a side has won now that the seats in the mask ``gone`` are eliminated (G-3.3).

    ``by`` is who has eliminated them himself (G-8.3), -1 for nobody.
    """
    if table.seats == 3:
        check_end_of_three(table, gone, by)
        return
    left = table.clockwise(table.living)
    side = winning_side(table.roles, left)
    if side:
        end_game(table, side, winners_of(side, table.roles, left), "G-6.6" if side == "sheriff" else "G-6.5")


def check_end_of_three(table: Table, gone: int, by: int) -> None:
    """End a three-player game: by an aim fulfilled, or when one or nobody is left (G-8.3 to G-8.5).

    Aims count while all three live; who falls later is fought for by the last two. If nobody is left the Outlaw wins,
    as when all players fall together.
    """
    roles = table.roles
    if by >= 0 and table.players_left + gone.bit_count() == 3 and gone >> roles.index(aim_of(roles[by])) & 1:
        end_game(table, ROLES[roles[by]], 1 << by, "G-8.3")
    elif table.players_left == 1:
        last = table.clockwise(table.living)[0]
        end_game(table, ROLES[roles[last]], 1 << last, "G-8.4" if gone.bit_count() == 1 else "G-8.5")
    elif table.players_left == 0:
        end_game(table, ROLES[OUTLAW], 1 << roles.index(OUTLAW), "G-8.5")


def end_game(table: Table, outcome: str, winners: int, cite: str) -> None:
    """End the game at once (G-6.10): the roles are shown and the winners announced."""
    table.over = True
    table.outcome_id = outcome
    table.winners = winners
    table.cite = cite
    for seat in range(table.seats):
        if not table.revealed[seat]:
            table.revealed[seat] = True
            if table.listening:
                table.say("reveals-role", seat, detail=ROLES[table.roles[seat]])
    if table.listening:
        table.say("game-over", amount=winners, detail=outcome, cite=cite)
