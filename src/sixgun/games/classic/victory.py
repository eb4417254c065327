"""Roles, aims and the end of the game (B-2, B-13, B-14)."""

from __future__ import annotations

from sixgun.games.classic.table import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF, Table


def aim_of(role: int) -> int:
    """Return the role that a player with ``role`` must eliminate in a three-player game (B-14.2)."""
    if role == DEPUTY:
        return RENEGADE
    if role == RENEGADE:
        return OUTLAW
    return DEPUTY


def fulfils_aim(table: Table, eliminated: int, by: int) -> bool:
    """Tell whether ``by`` has eliminated his own target of a three-player game (B-14.4)."""
    return aim_of(table.roles[by]) == table.roles[eliminated]


def check_end(table: Table) -> None:
    """End the game if a side has won (B-13.1 to B-13.4; B-14.9 with three players)."""
    if table.options.players == 3:
        check_end_of_three(table)
        return
    left = [seat for seat in range(table.seats) if table.in_game[seat]]
    sheriff = villains = 0
    for seat in left:
        role = table.roles[seat]
        if role == SHERIFF:
            sheriff += 1
        elif role != DEPUTY:
            villains += 1
    if sheriff == 0:
        if len(left) == 1 and table.roles[left[0]] == RENEGADE:
            end_game(table, "renegade", 1 << left[0], "B-13.2")
        else:
            end_game(table, "outlaws", seats_with(table, OUTLAW), "B-13.2")
    elif villains == 0:
        end_game(table, "sheriff", seats_with(table, SHERIFF) | seats_with(table, DEPUTY), "B-13.3")


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


def seats_with(table: Table, role: int) -> int:
    """Return the bit mask of all seats with ``role``, eliminated ones too: they win with their side (B-12.8)."""
    mask = 0
    for seat in range(table.seats):
        if table.roles[seat] == role:
            mask |= 1 << seat
    return mask


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
