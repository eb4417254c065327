"""A game drawn from a view looks exactly like the real one to that seat, and can be played."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from sixgun.games.classic.determinize import determinize
from sixgun.games.classic.game import ClassicGame
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng
from tests.chance import assert_uniform
from tests.games.classic.play import LONGEST, Start, start, walk
from tests.games.classic.position import Position, Seat
from tests.games.playing import pending

from .invariants import check
from .test_legal_actions import CITES

GAMES = 100
CHUNKS = 5
EVERYDAY = (
    "play", "discard-excess", "answer-shot", "answer-indians", "answer-duel", "take-card", "remove-card",
    "general-store",
)  # fmt: skip
"""Decisions that are not rare: here some seats' views are drawn from, elsewhere every seat's."""


def shown(game: ClassicGame, viewer: int) -> str:
    return json.dumps(game.view(viewer).to_dict())


@pytest.mark.mass
@pytest.mark.rule("B-17.1", "T-7")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_drawn_game_shows_the_same_view(chunk: int) -> None:
    """At every kind of decision, for the seat that is asked, others and bystanders; the same seat is asked the same."""
    met: set[str] = set()
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        met |= draw_all_along(number)
    assert len(met) >= len(CITES) - 1


def test_a_few_games_are_drawn_and_measured() -> None:
    """The same for two games, one with characters to choose, for the measure of tested lines."""
    draw_all_along(1)
    draw_all_along(2)


def draw_all_along(number: int, begin: Start = start, others: int = 1) -> set[str]:
    """Draw games from views at every decision of game ``number``; return the kinds of decisions.

    At one decision in ``others`` a seat that may not be asked is tried as well, at rare ones all.
    """
    met: set[str] = set()
    game = begin(number, None)
    rng = Rng(number)
    for decision in walk(game, Rng(number)):
        viewers = [decision.seat]
        if rng.below(others) == 0:
            viewers.append(rng.below(game.seats + 1) - 1)
        if decision.kind not in EVERYDAY:
            viewers = [*range(game.seats), BYSTANDER]
        for viewer in viewers:
            drawn = determinize(game.view(viewer), rng)
            assert shown(drawn, viewer) == shown(game, viewer)
            asked = pending(drawn)
            assert (asked.seat, asked.kind, asked.by, asked.card, asked.amount) == (
                decision.seat, decision.kind, decision.by, decision.card, decision.amount
            )  # fmt: skip
            assert drawn.rng.state != game.rng.state
            check(drawn)
        met.add(decision.kind)
    for viewer in (0, game.seats - 1, BYSTANDER):
        assert shown(determinize(game.view(viewer), rng), viewer) == shown(game, viewer)
    return met


@pytest.mark.mass
def test_a_drawn_game_can_be_played_to_its_end() -> None:
    for number in range(60):
        game = start(number)
        rng = Rng(number)
        for decision in walk(game, Rng(number)):
            if rng.below(12) == 0 or (decision.kind not in EVERYDAY and rng.below(3) == 0):
                viewer = rng.below(game.seats + 1) - 1
                drawn = determinize(game.view(viewer), rng)
                assert playout(drawn, rng) < LONGEST
                assert drawn.over
                check(drawn)


@pytest.mark.mass
def test_drawing_changes_nothing() -> None:
    game = start(13)
    rng = Rng(13)
    for _ in walk(game, Rng(13)):
        before = game.digest()
        view = game.view(rng.below(game.seats))
        seen = json.dumps(view.to_dict())
        drawn = determinize(view, rng)
        playout(drawn, rng)
        assert game.digest() == before
        assert json.dumps(view.to_dict()) == seen


def position() -> ClassicGame:
    return Position(
        Seat("sheriff", "kit_carlson", hand="bang:AS"),
        Seat("outlaw", "sid_ketchum", hand="beer:6H missed:2S"),
        Seat("renegade", hand="bang:2C bang:3C"),
        Seat("outlaw"),
        Seat("deputy", hand="beer:7H"),
        discard="missed:5S missed:3S missed:4S",
    ).game


@pytest.mark.mass
def test_hidden_cards_and_roles_are_drawn_evenly() -> None:
    """Each unknown card is as likely in an opponent's hand as any other; so is each deal of the hidden roles."""
    game = position()
    view = game.view(0)
    rng = Rng(1)
    cards: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    roles: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        drawn = determinize(view, rng)
        cards.update(drawn.hands[1])
        tops[drawn.deck[-1]] += 1
        roles[tuple(drawn.roles)] += 1
    known = {game.hands[0][0], game.discard[-1]}
    unknown = [card for card in range(80) if card not in known]
    assert_uniform([cards[card] for card in unknown])
    assert_uniform([tops[card] for card in unknown])
    assert len(roles) == 12
    assert_uniform(list(roles.values()))
    assert all(cards[card] == tops[card] == 0 for card in known)


@pytest.mark.mass
def test_own_secrets_are_kept() -> None:
    """What the seat knows stays: its role and hand, and what it has put on the deck or seen go into a hand."""
    position = Position(
        Seat("sheriff", "kit_carlson"),
        Seat("outlaw", hand="bang:AS"),
        Seat("renegade"),
        Seat("outlaw"),
        phase="draw",
        deck="beer:6H missed:2S duel:8C",
    ).do("keep beer:6H duel:8C", "play duel:8C @1")
    game = position.game
    rng = Rng(2)
    for _ in range(20):
        drawn = determinize(game.view(0), rng)
        assert drawn.card_text(drawn.deck[-1]) == "missed:2S"
        assert drawn.hands[0] == game.hands[0]
        assert drawn.roles[0] == game.roles[0]
    tops = {determinize(game.view(1), rng).deck[-1] for _ in range(50)}
    assert len(tops) > 20
