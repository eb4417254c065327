"""Which dice to roll again, and when to stop (G-4)."""

from __future__ import annotations

from sixgun.bots.dice.ends import end_values
from sixgun.bots.dice.outlook import Outlook
from sixgun.bots.dice.throws import CHANCES, INDEX, stakes
from sixgun.games.dice.actions import REROLL
from sixgun.games.dice.die import ALL_DICE, DICE, PLACES
from sixgun.kernel.action import Action


def roll_costs(outlook: Outlook) -> list[float]:
    """Return what it costs to roll 0 to 5 dice: the arrows they may show, and what comes of them (G-4.5, G-4.6)."""
    arrows = outlook.arrow_costs(DICE)
    return [
        sum([chance * cost for chance, cost in zip(CHANCES[count], arrows, strict=False)]) for count in range(DICE + 1)
    ]


def rate_rerolls(outlook: Outlook, actions: list[Action]) -> list[float]:
    """Rate stopping and every choice of dice to roll again by what they can be expected to bring."""
    view = outlook.view
    costs = roll_costs(outlook)
    ends = end_values(outlook)
    layers = stakes(ends, costs, view.rerolls, outlook.ability.rerolls_dynamite)
    dice = view.dice
    ratings: list[float] = []
    for action in actions:
        if action.verb == REROLL:
            kept = sorted([dice[place] for place in PLACES[ALL_DICE & ~action.mode]])
            ratings.append(layers[len(kept)][INDEX[tuple(kept)]] - costs[DICE - len(kept)])
        else:
            ratings.append(ends[INDEX[tuple(sorted(dice))]])
    return ratings
