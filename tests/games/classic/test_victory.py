"""The end of the game, for every deal of roles and every set of survivors (B-13, B-14.9)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product

import pytest

from sixgun.games import classic
from sixgun.games.classic.victory import check_end
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, ROLES_OF, SHERIFF

from .position import Position, Seat


def survivors(roles: tuple[int, ...], alive: tuple[bool, ...]) -> classic.ClassicGame:
    """Return a game right after an elimination step that has left these survivors."""
    game = classic.new(classic.Options(len(roles)), 1).clone()
    game.roles = list(roles)
    game.revealed = [True] * len(roles)
    game.in_game = list(alive)
    game.players_left = sum(alive)
    return game


def expected(roles: tuple[int, ...], alive: tuple[bool, ...]) -> tuple[str, set[int]]:
    """Return outcome and winning seats as B-13.2 to B-13.4 have them; nobody while the game goes on."""
    left = [role for role, living in zip(roles, alive, strict=True) if living]
    seats = range(len(roles))
    if SHERIFF not in left:
        if left == [RENEGADE]:
            return "renegade", {seat for seat in seats if alive[seat]}
        return "outlaws", {seat for seat in seats if roles[seat] == OUTLAW}
    if OUTLAW not in left and RENEGADE not in left:
        return "sheriff", {seat for seat in seats if roles[seat] in (SHERIFF, DEPUTY)}
    return "", set()


@pytest.mark.mass
@pytest.mark.rule("B-13.2", "B-13.3", "B-13.4", "B-2.1", "B-2.2", "B-2.3", "B-2.4", "B-12.8")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_set_of_survivors(players: int) -> None:
    deals = sorted(set(permutations(ROLES_OF[players])))[:: players - 3]
    for roles in deals:
        for alive in product([True, False], repeat=players):
            game = survivors(roles, alive)
            check_end(game)
            outcome, winners = expected(roles, alive)
            assert game.outcome == outcome
            assert game.over == (outcome != "")
            assert {seat for seat in range(players) if game.winners >> seat & 1} == winners
            if game.over:
                assert [value == 1.0 for value in game.returns()] == [seat in winners for seat in range(players)]


GATLING = "play gatling:10H"
INDIANS = "play indians:KD"
BOOM = "winchester:8S"


def seat(role: str, hand: str = "", front: str = "") -> Seat:
    """Return a seat with one life point."""
    return Seat(role, hand=hand, front=front, life=1)


def dead(role: str) -> Seat:
    return Seat(role, out=True)


WORKED: dict[str, tuple[Callable[[], Position], list[str], tuple[str, list[int]]]] = {
    "Sheriff dead, only a Renegade alive": (
        lambda: Position(seat("sheriff"), dead("outlaw"), seat("renegade", "bang:AS"), dead("outlaw"), turn=2),
        ["play bang:AS @0"],
        ("renegade", [2]),
    ),
    "Sheriff dead, Renegade and Deputy alive, no Outlaw alive": (
        lambda: Position(
            seat("sheriff"), dead("outlaw"), seat("renegade", "bang:AS"), dead("outlaw"), seat("deputy"), turn=2
        ),
        ["play bang:AS @0"],
        ("outlaws", [1, 3]),
    ),
    "Sheriff and last Outlaw die by one Gatling, only the Renegade who played it is left": (
        lambda: Position(seat("sheriff"), dead("outlaw"), seat("renegade", "gatling:10H"), seat("outlaw"), turn=2),
        [GATLING],
        ("renegade", [2]),
    ),
    "Sheriff and last Outlaw die by one Indians!, Renegade and Deputy are left": (
        lambda: Position(
            seat("sheriff"),
            dead("outlaw"),
            seat("renegade", "indians:KD"),
            seat("outlaw"),
            Seat("deputy", life=2),
            turn=2,
        ),
        [INDIANS],
        ("outlaws", [1, 3]),
    ),
    "Sheriff, last Outlaw and Renegade die together, a Deputy is left": (
        lambda: Position(
            seat("sheriff"), dead("outlaw"), seat("renegade"), seat("outlaw"), seat("deputy", "gatling:10H"), turn=4
        ),
        [GATLING],
        ("outlaws", [1, 3]),
    ),
    "Sheriff dies of Dynamite with an Outlaw alive": (
        lambda: Position(
            seat("sheriff", front="dynamite:2H"),
            seat("outlaw"),
            seat("renegade"),
            dead("outlaw"),
            phase="start",
            deck=BOOM,
        ),
        [],
        ("outlaws", [1, 3]),
    ),
    "last Outlaw dies of Dynamite, Renegade already dead": (
        lambda: Position(
            seat("sheriff"),
            seat("outlaw", front="dynamite:2H"),
            dead("renegade"),
            dead("outlaw"),
            dead("deputy"),
            turn=1,
            phase="start",
            deck=BOOM,
        ),
        [],
        ("sheriff", [0, 4]),
    ),
}


@pytest.mark.rule("B-13.5")
@pytest.mark.parametrize("case", WORKED)
def test_worked_cases(case: str) -> None:
    """The table of B-13.5 in play, but for eight players and for everybody's death, which no card can bring about."""
    make, actions, (outcome, winners) = WORKED[case]
    position = make().do(*actions)
    game = position.game
    assert game.outcome == outcome
    assert [place for place, value in enumerate(game.returns()) if value == 1.0] == winners


@pytest.mark.rule("B-13.5", "B-13.2")
def test_everybody_dead() -> None:
    for players in (4, 5, 6, 7):
        game = survivors(tuple(ROLES_OF[players]), (False,) * players)
        check_end(game)
        assert game.outcome == "outlaws"


@pytest.mark.rule("B-13.4")
def test_the_game_goes_on_with_a_renegade_left() -> None:
    for left in ([0, 1], [0, 1, 4], [0, 2], [0, 1, 2, 3, 4]):
        roles = (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY)
        game = survivors(roles, tuple(place in left for place in range(5)))
        check_end(game)
        assert not game.over
        assert game.outcome == ""
        assert game.returns() == [0.0] * 5


@pytest.mark.rule("B-14.9")
@pytest.mark.parametrize("alive", list(product([True, False], repeat=3)))
def test_three_players_and_no_aim_fulfilled(alive: tuple[bool, ...]) -> None:
    game = survivors((DEPUTY, OUTLAW, RENEGADE), alive)
    check_end(game)
    names = ["deputy", "outlaw", "renegade"]
    assert game.outcome == ("" if sum(alive) > 1 else names[alive.index(True)] if any(alive) else "nobody")
    assert game.winners == (0 if sum(alive) != 1 else 1 << alive.index(True))
    if not any(alive):
        assert game.returns() == [0.0, 0.0, 0.0]


@pytest.mark.rule("B-14.9", "B-14.4")
@pytest.mark.parametrize("alive", list(product([True, False], repeat=3)))
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_three_players_and_an_aim_fulfilled(winner: int, alive: tuple[bool, ...]) -> None:
    """Who has just fulfilled his aim wins alone, whoever else is left."""
    game = survivors((DEPUTY, OUTLAW, RENEGADE), alive)
    game.three_player_win = winner
    check_end(game)
    assert game.outcome == ["deputy", "outlaw", "renegade"][winner]
    assert game.winners == 1 << winner


@pytest.mark.rule("B-13.6", "B-13.1")
def test_roles_are_shown_at_the_end_only() -> None:
    position = Position(
        Seat("sheriff", life=1),
        Seat("outlaw", hand="bang:AS"),
        Seat("renegade"),
        Seat("outlaw"),
        Seat("deputy"),
        turn=1,
    )
    assert [facts.role for facts in position.game.view(0).seats] == ["sheriff", None, None, None, None]
    position.do("play bang:AS @0")
    assert position.game.over
    roles = ["sheriff", "outlaw", "renegade", "outlaw", "deputy"]
    for viewer in range(-1, 5):
        view = position.game.view(viewer)
        assert [facts.role for facts in view.seats] == roles
        assert (view.over, view.outcome, view.winners) == (True, "outlaws", 0b01010)
    shown = [(event.seat, event.detail) for event in position.told("reveals-role")]
    assert shown == [(seat, roles[seat]) for seat in range(1, 5)]
    assert position.events[-1].kind == "game-over"
