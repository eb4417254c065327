"""The events tell the whole game: who hears them all can follow it card by card, and each seat hears its share."""

from __future__ import annotations

import pytest

from sixgun.games.classic.game import ClassicGame
from sixgun.games.roles import ROLES
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.rng import Rng
from tests.games.classic.play import Start, start, walk

from .witness import Witness

GAMES = 240
CHUNKS = 8


def compare(witness: Witness, game: ClassicGame) -> None:
    assert witness.hands == game.hands
    assert witness.front == game.front
    assert witness.discard == game.discard
    assert witness.deck == len(game.deck)
    assert witness.display == game.display
    assert witness.life == game.life
    assert witness.max_life == game.max_life
    assert witness.in_game == game.in_game
    assert witness.event == ("" if game.event is None else game.event.id)
    assert witness.past_events == [game.box.events[index].id for index in game.past_events]
    assert (witness.current, witness.turn, witness.bangs) == (game.current, game.turn, game.bangs)
    assert witness.characters == ["" if c is None else c.id for c in game.characters]
    for seat in range(game.seats):
        shown = ROLES[game.roles[seat]] if game.revealed[seat] else ""
        assert witness.roles[seat] == shown


def compare_knowledge(witness: Witness, game: ClassicGame) -> None:
    """What a seat knows of hands and deck is what it has seen, no more and no less."""
    for viewer in range(game.seats):
        view = game.view(viewer)
        for facts in view.seats:
            if facts.seat != viewer:
                known = [card for card in game.hands[facts.seat] if witness.known[viewer].get(card) == facts.seat]
                assert facts.known_hand == known
        assert view.deck_top == top_run(witness.on_top[viewer])
    bystander = game.view(BYSTANDER)
    assert all(facts.known_hand == [] for facts in bystander.seats)
    assert bystander.deck_top == bystander.hand == bystander.offered == []


def top_run(on_top: list[int]) -> list[int]:
    """Return the cards on top of the deck that a seat knows without a gap, the top first."""
    known: list[int] = []
    for card in reversed(on_top):
        if card < 0:
            break
        known.append(card)
    return known


@pytest.mark.mass
@pytest.mark.rule("B-17.1", "B-17.2")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_who_hears_all_events_can_follow_the_game(chunk: int) -> None:
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        follow(number)


def follow(number: int, begin: Start = start) -> None:
    """Have a witness hear game ``number`` and compare what it knows with the game and with all views."""
    early: list[Event] = []
    game = begin(number, early.append)
    witness = Witness(game)
    dealt = 0
    for event in early:
        witness.hear(event)
    cards = sum(not (game.options.simplified and kind.book) for kind in game.box.kind)
    game.listen(witness.hear)
    for decision in walk(game, Rng(number)):
        if not dealt:
            if decision.kind == "choose-character":
                continue
            dealt = 1
            witness.deck += cards + 1
        if decision.kind == "pay-cost":  # the card is announced by the question, and played when its cost is paid
            for known in witness.known[: decision.seat] + witness.known[decision.seat + 1 :]:
                known[decision.card] = decision.seat
        compare(witness, game)
        compare_knowledge(witness, game)
    compare(witness, game)
    assert witness.outcome == game.outcome != ""
    assert witness.winners == game.winners
