"""The next game with the same players (B-16)."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games import classic
from sixgun.games.roles import ROLES
from sixgun.kernel.errors import OptionsError
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng
from tests.chance import assert_uniform
from tests.games.classic.play import start


def finished(number: int) -> classic.ClassicGame:
    game = start(number)
    playout(game, Rng(number))
    return game


def character(game: classic.ClassicGame, seat: int) -> str:
    found = game.characters[seat]
    assert found is not None
    return found.id


@pytest.mark.rule("B-16.1", "B-16.3", "B-1.6", "B-1.7")
@pytest.mark.parametrize("number", range(0, 60, 3))
def test_survivors_keep_their_characters_and_nothing_else(number: int) -> None:
    old = finished(number)
    survivors = [seat for seat in range(old.seats) if old.in_game[seat]]
    options = classic.next_options(old, survivors)
    assert options.keep == {seat: character(old, seat) for seat in survivors}
    assert options.sheriff == -1
    for other in ("players", "simplified", "characters", "three_player_jail"):
        assert getattr(options, other) == getattr(old.options, other)
    game = classic.new(options, number + 1)
    while game.decision is not None and game.decision.kind == "choose-character":
        game.apply(game.decision.actions[0])
    for seat in survivors:
        assert character(game, seat) == character(old, seat)
    assert len({character(game, seat) for seat in range(game.seats)}) == game.seats
    for seat in range(game.seats):
        if seat != game.current:
            assert len(game.hands[seat]) == game.life[seat] == game.max_life[seat]
        assert game.front[seat] == []


@pytest.mark.rule("B-16.1", "B-16.3")
@pytest.mark.parametrize("number", range(0, 30, 3))
def test_the_eliminated_keep_nothing(number: int) -> None:
    old = finished(number)
    dead = [seat for seat in range(old.seats) if not old.in_game[seat]]
    assert dead
    for seat in dead:
        with pytest.raises(OptionsError, match=r"B-16\.1") as error:
            classic.next_options(old, [seat])
        assert error.value.message_id == "error-options-keep-eliminated"
        assert error.value.params == {"seat": str(seat)}


@pytest.mark.rule("B-16.1")
def test_keeping_is_a_choice() -> None:
    old = finished(4)
    survivors = [seat for seat in range(old.seats) if old.in_game[seat]]
    assert classic.next_options(old, []).keep == {}
    assert classic.next_options(old, survivors[:1]).keep == {survivors[0]: character(old, survivors[0])}


@pytest.mark.rule("B-16.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_the_sheriffs_role_goes_round(players: int) -> None:
    old = classic.new(classic.Options(players), 3)
    playout(old, Rng(3))
    for seat in range(players):
        game = classic.new(classic.next_options(old, [], seat), 9)
        assert ROLES[game.roles[seat]] == ("deputy" if players == 3 else "sheriff")
        assert game.current == seat


@pytest.mark.mass
@pytest.mark.rule("B-16.1", "T-9")
def test_the_others_draw_among_the_characters_nobody_keeps() -> None:
    options = classic.Options(4, keep={0: "suzy_lafayette", 2: "el_gringo"})
    drawn: Counter[str] = Counter()
    for seed in range(1400):
        game = classic.new(options, seed)
        drawn[character(game, 1)] += 1
    assert len(drawn) == 14
    assert not {"suzy_lafayette", "el_gringo"} & set(drawn)
    assert_uniform(list(drawn.values()))
