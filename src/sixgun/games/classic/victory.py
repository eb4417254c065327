"""Roles, aims and the end of the game (B-2, B-13, B-14)."""

from __future__ import annotations

from sixgun.games.classic.table import Table
from sixgun.games.roles import ROLES, aim_of, winners_of, winning_side


def fulfils_aim(table: Table, eliminated: int, by: int) -> bool:
    """Tell whether ``by`` has eliminated his own target of a three-player game (B-14.4)."""
    return aim_of(table.roles[by]) == table.roles[eliminated]


def check_end(table: Table) -> None:
    """End the game if a side has won (B-13.1 to B-13.4; B-14.9 with three players)."""
    if table.options.players == 3:
        check_end_of_three(table)
        return
    left = [seat for seat in range(table.seats) if table.in_game[seat]]
    side = winning_side(table.roles, left)
    if side:
        end_game(table, side, winners_of(side, table.roles, left), "B-13.3" if side == "sheriff" else "B-13.2")


def check_end_of_three(table: Table) -> None:
    """End a three-player game if somebody has won, or nobody is left (B-14.9)."""
    winner = table.three_player_win
    if winner >= 0:
        end_game(table, ROLES[table.roles[winner]], 1 << winner, "B-14.4")
    elif table.players_left == 1:
        last = table.in_game.index(True)
        end_game(table, ROLES[table.roles[last]], 1 << last, "B-14.5")
    elif table.players_left == 0:
        end_game(table, "nobody", 0, "B-14.9")


def end_game(table: Table, outcome: str, winners: int, cite: str) -> None:
    """End the game: all roles are revealed (B-13.6) and the winners announced."""
    table.over = True
    table.outcome_id = outcome
    table.winners = winners
    for seat in range(table.seats):
        if not table.revealed[seat]:
            table.revealed[seat] = True
            if table.listening:
                table.say("reveals-role", seat, detail=ROLES[table.roles[seat]], cite="B-13.6")
    if table.listening:
        table.say("game-over", amount=winners, detail=outcome, cite=cite)
