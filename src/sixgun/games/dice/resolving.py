"""Resolving the dice: bull's eyes, beers, gatlings, in this order (G-5)."""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.actions import CLEARS, DOUBLE, DRINKS_OF, PASS_ACTION
from sixgun.games.dice.aiming import assign_question
from sixgun.games.dice.die import BEER, ONE, die_card
from sixgun.games.dice.elimination import settle
from sixgun.games.dice.indians import take_arrows
from sixgun.games.dice.life import gain_life
from sixgun.games.dice.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

_beer_questions: Final[dict[int, Decision]] = {}
"""What :func:`ask_beer` has asked before: the living, the roller and the number of beers decide everything."""


def next_die(table: Table, face: int, left: int) -> int:
    """Return the die that is used next when ``left`` of those that show ``face`` are left, as events name it."""
    skipped = table.dice.count(face) - left
    for place, shown in enumerate(table.dice):
        if shown == face:
            if skipped == 0:
                return die_card(place, face)
            skipped -= 1
    raise ValueError("no die shows this face")


# Bull's eyes ---------------------------------------------------------------------------------------------------------


def aim(table: Table) -> bool:
    """Ask how the next of his bull's eyes is used; return whether a question was needed, or all are used.

    Where all can see that there is only one way, it is used so at once: nothing here is secret.
    """
    ability = table.abilities[table.current]
    while True:
        doubling = table.doubling and table.beers > 0
        question = assign_question(table.living, table.current, ability, table.ones, table.twos, doubling)
        if len(question.actions) > 1:
            table.decision = question
            return True
        hit(table, question.actions[0])
        if not table.ones and not table.twos:
            return False


def hit(table: Table, action: Action) -> None:
    """Use a bull's eye against somebody; it takes effect with all others (G-5.4). A doubled one uses up a beer."""
    target = action.seat
    points = 1
    if table.listening:
        tell_hit(table, action)
    if action.mode == ONE:
        table.ones -= 1
    else:
        table.twos -= 1
    if action.verb == DOUBLE:
        table.beers -= 1
        table.doubling = False
        points = 2
    table.hits[target] += points
    table.hit |= 1 << target


def tell_hit(table: Table, action: Action) -> None:
    """Tell which dice are used against whom."""
    die = next_die(table, action.mode, table.ones if action.mode == ONE else table.twos)
    if action.verb == DOUBLE:
        beer = next_die(table, BEER, table.beers)
        cite = table.abilities[table.current].cite
        table.say("hits", table.current, action.seat, cards=(die, beer), amount=2, cite=cite)
    else:
        table.say("hits", table.current, action.seat, cards=(die,), amount=1, cite="G-5.2")


# Beers ---------------------------------------------------------------------------------------------------------------


def begin_beers(table: Table) -> None:
    """Look, once, at what a beer gives the roller himself (G-5.6)."""
    ability = table.abilities[table.current]
    table.own_beer = ability.own_beer if table.life[table.current] <= ability.own_beer_limit else 1


def ask_beer(table: Table) -> None:
    """Ask who drinks the next beer. Such a question is made once and never changed."""
    key = table.living << 6 | table.current << 3 | table.beers
    question = _beer_questions.get(key)
    if question is None:
        question = Decision(table.current, "beer", DRINKS_OF[table.living], "G-5.6", -1, -1, table.beers)
        _beer_questions[key] = question
    table.decision = question


def drink(table: Table, target: int) -> None:
    """Give the next beer to ``target`` (G-5.6)."""
    seat = table.current
    if table.listening:
        table.say("gives-beer", seat, target, cards=(next_die(table, BEER, table.beers),), cite="G-5.6")
    table.beers -= 1
    gain_life(table, target, table.own_beer if target == seat else 1, seat, "G-5.6")


# Gatlings ------------------------------------------------------------------------------------------------------------


def fire_gatling(table: Table) -> None:
    """Every other living player is to lose a life point, but for those whom the gatling never hits (G-5.7)."""
    seat = table.current
    if table.listening:
        table.say("fires-gatling", seat, amount=table.gatlings, cite="G-5.7")
    for other in table.clockwise(table.living & ~(1 << seat)):
        if not table.abilities[other].bulletproof:
            table.hits[other] = 1
            table.hit |= 1 << other
        elif table.listening:
            table.say("unaffected", other, seat, detail="gatling", cite=table.abilities[other].cite)


def ask_clear(table: Table) -> bool:
    """Ask whose arrow the roller discards for the next gatling die, if anybody has one; return whether that was asked.

    Those who have fallen in this step are no longer among them.
    """
    seat = table.current
    actions = [CLEARS[other] for other in range(table.seats) if table.arrows[other] and table.life[other]]
    if not actions:
        return False
    actions.append(PASS_ACTION)
    cite = table.abilities[seat].cite
    table.decision = Decision(seat, "discard-arrow", actions, cite, -1, -1, table.gatlings)
    return True


# After a step --------------------------------------------------------------------------------------------------------


def after_step(table: Table) -> bool:
    """Carry out what follows a step of the roller's: eliminations, the end, then those who strike back (G-6.4).

    Return whether he goes on: not if the game is over, or he is eliminated.
    """
    seat = table.current
    if table.fallen:
        settle(table, seat)
    if table.struck:
        struck = table.struck
        table.struck = 0
        for other in table.clockwise(struck):
            if not table.over and table.lives(other) and table.lives(seat):
                take_arrows(table, seat, 1, other, table.abilities[other].cite)
    return not table.over and (table.living >> seat) & 1 == 1
