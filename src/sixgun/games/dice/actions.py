"""All actions of The Dice Game, each made once, and their notation.

========================  ==============================================================================
``reroll 1 3``            roll these dice again, lowest place first (G-4.1)
``stop``                  roll no more
``hit 2 @3``              a die that shows a 2 is used against seat 3 (G-5.2)
``double 2 @3``           the same, doubled by a beer (a character's ability)
``beer @1``               seat 1 gains a life point (G-5.6)
``heal @1``               the same at the beginning of a turn (a character's ability)
``take``, ``lose``        take an arrow instead of losing a life point, or lose it (a character's ability)
``discard``, ``keep``     discard an arrow of one's own after losing a life point, or keep it (a character's ability)
``discard @2``, ``pass``  discard an arrow of seat 2, or no more arrows (a character's ability)
========================  ==============================================================================

Dice that show the same face are alike, so ``hit`` names the face; which of the reaches of a bull's eye is used goes by
the seat that is hit.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.die import ALL_DICE, FACES, ONE, PLACES, TWO
from sixgun.kernel.action import Action
from sixgun.kernel.errors import NotationError

MAX_SEATS: Final = 8

# Verbs.
REROLL: Final = 0
"""``mode`` is the bit mask of the dice."""
STOP: Final = 1
HIT: Final = 2
"""``mode`` is the face, ``seat`` the target."""
DOUBLE: Final = 3
"""As ``HIT``, with a beer."""
DRINK: Final = 4
HEAL: Final = 5
TAKE: Final = 6
LOSE: Final = 7
SHED: Final = 8
KEEP: Final = 9
CLEAR: Final = 10
PASS: Final = 11

_seats: Final = range(MAX_SEATS)

STOP_ACTION: Final = Action("stop", STOP)
TAKE_ACTION: Final = Action("take", TAKE)
LOSE_ACTION: Final = Action("lose", LOSE)
SHED_ACTION: Final = Action("discard", SHED)
KEEP_ACTION: Final = Action("keep", KEEP)
PASS_ACTION: Final = Action("pass", PASS)
REROLLS: Final[list[Action]] = [
    Action(f"reroll {' '.join(str(place + 1) for place in PLACES[mask])}", REROLL, mode=mask)
    for mask in range(1, ALL_DICE + 1)
]
"""By bit mask of the dice, from 1; entry 0 is that of mask 1."""
HITS: Final[list[list[Action]]] = [
    [Action(f"hit {FACES[face]} @{seat}", HIT, seat=seat, mode=face) for seat in _seats] for face in (ONE, TWO)
]
"""By face (``face - ONE``) and seat."""
DOUBLES: Final[list[list[Action]]] = [
    [Action(f"double {FACES[face]} @{seat}", DOUBLE, seat=seat, mode=face) for seat in _seats] for face in (ONE, TWO)
]
DRINKS: Final[list[Action]] = [Action(f"beer @{seat}", DRINK, seat=seat) for seat in _seats]
HEALS: Final[list[Action]] = [Action(f"heal @{seat}", HEAL, seat=seat) for seat in _seats]
CLEARS: Final[list[Action]] = [Action(f"discard @{seat}", CLEAR, seat=seat) for seat in _seats]

TAKE_OR_LOSE: Final = [TAKE_ACTION, LOSE_ACTION]
SHED_OR_KEEP: Final = [SHED_ACTION, KEEP_ACTION]

EVERY_ACTION: Final[list[Action]] = [
    *REROLLS, STOP_ACTION, *HITS[0], *HITS[1], *DOUBLES[0], *DOUBLES[1], *DRINKS, *HEALS, TAKE_ACTION, LOSE_ACTION,
    SHED_ACTION, KEEP_ACTION, *CLEARS, PASS_ACTION,
]  # fmt: skip
"""All actions there are."""

_of_text: Final[dict[str, Action]] = {action.text: action for action in EVERY_ACTION}


def parse(text: str) -> Action:
    """Return the action whose notation is ``text``; single spaces between the words.

    Raises:
        NotationError: there is none.
    """
    action = _of_text.get(text)
    if action is None:
        raise NotationError(text, "action")
    return action


def is_known(action: Action) -> bool:
    """Tell whether ``action`` is one of this game, and not an alike one of another."""
    return _of_text.get(action.text) is action


# Lists of legal actions, which are never changed once made


def _unlocked(locked: int) -> list[Action]:
    found = [action for action in REROLLS if not action.mode & locked]
    found.append(STOP_ACTION)
    return found


REROLL_OR_STOP: Final[list[list[Action]]] = [_unlocked(locked) for locked in range(ALL_DICE + 1)]
"""What may be answered between two rolls, by bit mask of the locked dice."""
DRINKS_OF: Final[list[list[Action]]] = [[DRINKS[seat] for seat in _seats if mask >> seat & 1] for mask in range(256)]
"""Whom a beer can be given, by bit mask of the living."""
HEALS_OF: Final[list[list[Action]]] = [[HEALS[seat] for seat in _seats if mask >> seat & 1] for mask in range(256)]
