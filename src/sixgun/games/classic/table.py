"""The table: the whole state of a card game, and the ways cards move on it.

What the rules do with the state stands in the modules named after their subjects; the contract of a game (views,
refusals, results) is in ``game.py``.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.ability import (
    ANY_TIME,
    BANG_CARD,
    EMPTY_HAND,
    MISSED_CARD,
    MISSED_SYMBOL,
    Ability,
    Character,
)
from sixgun.games.classic.box import USE, Box
from sixgun.games.classic.options import Options
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
ROLES: Final = ["sheriff", "deputy", "outlaw", "renegade"]

COLT_RANGE: Final = 1
"""Range of the Colt .45 (B-11.1)."""
DRAWN_CARDS: Final = 2
"""Cards drawn in phase 1 (B-3.4)."""


class Table(Game):
    """State of one card game. All lists called "of each seat" are indexed by seat; cards are numbers of the box.

    Attributes:
        box, options: what the game is made from.
        rng: the source of all chance.
        deck: face-down pile, its top last.
        discard: discard pile, its top last.
        display: cards on show, or looked at by one player, that are on their way (General Store, "draw!").
        display_knowers: bit mask of the seats that see the display, -1 for everybody.
        hands: cards in hand of each seat, oldest first.
        front: cards in front of each seat, oldest first.
        known: of each card in a hand or the deck, the bit mask of the seats that know it lies there (B-17.2).
        roles, revealed: role of each seat, and whether all have seen it.
        characters: character of each seat; None until chosen.
        life, max_life: life points of each seat; below 0 only in a dying window (B-6.1).
        in_game: whether each seat is in the game; ``players_left`` counts them.
        doomed: seats that are doomed, in that order, with ``doomed_by`` responsible (B-6.7, B-12.2).
        current: the current player (T-1).
        turn: number of the turn, 1 up.
        phase: 0 before phase 1, then 1, 2, 3.
        bangs: BANG! cards the current player has played this turn (B-5.2).
        outcome_id, winners: result and bit mask of the winning seats, empty and 0 while the game runs.
    """

    def __init__(self, box: Box, options: Options, rng: Rng, source: Table | None = None) -> None:
        """Make an empty table, or an independent copy of ``source``."""
        n = options.players
        super().__init__("classic", n)
        self.box: Box = box
        self.options: Options = options
        self.rng: Rng = rng
        if source is not None:
            self._copy(source)
            return
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.display: list[int] = []
        self.display_knowers: int = -1
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.front: list[list[int]] = [[] for _ in range(n)]
        self.known: list[int] = [0] * box.cards
        self.roles: list[int] = [OUTLAW] * n
        self.revealed: list[bool] = [False] * n
        self.characters: list[Character | None] = [None] * n
        self.offered: list[list[int]] = [[] for _ in range(n)]
        self.life: list[int] = [0] * n
        self.max_life: list[int] = [0] * n
        self.in_game: list[bool] = [True] * n
        self.players_left: int = n
        self.doomed: list[int] = []
        self.doomed_by: list[int] = []
        self.current: int = 0
        self.turn: int = 0
        self.phase: int = 0
        self.bangs: int = 0
        self.three_player_win: int = -1
        self.outcome_id: str = ""
        self.winners: int = 0
        # Standing answers of the abilities in force (see refresh).
        self.abilities: list[list[Ability]] = [[] for _ in range(n)]
        self.sources: list[list[int]] = [[] for _ in range(n)]
        self.answers: list[int] = [0] * n
        self.any_answers: int = 0
        self.view_mod: list[int] = [0] * n
        self.seen_mod: list[int] = [0] * n
        self.weapon_range: list[int] = [COLT_RANGE] * n
        self.bang_limit: list[int] = [1] * n
        self.barrels: list[list[int]] = [[] for _ in range(n)]
        self.bang_needs: list[int] = [1] * n
        self.flips: list[int] = [1] * n
        self.bang_from: list[int] = [BANG_CARD] * n
        self.missed_from: list[int] = [MISSED_CARD | MISSED_SYMBOL] * n
        self.front_kinds: list[int] = [0] * n
        # Who can be aimed at; None: not worked out since the last change (see distance.py).
        self.others_of: list[list[int] | None] = [None] * n
        self.near_of: list[list[int] | None] = [None] * n
        self.reach_of: list[list[int] | None] = [None] * n

    def _copy(self, source: Table) -> None:
        self.decision = source.decision  # never changed once asked
        self.over = source.over
        self.stack = [frame.clone() for frame in source.stack]
        self.deck = source.deck.copy()
        self.discard = source.discard.copy()
        self.display = source.display.copy()
        self.display_knowers = source.display_knowers
        self.hands = [hand.copy() for hand in source.hands]
        self.front = [front.copy() for front in source.front]
        self.known = source.known.copy()
        self.roles = source.roles  # roles never change
        self.revealed = source.revealed.copy()
        self.characters = source.characters.copy()
        self.offered = [offered.copy() for offered in source.offered]
        self.life = source.life.copy()
        self.max_life = source.max_life.copy()
        self.in_game = source.in_game.copy()
        self.players_left = source.players_left
        self.doomed = source.doomed.copy()
        self.doomed_by = source.doomed_by.copy()
        self.current = source.current
        self.turn = source.turn
        self.phase = source.phase
        self.bangs = source.bangs
        self.three_player_win = source.three_player_win
        self.outcome_id = source.outcome_id
        self.winners = source.winners
        # Lists inside these are replaced, never changed.
        self.abilities = source.abilities.copy()
        self.sources = source.sources.copy()
        self.answers = source.answers.copy()
        self.any_answers = source.any_answers
        self.view_mod = source.view_mod.copy()
        self.seen_mod = source.seen_mod.copy()
        self.weapon_range = source.weapon_range.copy()
        self.bang_limit = source.bang_limit.copy()
        self.barrels = source.barrels.copy()
        self.bang_needs = source.bang_needs.copy()
        self.flips = source.flips.copy()
        self.bang_from = source.bang_from.copy()
        self.missed_from = source.missed_from.copy()
        self.front_kinds = source.front_kinds.copy()
        self.others_of = source.others_of.copy()
        self.near_of = source.near_of.copy()
        self.reach_of = source.reach_of.copy()

    # Abilities in force ----------------------------------------------------------------------------------------------

    def refresh(self, seat: int) -> None:
        """Work out anew what bends the rules for ``seat``. This is the one place that decides what is in force.

        In force are the ability of the character while he is in the game and not doomed (CH-1, B-6.7), and the cards in
        front of him.
        """
        abilities: list[Ability] = []
        sources: list[int] = []
        box = self.box
        character = self.characters[seat]
        if character is not None and self.in_game[seat] and seat not in self.doomed:
            abilities.append(character.ability)
            sources.append(-1)
        kinds = 0
        for card in self.front[seat]:
            kind = box.kind[card]
            kinds |= 1 << kind.index
            if kind.ability is not None:
                abilities.append(kind.ability)
                sources.append(card)
        answers = view = seen = reach = limit = needs = flips = 0
        bang_from = BANG_CARD
        missed_from = MISSED_CARD | MISSED_SYMBOL
        barrels: list[int] = []
        for i, ability in enumerate(abilities):
            answers |= ability.answers
            view += ability.view_mod
            seen += ability.seen_mod
            bang_from |= ability.bang_from
            missed_from |= ability.missed_from
            reach = max(reach, ability.weapon_range)
            limit = max(limit, ability.bang_limit)
            needs = max(needs, ability.bang_needs)
            flips = max(flips, ability.flips)
            if ability.barrel:
                barrels.append(sources[i])
        self.abilities[seat] = abilities
        self.sources[seat] = sources
        self.front_kinds[seat] = kinds
        self.answers[seat] = answers
        self.view_mod[seat] = view
        self.seen_mod[seat] = seen
        self.weapon_range[seat] = reach or COLT_RANGE
        self.bang_limit[seat] = limit or 1
        self.barrels[seat] = barrels
        self.bang_needs[seat] = needs or 1
        self.flips[seat] = flips or 1
        self.bang_from[seat] = bang_from
        self.missed_from[seat] = missed_from
        any_answers = 0
        for mask in self.answers:
            any_answers |= mask
        self.any_answers = any_answers
        self.forget_aims()

    def forget_aims(self) -> None:
        """Have distances worked out anew: somebody left, or something that bends them came or went."""
        n = self.seats
        self.others_of = [None] * n
        self.near_of = [None] * n
        self.reach_of = [None] * n

    def ability_with(self, seat: int, moment: int) -> int:
        """Return the place in ``abilities[seat]`` of the first ability called for ``moment``, -1 if there is none."""
        for i, ability in enumerate(self.abilities[seat]):
            if ability.answers & moment:
                return i
        return -1

    # Asking ----------------------------------------------------------------------------------------------------------

    def ask(
        self, seat: int, kind: str, actions: list[Action], cite: str, by: int = -1, card: int = -1, amount: int = 0
    ) -> None:
        """Ask ``seat`` in the middle of an effect; what may be done at any time is offered as well (CB-12.2)."""
        if self.answers[seat] & ANY_TIME:
            for ability in self.abilities[seat]:
                if ability.answers & ANY_TIME:
                    ability.any_time_actions(self, seat, actions)
        self.decision = Decision(seat, kind, actions, cite, by, card, amount)

    def could_act(self, seat: int) -> bool:
        """Tell whether all can see that ``seat`` might have something to do: a card in hand, or an ability (T-7)."""
        return bool(self.hands[seat]) or self.could_use_ability(seat)

    def could_use_ability(self, seat: int) -> bool:
        """Tell whether, as far as all can see, ``seat`` could use an ability that works at any time (T-7)."""
        if self.answers[seat] & ANY_TIME:
            for ability in self.abilities[seat]:
                if ability.answers & ANY_TIME and ability.could_use(self, seat):
                    return True
        return False

    def dispatch(self, decision: Decision, action: Action) -> None:
        """Hand the answer to the frame that asked, or to the ability that may be used at any time."""
        if action.verb == USE and action.card >= 0 and action.other >= 0:
            self.box.abilities[action.mode].use(self, decision.seat, action)
        else:
            self.stack[-1].answer(self, action)

    # Seats -----------------------------------------------------------------------------------------------------------

    def next_in_game(self, seat: int) -> int:
        """Return the next seat clockwise that is in the game; ``seat`` itself if there is no other (B-3.8)."""
        n = self.seats
        for step in range(1, n + 1):
            other = (seat + step) % n
            if self.in_game[other]:
                return other
        return seat

    def others(self, seat: int) -> list[int]:
        """Return the other seats in the game, clockwise from the left neighbour (T-4). Not to be changed."""
        known = self.others_of[seat]
        if known is not None:
            return known
        n = self.seats
        found: list[int] = []
        for step in range(1, n):
            other = seat + step
            if other >= n:
                other -= n
            if self.in_game[other]:
                found.append(other)
        self.others_of[seat] = found
        return found

    def standing(self, seat: int) -> bool:
        """Tell whether ``seat`` is in the game and not doomed."""
        return self.in_game[seat] and seat not in self.doomed

    # Cards on the move -----------------------------------------------------------------------------------------------

    def reshuffle(self) -> None:
        """Shuffle the discard pile into a new deck; with no discards the deck stays empty (B-7.5, B-7.6)."""
        pile = self.discard
        if not pile:
            return
        self.discard = self.deck
        self.rng.shuffle(pile)
        self.deck = pile
        known = self.known
        for card in pile:
            known[card] = 0
        if self.listening:
            self.say("reshuffles", amount=len(pile), cite="B-7.5")

    def take_top(self) -> int:
        """Take the top card off the deck and return it, -1 if there is none anywhere (B-7.6, B-7.7).

        The caller puts the card in its place and then calls :meth:`deck_check`.
        """
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return -1
        return self.deck.pop()

    def deck_check(self) -> None:
        """Form a new deck at once if the last card has just left it (B-7.5)."""
        if not self.deck:
            self.reshuffle()

    def draw(self, seat: int, n: int, cite: str = "") -> None:
        """Have ``seat`` draw ``n`` cards from the deck, one after the other, as far as there are any (B-3.4, B-7.7)."""
        hand = self.hands[seat]
        bit = 1 << seat
        untold = 0
        missing = n
        for _ in range(n):
            card = self.take_top()
            if card < 0:
                break
            hand.append(card)
            self.known[card] |= bit
            untold += 1
            missing -= 1
            if not self.deck:
                if self.listening:
                    self.say("draws", seat, cards=tuple(hand[-untold:]), knowers=bit, cite=cite)
                untold = 0
                self.reshuffle()
        if self.listening:
            if untold:
                self.say("draws", seat, cards=tuple(hand[-untold:]), knowers=bit, cite=cite)
            if missing:
                self.say("nothing-to-draw", seat, cite="B-7.7")

    def discard_from_hand(self, seat: int, card: int) -> None:
        """Put a card from the hand of ``seat`` on the discard pile."""
        self.hands[seat].remove(card)
        self.discard.append(card)

    def discard_from_front(self, seat: int, card: int) -> None:
        """Put a card from in front of ``seat`` on the discard pile."""
        self.front[seat].remove(card)
        self.discard.append(card)
        self.refresh(seat)

    def put_in_front(self, seat: int, card: int) -> None:
        """Put a card in front of ``seat``; it comes from nowhere and works at once (B-5.8)."""
        self.front[seat].append(card)
        self.refresh(seat)

    def random_from_hand(self, seat: int) -> int:
        """Return one card of the hand of ``seat``, all equally likely (T-9)."""
        hand = self.hands[seat]
        return hand[self.rng.below(len(hand))]

    def move_hand_card(self, card: int, seat: int, to: int) -> None:
        """Give a card from the hand of ``seat`` to the hand of ``to``; only these two see it (B-17.2).

        Whoever knew cards of that hand can no longer be sure that they are still there.
        """
        hand = self.hands[seat]
        both = (1 << seat) | (1 << to)
        known = self.known
        hand.remove(card)
        for other in hand:
            known[other] &= both
        known[card] = both
        self.hands[to].append(card)

    def take_from_front(self, card: int, seat: int, to: int) -> None:
        """Move a card from in front of ``seat`` into the hand of ``to``; all see it (B-5.11, B-17.2)."""
        self.front[seat].remove(card)
        self.known[card] = (1 << self.seats) - 1
        self.hands[to].append(card)
        self.refresh(seat)

    def has_cards(self, seat: int) -> bool:
        """Tell whether ``seat`` has a card in hand or in front of him."""
        return bool(self.hands[seat]) or bool(self.front[seat])

    def unsettled(self) -> bool:
        """Tell whether an elimination or a deferred draw is due, now that an action or step is over (T-3, T-8)."""
        if self.doomed:
            return True
        if self.any_answers & EMPTY_HAND and (self.deck or self.discard):
            for seat in range(self.seats):
                if self.answers[seat] & EMPTY_HAND and not self.hands[seat]:
                    return True
        return False
