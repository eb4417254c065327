"""What an honest friend would ask about before it is done: answers that harm their own player.

A caution is no advice. It names what everybody at the table would shake his head at, given what the seat sees, and says
nothing of answers that are merely not the best.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.dice.outlook import ability_of
from sixgun.games.dice.actions import DOUBLE, HIT, KEEP, LOSE, REROLL
from sixgun.games.dice.die import ALL_DICE, DYNAMITE, GATLING, PLACES
from sixgun.games.dice.view import View
from sixgun.games.roles import DEPUTY, RENEGADE, ROLES, SHERIFF
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision

ARROWS_DEADLY: Final = "arrows-deadly"
"""The Indians may come with this roll, and cost the roller all his life points (G-4.6)."""
GATLING_LOST: Final = "gatling-lost"
"""Dice are rolled again that make a gatling as they lie (G-5.7)."""
KEEPS_ARROW: Final = "keeps-arrow"
"""An arrow stays that could be put back for nothing (G-7.10)."""
KILLS_SHERIFF: Final = "kills-sheriff"
"""The Sheriff falls, and his player needs him (G-6.5)."""
LAST_LIFE: Final = "last-life"
"""The last life point is given away although an arrow would do (G-7.1)."""
SHOOTS_SHERIFF: Final = "shoots-sheriff"
"""A Deputy hits the Sheriff although he need not (G-1.4)."""
THIRD_DYNAMITE: Final = "third-dynamite"
"""A third dynamite would cost a life point and end the rolling (G-4.8)."""

CAUTIONS: Final = (
    ARROWS_DEADLY, GATLING_LOST, KEEPS_ARROW, KILLS_SHERIFF, LAST_LIFE, SHOOTS_SHERIFF, THIRD_DYNAMITE,
)  # fmt: skip
"""All cautions of The Dice Game."""

STOPPED_BY: Final = 3
"""So many dynamites end the rolling (G-4.8)."""


def caution(view: View, decision: Decision, action: Action) -> str:
    """Return the id of what speaks against an answer, empty for nothing.

    Args:
        view: what the asked seat sees.
        decision: what it is asked.
        action: the answer it thinks of, one of ``decision.actions``.
    """
    verb = action.verb
    if verb == REROLL:
        return _reroll(view, action.mode)
    if verb in (HIT, DOUBLE):
        return _hit(view, decision, action)
    if verb == LOSE:
        return LAST_LIFE if view.seats[view.seat].life == 1 else ""
    return KEEPS_ARROW if verb == KEEP else ""


def _reroll(view: View, mask: int) -> str:
    """Return what speaks against rolling the dice in ``mask`` again."""
    me = view.seats[view.seat]
    ability = ability_of(me)
    kept = [view.dice[place] for place in PLACES[ALL_DICE & ~mask]]
    rolled = len(PLACES[mask])
    raid = me.arrows + view.pile
    if ability.attack_limit:
        raid = min(raid, ability.attack_limit)
    likely = view.pile == 1 or (view.pile == 2 and rolled > 2)  # else the last arrow hardly comes with this roll
    if likely and raid >= me.life:
        return ARROWS_DEADLY
    if kept.count(DYNAMITE) == STOPPED_BY - 1:
        return THIRD_DYNAMITE
    gatlings = ability.gatlings
    return GATLING_LOST if view.dice.count(GATLING) >= gatlings > kept.count(GATLING) else ""


def _hit(view: View, decision: Decision, action: Action) -> str:
    """Return what speaks against aiming a bull's eye, if it can be aimed at somebody else."""
    target = view.seats[action.seat]
    if target.role != ROLES[SHERIFF] or all(other.seat == action.seat for other in decision.actions):
        return ""
    role = view.seats[view.seat].role
    if role == ROLES[DEPUTY]:
        return SHOOTS_SHERIFF
    points = 2 if action.verb == DOUBLE else 1
    living = sum(1 for facts in view.seats if facts.in_game)
    needed = role == ROLES[RENEGADE] and living > 2
    return KILLS_SHERIFF if needed and 0 < target.life - target.hits <= points else ""
