"""The exact chances of re-rolls: what keeping some of five dice is worth, over everything the others can show.

Dice are alike, so only how many show each face counts: there are 252 ways in which five dice can lie, and 210 in which
fewer than five can be kept. A value for each of the 252 ends gives the value of each of the 462 by going from five dice
down to none, one die at a time: with one die less it is the mean over the six faces it may show.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from sixgun.games.dice.die import DICE, DYNAMITE
from sixgun.games.dice.rolling import EXPLODING

HANDS: Final[list[list[tuple[int, ...]]]] = [
    list(combinations_with_replacement(range(6), count)) for count in range(DICE + 1)
]
"""The ways in which 0 to 5 dice can lie: their faces in rising order."""
INDEX: Final[dict[tuple[int, ...], int]] = {hand: i for hands in HANDS for i, hand in enumerate(hands)}
"""The place of each of them in its list."""
_MORE: Final[list[list[tuple[int, int, int, int, int, int]]]] = []
"""For each way in which fewer than five dice lie: the six ways that come of a die more."""
_LESS: Final[list[list[list[int]]]] = []
"""For each way: those that come of picking up a die that is not locked; none after an explosion (G-4.3, G-4.8)."""
_LESS_UNLOCKED: Final[list[list[list[int]]]] = []
"""The same for those who may re-roll dynamite."""
CHANCES: Final[list[list[float]]] = []
"""How likely 0, 1, 2 ... of so many dice show an arrow."""


def _without(hand: tuple[int, ...], face: int) -> int:
    at = hand.index(face)
    return INDEX[hand[:at] + hand[at + 1 :]]


def _prepare() -> None:
    for count, hands in enumerate(HANDS):
        if count < DICE:
            _MORE.append(
                [
                    (
                        INDEX[tuple(sorted((*hand, 0)))],
                        INDEX[tuple(sorted((*hand, 1)))],
                        INDEX[tuple(sorted((*hand, 2)))],
                        INDEX[tuple(sorted((*hand, 3)))],
                        INDEX[tuple(sorted((*hand, 4)))],
                        INDEX[tuple(sorted((*hand, 5)))],
                    )
                    for hand in hands
                ]
            )
        live = [[] if hand.count(DYNAMITE) >= EXPLODING else sorted(set(hand)) for hand in hands]
        _LESS_UNLOCKED.append([[_without(hand, face) for face in live[i]] for i, hand in enumerate(hands)])
        _LESS.append([[_without(hand, face) for face in live[i] if face != DYNAMITE] for i, hand in enumerate(hands)])
        row = [1.0]
        for _ in range(count):
            row = [
                (row[i] * 5 if i < len(row) else 0.0) / 6 + (row[i - 1] if i else 0.0) / 6 for i in range(len(row) + 1)
            ]
        CHANCES.append(row)


_prepare()

Layers = list[list[float]]
"""A value for each way in which dice can lie, by their number and then in the order of ``HANDS``."""


def roll(ends: list[float]) -> Layers:
    """Return what it is worth to keep each of the ways and to roll the other dice once.

    ``ends`` are the values of the 252 ways in which five dice lie; they are the last of the lists returned.
    """
    layers = [ends]
    below = ends
    for count in range(DICE - 1, -1, -1):
        below = [
            (below[a] + below[b] + below[c] + below[d] + below[e] + below[f]) / 6.0 for a, b, c, d, e, f in _MORE[count]
        ]
        layers.append(below)
    layers.reverse()
    return layers


def choose(ends: list[float], costs: list[float], unlocked: bool) -> list[float]:
    """Return what each of the 252 ways is worth if one may stop there, or re-roll some dice once more.

    Args:
        ends: what each of them is worth in the end.
        costs: what it costs to roll 0 to 5 dice.
        unlocked: whether dynamite may be re-rolled (G-4.3).
    """
    layers = roll(ends)
    all_less = _LESS_UNLOCKED if unlocked else _LESS
    best = [layers[0][0] - costs[DICE]]
    for count in range(1, DICE + 1):
        cost = costs[DICE - count]
        found: list[float] = []
        for kept, less in zip(layers[count], all_less[count], strict=True):
            value = kept - cost
            for i in less:
                if best[i] > value:  # noqa: PLR1730 (thrice as quick as a call of max)
                    value = best[i]
            found.append(value)
        best = found
    return best


def stakes(ends: list[float], costs: list[float], rerolls: int, unlocked: bool) -> Layers:
    """Return what it is worth to keep each of the ways with ``rerolls`` re-rolls left, one of which is made now.

    What rolling the dice now costs is not taken off.
    """
    for _ in range(rerolls - 1):
        ends = choose(ends, costs, unlocked)
    return roll(ends)
