"""Everything that is offered is legal, and everything legal is offered: compared with a second reading of the rules."""

from __future__ import annotations

import pytest

from sixgun.games.classic.distance import distance
from sixgun.kernel.rng import Rng
from tests.games.classic.play import start, walk

from .by_the_rules import Rules

GAMES = 400
CHUNKS = 10
CITES = {
    "play": "B-3.5",
    "discard-excess": "B-3.6",
    "answer-shot": "B-8.6",
    "answer-indians": "B-9.11",
    "answer-duel": "B-9.12",
    "dying": "B-6.6",
    "take-card": "B-8.4",
    "remove-card": "B-8.4",
    "general-store": "B-9.7",
    "choose-flip": "B-7.3",
    "draw-source-hand": "CB-5",
    "draw-source-discard": "CB-10",
    "keep-cards": "CB-7",
    "choose-character": "B-1.4",
}


@pytest.mark.mass
@pytest.mark.rule("B-3.5", "B-4.4", "B-4.5", "B-5.1", "B-5.2", "B-5.4", "B-5.6", "B-5.10", "B-8.3", "B-8.5", "CB-12.2")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_what_is_offered_is_what_the_rules_allow(chunk: int) -> None:
    met: set[str] = set()
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        game = start(number)
        for decision in walk(game, Rng(number)):
            met.add(decision.kind)
            assert decision.cite == CITES[decision.kind]
            offered = [action.text for action in decision.actions]
            assert offered, "a decision without an answer"
            assert len(set(offered)) == len(offered), "an answer is offered twice"
            assert game.in_game[decision.seat]
            assert decision.seat not in game.doomed
            rules = Rules(game)
            legal = rules.legal()
            if decision.kind == "answer-shot":
                front = {f"use {rules.text[c]}" for c in game.front[decision.seat] if rules.kind[c] == "barrel"}
                barrels = set(offered) - legal
                assert barrels <= front | {"use " + rules.able(decision.seat)} - {"use "}
                assert "use jourdonnais" not in barrels or rules.able(decision.seat) == "jourdonnais"
                legal |= barrels
            assert set(offered) == legal
    assert len(met) >= len(CITES) - 1


@pytest.mark.mass
@pytest.mark.rule("B-4.1", "B-4.2", "B-4.3", "B-4.4", "B-4.6", "B-11.1", "B-11.2", "CB-9", "CB-11")
def test_distances_and_ranges_are_those_of_a_walk_around_the_table() -> None:
    lopsided = bent = 0
    for number in range(100):
        game = start(number)
        rng = Rng(number)
        for _ in walk(game, Rng(number)):
            if rng.below(8) or any(character is None for character in game.characters):
                continue
            rules = Rules(game)
            for viewer in rules.players:
                assert game.view(viewer).seats[viewer].weapon_range == rules.range(viewer)
                for target in rules.players:
                    if target == viewer:
                        continue
                    expected = rules.distance(viewer, target)
                    assert distance(game, viewer, target) == expected
                    facts = game.view(viewer).seats[target]
                    assert facts.distance == expected
                    assert facts.reachable == (expected <= rules.range(viewer))
                    lopsided += expected != rules.distance(target, viewer)
                    bent += expected != rules.steps(viewer, target)
    assert lopsided > 1000
    assert bent > 1000
