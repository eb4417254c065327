"""Losing and regaining life, and the dying window (B-6)."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.ability import ANY_TIME, BEER_CARD, BEER_PLAYED, LOST_LIFE
from sixgun.games.classic.box import PLAY
from sixgun.games.classic.limits import may_play
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame


def lose_life(table: Table, seat: int, amount: int, by: int, cite: str = "B-6.2") -> None:
    """Have ``seat`` lose ``amount`` life points at once (B-6.9); ``by`` is responsible, -1 for nobody (B-6.2).

    A ghost loses nothing (HN-5.2). Call it as the last thing a frame does in a step: it may put a dying window on the
    stack.
    """
    if seat == table.ghost:  # he has no life points to lose (HN-5.2)
        return
    if by == seat:
        by = -1
    table.life[seat] -= amount
    if table.listening:
        table.say("loses-life", seat, by, amount=amount, cite=cite)
    if table.life[seat] <= 0:
        if table.listening:
            table.say("dying", seat, cite="B-6.6")
        table.push(Dying(seat, amount, by))
    else:
        survived(table, seat, amount, by)


def survived(table: Table, seat: int, amount: int, by: int) -> None:
    """Call the abilities of somebody who lost life and is still alive: directly after the dying window (T-5)."""
    if table.answers[seat] & LOST_LIFE:
        for ability in table.abilities[seat]:
            if ability.answers & LOST_LIFE:
                ability.lost_life(table, seat, amount, by)


def regain_life(table: Table, seat: int, amount: int, cite: str = "B-6.10") -> None:
    """Have ``seat`` regain up to ``amount`` life points, never above the maximum (B-6.10, HN-5.2)."""
    if seat == table.ghost:
        return
    gain = min(amount, table.max_life[seat] - table.life[seat])
    if gain > 0:
        table.life[seat] += gain
        if table.listening:
            table.say("regains-life", seat, amount=gain, cite=cite)


def beer_helps(table: Table) -> bool:
    """Tell whether Beer has an effect: not with only two players in the game, doomed ones counted (B-6.8, B-9.3)."""
    return table.players_left > 2


def drink_beer(table: Table, seat: int, card: int) -> None:
    """Give the effect of a Beer card that ``seat`` has just played (B-9.3), then call those who wait for one."""
    if beer_helps(table) and table.life[seat] < table.max_life[seat] and seat != table.ghost:
        regain_life(table, seat, table.beer_life[seat], "B-9.3")
    elif table.listening:
        table.say("no-effect", seat, cards=(card,), cite="B-5.10" if beer_helps(table) else "B-9.3")
    if table.any_answers & BEER_PLAYED:
        for step in range(table.seats):
            other = (table.current + step) % table.seats
            if table.answers[other] & BEER_PLAYED:
                for ability in table.abilities[other]:
                    if ability.answers & BEER_PLAYED:
                        ability.beer_played(table, other)


@final
class Dying(Frame[Table]):
    """The dying window of ``seat``, who is at 0 life points or less after losing ``amount`` (B-6.6, B-6.7)."""

    __slots__ = ("amount", "by", "seat")

    def __init__(self, seat: int, amount: int, by: int) -> None:
        self.seat: int = seat
        self.amount: int = amount
        self.by: int = by

    def advance(self, game: Table) -> None:
        """Go on if he is saved; else offer Beer and what works at any time; else he is doomed."""
        seat = self.seat
        if game.life[seat] > 0:
            game.pop()
            survived(game, seat, self.amount, self.by)
            return
        hand = game.hands[seat]
        helps = beer_helps(game) and not game.bars[seat] & BEER_CARD
        if (helps and hand) or game.could_use(seat, ANY_TIME):
            box = game.box
            actions: list[Action] = []
            if helps:
                for card in hand:
                    if box.kind[card].category & BEER_CARD and may_play(game, seat, card):
                        actions.append(box.play_self[card])
            actions.append(box.pass_)
            game.ask(seat, "dying", actions, "B-6.6", self.by, -1, 1 - game.life[seat])
            return
        self.doom(game)

    def answer(self, game: Table, action: Action) -> None:
        """Take a Beer, or the word that there is none."""
        if action.verb == PLAY:
            game.discard_from_hand(self.seat, action.card)
            if game.listening:
                game.say("plays", self.seat, cards=(action.card,), cite="B-9.3")
            game.used_from_hand(self.seat)
            drink_beer(game, self.seat, action.card)
        else:
            self.doom(game)

    def doom(self, game: Table) -> None:
        """He takes no more decisions and is eliminated in the elimination step (B-6.7)."""
        game.pop()
        game.doomed.append(self.seat)
        game.doomed_by.append(self.by)
        game.refresh(self.seat)
        if game.listening:
            game.say("doomed", self.seat, self.by, cite="B-6.7")

    def clone(self) -> Dying:
        """Return an independent copy."""
        return Dying(self.seat, self.amount, self.by)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"dying {self.seat} {self.amount} {self.by}"
