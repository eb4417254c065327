"""The turn: start, draw, play, discard (D-3)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.duel.ability import DRAWS_MORE, DRAWS_THREE, SHOWS_SECOND, START_OF_TURN
from sixgun.games.duel.active import ability_at, bearing
from sixgun.games.duel.box import DISCARD, END, PLAY, PLAY_AS_COLT, RELOAD, SWAP, USE
from sixgun.games.duel.card import HORSESHOE
from sixgun.games.duel.draws import MayDraw
from sixgun.games.duel.playing import legal_actions, play
from sixgun.games.duel.reload import reload
from sixgun.games.duel.settling import Settle
from sixgun.games.duel.start_of_turn import begin, next_in_order
from sixgun.games.duel.swaps import swap
from sixgun.games.duel.table import BOTH, Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame

# Steps of a turn (D-3.1).
START: Final = 0
DRAW: Final = 1
DRAW_MORE: Final = 2
PLAYING: Final = 3
DISCARDING: Final = 4

LEAST_LIMIT: Final = 2
"""Cards that may be kept with an AC at 1 life point (D-3.7)."""


@final
class Turn(Frame[Table]):
    """The turn of ``seat``, always the lowest frame on the stack; ``step`` is the next one (D-3.1).

    ``done`` is the order of the last start-of-turn effect that has been begun (D-12.1).
    """

    __slots__ = ("done", "seat", "step")

    def __init__(self, seat: int, step: int = START) -> None:
        self.seat: int = seat
        self.step: int = step
        self.done: int = 0

    def advance(self, game: Table) -> None:
        """Settle what the last effect has left (D-14.4), then go on, also if the own AC has died (D-3.9)."""
        if game.downs or game.noted or game.queue:
            game.push(Settle([]))
            return
        step = self.step
        if step == PLAYING:
            self.phase_two(game)
        elif step == DISCARDING:
            self.phase_three(game)
        elif step == START:
            self.start(game)
        elif step == DRAW:
            self.draw(game)
        else:
            self.draw_more(game)

    def start(self, game: Table) -> None:
        """Begin the next effect of the start of the turn; when there is none, draw (D-12.1)."""
        seat = self.seat
        traits = game.traits
        if (traits[2 * seat] | traits[2 * seat + 1]) & START_OF_TURN:
            order = next_in_order(game, seat, self.done)
            if order:
                self.done = order
                begin(game, seat, order)
                return
        self.step = DRAW
        self.draw(game)

    def draw(self, game: Table) -> None:
        """Draw 2 cards, or as the AC says, which is read now (D-3.2, D-3.3)."""
        seat = self.seat
        game.phase = 1
        traits = game.traits[game.ac[seat]]
        self.step = DRAW_MORE if traits & (DRAWS_MORE | SHOWS_SECOND) else PLAYING
        if traits & SHOWS_SECOND:
            self.draw_and_show(game)
        else:
            game.draw(seat, 3 if traits & DRAWS_THREE else 2, "D-3.2")

    def draw_and_show(self, game: Table) -> None:
        """Draw 2 cards and show the second; a horseshoe may give one of the opponent's deck. No reveal (D-17.8)."""
        seat = self.seat
        ac = game.ac[seat]
        hand = game.hands[seat]
        before = len(hand)
        game.draw(seat, 2, "D-3.2")
        if len(hand) < before + 2:
            return
        card = hand[-1]
        game.known[card] = BOTH
        cite = ability_at(game, ac, bearing(game, ac, SHOWS_SECOND)[0]).cite
        if game.listening:
            game.say("shows", seat, cards=(card,), cite=cite)
        if game.box.symbol[card] == HORSESHOE:
            game.push(MayDraw(seat, 1, 1 - seat, cite))

    def draw_more(self, game: Table) -> None:
        """Draw the extra card, if the AC has one to draw (D-3.2)."""
        self.step = PLAYING
        if game.traits[game.ac[self.seat]] & DRAWS_MORE:
            game.draw(self.seat, 1, "D-16.2")

    def phase_two(self, game: Table) -> None:
        """Ask for the next action; the phase ends by itself if all can see that nothing can be done (D-3.4)."""
        seat = self.seat
        game.phase = 2
        actions = legal_actions(game, seat)
        if len(actions) == 1 and not game.hands[seat]:
            self.step = DISCARDING
            self.phase_three(game)
            return
        game.decision = Decision(seat, "play", actions, "D-3.4")

    def phase_three(self, game: Table) -> None:
        """Ask for discards, one at a time, while there are more cards than life points of the AC (D-3.7)."""
        game.phase = 3
        seat = self.seat
        hand = game.hands[seat]
        limit = game.life[game.ac[seat]]
        excess = len(hand) - (LEAST_LIMIT if limit < LEAST_LIMIT else limit)
        if excess <= 0:
            self.pass_on(game)
            return
        discard = game.box.discard
        game.decision = Decision(seat, "discard-excess", [discard[card] for card in hand], "D-3.7", amount=excess)

    def answer(self, game: Table, action: Action) -> None:
        """Take an action of phase 2, its end, or a discard of phase 3."""
        verb = action.verb
        seat = self.seat
        if verb in (PLAY, PLAY_AS_COLT):
            play(game, seat, action)
        elif verb == END:
            self.step = DISCARDING
        elif verb == DISCARD:
            game.discard_from_hand(seat, action.card)
            if game.listening:
                game.say("discards", seat, cards=(action.card,), detail="excess", cite="D-3.7")
        elif verb == SWAP:
            game.moved = True
            swap(game, seat, seat, "D-3.5")
        elif verb == RELOAD:
            reload(game, seat, action.card)
        else:
            game.used |= 1 << (verb - USE)
            game.box.characters[verb - USE].ability.use(game, seat, action)

    def pass_on(self, game: Table) -> None:
        """The turn is over, and the other player's begins (D-2.8)."""
        if game.listening:
            game.say("turn-ends", self.seat, cite="D-3.1")
        self.seat = 1 - self.seat
        self.step = START
        self.done = 0
        start_turn(game, self.seat)

    def clone(self) -> Turn:
        """Return an independent copy."""
        copy = Turn(self.seat, self.step)
        copy.done = self.done
        return copy

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"turn {self.seat} {self.step} {self.done}"


def start_turn(table: Table, seat: int) -> None:
    """Begin the turn of ``seat`` with fresh counters (D-3.5, D-6.9, D-17)."""
    table.current = seat
    table.turn += 1
    table.phase = 0
    table.bangs = 0
    table.moved = False
    table.used = 0
    if table.listening:
        table.say("turn-starts", seat, amount=table.turn, cite="D-3.1")
