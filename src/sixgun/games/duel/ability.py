"""The catalogue of questions that the rules ask, and that characters and Equipment in play answer.

The engine never asks who somebody is or what a card is called. It asks an *ability*. What an ability bends is said by
its ``traits``, a bit mask: most are standing answers, and :mod:`~sixgun.games.duel.active` keeps the traits that are
active of each character in play, so that asking costs nothing. A few traits name a moment at which the ability is
called, or note a trigger for later (D-14.3).

A character and the Equipment card in front of it are abilities alike: what a Bank does for any AC, another card may do
for its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.kernel.compiling import mypyc_attr

if TYPE_CHECKING:
    from sixgun.games.duel.table import Table
    from sixgun.kernel.action import Action
    from sixgun.kernel.refusal import Refusal

# Standing answers about the player whose AC it is.
DRAWS_THREE: Final = 1 << 0
"""He draws 3 cards in the draw phase instead of 2 (D-3.2)."""
DRAWS_MORE: Final = 1 << 1
"""He draws one card more in the draw phase (D-3.2)."""
SHOWS_SECOND: Final = 1 << 2
"""He shows the second card he draws; a horseshoe may give him one of the opponent's cards (D-17.8)."""
BANGS_UNLIMITED: Final = 1 << 3
"""He may play any number of BANG! cards, and they do not count (D-6.9)."""
BANGS_TWO: Final = 1 << 4
"""He may play one BANG! card more (D-6.9)."""
FIRES_AT_RC: Final = 1 << 5
"""His hit cards may also be fired at the opponent's RC (D-6.6)."""
AIMS_ANYWHERE: Final = 1 << 6
"""His cards may be used on any character in play (D-6.8)."""
DODGES_AS_COLT: Final = 1 << 7
"""He may use cards that are nothing but a dodge as a Colt (D-6.10, D-16.32)."""
ALL_AS_COLT: Final = 1 << 8
"""He may use any card as a Colt (D-6.10, D-16.32)."""
TAKES_TWO_CARDS: Final = 1 << 9
"""To avoid a hit of his BANG! cards one more card must be discarded from hand (D-8.7)."""

# Standing answers about the character that has it.
HITS_AS_DODGE: Final = 1 << 10
"""Against a hit on it, hit cards may be played as a dodge (D-8.4)."""
DISCARD_TO_DODGE: Final = 1 << 11
"""Against a hit on it, this Equipment card may be discarded from play: a dodge (D-8.4)."""
REVEAL_TO_DODGE: Final = 1 << 12
"""Against a hit on it, its owner may reveal, once: a barrel is a dodge (D-8.4)."""
REVEAL_TO_HIT_BACK: Final = 1 << 13
"""The same from the opponent's deck, and who fired becomes the target of a hit (D-8.4, D-17.19)."""
TAKES_LOSSES: Final = 1 << 14
"""It may lose a life point, not its last, in place of the other character of its player (D-9.1)."""
LOSS_DRAWS: Final = 1 << 15
"""If the opponent makes it lose a point, its owner may at once draw a card (D-9.3)."""
TURNS_TWO: Final = 1 << 16
"""Two cards are turned for every reveal, and its owner chooses which counts (D-10.3)."""

# Moments at which a trigger is noted (see Ability.reaction, D-14.3).
LOST_POINT: Final = 1 << 17
"""It has lost a life point and has some left (D-9.3)."""
OPPONENT_SWAPPED: Final = 1 << 18
"""The characters of the opponent have swapped (D-17.7)."""
BECAME_AC: Final = 1 << 19
"""It has become AC by a swap (D-17.23)."""
HIT_DODGED: Final = 1 << 20
"""The opponent has dodged a hit of its player (D-17.12)."""
ROBBED: Final = 1 << 21
"""The opponent has drawn or discarded a card of its player's hand, or of its own Equipment (D-17.11)."""

# Steps of an elimination (D-15.2).
TAKES_FROM_FALLEN: Final = 1 << 22
"""Its player may take up to two cards of the fallen character and its owner (step b)."""
DRAWS_FOR_FALLEN: Final = 1 << 23
"""Its player may draw two cards (step f)."""

# Moments at which the ability is called.
START_OF_TURN: Final = 1 << 24
"""Before its player draws (D-12.1): :meth:`Ability.start_of_turn`."""
PHASE_TWO: Final = 1 << 25
"""It offers actions of its own in phase 2 (D-3.4): :meth:`Ability.actions` and the like."""

# What a trigger does when it is carried out (D-14.3).
HITS_AC: Final = 0
"""The opponent's AC becomes the target of a hit."""
HITS_RC: Final = 1
"""The opponent's RC becomes the target of a hit."""
HITS_SHOOTER: Final = 2
"""The character that fired becomes the target of a hit."""
MAY_DRAW: Final = 3
"""Its player may draw a card."""
MUST_DRAW: Final = 4
"""Its player draws a card."""
MAY_DISCARD: Final = 5
"""Its player may discard a random card from the opponent's hand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """One way of bending a rule.

    Attributes:
        id: name in notation and texts: the id of a character or of a kind of card.
        cite: the rule it rests on.
        traits: bit mask of what it answers.
        always: whether it works for AC and RC alike (D-5.3).
        index: number of its character in the box, -1 for a card.
        order: place among what happens at the start of a turn, 1 up; 0 for nothing (D-12.1).
        reaction: what its trigger does (``HITS_AC`` ...).
        if_opponents: whether a lost point sets it off only if the opponent is the cause (D-9.2).
    """

    def __init__(self, id: str, cite: str, traits: int = 0, reaction: int = HITS_AC) -> None:
        self.id: str = id
        self.cite: str = cite
        self.traits: int = traits
        self.always: bool = False
        self.index: int = -1
        self.order: int = 0
        self.reaction: int = reaction
        self.if_opponents: bool = False

    def start_of_turn(self, table: Table, spot: int, card: int) -> None:
        """START_OF_TURN: ``card`` in front of the character at ``spot`` has its effect (D-12.1)."""

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """PHASE_TWO: add what ``seat`` may do with it now (D-3.4)."""

    def use(self, table: Table, seat: int, action: Action) -> None:
        """PHASE_TWO: carry out one of the actions it has offered."""

    def unusable(self, table: Table, seat: int, action: Action) -> Refusal | None:
        """PHASE_TWO: return why ``action`` is not among those it offers; ``None`` leaves that to the engine."""
        return None


class Character:
    """A character card: life points, a side and an ability.

    Attributes:
        id: id in data, notation and texts.
        index: number in the box.
        side: 0 for the law, 1 for the outlaws.
        life: life points, also the most it can have (D-2.6).
        ability: what it bends.
        rules: numbers of its rules.
    """

    def __init__(self, id: str, side: int, life: int, ability: Ability, rules: list[str]) -> None:
        self.id: str = id
        self.index: int = -1
        self.side: int = side
        self.life: int = life
        self.ability: Ability = ability
        self.rules: list[str] = rules
