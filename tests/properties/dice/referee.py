"""A referee who hears events and knows the rules, but nothing of how the engine carries them out.

He follows the table by events alone and complains about whatever no rule allows: arrows not taken, an attack that does
not come, a die used twice or not at all, a target too far away, a life point lost or kept without a reason.
"""

from __future__ import annotations

from sixgun.games.dice.die import FACES
from sixgun.kernel.event import Event

ORDER = ("rolls", "explodes", "stops", "hits", "gives-beer", "fires-gatling", "turn-ends")
"""The stages of a turn, in the order of G-3.1 and G-5.1."""
REACH = {
    "calamity_janet": {"1": {1, 2}, "2": {1, 2}},
    "rose_doolan": {"1": {1, 2}, "2": {2, 3}},
}


class Referee:
    """Checks one game; ``hear`` fails if an event breaks a rule."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.who = [""] * seats
        self.life = [0] * seats
        self.most = [0] * seats
        self.arrows = [0] * seats
        self.alive = [True] * seats
        self.roller = -1
        self.begin_turn(-1)

    def begin_turn(self, roller: int) -> None:
        self.roller = roller
        self.dice = [""] * 5
        self.stage = 0
        self.rolls = 0
        self.owed = 0  # arrows of the last roll that are not taken yet
        self.used: list[int] = []
        self.lost: dict[str, dict[int, int]] = {}  # what each cause is still to take from whom
        self.hits = [0] * self.seats
        self.doubled = False
        self.stopped = False
        self.own_beer = 0

    @property
    def pile(self) -> int:
        return 9 - sum(self.arrows)

    def ring(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.alive[seat]]

    def hear(self, event: Event) -> None:
        if event.kind in ORDER:
            assert self.stage <= ORDER.index(event.kind) or event.kind == "rolls", event
            self.stage = ORDER.index(event.kind)
            if event.kind not in ("rolls", "turn-ends"):
                assert event.seat == self.roller
        method = getattr(self, "on_" + event.kind.replace("-", "_"), None)
        if method is not None:
            method(event)
        assert all(0 <= self.life[seat] <= self.most[seat] for seat in range(self.seats)), event
        assert self.pile >= 0

    # The turn ---------------------------------------------------------------------------------------------------------

    def on_character(self, event: Event) -> None:
        self.who[event.seat] = event.detail
        self.life[event.seat] = self.most[event.seat] = event.amount

    def on_turn_starts(self, event: Event) -> None:
        if self.roller >= 0:
            after = [seat % self.seats for seat in range(self.roller + 1, self.roller + 1 + self.seats)]
            assert event.seat == next(seat for seat in after if self.alive[seat])
        assert self.pile > 0
        self.begin_turn(event.seat)

    def on_turn_ends(self, event: Event) -> None:
        assert event.seat == self.roller
        if self.alive[self.roller]:
            self.all_is_resolved()

    def all_is_resolved(self) -> None:
        """Whoever lives to the end of his turn has used all that must be used (G-0.4)."""
        assert self.stopped
        assert self.owed == 0
        for place, face in enumerate(self.dice):
            assert (place in self.used) == (face in ("1", "2", "beer")), (self.dice, self.used)
        gatlings = self.dice.count("gatling")
        needed = 2 if self.who[self.roller] == "willy_the_kid" else 3
        assert (gatlings >= needed) == ("gatling" in self.lost)

    def on_rolls(self, event: Event) -> None:
        assert event.seat == self.roller
        assert not self.stopped
        assert self.owed == 0
        assert self.dice.count("dynamite") < 3
        self.rolls += 1
        assert event.amount == self.rolls <= (4 if self.who[self.roller] == "lucky_duke" else 3)
        assert self.rolls > 1 or event.count == 5
        for card in event.cards:
            place, face = divmod(card, 6)
            assert self.dice[place] != "dynamite" or self.who[self.roller] == "black_jack"
            self.dice[place] = FACES[face]
            self.owed += FACES[face] == "arrow"

    def on_explodes(self, event: Event) -> None:
        assert self.owed == 0
        assert event.amount == self.dice.count("dynamite") >= 3
        self.lost["dynamite"] = {self.roller: 1}

    def on_stops(self, event: Event) -> None:
        assert self.owed == 0
        assert "dynamite" not in self.lost or not self.lost["dynamite"]
        assert [FACES[card % 6] for card in event.cards] == self.dice
        self.stopped = True

    # Arrows -----------------------------------------------------------------------------------------------------------

    def on_takes_arrow(self, event: Event) -> None:
        seat = event.seat
        self.arrows[seat] += event.amount
        if event.other < 0:
            assert seat == self.roller
            self.owed -= event.amount
            assert self.owed >= 0
            assert self.owed == 0 or self.pile == 0
        elif self.who[seat] == "bart_cassidy" and event.other == self.roller:
            cause = "gatling" if "gatling" in self.lost and self.lost["gatling"].get(seat) else "bullseye"
            if cause == "bullseye":
                self.all_hits_assigned()
            self.take_point(seat, cause, event.amount)
            assert self.pile > 0
        else:
            assert seat == self.roller
            assert self.who[event.other] == "el_gringo"
            assert self.alive[event.other]
            assert event.amount == 1

    def on_indians_attack(self, event: Event) -> None:
        assert self.pile == 0
        self.lost["indians"] = {}
        for seat in self.ring():
            points = min(self.arrows[seat], 1) if self.who[seat] == "jourdonnais" else self.arrows[seat]
            if points:
                self.lost["indians"][seat] = min(points, self.life[seat])

    def on_returns_arrows(self, event: Event) -> None:
        if event.seat >= 0:
            assert self.arrows[event.seat] == event.amount
            assert not self.alive[event.seat] or (event.seat == self.roller and "gatling" in self.lost)
            self.arrows[event.seat] = 0
            return
        assert self.lost.get("indians") == {}
        self.arrows = [0] * self.seats

    def on_discards_arrow(self, event: Event) -> None:
        assert self.arrows[event.other] > 0
        if self.who[event.seat] == "pedro_ramirez":
            assert event.seat == event.other
        else:
            assert self.who[event.seat] == "kit_carlson"
            assert event.seat == self.roller
        self.arrows[event.other] -= 1

    # Dice -------------------------------------------------------------------------------------------------------------

    def use(self, card: int) -> str:
        place, face = divmod(card, 6)
        assert place not in self.used
        assert self.dice[place] == FACES[face]
        self.used.append(place)
        return FACES[face]

    def on_hits(self, event: Event) -> None:
        face = self.use(event.cards[0])
        assert face in ("1", "2")
        if len(event.cards) == 2:
            assert self.use(event.cards[1]) == "beer"
            assert self.who[self.roller] == "slab_the_killer"
            assert not self.doubled
            self.doubled = True
        assert event.amount == len(event.cards)
        ring = self.ring()
        if len(ring) <= 3 and face == "2":
            face = "1"
        reach = REACH.get(self.who[self.roller], {"1": {1}, "2": {2}})[face]
        steps = (ring.index(event.other) - ring.index(self.roller)) % len(ring)
        assert steps != 0
        assert {steps, len(ring) - steps} & reach
        self.hits[event.other] += event.amount

    def all_hits_assigned(self) -> None:
        if "bullseye" not in self.lost:
            eyes = {place for place, face in enumerate(self.dice) if face in ("1", "2")}
            assert eyes <= {*self.used}
            self.lost["bullseye"] = {seat: points for seat, points in enumerate(self.hits) if points}

    def on_gives_beer(self, event: Event) -> None:
        self.all_hits_assigned()
        assert not any(self.lost["bullseye"].values())
        assert self.use(event.cards[0]) == "beer"
        assert self.alive[event.other]
        if not self.own_beer:
            self.own_beer = 2 if self.who[self.roller] == "jesse_jones" and self.life[self.roller] <= 4 else 1

    def on_fires_gatling(self, event: Event) -> None:
        assert event.amount == self.dice.count("gatling")
        others = [seat for seat in self.ring() if seat != self.roller]
        self.lost["gatling"] = {seat: 1 for seat in others if self.who[seat] != "paul_regret"}

    # Life -------------------------------------------------------------------------------------------------------------

    def take_point(self, seat: int, cause: str, points: int) -> None:
        assert self.lost.get(cause, {}).get(seat, 0) >= points, (cause, seat, points)
        self.lost[cause][seat] -= points
        if not self.lost[cause][seat]:
            del self.lost[cause][seat]

    def on_loses_life(self, event: Event) -> None:
        if event.detail == "bullseye":
            self.all_hits_assigned()
        assert event.other == (self.roller if event.detail in ("bullseye", "gatling") else -1)
        self.take_point(event.seat, event.detail, event.amount)
        self.life[event.seat] -= event.amount
        if self.life[event.seat] == 0:
            self.lost[event.detail].pop(event.seat, None)

    def on_regains_life(self, event: Event) -> None:
        seat = event.seat
        most = {"G-5.6": self.own_beer if seat == self.roller else 1, "G-7.12": 1, "G-7.14": 2}.get(event.cite, 99)
        assert 1 <= event.amount <= most
        assert event.amount == most or self.life[seat] + event.amount == self.most[seat] or event.cite == "G-7.15"
        if event.cite == "G-7.14":
            assert self.who[seat] == "suzy_lafayette"
            assert seat == self.roller
            assert not {"1", "2"} & {*self.dice}
        if event.cite == "G-7.15":
            assert self.who[seat] == "vulture_sam"
        assert self.alive[seat]
        assert self.life[seat] > 0
        self.life[seat] += event.amount

    def on_eliminated(self, event: Event) -> None:
        assert self.life[event.seat] == 0
        assert not any(points for cause in self.lost.values() for points in cause.values())  # all at the same time
        self.alive[event.seat] = False
