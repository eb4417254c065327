"""Greenhorn's answers to everything but rolling and aiming: beers, arrows, and the questions of abilities."""

from __future__ import annotations

from sixgun.bots.dice.ends import beer_values
from sixgun.bots.dice.outlook import Outlook
from sixgun.bots.dice.rolling import rate_rerolls
from sixgun.bots.dice.targets import rate_hits
from sixgun.games.dice.actions import CLEAR, SHED, TAKE
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision


def rate_answers(outlook: Outlook, decision: Decision) -> list[float]:
    """Rate all actions of a decision by what they are worth to the viewer; those of an unknown kind are all alike."""
    kind = decision.kind
    actions = decision.actions
    if kind == "reroll":
        return rate_rerolls(outlook, actions)
    if kind == "assign":
        return rate_hits(outlook, actions, last_beer(outlook))
    if kind == "beer":
        return [outlook.gain(action.seat, beer_points(outlook, action.seat)) for action in actions]
    if kind == "heal":
        return [outlook.gain(action.seat, decision.amount) for action in actions]
    if kind == "take-arrow":
        return _rate_arrow_for_point(outlook, actions)
    if kind == "discard-own-arrow":
        gain = outlook.cleared(outlook.me.seat, 1)
        return [gain if action.verb == SHED else 0.0 for action in actions]
    if kind == "discard-arrow":
        return [outlook.cleared(action.seat, 1) if action.verb == CLEAR else 0.0 for action in actions]
    return [0.0] * len(actions)


def beer_points(outlook: Outlook, seat: int) -> int:
    """Return how many life points the next beer gives ``seat``, if it has room for them (G-5.6)."""
    return outlook.view.own_beer if seat == outlook.me.seat else 1


def last_beer(outlook: Outlook) -> float:
    """Return what the last of the viewer's beers is worth as a beer."""
    beers = outlook.view.beers
    if beers == 0:
        return 0.0
    values = beer_values(outlook, beers)
    return values[beers] - values[beers - 1]


def _rate_arrow_for_point(outlook: Outlook, actions: list[Action]) -> list[float]:
    """Rate an arrow against the next life point that would be lost."""
    arrow = -outlook.arrow_costs(1)[1]
    point = outlook.loss(outlook.me.seat, 1)
    return [arrow if action.verb == TAKE else point for action in actions]
