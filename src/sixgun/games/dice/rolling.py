"""Rolling the dice: arrows at once, then dynamite, then the question whether to roll again (G-4)."""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.actions import MAX_SEATS, REROLL_OR_STOP
from sixgun.games.dice.die import ALL_DICE, ARROW, ARROWS_OF, DYNAMITE, PLACES, THROWS, WAYS, die_card
from sixgun.games.dice.indians import take_arrows
from sixgun.games.dice.table import Table
from sixgun.kernel.decision import Decision

EXPLODING: Final = 3
"""So many dynamites end the rolling (G-4.8)."""
MOST_REROLLS: Final = 3
"""No character may re-roll more often."""

REROLL_QUESTIONS: Final[list[list[list[Decision]]]] = [
    [
        [Decision(seat, "reroll", offers, "G-4.1", -1, -1, rerolls) for offers in REROLL_OR_STOP]
        for rerolls in range(MOST_REROLLS + 1)
    ]
    for seat in range(MAX_SEATS)
]
"""Every question between two rolls, since there are so few: by roller, re-rolls left and locked dice."""


def throw(table: Table, dice: int) -> bool:
    """Roll the dice in the bit mask ``dice``; the roller takes the arrows they show at once (G-4.5, G-4.6).

    Return whether he goes on: not if the game is over, or he is eliminated.
    """
    places = PLACES[dice]
    count = len(places)
    if table.script:
        faces = scripted(table, count)
        arrows = faces.count(ARROW)
    else:
        way = table.rng.below(WAYS[count])
        faces = THROWS[count][way]
        arrows = ARROWS_OF[count][way]
    table.rolls += 1
    if dice == ALL_DICE:
        table.dice = list(faces)
    else:
        showing = table.dice
        i = 0
        for place in places:
            showing[place] = faces[i]
            i += 1  # noqa: SIM113 (a throw is done in every turn, and enumerate takes longer)
    if table.listening:
        cards = tuple([die_card(place, table.dice[place]) for place in places])
        table.say("rolls", table.current, cards=cards, amount=table.rolls, cite="G-4.1")
    if arrows:
        seat = table.current
        if arrows >= table.pile or table.listening:
            take_arrows(table, seat, arrows, -1, "G-4.5")
            return not table.over and table.lives(seat)
        table.pile -= arrows
        table.arrows[seat] += arrows
    return True


def scripted(table: Table, count: int) -> tuple[int, ...]:
    """Return the next faces of the script, and those of chance after its end."""
    faces = table.script[:count]
    table.script = table.script[count:]
    while len(faces) < count:
        faces.append(table.rng.below(6))
    return tuple(faces)


def locked_dice(table: Table) -> int:
    """Return the bit mask of the dice that the roller may not roll again (G-4.3)."""
    if table.abilities[table.current].rerolls_dynamite:
        return 0
    first, second, third, fourth, fifth = table.dice
    locked = 0
    if first == DYNAMITE:
        locked = 1
    if second == DYNAMITE:
        locked |= 2
    if third == DYNAMITE:
        locked |= 4
    if fourth == DYNAMITE:
        locked |= 8
    if fifth == DYNAMITE:
        locked |= 16
    return locked
