"""The catalogue of questions that the rules ask, and that characters, cards in play and events answer.

The engine never asks who somebody is or what a card is called. It asks an *ability* one of the questions below. Most
are standing answers: plain numbers that :meth:`Table.refresh` adds up once, whenever the abilities in force of a seat
change, so that asking costs nothing. The others are moments: an ability names those it wants to be called for in
``answers``.

One ability may be used many times: what Mustang does in play, a character does by birth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sixgun.games.classic.table import Table
    from sixgun.kernel.action import Action
    from sixgun.kernel.game import Refusal

# What a card counts as (bit mask, see Kind.category).
BANG_CARD: Final = 1
"""A BANG! card (B-9.1): limited by B-5.2, may be discarded for Indians! and in a Duel."""
MISSED_CARD: Final = 2
"""A Missed! card (B-9.2)."""
BEER_CARD: Final = 4
"""A Beer card (B-9.3): the only kind of card that saves a dying player."""
MISSED_SYMBOL: Final = 8
"""A card with a Missed! symbol that is used from hand and is not a Missed! card (DC-3.8)."""
OTHER_CARD: Final = 16
"""Anything else."""
ANY_CARD: Final = 31
"""Every category together."""

# The moments an ability can be called for (bit mask, see Ability.answers).
PHASE_ONE: Final = 1
LOST_LIFE: Final = 2
EMPTY_HAND: Final = 4
HEIR: Final = 8
ANY_TIME: Final = 16
HAZARD: Final = 32
DETENTION: Final = 64

UNLIMITED: Final = 99
"""A number of BANG! cards that no turn reaches."""


class Ability:
    """One way of bending a rule. Subclasses set standing answers or override moments; the defaults bend nothing.

    Attributes:
        id: name in notation and texts: a character's or a card kind's id.
        cite: the rule it rests on.
        answers: bit mask of the moments below it is called for.
        view_mod: how much nearer its owner views all others (B-4.2).
        seen_mod: how much further away all others view its owner (B-4.2).
        weapon_range: range of this weapon, 0 if it is none (B-4.4).
        bang_limit: how many BANG! cards its owner may play in his turn, 0 for no change (B-5.2).
        barrel: whether it is a Barrel source: one "draw!" against each BANG! effect (B-8.6, B-10.1).
        bang_needs: how many Missed! effects its owner's BANG! cards take, 0 for no change (B-8.6).
        flips: how many cards its owner turns for a "draw!", 0 for no change (B-7.3).
        bang_from: categories of cards its owner may also use as BANG! cards.
        missed_from: categories of cards its owner may also use as Missed! cards.
    """

    def __init__(self, id: str, cite: str) -> None:
        self.id: str = id
        self.cite: str = cite
        self.index: int = -1  # number among the abilities of a box, for notation
        self.answers: int = 0
        self.view_mod: int = 0
        self.seen_mod: int = 0
        self.weapon_range: int = 0
        self.bang_limit: int = 0
        self.barrel: bool = False
        self.bang_needs: int = 0
        self.flips: int = 0
        self.bang_from: int = 0
        self.missed_from: int = 0

    def phase_one(self, table: Table, seat: int, n: int) -> None:
        """PHASE_ONE: draw the ``n`` cards of phase 1 in a way of its own, or push a frame that does (B-3.4, CH-5)."""

    def lost_life(self, table: Table, seat: int, amount: int, by: int) -> None:
        """LOST_LIFE: its owner lost ``amount`` points and survived; ``by`` is responsible, -1 for nobody (T-5)."""

    def empty_hand(self, table: Table, seat: int) -> None:
        """EMPTY_HAND: an action or step is over and its owner has no card in hand (T-3 point 6)."""

    def heir(self, table: Table, seat: int, eliminated: int) -> None:
        """HEIR: ``eliminated`` leaves the game, and its owner gets the cards (B-12.1 point 2)."""

    def any_time_actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """ANY_TIME: add what its owner may do in phase 2 and before answering anything in an effect (CB-12.2)."""

    def use(self, table: Table, seat: int, action: Action) -> None:
        """ANY_TIME: carry out one of the actions of :meth:`any_time_actions`."""

    def could_use(self, table: Table, seat: int) -> bool:
        """ANY_TIME: whether, as far as everybody at the table can see, it could be used now (T-7)."""
        return False

    def unusable(self, table: Table, seat: int) -> Refusal | None:
        """ANY_TIME: return why it cannot be used now, apart from wrong cards; ``None`` if nothing speaks against it."""
        return None

    def hazard(self, table: Table, seat: int, card: int) -> None:
        """HAZARD: step S3 of its owner's turn; ``card`` is the card in front of him that is checked (B-10.5)."""

    def detention(self, table: Table, seat: int, card: int) -> None:
        """DETENTION: step S4; push a frame that finishes with 1 if the turn is skipped, 0 if not (B-10.4)."""


class Character:
    """A character card: life points and an ability (CH-1).

    Attributes:
        id: id in data, notation and texts.
        index: number in the box.
        life: printed life points, 3 or 4 in the base set.
        ability: what it bends.
        rules: numbers of its rules.
    """

    def __init__(self, id: str, life: int, ability: Ability, rules: list[str]) -> None:
        self.id: str = id
        self.index: int = -1
        self.life: int = life
        self.ability: Ability = ability
        self.rules: list[str] = rules
