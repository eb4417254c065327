"""Refusals: why an action is not legal, with the rule that forbids it.

What is legal is worked out in one place only, where decisions are made; this module explains what is missing there.
"""

from __future__ import annotations

from sixgun.games.dice.actions import CLEAR, DOUBLE, DRINK, HEAL, HIT, KEEP, LOSE, REROLL, SHED, STOP, TAKE, is_known
from sixgun.games.dice.aiming import distance
from sixgun.games.dice.die import FACES, ONE, PLACES
from sixgun.games.dice.rolling import EXPLODING, locked_dice
from sixgun.games.dice.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.refusal import Refusal


def refusal(table: Table, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or ``None`` if it may."""
    decision = table.decision
    if decision is None:
        return Refusal("G-6.10", "game-over", {})
    if decision.seat != seat:
        return Refusal("G-9", "not-asked", {"seat": str(decision.seat)})
    if action in decision.actions:
        return None
    if not is_known(action):  # an action of another game
        return Refusal(decision.cite, "not-offered", {})
    verb = action.verb
    if verb == REROLL:
        return _reroll(table, decision, action)
    if verb == STOP:
        return Refusal("G-4.1", "stop-not-now", {})
    if verb in (HIT, DOUBLE):
        return _hit(table, decision, action)
    if verb == DRINK:
        return _drink(table, decision, action)
    if verb == HEAL:
        if decision.kind != "heal":
            return Refusal("G-3.1", "heal-not-now", {})
        return _seat(table, action.seat)
    if verb == CLEAR:
        return _clear(table, decision, action)
    if verb in (TAKE, LOSE, SHED, KEEP):
        return Refusal("G-0.4", "ability-not-now", {})
    return Refusal("G-0.4", "must-choose", {})


def _seat(table: Table, seat: int) -> Refusal:
    """Explain what is wrong with a seat that would have to be a living player."""
    if seat >= table.seats:
        return Refusal("G-0.1", "no-such-seat", {"seat": str(seat)})
    return Refusal("G-6.2", "target-out-of-game", {"seat": str(seat)})


def _reroll(table: Table, decision: Decision, action: Action) -> Refusal:
    if decision.kind == "reroll":
        locked = PLACES[action.mode & locked_dice(table)]
        return Refusal("G-4.3", "dynamite-locked", {"die": str(locked[0] + 1)})
    if table.dice.count(1) >= EXPLODING:
        return Refusal("G-4.8", "dynamite-ends-rolling", {})
    return Refusal("G-4.1", "rolling-over" if table.dice else "reroll-not-now", {})


def _hit(table: Table, decision: Decision, action: Action) -> Refusal:
    face = FACES[action.mode]
    if decision.kind != "assign":
        return Refusal("G-5.1", "hit-not-now", {"face": face})
    if (table.ones if action.mode == ONE else table.twos) == 0:
        return Refusal("G-5.2", "no-such-die", {"face": face})
    if action.verb == DOUBLE:
        ability = table.abilities[decision.seat]
        if not ability.doubles:
            return Refusal("G-5.6", "no-doubling", {})
        if not table.doubling:
            return Refusal(ability.cite, "doubled-already", {})
        if table.beers == 0:
            return Refusal(ability.cite, "no-beer-to-double", {})
    target = action.seat
    if target >= table.seats or not table.lives(target):
        return _seat(table, target)
    if target == decision.seat:
        return Refusal("G-5.5", "no-target-self", {})
    places = distance(table.living, decision.seat, target)
    return Refusal("G-5.2", "wrong-distance", {"seat": str(target), "distance": str(places), "face": face})


def _drink(table: Table, decision: Decision, action: Action) -> Refusal:
    if decision.kind != "beer":
        return Refusal("G-5.1", "beer-not-now", {})
    if action.seat < table.seats:
        return Refusal("G-5.6", "nobody-revived", {"seat": str(action.seat)})
    return _seat(table, action.seat)


def _clear(table: Table, decision: Decision, action: Action) -> Refusal:
    target = action.seat
    if decision.kind != "discard-arrow":
        return Refusal("G-0.4", "ability-not-now", {})
    if target >= table.seats or not table.lives(target):
        return _seat(table, target)
    if table.life[target] == 0:
        return Refusal("G-6.1", "target-fallen", {"seat": str(target)})
    return Refusal(decision.cite, "no-arrow", {"seat": str(target)})
