"""A game drawn from a view looks exactly like the real one to that seat, and can be played."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from sixgun.games.duel.determinize import determinize
from sixgun.games.duel.game import DuelGame
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng
from tests.chance import assert_uniform
from tests.games.duel.play import KINDS, LONGEST, midway, start, walk
from tests.games.playing import pending

from .invariants import check

GAMES = 120
CHUNKS = 6
EVERYDAY = ("play", "discard-excess", "answer-hit", "give-up")


def shown(game: DuelGame, viewer: int) -> str:
    return json.dumps(game.view(viewer).to_dict())


@pytest.mark.mass
@pytest.mark.rule("D-19.1", "D-19.2", "D-19.3")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_drawn_game_shows_the_same_view(chunk: int) -> None:
    """At every kind of decision, for both seats and bystanders; the same seat is asked the same."""
    met: set[str] = set()
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        game = start(number)
        rng = Rng(number)
        for decision in walk(game, Rng(number)):
            met.add(decision.kind)
            if decision.kind in EVERYDAY and rng.below(4):
                continue
            for viewer in (BYSTANDER, 0, 1):
                drawn = determinize(game.view(viewer), rng)
                assert shown(drawn, viewer) == shown(game, viewer)
                asked = pending(drawn)
                assert (asked.seat, asked.kind, asked.by, asked.card, asked.amount) == (
                    decision.seat, decision.kind, decision.by, decision.card, decision.amount
                )  # fmt: skip
                check(drawn)
                if rng.below(12) == 0:
                    assert playout(drawn, rng) < LONGEST
                    check(drawn)
        for viewer in (BYSTANDER, 0, 1):
            assert shown(determinize(game.view(viewer), rng), viewer) == shown(game, viewer)
    assert met == KINDS


def test_drawing_changes_nothing() -> None:
    game = start(13)
    rng = Rng(13)
    for _ in walk(game, Rng(13)):
        if rng.below(5):
            continue
        before = game.digest()
        view = game.view(rng.below(2))
        seen = json.dumps(view.to_dict())
        playout(determinize(view, rng), rng)
        assert game.digest() == before
        assert json.dumps(view.to_dict()) == seen


@pytest.mark.mass
@pytest.mark.rule("D-4.1", "D-13.3", "D-19.3")
def test_hidden_cards_are_drawn_evenly() -> None:
    """Each card the opponent may hold is as likely in his hand as any other; so is each order of a reserve."""
    game = midway(9, 25)
    view = game.view(0)
    rng = Rng(1)
    hidden = [card for card in game.hands[1] if not game.known[card] & 1]
    assert hidden
    assert not game.common
    own = [card for card in hidden + game.decks[1] if game.box.back[card] == game.side[1]]
    counts: Counter[int] = Counter()
    reserves: Counter[int] = Counter()
    for _ in range(3000):
        drawn = determinize(view, rng)
        counts.update(card for card in drawn.hands[1] if card in own)
        reserves[drawn.reserves[0][-1]] += 1
    assert_uniform([counts[card] for card in own])
    assert_uniform([reserves[character] for character in game.reserves[0]])


@pytest.mark.mass
@pytest.mark.rule("D-4.3")
def test_recycled_cards_come_from_the_common_deck_only() -> None:
    """What has been shuffled into a common deck lies there or in a hand, never in an own deck."""
    tried = 0
    for number in range(60):
        game = start(number)
        rng = Rng(number)
        for _ in walk(game, Rng(number)):
            if not game.common or rng.below(8):
                continue
            for viewer in (BYSTANDER, 0, 1):
                check(determinize(game.view(viewer), rng))
                tried += 1
    assert tried > 500
