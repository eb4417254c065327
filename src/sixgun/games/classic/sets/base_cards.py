"""The cards of the base set that say in words what they do.

Barrel, Volcanic, Jail, Dynamite, Indians!, Duel, General Store.
"""

from __future__ import annotations

from typing import final

from sixgun.games.classic.ability import DETENTION, HAZARD, UNLIMITED, Ability
from sixgun.games.classic.box import DISCARD
from sixgun.games.classic.card import AIM_FRONT_OTHER, AIM_OTHER, Effect, Kind
from sixgun.games.classic.draw import ANY_HEART, SPADE_2_TO_9, Check
from sixgun.games.classic.life import lose_life
from sixgun.games.classic.limits import bang_categories, may_give
from sixgun.games.classic.options import JAIL_NONE
from sixgun.games.classic.table import Table
from sixgun.games.roles import SHERIFF
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame
from sixgun.kernel.refusal import Refusal


def kinds() -> dict[str, Kind]:
    """Return the kinds whose rules are written here, by id."""
    barrel = Kind("barrel")
    barrel.ability = Ability("barrel", "B-10.1")
    barrel.ability.barrel = True
    volcanic = Kind("volcanic")
    volcanic.ability = Ability("volcanic", "B-11.4")
    volcanic.ability.weapon_range = 1
    volcanic.ability.bang_limit = UNLIMITED
    dynamite = Kind("dynamite")
    dynamite.ability = Dynamite("dynamite", "B-10.5")
    indians = Kind("indians")
    indians.effects = [Indians()]
    duel = Kind("duel")
    duel.aim = AIM_OTHER
    duel.effects = [Duel()]
    store = Kind("general_store")
    store.effects = [GeneralStore()]
    found: dict[str, Kind] = {}
    for kind in [barrel, volcanic, JailKind("jail"), dynamite, indians, duel, store]:
        found[kind.id] = kind
    return found


# Jail ----------------------------------------------------------------------------------------------------------------


@final
class JailKind(Kind):
    """Jail: played in front of another player, not the Sheriff (B-10.4, B-14.6)."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.aim = AIM_FRONT_OTHER
        self.ability = Jail(id, "B-10.4")

    def barred_from(self, table: Table, target: int) -> Refusal | None:
        """Never on the Sheriff; with three players on nobody if the option says so (OPT-4)."""
        if table.options.players == 3:
            if table.options.three_player_jail == JAIL_NONE:
                return Refusal("B-14.6", "jail-off", {})
        elif table.roles[target] == SHERIFF:
            return Refusal("B-10.4", "jail-sheriff", {})
        return None


@final
class Jail(Ability):
    """In Jail: "draw!" at S4; not Hearts: the turn is skipped (B-10.4)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = DETENTION

    def detention(self, table: Table, seat: int, card: int) -> None:
        """Check the Jail."""
        table.push(JailCheck(seat, card))


@final
class JailCheck(Frame[Table]):
    """The check of a Jail; finishes with 1 if the turn is skipped."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def advance(self, game: Table) -> None:
        """Turn a card."""
        game.push(Check(self.seat, ANY_HEART, game.box.kind[self.card].id))

    def receive(self, game: Table, result: int) -> None:
        """Discard the Jail either way."""
        game.discard_from_front(self.seat, self.card)
        if game.listening:
            game.say("discards", self.seat, cards=(self.card,), detail="spent", cite="B-10.4")
        game.finish(0 if result else 1)

    def clone(self) -> JailCheck:
        """Return an independent copy."""
        return JailCheck(self.seat, self.card)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"jail {self.seat} {self.card}"


# Dynamite ------------------------------------------------------------------------------------------------------------


@final
class Dynamite(Ability):
    """Dynamite: "draw!" at S3; a Spade from 2 to 9 explodes (B-10.5)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = HAZARD

    def hazard(self, table: Table, seat: int, card: int) -> None:
        """Check the Dynamite."""
        table.push(DynamiteCheck(seat, card))


@final
class DynamiteCheck(Frame[Table]):
    """The check of a Dynamite."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def advance(self, game: Table) -> None:
        """Turn a card."""
        game.push(Check(self.seat, SPADE_2_TO_9, game.box.kind[self.card].id))

    def receive(self, game: Table, result: int) -> None:
        """It explodes, or goes to the next player clockwise who has none in front of him (B-10.6)."""
        game.pop()
        seat = self.seat
        card = self.card
        if result:
            game.discard_from_front(seat, card)
            if game.listening:
                game.say("explodes", seat, cards=(card,), cite="B-10.5")
            lose_life(game, seat, 3, -1, "B-10.5")
            return
        kind = game.box.kind[card].index
        for other in game.others(seat):
            if not (game.front_kinds[other] >> kind) & 1:
                game.front[seat].remove(card)
                game.refresh(seat)
                game.put_in_front(other, card)
                if game.listening:
                    game.say("passes-on", seat, other, cards=(card,), cite="B-10.6")
                return

    def clone(self) -> DynamiteCheck:
        """Return an independent copy."""
        return DynamiteCheck(self.seat, self.card)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"dynamite {self.seat} {self.card}"


# Indians! and Duel ---------------------------------------------------------------------------------------------------


def bang_discards(table: Table, seat: int) -> list[Action]:
    """Return the discards of ``seat`` that count as BANG! cards (B-9.13)."""
    box = table.box
    bang_from = bang_categories(table, seat)
    return [box.discard[card] for card in table.hands[seat] if box.kind[card].category & bang_from]


def discard_bang(table: Table, seat: int, other: int, card: int, cite: str) -> None:
    """Discard a card as a BANG! card: it is discarded, not played (B-5.3)."""
    table.discard_from_hand(seat, card)
    if table.listening:
        table.say("answers", seat, other, cards=(card,), cite=cite)
    table.used_from_hand(seat)


def wrong_bang_discard(table: Table, seat: int, action: Action, cite: str) -> Refusal | None:
    """Explain that a card in hand does not count as a BANG! card where one is asked for."""
    if action.verb != DISCARD or action.card not in table.hands[seat]:
        return None
    if not may_give(table, seat, action.card):
        return Refusal("HN-11.1", "bangs-frozen", {"card": table.box.texts[action.card]})
    return Refusal(cite, "wrong-card-answer", {"card": table.box.texts[action.card]})


@final
class Indians(Effect):
    """Indians!: every other player discards a BANG! card or loses 1 life point (B-9.11)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Ask everybody else, in turn order from the left."""
        table.push(IndiansRaid(seat, card, table.others(seat).copy()))


@final
class IndiansRaid(Frame[Table]):
    """An Indians! card of ``by`` being answered; ``targets`` are those still to answer, the next one first."""

    __slots__ = ("by", "card", "targets")

    def __init__(self, by: int, card: int, targets: list[int]) -> None:
        self.by: int = by
        self.card: int = card
        self.targets: list[int] = targets

    def advance(self, game: Table) -> None:
        """Ask the next player, or hurt him if all can see that he has no answer (T-7)."""
        if not self.targets or not game.standing(self.by):
            game.pop()
            return
        target = self.targets[0]
        if target == game.ghost or not game.affects(self.card, target, self.by):
            self.targets.pop(0)
            return
        if not game.could_act(target):
            self.hit(game)
            return
        actions = bang_discards(game, target)
        actions.append(game.box.pass_)
        game.ask(target, "answer-indians", actions, "B-9.11", self.by, self.card)

    def answer(self, game: Table, action: Action) -> None:
        """Take the discard or the loss."""
        if action.verb == DISCARD:
            target = self.targets.pop(0)
            discard_bang(game, target, self.by, action.card, "B-9.11")
        else:
            self.hit(game)

    def refusal(self, game: Table, action: Action) -> Refusal | None:
        """Explain that only BANG! cards help."""
        return wrong_bang_discard(game, self.targets[0], action, "B-9.11")

    def hit(self, game: Table) -> None:
        """The next player loses 1 life point; who played the card is responsible (B-6.3)."""
        lose_life(game, self.targets.pop(0), 1, self.by, "B-9.11")

    def clone(self) -> IndiansRaid:
        """Return an independent copy."""
        return IndiansRaid(self.by, self.card, self.targets.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"indians {self.by} {self.card} {self.targets}"


@final
class Duel(Effect):
    """Duel: the two discard BANG! cards in turn; the first who does not loses 1 life point (B-9.12)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """The challenged player answers first."""
        table.push(DuelFight(seat, target, card, target))


@final
class DuelFight(Frame[Table]):
    """A Duel of ``by`` against ``target``; ``turn`` is the seat that must discard next."""

    __slots__ = ("by", "card", "target", "turn")

    def __init__(self, by: int, target: int, card: int, turn: int) -> None:
        self.by: int = by
        self.target: int = target
        self.card: int = card
        self.turn: int = turn

    def advance(self, game: Table) -> None:
        """Ask the one who must discard; he loses at once if all can see that he cannot (T-7)."""
        seat = self.turn
        if not game.could_act(seat):
            self.lose(game)
            return
        actions = bang_discards(game, seat)
        actions.append(game.box.pass_)
        game.ask(seat, "answer-duel", actions, "B-9.12", self.opponent(), self.card)

    def opponent(self) -> int:
        """Return the seat that fights against the one who must discard."""
        return self.by if self.turn == self.target else self.target

    def answer(self, game: Table, action: Action) -> None:
        """Take a discard, or the end of the Duel."""
        if action.verb == DISCARD:
            discard_bang(game, self.turn, self.opponent(), action.card, "B-9.12")
            self.turn = self.opponent()
        else:
            self.lose(game)

    def refusal(self, game: Table, action: Action) -> Refusal | None:
        """Explain that only BANG! cards count."""
        return wrong_bang_discard(game, self.turn, action, "B-9.12")

    def lose(self, game: Table) -> None:
        """Who did not discard loses; the challenger is responsible if the challenged player does (B-6.4)."""
        game.pop()
        lose_life(game, self.turn, 1, self.by if self.turn == self.target else -1, "B-9.12")

    def clone(self) -> DuelFight:
        """Return an independent copy."""
        return DuelFight(self.by, self.target, self.card, self.turn)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"duel {self.by} {self.target} {self.card} {self.turn}"


# General Store -------------------------------------------------------------------------------------------------------


@final
class GeneralStore(Effect):
    """General Store: as many cards as players are turned up, and each takes one (B-9.7)."""

    def start(self, table: Table, seat: int, card: int, target: int) -> None:
        """Turn the cards up; with too few cards there are as many as there are (B-7.7)."""
        for _ in range(table.players_left):
            shown = table.take_top()
            if shown < 0:
                break
            table.display.append(shown)
            table.deck_check()
        if table.listening:
            table.say("store", seat, cards=tuple(table.display), cite="B-9.7")
        table.push(StorePicks(seat, card, [seat, *table.others(seat)]))


@final
class StorePicks(Frame[Table]):
    """A General Store of ``by`` being emptied; ``pickers`` are those still to pick, the next one first."""

    __slots__ = ("by", "card", "pickers")

    def __init__(self, by: int, card: int, pickers: list[int]) -> None:
        self.by: int = by
        self.card: int = card
        self.pickers: list[int] = pickers

    def advance(self, game: Table) -> None:
        """Ask the next player; the last card is taken without asking (T-7)."""
        display = game.display
        if not self.pickers or not display:
            self.close(game)
            return
        if not game.affects(self.card, self.pickers[0], self.by):
            self.pickers.pop(0)
            return
        if len(display) == 1:
            self.pick(game, display[0])
            return
        choose = game.box.choose
        actions = [choose[card] for card in display]
        game.ask(self.pickers[0], "general-store", actions, "B-9.7", self.by, self.card)

    def close(self, game: Table) -> None:
        """Discard what nobody may take (B-9.7)."""
        game.pop()
        if game.display:
            game.discard.extend(game.display)
            if game.listening:
                game.say("discards", self.by, cards=tuple(game.display), detail="left-over", cite="B-9.7")
            game.display = []

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        self.pick(game, action.card)

    def pick(self, game: Table, card: int) -> None:
        """Move the card into the hand; all see it."""
        seat = self.pickers.pop(0)
        game.display.remove(card)
        game.hands[seat].append(card)
        game.known[card] = game.everybody
        if game.listening:
            game.say("picks", seat, cards=(card,), cite="B-9.7")

    def clone(self) -> StorePicks:
        """Return an independent copy."""
        return StorePicks(self.by, self.card, self.pickers.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"store {self.by} {self.card} {self.pickers}"
