"""Who is probably on which side, judged by what everybody has done to whom."""

from __future__ import annotations

from typing import Final, final

from sixgun.bots.classic.lore import DUEL, DYNAMITE, JAIL, REMOVE, SHOT, TAKE, Lore
from sixgun.games.classic.view import View
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, ROLES_OF, SHERIFF
from sixgun.kernel.event import Event

UNKNOWN: Final = -1
"""A role that nobody has seen."""

# How likely somebody with a role (first index: deputy, outlaw, renegade) is to attack somebody with a role (second
# index: sheriff, deputy, outlaw, renegade), compared with the others.
_ATTACKS: Final = (
    (0.04, 0.40, 1.00, 0.80),
    (1.00, 0.60, 0.20, 0.40),
    (0.25, 0.60, 0.90, 0.50),
)
# The same for help: freeing somebody from Jail.
_HELP: Final = (
    (1.00, 0.60, 0.20, 0.30),
    (0.05, 0.20, 1.00, 0.40),
    (0.60, 0.30, 0.30, 0.40),
)
_LEAST: Final = 0.004
"""No role is ever ruled out by deeds alone: people err."""
_REPEATS: Final = 3
"""The same deed to the same seat counts so many times."""

# Notes of events that wait to be judged: what, who, to whom, with which card (or role).
_PLAY: Final = 0
_TAKEN_FROM_HAND: Final = 1
_TAKEN_FROM_FRONT: Final = 2
_ROLE: Final = 3
_KINDS: Final = {
    "plays": _PLAY,
    "takes-from-hand": _TAKEN_FROM_HAND,
    "removes-from-hand": _TAKEN_FROM_HAND,
    "takes-from-front": _TAKEN_FROM_FRONT,
    "removes-from-front": _TAKEN_FROM_FRONT,
    "eliminated": _ROLE,
    "reveals-role": _ROLE,
}


@final
class Suspicion:
    """The memory of a bot for one game.

    It hears events and judges them when it is asked, in their order and by what was public then, so that it makes no
    difference whether a game is played or read from its record.
    """

    def __init__(self) -> None:
        self._notes: list[tuple[int, int, int, int]] = []
        self._weights: list[list[float]] = []  # of each seat: how well deputy, outlaw, renegade fit its deeds
        self._roles: list[int] = []  # what everybody knows
        self._counts: dict[tuple[int, int, bool], int] = {}
        self._picker: tuple[int, int] = (-1, -1)  # who may pick a card of whom
        self._public: list[list[float]] | None = None
        self._private: list[list[float]] | None = None

    # Memory

    def hear(self, event: Event) -> None:
        """Remember an event if it says something about somebody's side."""
        note = _KINDS.get(event.kind)
        if note is None:
            return
        if note == _ROLE:
            self._notes.append((note, event.seat, -1, ROLES.index(event.detail)))
        elif event.other >= 0 and event.detail != "missed":
            self._notes.append((note, event.seat, event.other, event.cards[0] if event.cards else -1))

    def beliefs(self, view: View, lore: Lore) -> list[list[float]]:
        """Return for each seat how likely each role is (in the order of ``ROLES``), as the viewer sees it."""
        if not self._weights:
            self._begin(view)
        if self._notes:
            notes = self._notes
            self._notes = []
            for what, seat, other, card in notes:
                self._judge(lore, what, seat, other, card)
        for facts in view.seats:
            if facts.revealed and self._roles[facts.seat] == UNKNOWN and facts.role is not None:
                self._reveal(facts.seat, ROLES.index(facts.role))
        if self._private is None:
            roles = self._roles.copy()
            own = view.seats[view.seat].role
            if own is not None:
                roles[view.seat] = ROLES.index(own)
            self._private = _chances(roles, self._weights)
        return self._private

    def _begin(self, view: View) -> None:
        """Start from what everybody knew when the game began; later reveals are in the notes."""
        late = {seat for what, seat, _, _ in self._notes if what == _ROLE}
        self._weights = [[1.0, 1.0, 1.0] for _ in range(view.players)]
        self._roles = [UNKNOWN] * view.players
        for facts in view.seats:
            if facts.revealed and facts.role is not None and facts.seat not in late:
                self._roles[facts.seat] = ROLES.index(facts.role)

    # Judging

    def _judge(self, lore: Lore, what: int, seat: int, other: int, card: int) -> None:
        if what == _ROLE:
            self._reveal(seat, card)
        elif what == _PLAY:
            use = lore.use[card]
            if use in (TAKE, REMOVE):
                self._picker = (seat, other)
            elif use in (SHOT, DUEL, JAIL):
                self._deed(seat, other, False)
        elif self._picker == (seat, other):  # not somebody's ability
            self._picker = (-1, -1)
            if what == _TAKEN_FROM_HAND:
                self._deed(seat, other, False)
            else:
                self._deed(seat, other, lore.use[card] in (JAIL, DYNAMITE))

    def _reveal(self, seat: int, role: int) -> None:
        self._roles[seat] = role
        self._public = None
        self._private = None

    def _deed(self, seat: int, other: int, helpful: bool) -> None:
        """Judge an attack or a help of ``seat`` by the side that ``other`` seems to be on."""
        if self._roles[seat] != UNKNOWN:
            return
        key = (seat, other, helpful)
        count = self._counts.get(key, 0)
        if count >= _REPEATS:
            return
        self._counts[key] = count + 1
        table = _HELP if helpful else _ATTACKS
        weights = self._weights[seat]
        role = self._roles[other]
        if role != UNKNOWN:
            for i in range(3):
                weights[i] *= table[i][role]
        else:
            if self._public is None:
                self._public = _chances(self._roles, self._weights)
            chances = self._public[other]
            for i in range(3):
                row = table[i]
                weights[i] *= row[1] * chances[1] + row[2] * chances[2] + row[3] * chances[3]
        most = max(weights)
        for i in range(3):
            weights[i] = max(weights[i] / most, _LEAST)
        self._public = None
        self._private = None


def _chances(roles: list[int], weights: list[list[float]]) -> list[list[float]]:
    """Return how likely each role is for each seat: all ways to deal the unknown roles, each as likely as it fits."""
    seats = len(roles)
    found = [[0.0, 0.0, 0.0, 0.0] for _ in range(seats)]
    left = [0, 0, 0, 0]
    for role in ROLES_OF.get(seats, ()):
        left[role] += 1
    unknown: list[int] = []
    for seat, role in enumerate(roles):
        if role == UNKNOWN:
            unknown.append(seat)
        else:
            found[seat][role] = 1.0
            left[role] -= 1
    if sum(left) != len(unknown) or min(left) < 0 or left[SHERIFF] > 0:
        for seat in unknown:  # not a game as this bot knows it
            found[seat] = [0.0, 0.25, 0.5, 0.25]
        return found
    if not unknown:
        return found
    total = _deal(unknown, 0, left, weights, found, 1.0)
    for seat in unknown:
        row = found[seat]
        for role in (DEPUTY, OUTLAW, RENEGADE):
            row[role] /= total
    return found


def _deal(
    unknown: list[int],
    place: int,
    left: list[int],
    weights: list[list[float]],
    found: list[list[float]],
    weight: float,
) -> float:
    """Deal the roles left to the unknown seats from ``place`` on; return the sum of the weights of all ways."""
    seat = unknown[place]
    row = found[seat]
    fits = weights[seat]
    if place == len(unknown) - 1:
        role = left.index(1)
        weight *= fits[role - 1]
        row[role] += weight
        return weight
    total = 0.0
    for role in (DEPUTY, OUTLAW, RENEGADE):
        if left[role]:
            left[role] -= 1
            below = _deal(unknown, place + 1, left, weights, found, weight * fits[role - 1])
            left[role] += 1
            row[role] += below
            total += below
    return total
