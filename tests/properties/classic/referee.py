"""A referee who hears a game and complains when something happens that the rules do not let happen, or does not happen.

He keeps his own notes of what is due, from the events and from what a
:class:`~tests.properties.classic.witness.Witness` knew before each of them.
"""

from __future__ import annotations

from sixgun.games.classic.game import ClassicGame
from sixgun.kernel.event import Event

from .witness import Witness

DEEDS = (
    "plays",
    "uses",
    "draws",
    "answers",
    "picks",
    "takes-from-hand",
    "takes-from-front",
    "rewarded",
    "regains-life",
)
"""What the doomed and the eliminated do no more (B-6.7, B-12.8)."""
DRAWING_CARDS = {"stagecoach": 2, "wells_fargo": 3}


class Referee:
    """Hears every event just before the witness does."""

    def __init__(self, game: ClassicGame, witness: Witness) -> None:
        self.game = game
        self.witness = witness
        self.kind = [kind.id for kind in game.box.kind]
        self.owed: tuple[int, int] = (-1, 0)  # who must draw now, and how many cards
        self.takes: tuple[int, int, int] = (-1, -1, 0)  # who takes from whom, how many cards
        self.doomed: list[tuple[int, int]] = []
        self.dying: tuple[int, int, int] = (-1, 0, -1)  # who, how many points, by whom
        self.due: list[tuple[str, int, int]] = []  # rewards and penalties
        self.drawn = 0
        self.short = self.skipped = self.dead = False

    def able(self, name: str) -> int:
        """Return the seat whose character is ``name`` and whose ability works, -1 if there is none."""
        witness = self.witness
        for seat, character in enumerate(witness.characters):
            if character == name and witness.in_game[seat] and seat not in [doomed for doomed, _ in self.doomed]:
                return seat
        return -1

    def hear(self, event: Event) -> None:
        """Judge an event."""
        self.check_window(event)
        self.check_owed(event)
        if event.kind in DEEDS:
            assert self.witness.in_game[event.seat], f"{event} by an eliminated player"
            assert event.seat not in [seat for seat, _ in self.doomed], f"{event} by a doomed player"
        getattr(self, "on_" + event.kind.replace("-", "_"), self.on_nothing)(event)

    def on_nothing(self, event: Event) -> None:
        """There is nothing to say about this."""

    # What must follow at once ----------------------------------------------------------------------------------------

    def check_owed(self, event: Event) -> None:
        """Cards that are due are drawn or taken before anything else happens; fewer only if there are none."""
        seat, number = self.owed
        if number and event.kind != "reshuffles":
            assert (event.kind, event.seat) in (("draws", seat), ("nothing-to-draw", seat)), (
                f"{seat} must draw: {event}"
            )
            self.owed = (seat, 0 if event.kind == "nothing-to-draw" else number - event.count)
            assert self.owed[1] >= 0
        taker, loser, number = self.takes
        if number:
            assert (event.kind, event.seat, event.other) == ("takes-from-hand", taker, loser)
            self.takes = (taker, loser, number - event.count)

    def on_plays(self, event: Event) -> None:
        kind = self.kind[event.cards[0]]
        if kind in DRAWING_CARDS:
            self.owed = (event.seat, DRAWING_CARDS[kind])
        shoots = event.detail == "bang" or (kind == "bang" and event.detail != "missed")
        if shoots and self.witness.bangs:
            front = [self.kind[card] for card in self.witness.front[event.seat]]
            assert "volcanic" in front or self.able("willy_the_kid") == event.seat, "a second BANG! (B-5.2)"

    # Life and death --------------------------------------------------------------------------------------------------

    def on_loses_life(self, event: Event) -> None:
        """Three points by Dynamite, one by anything else; a dying window if that is all he had (B-6.6)."""
        assert event.amount == (3 if event.cite == "B-10.5" else 1)
        assert event.other != event.seat
        assert (event.other >= 0) == (event.cite != "B-10.5") or event.cite == "B-9.12"
        self.loss = (event.seat, event.amount, event.other)
        if self.witness.life[event.seat] > event.amount:
            self.survived(*self.loss)

    def on_dying(self, event: Event) -> None:
        assert self.witness.life[event.seat] <= 0
        self.dying = self.loss
        assert self.dying[0] == event.seat

    def check_window(self, event: Event | None) -> None:
        """In a dying window nothing happens but what may save the dying; at 1 life point it is over (B-6.6)."""
        seat = self.dying[0]
        if seat < 0:
            return
        if self.witness.life[seat] > 0:
            assert self.witness.life[seat] == 1
            dying, self.dying = self.dying, (-1, 0, -1)
            self.survived(*dying)
        elif event is not None:
            assert event.seat == seat
            assert event.kind in ("plays", "uses", "regains-life", "doomed")

    def survived(self, seat: int, amount: int, by: int) -> None:
        """Bart Cassidy draws and El Gringo takes at once (T-5)."""
        character = self.witness.characters[seat]
        if character == "bart_cassidy":
            self.owed = (seat, amount)
        if character == "el_gringo" and by >= 0:
            self.takes = (seat, by, min(amount, len(self.witness.hands[by])))

    def on_doomed(self, event: Event) -> None:
        assert (event.seat, event.other) == (self.dying[0], self.dying[2])
        assert self.witness.life[event.seat] <= 0
        self.dying = (-1, 0, -1)
        self.doomed.append((event.seat, event.other))

    def on_eliminated(self, event: Event) -> None:
        """In the order of dooming, by who was responsible; what is due for it is noted (B-12.1 to B-12.5, B-14.7)."""
        assert self.doomed.pop(0) == (event.seat, event.other)
        by = event.other
        self.dead |= event.seat == self.witness.current
        if by < 0:
            return
        three = self.game.seats == 3
        if three or event.detail == "outlaw":
            self.due.append(("rewarded", by, event.seat))
        elif event.detail == "deputy" and self.witness.roles[by] == "sheriff":
            self.due.append(("penalised", by, event.seat))

    def on_rewarded(self, event: Event) -> None:
        assert not self.doomed
        assert self.due.pop(0) == (event.kind, event.seat, event.other)
        if event.kind == "rewarded":
            self.owed = (event.seat, 3)

    on_penalised = on_rewarded

    def on_discards(self, event: Event) -> None:
        if event.detail == "death":
            assert self.able("vulture_sam") < 0, "the cards are Vulture Sam's (CB-15)"
        if event.detail == "excess":
            hand, life = len(self.witness.hands[event.seat]), self.witness.life[event.seat]
            assert event.seat == self.witness.current
            assert hand > life, "more discarded than the excess (B-3.6)"

    # Turns -----------------------------------------------------------------------------------------------------------

    def on_turn_starts(self, event: Event) -> None:
        """The next player in the game, clockwise (B-3.8)."""
        witness = self.witness
        if witness.turn:
            seat = (witness.current + 1) % self.game.seats
            while not witness.in_game[seat]:
                seat = (seat + 1) % self.game.seats
            assert event.seat == seat
        self.drawn = 0
        self.short = self.skipped = self.dead = False

    def on_draws(self, event: Event) -> None:
        self.count_draw(event, ("B-3.4", "CB-2", "CB-7"))

    def on_takes_from_hand(self, event: Event) -> None:
        if self.witness.characters[event.seat] == "jesse_jones" and not self.drawn and self.game.phase == 1:
            self.drawn += 1

    def on_draws_from_discard(self, event: Event) -> None:
        self.drawn += 1

    def count_draw(self, event: Event, cites: tuple[str, ...]) -> None:
        if event.cite in cites and event.seat == self.witness.current:
            self.drawn += event.count

    def on_shows(self, event: Event) -> None:
        """Black Jack: a red second card brings a third (CB-2)."""
        assert self.drawn == 2
        if self.game.box.suit[event.cards[0]] <= 1:
            self.owed = (event.seat, 1)
            self.drawn -= 1

    def on_nothing_to_draw(self, event: Event) -> None:
        self.short = True
        assert self.witness.deck == 0
        assert not self.witness.discard

    def on_looks(self, event: Event) -> None:
        self.short |= event.count < 2

    def on_turn_skipped(self, event: Event) -> None:
        self.skipped = True

    def on_turn_ends(self, event: Event) -> None:
        """Two cards were drawn, and the hand is within its limit, unless the turn was cut short (B-3.4, B-3.6)."""
        witness = self.witness
        assert event.seat == witness.current
        if self.skipped:
            assert self.drawn == 0
        elif not self.dead:
            assert self.drawn == 2 or self.short
            assert len(witness.hands[event.seat]) <= witness.life[event.seat]

    def on_game_over(self, event: Event) -> None:
        """All roles are open (B-13.6), and nothing is due."""
        assert "" not in self.witness.roles
        assert self.doomed == []
        assert self.due == []

    # Between actions -------------------------------------------------------------------------------------------------

    def at_decision(self) -> None:
        """Check what must be true when somebody is asked."""
        decision = self.game.decision
        assert decision is not None
        self.check_window(None)
        assert (self.dying[0] >= 0) == (decision.kind == "dying")
        assert self.owed[1] == 0
        assert self.takes[2] == 0
        if decision.kind in ("play", "discard-excess"):
            assert self.doomed == []
            assert self.due == []
            suzy = self.able("suzy_lafayette")
            if suzy >= 0 and not self.witness.hands[suzy]:
                assert not self.witness.deck
                assert not self.witness.discard
