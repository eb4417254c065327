"""The three special characters of The Bullet (CS): Uncle Will, Johnny Kisch, Claus "The Saint"."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.ability import PHASE_ONE, PHASE_TWO, PUTS_IN_PLAY, Ability
from sixgun.games.classic.box import CardSet
from sixgun.games.classic.limits import may_use
from sixgun.games.classic.phase_one import note
from sixgun.games.classic.sets.base_cards import GeneralStore
from sixgun.games.classic.sets.data_file import build_set, by_id, read_data
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame
from sixgun.kernel.refusal import Refusal


def bullet_set() -> CardSet:
    """Return a fresh copy of the special characters."""
    abilities = by_id(
        [UncleWill("uncle_will", "CS-1"), JohnnyKisch("johnny_kisch", "CS-2"), Claus("claus_the_saint", "CS-3")]
    )
    return build_set("bullet", read_data("bullet"), None, abilities)


@final
class UncleWill(Ability):
    """Once in his turn may play any card from his hand as a General Store (CS-1)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_TWO
        self.store: GeneralStore = GeneralStore()

    def could_use(self, table: Table, seat: int) -> bool:
        """Tell whether he has a card and has not used it in this turn."""
        return table.uses[self.index] == 0 and bool(table.hands[seat])

    def unusable(self, table: Table, seat: int) -> Refusal | None:
        """Refuse a second use in a turn, and one without a card."""
        if table.uses[self.index]:
            return Refusal("CS-1", "ability-used-up", {"ability": self.id, "times": "1"})
        return self.too_few(1, [card for card in table.hands[seat] if may_use(table, seat, card)])

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer every card, with its own suit (CS-1.1), but no BANG! cards that are frozen (CS-1.2)."""
        if self.could_use(table, seat):
            for card in table.hands[seat]:
                if may_use(table, seat, card):
                    actions.append(table.box.use(self, card))

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Discard the card and open the store."""
        if table.listening:
            table.say("uses", seat, cards=(action.card,), detail=self.id, cite=self.cite)
        table.discard_from_hand(seat, action.card)
        self.store.start(table, seat, action.card, -1)


@final
class JohnnyKisch(Ability):
    """When he puts a card into play, all other cards in play with the same name are discarded (CS-2)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PUTS_IN_PLAY

    def put_in_play(self, table: Table, seat: int, card: int) -> None:
        """Discard the cards clockwise from his left, his own last (CS-2.2); nobody protects them (CS-2.4)."""
        kind = table.box.kind[card]
        for owner in [*table.others(seat), seat]:
            for other in table.front[owner]:
                if other != card and table.box.kind[other] is kind:
                    table.discard_from_front(owner, other)
                    if table.listening:
                        table.say("removes-from-front", seat, owner, cards=(other,), cite=self.cite)
                    break


@final
class Claus(Ability):
    """Draws one card more than there are players, keeps two and gives one to each other player (CS-3)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_ONE

    def phase_one(self, table: Table, seat: int, n: int) -> bool:
        """Look at the cards: as many as he keeps, and one for each other player (CS-3.2)."""
        table.display_knowers = 1 << seat
        for _ in range(n + table.players_left - 1):
            if table.mine and table.discard:
                table.display.append(table.discard.pop())
                continue
            card = table.take_top()
            if card < 0:
                break
            table.display.append(card)
            table.deck_check()
        if table.listening:
            table.say("looks", seat, cards=tuple(table.display), knowers=1 << seat, cite=self.cite)
        table.push(ShareOut(seat, n, 0, []))
        return True


@final
class ShareOut(Frame[Table]):
    """``seat`` keeps ``n`` of the cards he looks at, ``kept`` of them so far, and gives one to each of ``getters``.

    He keeps first, so that he has his own if there are too few (CS-3.3); then he gives clockwise.
    """

    __slots__ = ("getters", "kept", "n", "seat")

    def __init__(self, seat: int, n: int, kept: int, getters: list[int]) -> None:
        self.seat: int = seat
        self.n: int = n
        self.kept: int = kept
        self.getters: list[int] = getters

    def advance(self, game: Table) -> None:
        """Ask for the next card to keep or to give; the last one goes by itself."""
        looked = game.display
        if not looked or (self.kept == self.n and not self.getters):
            game.pop()
            game.display = []
            game.display_knowers = -1
            return
        box = game.box
        if len(looked) == 1:
            self.move(game, looked[0])
        elif self.kept < self.n:
            game.ask(self.seat, "keep-card", [box.keep_one[card] for card in looked], "CS-3", amount=self.n - self.kept)
        else:
            actions = [box.choose[card] for card in looked]
            game.ask(self.seat, "give-card", actions, "CS-3.1", by=self.getters[0])

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        self.move(game, action.card)

    def move(self, game: Table, card: int) -> None:
        """Move a card into the hand of who gets it, face down."""
        game.display.remove(card)
        seat = self.seat
        if self.kept < self.n:
            self.kept += 1
            game.hands[seat].append(card)
            game.known[card] = 1 << seat  # whoever knew the deck cannot tell who has got it
            note(game, card)
            if game.listening:
                game.say("draws", seat, cards=(card,), knowers=1 << seat, cite="CS-3")
            if self.kept == self.n:
                self.getters = game.others(seat).copy()
            return
        getter = self.getters.pop(0)
        both = (1 << seat) | (1 << getter)
        game.hands[getter].append(card)
        game.known[card] = both
        if game.listening:
            game.say("gives", seat, getter, cards=(card,), knowers=both, cite="CS-3")

    def clone(self) -> ShareOut:
        """Return an independent copy."""
        return ShareOut(self.seat, self.n, self.kept, self.getters.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"share {self.seat} {self.n} {self.kept} {self.getters}"
