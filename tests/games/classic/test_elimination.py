"""Who kills whom, and what comes of it; the elimination step of several players together (B-12)."""

from __future__ import annotations

from itertools import product

import pytest

from sixgun.games.classic.life import lose_life
from tests.properties.classic.invariants import check

from .position import Position, Seat

ROLES = ["sheriff", "deputy", "outlaw", "renegade", "outlaw", "deputy", "outlaw"]
KILLERS = ("sheriff", "deputy", "outlaw", "renegade")
WEAPONS = {
    "bang:AS": ["play bang:AS @{}"],
    "duel:JS": ["play duel:JS @{}"],
    "indians:KD": ["play indians:KD"],
    "gatling:10H": ["play gatling:10H"],
}


def killing(killer: str, victim: str, card: str) -> tuple[Position, int, int]:
    """Return a table after ``killer`` has eliminated ``victim`` with ``card``; and their seats, side by side."""
    seats = [killer, victim, *ROLES]
    for role in (killer, victim):
        seats.reverse()
        seats.remove(role)
        seats.reverse()
    table = [Seat(role) for role in seats]
    table[0] = Seat(killer, hand=f"{card} beer:6H", front="barrel:QS")
    table[1] = Seat(victim, hand="beer:7H", life=1)
    position = Position(*table, deck="bang:2C bang:3C bang:4C bang:5C")
    position.do(*(action.format(1) for action in WEAPONS[card]))
    while position.asked[0] == 1:
        position.do("pass")
    return position, 0, 1


@pytest.mark.rule("B-12.2", "B-12.3", "B-12.4", "B-12.7", "B-2.5", "B-6.3")
@pytest.mark.parametrize("card", WEAPONS)
@pytest.mark.parametrize(("killer", "victim"), list(product(KILLERS, ("deputy", "outlaw", "renegade"))))
def test_rewards_and_penalties(killer: str, victim: str, card: str) -> None:
    """Three cards for an Outlaw, whoever kills him; everything lost by a Sheriff who kills a Deputy; else nothing."""
    if killer == victim == "renegade":
        return
    position, by, seat = killing(killer, victim, card)
    game = position.game
    check(game)
    assert not game.in_game[seat]
    assert [(e.seat, e.other, e.detail) for e in position.told("eliminated")] == [(seat, by, victim)]
    for viewer in (-1, 2):
        assert game.view(viewer).seats[seat].role == victim
    rewarded = [(event.seat, event.other, event.amount) for event in position.told("rewarded")]
    penalised = [(event.seat, event.other) for event in position.told("penalised")]
    assert rewarded == ([(by, seat, 3)] if victim == "outlaw" else [])
    assert penalised == ([(by, seat)] if (killer, victim) == ("sheriff", "deputy") else [])
    if penalised:
        lost = [position.texts(event.cards) for event in position.told("discards") if event.detail == "penalty"]
        assert lost == [["barrel:QS", "beer:6H"]]
        assert position.front(by) == []
    else:
        assert position.front(by) == ["barrel:QS"]
        assert position.hand(by) == ["beer:6H", *(["bang:2C", "bang:3C", "bang:4C"] if rewarded else [])]


@pytest.mark.rule("B-12.1", "B-12.4", "B-12.6")
def test_several_die_of_one_card() -> None:
    """All are gone before any card is discarded, and all cards are discarded before any reward is drawn."""
    position = Position(
        Seat("sheriff", hand="indians:KD bang:AS"),
        Seat("outlaw", hand="beer:7H", front="mustang:8H", life=1),
        Seat("deputy", hand="saloon:5H", life=1),
        Seat("outlaw", hand="missed:2S", front="scope:AS", life=1),
        Seat("renegade"),
        Seat("outlaw"),
    ).do("play indians:KD")
    while position.asked[0] != 0:
        position.do("pass")
    kinds = ("eliminated", "discards", "rewarded", "penalised")
    assert [(event.kind, event.seat, event.other) for event in position.told(*kinds)] == [
        ("eliminated", 1, 0), ("eliminated", 2, 0), ("eliminated", 3, 0),
        ("discards", 1, -1), ("discards", 2, -1), ("discards", 3, -1),
        ("rewarded", 0, 1), ("penalised", 0, 2), ("discards", 0, -1), ("rewarded", 0, 3),
    ]  # fmt: skip
    assert len(position.game.hands[0]) == 3
    assert position.discard[:3] != position.hand(0)
    check(position.game)


@pytest.mark.rule("B-12.5")
def test_a_killer_who_dies_in_the_same_step_gets_nothing() -> None:
    """No card of the base set brings it about, so both are doomed by hand."""
    tables = (
        ["outlaw", "outlaw", "renegade", "deputy", "sheriff"],
        ["sheriff", "deputy", "renegade", "outlaw", "outlaw"],
    )
    for roles in tables:
        cards = ("bang:AS", "bang:2C", "bang:3C", "", "")
        position = Position(*(Seat(role, hand=hand) for role, hand in zip(roles, cards, strict=True)))
        game = position.game
        game.decision = None
        game.doomed = [1, 0]
        game.doomed_by = [0, -1]
        game.refresh(0)
        game.refresh(1)
        game.run()
        assert [event.seat for event in position.told("eliminated")] == [1, 0]
        assert position.told("rewarded", "penalised") == []
        assert position.hand(0) == []
        check(game)


@pytest.mark.rule("B-6.2", "B-12.5")
def test_nobody_is_responsible_for_himself() -> None:
    position = Position(Seat("outlaw", hand="bang:AS"), Seat("sheriff"), Seat("renegade"), Seat("outlaw"))
    game = position.game
    lose_life(game, 0, 1, 0)
    assert [(event.seat, event.other) for event in position.told("loses-life")] == [(0, -1)]


@pytest.mark.rule("B-3.3", "B-3.8", "B-12.5")
def test_the_turn_of_the_eliminated_is_over_and_the_next_one_is_found() -> None:
    """Whoever loses his own Duel dies in his turn; seats that are out are passed over."""
    for out in ((), (1,), (1, 2)):
        position = Position(
            Seat("outlaw", hand="duel:JS beer:6H", life=1),
            Seat("renegade", out=1 in out),
            Seat("outlaw", out=2 in out),
            Seat("sheriff", hand="bang:2C beer:7H"),
        ).do("play duel:JS @3", "discard bang:2C")
        while position.asked[0] == 0:
            position.do("pass")
        game = position.game
        assert not game.in_game[0]
        assert position.told("rewarded") == []
        assert game.over == (out == (1, 2))
        starts = [event.seat for event in position.told("turn-starts")]
        assert starts[:1] == ([] if game.over else [1 + len(out)])
