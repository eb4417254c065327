"""Distance and range on any table (B-4)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.games import classic
from sixgun.games.classic.distance import distance, near, reachable, seat_distance
from tests.properties.classic.by_the_rules import Rules

from .position import Position, Seat

CHARACTERS = ("", "paul_regret", "rose_doolan")
FRONTS = ("", "mustang:8H", "scope:AS", "mustang:9H", "winchester:8S", "schofield:JC", "volcanic:10S", "remington:KC")
ROLES = ["sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy"]


@st.composite
def tables(draw: st.DrawFn) -> classic.ClassicGame:
    """Return a table of 4 to 7 with everything that bends distances, and perhaps somebody out."""
    players = draw(st.integers(4, 7))
    characters = draw(st.permutations(["paul_regret", "rose_doolan", "", "", "", "", ""]))
    cards = draw(st.permutations([*FRONTS[1:], "rev_carabine:AC", "schofield:QC", "volcanic:10C", "barrel:QS"]))
    out = draw(st.sets(st.integers(1, players - 1), max_size=players - 3))
    seats: list[Seat] = []
    for seat in range(players):
        role = ROLES[seat]
        if seat in out and role != "renegade":
            seats.append(Seat(role, out=True))
            continue
        front: list[str] = []
        for card in draw(st.lists(st.sampled_from(cards), max_size=3, unique=True)):
            kind = card.partition(":")[0]
            weapons = ("mustang", "scope", "barrel")
            clash = [other for other in front if other.partition(":")[0] == kind]
            armed = [other for other in front if other.partition(":")[0] not in weapons]
            if not clash and (kind in weapons or not armed):
                front.append(card)
        for card in front:
            cards.remove(card)
        seats.append(Seat(role, characters[seat], front=" ".join(front), hand="" if seat else "bang:AS panic:JH"))
    return Position(*seats).game


@pytest.mark.rule(
    "B-4.1", "B-4.2", "B-4.3", "B-4.4", "B-4.5", "B-4.6", "B-10.2", "B-10.3", "B-11.1", "B-11.2", "CB-9", "CB-11"
)
@settings(max_examples=150)
@given(tables())
def test_any_table(game: classic.ClassicGame) -> None:
    rules = Rules(game)
    for viewer, target in product(rules.players, rules.players):
        if viewer == target:
            continue
        expected = rules.distance(viewer, target)
        assert distance(game, viewer, target) == expected >= 1
        assert seat_distance(game, viewer, target) == rules.steps(viewer, target)
        assert seat_distance(game, target, viewer) == seat_distance(game, viewer, target)
        facts = game.view(viewer).seats[target]
        assert (facts.distance, facts.reachable) == (expected, expected <= rules.range(viewer))
        assert (target in reachable(game, viewer)) == facts.reachable
        assert (target in near(game, viewer)) == (expected == 1)
    texts = {action.text for action in game.legal()}
    assert {text for text in texts if "bang" in text} == {f"play bang:AS @{seat}" for seat in reachable(game, 0)}
    targets = {seat for seat in near(game, 0) if game.hands[seat] or game.front[seat]}
    assert {text for text in texts if "panic" in text} == {f"play panic:JH @{seat}" for seat in targets}


@pytest.mark.rule("B-4.1")
@pytest.mark.parametrize(
    ("players", "steps"),
    [(3, [1, 1]), (4, [1, 2, 1]), (5, [1, 2, 2, 1]), (6, [1, 2, 3, 2, 1]), (7, [1, 2, 3, 3, 2, 1])],
)
def test_the_shorter_way_around_the_table(players: int, steps: list[int]) -> None:
    game = classic.new(classic.Options(players), 1)
    for viewer in range(players):
        assert [seat_distance(game, viewer, (viewer + step) % players) for step in range(1, players)] == steps


@pytest.mark.rule("B-4.2", "B-4.3", "CB-9", "CB-11")
def test_all_modifiers_add_up_and_stop_at_one() -> None:
    """Rose Doolan with a Scope sees two nearer; Paul Regret with a Mustang is seen two farther."""
    game = Position(
        Seat("sheriff", "rose_doolan", front="scope:AS"),
        Seat("outlaw"),
        Seat("renegade"),
        Seat("outlaw", "paul_regret", front="mustang:8H"),
        Seat("deputy"),
        Seat("outlaw"),
        Seat("deputy"),
    ).game
    assert [distance(game, 0, seat) for seat in range(1, 7)] == [1, 1, 3, 1, 1, 1]
    assert [distance(game, 3, seat) for seat in (0, 1, 2, 4, 5, 6)] == [3, 2, 1, 1, 2, 3]
    assert distance(game, 1, 3) == 4
    assert distance(game, 3, 1) == 2


@pytest.mark.rule("B-4.6", "B-6.7")
def test_a_doomed_player_counts_until_the_elimination_step() -> None:
    """His seat counts and his Mustang works; his ability does not."""
    position = Position(
        Seat("sheriff", hand="indians:KD bang:AS"),
        Seat("outlaw", "paul_regret", front="mustang:8H", life=1),
        Seat("renegade", hand="bang:2C"),
        Seat("outlaw"),
    ).do("play indians:KD")
    game = position.game
    assert position.asked == (2, "answer-indians")
    assert game.doomed == [1]
    assert distance(game, 0, 1) == 2
    assert distance(game, 0, 2) == 2
    position.do("pass")
    assert position.asked == (0, "play")
    assert not game.in_game[1]
    assert distance(game, 0, 2) == 1
    assert game.view(0).seats[1].distance == 0


@pytest.mark.rule("B-4.7")
def test_there_is_no_distance_to_oneself() -> None:
    position = Position(Seat("sheriff", hand="bang:AS panic:JH"), Seat(), Seat(), Seat())
    for card in ("bang:AS", "panic:JH"):
        refusal = position.refused(f"play {card} @0")
        assert (refusal.rule, refusal.reason) in (("B-4.7", "no-target-self"), ("B-8.5", "no-target-self"))
    assert position.game.view(0).seats[0].distance == 0
    assert not position.game.view(0).seats[0].reachable
    assert all(facts.distance == 0 for facts in position.game.view(-1).seats)
