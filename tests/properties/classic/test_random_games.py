"""Masses of random games: none fails, and all come to an end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.games import classic
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng
from tests.games.classic.play import LONGEST, lively, start, variety, walk

from .invariants import check

GAMES = 10_000
CHECKED_GAMES = 600
CHUNKS = 20
OUTCOMES = {True: {"deputy", "outlaw", "renegade", "nobody"}, False: {"sheriff", "outlaws", "renegade"}}


@pytest.mark.mass
@pytest.mark.rule("OPT-3", "OPT-4", "B-1.1")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_ten_thousand_games_of_every_sort(chunk: int) -> None:
    """Over 3 to 7 players and all options; every second game is played by chance alone."""
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        game = start(number)
        rng = Rng(number)
        if number % 2:
            assert playout(game, rng) < LONGEST
        else:
            decision = game.decision
            for _ in range(LONGEST):
                if decision is None:
                    break
                game.apply(lively(decision, rng))
                decision = game.decision
        assert game.over
        assert game.decision is None
        assert game.legal() == []
        assert game.outcome in OUTCOMES[game.seats == 3]
        returns = game.returns()
        assert len(returns) == game.seats
        assert set(returns) <= {1.0, -1.0}
        assert (1.0 in returns) == (game.outcome != "nobody")


def test_the_games_are_of_every_sort() -> None:
    sorts = [variety(number) for number in range(120)]
    for players in range(3, 8):
        some = [sort for sort in sorts if sort.players == players]
        assert {sort.simplified for sort in some} == {True, False}
        assert {sort.characters for sort in some} == {"dealt", "choose"}
        assert {sort.three_player_jail for sort in some} == {"any", "none"}
        assert {sort.sheriff >= 0 for sort in some} == {True, False}
        assert {len(sort.keep) for sort in some} == {0, 2}


@pytest.mark.mass
@pytest.mark.rule("B-5.4", "B-5.6", "B-6.1", "B-6.10", "B-12.1")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_card_is_in_one_place_and_life_within_bounds(chunk: int) -> None:
    for number in range(chunk * CHECKED_GAMES // CHUNKS, (chunk + 1) * CHECKED_GAMES // CHUNKS):
        game = start(number)
        for _ in walk(game, Rng(number)):
            check(game)
        check(game)


@settings(max_examples=40)
@given(
    st.integers(min_value=0, max_value=2**63),
    st.integers(min_value=3, max_value=7),
    st.booleans(),
    st.sampled_from(["dealt", "choose"]),
)
def test_any_seed_will_do(seed: int, players: int, simplified: bool, characters: str) -> None:
    game = classic.new(classic.Options(players, simplified, characters), seed)
    check(game)
    for _ in walk(game, Rng(seed)):
        check(game)
    check(game)
    again = classic.new(classic.Options(players, simplified, characters), seed)
    for _ in walk(again, Rng(seed)):
        pass
    assert again.digest() == game.digest()


@pytest.mark.mass
@pytest.mark.rule("B-2.1", "B-2.2", "B-2.3", "B-2.4", "B-13.2", "B-13.3", "B-14.2")
def test_every_side_can_win() -> None:
    won: Counter[tuple[bool, str]] = Counter()
    for number in range(500):
        game = start(number)
        playout(game, Rng(number))
        won[game.seats == 3, game.outcome] += 1
        roles = {role for seat, role in enumerate(game.roles) if game.winners >> seat & 1}
        if game.seats > 3:
            assert roles <= ({0, 1}, {2}, {3})[("sheriff", "outlaws", "renegade").index(game.outcome)]
            assert game.outcome != "renegade" or sum(game.in_game) == 1
    for side in ("sheriff", "outlaws", "renegade"):
        assert won[False, side] >= 2
    for side in ("deputy", "outlaw", "renegade"):
        assert won[True, side] >= 2
