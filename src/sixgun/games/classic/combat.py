"""Shots: how a BANG! effect is resolved (B-8.6)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.classic.ability import GUARDS, IMMUNE
from sixgun.games.classic.box import AS_ITSELF, PASS, USE, USE_CARD
from sixgun.games.classic.card import BROWN, GREEN
from sixgun.games.classic.draw import ANY_HEART, Check
from sixgun.games.classic.life import lose_life
from sixgun.games.classic.limits import may_play, may_use
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame

NO_CARDS: Final[list[int]] = []


@final
class Shot(Frame[Table]):
    """One BANG! effect by ``by`` (responsible, -1 for nobody) on ``target``, made by ``card`` (-1 for no card).

    ``needed`` Missed! effects cancel it. ``barrels`` are the Barrel sources not yet tried: cards in front of the
    target, -1 for his ability. They come strictly before Missed! cards (B-8.6 points 3 and 4), so the list is emptied
    once a Missed! has been used. ``prize`` is a card in front of the target that he loses instead of a life point, -1
    for none (FC-11).
    """

    __slots__ = ("barrels", "by", "card", "needed", "prize", "target")

    def __init__(self, by: int, target: int, card: int, needed: int, barrels: list[int], prize: int = -1) -> None:
        self.by: int = by
        self.target: int = target
        self.card: int = card
        self.needed: int = needed
        self.barrels: list[int] = barrels
        self.prize: int = prize

    def advance(self, game: Table) -> None:
        """Cancel the shot, ask the target, or hit him if all can see that he has no answer (T-7)."""
        target = self.target
        if self.needed <= 0:
            game.pop()
            if game.listening:
                game.say("avoids", target, self.by, cards=() if self.card < 0 else (self.card,), cite="B-8.6")
            return
        ready = ready_answers(game, target) if game.front_kinds[target] & game.box.green_answers else NO_CARDS
        if not self.barrels and not ready and not game.could_act(target):
            self.hit(game)
            return
        box = game.box
        actions: list[Action] = []
        for source in self.barrels:
            if source >= 0:
                actions.append(box.use_card[source])
            else:
                for ability in game.abilities[target]:
                    if ability.barrel and ability.index >= 0:
                        actions.append(box.use_ability[ability.index])
        missed_from = game.missed_from[target]
        limited = game.bars[target] or target == game.current
        for card in game.hands[target]:
            kind = box.kind[card]
            if not kind.category & missed_from:
                continue
            if kind.answers_shot and kind.border == BROWN:  # a green card only from in front of him (DC-2.2)
                if not limited or may_play(game, target, card):
                    actions.append(box.play_self[card])
            elif not limited or may_use(game, target, card):
                actions.append(box.play_as_missed[card])
        for card in ready:
            actions.append(box.use_card[card])
        actions.append(box.pass_)
        if self.prize < 0:
            game.ask(target, "answer-shot", actions, "B-8.6", self.by, self.card, self.needed)
        else:
            game.ask(target, "answer-shot-at-card", actions, "FC-11.2", self.by, self.prize)

    def answer(self, game: Table, action: Action) -> None:
        """Take a Barrel, a Missed!, or the hit."""
        target = self.target
        if action.verb == PASS:
            self.hit(game)
        elif action.verb == USE:
            self.barrels.remove(-1)
            self.try_barrel(game, game.box.abilities[action.mode].id, ())
        elif action.verb == USE_CARD and action.card in self.barrels:
            self.barrels.remove(action.card)
            self.try_barrel(game, game.box.kind[action.card].id, (action.card,))
        elif action.verb == USE_CARD:
            self.miss()
            game.discard_from_front(target, action.card)
            if game.listening:
                game.say("uses", target, self.by, cards=(action.card,), cite="DC-2.4")
            game.draw(target, game.box.kind[action.card].missed_draws, "DC-3.9")
        else:
            self.miss()
            game.discard_from_hand(target, action.card)
            if game.listening:
                used_as = "" if action.mode == AS_ITSELF else "missed"
                game.say("plays", target, self.by, cards=(action.card,), detail=used_as, cite="B-9.2")
            game.used_from_hand(target)
            draws = game.box.kind[action.card].missed_draws
            if draws and action.mode == AS_ITSELF:
                game.draw(target, draws, "DC-3.9")

    def try_barrel(self, game: Table, what: str, cards: tuple[int, ...]) -> None:
        """Begin the "draw!" of a Barrel source."""
        if game.listening:
            game.say("uses", self.target, self.by, cards=cards, detail=what, cite="B-8.6")
        game.push(Check(self.target, ANY_HEART, what))

    def miss(self) -> None:
        """Count a Missed! effect; from now on no Barrel can be tried."""
        self.barrels = []
        self.needed -= 1

    def receive(self, game: Table, result: int) -> None:
        """Take the result of a Barrel's "draw!": each success counts as one Missed! effect."""
        self.needed -= result

    def hit(self, game: Table) -> None:
        """The target loses 1 life point, or the prize; Missed! cards already played are lost (B-8.6 point 5)."""
        game.pop()
        if self.prize < 0:
            lose_life(game, self.target, 1, self.by, "B-8.6")
        elif self.prize in game.front[self.target]:
            game.push(TakePrize(self.by, self.target, self.prize))
            guard(game, self.target, self.by)

    def clone(self) -> Shot:
        """Return an independent copy."""
        return Shot(self.by, self.target, self.card, self.needed, self.barrels.copy(), self.prize)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"shot {self.by} {self.target} {self.card} {self.needed} {self.barrels} {self.prize}"


@final
class TakePrize(Frame[Table]):
    """The end of a shot at a card in front of ``target``: it is discarded, if ``by`` is still standing (T-10)."""

    __slots__ = ("by", "card", "target")

    def __init__(self, by: int, target: int, card: int) -> None:
        self.by: int = by
        self.target: int = target
        self.card: int = card

    def advance(self, game: Table) -> None:
        """Discard the card, unless it is gone (FC-11.4)."""
        game.pop()
        if game.standing(self.by) and self.card in game.front[self.target]:
            game.discard_from_front(self.target, self.card)
            if game.listening:
                game.say("removes-from-front", self.by, self.target, cards=(self.card,), cite="FC-11")

    def clone(self) -> TakePrize:
        """Return an independent copy."""
        return TakePrize(self.by, self.target, self.card)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"prize {self.by} {self.target} {self.card}"


def ready_answers(table: Table, seat: int) -> list[int]:
    """Return the green cards in force in front of ``seat`` that he can use in answer to a shot now (DC-2.3, DC-2.4)."""
    found: list[int] = []
    for card in table.sources[seat]:
        if card >= 0 and card not in table.fresh:
            kind = table.box.kind[card]
            if kind.border == GREEN and kind.answers_shot:
                found.append(card)
    return found


def shoot(table: Table, by: int, target: int, card: int, needed: int, avoidable: bool = True) -> None:
    """Begin a BANG! effect of ``by`` on ``target`` that takes ``needed`` Missed! effects to cancel (B-8.6).

    Nothing happens to a target that the card does not affect, or to a ghost (HN-5.2). With ``avoidable`` false the
    target is hit at once.
    """
    if target == table.ghost or (table.answers[target] & IMMUNE and not table.affects(card, target, by)):
        return
    if not avoidable:
        lose_life(table, target, 1, by, "B-8.6")
        return
    barrels = table.barrels[target]
    table.push(Shot(by, target, card, needed, barrels.copy() if barrels else []))


def shoot_at_card(table: Table, by: int, target: int, card: int, prize: int) -> None:
    """Begin a shot of ``by`` at ``prize``, a card in front of ``target``; one Missed! effect cancels it (FC-11)."""
    if table.affects(card, target, by):
        barrels = table.barrels[target]
        table.push(Shot(by, target, card, 1, barrels.copy() if barrels else [], prize))


def guard(table: Table, seat: int, thief: int) -> None:
    """Call those who protect the cards of ``seat``: ``thief`` is about to take or discard one of them."""
    if table.answers[seat] & GUARDS:
        for ability in table.abilities[seat]:
            if ability.answers & GUARDS:
                ability.guard(table, seat, thief)
