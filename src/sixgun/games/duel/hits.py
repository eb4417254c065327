"""Hits and dodges (D-8): one hit, or several by one card."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.duel.ability import (
    DISCARD_TO_DODGE,
    HIT_DODGED,
    HITS_AC,
    HITS_AS_DODGE,
    REVEAL_TO_DODGE,
    REVEAL_TO_HIT_BACK,
    TAKES_TWO_CARDS,
)
from sixgun.games.duel.active import ability_at, bearing, close_window, open_window
from sixgun.games.duel.box import DISCARD, PASS, PLAY, PLAY_AS_DODGE, USE_CARD
from sixgun.games.duel.card import BANG, BARREL, Effect, Kind
from sixgun.games.duel.life import lose_points
from sixgun.games.duel.reveal import reveal
from sixgun.games.duel.table import Table
from sixgun.games.duel.trigger import Trigger, note
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame

ON_TARGET: Final = DISCARD_TO_DODGE | REVEAL_TO_DODGE | REVEAL_TO_HIT_BACK
"""What may give the target's owner an answer that all can see."""

# Stages of a hit (D-8.3).
BEGIN: Final = 0
ANSWER: Final = 1
SECOND_CARD: Final = 2
CLOSE: Final = 3

# Reveals against a hit.
OWN_DECK: Final = 1
OPPONENTS_DECK: Final = 2


@final
class Hit(Frame[Table]):
    """One hit at the character ``who`` on ``spot`` (D-8.1).

    ``by`` is the source player and ``shooter`` the source character; ``card`` the card that fires, -1 for an ability,
    and ``kind`` the index of the kind it counts as, -1 for an ability. ``two`` says that a dodge alone is not enough
    (D-8.7). ``stage`` is what comes next; ``tried`` is a bit mask of the reveals that have been tried, ``trying`` the
    one under way; ``hits_back`` is the kind of the dodge card if that hits back (D-16.27), or -1.
    """

    __slots__ = ("by", "card", "hits_back", "kind", "shooter", "spot", "stage", "tried", "trying", "two", "who")

    def __init__(self, spot: int, who: int, by: int, shooter: int, card: int, kind: int, two: bool) -> None:
        self.spot: int = spot
        self.who: int = who
        self.by: int = by
        self.shooter: int = shooter
        self.card: int = card
        self.kind: int = kind
        self.two: bool = two
        self.stage: int = BEGIN
        self.tried: int = 0
        self.trying: int = 0
        self.hits_back: int = -1

    def advance(self, game: Table) -> None:
        """Begin, ask for an answer or for the second card, or close the window after a loss (D-8.3)."""
        stage = self.stage
        if stage == BEGIN:
            spot = self.spot
            if game.character[spot] != self.who or game.life[spot] <= 0:
                game.pop()
                return
            open_window(game, spot)
            self.stage = ANSWER
            if game.listening:
                cards = () if self.card < 0 else (self.card,)
                source = self.shooter + 1 if self.card < 0 else 0  # no card says whose hit it is
                game.say("hit", self.by, spot >> 1, cards, source, game.name(spot), "D-8.2")
            self.ask(game)
        elif stage == ANSWER:
            self.ask(game)
        elif stage == SECOND_CARD:
            self.ask_second(game)
        else:
            close_window(game)
            game.pop()

    def ask(self, game: Table) -> None:
        """Ask the owner of the target, or hurt it if all can see that he has no answer (D-8.4)."""
        spot = self.spot
        owner = spot >> 1
        traits = game.traits[spot]
        hand = game.hands[owner]
        box = game.box
        actions: list[Action] = []
        if traits & ON_TARGET:
            for source in bearing(game, spot, DISCARD_TO_DODGE):
                actions.append(box.use_card[source])
            if not self.tried & OWN_DECK:
                for source in bearing(game, spot, REVEAL_TO_DODGE):
                    actions.append(box.use_card[source])
            if not self.tried & OPPONENTS_DECK and traits & REVEAL_TO_HIT_BACK:
                actions.append(box.use_ability[self.who])
        if not hand and not actions:
            self.hurt(game)
            return
        any_card = self.kind >= 0 and box.kinds[self.kind].any_card_dodges
        hits = traits & HITS_AS_DODGE != 0
        kinds = box.kind
        for card in hand:
            kind = kinds[card]
            if kind.dodge:
                actions.append(box.play[card])
            elif hits and kind.hit:
                actions.append(box.play_as_dodge[card])
            if any_card:
                actions.append(box.discard[card])
        actions.append(box.pass_)
        game.decision = Decision(owner, "answer-hit", actions, "D-8.4", self.by, self.card)

    def answer(self, game: Table, action: Action) -> None:
        """Take an answer, the second card, or the hit."""
        verb = action.verb
        if verb == PASS:
            if self.stage == SECOND_CARD and game.listening:
                game.say("dodge-wasted", self.spot >> 1, self.by, cite="D-8.7")
            self.hurt(game)
        elif self.stage == SECOND_CARD:
            self.spend(game, action.card, "second", "D-8.7")
            self.avoided(game)
        elif verb in (PLAY, PLAY_AS_DODGE):
            self.play_dodge(game, action)
        elif verb == DISCARD:
            self.spend(game, action.card, "dodge", "D-16.11")
            self.dodge(game)
        elif verb == USE_CARD:
            self.use_gear(game, action.card)
        else:
            self.tried |= OPPONENTS_DECK
            self.trying = OPPONENTS_DECK
            ability = game.box.characters[self.who].ability
            if game.listening:
                game.say("uses", self.spot >> 1, self.by, detail=ability.id, cite=ability.cite)
            reveal(game, self.spot >> 1, 1 - (self.spot >> 1), BARREL, ability.id)

    def play_dodge(self, game: Table, action: Action) -> None:
        """Play a dodge card, or a hit card as one, whose other text is ignored (D-8.4)."""
        owner = self.spot >> 1
        card = action.card
        game.discard_from_hand(owner, card)
        kind = game.box.kind[card]
        as_itself = action.verb == PLAY
        if game.listening:
            used_as = "" if as_itself else "dodge"
            game.say("plays", owner, self.by, cards=(card,), detail=used_as, cite=kind.rules[0])
        if as_itself and kind.hits_back:
            self.hits_back = kind.index
        self.dodge(game)

    def spend(self, game: Table, card: int, why: str, cite: str) -> None:
        """Discard a card from hand."""
        owner = self.spot >> 1
        game.discard_from_hand(owner, card)
        if game.listening:
            game.say("discards", owner, cards=(card,), detail=why, cite=cite)

    def use_gear(self, game: Table, card: int) -> None:
        """Use an Equipment card of the target: discard it as the dodge, or reveal for one (D-8.4)."""
        owner = self.spot >> 1
        kind = game.box.kind[card]
        if game.listening:
            game.say("uses", owner, self.by, cards=(card,), detail=kind.id, cite=kind.rules[0])
        if kind.ability is not None and kind.ability.traits & DISCARD_TO_DODGE:
            game.discard_gear(self.spot, card)
            self.dodge(game)
        else:
            self.tried |= OWN_DECK
            self.trying = OWN_DECK
            reveal(game, owner, owner, BARREL, kind.id)

    def receive(self, game: Table, result: int) -> None:
        """Take the result of a reveal: a barrel is a dodge; without it all other answers stay open (D-8.5).

        A reveal that hits back does so as soon as it succeeds, but never its own side (D-17.19).
        """
        if not result:
            return
        spot = self.spot
        if self.trying == OPPONENTS_DECK and self.by != spot >> 1:
            note(game, game.box.characters[self.who].ability, spot, aim=self.shooter)
        self.dodge(game)

    def dodge(self, game: Table) -> None:
        """A dodge has been obtained; if one more card must be discarded, that is asked for now (D-8.7)."""
        if self.two:
            self.stage = SECOND_CARD
        else:
            self.avoided(game)

    def ask_second(self, game: Table) -> None:
        """Ask for the second card; without a card in hand the dodge is wasted (D-8.7)."""
        owner = self.spot >> 1
        hand = game.hands[owner]
        if not hand:
            if game.listening:
                game.say("dodge-wasted", owner, self.by, cite="D-8.7")
            self.hurt(game)
            return
        discard = game.box.discard
        actions = [discard[card] for card in hand]
        actions.append(game.box.pass_)
        game.decision = Decision(owner, "second-card", actions, "D-8.7", self.by, self.card)

    def hurt(self, game: Table) -> None:
        """The target loses 1 life point, then the window closes (D-8.3 d, e)."""
        self.stage = CLOSE
        lose_points(game, self.spot, 1, self.by, "D-8.3")
        if game.stack[-1] is self:
            close_window(game)
            game.pop()

    def avoided(self, game: Table) -> None:
        """The hit is dodged: triggers are noted, the window closes, then comes the card's clause (D-8.3 e to g)."""
        spot = self.spot
        owner = spot >> 1
        by = self.by
        if game.listening:
            cards = () if self.card < 0 else (self.card,)
            game.say("dodges", owner, by, cards=cards, detail=game.name(spot), cite="D-8.3")
        if self.hits_back >= 0:
            kind = game.box.kinds[self.hits_back]
            front = game.ac[owner] == spot
            game.noted.append(Trigger(HITS_AC, owner, spot, self.who, front, kind.id, kind.rules[0], sticks=True))
        if by != owner:
            hit_dodged(game, game.ac[by])
            if not game.single(by):
                hit_dodged(game, game.rc[by])
        close_window(game)
        game.pop()
        if self.kind >= 0:
            clause = game.box.kinds[self.kind].clause
            if clause is not None:
                clause.dodged(game, by, self.card)

    def clone(self) -> Hit:
        """Return an independent copy."""
        copy = Hit(self.spot, self.who, self.by, self.shooter, self.card, self.kind, self.two)
        copy.stage = self.stage
        copy.tried = self.tried
        copy.trying = self.trying
        copy.hits_back = self.hits_back
        return copy

    def facts(self) -> str:
        """Return all fields as a short text."""
        return (
            f"hit {self.spot} {self.who} {self.by} {self.shooter} {self.card} {self.kind} {self.two} "
            f"{self.stage} {self.tried} {self.trying} {self.hits_back}"
        )


def hit_dodged(table: Table, spot: int) -> None:
    """The opponent has dodged a hit of the player of the character on ``spot`` (D-17.12)."""
    if table.traits[spot] & HIT_DODGED:
        for source in bearing(table, spot, HIT_DODGED):
            note(table, ability_at(table, spot, source), spot, source)


def fire(table: Table, seat: int, spot: int, card: int, kind: Kind) -> None:
    """Begin a hit of ``seat`` at the character on ``spot`` with ``card``, which counts as ``kind`` (D-8.1).

    The source character is his AC at this moment; whether two cards are needed is decided now (D-8.7).
    """
    ac = table.ac[seat]
    two = kind.type == BANG and table.traits[ac] & TAKES_TWO_CARDS != 0
    table.push(Hit(spot, table.character[spot], seat, table.character[ac], card, kind.index, two))


def ability_hit(table: Table, trigger: Trigger, spot: int) -> None:
    """Begin the hit of a trigger at the character on ``spot``; it is neither a card nor a BANG! card (D-8.2)."""
    table.push(Hit(spot, table.character[spot], trigger.seat, trigger.character, -1, -1, False))


@final
class SingleHit(Effect):
    """One hit at the target of the card (D-8.2)."""

    def start(self, table: Table, seat: int, card: int, action: Action) -> None:
        """Fire."""
        fire(table, seat, table.spot_of(action.mode), card, table.box.kind[card])


@final
class Volley(Frame[Table]):
    """Hits of ``by`` with ``card``, answered one by one (D-8.8).

    ``targets`` are the spots still to be hit, the next one first; ``shooter`` is the source character.
    """

    __slots__ = ("by", "card", "shooter", "targets", "two")

    def __init__(self, by: int, shooter: int, card: int, targets: list[int], two: bool) -> None:
        self.by: int = by
        self.shooter: int = shooter
        self.card: int = card
        self.targets: list[int] = targets
        self.two: bool = two

    def advance(self, game: Table) -> None:
        """Fire the next hit; those at a character that is down are void (D-9.6)."""
        if not self.targets:
            game.pop()
            return
        spot = self.targets.pop(0)
        if game.life[spot] > 0:
            kind = game.box.kind[self.card].index
            game.push(Hit(spot, game.character[spot], self.by, self.shooter, self.card, kind, self.two))

    def clone(self) -> Volley:
        """Return an independent copy."""
        return Volley(self.by, self.shooter, self.card, self.targets.copy(), self.two)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"volley {self.by} {self.shooter} {self.card} {self.targets} {self.two}"


def volley(table: Table, seat: int, card: int, targets: list[int]) -> None:
    """Begin the hits of a card that fires more than once, or at several characters (D-8.8)."""
    ac = table.ac[seat]
    two = table.box.bang[card] and table.traits[ac] & TAKES_TWO_CARDS != 0
    table.push(Volley(seat, table.character[ac], card, targets, two))


def all_but_own_ac(table: Table, seat: int) -> list[int]:
    """Return the spots of all characters but the AC of ``seat``, in the order of D-14.5 (D-6.6)."""
    return [spot for spot in table.in_order() if spot != table.ac[seat]]
