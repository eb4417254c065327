"""Russian Roulette, an event of A Fistful of Cards (FC-12)."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.ability import ANY_CARD, ENTERS, MISSED_SYMBOL, Ability
from sixgun.games.classic.box import DISCARD, PASS, USE, USE_CARD
from sixgun.games.classic.card import BROWN
from sixgun.games.classic.combat import ready_answers
from sixgun.games.classic.draw import ANY_HEART, Check
from sixgun.games.classic.life import lose_life
from sixgun.games.classic.limits import may_give, may_play
from sixgun.games.classic.options import MISSED_EFFECTS
from sixgun.games.classic.table import Table
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame
from sixgun.kernel.refusal import Refusal


@final
class RussianRoulette(Ability):
    """Each player in turn discards a Missed!, until one does not: he loses 2 life points and it stops (FC-12)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = ENTERS

    def enters(self, table: Table, seat: int) -> None:
        """Begin with the event master."""
        table.push(Roulette(seat, table.barrels[seat].copy()))


@final
class Roulette(Frame[Table]):
    """``seat`` must discard a Missed! next; ``barrels`` are the Barrel sources he has not tried (OPT-6)."""

    __slots__ = ("barrels", "seat")

    def __init__(self, seat: int, barrels: list[int]) -> None:
        self.seat: int = seat
        self.barrels: list[int] = barrels

    def advance(self, game: Table) -> None:
        """Ask; who cannot have one, as all can see, loses at once (T-7)."""
        seat = self.seat
        box = game.box
        effects = game.options.russian_roulette == MISSED_EFFECTS
        ready = ready_answers(game, seat) if effects else []
        barrels = self.barrels if effects else []
        if not barrels and not ready and not game.could_act(seat):
            self.lose(game)
            return
        actions: list[Action] = []
        for source in barrels:
            if source >= 0:
                actions.append(box.use_card[source])
            else:
                for ability in game.abilities[seat]:
                    if ability.barrel and ability.index >= 0:
                        actions.append(box.use_ability[ability.index])
        wanted = game.missed_from[seat] if effects else missed_categories(game, seat)
        for card in game.hands[seat]:
            allowed = may_play(game, seat, card) if effects else may_give(game, seat, card)
            if box.kind[card].category & wanted and allowed:
                actions.append(box.discard[card])
        for card in ready:
            actions.append(box.use_card[card])
        actions.append(box.pass_)
        game.ask(seat, "answer-roulette", actions, "FC-12")

    def answer(self, game: Table, action: Action) -> None:
        """Take a Missed!, a Barrel, or the loss."""
        seat = self.seat
        if action.verb == PASS:
            self.lose(game)
        elif action.verb == DISCARD:
            game.discard_from_hand(seat, action.card)
            if game.listening:
                game.say("answers", seat, cards=(action.card,), cite="FC-12")
            game.used_from_hand(seat)
            if game.options.russian_roulette == MISSED_EFFECTS and game.box.kind[action.card].border == BROWN:
                game.draw(seat, game.box.kind[action.card].missed_draws, "DC-3.4")
            self.next_player(game)
        elif action.verb == USE or action.card in self.barrels:
            self.barrels.remove(-1 if action.verb == USE else action.card)
            what = game.box.abilities[action.mode].id if action.verb == USE else game.box.kind[action.card].id
            game.push(Check(seat, ANY_HEART, what))
        elif action.verb == USE_CARD:
            game.discard_from_front(seat, action.card)
            if game.listening:
                game.say("uses", seat, cards=(action.card,), cite="FC-12.2")
            game.draw(seat, game.box.kind[action.card].missed_draws, "DC-3.9")
            self.next_player(game)

    def refusal(self, game: Table, action: Action) -> Refusal | None:
        """Explain that only a Missed! counts."""
        if action.verb == DISCARD and action.card in game.hands[self.seat]:
            return Refusal("FC-12.2", "wrong-card-answer", {"card": game.box.texts[action.card]})
        return None

    def receive(self, game: Table, result: int) -> None:
        """Take the result of a Barrel's "draw!"."""
        if result:
            self.next_player(game)

    def next_player(self, game: Table) -> None:
        """Go on clockwise, round and round (FC-12.1)."""
        self.seat = game.next_in_game(self.seat)
        self.barrels = game.barrels[self.seat].copy()

    def lose(self, game: Table) -> None:
        """He loses 2 life points, with nobody responsible, and the roulette stops."""
        game.pop()
        lose_life(game, self.seat, 2, -1, "FC-12")

    def clone(self) -> Roulette:
        """Return an independent copy."""
        return Roulette(self.seat, self.barrels.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"roulette {self.seat} {self.barrels}"


def missed_categories(table: Table, seat: int) -> int:
    """Return the categories of cards that ``seat`` can discard as a Missed! card; Dodge is none (FC-12.2, DC-3.8)."""
    wanted = table.missed_from[seat]
    return wanted if wanted == ANY_CARD else wanted & ~MISSED_SYMBOL
