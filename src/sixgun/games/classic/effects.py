"""The known parts that most cards are made of: one effect for each line of symbols (B-8.1, B-8.2)."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.box import DISCARD
from sixgun.games.classic.card import Effect
from sixgun.games.classic.combat import shoot
from sixgun.games.classic.life import drink_beer, regain_life
from sixgun.games.classic.limits import may_give
from sixgun.games.classic.table import Table
from sixgun.games.classic.taking import PickCard
from sixgun.kernel.action import Action
from sixgun.kernel.compiling import mypyc_attr
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame
from sixgun.kernel.refusal import Refusal


@final
class Bang(Effect):
    """``bang`` with one target: a BANG! effect, cancelled by one Missed! effect (B-8.6)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Shoot at the target."""
        shoot(table, seat, target, card, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(Effect):
    """Base of effects on every other player, clockwise from the left, each when his turn comes (T-4).

    ``word`` stands for the effect in the facts of its frame.
    """

    def __init__(self, word: str) -> None:
        self.word: str = word

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Begin with the player on the left."""
        table.push(Round(self, seat, card, table.others(seat).copy()))

    def reach(self, table: Table, seat: int, card: int, target: int) -> None:
        """Carry the effect out on ``target``, whose turn it is."""
        raise RuntimeError("an effect must say what it does")


@final
class Round(Frame[Table]):
    """The ``effect`` of a card of ``by`` on each of ``targets`` that are left, the next one first."""

    __slots__ = ("by", "card", "effect", "targets")

    def __init__(self, effect: OneByOne, by: int, card: int, targets: list[int]) -> None:
        self.effect: OneByOne = effect
        self.by: int = by
        self.card: int = card
        self.targets: list[int] = targets

    def advance(self, game: Table) -> None:
        """Go on to the next target, if the player is still standing (T-10)."""
        if not self.targets or not game.standing(self.by):
            game.pop()
            return
        self.effect.reach(game, self.by, self.card, self.targets.pop(0))

    def clone(self) -> Round:
        """Return an independent copy."""
        return Round(self.effect, self.by, self.card, self.targets.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"{self.effect.word} {self.by} {self.card} {self.targets}"


@final
class BangAll(OneByOne):
    """``bang all_others``: a BANG! effect on every other player, each defending for himself (B-9.10)."""

    def __init__(self) -> None:
        super().__init__("volley")

    def reach(self, table: Table, seat: int, card: int, target: int) -> None:
        """Shoot at the target."""
        shoot(table, seat, target, card, 1)


@final
class DrawCards(Effect):
    """``draw``, once for each symbol: draw from the top of the deck."""

    def __init__(self, n: int) -> None:
        self.n: int = n

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Draw the cards."""
        table.draw(seat, self.n, "B-8.2")


@final
class Beer(Effect):
    """``life`` on a Beer card: it has no effect with two players left (B-9.3)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Regain life."""
        drink_beer(table, seat, card)


@final
class Life(Effect):
    """``life`` on any other card: its player, or the target, regains 1 life point for each symbol."""

    def __init__(self, n: int) -> None:
        self.n: int = n

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Regain the life points."""
        who = seat if target < 0 else target
        if table.affects(card, who, seat):
            regain_life(table, who, self.n)


@final
class LifeOthers(Effect):
    """``life all_others``: every other player regains 1 life point, clockwise from the left (T-4)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Heal everybody else who is not dying or doomed (B-6.10)."""
        for other in table.others(seat):
            if table.life[other] > 0 and table.affects(card, other, seat):
                regain_life(table, other, 1)


@final
class Take(Effect):
    """``draw`` with a target player: take a card of his (B-8.4)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Pick a card to take."""
        if table.affects(card, target, seat):
            table.push(PickCard(seat, target, card, True))


@final
class Remove(Effect):
    """``discard`` with a target player: make him lose a card to the discard pile (B-8.4)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Pick a card to discard."""
        if table.affects(card, target, seat):
            table.push(PickCard(seat, target, card, False))


@final
class RemoveAll(OneByOne):
    """``discard all_others``: every other player loses a card to the discard pile (DC-3.3, DC-3.7)."""

    def __init__(self) -> None:
        super().__init__("sweep")

    def reach(self, table: Table, seat: int, card: int, target: int) -> None:
        """Pick a card to discard; players without cards are skipped."""
        if table.has_cards(target) and table.affects(card, target, seat):
            table.push(PickCard(seat, target, card, False))


@final
class Lines(Frame[Table]):
    """The effects of a card with several lines, carried out from top to bottom (B-8.1); ``line`` is the next one."""

    __slots__ = ("card", "line", "seat", "target")

    def __init__(self, seat: int, card: int, target: int, line: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.target: int = target
        self.line: int = line

    def advance(self, game: Table) -> None:
        """Carry out the next line, if the player is still standing (T-10)."""
        effects = game.box.kind[self.card].effects
        if self.line >= len(effects) or not game.standing(self.seat):
            game.pop()
            return
        self.line += 1
        effects[self.line - 1].start(game, self.seat, self.card, self.target)

    def clone(self) -> Lines:
        """Return an independent copy."""
        return Lines(self.seat, self.card, self.target, self.line)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"lines {self.seat} {self.card} {self.target} {self.line}"


def begin_effects(table: Table, seat: int, card: int, target: int) -> None:
    """Begin the effects of a card that has been paid for (T-3 point 3)."""
    effects = table.box.kind[card].effects
    if len(effects) == 1:
        effects[0].start(table, seat, card, target)
    else:
        table.push(Lines(seat, card, target, 0))


@final
class PayCost(Frame[Table]):
    """``seat`` has announced ``card`` on ``target`` and must discard another card from hand with it (DC-1.4)."""

    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.target: int = target

    def advance(self, game: Table) -> None:
        """Ask for the other card; it goes by itself if all can see that there is only one (T-7)."""
        choices = cost_cards(game, self.seat, self.card)
        if len(game.hands[self.seat]) == 2 and len(choices) == 1:
            self.pay(game, choices[0])
            return
        discard = game.box.discard
        actions = [discard[card] for card in choices]
        game.decision = Decision(self.seat, "pay-cost", actions, "DC-1.4", card=self.card)

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        self.pay(game, action.card)

    def refusal(self, game: Table, action: Action) -> Refusal | None:
        """Explain that another card is the cost, not the one being played."""
        if action.verb == DISCARD and action.card == self.card:
            return Refusal("DC-1.4", "cost-is-another", {"card": game.box.texts[self.card]})
        return None

    def pay(self, game: Table, cost: int) -> None:
        """The cost goes to the discard pile first, the played card on top of it (T-3 point 2); then the effects."""
        game.pop()
        seat = self.seat
        card = self.card
        game.discard_from_hand(seat, cost)
        game.discard_from_hand(seat, card)
        if game.listening:
            game.say("discards", seat, cards=(cost,), detail="cost", cite="DC-1.4")
            game.say("plays", seat, self.target, cards=(card,), cite=game.box.kind[card].rules[0])
        begin_effects(game, seat, card, self.target)

    def clone(self) -> PayCost:
        """Return an independent copy."""
        return PayCost(self.seat, self.card, self.target)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"pay {self.seat} {self.card} {self.target}"


def cost_cards(table: Table, seat: int, card: int) -> list[int]:
    """Return the cards that ``seat`` could discard with ``card`` (DC-1.4)."""
    return [other for other in table.hands[seat] if other != card and may_give(table, seat, other)]
