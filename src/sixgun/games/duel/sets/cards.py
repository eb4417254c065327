"""What the 31 kinds of cards do (D-16): their effects, their "if dodged" clauses, and Equipment in play."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.duel.ability import (
    BANGS_UNLIMITED,
    DISCARD_TO_DODGE,
    DRAWS_MORE,
    FIRES_AT_RC,
    MUST_DRAW,
    OPPONENT_SWAPPED,
    REVEAL_TO_DODGE,
    Ability,
)
from sixgun.games.duel.active import close_window, open_window
from sixgun.games.duel.box import HAND
from sixgun.games.duel.card import Effect, Kind
from sixgun.games.duel.draws import DiscardDrawn, draw_aside, keep_drawn
from sixgun.games.duel.hits import SingleHit, all_but_own_ac, volley
from sixgun.games.duel.life import lose_in_window, regain
from sixgun.games.duel.picks import RandomPick, discard_gear, take_gear
from sixgun.games.duel.sets.clauses import Carbine, Peacemaker, Remington, Schofield, Shotgun
from sixgun.games.duel.sets.fights import Duel, Indians
from sixgun.games.duel.sets.start_of_turn import Dynamite, Rattlesnake, Stampede
from sixgun.games.duel.sets.store import GeneralStore
from sixgun.games.duel.swaps import swap
from sixgun.games.duel.table import Table
from sixgun.kernel.action import Action

STRONG_BEER: Final = 3
"""Life points that Strong Beer leads to (D-16.5)."""
WAGON: Final = 3
"""Cards that Wagon draws (D-16.8)."""


def fill_in(kind: Kind) -> None:
    """Give a kind, of which the data say the symbols and the targets, what its text says."""
    kind.effect = _effects().get(kind.id)
    kind.clause = _clauses().get(kind.id)
    kind.ability = _abilities().get(kind.id)
    if kind.effect is None and kind.hit:
        kind.effect = SingleHit()
    if kind.ability is not None:
        kind.ability.always = kind.always
    kind.plain = kind.id in ("colt", "missed")
    kind.any_card_dodges = kind.id == "derringer"
    kind.hits_back = kind.id == "return_fire"


def _effects() -> dict[str, Effect]:
    return {
        "canteen": Canteen(),
        "beer": Beer(),
        "strong_beer": StrongBeer(),
        "wagon": Wagon(),
        "duel": Duel(),
        "general_store": GeneralStore(),
        "theft": Theft(),
        "gatling": Gatling(),
        "indians": Indians(),
        "schoolmarm": Schoolmarm(),
        "quick_fire": QuickFire(),
    }


def _clauses() -> dict[str, Effect]:
    return {
        "carbine": Carbine(),
        "peacemaker": Peacemaker(),
        "remington": Remington(),
        "schofield": Schofield(),
        "shotgun": Shotgun(),
    }


def _abilities() -> dict[str, Ability]:
    found: dict[str, Ability] = {}
    for ability in [
        Ability("bank", "D-16.2", DRAWS_MORE),
        Ability("barrel", "D-16.3", REVEAL_TO_DODGE),
        Ability("hat", "D-16.6", DISCARD_TO_DODGE),
        Ability("gun_belt", "D-16.9", BANGS_UNLIMITED),
        Dynamite(),
        Stampede(),
        Ability("scope", "D-16.21", FIRES_AT_RC),
        Ability("pocket_watch", "D-16.22", OPPONENT_SWAPPED, MUST_DRAW),
        Rattlesnake(),
    ]:
        found[ability.id] = ability
    return found


@final
class Canteen(Effect):
    """AC and RC of either player swap (D-16.1)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Swap the pair named."""
        swap(table, action.seat, seat, "D-16.1")


@final
class Beer(Effect):
    """Both of the player's characters regain a point (D-16.4)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Heal AC and RC."""
        regain(table, table.ac[seat], 1, "D-16.4")
        if not table.single(seat):
            regain(table, table.rc[seat], 1, "D-16.4")


@final
class StrongBeer(Effect):
    """A character goes to 3 life points (D-16.5)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Take what is above, which cannot be redirected, or give what is missing."""
        spot = table.spot_of(action.mode)
        above = table.life[spot] - STRONG_BEER
        if above > 0:
            lose_in_window(table, spot, above, seat, "D-16.5", redirectable=False)
        else:
            regain(table, spot, -above, "D-16.5")


@final
class Wagon(Effect):
    """Draw three cards, keep two of them (D-16.8)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Draw; with fewer than three cards all are kept."""
        for _ in range(WAGON):
            draw_aside(table, seat, seat, "D-16.8")
        if len(table.display) == WAGON:
            table.push(DiscardDrawn(seat, "D-16.8"))
        else:
            keep_drawn(table, seat, "D-16.8")


@final
class Theft(Effect):
    """Take a random card of the opponent's hand, or discard a card in play (D-16.15)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Do what was named."""
        if action.other == HAND:
            table.push(RandomPick(seat, True, "D-16.15"))
            return
        spot = table.gear_spot(action.other)
        open_window(table, spot)
        discard_gear(table, seat, spot, action.other, "D-16.15")
        close_window(table)


@final
class Schoolmarm(Effect):
    """Take a card in play into hand (D-16.18)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Take the card named."""
        spot = table.gear_spot(action.other)
        open_window(table, spot)
        take_gear(table, seat, spot, action.other, "D-16.18")
        close_window(table)


@final
class Gatling(Effect):
    """A hit at every character but the player's AC (D-16.16)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Fire at one after the other."""
        volley(table, seat, card, all_but_own_ac(table, seat))


@final
class QuickFire(Effect):
    """As many hits as the target has Equipment (D-16.25)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Count the Equipment, active or not, and fire."""
        spot = table.spot_of(action.mode)
        hits = len(table.gear[spot])
        if hits == 0 and table.listening:
            table.say("no-effect", seat, cards=(card,), cite="D-16.25")
        volley(table, seat, card, [spot] * hits)
