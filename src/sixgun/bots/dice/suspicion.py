"""Who is probably what, judged by what everybody has done to whom.

Roles are the only secret of the game, and the deal allows few layouts of them (G-2.1): at most 210, and for a seat that
knows its own role at most 90. So nothing is guessed seat by seat: every layout that is left is weighed by how well it
explains all deeds together.
"""

from __future__ import annotations

from typing import Final, final

from sixgun.games.dice.ability import Ability
from sixgun.games.dice.aiming import reach_of, targets
from sixgun.games.dice.die import face_of
from sixgun.games.dice.view import View
from sixgun.games.roles import ROLES, ROLES_OF
from sixgun.kernel.event import Event

# How readily somebody with a role (first index) shoots somebody with a role (second index), compared with others that
# he could have shot instead; both in the order of ``ROLES``.
_SHOOTS: Final = (
    (1.00, 0.30, 1.00, 0.70),
    (0.04, 0.30, 1.00, 0.70),
    (1.00, 0.60, 0.15, 0.35),
    (0.25, 0.60, 0.80, 0.60),
)
# How readily he helps, with a beer or by taking an arrow away.
_HELPS: Final = (
    (0.10, 1.00, 0.20, 0.30),
    (1.00, 0.40, 0.10, 0.15),
    (0.05, 0.10, 1.00, 0.30),
    (0.60, 0.20, 0.20, 0.20),
)
_GATLINGS: Final = (1.0, 0.8, 1.1, 0.9)
"""How readily somebody with a role fires the gatling, which hits friend and foe."""
_ERROR: Final = 0.08
"""How often people do what makes no sense, so that no deed alone rules a role out."""
_REPEATS: Final = 4
"""The same deed to the same seat counts so many times."""

# Notes of events that wait to be judged.
_HIT: Final = 0
_HELP: Final = 1
_GATLING: Final = 2
_ROLE: Final = 3
_GONE: Final = 4


@final
class Suspicion:
    """The memory of a bot for one game.

    It hears events and judges them when it is asked, in their order and by what was public then, so that it makes no
    difference whether a game is played or read from its record.
    """

    def __init__(self) -> None:
        self._notes: list[tuple[int, int, int, int]] = []  # what, who, to whom, which face or role
        self._layouts: list[list[int]] = []
        self._weights: list[float] = []
        self._known: list[int] = []  # roles by seat as far as the layouts were sifted for them, -1 for unknown
        self._living: int = 0
        self._counts: dict[tuple[int, int, int], int] = {}
        self._beliefs: list[list[float]] | None = None

    # Memory ----------------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Remember an event if it says something about somebody's role."""
        kind = event.kind
        if kind == "hits":
            self._notes.append((_HIT, event.seat, event.other, face_of(event.cards[0]) if event.cards else -1))
        elif kind == "regains-life":
            if event.other not in (-1, event.seat):
                self._notes.append((_HELP, event.other, event.seat, -1))
        elif kind == "discards-arrow":
            if event.other not in (-1, event.seat):
                self._notes.append((_HELP, event.seat, event.other, -1))
        elif kind == "fires-gatling":
            self._notes.append((_GATLING, event.seat, -1, -1))
        elif kind == "eliminated":
            self._notes.append((_GONE, event.seat, -1, ROLES.index(event.detail)))
        elif kind == "reveals-role":
            self._notes.append((_ROLE, event.seat, -1, ROLES.index(event.detail)))

    def beliefs(self, view: View, abilities: list[Ability]) -> list[list[float]]:
        """Return for each seat how likely each role is (in the order of ``ROLES``), as the viewer sees it.

        ``abilities`` are those of all seats, dead or alive: they say who could have been shot instead.
        """
        if not self._layouts:
            self._begin(view)
        for facts in view.seats:
            if facts.role is not None:
                self._sift(facts.seat, ROLES.index(facts.role))
        if self._notes:
            notes = self._notes
            self._notes = []
            for what, seat, other, detail in notes:
                self._judge(view.seat, abilities, what, seat, other, detail)
        if self._beliefs is None:
            self._beliefs = self._sum_up(view.players)
        return self._beliefs

    def _begin(self, view: View) -> None:
        self._layouts = layouts_of(view.players)
        self._weights = [1.0] * len(self._layouts)
        self._known = [-1] * view.players
        for facts in view.seats:
            if facts.in_game:
                self._living |= 1 << facts.seat
        for what, seat, _, _ in self._notes:
            if what == _GONE:
                self._living |= 1 << seat

    def _sift(self, seat: int, role: int) -> None:
        """Keep the layouts in which ``seat`` has ``role``. If none is left, the table is not as dealt: keep all."""
        if self._known[seat] == role:
            return
        self._known[seat] = role
        self._beliefs = None
        kept = [place for place, layout in enumerate(self._layouts) if layout[seat] == role]
        if kept:
            self._layouts = [self._layouts[place] for place in kept]
            self._weights = [self._weights[place] for place in kept]

    # Judging ---------------------------------------------------------------------------------------------------------

    def _judge(self, viewer: int, abilities: list[Ability], what: int, seat: int, other: int, detail: int) -> None:
        if what >= _ROLE:
            self._sift(seat, detail)
            if what == _GONE:
                self._living &= ~(1 << seat)
            return
        if seat == viewer or len(self._layouts) == 1:  # what he does himself tells him nothing
            return
        count = self._counts.get((what, seat, other), 0)
        if count >= _REPEATS:
            return
        self._counts[what, seat, other] = count + 1
        if what == _GATLING:
            self._weigh([_GATLINGS[layout[seat]] for layout in self._layouts])
        elif what == _HELP:
            others = [person for person in range(len(abilities)) if self._living >> person & 1 and person != seat]
            self._weigh(self._choices(_HELPS, seat, other, others))
        elif self._living >> seat & 1:
            reach = reach_of(self._living, abilities[seat], detail)
            others = targets(self._living, seat, reach)
            if len(others) > 1 and other in others:  # else he had no choice
                self._weigh(self._choices(_SHOOTS, seat, other, others))

    def _choices(self, table: tuple[tuple[float, ...], ...], seat: int, other: int, others: list[int]) -> list[float]:
        """Return for each layout how likely ``seat`` chooses ``other`` from among ``others``."""
        found: list[float] = []
        for layout in self._layouts:
            row = table[layout[seat]]
            total = 0.0
            for person in others:
                total += row[layout[person]]
            found.append(row[layout[other]] / total + _ERROR)
        return found

    def _weigh(self, factors: list[float]) -> None:
        weights = [weight * factor for weight, factor in zip(self._weights, factors, strict=True)]
        most = max(weights)
        self._weights = [weight / most for weight in weights]
        self._beliefs = None

    def _sum_up(self, players: int) -> list[list[float]]:
        found = [[0.0] * len(ROLES) for _ in range(players)]
        total = sum(self._weights)
        for layout, weight in zip(self._layouts, self._weights, strict=True):
            share = weight / total
            for seat, role in enumerate(layout):
                found[seat][role] += share
        for seat, role in enumerate(self._known):
            if role >= 0:
                found[seat] = [1.0 if role == other else 0.0 for other in range(len(ROLES))]
        return found


_layouts: Final[dict[int, list[list[int]]]] = {}


def layouts_of(players: int) -> list[list[int]]:
    """Return all ways to deal the roles to so many seats (G-2.1); the list is never changed."""
    found = _layouts.get(players)
    if found is None:
        left = [0] * len(ROLES)
        for role in ROLES_OF[players]:
            left[role] += 1
        found = []
        _deal([], left, players, found)
        _layouts[players] = found
    return found


def _deal(dealt: list[int], left: list[int], players: int, found: list[list[int]]) -> None:
    if len(dealt) == players:
        found.append(dealt)
        return
    for role in range(len(ROLES)):
        if left[role]:
            left[role] -= 1
            _deal([*dealt, role], left, players, found)
            left[role] += 1
