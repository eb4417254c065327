"""A referee who hears events and knows the rules, but nothing of how the engine carries them out.

He keeps his own list of what each event sets off (D-14), of the hits that a card must fire and of what answers them, of
the BANG! cards that count and of who falls when, and compares all questions with his :class:`Lawbook`.
"""

from __future__ import annotations

from sixgun.games.duel.draws import MayDraw
from sixgun.games.duel.game import DuelGame
from sixgun.games.duel.hits import Hit
from sixgun.games.duel.picks import MayDiscard
from sixgun.games.duel.sets.fights import Fight
from sixgun.games.duel.settling import Settle
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from tests.games.playing import pending

from .lawbook import BANGS, Lawbook

HIT_AC = ("alan_pinkertoon", "return_fire", "wild_bill")


class Noted:
    """Something set off: by what, and where its character stood then (D-14.5, D-14.6)."""

    def __init__(self, what: str, spot: int, who: str, front: bool, aim: str = "") -> None:
        self.what = what
        self.spot = spot
        self.who = who
        self.front = front
        self.aim = aim


class Referee:
    """Checks one game, from a question of phase 2 on; all its methods fail if a rule is broken."""

    def __init__(self, game: DuelGame) -> None:
        assert pending(game).kind == "play"
        self.game = game
        self.book = Lawbook(game)
        self.noted: list[Noted] = []
        self.queue: list[Noted] = []
        self.bangs = game.bangs
        self.as_colt = -1  # the card that is fired as a Colt
        self.hit: Event | None = None
        self.since: list[Event] = []  # what has happened since that hit
        self.asked = False
        self.due: list[str] = []  # characters that the card played must still fire at
        self.falling: list[int] = []
        self.drawing = False
        self.drawn = [0, 0]
        self.ran_out = False
        self.dalon = -1  # whose Dalon Ranger must be asked next
        self.heard: list[Event] = []
        game.listen(self.hear)

    # Moving on --------------------------------------------------------------------------------------------------------

    def apply(self, action: Action) -> None:
        """Carry out a legal action step by step, and look on."""
        game = self.game
        decision = pending(game)
        assert action in decision.actions
        game.decision = None
        game.dispatch(decision, action)
        while game.decision is None and not game.over:
            top = game.stack[-1]
            if isinstance(top, Settle) and not game.downs and not top.falling and (game.noted or game.queue):
                self.trigger()
            else:
                top.advance(game)
            assert [t.source for t in game.queue] == [noted.what for noted in self.queue] or game.over

    def trigger(self) -> None:
        """The next trigger is carried out: all noted are sorted behind those that wait (D-14.4 to D-14.7)."""
        game = self.game
        assert not any(game.character[spot] >= 0 and game.life[spot] == 0 for spot in range(4)), "eliminations first"
        assert [(t.source, t.spot) for t in game.noted] == [(noted.what, noted.spot) for noted in self.noted]
        self.effect_over()
        self.queue += sorted(self.noted, key=self.place)
        self.noted = []
        first = self.queue.pop(0)
        other = 1 - (first.spot >> 1)
        gone = self.book.who(first.spot) != first.who and first.what != "return_fire"
        target = game.ac[other]
        if first.what == "tom_thorn":
            target = game.rc[other]
        elif first.what == "sid_curry":
            target = self.book.spot(first.aim)
            gone = gone or target < 0
        elif first.what == "pocket_watch":
            gone = gone or not any(self.book.kind(card) == first.what for gear in game.gear for card in gear)
        self.heard = []
        game.stack[-1].advance(game)
        top = game.stack[-1]
        if gone:
            assert [event.kind for event in self.heard] == ["lapses"]
            assert isinstance(top, Settle)
        elif first.what in HIT_AC or first.what in ("tom_thorn", "sid_curry"):
            assert isinstance(top, Hit)
            assert (top.spot, top.by, top.card) == (target, 1 - other, -1)
        elif first.what == "slim_poet":
            assert isinstance(top, MayDiscard)
        elif first.what == "pocket_watch":
            assert {event.kind for event in self.heard} <= {"draws", "reshuffles", "nothing-to-draw"}
            assert self.heard
        else:
            assert isinstance(top, MayDraw)

    def place(self, noted: Noted) -> int:
        """D-14.5."""
        front = noted.front
        if self.book.who(noted.spot) == noted.who:
            front = self.game.ac[noted.spot >> 1] == noted.spot
        return (0 if front else 2) + (noted.spot >> 1 != self.game.current)

    def effect_over(self) -> None:
        """All hits have been fired, but for those at a character that is down or gone (D-9.6)."""
        assert all(self.book.spot(name) < 0 or self.game.life[self.book.spot(name)] == 0 for name in self.due)
        self.due = []
        assert self.hit is None

    # Questions --------------------------------------------------------------------------------------------------------

    def judge(self, decision: Decision) -> None:
        """Compare a question with what may be answered to it."""
        game = self.game
        offered = {action.text for action in decision.actions}
        assert len(offered) == len(decision.actions)
        seat = decision.seat
        hand = {game.card_text(card) for card in game.hands[seat]}
        kind = decision.kind
        if self.dalon >= 0:
            assert (kind, seat) == ("may-draw", self.dalon) or not game.can_draw(self.dalon)
            self.dalon = -1
        if kind == "play":
            assert seat == game.current
            assert not self.noted
            assert not self.queue
            self.effect_over()
            self.judge_draws(seat)
            assert game.bangs == self.bangs
            assert offered == self.book.phase_two(seat)
        elif kind == "answer-hit":
            assert self.hit is not None
            assert game.aimed >> 1 == seat
            self.asked = True
            derringer = decision.card >= 0 and self.book.kind(decision.card) == "derringer"
            tried = {event.detail for event in self.since if event.kind == "uses"}
            fired_as_colt = decision.card == self.as_colt
            assert offered == self.book.answers(game.aimed, tried, derringer and not fired_as_colt)
        elif kind == "second-card":
            assert offered == {"pass", *(f"discard {text}" for text in hand)}
        elif kind == "give-up":
            top = game.stack[-1]
            assert offered == self.book.gifts(top.answering if isinstance(top, Fight) else game.aimed)
        elif kind in ("discard-excess", "give-discard"):
            assert offered == {f"discard {text}" for text in hand}
            if kind == "discard-excess":
                assert decision.amount == len(hand) - max(2, game.life[game.ac[seat]]) > 0
        elif kind == "take-from-fallen":
            assert any(self.book.is_active(spot, "bull_anderson") for spot in self.book.spots(seat))
            assert ("take hand" in offered) == (decision.by != seat and bool(game.hands[decision.by]))
        elif kind == "redirect":
            buffalo = self.book.spot("buffalo_bell")
            assert buffalo >> 1 == seat
            assert game.life[buffalo] >= 2
            assert offered == {f"lose {self.book.who(spot)}" for spot in self.book.spots(seat)}
        elif kind == "if-dodged":
            assert game.aimed == -1

    def judge_draws(self, seat: int) -> None:
        """D-3.2."""
        if self.drawing and not self.ran_out:
            ac = self.game.ac[seat]
            three = self.book.is_active(ac, "dalton_bros")
            assert self.drawn == [3 if three else 2, int(self.book.wears(ac, "bank") >= 0)]
        self.drawing = False

    # Events -----------------------------------------------------------------------------------------------------------

    def note(self, what: str, spot: int, aim: str = "") -> None:
        self.noted.append(Noted(what, spot, self.book.who(spot), self.game.ac[spot >> 1] == spot, aim))

    def hear(self, event: Event) -> None:
        """Take note of an event."""
        self.heard.append(event)
        self.since.append(event)
        assert event.cite, event.kind
        if self.dalon >= 0 and event.kind in ("hit", "loses-life", "swaps", "eliminated", "turn-ends"):
            assert not self.game.can_draw(self.dalon)
            self.dalon = -1
        method = getattr(self, "on_" + event.kind.replace("-", "_"), None)
        if method is not None:
            method(event)

    def on_turn_starts(self, event: Event) -> None:
        self.bangs = 0
        self.drawing = True
        self.drawn = [0, 0]
        self.ran_out = False

    def on_draws(self, event: Event) -> None:
        if event.cite in ("D-3.2", "D-16.2"):
            self.drawn[event.cite == "D-16.2"] += event.count

    def on_nothing_to_draw(self, event: Event) -> None:
        self.ran_out = True

    def on_plays(self, event: Event) -> None:
        if len(self.game.stack) == 1:
            self.as_colt = -1
            self.fires(event.seat, self.book.kind(event.cards[0]), event.detail)

    def on_plays_as_colt(self, event: Event) -> None:
        self.as_colt = event.cards[0]
        self.fires(event.seat, "colt", event.detail)

    def on_copies(self, event: Event) -> None:
        self.as_colt = -1
        self.fires(event.seat, self.book.kind(event.cards[0]), "")

    def fires(self, seat: int, kind: str, target: str) -> None:
        """A card is played in phase 2: count it (D-6.9), and whom it will fire at (D-16.16, D-16.25)."""
        if kind in BANGS and not self.book.unlimited(seat):
            self.bangs += 1
        game = self.game
        if kind == "gatling":
            spots = [game.ac[1 - seat], game.rc[seat], game.rc[1 - seat]]
            self.due = [self.book.who(spot) for spot in dict.fromkeys(spots) if spot != game.ac[seat]]
        elif kind == "quick_fire":
            self.due = [target] * len(game.gear[self.book.spot(target)])

    def on_hit(self, event: Event) -> None:
        assert self.hit is None
        assert self.book.who(self.game.aimed) == event.detail
        if self.due:
            assert self.due.pop(0) == event.detail
        self.hit = event
        self.since = []
        self.asked = False

    def on_dodges(self, event: Event) -> None:
        """There has been one dodge; against Tex Killer's BANG! cards a second card too (D-8.7)."""
        game = self.game
        assert self.hit is not None
        found = [e for e in self.since if e.kind in ("plays", "reveal-succeeds")]
        found += [e for e in self.since if e.kind == "uses" and e.detail == "hat"]
        found += [e for e in self.since if e.kind == "discards" and e.detail == "dodge"]
        assert len(found) == 1
        by = event.other
        tex = self.book.is_active(game.ac[by], "tex_killer")
        bang = bool(event.cards) and (event.cards[0] == self.as_colt or self.book.kind(event.cards[0]) in BANGS)
        second = any(e.kind == "discards" and e.detail == "second" for e in self.since)
        assert second == (tex and bang)
        if found[0].kind == "plays" and not found[0].detail and self.book.kind(found[0].cards[0]) == "return_fire":
            self.note("return_fire", game.aimed)
        if by != event.seat and self.book.is_active(game.ac[by], "wyatt_ear"):
            self.note("wyatt_ear", game.ac[by])
        self.hit = None

    def on_reveal_succeeds(self, event: Event) -> None:
        if event.detail == "sid_curry":
            assert self.hit is not None
            if self.hit.seat != event.seat:
                hit = self.game.stack[-1]
                assert isinstance(hit, Hit)
                self.note("sid_curry", self.game.aimed, self.game.box.characters[hit.shooter].id)

    def on_loses_life(self, event: Event) -> None:
        """D-9.3. Whoever is hit without being asked can have had no answer that others do not see (D-8.4)."""
        game = self.game
        spot = self.book.spot(event.detail)
        seat = event.seat
        if event.cite == "D-8.3":
            assert self.hit is not None
            if not self.asked:
                assert not game.hands[seat]
                assert not self.book.in_sight(game.aimed, set())
            self.hit = None
        if game.life[spot] == 0:
            return
        if self.book.is_active(spot, "alan_pinkertoon"):
            self.note("alan_pinkertoon", spot)
        if event.other == 1 - seat:
            if self.book.is_active(spot, "slim_poet"):
                self.note("slim_poet", spot)
            if self.book.is_active(spot, "dalon_ranger"):
                self.dalon = seat

    def on_swaps(self, event: Event) -> None:
        ac = self.game.ac[event.seat]
        if self.book.is_active(ac, "tom_thorn"):
            self.note("tom_thorn", ac)
        watcher = self.game.ac[1 - event.seat]
        if self.book.is_active(watcher, "jango"):
            self.note("jango", watcher)
        if self.book.wears(watcher, "pocket_watch") >= 0:
            self.note("pocket_watch", watcher)

    def on_takes_from_hand(self, event: Event) -> None:
        self.robbed(self.game.ac[event.other])

    def on_removes_from_hand(self, event: Event) -> None:
        self.robbed(self.game.ac[event.other])

    def on_takes_equipment(self, event: Event) -> None:
        if event.other != event.seat and event.detail == "wild_bill":
            self.robbed(self.book.spot("wild_bill"))

    def on_removes_equipment(self, event: Event) -> None:
        self.on_takes_equipment(event)

    def robbed(self, spot: int) -> None:
        """D-17.11."""
        if self.book.is_active(spot, "wild_bill"):
            self.note("wild_bill", spot)

    def on_eliminated(self, event: Event) -> None:
        """D-14.5, D-15.1."""
        game = self.game
        me = game.current
        order = [game.ac[me], game.ac[1 - me], game.rc[me], game.rc[1 - me]]
        if not self.falling:
            down = [spot for spot in order if game.character[spot] >= 0 and game.life[spot] == 0]
            self.falling = list(dict.fromkeys(down))
        assert self.falling.pop(0) == self.book.spot(event.detail)

    def on_game_over(self, event: Event) -> None:
        self.noted = []
        self.queue = []
