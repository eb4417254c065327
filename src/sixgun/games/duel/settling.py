"""Settling after each effect: eliminations, then the triggers that wait, one after the other (D-14)."""

from __future__ import annotations

from typing import final

from sixgun.games.duel.ability import HITS_AC, HITS_RC, HITS_SHOOTER, MAY_DISCARD, MAY_DRAW
from sixgun.games.duel.draws import MayDraw
from sixgun.games.duel.elimination import Elimination
from sixgun.games.duel.hits import ability_hit
from sixgun.games.duel.picks import MayDiscard
from sixgun.games.duel.table import Table
from sixgun.games.duel.trigger import Trigger
from sixgun.kernel.frame import Frame


def rank(table: Table, trigger: Trigger) -> int:
    """Return the place of ``trigger`` in the order of simultaneous things, 0 first (D-14.5)."""
    front = trigger.front
    if table.character[trigger.spot] == trigger.character:
        front = table.ac[trigger.seat] == trigger.spot
    return (0 if front else 2) + (0 if trigger.seat == table.current else 1)


def enqueue(table: Table) -> None:
    """Sort the triggers noted and append them to the queue; of one place in the order they arose (D-14.4 b)."""
    noted = table.noted
    table.noted = []
    if len(noted) == 1:
        table.queue.append(noted[0])
        return
    for place in range(4):
        for trigger in noted:
            if rank(table, trigger) == place:
                table.queue.append(trigger)


def dropped(table: Table, trigger: Trigger) -> bool:
    """Tell whether ``trigger`` lapses: its character, its card or its aim has left play (D-14.6, D-14.7)."""
    if trigger.what == HITS_SHOOTER and table.spot_of(trigger.aim) < 0:
        return True
    if trigger.sticks:
        return False
    if table.character[trigger.spot] != trigger.character:
        return True
    return trigger.card >= 0 and table.gear_spot(trigger.card) < 0


def carry_out(table: Table, trigger: Trigger) -> None:
    """Carry a trigger out as an effect of its own (D-14.4 c); what it means by AC and RC is read now (D-14.7)."""
    if dropped(table, trigger):
        if table.listening:
            table.say("lapses", trigger.seat, detail=trigger.source, cite="D-14.6")
        return
    seat = trigger.seat
    other = 1 - seat
    what = trigger.what
    if what == HITS_AC:
        ability_hit(table, trigger, table.ac[other])
    elif what == HITS_RC:
        ability_hit(table, trigger, table.rc[other])
    elif what == HITS_SHOOTER:
        ability_hit(table, trigger, table.spot_of(trigger.aim))
    elif what == MAY_DRAW:
        table.push(MayDraw(seat, 1, seat, trigger.cite))
    elif what == MAY_DISCARD:
        table.push(MayDiscard(seat, trigger.cite))
    else:
        table.draw(seat, 1, trigger.cite)


@final
class Settle(Frame[Table]):
    """Settles what is due between two effects (D-14.4). ``falling`` are spots whose elimination is next, in order."""

    __slots__ = ("falling",)

    def __init__(self, falling: list[int]) -> None:
        self.falling: list[int] = falling

    def advance(self, game: Table) -> None:
        """Do the next thing that is due, or leave: eliminations first, then the first trigger of the queue."""
        if game.downs:
            self.falling = in_order_of_falling(game)
            game.downs = []
        if self.falling:
            game.push(Elimination(self.falling.pop(0)))
            return
        if game.noted:
            enqueue(game)
        if game.queue:
            carry_out(game, game.queue.pop(0))
            return
        game.pop()

    def clone(self) -> Settle:
        """Return an independent copy."""
        return Settle(self.falling.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"settle {self.falling}"


def in_order_of_falling(table: Table) -> list[int]:
    """Return the spots of all characters that are down, in the order in which they are eliminated (D-14.5, D-15.1)."""
    me = table.current
    order = [table.ac[me], table.ac[1 - me], table.rc[me], table.rc[1 - me]]
    found: list[int] = []
    for spot in order:
        if spot in table.downs and spot not in found:
            found.append(spot)
    return found
