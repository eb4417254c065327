"""The events tell the whole game: who hears them all can follow it card by card (D-4, D-7, D-9, D-15)."""

from __future__ import annotations

import pytest

from sixgun.games.duel.game import DuelGame
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from tests.games.duel.play import start, walk
from tests.rulebook import rule_ids

GAMES = 160
CHUNKS = 4


class Table:
    """What can be known from the events alone."""

    def __init__(self, law: int) -> None:
        self.decks = [40, 40]
        self.law = law
        self.common = 0
        self.discard: list[int] = []
        self.display: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.gear: dict[int, str] = {}
        self.life: dict[str, int] = {}
        self.ac = ["", ""]
        self.turn = 0

    def hear(self, event: Event) -> None:
        """Follow what an event tells."""
        getattr(self, "on_" + event.kind.replace("-", "_"), self.on_nothing)(event)

    def on_nothing(self, event: Event) -> None:
        """Nothing that is followed here."""

    def from_deck(self, event: Event, deck: str) -> None:
        if deck == "common":
            self.common -= event.count
        else:
            self.decks[self.law if deck == "law" else 1 - self.law] -= event.count

    def leave(self, card: int) -> None:
        """Take a card from wherever it can be seen to lie."""
        for hand in self.hands:
            if card in hand:
                hand.remove(card)
        if card in self.display:
            self.display.remove(card)
        self.gear.pop(card, None)

    def on_deals(self, event: Event) -> None:
        self.decks[event.seat] -= event.count
        self.hands[event.seat].extend(event.cards)

    def on_draws(self, event: Event) -> None:
        self.from_deck(event, event.detail)
        self.hands[event.seat].extend(event.cards)
        assert event.amount == sum(card >= 40 for card in event.cards)

    def on_draws_aside(self, event: Event) -> None:
        self.from_deck(event, event.detail)
        self.display.extend(event.cards)

    def on_keeps(self, event: Event) -> None:
        for card in event.cards:
            self.leave(card)
            self.hands[event.seat].append(card)

    def turn_over(self, owner: int) -> None:
        if self.decks[owner]:
            self.decks[owner] -= 1
        else:
            self.common -= 1

    def on_reveals(self, event: Event) -> None:
        owner = 1 - event.seat if event.detail == "sid_curry" else event.seat
        self.turn_over(owner)
        self.discard.extend(event.cards)

    def on_turns(self, event: Event) -> None:
        owner = 1 - event.seat if event.detail == "sid_curry" else event.seat
        self.turn_over(owner)
        self.display.extend(event.cards)

    def on_store(self, event: Event) -> None:
        self.turn_over(event.other)
        self.display.extend(event.cards)

    def on_picks(self, event: Event) -> None:
        self.on_keeps(event)

    def on_reshuffles(self, event: Event) -> None:
        assert event.amount == len(self.discard)
        self.common = len(self.discard)
        self.discard = []

    def on_discards(self, event: Event) -> None:
        for card in event.cards:
            self.leave(card)
            self.discard.append(card)

    def on_removes_from_hand(self, event: Event) -> None:
        self.on_discards(event)

    def on_removes_equipment(self, event: Event) -> None:
        self.on_discards(event)

    def on_gives_up(self, event: Event) -> None:
        self.on_discards(event)

    def on_reloads(self, event: Event) -> None:
        self.on_discards(event)

    def on_plays_as_colt(self, event: Event) -> None:
        self.on_discards(event)

    def on_takes_from_hand(self, event: Event) -> None:
        self.on_keeps(event)

    def on_takes_equipment(self, event: Event) -> None:
        self.on_keeps(event)

    def on_equips(self, event: Event) -> None:
        self.leave(event.cards[0])
        self.gear[event.cards[0]] = event.detail

    def on_comes_into_play(self, event: Event) -> None:
        self.life[event.detail] = event.amount

    def on_gets_token(self, event: Event) -> None:
        self.ac[event.seat] = event.detail

    def on_swaps(self, event: Event) -> None:
        self.ac[event.seat] = event.detail

    def on_loses_life(self, event: Event) -> None:
        self.life[event.detail] -= 1

    def on_regains_life(self, event: Event) -> None:
        self.life[event.detail] += event.amount

    def on_eliminated(self, event: Event) -> None:
        assert self.life.pop(event.detail) == 0

    def on_turn_starts(self, event: Event) -> None:
        self.turn = event.amount


class Player(Table):
    """Follows played cards too, for which the kind of the card matters."""

    def __init__(self, game: DuelGame) -> None:
        super().__init__(game.options.law)
        self.box = game.box

    def on_plays(self, event: Event) -> None:
        """Equipment is on its way to its character, everything else lies on the discard pile (D-4.9)."""
        card = event.cards[0]
        self.leave(card)
        if not self.box.equipment[card]:
            self.discard.append(card)

    def on_uses(self, event: Event) -> None:
        """A Hat is used up (D-16.6)."""
        if event.detail == "hat":
            self.on_discards(event)


def compare(table: Player, game: DuelGame) -> None:
    assert table.hands == [sorted_like(table.hands[seat], game.hands[seat]) for seat in range(2)]
    assert table.discard == game.discard
    assert sorted(table.display) == sorted(game.display)
    assert table.common == len(game.common)
    if game.turn:
        assert table.decks == [len(deck) for deck in game.decks]
    names = ["" if character < 0 else game.box.characters[character].id for character in game.character]
    worn = {card: names[spot] for spot in range(4) for card in game.gear[spot] if names[spot]}
    assert {card: name for card, name in table.gear.items() if card in worn} == worn
    assert table.life == {name: game.life[spot] for spot, name in enumerate(names) if name}
    assert table.turn == game.turn
    if len(game.stack) == 1 and game.turn:
        assert table.ac == [game.name(game.ac[seat]) for seat in range(2)]
        assert table.gear == worn


def sorted_like(told: list[int], held: list[int]) -> list[int]:
    """Return the cards told of, if they are the cards held, in whatever order."""
    assert sorted(told) == sorted(held)
    return told


@pytest.mark.mass
@pytest.mark.rule("D-4.9", "D-7.1", "D-9.1", "D-15.2", "D-19.1")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_who_hears_all_events_can_follow_the_game(chunk: int) -> None:
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        early: list[Event] = []
        game = start(number, early.append)
        table = Player(game)
        for event in early:
            table.hear(event)
        game.listen(table.hear)
        for _ in walk(game, Rng(number)):
            compare(table, game)


@pytest.mark.mass
def test_events_cite_rules_that_exist() -> None:
    cited: set[str] = set()
    for number in range(40):
        game = start(number, lambda event: cited.add(event.cite))
        for _ in walk(game, Rng(number)):
            pass
    assert cited <= rule_ids()
    assert len(cited) > 50
