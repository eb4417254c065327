"""Masses of random games: none fails, and all come to an end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.games import dice
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng
from tests.games.dice.play import LONGEST, start, walk

from .invariants import check

GAMES = 6000
CHECKED_GAMES = 2400
CHUNKS = 10
OUTCOMES = {True: {"deputy", "outlaw", "renegade"}, False: {"sheriff", "outlaws", "renegade"}}


@pytest.mark.mass
@pytest.mark.rule("G-6.10", "G-2.1")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_of_every_sort_come_to_an_end(chunk: int) -> None:
    """Over 3 to 8 players. There is no draw: somebody wins."""
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        game = start(number)
        assert playout(game, Rng(number)) < LONGEST
        assert game.over
        assert game.decision is None
        assert game.legal() == []
        assert game.outcome in OUTCOMES[game.seats == 3]
        returns = game.returns()
        assert len(returns) == game.seats
        assert set(returns) == {1.0, -1.0}


@pytest.mark.mass
@pytest.mark.rule("G-1.1", "G-2.4", "G-4.6", "G-6.1", "G-6.2", "G-7.15")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nine_arrows_and_life_within_bounds(chunk: int) -> None:
    for number in range(chunk * CHECKED_GAMES // CHUNKS, (chunk + 1) * CHECKED_GAMES // CHUNKS):
        game = start(number)
        for _ in walk(game, Rng(number)):
            check(game)
        check(game)


@settings(max_examples=60)
@given(
    st.integers(min_value=0, max_value=2**63),
    st.integers(min_value=3, max_value=8),
    st.integers(min_value=-1, max_value=2),
)
def test_any_seed_will_do(seed: int, players: int, sheriff: int) -> None:
    options = dice.Options(players, sheriff)
    ends: list[str] = []
    for _ in range(2):
        game = dice.new(options, seed)
        check(game)
        for _ in walk(game, Rng(seed)):
            check(game)
        check(game)
        ends.append(game.digest())
    assert ends[0] == ends[1]


@pytest.mark.mass
@pytest.mark.rule("G-1.4", "G-6.5", "G-6.6", "G-6.8", "G-8.2", "G-8.3")
def test_every_side_can_win() -> None:
    won: Counter[tuple[bool, str]] = Counter()
    for number in range(1500):
        game = start(number)
        playout(game, Rng(number))
        won[game.seats == 3, game.outcome] += 1
        roles = {role for seat, role in enumerate(game.roles) if game.winners >> seat & 1}
        if game.seats > 3:
            assert roles <= ({0, 1}, {2}, {3})[("sheriff", "outlaws", "renegade").index(game.outcome)]
            assert game.outcome != "renegade" or game.players_left == 1
            winners = [seat for seat in range(game.seats) if game.winners >> seat & 1]
            if game.outcome != "renegade":  # the whole side wins, dead or alive (G-6.2)
                assert winners == [
                    seat
                    for seat in range(game.seats)
                    if game.roles[seat] in roles or (game.outcome == "sheriff" and game.roles[seat] <= 1)
                ]
        else:
            assert len(roles) == 1
    for three in (True, False):
        for side in OUTCOMES[three]:
            assert won[three, side] >= 2
