"""Dodge City: 22 kinds of cards of its own, 40 cards, 15 characters, room for 8 players (DC, CD, B-15).

All its cards are made of known parts, so they stand in ``data/dodge_city.toml`` alone; the characters' abilities are
here.
"""

from __future__ import annotations

from typing import final

from sixgun.games.classic.ability import (
    ANY_CARD,
    BEFORE_DRAW,
    COUNTS,
    IMMUNE,
    MOURNS,
    OUT_OF_TURN,
    PHASE_ONE,
    PHASE_TWO,
    Ability,
)
from sixgun.games.classic.box import CHOOSE_CARD, DIAMONDS, DRAW_DECK, CardSet
from sixgun.games.classic.card import BLUE
from sixgun.games.classic.combat import guard, shoot
from sixgun.games.classic.distance import reachable
from sixgun.games.classic.life import lose_life, regain_life
from sixgun.games.classic.limits import may_give, why_nobody_in_reach
from sixgun.games.classic.phase_one import note, phase_draw
from sixgun.games.classic.sets.data_file import build_set, by_id, read_data
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame
from sixgun.kernel.refusal import Refusal


def dodge_city_set() -> CardSet:
    """Return a fresh copy of Dodge City."""
    made = build_set("dodge_city", read_data("dodge_city"), None, abilities())
    made.seats = 8
    return made


def abilities() -> dict[str, Ability]:
    """Return a fresh ability for each character, by id."""
    belle_star = Ability("belle_star", "CD-2")
    belle_star.silences_fronts = True
    elena_fuente = Ability("elena_fuente", "CD-6")
    elena_fuente.missed_from = ANY_CARD
    sean_mallory = Ability("sean_mallory", "CD-13")
    sean_mallory.hand_limit = 10
    tequila_joe = Ability("tequila_joe", "CD-14")
    tequila_joe.beer_life = 2
    return by_id(
        [
            ApacheKid("apache_kid", "CD-1"),
            belle_star,
            BillNoface("bill_noface", "CD-3"),
            ChuckWengam("chuck_wengam", "CD-4"),
            DocHolyday("doc_holyday", "CD-5"),
            elena_fuente,
            GregDigger("greg_digger", "CD-7"),
            HerbHunter("herb_hunter", "CD-8"),
            JoseDelgado("jose_delgado", "CD-9"),
            MollyStark("molly_stark", "CD-10"),
            PatBrennan("pat_brennan", "CD-11"),
            PixiePete("pixie_pete", "CD-12"),
            sean_mallory,
            tequila_joe,
            VeraCuster("vera_custer", "CD-15"),
        ]
    )


# Shots and cards of others -------------------------------------------------------------------------------------------


@final
class ApacheKid(Ability):
    """Cards of Diamonds played by other players do not affect him (CD-1)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = IMMUNE

    def immune(self, table: Table, seat: int, card: int, by: int) -> bool:
        """Tell whether the physical card is a Diamond and somebody else's (CD-1.6, CD-1.7)."""
        return card >= 0 and by != seat and table.suit(card) == DIAMONDS


@final
class MollyStark(Ability):
    """Draws a card for each card from hand that she plays or gives when it is not her turn (CD-10)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = OUT_OF_TURN

    def used_out_of_turn(self, table: Table, seat: int) -> None:
        """Owe the draw until the running action is over (CD-10.2)."""
        table.owe(seat)


# Phase 1 -------------------------------------------------------------------------------------------------------------


@final
class BillNoface(Ability):
    """Draws 1 card plus 1 for each life point he lacks (CD-3)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = COUNTS

    def phase_one_cards(self, table: Table, seat: int, n: int) -> int:
        """Return 1 and the wounds."""
        return 1 + table.max_life[seat] - table.life[seat]


@final
class PixiePete(Ability):
    """Draws 3 cards (CD-12)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = COUNTS

    def phase_one_cards(self, table: Table, seat: int, n: int) -> int:
        """Return 3."""
        return 3


@final
class PatBrennan(Ability):
    """May take a card in play in front of any player instead of drawing (CD-11)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_ONE

    def phase_one(self, table: Table, seat: int, n: int) -> bool:
        """Ask, if there is a card in front of anybody, himself included (CD-11.1)."""
        for other in range(table.seats):
            if table.in_game[other] and table.front[other]:
                table.push(TakeInsteadOfDraw(seat, n))
                return True
        return False


@final
class TakeInsteadOfDraw(Frame[Table]):
    """Phase 1 of somebody who may take a card in play instead of drawing ``n``; ``chosen`` is that card, -1 before."""

    __slots__ = ("chosen", "n", "seat")

    def __init__(self, seat: int, n: int, chosen: int = -1) -> None:
        self.seat: int = seat
        self.n: int = n
        self.chosen: int = chosen

    def advance(self, game: Table) -> None:
        """Ask which card, if any; then take it, if he is still standing (T-10) and it is still there."""
        if not game.standing(self.seat):
            game.pop()
            return
        if self.chosen >= 0:
            game.pop()
            owner = owner_of(game, self.chosen)
            if owner >= 0:
                game.take_from_front(self.chosen, owner, self.seat)
                note(game, self.chosen)
                if game.listening:
                    game.say("takes-from-front", self.seat, owner, cards=(self.chosen,), cite="CD-11")
            return
        box = game.box
        actions = [box.draw_deck]
        for owner in [self.seat, *game.others(self.seat)]:
            for card in game.front[owner]:
                actions.append(box.choose[card])
        game.ask(self.seat, "take-or-draw", actions, "CD-11", amount=self.n)

    def answer(self, game: Table, action: Action) -> None:
        """Draw, or settle on a card; whoever protects it comes first."""
        if action.verb == DRAW_DECK:
            game.pop()
            phase_draw(game, self.seat, self.n)
        elif action.verb == CHOOSE_CARD:
            self.chosen = action.card
            owner = owner_of(game, self.chosen)
            if owner != self.seat:
                guard(game, owner, self.seat)

    def clone(self) -> TakeInsteadOfDraw:
        """Return an independent copy."""
        return TakeInsteadOfDraw(self.seat, self.n, self.chosen)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"take or draw {self.seat} {self.n} {self.chosen}"


def owner_of(table: Table, card: int) -> int:
    """Return the seat that has ``card`` in front of it, -1 if nobody has."""
    for seat in range(table.seats):
        if card in table.front[seat]:
            return seat
    return -1


# Phase 2 -------------------------------------------------------------------------------------------------------------


@final
class ChuckWengam(Ability):
    """May lose 1 life point, never his last, to draw 2 cards (CD-4)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_TWO

    def could_use(self, table: Table, seat: int) -> bool:
        """Tell whether he has a life point to spare."""
        return table.life[seat] >= 2

    def unusable(self, table: Table, seat: int) -> Refusal | None:
        """Refuse the last life point."""
        return None if self.could_use(table, seat) else Refusal("CD-4", "ability-last-life", {"ability": self.id})

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer it."""
        if self.could_use(table, seat):
            actions.append(table.box.use_ability[self.index])

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Lose the life point, with nobody responsible, and draw."""
        if table.listening:
            table.say("uses", seat, detail=self.id, cite=self.cite)
        lose_life(table, seat, 1, -1, self.cite)
        table.draw(seat, 2, self.cite)


@final
class DocHolyday(Ability):
    """Once in his turn may discard 2 cards for the effect of a BANG! within his weapon's range (CD-5)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_TWO

    def could_use(self, table: Table, seat: int) -> bool:
        """Tell whether he has two cards and has not used it in this turn."""
        return len(table.hands[seat]) >= 2 and table.uses[self.index] == 0

    def unusable(self, table: Table, seat: int) -> Refusal | None:
        """Refuse a second use in a turn, and one with too few cards or nobody within range."""
        if table.uses[self.index]:
            return Refusal("CD-5", "ability-used-up", {"ability": self.id, "times": "1"})
        few = self.too_few(2, [card for card in table.hands[seat] if may_give(table, seat, card)])
        return few or why_nobody_in_reach(table, seat)

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer every pair of cards, in either order, at everybody within range."""
        if not self.could_use(table, seat):
            return
        aims = reachable(table, seat)
        hand = [card for card in table.hands[seat] if may_give(table, seat, card)]
        for card in hand:
            for other in hand:
                if card != other:
                    for target in aims:
                        actions.append(table.box.use(self, card, other, target))

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Discard the cards and shoot; it is no BANG! card (CD-5.1)."""
        card = action.card
        other = action.other
        target = action.seat
        if table.listening:
            table.say("uses", seat, target, cards=(card, other), detail=self.id, cite=self.cite)
        table.discard_from_hand(seat, card)
        table.discard_from_hand(seat, other)
        # Two cards affect somebody if one of them does (CD-1.5).
        shoot(table, seat, target, weaker_of(table, card, other), 1)


def weaker_of(table: Table, card: int, other: int) -> int:
    """Return that one of two cards which affects more players: one that is no Diamond (CD-1.5)."""
    return other if table.suit(card) == DIAMONDS else card


@final
class JoseDelgado(Ability):
    """In his turn may discard a blue card to draw 2 cards, at most twice (CD-9)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = PHASE_TWO

    def could_use(self, table: Table, seat: int) -> bool:
        """Tell whether he has a card and has not used it twice in this turn."""
        return table.uses[self.index] < 2 and bool(table.hands[seat])

    def unusable(self, table: Table, seat: int) -> Refusal | None:
        """Refuse a third use in a turn, and one without a blue card."""
        if table.uses[self.index] >= 2:
            return Refusal("CD-9", "ability-used-up", {"ability": self.id, "times": "2"})
        if not any(table.box.kind[card].border == BLUE for card in table.hands[seat]):
            return Refusal("CD-9", "ability-wrong-cards", {"ability": self.id})
        return None

    def actions(self, table: Table, seat: int, actions: list[Action]) -> None:
        """Offer every blue card."""
        if self.could_use(table, seat):
            for card in table.hands[seat]:
                if table.box.kind[card].border == BLUE:
                    actions.append(table.box.use(self, card))

    def use(self, table: Table, seat: int, action: Action) -> None:
        """Discard the card and draw."""
        if table.listening:
            table.say("uses", seat, cards=(action.card,), detail=self.id, cite=self.cite)
        table.discard_from_hand(seat, action.card)
        table.draw(seat, 2, self.cite)


# Eliminations --------------------------------------------------------------------------------------------------------


@final
class GregDigger(Ability):
    """Regains 2 life points each time another character is eliminated (CD-7)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = MOURNS

    def mourns(self, table: Table, seat: int, eliminated: int) -> None:
        """Regain the life points."""
        regain_life(table, seat, 2, self.cite)


@final
class HerbHunter(Ability):
    """Draws 2 cards each time another character is eliminated (CD-8)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = MOURNS

    def mourns(self, table: Table, seat: int, eliminated: int) -> None:
        """Draw."""
        table.draw(seat, 2, self.cite)


# Vera Custer ---------------------------------------------------------------------------------------------------------


@final
class VeraCuster(Ability):
    """Before drawing chooses another character in the game and has his ability until her next turn (CD-15)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = BEFORE_DRAW

    def before_draw(self, table: Table, seat: int) -> None:
        """Ask whom to copy, but not in an extra turn, when she keeps her copy (CD-15.8)."""
        if table.copied[seat] is None:
            table.push(Borrow(seat))


@final
class Borrow(Frame[Table]):
    """``seat`` chooses whose ability to borrow."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def advance(self, game: Table) -> None:
        """Ask, unless there is only one other player (T-7)."""
        choices: list[Action] = []
        for other in game.others(self.seat):
            character = game.characters[other]
            if character is not None:
                choices.append(game.box.choose_character[character.index])
        if not choices:
            game.pop()
        elif len(choices) == 1:
            self.answer(game, choices[0])
        else:
            game.ask(self.seat, "copy-character", choices, "CD-15")

    def answer(self, game: Table, action: Action) -> None:
        """Borrow the ability, never life points or starting hand (CD-15.3)."""
        game.pop()
        character = game.box.characters[action.mode]
        game.copied[self.seat] = character.ability
        game.refresh(self.seat)
        if game.listening:
            game.say("copies", self.seat, detail=character.id, cite="CD-15")

    def clone(self) -> Borrow:
        """Return an independent copy."""
        return Borrow(self.seat)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"borrow {self.seat}"
