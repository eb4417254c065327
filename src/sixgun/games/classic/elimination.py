"""Eliminations (B-12) and everything else that waits until an action or step is over (T-3 points 4 to 6, T-8)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.classic.ability import EMPTY_HAND, HEIR, MOURNS
from sixgun.games.classic.box import CHOOSE_HAND
from sixgun.games.classic.table import Table
from sixgun.games.classic.victory import check_end, fulfils_aim
from sixgun.games.roles import DEPUTY, OUTLAW, ROLES, SHERIFF
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame

REWARD: Final = 3
"""Cards drawn for eliminating an Outlaw (B-12.4), or anybody with three players (B-14.7)."""

# Stages of settling.
LEAVE: Final = 0
ESTATES: Final = 1
REWARDS: Final = 2


@final
class Settle(Frame[Table]):
    """Settles what is due between two actions: the elimination step, the end of the game, then deferred draws.

    ``stage`` is what comes next; ``gone`` are the players being eliminated, ``gone_by`` who is responsible for each;
    ``estates`` counts those whose cards have been given up.
    """

    __slots__ = ("estates", "gone", "gone_by", "stage")

    def __init__(self, stage: int, gone: list[int], gone_by: list[int], estates: int) -> None:
        self.stage: int = stage
        self.gone: list[int] = gone
        self.gone_by: list[int] = gone_by
        self.estates: int = estates

    def advance(self, game: Table) -> None:
        """Carry out T-3 points 4, 5 and 6."""
        if self.stage == LEAVE:
            self.stage = ESTATES
            self.gone = game.doomed
            self.gone_by = game.doomed_by
            if self.gone:
                leave_game(game, self.gone, self.gone_by)
        if self.stage == ESTATES:
            if self.estates < len(self.gone):
                self.estates += 1
                give_up_cards(game, self.gone[self.estates - 1])
                return
            self.stage = REWARDS
        game.pop()
        if self.gone:
            aims = aims_hold(game, len(self.gone))
            for i, seat in enumerate(self.gone):
                reward_or_punish(game, seat, self.gone_by[i], aims)
            for seat in self.gone:
                mourn(game, seat)
            check_end(game)
            if game.over:
                return
        deferred_draws(game)

    def clone(self) -> Settle:
        """Return an independent copy."""
        return Settle(self.stage, self.gone.copy(), self.gone_by.copy(), self.estates)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"settle {self.stage} {self.gone} {self.gone_by} {self.estates}"


def settle(table: Table) -> None:
    """Push the settling of what is due now that an action or step is over."""
    table.push(Settle(LEAVE, [], [], 0))


def leave_game(table: Table, gone: list[int], gone_by: list[int]) -> None:
    """All doomed players leave the game at the same moment and show their roles (B-12.1 point 1)."""
    table.doomed = []
    table.doomed_by = []
    for i, seat in enumerate(gone):
        table.in_game[seat] = False
        table.players_left -= 1
        table.life[seat] = 0
        table.revealed[seat] = True
        table.copied[seat] = None
        table.owing -= table.owed[seat]
        table.owed[seat] = 0
        if table.first_dead < 0 and not table.first_dead_back:
            table.first_dead = seat
        if table.listening:
            table.say("eliminated", seat, gone_by[i], detail=ROLES[table.roles[seat]], cite="B-12.1")
    table.forget_aims()
    for seat in gone:
        table.refresh(seat)
        if seat == table.master and table.seats == 3 and table.players_left:
            table.master = table.next_in_game(seat)


def give_up_cards(table: Table, seat: int) -> None:
    """An eliminated player's cards go to an heir, or else to the discard pile (B-12.1 point 2)."""
    heirs: list[int] = []
    if table.any_answers & HEIR:
        heirs = [other for other in table.others(seat) if table.answers[other] & HEIR]
    if not heirs:
        discard_everything(table, seat, "death")
    elif len(heirs) == 1:
        for ability in table.abilities[heirs[0]]:
            if ability.answers & HEIR:
                ability.heir(table, heirs[0], seat)
                return
    elif table.has_cards(seat):
        table.push(ShareEstate(seat, heirs))


@final
class ShareEstate(Frame[Table]):
    """Several heirs take a card of ``seat`` each in turn, the first of ``heirs`` next, until none is left (CB-15.4)."""

    __slots__ = ("heirs", "seat")

    def __init__(self, seat: int, heirs: list[int]) -> None:
        self.seat: int = seat
        self.heirs: list[int] = heirs

    def advance(self, game: Table) -> None:
        """Ask the next heir for a random hand card or a card in play, unless there is no choice (T-7)."""
        front = game.front[self.seat]
        hand = game.hands[self.seat]
        if not front and not hand:
            game.pop()
        elif not front:
            self.take(game, -1)
        elif not hand and len(front) == 1:
            self.take(game, front[0])
        else:
            box = game.box
            actions: list[Action] = []
            if hand:
                actions.append(box.choose_hand)
            for card in front:
                actions.append(box.choose[card])
            game.ask(self.heirs[0], "share-estate", actions, "CB-15.4", self.seat)

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        self.take(game, -1 if action.verb == CHOOSE_HAND else action.card)

    def take(self, game: Table, chosen: int) -> None:
        """Move the card, and let the next heir choose."""
        heir = self.heirs.pop(0)
        self.heirs.append(heir)
        if chosen >= 0:
            game.take_from_front(chosen, self.seat, heir)
            if game.listening:
                game.say("takes-from-front", heir, self.seat, cards=(chosen,), cite="CB-15.4")
            return
        card = game.random_from_hand(self.seat)
        game.move_hand_card(card, self.seat, heir)
        if game.listening:
            both = (1 << heir) | (1 << self.seat)
            game.say("takes-from-hand", heir, self.seat, cards=(card,), knowers=both, cite="CB-15.4")

    def clone(self) -> ShareEstate:
        """Return an independent copy."""
        return ShareEstate(self.seat, self.heirs.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"estate {self.seat} {self.heirs}"


def discard_everything(table: Table, seat: int, why: str) -> None:
    """Discard all cards in front of ``seat``, oldest first, then the hand, oldest first (B-12.1 point 2)."""
    front = table.front[seat]
    cards = front + table.hands[seat]
    if not cards:
        return
    table.front[seat] = []
    table.hands[seat] = []
    table.discard.extend(cards)
    if front:
        table.refresh(seat)
    if table.listening:
        table.say("discards", seat, cards=tuple(cards), detail=why, cite="B-12.3" if why == "penalty" else "B-12.1")


def aims_hold(table: Table, gone: int) -> bool:
    """Tell whether the three had their first aims until ``gone`` of them left: nobody had left before (B-14.5)."""
    return table.players_left + gone == 3 and table.ghost < 0 and not table.first_dead_back


def reward_or_punish(table: Table, seat: int, by: int, aims: bool) -> None:
    """Give whoever eliminated ``seat`` what is due (B-12.3 to B-12.6, B-14.7); ``by`` is -1 for nobody.

    With three players ``aims`` says whether they still have their first aims (B-14.4, B-14.5).
    """
    if by < 0:
        return
    if table.options.players == 3:
        if aims and fulfils_aim(table, seat, by):
            table.three_player_win = by
        if table.in_game[by]:
            reward(table, by, seat, "B-14.7")
    elif not table.in_game[by]:
        return
    elif table.roles[seat] == OUTLAW:
        reward(table, by, seat, "B-12.4")
    elif table.roles[seat] == DEPUTY and table.roles[by] == SHERIFF:
        if table.listening:
            table.say("penalised", by, seat, cite="B-12.3")
        discard_everything(table, by, "penalty")


def reward(table: Table, by: int, seat: int, cite: str) -> None:
    """Have ``by`` draw the reward for eliminating ``seat``; it is not optional."""
    if table.listening:
        table.say("rewarded", by, seat, amount=REWARD, cite=cite)
    table.draw(by, REWARD, cite)


def mourn(table: Table, seat: int) -> None:
    """Call those who profit from the elimination of ``seat``.

    One ability after the other in the order of the sets (B-12.1 point 4), each clockwise from his left (T-6).
    """
    if not table.any_answers & MOURNS:
        return
    mourners: list[tuple[int, int, int]] = []
    for step, other in enumerate(table.others(seat)):
        if table.answers[other] & MOURNS:
            for ability in table.abilities[other]:
                if ability.answers & MOURNS:
                    mourners.append((ability.index, step, other))
    mourners.sort()
    for index, _, other in mourners:
        table.box.abilities[index].mourns(table, other, seat)


def deferred_draws(table: Table) -> None:
    """Draw what is owed, then let empty hands draw; each clockwise from the current player (T-3 point 6, T-6)."""
    n = table.seats
    if table.owing:
        table.owing = 0
        for step in range(n):
            seat = (table.current + step) % n
            count = table.owed[seat]
            if count:
                table.owed[seat] = 0
                table.draw(seat, count, "T-3")
    if table.any_answers & EMPTY_HAND:
        for step in range(n):
            seat = (table.current + step) % n
            if table.answers[seat] & EMPTY_HAND and not table.hands[seat]:
                for ability in table.abilities[seat]:
                    if ability.answers & EMPTY_HAND:
                        ability.empty_hand(table, seat)


def ghost_leaves(table: Table, seat: int) -> None:
    """Eliminate a ghost again at the end of its turn: no reward, no penalty (HN-5.6)."""
    table.ghost = -1
    table.push(Settle(ESTATES, [seat], [-1], 0))
    table.in_game[seat] = False
    table.players_left -= 1
    table.copied[seat] = None
    table.owing -= table.owed[seat]
    table.owed[seat] = 0
    table.forget_aims()
    table.refresh(seat)
    if table.listening:
        table.say("ghost-leaves", seat, cite="HN-5.6")
