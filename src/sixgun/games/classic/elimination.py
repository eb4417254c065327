"""Eliminations (B-12) and everything else that waits until an action or step is over (T-3 points 4 to 6, T-8)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.classic.ability import EMPTY_HAND, HEIR
from sixgun.games.classic.table import DEPUTY, OUTLAW, ROLES, SHERIFF, Table
from sixgun.games.classic.victory import check_end, fulfils_aim
from sixgun.kernel.frame import Frame

REWARD: Final = 3
"""Cards drawn for eliminating an Outlaw (B-12.4), or anybody with three players (B-14.7)."""


@final
class Settle(Frame[Table]):
    """Settles what is due between two actions: the elimination step, the end of the game, then deferred draws."""

    __slots__ = ()

    def advance(self, game: Table) -> None:
        """Carry out T-3 points 4, 5 and 6."""
        game.pop()
        if game.doomed:
            eliminate_doomed(game)
            check_end(game)
            if game.over:
                return
        for step in range(game.seats):
            seat = (game.current + step) % game.seats
            if game.answers[seat] & EMPTY_HAND and not game.hands[seat]:
                for ability in game.abilities[seat]:
                    if ability.answers & EMPTY_HAND:
                        ability.empty_hand(game, seat)

    def clone(self) -> Settle:
        """Return an independent copy."""
        return Settle()

    def facts(self) -> str:
        """Return all fields as a short text."""
        return "settle"


def eliminate_doomed(table: Table) -> None:
    """Carry out the elimination step for all doomed players together (B-12.1)."""
    doomed = table.doomed
    doomed_by = table.doomed_by
    table.doomed = []
    table.doomed_by = []
    for i, seat in enumerate(doomed):
        table.in_game[seat] = False
        table.players_left -= 1
        table.life[seat] = 0
        table.revealed[seat] = True
        if table.listening:
            table.say("eliminated", seat, doomed_by[i], detail=ROLES[table.roles[seat]], cite="B-12.1")
    for seat in doomed:
        table.refresh(seat)
    for seat in doomed:
        give_up_cards(table, seat)
    for i, seat in enumerate(doomed):
        reward_or_punish(table, seat, doomed_by[i])


def give_up_cards(table: Table, seat: int) -> None:
    """An eliminated player's cards go to an heir, or else to the discard pile (B-12.1 point 2)."""
    if table.any_answers & HEIR:
        for heir in table.others(seat):
            if table.answers[heir] & HEIR:
                for ability in table.abilities[heir]:
                    if ability.answers & HEIR:
                        ability.heir(table, heir, seat)
                        return
    discard_everything(table, seat, "death")


def discard_everything(table: Table, seat: int, why: str) -> None:
    """Discard all cards in front of ``seat``, oldest first, then the hand, oldest first (B-12.1 point 2)."""
    cards = table.front[seat] + table.hands[seat]
    if not cards:
        return
    table.front[seat] = []
    table.hands[seat] = []
    table.discard.extend(cards)
    table.refresh(seat)
    if table.listening:
        table.say("discards", seat, cards=tuple(cards), detail=why, cite="B-12.1" if why == "death" else "B-12.3")


def reward_or_punish(table: Table, seat: int, by: int) -> None:
    """Give whoever eliminated ``seat`` what is due (B-12.3 to B-12.6, B-14.7); ``by`` is -1 for nobody."""
    if by < 0:
        return
    if table.options.players == 3:
        if fulfils_aim(table, seat, by):
            table.three_player_win = by
        if table.in_game[by]:
            reward(table, by, seat, "B-14.7")
    elif not table.in_game[by]:
        return
    elif table.roles[seat] == OUTLAW:
        reward(table, by, seat, "B-12.4")
    elif table.roles[seat] == DEPUTY and table.roles[by] == SHERIFF:
        if table.listening:
            table.say("penalised", by, seat, cite="B-12.3")
        discard_everything(table, by, "penalty")


def reward(table: Table, by: int, seat: int, cite: str) -> None:
    """Have ``by`` draw the reward for eliminating ``seat``; it is not optional."""
    if table.listening:
        table.say("rewarded", by, seat, amount=REWARD, cite=cite)
    table.draw(by, REWARD, cite)
