"""The turn and its steps S0 to S11 (B-3)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.classic.ability import (
    AFTER_DRAW,
    BEFORE_DRAW,
    COUNTS,
    DETENTION,
    EMPTY_HAND,
    ENTERS,
    HAZARD,
    INSTEAD,
    OFFERS,
    PHASE_ONE,
    SILENCE,
    TURN_BEGINS,
    TURN_ENDS,
)
from sixgun.games.classic.box import END, PLAY, USE_CARD
from sixgun.games.classic.elimination import ghost_leaves, settle
from sixgun.games.classic.phase_one import draw_phase_one, show_second
from sixgun.games.classic.playing import legal_actions, play, use_green
from sixgun.games.classic.table import DRAWN_CARDS, Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame

# Steps of the turn (B-3.2). S1, the return of an eliminated player, is part of becoming the current player.
S0_EVENT: Final = 0
S2_BEGINNING: Final = 2
S3_HAZARD: Final = 3
S4_DETENTION: Final = 4
S5_BEFORE_DRAW: Final = 5
S6_PHASE_ONE: Final = 6
S7_AFTER_DRAW: Final = 7
S8_PHASE_TWO: Final = 8
S9_PHASE_THREE: Final = 9
S10_END: Final = 10
S11_NEXT: Final = 11


@final
class Turn(Frame[Table]):
    """The turn of ``seat``, always the lowest frame on the stack; ``step`` is the next one to carry out (B-3.2).

    ``done`` counts the abilities (by their place among those in force) and ``checked`` holds the cards in front that
    have had their say in this step. ``extra`` marks a turn that an event has added (FC-14), ``again`` that one follows.
    """

    __slots__ = ("again", "checked", "done", "extra", "seat", "step")

    def __init__(self, seat: int, step: int = S3_HAZARD) -> None:
        self.seat: int = seat
        self.step: int = step
        self.done: int = 0
        self.checked: list[int] = []
        self.extra: bool = False
        self.again: bool = False

    def advance(self, game: Table) -> None:
        """Settle what the last action or step has left, then go on; an eliminated player's turn is over (B-3.3).

        The discards of phase 3 are one step: nothing is settled in between (T-8).
        """
        if (
            (game.doomed or game.owing or game.any_answers & EMPTY_HAND)
            and self.step != S9_PHASE_THREE
            and game.unsettled()
        ):
            settle(game)
            return
        seat = self.seat
        if not game.in_game[seat]:
            self.pass_on(game)
            return
        step = self.step
        if step == S8_PHASE_TWO:
            self.phase_two(game)
        elif step == S9_PHASE_THREE:
            self.phase_three(game)
        elif step == S6_PHASE_ONE:
            self.phase_one(game)
        elif step == S7_AFTER_DRAW:
            if not game.answers[seat] & AFTER_DRAW or not self.next_ability(game, AFTER_DRAW):
                self.step = S8_PHASE_TWO
        elif step == S10_END:
            self.end_of_turn(game)
        elif step >= S11_NEXT:
            self.pass_on(game)
        else:
            self.before_phase_one(game)

    def go_to(self, step: int) -> None:
        """Begin the next step."""
        self.step = step
        self.done = 0

    def before_phase_one(self, game: Table) -> None:
        """Carry out S0 to S5."""
        seat = self.seat
        answers = game.answers[seat]
        step = self.step
        if step == S3_HAZARD:
            if answers & HAZARD and self.check_front(game, HAZARD):
                return
            if self.checked:
                self.checked = []
            step = self.step = S4_DETENTION
        if step == S4_DETENTION:
            if answers & DETENTION and self.check_front(game, DETENTION):
                return
            if game.copied[seat] is not None and not self.extra:
                game.copied[seat] = None  # borrowed until his next turn only (CD-15)
                game.refresh(seat)
            if game.answers[seat] & BEFORE_DRAW:
                self.go_to(S5_BEFORE_DRAW)
            else:
                self.step = S6_PHASE_ONE
                self.phase_one(game)
        elif step == S5_BEFORE_DRAW:
            if not answers & BEFORE_DRAW or not self.next_ability(game, BEFORE_DRAW):
                self.go_to(S6_PHASE_ONE)
        elif step == S2_BEGINNING:
            if not answers & TURN_BEGINS or not self.next_ability(game, TURN_BEGINS):
                self.go_to(S3_HAZARD)
        else:
            self.go_to(S2_BEGINNING)
            self.next_event(game)

    def next_event(self, game: Table) -> None:
        """S0: the event master puts the next event card into play, but not in his first turn (EV-2.1)."""
        if self.seat != game.master or self.extra:
            return
        if not game.master_began:
            game.master_began = True
            return
        if not game.events:
            return
        if game.event is not None:
            game.past_events.append(game.event.index)
        event = game.box.events[game.events.pop()]
        if game.listening:
            game.say("event", self.seat, detail=event.id, cite=event.rules[0])
        game.put_event_in_force(event)
        if event.ability.answers & ENTERS:
            event.ability.enters(game, self.seat)

    def next_ability(self, game: Table, moment: int) -> bool:
        """Call the next ability in force that waits for ``moment``; return whether there was one."""
        abilities = game.abilities[self.seat]
        for i in range(self.done, len(abilities)):
            ability = abilities[i]
            if ability.answers & moment:
                self.done = i + 1
                if moment == TURN_BEGINS:
                    ability.turn_begins(game, self.seat)
                elif moment == BEFORE_DRAW:
                    ability.before_draw(game, self.seat)
                elif moment == AFTER_DRAW:
                    ability.after_draw(game, self.seat)
                else:
                    ability.turn_ends(game, self.seat)
                return True
        return False

    def check_front(self, game: Table, moment: int) -> bool:
        """Begin the next check of a card in front of the player, if one is due at this step (S3, S4)."""
        abilities = game.abilities[self.seat]
        sources = game.sources[self.seat]
        for i, ability in enumerate(abilities):
            if ability.answers & moment and sources[i] not in self.checked:
                self.checked.append(sources[i])
                if moment == HAZARD:
                    ability.hazard(game, self.seat, sources[i])
                else:
                    ability.detention(game, self.seat, sources[i])
                return True
        return False

    def receive(self, game: Table, result: int) -> None:
        """Take a result: S4, the turn is skipped; S6, phase 1 is replaced; S10, another turn follows."""
        if self.step == S4_DETENTION:
            if result:
                if game.listening:
                    game.say("turn-skipped", self.seat, cite="B-10.4")
                if not self.extra and game.copied[self.seat] is not None:
                    game.copied[self.seat] = None  # no choice was made for this round (CD-15.2)
                    game.refresh(self.seat)
                self.step = S11_NEXT
        elif self.step == S6_PHASE_ONE:
            if result:
                self.go_to(S7_AFTER_DRAW)
        elif result:
            self.again = True

    def phase_one(self, game: Table) -> None:
        """Draw two cards, or as abilities and events say (B-3.4, CH-5)."""
        seat = self.seat
        if game.phase == 0:
            game.phase = 1
            if game.answers[seat] & INSTEAD:
                for ability in game.abilities[seat]:
                    if ability.answers & INSTEAD and ability.instead_of_phase_one(game, seat):
                        return
        self.done = 0
        self.step = S7_AFTER_DRAW if game.answers[seat] & AFTER_DRAW else S8_PHASE_TWO
        if game.event is None and not game.answers[seat] & (COUNTS | PHASE_ONE):
            game.draw(seat, DRAWN_CARDS, "B-3.4")
        else:
            draw_phase_one(game, seat)

    def phase_two(self, game: Table) -> None:
        """Ask for the next action; the phase ends by itself if all can see that nothing can be done (T-7)."""
        seat = self.seat
        if game.phase == 1:
            game.phase = 2
            if game.binds_second:
                show_second(game, seat)
        if not game.hands[seat] and not game.could_use(seat, OFFERS) and not self.could_use_front(game):
            self.step = S9_PHASE_THREE
            self.phase_three(game)
            return
        game.decision = Decision(seat, "play", legal_actions(game, seat), "B-3.5")

    def could_use_front(self, game: Table) -> bool:
        """Tell whether a green card in front of the player could be used now, as all can see."""
        if not game.front_kinds[self.seat] & game.box.green_uses:
            return False
        return len(legal_actions(game, self.seat)) > 1

    def phase_three(self, game: Table) -> None:
        """Ask for discards, one at a time, while the hand is larger than the limit (B-3.6)."""
        game.phase = 3
        seat = self.seat
        hand = game.hands[seat]
        excess = len(hand) - (game.hand_limit[seat] or game.life[seat])
        if excess <= 0:
            self.done = 0
            self.step = S10_END
            if not game.unsettled():
                self.end_of_turn(game)
            return
        discard = game.box.discard
        game.decision = Decision(seat, "discard-excess", [discard[card] for card in hand], "B-3.6", amount=excess)

    def answer(self, game: Table, action: Action) -> None:
        """Take an action of phase 2, its end, or a discard of phase 3."""
        if action.verb == PLAY:
            play(game, self.seat, action)
        elif action.verb == END:
            self.step = S9_PHASE_THREE
        elif action.verb == USE_CARD:
            use_green(game, self.seat, action)
        elif game.mine:
            bury(game, self.seat, action.card)
        else:
            game.discard_from_hand(self.seat, action.card)
            if game.listening:
                game.say("discards", self.seat, cards=(action.card,), detail="excess", cite="B-3.6")

    def end_of_turn(self, game: Table) -> None:
        """S10: what happens at the end of a turn; a ghost leaves (HN-5.6)."""
        seat = self.seat
        if game.answers[seat] & TURN_ENDS and self.next_ability(game, TURN_ENDS):
            return
        if seat == game.ghost and not self.again:
            ghost_leaves(game, seat)
            self.step = S11_NEXT
            return
        self.step = S11_NEXT
        self.pass_on(game)

    def pass_on(self, game: Table) -> None:
        """S11: the next player becomes current (B-3.8), or the same again if an event gives him another turn."""
        if game.listening:
            game.say("turn-ends", self.seat, cite="B-3.8")
        seat = self.seat
        again = self.again and game.in_game[seat]
        self.extra = again
        self.again = False
        if not again:
            if seat == game.ghost:
                ghost_leaves(game, seat)
                self.step = S11_NEXT
                return
            seat = self.seat = game.next_in_game(seat) if game.event is None else next_player(game, seat)
        if self.checked:
            self.checked = []
        self.done = 0
        self.step = S2_BEGINNING if again else first_step(game)
        start_turn(game, seat)
        if not game.in_game[seat]:
            come_back(game, seat)

    def clone(self) -> Turn:
        """Return an independent copy."""
        copy = Turn(self.seat, self.step)
        copy.done = self.done
        copy.checked = self.checked.copy()
        copy.extra = self.extra
        copy.again = self.again
        return copy

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"turn {self.seat} {self.step} {self.done} {self.checked} {self.extra} {self.again}"


def bury(table: Table, seat: int, card: int) -> None:
    """Put an excess card face down onto the deck, as an event says (FC-1.3).

    Whoever knew cards of that hand can no longer be sure where they are (B-17.2).
    """
    hand = table.hands[seat]
    bit = 1 << seat
    table.known[card] = bit
    hand.remove(card)
    for other in hand:
        table.known[other] &= bit
    table.deck.append(card)
    if table.listening:
        table.say("buries", seat, cards=(card,), knowers=1 << seat, cite="FC-1.3")


def first_step(table: Table) -> int:
    """Return the step a normal turn begins with: the steps of events are left out where there are none."""
    return S0_EVENT if table.box.events else S3_HAZARD


def next_player(table: Table, seat: int) -> int:
    """Return who plays next: the next seat round the table that is in the game, or comes back into it (B-3.8)."""
    n = table.seats
    event = table.event
    if event is None:
        return table.next_in_game(seat)
    ability = event.ability
    for step in range(1, n + 1):
        other = (seat - step if ability.backwards else seat + step) % n
        if table.in_game[other] or ability.ghosts:
            return other
        if ability.revives and other == table.first_dead and not table.first_dead_back:
            return other
    return seat


def come_back(table: Table, seat: int) -> None:
    """S1: an eliminated player returns, for this turn (HN-5.1) or for good with 2 life points and cards (FC-4.1)."""
    table.in_game[seat] = True
    table.players_left += 1
    table.forget_aims()
    event = table.event
    if event is not None and event.ability.ghosts:
        table.ghost = seat
        table.life[seat] = 0
        table.refresh(seat)
        if table.listening:
            table.say("returns-as-ghost", seat, cite="HN-5.1")
        return
    table.first_dead_back = True
    table.life[seat] = 2
    table.refresh(seat)
    if table.listening:
        table.say("returns-alive", seat, amount=2, cite="FC-4.1")
    table.draw(seat, 2, "FC-4.1")


def start_turn(table: Table, seat: int) -> None:
    """Make ``seat`` the current player (T-1) with fresh limits (B-5.2)."""
    table.current = seat
    table.turn += 1
    table.phase = 0
    table.bangs = 0
    if table.fresh:
        table.fresh = []
    if table.phase_one:
        table.phase_one = []
    table.duty = -1
    table.cuffs = -1
    if table.used:
        table.used = False
        table.uses = [0] * len(table.uses)
    if table.silences_fronts:
        table.silences_fronts = False
        table.refresh_all()
    elif table.bent[seat] & SILENCE:
        table.refresh(seat)
    if table.listening:
        table.say("turn-starts", seat, amount=table.turn, cite="B-3.1")
