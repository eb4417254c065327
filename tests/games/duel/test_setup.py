"""Setting up (D-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games import duel
from sixgun.kernel.event import Event
from tests.chance import assert_uniform
from tests.games.playing import pending


def choose(game: duel.DuelGame) -> duel.DuelGame:
    """Have both players choose the first character offered."""
    for _ in range(2):
        game.apply(pending(game).actions[0])
    return game


@pytest.mark.rule("D-2.2", "D-2.3", "D-2.4")
@pytest.mark.parametrize("posse", range(4, 13))
def test_posses(posse: int) -> None:
    game = duel.new(duel.Options(posse), 5)
    for seat in range(2):
        dealt = game.offered[seat] + game.reserves[seat]
        assert len(set(dealt)) == posse
        assert all(game.box.characters[index].side == game.side[seat] for index in dealt)
        assert len(game.offered[seat]) == 2
    assert pending(game).kind == "choose-active"
    assert len(pending(game).actions) == 2


@pytest.mark.rule("D-2.4", "D-2.5", "D-2.7")
def test_choice_before_hands_and_both_shown_together() -> None:
    told: list[Event] = []
    game = duel.new(seed=2, listener=told.append)
    first = pending(game)
    assert (first.seat, first.cite) == (0, "D-2.4")
    assert game.hands == [[], []]
    game.apply(first.actions[1])
    assert [event.kind for event in told] == ["game-starts"]
    assert game.view(0).chosen == game.box.characters[first.actions[1].mode].id
    assert game.view(1).chosen == ""
    assert game.view(1).offered != game.view(0).offered
    assert game.view(-1).offered == []
    second = pending(game)
    assert second.seat == 1
    game.apply(second.actions[0])
    kinds = [event.kind for event in told]
    shown = ["comes-into-play", "gets-token"] * 2 + ["comes-into-play"] * 2
    assert kinds[1:10] == [*shown, "deals", "deals", "turn-starts"]
    assert [event.seat for event in told[1:7]] == [0, 0, 1, 1, 0, 1]
    assert game.name(game.ac[0]) == told[1].detail == game.box.characters[first.actions[1].mode].id


@pytest.mark.rule("D-2.6", "D-2.7", "D-2.8", "D-3.2")
@pytest.mark.parametrize("law", [0, 1])
def test_hands_life_and_first_turn(law: int) -> None:
    told: list[Event] = []
    game = choose(duel.new(duel.Options(law=law), 7, told.append))
    assert game.current == law
    hands = {event.seat: event for event in told if event.kind == "deals"}
    assert (hands[law].count, hands[1 - law].count) == (4, 5)
    assert hands[law].knowers == 1 << law
    for seat in range(2):
        assert len(game.decks[seat]) + len(game.hands[seat]) == 40
        assert {game.box.back[card] for card in game.decks[seat]} == {game.side[seat]}
    for spot in range(4):
        assert game.life[spot] == game.max_life(spot)


@pytest.mark.mass
@pytest.mark.rule("D-2.2", "D-2.7")
def test_characters_and_cards_are_dealt_evenly() -> None:
    characters: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    for seed in range(1500):
        game = choose(duel.new(seed=seed))
        characters.update(index for index in game.character if index >= 0)
        tops[game.decks[1][-1]] += 1
    assert_uniform([characters[index] for index in range(24)])
    assert_uniform([tops[card] for card in range(40, 80)])


def test_the_same_seed_gives_the_same_game() -> None:
    assert duel.new(seed=11).digest() == duel.new(seed=11).digest()
    assert duel.new(seed=11).digest() != duel.new(seed=12).digest()
