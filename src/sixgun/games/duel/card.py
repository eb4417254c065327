"""Kinds of cards: what a card named so is, whom it can be used on, and what it does (D-6, D-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.games.duel.ability import Ability
from sixgun.kernel.compiling import mypyc_attr

if TYPE_CHECKING:
    from sixgun.games.duel.table import Table
    from sixgun.kernel.action import Action

# Types (D-6.2 to D-6.4).
BANG: Final = 0
ACTION: Final = 1
EQUIPMENT: Final = 2
TYPES: Final = ["bang", "action", "equipment"]

# Whom or what a card is used on (D-6.6). From ``FIRE`` on the target is one character, see ``targets.py``.
NONE: Final = 0
"""No choice: it has no target, or concerns everybody it says."""
REACTION: Final = 1
"""Not playable in phase 2; only as a dodge."""
PAIR: Final = 2
"""A player's pair of characters."""
HAND_OR_CARD: Final = 3
"""A random card of the opponent's hand, or a card in play."""
CARD: Final = 4
"""A card in play."""
FIRE: Final = 5
"""The opponent's AC; a card with the circled hit symbol."""
FIRE_ANY: Final = 6
"""The opponent's AC or RC; a card with the circled hit symbol."""
CHALLENGE: Final = 7
"""The opponent's AC; a card without that symbol."""
NOT_OPPONENT_RC: Final = 8
"""Any character but the opponent's RC."""
EQUIP: Final = 9
"""The player's RC or the opponent's AC."""
OWN_RC: Final = 10
"""The player's RC."""
CLASSES: Final = 11

# Reveal symbols (D-0.5).
BARREL: Final = 0
SNAKE: Final = 1
DYNAMITE: Final = 2
HORSESHOE: Final = 3
SYMBOLS: Final = ["barrel", "snake", "dynamite", "horseshoe"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card does, or what it does if its hit is dodged."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Carry out what a played card does, or push a frame that does; it lies on the discard pile already (D-4.9).

        Args:
            table: the game.
            seat: who has played or copied it.
            card: the physical card whose effect this is.
            action: names the targets: a character in ``mode``, a card in play or the hand in ``other``, a pair in
                ``seat``.
        """
        raise RuntimeError("an effect must say what it does")

    def dodged(self, table: Table, seat: int, card: int) -> None:
        """Carry out the "if dodged" clause of a hit that ``seat`` has fired with ``card`` (D-8.3 f)."""
        raise RuntimeError("this effect is no clause")


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """All cards of one name.

    Attributes:
        id: id in data, notation and texts.
        index: number in the box.
        type: ``BANG``, ``ACTION`` or ``EQUIPMENT``.
        aim: whom or what it is used on (``NONE`` ...).
        hit: whether it is a hit card (D-6.5).
        dodge: whether it is a dodge card (D-0.4).
        reloadable: whether it can be reloaded (D-11.1).
        always: whether it is always active in play (D-5.3).
        plain: whether it is nothing but its symbol: a dodge card, or the hit card that others are used as (D-6.10).
        hits_back: whether the dodge makes the opponent's AC the target of a hit (D-16.27).
        any_card_dodges: whether its hit is dodged by any card too (D-8.4).
        effect: what it does when it is played; ``None`` for Equipment and reactions.
        clause: what it does if its hit is dodged, ``None`` for nothing.
        ability: what it bends in front of a character; ``None`` if it is no Equipment.
        rules: numbers of its rules.
    """

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.index: int = -1
        self.type: int = ACTION
        self.aim: int = NONE
        self.hit: bool = False
        self.dodge: bool = False
        self.reloadable: bool = False
        self.always: bool = False
        self.plain: bool = False
        self.hits_back: bool = False
        self.any_card_dodges: bool = False
        self.effect: Effect | None = None
        self.clause: Effect | None = None
        self.ability: Ability | None = None
        self.rules: list[str] = []
