"""The situation of a seat as greenhorn sees it: its view, and what follows from it for every decision."""

from __future__ import annotations

from typing import Final, final

from sixgun.bots.classic.lore import BEER, USES, Lore
from sixgun.bots.classic.sides import enmities
from sixgun.bots.classic.suspicion import Suspicion
from sixgun.games.classic.ability import BANG_CARD, LOST_LIFE, MISSED_CARD, MISSED_SYMBOL, Ability
from sixgun.games.classic.view import SeatView, View
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF, aim_of

LIFE_WORTH: Final = (4.0, 4.0, 2.4, 1.9, 1.6, 1.5)
"""What the last life point is worth, in cards, by life points left."""
OWN_LIFE_WORTH: Final = (8.0, 7.0, 3.2, 2.3, 1.9, 1.7)
"""The same for the bot itself."""
GAME: Final = 20.0
"""What the end of the game is worth, in cards."""
REWARD: Final = 2.4
"""What the three cards for an elimination are worth (B-12.4, B-14.7)."""


@final
class Outlook:
    """What one seat makes of its view. Made anew for every decision.

    Attributes:
        view, lore: what it is made from.
        seat, me: the viewer.
        role: the viewer's role, a number as in ``ROLES``.
        others: the other players that are in the game and not doomed, by seat.
        beliefs: for each seat how likely each role is.
        enmity: for each seat how much the viewer wants it hurt (:func:`sixgun.bots.classic.sides.enmities`).
        held: how many cards for each use (``SHOT`` ...) are in hand.
        ammo: cards in hand that can be discarded or played as BANG!.
        spare: cards in hand above the hand limit; below 0 if there is room.
        beer_works: whether Beer has an effect (B-9.3).
        unlimited: whether the viewer may play any number of BANG! cards.
        ability: the viewer's ability, if his character has been chosen.
        worths: what cards of the hand are worth, as far as :func:`sixgun.bots.classic.worth.hand_worth` has been asked.
    """

    def __init__(self, view: View, lore: Lore, suspicion: Suspicion) -> None:
        self.view: View = view
        self.lore: Lore = lore
        self.seat: int = view.seat
        self.me: SeatView = view.seats[view.seat]
        role = self.me.role
        self.role: int = OUTLAW if role is None else ROLES.index(role)
        self.others: list[SeatView] = []
        in_game = 0
        for facts in view.seats:
            if facts.in_game:
                in_game += 1
                if not facts.doomed and facts.seat != view.seat:
                    self.others.append(facts)
        self.beer_works: bool = in_game > 2
        self.beliefs: list[list[float]] = suspicion.beliefs(view, lore)
        self.enmity: list[float] = enmities(view, self.beliefs)
        self.ability: Ability | None = None
        if self.me.character is not None:
            self.ability = lore.abilities[self.me.character]
        self.held: list[int] = [0] * USES
        self.ammo: int = 0
        bang_from = BANG_CARD | (0 if self.ability is None else self.ability.bang_from)
        for card in view.hand:
            self.held[lore.use[card]] += 1
            if lore.category[card] & bang_from:
                self.ammo += 1
        self.spare: int = len(view.hand) - self.me.life
        self.unlimited: bool = self.ability is not None and self.ability.bang_limit > 1
        for card in self.me.front:
            if lore.unlimited[card]:
                self.unlimited = True
        self.worths: dict[int, float] = {}
        self._hits: dict[int, float] = {}

    # Others

    def ability_of(self, facts: SeatView) -> Ability | None:
        """Return the ability of a seat, if its character is known."""
        return None if facts.character is None else self.lore.abilities[facts.character]

    def hit(self, facts: SeatView) -> float:
        """Return what it is worth to the viewer, in cards, that a seat loses a life point; below 0 for friends."""
        known = self._hits.get(facts.seat)
        if known is None:
            known = self._hit(facts)
            self._hits[facts.seat] = known
        return known

    def _hit(self, facts: SeatView) -> float:
        enmity = self.enmity[facts.seat]
        value = enmity * LIFE_WORTH[min(max(facts.life, 0), 5)]
        ability = self.ability_of(facts)
        if ability is not None and ability.answers & LOST_LIFE and facts.life > 1:
            value -= 0.8 * enmity if enmity > 0 else 0.0
        if facts.life > 1:
            return value
        return value + self.death_chance(facts) * self.death(facts)

    def death_chance(self, facts: SeatView) -> float:
        """Return how likely somebody who falls to 0 life points is eliminated."""
        if not self.beer_works:
            return 1.0
        unknown = facts.hand_size
        for card in facts.known_hand:
            if self.lore.use[card] == BEER:
                return 0.05
            unknown -= 1
        return float((1.0 - 1.5 * self.lore.beer_share) ** unknown)

    def death(self, facts: SeatView) -> float:
        """Return what the elimination of a seat by the viewer is worth, apart from the life point."""
        row = self.beliefs[facts.seat]
        role = self.role
        if self.view.players == 3:
            wins = len(self.others) == 1 or row[aim_of(role)] > 0.5
            return GAME if wins else REWARD
        value = REWARD * row[OUTLAW]
        if role == SHERIFF:
            value -= row[DEPUTY] * 0.8 * (len(self.view.hand) + len(self.me.front))
        elif row[SHERIFF] > 0.5:
            friend = role == DEPUTY or (role == RENEGADE and len(self.others) > 1)
            value += -GAME if friend else GAME
        return value

    # The viewer

    def own_loss(self, points: int = 1) -> float:
        """Return what it costs the viewer to lose life points now, in cards."""
        life = self.me.life
        cost = 0.0
        saved = self.held[BEER] if self.beer_works else 0
        for _ in range(points):
            if life <= 1 and saved > 0:
                saved -= 1
                cost += 2.5
                continue
            cost += OWN_LIFE_WORTH[min(max(life, 0), 5)]
            life -= 1
        return cost

    def missed_held(self) -> int:
        """Return how many cards in hand can be played as Missed!."""
        missed_from = MISSED_CARD | MISSED_SYMBOL | (0 if self.ability is None else self.ability.missed_from)
        category = self.lore.category
        return sum(1 for card in self.view.hand if category[card] & missed_from)
