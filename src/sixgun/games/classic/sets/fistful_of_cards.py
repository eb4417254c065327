"""A Fistful of Cards: 15 event cards (FC)."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.ability import (
    AFTER_DRAW,
    INSTEAD,
    PHASE_TWO,
    TURN_BEGINS,
    TURN_ENDS,
    Ability,
)
from sixgun.games.classic.box import BLACK, DIAMONDS, DISCARD, GUESS, RED, USE, CardSet
from sixgun.games.classic.combat import shoot, shoot_at_card
from sixgun.games.classic.distance import reachable
from sixgun.games.classic.draw import ANY_HEART, Check
from sixgun.games.classic.elimination import settle
from sixgun.games.classic.life import lose_life, regain_life
from sixgun.games.classic.limits import bang_categories, why_nobody_in_reach
from sixgun.games.classic.phase_one import note
from sixgun.games.classic.sets.data_file import build_set, by_id, read_data
from sixgun.games.classic.sets.roulette import RussianRoulette
from sixgun.games.classic.table import Table
from sixgun.games.classic.turn import Turn
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame
from sixgun.kernel.refusal import Refusal


def fistful_of_cards_set() -> CardSet:
    """Return a fresh copy of A Fistful of Cards."""
    return build_set("fistful_of_cards", read_data("fistful_of_cards"), None, by_id(abilities()))


def abilities() -> list[Ability]:
    """Return a fresh ability for each event."""
    abandoned_mine = Ability("abandoned_mine", "FC-1")
    abandoned_mine.mine = True
    ambush = Ability("ambush", "FC-2")
    ambush.level = True
    dead_man = Ability("dead_man", "FC-4")
    dead_man.revives = True
    the_judge = Ability("the_judge", "FC-6")
    the_judge.no_fronts_played = True
    lasso = Ability("lasso", "FC-7")
    lasso.no_fronts = True
    law_of_the_west = Ability("law_of_the_west", "FC-8")
    law_of_the_west.binds_second = True
    return [
        abandoned_mine,
        ambush,
        BloodBrothers("blood_brothers", "FC-3"),
        dead_man,
        HardLiquor("hard_liquor", "FC-5"),
        the_judge,
        lasso,
        law_of_the_west,
        Peyote("peyote", "FC-9"),
        Ranch("ranch", "FC-10"),
        Ricochet("ricochet", "FC-11"),
        RussianRoulette("russian_roulette", "FC-12"),
        Sniper("sniper", "FC-13"),
        Vendetta("vendetta", "FC-14"),
        Fistful("a_fistful_of_cards", "FC-15"),
    ]


# At the beginning and the end of a turn ------------------------------------------------------------------------------


@final
class BloodBrothers(Ability):
    """Each player may lose 1 life point, not his last, to give 1 to another player (FC-3)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = TURN_BEGINS

    def turn_begins(self, table: Table, seat: int) -> None:
        """Ask, if he has a point to give and somebody could take it (FC-3.1)."""
        if table.life[seat] >= 2 and self.needy(table, seat):
            table.push(Gift(seat, self))

    def needy(self, table: Table, seat: int) -> list[int]:
        """Return the other players below their maximum."""
        return [other for other in table.others(seat) if table.life[other] < table.max_life[other]]


@final
class Gift(Frame[Table]):
    """``seat`` may give a life point away; ``to`` is the receiver while the loss is being settled, -1 before."""

    __slots__ = ("event", "seat", "to")

    def __init__(self, seat: int, event: BloodBrothers, to: int = -1) -> None:
        self.seat: int = seat
        self.event: BloodBrothers = event
        self.to: int = to

    def advance(self, game: Table) -> None:
        """Ask; after the loss comes the gain."""
        if self.to >= 0:
            game.pop()
            regain_life(game, self.to, 1, "FC-3")
            return
        box = game.box
        actions = [box.use(self.event, seat=other) for other in self.event.needy(game, self.seat)]
        actions.append(box.pass_)
        game.ask(self.seat, "give-life", actions, "FC-3")

    def answer(self, game: Table, action: Action) -> None:
        """Lose the point, or keep it."""
        if action.verb != USE:
            game.pop()
            return
        self.to = action.seat
        if game.listening:
            game.say("uses", self.seat, self.to, detail=self.event.id, cite="FC-3")
        lose_life(game, self.seat, 1, -1, "FC-3")

    def clone(self) -> Gift:
        """Return an independent copy."""
        return Gift(self.seat, self.event, self.to)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"gift {self.seat} {self.to} {self.event.id}"


@final
class Fistful(Ability):
    """At the beginning of his turn a player is the target of as many BANG! as he has cards in hand (FC-15)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = TURN_BEGINS

    def turn_begins(self, table: Table, seat: int) -> None:
        """Begin the shots; their number is fixed now (FC-15.1)."""
        shots = len(table.hands[seat])
        if shots:
            table.push(Salvo(seat, shots))


@final
class Salvo(Frame[Table]):
    """``shots`` BANG! effects by nobody on ``seat``, one after the other, each a step of its own (CB-14.3)."""

    __slots__ = ("seat", "shots")

    def __init__(self, seat: int, shots: int) -> None:
        self.seat: int = seat
        self.shots: int = shots

    def advance(self, game: Table) -> None:
        """Settle the last shot, then fire the next; it stops when he is eliminated."""
        if game.unsettled():
            settle(game)
            return
        if not self.shots or not game.in_game[self.seat]:
            game.pop()
            return
        self.shots -= 1
        shoot(game, -1, self.seat, -1, 1)

    def clone(self) -> Salvo:
        """Return an independent copy."""
        return Salvo(self.seat, self.shots)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"salvo {self.seat} {self.shots}"


@final
class Vendetta(Ability):
    """At the end of his turn each player "draw!"s: on Hearts he plays another turn (FC-14)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = TURN_ENDS

    def turn_ends(self, table: Table, seat: int) -> None:
        """Turn a card, but not at the end of a turn that was won so (FC-14)."""
        turn = table.stack[0]
        if isinstance(turn, Turn) and not turn.extra:
            table.push(Check(seat, ANY_HEART, self.id))


# Phase 1 -------------------------------------------------------------------------------------------------------------


@final
class HardLiquor(Ability):
    """Each player may skip his phase 1 to regain 1 life point (FC-5)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = INSTEAD

    def instead_of_phase_one(self, table: Table, seat: int) -> bool:
        """Ask, if he is below his maximum (FC-5.1) and no ghost (HN-5.2)."""
        if table.life[seat] >= table.max_life[seat] or seat == table.ghost:
            return False
        table.push(Drink(seat, self))
        return True


@final
class Drink(Frame[Table]):
    """``seat`` may regain a life point instead of phase 1; finishes with 1 if he does."""

    __slots__ = ("event", "seat")

    def __init__(self, seat: int, event: HardLiquor) -> None:
        self.seat: int = seat
        self.event: HardLiquor = event

    def advance(self, game: Table) -> None:
        """Ask, as long as he is below his maximum: he may have healed himself before he answers (FC-5.1)."""
        if game.life[self.seat] >= game.max_life[self.seat]:
            game.finish(0)
            return
        box = game.box
        game.ask(self.seat, "skip-for-life", [box.use_ability[self.event.index], box.pass_], "FC-5")

    def answer(self, game: Table, action: Action) -> None:
        """Regain the point, or draw."""
        if action.verb == USE:
            if game.listening:
                game.say("uses", self.seat, detail=self.event.id, cite="FC-5")
            regain_life(game, self.seat, 1, "FC-5")
            game.finish(1)
        else:
            game.finish(0)

    def clone(self) -> Drink:
        """Return an independent copy."""
        return Drink(self.seat, self.event)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"drink {self.seat} {self.event.id}"


@final
class Peyote(Ability):
    """Instead of phase 1 the player guesses colours and keeps drawing while he is right (FC-9)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = INSTEAD

    def instead_of_phase_one(self, table: Table, seat: int) -> bool:
        """Begin guessing."""
        table.push(Guessing(seat, 0))
        return True


@final
class Guessing(Frame[Table]):
    """``seat`` guesses the colour of the top card, after ``right`` right guesses; finishes with 1."""

    __slots__ = ("right", "seat")

    def __init__(self, seat: int, right: int) -> None:
        self.seat: int = seat
        self.right: int = right

    def advance(self, game: Table) -> None:
        """Ask, as long as there are cards; after a right guess he may stop (FC-9.1)."""
        if not game.deck and not game.discard:
            game.finish(1)
            return
        actions = game.box.guess.copy()
        if self.right:
            actions.append(game.box.pass_)
        game.ask(self.seat, "guess-colour", actions, "FC-9")

    def answer(self, game: Table, action: Action) -> None:
        """Turn the card: kept if the guess was right, else discarded."""
        if action.verb != GUESS:
            game.finish(1)
            return
        card = game.take_top()
        if card < 0:
            game.finish(1)
            return
        colour = RED if game.suit(card) <= DIAMONDS else BLACK
        if game.listening:
            right = "right" if colour == action.mode else "wrong"
            game.say("guesses", self.seat, cards=(card,), amount=action.mode, detail=right, cite="FC-9")
        if colour == action.mode:
            self.right += 1
            game.hands[self.seat].append(card)
            game.known[card] = game.everybody
            note(game, card)
            game.deck_check()
        else:
            game.discard.append(card)
            game.deck_check()
            game.finish(1)

    def clone(self) -> Guessing:
        """Return an independent copy."""
        return Guessing(self.seat, self.right)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"guess {self.seat} {self.right}"


@final
class Ranch(Ability):
    """At the end of phase 1 each player may discard any number of cards and draw as many (FC-10)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = AFTER_DRAW

    def after_draw(self, table: Table, seat: int) -> None:
        """Ask, if he has a card."""
        if table.hands[seat]:
            table.push(Exchange(seat, 0))


@final
class Exchange(Frame[Table]):
    """``seat`` discards cards one by one, ``given`` so far, and draws as many when he stops (FC-10.1)."""

    __slots__ = ("given", "seat")

    def __init__(self, seat: int, given: int) -> None:
        self.seat: int = seat
        self.given: int = given

    def advance(self, game: Table) -> None:
        """Ask for the next card; with an empty hand he is done."""
        hand = game.hands[self.seat]
        if not hand:
            self.draw(game)
            return
        actions = [game.box.discard[card] for card in hand]
        actions.append(game.box.pass_)
        game.ask(self.seat, "exchange-cards", actions, "FC-10", amount=self.given)

    def answer(self, game: Table, action: Action) -> None:
        """Discard, or draw."""
        if action.verb == DISCARD:
            self.given += 1
            game.discard_from_hand(self.seat, action.card)
            if game.listening:
                game.say("discards", self.seat, cards=(action.card,), detail="event", cite="FC-10")
        else:
            self.draw(game)

    def draw(self, game: Table) -> None:
        """Draw as many cards as were discarded."""
        game.pop()
        game.draw(self.seat, self.given, "FC-10")

    def clone(self) -> Exchange:
        """Return an independent copy."""
        return Exchange(self.seat, self.given)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"exchange {self.seat} {self.given}"


# Phase 2 -------------------------------------------------------------------------------------------------------------


def bang_cards(table: Table, seat: int) -> list[int]:
    """Return the cards in hand that ``seat`` may discard as BANG! cards now."""
    categories = bang_categories(table, seat)
    return [card for card in table.hands[seat] if table.box.kind[card].category & categories]


@final
class Sniper(Ability):
    """In his turn a player may discard 2 BANG! cards for a BANG! that takes 2 Missed! (FC-13)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_TWO

    def could_use(self, table: Table, seat: int) -> bool:
        """Tell whether he has two cards."""
        return len(table.hands[seat]) >= 2

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer every pair of BANG! cards at everybody within range."""
        cards = bang_cards(table, seat)
        for i in range(len(cards)):
            for j in range(i + 1, len(cards)):
                for target in reachable(table, seat):
                    actions.append(table.box.use(self, cards[i], cards[j], target))

    def unusable(self, table: Table, seat: int) -> Refusal | None:
        """Refuse it with fewer than two BANG! cards, or nobody within range."""
        if len(bang_cards(table, seat)) < 2:
            return Refusal(self.cite, "ability-wrong-cards", {"ability": self.id})
        return why_nobody_in_reach(table, seat)

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Discard the cards and shoot; they are discarded, not played (FC-13.2)."""
        card = action.card
        other = action.other
        if table.listening:
            table.say("uses", seat, action.seat, cards=(card, other), detail=self.id, cite=self.cite)
        table.discard_from_hand(seat, card)
        table.discard_from_hand(seat, other)
        # Two cards affect somebody if one of them does (CD-1.5).
        shoot(table, seat, action.seat, other if table.suit(card) == DIAMONDS else card, 2)


@final
class Ricochet(Ability):
    """A player may discard BANG! cards against cards in front of other players (FC-11)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_TWO

    def could_use(self, table: Table, seat: int) -> bool:
        """Tell whether he has a card, and somebody else one in front of him."""
        return bool(table.hands[seat]) and any(table.front[other] for other in table.others(seat))

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer every BANG! card against every card in front of another player, at any distance (FC-11.1)."""
        for card in bang_cards(table, seat):
            for owner in table.others(seat):
                for prize in table.front[owner]:
                    actions.append(table.box.use(self, card, prize))

    def unusable(self, table: Table, seat: int) -> Refusal | None:
        """Refuse it without a BANG! card, or a card of somebody else to shoot at."""
        if not bang_cards(table, seat):
            return Refusal(self.cite, "ability-wrong-cards", {"ability": self.id})
        if not any(table.front[other] for other in table.others(seat)):
            return Refusal(self.cite, "nothing-in-front", {"ability": self.id})
        return None

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Discard the card and shoot; the owner may answer with one Missed! effect (FC-11.2)."""
        prize = action.other
        for owner in table.others(seat):
            if prize in table.front[owner]:
                if table.listening:
                    table.say("uses", seat, owner, cards=(action.card, prize), detail=self.id, cite=self.cite)
                table.discard_from_hand(seat, action.card)
                shoot_at_card(table, seat, owner, action.card, prize)
                return
