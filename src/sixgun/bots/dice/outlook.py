"""What greenhorn makes of the table: what life points, hits, beers and arrows are worth to it."""

from __future__ import annotations

from typing import Final, final

from sixgun.bots.dice.sides import Wishes, wishes
from sixgun.bots.dice.suspicion import Suspicion
from sixgun.games.dice.ability import PLAIN, Ability
from sixgun.games.dice.sets import find_character
from sixgun.games.dice.table import ARROWS
from sixgun.games.dice.view import SeatView, View

OTHERS: Final = (0.0, 1.6, 1.35, 1.2, 1.1, 1.0, 0.95, 0.9, 0.85, 0.8, 0.8, 0.8)
"""What the first, second ... life point of somebody else counts: who is weak is worth shooting, and healing."""
OWN: Final = (0.0, 2.0, 1.8, 1.5, 1.25, 1.1, 1.0, 0.95, 0.9, 0.85, 0.8, 0.8)
"""The same for the viewer himself."""
_SOON: Final = [0.95 - 0.03 * pile for pile in range(ARROWS + 1)]
"""How likely the arrows in front of people still lie there when the Indians come, by the arrows in the pile (G-4.6)."""

_abilities: Final[dict[str, Ability]] = {}


def ability_of(facts: SeatView) -> Ability:
    """Return what the character of a seat bends, dead or alive."""
    if facts.character is None:
        return PLAIN
    found = _abilities.get(facts.character)
    if found is None:
        character = find_character(facts.character)
        found = PLAIN if character is None else character.ability
        _abilities[facts.character] = found
    return found


@final
class Outlook:
    """Everything greenhorn weighs, for one decision.

    Attributes:
        view: what the seat sees.
        me: the seat itself.
        abilities: the ability of every seat.
        ability: that of the viewer.
        wishes: what the viewer wishes everybody.
        living: bit mask of the living.
        standing: for each seat what it is worth to the viewer that it has 0, 1 ... life points, compared with all.
        prospect: the same with the arrows that lie in front of it, which will probably cost it some of them.
    """

    def __init__(self, view: View, suspicion: Suspicion) -> None:
        self.view: View = view
        self.me: SeatView = view.seats[view.seat]
        self.abilities: list[Ability] = [ability_of(facts) for facts in view.seats]
        self.ability: Ability = self.abilities[view.seat]
        self.wishes: Wishes = wishes(view, suspicion.beliefs(view, self.abilities))
        self.living: int = 0
        self.standing: list[list[float]] = []
        self.prospect: list[list[float]] = []
        for facts in view.seats:
            if facts.in_game:
                self.living |= 1 << facts.seat
            standing = self._standing_of(facts)
            self.standing.append(standing)
            self.prospect.append(self._prospect_of(facts, standing))

    def _standing_of(self, facts: SeatView) -> list[float]:
        scale = OWN if facts is self.me else OTHERS
        point = self.wishes.point[facts.seat]
        value = 0.0
        found = [self.wishes.fall[facts.seat]]
        for life in range(1, facts.max_life + 1):
            value -= point * scale[life]
            found.append(value)
        return found

    def _prospect_of(self, facts: SeatView, standing: list[float]) -> list[float]:
        arrows = self.raiders(facts.seat, facts.arrows)
        if arrows == 0 or not facts.in_game:
            return standing
        soon = _SOON[self.view.pile]
        found = standing.copy()
        for life in range(1, len(found)):
            found[life] += soon * (standing[max(life - arrows, 0)] - standing[life])
        return found

    def loss(self, seat: int, points: int) -> float:
        """Return what it is worth to the viewer that ``seat`` loses ``points`` life points now."""
        life = self.view.seats[seat].life
        prospect = self.prospect[seat]
        return prospect[life - points if points < life else 0] - prospect[life]

    def gain(self, seat: int, points: int) -> float:
        """Return what it is worth to the viewer that ``seat`` gains ``points`` life points, as far as it has room."""
        facts = self.view.seats[seat]
        if facts.life == 0:
            return 0.0
        prospect = self.prospect[seat]
        return prospect[min(facts.life + points, facts.max_life)] - prospect[facts.life]

    # Arrows ----------------------------------------------------------------------------------------------------------

    def raiders(self, seat: int, arrows: int) -> int:
        """Return how many life points ``seat`` loses to an attack of the Indians with so many arrows (G-4.6)."""
        limit = self.abilities[seat].attack_limit
        return limit if limit and arrows > limit else arrows

    def raid(self, seat: int, arrows: int) -> float:
        """Return what it is worth to the viewer that the Indians attack ``seat`` with so many arrows."""
        life = self.view.seats[seat].life
        standing = self.standing[seat]
        return standing[max(life - self.raiders(seat, arrows), 0)] - standing[life]

    def others_raid(self) -> float:
        """Return what an attack on everybody else would be worth to the viewer now."""
        value = 0.0
        for facts in self.view.seats:
            if facts.arrows and facts is not self.me and facts.in_game:
                value += self.raid(facts.seat, facts.arrows)
        return value

    def arrow_costs(self, most: int) -> list[float]:
        """Return what it costs the viewer to take 0 to ``most`` arrows now, with the attack they set off (G-4.6)."""
        pile = self.view.pile
        own = self.me.arrows
        seat = self.me.seat
        others = self.others_raid()
        before = _SOON[pile] * (others + self.raid(seat, own))
        costs: list[float] = []
        for arrows in range(most + 1):
            if arrows < pile:
                after = _SOON[pile - arrows] * (others + self.raid(seat, own + arrows))
            else:
                at_once = self.raid(seat, own + pile)
                rest = self.raid(seat, own + arrows) - at_once
                after = others + at_once + _SOON[ARROWS] * rest
            costs.append(before - after)
        return costs

    def cleared(self, seat: int, arrows: int) -> float:
        """Return what it is worth to the viewer that ``arrows`` of those in front of ``seat`` go back to the pile."""
        lying = self.view.seats[seat].arrows
        pile = self.view.pile
        everything = self.others_raid() + self.raid(self.me.seat, self.me.arrows)
        after = everything - self.raid(seat, lying) + self.raid(seat, lying - arrows)
        return _SOON[min(pile + arrows, ARROWS)] * after - _SOON[pile] * everything
