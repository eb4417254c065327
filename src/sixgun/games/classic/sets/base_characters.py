"""The abilities of the 16 characters of the base set (CB-1 to CB-16)."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.ability import (
    ANY_TIME,
    BANG_CARD,
    EMPTY_HAND,
    HEIR,
    LOST_LIFE,
    MISSED_CARD,
    PHASE_ONE,
    UNLIMITED,
    Ability,
)
from sixgun.games.classic.box import DIAMONDS, DRAW_DECK, DRAW_SEAT
from sixgun.games.classic.combat import guard
from sixgun.games.classic.life import regain_life
from sixgun.games.classic.limits import may_give
from sixgun.games.classic.phase_one import draw_from_pile, note, phase_draw
from sixgun.games.classic.sets.data_file import by_id
from sixgun.games.classic.table import Table
from sixgun.games.classic.taking import take_from_hand
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame
from sixgun.kernel.refusal import Refusal


def abilities() -> dict[str, Ability]:
    """Return a fresh ability for each character, by id."""
    calamity_janet = Ability("calamity_janet", "CB-3")
    calamity_janet.bang_from = MISSED_CARD
    calamity_janet.missed_from = BANG_CARD
    jourdonnais = Ability("jourdonnais", "CB-6")
    jourdonnais.barrel = True
    lucky_duke = Ability("lucky_duke", "CB-8")
    lucky_duke.flips = 2
    paul_regret = Ability("paul_regret", "CB-9")
    paul_regret.seen_mod = 1
    rose_doolan = Ability("rose_doolan", "CB-11")
    rose_doolan.view_mod = 1
    slab_the_killer = Ability("slab_the_killer", "CB-13")
    slab_the_killer.bang_needs = 2
    willy_the_kid = Ability("willy_the_kid", "CB-16")
    willy_the_kid.bang_limit = UNLIMITED
    return by_id(
        [
            BartCassidy("bart_cassidy", "CB-1"),
            BlackJack("black_jack", "CB-2"),
            calamity_janet,
            ElGringo("el_gringo", "CB-4"),
            JesseJones("jesse_jones", "CB-5"),
            jourdonnais,
            KitCarlson("kit_carlson", "CB-7"),
            lucky_duke,
            paul_regret,
            PedroRamirez("pedro_ramirez", "CB-10"),
            rose_doolan,
            SidKetchum("sid_ketchum", "CB-12"),
            slab_the_killer,
            SuzyLafayette("suzy_lafayette", "CB-14"),
            VultureSam("vulture_sam", "CB-15"),
            willy_the_kid,
        ]
    )


# When life is lost ---------------------------------------------------------------------------------------------------


@final
class BartCassidy(Ability):
    """Draws a card for every life point he loses, points below 0 included (CB-1, CB-1.1)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = LOST_LIFE

    def lost_life(self, table: Table, seat: int, amount: int, by: int) -> None:
        """Draw."""
        table.draw(seat, amount, self.cite)


@final
class ElGringo(Ability):
    """Takes a random card from the hand of whoever costs him a life point, one for each point (CB-4)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = LOST_LIFE

    def lost_life(self, table: Table, seat: int, amount: int, by: int) -> None:
        """Take as many cards as there are (CB-4.1); nothing if nobody is responsible (CB-4.2)."""
        if by < 0:
            return
        for _ in range(amount):
            if table.hands[by]:
                take_from_hand(table, table.random_from_hand(by), by, seat)


# Phase 1 -------------------------------------------------------------------------------------------------------------


@final
class BlackJack(Ability):
    """Shows the second card he draws; if it is red he draws one more (CB-2)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_ONE

    def phase_one(self, table: Table, seat: int, n: int) -> bool:
        """Draw, show the second card, and perhaps draw once more; with one card nothing is shown (CB-2.2)."""
        hand = table.hands[seat]
        before = len(hand)
        phase_draw(table, seat, n, self.cite)
        if len(hand) < before + 2:
            return True
        second = hand[before + 1]
        table.known[second] = table.everybody
        if table.listening:
            table.say("shows", seat, cards=(second,), cite=self.cite)
        if table.suit(second) <= DIAMONDS:
            phase_draw(table, seat, 1, self.cite)
        return True


@final
class JesseJones(Ability):
    """May draw the first card at random from the hand of another player (CB-5)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_ONE

    def phase_one(self, table: Table, seat: int, n: int) -> bool:
        """Ask where from, if anybody has a card (CB-5.1)."""
        for other in table.others(seat):
            if table.hands[other]:
                table.push(DrawSource(seat, n, False))
                return True
        return False


@final
class PedroRamirez(Ability):
    """May draw the first card from the top of the discard pile (CB-10)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_ONE

    def phase_one(self, table: Table, seat: int, n: int) -> bool:
        """Ask where from, if there is a discard pile, and an event does not send everybody there (FC-1)."""
        if not table.discard or table.mine:
            return False
        table.push(DrawSource(seat, n, True))
        return True


@final
class DrawSource(Frame[Table]):
    """Phase 1 of somebody who may draw the first of ``n`` cards elsewhere: from the discard pile, or from a hand.

    ``victim`` is the seat whose hand was chosen, -1 before: whoever protects it comes first.
    """

    __slots__ = ("from_pile", "n", "seat", "victim")

    def __init__(self, seat: int, n: int, from_pile: bool, victim: int = -1) -> None:
        self.seat: int = seat
        self.n: int = n
        self.from_pile: bool = from_pile
        self.victim: int = victim

    def advance(self, game: Table) -> None:
        """Ask where the first card comes from; then take it, if he is still standing (T-10)."""
        if not game.standing(self.seat):
            game.pop()
            return
        if self.victim >= 0:
            self.take(game)
            return
        box = game.box
        actions = [box.draw_deck]
        if self.from_pile:
            actions.append(box.draw_discard)
            game.ask(self.seat, "draw-source-discard", actions, "CB-10", card=game.discard[-1])
        else:
            for other in game.others(self.seat):
                if game.hands[other]:
                    actions.append(box.draw_seat[other])
            game.ask(self.seat, "draw-source-hand", actions, "CB-5")

    def answer(self, game: Table, action: Action) -> None:
        """Draw the first card from there, the others as usual."""
        if action.verb == DRAW_DECK:
            game.pop()
            phase_draw(game, self.seat, self.n)
        elif self.from_pile:
            game.pop()
            note(game, draw_from_pile(game, self.seat, "CB-10"))
            phase_draw(game, self.seat, self.n - 1)
        else:
            self.victim = action.seat
            guard(game, self.victim, self.seat)

    def refusal(self, game: Table, action: Action) -> Refusal | None:
        """Explain that a hand without cards gives none, nor does one's own (CB-5.1)."""
        if action.verb == DRAW_SEAT and not self.from_pile:
            return Refusal("CB-5.1", "no-source", {"seat": str(action.seat)})
        return None

    def take(self, game: Table) -> None:
        """Take a random card of the victim's hand, if there still is one."""
        game.pop()
        if game.hands[self.victim]:
            card = game.random_from_hand(self.victim)
            take_from_hand(game, card, self.victim, self.seat)
            note(game, card)
        phase_draw(game, self.seat, self.n - 1)

    def clone(self) -> DrawSource:
        """Return an independent copy."""
        return DrawSource(self.seat, self.n, self.from_pile, self.victim)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"source {self.seat} {self.n} {self.from_pile} {self.victim}"


@final
class KitCarlson(Ability):
    """Looks at the top three cards, takes two, and puts the third back on top (CB-7)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_ONE

    def phase_one(self, table: Table, seat: int, n: int) -> bool:
        """Look at three cards, or as many as there are (CB-7.3); an event may put the discard pile first (CB-7.2)."""
        from_pile = 0
        table.display_knowers = 1 << seat
        while table.mine and table.discard and from_pile < 3:
            table.display.append(table.discard.pop())
            from_pile += 1
        for _ in range(3 - from_pile):
            card = table.take_top()
            if card < 0:
                break
            table.display.append(card)
            table.deck_check()
        if table.listening:
            table.say("looks", seat, cards=tuple(table.display), knowers=1 << seat, cite=self.cite)
        table.push(KeepCards(seat, n, from_pile))
        return True


@final
class KeepCards(Frame[Table]):
    """``seat`` keeps ``n`` of the cards he looks at; the others go back where they came from, in the order they had.

    The first ``from_pile`` of them came from the discard pile (CB-7.1, CB-7.2).
    """

    __slots__ = ("from_pile", "n", "seat")

    def __init__(self, seat: int, n: int, from_pile: int) -> None:
        self.seat: int = seat
        self.n: int = n
        self.from_pile: int = from_pile

    def advance(self, game: Table) -> None:
        """Ask which to keep, unless there are no more than he may keep."""
        box = game.box
        looked = game.display
        count = len(looked)
        if count <= self.n:
            self.keep(game, looked.copy())
            return
        actions: list[Action] = []
        for i in range(count):
            if self.n == 1:
                actions.append(box.keep_one[looked[i]])
            else:
                for j in range(i + 1, count):
                    actions.append(box.keep_two(looked[i], looked[j]))
        game.ask(self.seat, "keep-cards", actions, "CB-7", amount=self.n)

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        self.keep(game, [action.card] if action.other < 0 else [action.card, action.other])

    def keep(self, game: Table, kept: list[int]) -> None:
        """Move the cards kept into the hand and the rest back; all see what he takes from the discard pile (B-17.2)."""
        game.pop()
        seat = self.seat
        bit = 1 << seat
        looked = game.display
        game.display = []
        game.display_knowers = -1
        if len(kept) < len(looked):  # whoever knew the deck cannot tell what he has kept (B-17.2)
            for card in looked:
                game.known[card] &= bit
        open_cards: list[int] = []
        drawn: list[int] = []
        for card in kept:
            game.hands[seat].append(card)
            note(game, card)
            if looked.index(card) < self.from_pile:
                game.known[card] = game.everybody
                open_cards.append(card)
            else:
                game.known[card] |= bit
                drawn.append(card)
        back: list[int] = []
        for i in range(len(looked) - 1, -1, -1):
            card = looked[i]
            if card in kept:
                continue
            back.insert(0, card)
            if i < self.from_pile:
                game.discard.append(card)
            else:
                game.deck.append(card)
                game.known[card] |= bit
        if game.listening:
            if open_cards:
                game.say("draws-from-discard", seat, cards=tuple(open_cards), cite="CB-7.2")
            if drawn:
                game.say("draws", seat, cards=tuple(drawn), knowers=bit, cite="CB-7")
            if back:
                game.say("returns", seat, cards=tuple(back), knowers=bit, cite="CB-7")

    def clone(self) -> KeepCards:
        """Return an independent copy."""
        return KeepCards(self.seat, self.n, self.from_pile)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"keep {self.seat} {self.n} {self.from_pile}"


# At any time ---------------------------------------------------------------------------------------------------------


@final
class SidKetchum(Ability):
    """At any time may discard two cards from hand to regain a life point (CB-12)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = ANY_TIME

    def could_use(self, table: Table, seat: int) -> bool:
        """Tell whether he has two cards, is below his maximum (CB-12.3) and is no ghost (HN-5.2)."""
        return seat != table.ghost and len(table.hands[seat]) >= 2 and table.life[seat] < table.max_life[seat]

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer every pair of cards in either order: the second comes to lie on top of the discard pile."""
        if not self.could_use(table, seat):
            return
        box = table.box
        hand = [card for card in table.hands[seat] if may_give(table, seat, card)]
        for card in hand:
            for other in hand:
                if card != other:
                    actions.append(box.use(self, card, other))

    def unusable(self, table: Table, seat: int) -> Refusal | None:
        """Refuse at full life, where there would be nothing to regain (CB-12.3), and with too few cards."""
        if table.life[seat] >= table.max_life[seat]:
            return Refusal("CB-12.3", "ability-full-life", {"ability": self.id})
        if seat == table.ghost:
            return Refusal("HN-5.2", "ability-not-now", {"ability": self.id})
        return self.too_few(2, [card for card in table.hands[seat] if may_give(table, seat, card)])

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Discard the two cards and regain the life point."""
        if table.listening:
            table.say("uses", seat, cards=(action.card, action.other), detail=self.id, cite=self.cite)
        table.discard_from_hand(seat, action.card)
        table.discard_from_hand(seat, action.other)
        regain_life(table, seat, 1, self.cite)


# Empty hands and eliminations ----------------------------------------------------------------------------------------


@final
class SuzyLafayette(Ability):
    """Draws a card when an action or step is over and her hand is empty (CB-14)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = EMPTY_HAND

    def empty_hand(self, table: Table, seat: int) -> None:
        """Draw one card (CB-14.2)."""
        table.draw(seat, 1, self.cite)


@final
class VultureSam(Ability):
    """Takes all cards of a player who is eliminated, into his hand (CB-15)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = HEIR

    def heir(self, table: Table, seat: int, eliminated: int) -> None:
        """Take the cards in front of the eliminated player, oldest first, then his hand; only he sees the hand."""
        everybody = table.everybody
        both = (1 << seat) | (1 << eliminated)
        front = table.front[eliminated]
        hand = table.hands[eliminated]
        table.front[eliminated] = []
        table.hands[eliminated] = []
        for card in front:
            table.known[card] = everybody
        for card in hand:
            table.known[card] |= both
        table.hands[seat].extend(front)
        table.hands[seat].extend(hand)
        table.refresh(eliminated)
        if table.listening:
            if front:
                table.say("takes-from-front", seat, eliminated, cards=tuple(front), cite=self.cite)
            if hand:
                table.say("takes-from-hand", seat, eliminated, cards=tuple(hand), knowers=both, cite=self.cite)
