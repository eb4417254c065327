"""The catalogue of questions that the rules ask, and that characters, cards in play and events answer.

The engine never asks who somebody is or what a card is called. It asks an *ability* one of the questions below. Most
are standing answers: plain numbers that :meth:`Table.refresh` adds up once, whenever the abilities in force of a seat
change, so that asking costs nothing. The others are moments: an ability names those it wants to be called for in
``answers``.

One ability may be used many times: what Mustang does in play, a character does by birth. An event card in force is an
ability of every seat at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.kernel.compiling import mypyc_attr
from sixgun.kernel.refusal import Refusal

if TYPE_CHECKING:
    from sixgun.games.classic.table import Table
    from sixgun.kernel.action import Action

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

# The moments an ability can be called for (bit mask, see Ability.answers), in the order of a turn and of an action.
ENTERS: Final = 1 << 0
TURN_BEGINS: Final = 1 << 1
HAZARD: Final = 1 << 2
DETENTION: Final = 1 << 3
BEFORE_DRAW: Final = 1 << 4
COUNTS: Final = 1 << 5
INSTEAD: Final = 1 << 6
PHASE_ONE: Final = 1 << 7
AFTER_DRAW: Final = 1 << 8
PHASE_TWO: Final = 1 << 9
TURN_ENDS: Final = 1 << 10
ANY_TIME: Final = 1 << 11
FIRES: Final = 1 << 12
IMMUNE: Final = 1 << 13
GUARDS: Final = 1 << 14
BEER_PLAYED: Final = 1 << 15
OUT_OF_TURN: Final = 1 << 16
PUTS_IN_PLAY: Final = 1 << 17
LOST_LIFE: Final = 1 << 18
HEIR: Final = 1 << 19
MOURNS: Final = 1 << 20
EMPTY_HAND: Final = 1 << 21
OFFERS: Final = PHASE_TWO | ANY_TIME
"""The moments at which an ability offers actions of its own."""

# What standing answers for a seat are about (bit mask, see Ability.bends).
SIGHT: Final = 1
"""``view_mod``, ``seen_mod``."""
WEAPON: Final = 2
"""``weapon_range``, ``bang_limit``."""
BARREL: Final = 4
"""``barrel``."""
SILENCE: Final = 8
"""``silences_fronts``."""
NATURE: Final = 16
"""All others: few abilities have them, and hardly ever those of cards."""

UNLIMITED: Final = 99
"""A number of BANG! cards that no turn reaches."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """One way of bending a rule. Subclasses set standing answers or override moments; the defaults bend nothing.

    Standing answers of a seat:
        id: name in notation and texts: the id of a character, a card kind or an event.
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
        bars: categories of cards its owner cannot play from hand.
        beer_life: life points that a Beer gives its owner, 0 for no change (B-9.3).
        hand_limit: hand limit of phase 3, 0 for no change (B-3.6).
        first_hand: size of the starting hand, 0 for no change (B-1.7).
        silences_fronts: in its owner's turn no card in front of another player has any effect.

    Standing answers of an event, for the whole table:
        all_suits: suit that every card has, -1 for no change (B-7.4).
        no_characters: characters have no abilities.
        no_fronts: cards in front of players have no effect.
        no_fronts_played: no card can be played in front of anybody.
        level: all seats are at distance 1 (B-4.1).
        backwards: the turns go round counter-clockwise (B-3.8).
        freezes_bangs: nobody can use BANG! cards in his own turn.
        mine: phase 1 draws from the discard pile, phase 3 discards onto the deck.
        binds_second: the second card of phase 1 is shown and must be played.
        ghosts: eliminated players come back for their own turns.
        revives: the player who was eliminated first comes back.
    """

    def __init__(self, id: str, cite: str) -> None:
        self.id: str = id
        self.cite: str = cite
        self.index: int = -1  # number among the abilities of a box, for notation
        self.answers: int = 0
        self.bends: int = 0  # see what_it_bends(); worked out when it comes into a box
        self.view_mod: int = 0
        self.seen_mod: int = 0
        self.weapon_range: int = 0
        self.bang_limit: int = 0
        self.barrel: bool = False
        self.bang_needs: int = 0
        self.flips: int = 0
        self.bang_from: int = 0
        self.missed_from: int = 0
        self.bars: int = 0
        self.beer_life: int = 0
        self.hand_limit: int = 0
        self.first_hand: int = 0
        self.silences_fronts: bool = False
        self.all_suits: int = -1
        self.no_characters: bool = False
        self.no_fronts: bool = False
        self.no_fronts_played: bool = False
        self.level: bool = False
        self.backwards: bool = False
        self.freezes_bangs: bool = False
        self.mine: bool = False
        self.binds_second: bool = False
        self.ghosts: bool = False
        self.revives: bool = False

    def what_it_bends(self) -> int:
        """Return what its standing answers for a seat are about (``SIGHT`` ...); 0 if only its moments matter."""
        bends = 0
        if self.view_mod or self.seen_mod:
            bends |= SIGHT
        if self.weapon_range or self.bang_limit:
            bends |= WEAPON
        if self.barrel:
            bends |= BARREL
        if self.silences_fronts:
            bends |= SILENCE
        if (
            self.bang_needs
            or self.flips
            or self.bang_from
            or self.missed_from
            or self.bars
            or self.beer_life
            or self.hand_limit
        ):
            bends |= NATURE
        return bends

    # The steps of a turn (B-3.2) --------------------------------------------------------------------------------------

    def enters(self, table: Table, seat: int) -> None:
        """ENTERS: the event comes into play at S0; ``seat`` is the event master (EV-2.3)."""

    def turn_begins(self, table: Table, seat: int) -> None:
        """TURN_BEGINS: step S2 of its owner's turn, before any other action (EV-3.1)."""

    def hazard(self, table: Table, seat: int, card: int) -> None:
        """HAZARD: step S3 of its owner's turn; ``card`` is the card in front of him that is checked (B-10.5)."""

    def detention(self, table: Table, seat: int, card: int) -> None:
        """DETENTION: step S4; push a frame that finishes with 1 if the turn is skipped, 0 if not (B-10.4)."""

    def before_draw(self, table: Table, seat: int) -> None:
        """BEFORE_DRAW: step S5, before phase 1."""

    def phase_one_cards(self, table: Table, seat: int, n: int) -> int:
        """COUNTS: return how many cards are drawn in phase 1 where ``n`` would be (CH-6)."""
        return n

    def instead_of_phase_one(self, table: Table, seat: int) -> bool:
        """INSTEAD: replace phase 1 as a whole, or offer to, by pushing a frame; return whether that was done (CH-5).

        A frame that only offers it finishes with 1 if the offer was taken, else 0.
        """
        return False

    def phase_one(self, table: Table, seat: int, n: int) -> bool:
        """PHASE_ONE: draw the ``n`` cards of phase 1 in a way of its own; return whether that was done (CH-5)."""
        return False

    def after_draw(self, table: Table, seat: int) -> None:
        """AFTER_DRAW: step S7, the end of phase 1."""

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """PHASE_TWO: add what its owner may do in his phase 2 (T-2). ANY_TIME: also before answering (CB-12.2)."""

    def use(self, table: Table, seat: int, action: Action) -> None:
        """PHASE_TWO, ANY_TIME: carry out one of the actions it has offered."""

    def could_use(self, table: Table, seat: int) -> bool:
        """PHASE_TWO, ANY_TIME: whether, as far as everybody at the table can see, it could be used now (T-7)."""
        return False

    def unusable(self, table: Table, seat: int) -> Refusal | None:
        """PHASE_TWO, ANY_TIME: return why it cannot be used now, whatever cards are given; ``None`` if it can."""
        return None

    def too_few(self, needed: int, cards: list[int]) -> Refusal | None:
        """Return the refusal that fewer than ``needed`` cards bring on; ``None`` if there are enough."""
        if len(cards) >= needed:
            return None
        params = {"ability": self.id, "needed": str(needed), "cards": str(len(cards))}
        return Refusal(self.cite, "ability-too-few-cards", params)

    def turn_ends(self, table: Table, seat: int) -> None:
        """TURN_ENDS: step S10 of its owner's turn."""

    # Cards and shots --------------------------------------------------------------------------------------------------

    def fires(self, table: Table, seat: int, target: int, card: int, needed: int) -> None:
        """FIRES: its owner has played ``card`` as a BANG! card on ``target``: begin the shot in a way of its own."""

    def immune(self, table: Table, seat: int, card: int, by: int) -> bool:
        """IMMUNE: whether ``card``, played by ``by``, does not affect its owner (B-8.6 point 1)."""
        return False

    def guard(self, table: Table, seat: int, thief: int) -> None:
        """GUARDS: ``thief`` is about to take or discard a card of its owner; push what comes before."""

    def beer_played(self, table: Table, seat: int) -> None:
        """BEER_PLAYED: somebody has played a Beer card, and it has had its effect."""

    def used_out_of_turn(self, table: Table, seat: int) -> None:
        """OUT_OF_TURN: its owner has played or given a card from hand although it is not his turn."""

    def put_in_play(self, table: Table, seat: int, card: int) -> None:
        """PUTS_IN_PLAY: its owner has played ``card`` in front of somebody."""

    # Life and death ---------------------------------------------------------------------------------------------------

    def lost_life(self, table: Table, seat: int, amount: int, by: int) -> None:
        """LOST_LIFE: its owner lost ``amount`` points and survived; ``by`` is responsible, -1 for nobody (T-5)."""

    def heir(self, table: Table, seat: int, eliminated: int) -> None:
        """HEIR: ``eliminated`` leaves the game, and its owner alone gets the cards (B-12.1 point 2)."""

    def mourns(self, table: Table, seat: int, eliminated: int) -> None:
        """MOURNS: another player has been eliminated (B-12.1 point 4)."""

    def empty_hand(self, table: Table, seat: int) -> None:
        """EMPTY_HAND: an action or step is over and its owner has no card in hand (T-3 point 6)."""


class Character:
    """A character card: life points and an ability (CH-1).

    Attributes:
        id: id in data, notation and texts.
        set: id of the set it belongs to (OPT-2).
        index: number in the box.
        life: printed life points.
        ability: what it bends.
        rules: numbers of its rules.
    """

    def __init__(self, id: str, set_id: str, life: int, ability: Ability, rules: list[str]) -> None:
        self.id: str = id
        self.set: str = set_id
        self.index: int = -1
        self.life: int = life
        self.ability: Ability = ability
        self.rules: list[str] = rules


class EventCard:
    """An event card (EV-1.1).

    Attributes:
        id: id in data, notation and texts.
        set: id of the set it belongs to.
        index: number in the box.
        last: whether it always lies at the bottom of its deck.
        ability: what it bends while it is in force.
        rules: numbers of its rules.
    """

    def __init__(self, id: str, set_id: str, last: bool, ability: Ability, rules: list[str]) -> None:
        self.id: str = id
        self.set: str = set_id
        self.index: int = -1
        self.last: bool = last
        self.ability: Ability = ability
        self.rules: list[str] = rules
