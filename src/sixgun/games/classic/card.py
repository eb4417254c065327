"""Kinds of cards: what a card named so is, whom it can be played on, and what it does.

Most cards are made of known parts (effects of ``effects.py``), in the order of their symbols (B-8.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.games.classic.ability import OTHER_CARD, Ability
from sixgun.kernel.compiling import mypyc_attr

if TYPE_CHECKING:
    from sixgun.games.classic.table import Table
    from sixgun.kernel.refusal import Refusal

# Borders (B-5.8, DC-2.1).
BROWN: Final = 0
BLUE: Final = 1
GREEN: Final = 2

# Whom or where a card is played (B-8.3).
AIM_SELF: Final = 0
"""No target: it concerns its player, or everybody."""
AIM_REACHABLE: Final = 1
"""One other player within weapon range."""
AIM_NEAR: Final = 2
"""One other player at distance 1."""
AIM_OTHER: Final = 3
"""One other player at any distance."""
AIM_FRONT: Final = 4
"""In front of oneself."""
AIM_FRONT_OTHER: Final = 5
"""In front of another player at any distance."""
AIM_ANSWER: Final = 6
"""It is only used in answer to something."""
AIM_ANYBODY: Final = 7
"""One player at any distance, oneself included."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One line of symbols, or one line of text (B-8.1)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Carry the line out, or push a frame that does. ``seat`` has played ``card`` on ``target`` (-1: no target)."""
        raise RuntimeError("an effect must say what it does")


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """All cards of one name.

    Attributes:
        id: id in data, notation and texts.
        index: number in the box, 0 up.
        border: ``BROWN``, ``BLUE`` or ``GREEN``.
        category: bit mask of what it counts as (``BANG_CARD`` ...).
        aim: whom or where it is played from hand (``AIM_SELF`` ...).
        use_aim: of a green card in front of its owner: on whom it is used (DC-2.2).
        answers_shot: whether it is by itself used in answer to a shot (a Missed! symbol, B-8.6).
        missed_draws: cards drawn after it has been used in answer to a shot (DC-3.9).
        needs_cards: the target must have a card, since one is taken or discarded (B-5.10).
        cost: whether another card must be discarded with it (DC-1.4).
        effects: what it does, a line each.
        ability: what a card in front of a player bends; ``None`` for brown cards.
        weapon: whether it is a weapon (B-5.6).
        book: whether it carries the open-book symbol (B-1.9).
        rules: numbers of its rules.
    """

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.index: int = -1
        self.border: int = BROWN
        self.category: int = OTHER_CARD
        self.aim: int = AIM_SELF
        self.use_aim: int = AIM_SELF
        self.answers_shot: bool = False
        self.missed_draws: int = 0
        self.needs_cards: bool = False
        self.cost: bool = False
        self.effects: list[Effect] = []
        self.ability: Ability | None = None
        self.weapon: bool = False
        self.book: bool = False
        self.rules: list[str] = []

    def barred_from(self, table: Table, target: int) -> Refusal | None:
        """Return why a card of this kind may never be played on ``target``, or ``None`` if it may.

        Distances, the copy rule and the like are checked by the engine for every card.
        """
        return None
