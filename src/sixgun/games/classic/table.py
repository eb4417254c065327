"""The table: the whole state of a card game, and the ways cards move on it.

What the rules do with the state stands in the modules named after their subjects; the contract of a game (views,
refusals, results) is in ``game.py``.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.ability import (
    ANY_TIME,
    BANG_CARD,
    BARREL,
    EMPTY_HAND,
    IMMUNE,
    MISSED_CARD,
    MISSED_SYMBOL,
    NATURE,
    OUT_OF_TURN,
    PHASE_TWO,
    SIGHT,
    SILENCE,
    WEAPON,
    Ability,
    Character,
    EventCard,
)
from sixgun.games.classic.box import USE, Box
from sixgun.games.classic.options import Options
from sixgun.games.roles import OUTLAW
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng

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
        fresh: cards played in front of somebody in this turn; green ones cannot be used yet (DC-2.3).
        known: of each card in a hand or the deck, the bit mask of the seats that know it lies there (B-17.2);
            ``everybody`` is the mask of all seats.
        roles, revealed: role of each seat, and whether all have seen it.
        characters: character of each seat; None until chosen.
        copied: ability that each seat has borrowed from another character; None for none.
        offered: characters each seat may still choose from (by index).
        reserves, reserves_known: reserve character of each seat (B-1.5, by index, -1 for none), and the bit mask of
            those that have seen it.
        life, max_life: life points of each seat; below 0 only in a dying window (B-6.1).
        in_game: whether each seat is in the game; ``players_left`` counts them.
        doomed: seats that are doomed, in that order, with ``doomed_by`` responsible (B-6.7, B-12.2).
        first_dead, first_dead_back: the seat that was eliminated first, -1 for nobody yet, and whether it has come back
            (FC-4).
        ghost: the seat that is back for its own turn only, -1 for none (HN-5).
        owed, owing: cards each seat draws when the running action is over, and how many that are (T-3 point 6).
        current: the current player (T-1).
        turn: number of the turn, 1 up.
        phase: 0 before phase 1, then 1, 2, 3.
        bangs: BANG! cards the current player has played this turn (B-5.2).
        uses, used: how often the current player has used each ability this turn, by index of the ability, and whether
            any at all.
        phase_one: cards drawn in phase 1 of this turn, in order, as far as an event wants to know (FC-8).
        duty: card the current player must play before phase 2 ends, -1 for none (FC-8).
        cuffs: the only suit the current player may play from hand, -1 for any (HN-7).
        events: event cards to come (by index), the next one last; ``past_events`` those before the one in force.
        event: event card in force, None before the first.
        master, master_began: the event master, and whether his first turn has begun (EV-2.1).
    """

    __slots__ = (
        "abilities",
        "all_suits",
        "answers",
        "any_answers",
        "bang_from",
        "bang_limit",
        "bang_needs",
        "bangs",
        "barrels",
        "bars",
        "beer_life",
        "bent",
        "binds_second",
        "box",
        "characters",
        "copied",
        "cuffs",
        "current",
        "deck",
        "discard",
        "display",
        "display_knowers",
        "doomed",
        "doomed_by",
        "duty",
        "event",
        "events",
        "everybody",
        "first_dead",
        "first_dead_back",
        "flips",
        "freezes_bangs",
        "fresh",
        "front",
        "front_kinds",
        "ghost",
        "hand_limit",
        "hands",
        "in_game",
        "known",
        "level",
        "life",
        "master",
        "master_began",
        "max_life",
        "mine",
        "missed_from",
        "near_of",
        "no_fronts_played",
        "offered",
        "options",
        "others_of",
        "owed",
        "owing",
        "past_events",
        "phase",
        "phase_one",
        "players_left",
        "reach_of",
        "reserves",
        "reserves_known",
        "revealed",
        "rng",
        "roles",
        "seen_mod",
        "silences_fronts",
        "sources",
        "three_player_win",
        "turn",
        "used",
        "uses",
        "view_mod",
        "weapon_range",
    )

    def __init__(self, box: Box, options: Options, rng: Rng, source: Table | None = None) -> None:
        """Make an empty table, or an independent copy of ``source``."""
        n = options.players
        super().__init__("classic", n)
        self.everybody: int = (1 << n) - 1
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
        self.fresh: list[int] = []
        self.known: list[int] = [0] * box.cards
        self.roles: list[int] = [OUTLAW] * n
        self.revealed: list[bool] = [False] * n
        self.characters: list[Character | None] = [None] * n
        self.copied: list[Ability | None] = [None] * n
        self.offered: list[list[int]] = [[] for _ in range(n)]
        self.reserves: list[int] = [-1] * n
        self.reserves_known: list[int] = [0] * n
        self.life: list[int] = [0] * n
        self.max_life: list[int] = [0] * n
        self.in_game: list[bool] = [True] * n
        self.players_left: int = n
        self.doomed: list[int] = []
        self.doomed_by: list[int] = []
        self.first_dead: int = -1
        self.first_dead_back: bool = False
        self.ghost: int = -1
        self.owed: list[int] = [0] * n
        self.owing: int = 0
        self.current: int = 0
        self.turn: int = 0
        self.phase: int = 0
        self.bangs: int = 0
        self.uses: list[int] = [0] * len(box.abilities)
        self.used: bool = False
        self.phase_one: list[int] = []
        self.duty: int = -1
        self.cuffs: int = -1
        self.events: list[int] = []
        self.past_events: list[int] = []
        self.event: EventCard | None = None
        self.master: int = -1
        self.master_began: bool = False
        self.three_player_win: int = -1
        # Standing answers of the event in force (see put_event_in_force).
        self.all_suits: int = -1
        self.level: bool = False
        self.no_fronts_played: bool = False
        self.freezes_bangs: bool = False
        self.mine: bool = False
        self.binds_second: bool = False
        # Standing answers of the abilities in force (see refresh).
        self.abilities: list[list[Ability]] = [[] for _ in range(n)]
        self.sources: list[list[int]] = [[] for _ in range(n)]
        self.answers: list[int] = [0] * n
        self.any_answers: int = 0
        self.bent: list[int] = [0] * n  # what they are about (SIGHT ...)
        self.view_mod: list[int] = [0] * n
        self.seen_mod: list[int] = [0] * n
        self.weapon_range: list[int] = [COLT_RANGE] * n
        self.bang_limit: list[int] = [1] * n
        self.barrels: list[list[int]] = [[] for _ in range(n)]
        self.bang_needs: list[int] = [1] * n
        self.flips: list[int] = [1] * n
        self.bang_from: list[int] = [BANG_CARD] * n
        self.missed_from: list[int] = [MISSED_CARD | MISSED_SYMBOL] * n
        self.bars: list[int] = [0] * n
        self.beer_life: list[int] = [1] * n
        self.hand_limit: list[int] = [0] * n
        self.silences_fronts: bool = False
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
        self.fresh = source.fresh.copy()
        self.known = source.known.copy()
        self.roles = source.roles  # roles never change
        self.revealed = source.revealed.copy()
        self.characters = source.characters.copy()
        self.copied = source.copied.copy()
        self.offered = [offered.copy() for offered in source.offered]
        self.reserves = source.reserves.copy()
        self.reserves_known = source.reserves_known.copy()
        self.life = source.life.copy()
        self.max_life = source.max_life.copy()
        self.in_game = source.in_game.copy()
        self.players_left = source.players_left
        self.doomed = source.doomed.copy()
        self.doomed_by = source.doomed_by.copy()
        self.first_dead = source.first_dead
        self.first_dead_back = source.first_dead_back
        self.ghost = source.ghost
        self.owed = source.owed.copy()
        self.owing = source.owing
        self.current = source.current
        self.turn = source.turn
        self.phase = source.phase
        self.bangs = source.bangs
        self.uses = source.uses.copy()
        self.used = source.used
        self.phase_one = source.phase_one.copy()
        self.duty = source.duty
        self.cuffs = source.cuffs
        self.events = source.events.copy()
        self.past_events = source.past_events.copy()
        self.event = source.event
        self.master = source.master
        self.master_began = source.master_began
        self.three_player_win = source.three_player_win
        self.outcome_id = source.outcome_id
        self.winners = source.winners
        self.all_suits = source.all_suits
        self.level = source.level
        self.no_fronts_played = source.no_fronts_played
        self.freezes_bangs = source.freezes_bangs
        self.mine = source.mine
        self.binds_second = source.binds_second
        self.silences_fronts = source.silences_fronts
        # Lists inside these are replaced, never changed.
        self.abilities = source.abilities.copy()
        self.sources = source.sources.copy()
        self.answers = source.answers.copy()
        self.any_answers = source.any_answers
        self.bent = source.bent.copy()
        self.view_mod = source.view_mod.copy()
        self.seen_mod = source.seen_mod.copy()
        self.weapon_range = source.weapon_range.copy()
        self.bang_limit = source.bang_limit.copy()
        self.barrels = source.barrels.copy()
        self.bang_needs = source.bang_needs.copy()
        self.flips = source.flips.copy()
        self.bang_from = source.bang_from.copy()
        self.missed_from = source.missed_from.copy()
        self.bars = source.bars.copy()
        self.beer_life = source.beer_life.copy()
        self.hand_limit = source.hand_limit.copy()
        self.front_kinds = source.front_kinds.copy()
        self.others_of = source.others_of.copy()
        self.near_of = source.near_of.copy()
        self.reach_of = source.reach_of.copy()

    # Abilities in force ----------------------------------------------------------------------------------------------

    def refresh(self, seat: int) -> None:
        """Work out anew what bends the rules for ``seat``. This is the one place that decides what is in force.

        In force are the ability of the character and one he has borrowed, while he is in the game and not doomed (CH-1,
        B-6.7) and no event takes them away (HN-8); the cards in front of him, unless an event (FC-7) or the current
        player (CD-2) takes their effect away; and the event in force (EV-3.5).
        """
        abilities: list[Ability] = []
        sources: list[int] = []
        box = self.box
        event = self.event
        standing = self.in_game[seat] and seat not in self.doomed
        if standing and (event is None or not event.ability.no_characters):
            character = self.characters[seat]
            if character is not None:
                abilities.append(character.ability)
                sources.append(-1)
            borrowed = self.copied[seat]
            if borrowed is not None:
                abilities.append(borrowed)
                sources.append(-1)
        silent = (event is not None and event.ability.no_fronts) or (self.silences_fronts and seat != self.current)
        kinds = 0
        for card in self.front[seat]:
            kind = box.kind[card]
            kinds |= 1 << kind.index
            if kind.ability is not None and not silent:
                abilities.append(kind.ability)
                sources.append(card)
        if event is not None and standing:
            abilities.append(event.ability)
            sources.append(-1)
        self.abilities[seat] = abilities
        self.sources[seat] = sources
        self.front_kinds[seat] = kinds
        answers = bends = 0
        for ability in abilities:
            answers |= ability.answers
            bends |= ability.bends
        if answers != self.answers[seat]:
            self.answers[seat] = answers
            any_answers = 0
            for mask in self.answers:
                any_answers |= mask
            self.any_answers = any_answers
        changed = bends | self.bent[seat]
        if changed:
            self.bent[seat] = bends
            self._add_up(seat, changed)

    def _add_up(self, seat: int, changed: int) -> None:
        """Add up anew those standing answers of the abilities in force for ``seat`` that may have ``changed``."""
        abilities = self.abilities[seat]
        if changed & WEAPON:
            reach = limit = 0
            for ability in abilities:
                reach = max(reach, ability.weapon_range)
                limit = max(limit, ability.bang_limit)
            self.bang_limit[seat] = limit or 1
            reach = reach or COLT_RANGE
            if reach != self.weapon_range[seat]:
                self.weapon_range[seat] = reach
                self.reach_of[seat] = None
        if changed & SIGHT:
            view = seen = 0
            for ability in abilities:
                view += ability.view_mod
                seen += ability.seen_mod
            if view != self.view_mod[seat] or seen != self.seen_mod[seat]:
                self.view_mod[seat] = view
                self.seen_mod[seat] = seen
                self.forget_aims()
        if changed & BARREL:
            sources = self.sources[seat]
            self.barrels[seat] = [sources[i] for i, ability in enumerate(abilities) if ability.barrel]
        if changed & NATURE:
            self._add_up_nature(seat, abilities)
        if changed & SILENCE and seat == self.current:
            self._silence_others(seat)

    def _add_up_nature(self, seat: int, abilities: list[Ability]) -> None:
        """Add up anew those standing answers that hardly any but characters have."""
        needs = flips = bars = beer = hand = 0
        bang_from = BANG_CARD
        missed_from = MISSED_CARD | MISSED_SYMBOL
        for ability in abilities:
            needs = max(needs, ability.bang_needs)
            flips = max(flips, ability.flips)
            bang_from |= ability.bang_from
            missed_from |= ability.missed_from
            bars |= ability.bars
            beer = max(beer, ability.beer_life)
            hand = max(hand, ability.hand_limit)
        self.bang_needs[seat] = needs or 1
        self.flips[seat] = flips or 1
        self.bang_from[seat] = bang_from
        self.missed_from[seat] = missed_from
        self.bars[seat] = bars
        self.beer_life[seat] = beer or 1
        self.hand_limit[seat] = hand

    def _silence_others(self, seat: int) -> None:
        """Work out anew whether ``seat``, the current player, silences what lies in front of the others (CD-2)."""
        silences = False
        for ability in self.abilities[seat]:
            silences = silences or ability.silences_fronts
        if silences != self.silences_fronts:
            self.silences_fronts = silences
            for other in range(self.seats):
                if other != seat:
                    self.refresh(other)

    def refresh_all(self) -> None:
        """Work out anew what bends the rules for everybody: an event has changed, or whose turn it is matters."""
        for seat in range(self.seats):
            self.refresh(seat)

    def put_event_in_force(self, event: EventCard | None) -> None:
        """Have ``event`` cover the one before it: from now on it and no other is in force (EV-2.1, EV-3.4)."""
        self.event = event
        if event is None:
            self.all_suits = -1
            self.level = self.no_fronts_played = self.freezes_bangs = self.mine = self.binds_second = False
        else:
            ability = event.ability
            self.all_suits = ability.all_suits
            self.level = ability.level
            self.no_fronts_played = ability.no_fronts_played
            self.freezes_bangs = ability.freezes_bangs
            self.mine = ability.mine
            self.binds_second = ability.binds_second
        self.forget_aims()
        self.refresh_all()

    def suit(self, card: int) -> int:
        """Return the suit of a card, 0 to 3: its own, or the one that the event in force gives to all (B-7.4)."""
        return self.box.suit[card] if self.all_suits < 0 else self.all_suits

    def ability_in_force(self, seat: int, ability: Ability) -> bool:
        """Tell whether ``ability`` bends the rules for ``seat`` now."""
        return ability in self.abilities[seat]

    def forget_aims(self) -> None:
        """Have distances worked out anew: somebody left or came back, or something that bends them came or went."""
        n = self.seats
        self.others_of = [None] * n
        self.near_of = [None] * n
        self.reach_of = [None] * n

    # Asking ----------------------------------------------------------------------------------------------------------

    def ask(
        self, seat: int, kind: str, actions: list[Action], cite: str, by: int = -1, card: int = -1, amount: int = 0
    ) -> None:
        """Ask ``seat`` in the middle of an effect; what may be done at any time is offered as well (CB-12.2)."""
        if self.answers[seat] & ANY_TIME:
            for ability in self.abilities[seat]:
                if ability.answers & ANY_TIME:
                    ability.actions(self, seat, actions)
        self.decision = Decision(seat, kind, actions, cite, by, card, amount)

    def could_act(self, seat: int) -> bool:
        """Tell whether all can see that ``seat`` might have an answer: a card in hand, or an ability (T-7)."""
        return bool(self.hands[seat]) or self.could_use(seat, ANY_TIME)

    def could_use(self, seat: int, moment: int) -> bool:
        """Tell whether, as far as all can see, ``seat`` could use an ability of ``moment`` now (T-7)."""
        if self.answers[seat] & moment:
            for ability in self.abilities[seat]:
                if ability.answers & moment and ability.could_use(self, seat):
                    return True
        return False

    def dispatch(self, decision: Decision, action: Action) -> None:
        """Hand the answer to the frame that asked, or to the ability that has offered the action itself."""
        if self.duty >= 0 and self.duty in (action.card, action.other):
            self.duty = -1  # played, or used in another way (FC-8.3)
        if action.verb == USE:
            ability = self.box.abilities[action.mode]
            if ability.answers & (ANY_TIME | PHASE_TWO):
                if ability.answers & PHASE_TWO:
                    self.uses[action.mode] += 1
                    self.used = True
                ability.use(self, decision.seat, action)
                return
        self.stack[-1].answer(self, action)

    def affects(self, card: int, target: int, by: int) -> bool:
        """Tell whether ``card``, played by ``by``, affects ``target`` (B-8.6 point 1, CD-1)."""
        if self.answers[target] & IMMUNE:
            for ability in self.abilities[target]:
                if ability.answers & IMMUNE and ability.immune(self, target, card, by):
                    if self.listening:
                        self.say("unaffected", target, by, cards=(card,), cite=ability.cite)
                    return False
        return True

    def used_from_hand(self, seat: int) -> None:
        """Note that ``seat`` has played or given a card from hand in answer to something (B-5.1)."""
        if self.answers[seat] & OUT_OF_TURN and seat != self.current:
            for ability in self.abilities[seat]:
                if ability.answers & OUT_OF_TURN:
                    ability.used_out_of_turn(self, seat)

    def owe(self, seat: int) -> None:
        """Have ``seat`` draw one card more when the running action is over (T-3 point 6)."""
        self.owed[seat] += 1
        self.owing += 1

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
        if card == self.duty:
            self.duty = -1
        for other in hand:
            known[other] &= both
        known[card] = both
        self.hands[to].append(card)

    def take_from_front(self, card: int, seat: int, to: int) -> None:
        """Move a card from in front of ``seat`` into the hand of ``to``; all see it (B-5.11, B-17.2)."""
        self.front[seat].remove(card)
        self.known[card] = self.everybody
        self.hands[to].append(card)
        self.refresh(seat)

    def has_cards(self, seat: int) -> bool:
        """Tell whether ``seat`` has a card in hand or in front of him."""
        return bool(self.hands[seat]) or bool(self.front[seat])

    def unsettled(self) -> bool:
        """Tell whether an elimination or a deferred draw is due, now that an action or step is over (T-3, T-8)."""
        if self.doomed or self.owing:
            return True
        if self.any_answers & EMPTY_HAND and (self.deck or self.discard):
            for seat in range(self.seats):
                if self.answers[seat] & EMPTY_HAND and not self.hands[seat]:
                    return True
        return False
