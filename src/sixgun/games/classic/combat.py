"""Shots: how a BANG! effect is resolved (B-8.6), for one target or for several (T-4)."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.box import AS_ITSELF, PASS, USE
from sixgun.games.classic.draw import ANY_HEART, Check
from sixgun.games.classic.life import lose_life
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame


@final
class Shot(Frame[Table]):
    """One BANG! effect by ``by`` (responsible) on ``target``, made by ``card``; ``needed`` Missed! effects cancel it.

    ``barrels`` are the Barrel sources not yet tried: cards in front of the target, -1 for his ability. They come
    strictly before Missed! cards (B-8.6 points 3 and 4), so the list is emptied once a Missed! has been played.
    """

    __slots__ = ("barrels", "by", "card", "needed", "target")

    def __init__(self, by: int, target: int, card: int, needed: int, barrels: list[int]) -> None:
        self.by: int = by
        self.target: int = target
        self.card: int = card
        self.needed: int = needed
        self.barrels: list[int] = barrels

    def advance(self, game: Table) -> None:
        """Cancel the shot, ask the target, or hit him if all can see that he has no answer (T-7)."""
        target = self.target
        if self.needed <= 0:
            game.pop()
            if game.listening:
                game.say("avoids", target, self.by, cards=(self.card,), cite="B-8.6")
            return
        if not self.barrels and not game.could_act(target):
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
        for card in game.hands[target]:
            kind = box.kind[card]
            if kind.category & missed_from:
                actions.append(box.play_self[card] if kind.answers_shot else box.play_as_missed[card])
        actions.append(box.pass_)
        game.ask(target, "answer-shot", actions, "B-8.6", self.by, self.card, self.needed)

    def answer(self, game: Table, action: Action) -> None:
        """Take a Barrel, a Missed!, or the hit."""
        target = self.target
        if action.verb == PASS:
            self.hit(game)
        elif action.verb == USE:
            source = action.card
            self.barrels.remove(source)
            what = game.box.kind[source].id if source >= 0 else game.box.abilities[action.mode].id
            if game.listening:
                game.say("uses", target, self.by, cards=(source,) if source >= 0 else (), detail=what, cite="B-8.6")
            game.push(Check(target, ANY_HEART, what))
        else:
            self.barrels = []
            self.needed -= 1
            game.discard_from_hand(target, action.card)
            if game.listening:
                used_as = "" if action.mode == AS_ITSELF else "missed"
                game.say("plays", target, self.by, cards=(action.card,), detail=used_as, cite="B-9.2")

    def receive(self, game: Table, result: int) -> None:
        """Take the result of a Barrel's "draw!": each success counts as one Missed! effect."""
        self.needed -= result

    def hit(self, game: Table) -> None:
        """The target loses 1 life point; Missed! cards already played are lost (B-8.6 point 5)."""
        game.pop()
        lose_life(game, self.target, 1, self.by, "B-8.6")

    def clone(self) -> Shot:
        """Return an independent copy."""
        return Shot(self.by, self.target, self.card, self.needed, self.barrels.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"shot {self.by} {self.target} {self.card} {self.needed} {self.barrels}"


def shoot(table: Table, by: int, target: int, card: int, needed: int) -> None:
    """Begin a BANG! effect of ``by`` on ``target`` that takes ``needed`` Missed! effects to cancel."""
    barrels = table.barrels[target]
    table.push(Shot(by, target, card, needed, barrels.copy() if barrels else []))


@final
class Volley(Frame[Table]):
    """A BANG! effect on every other player, one after the other, each defending for himself (B-9.10, T-4)."""

    __slots__ = ("by", "card", "targets")

    def __init__(self, by: int, card: int, targets: list[int]) -> None:
        """``targets`` are those still to be shot at, the next one first."""
        self.by: int = by
        self.card: int = card
        self.targets: list[int] = targets

    def advance(self, game: Table) -> None:
        """Shoot at the next target, if the shooter is still standing (T-10)."""
        if not self.targets or not game.standing(self.by):
            game.pop()
            return
        shoot(game, self.by, self.targets.pop(0), self.card, 1)

    def clone(self) -> Volley:
        """Return an independent copy."""
        return Volley(self.by, self.card, self.targets.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"volley {self.by} {self.card} {self.targets}"
