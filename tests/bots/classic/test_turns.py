"""What greenhorn does in its own turn, in small positions where one thing is clearly right."""

from __future__ import annotations

import pytest

from tests.games.classic.position import Position, Seat

from .table import ask, turn, witness

BLANKS = (Seat(), Seat(), Seat())


# Whom to shoot -------------------------------------------------------------------------------------------------------


def test_an_outlaw_shoots_the_sheriff() -> None:
    position = Position(Seat("outlaw", hand="bang:2C"), Seat(), Seat(), Seat("sheriff"))
    assert ask(position) == "play bang:2C @3"


def test_a_deputy_never_shoots_the_sheriff() -> None:
    hand = "bang:2C bang:3C bang:4C duel:JS"
    position = Position(Seat("deputy", hand=hand, life=1), Seat("sheriff", life=1), Seat(), Seat(), Seat("outlaw"))
    assert not any(action.endswith("@1") for action in turn(position))


def test_the_sheriff_shoots_who_has_shot_at_him() -> None:
    position = Position(Seat("sheriff", hand="bang:2C"), Seat(), Seat(), Seat(), Seat("outlaw"), Seat(), Seat())
    assert ask(position, witness(position, (1, "bang:AS", 0))) == "play bang:2C @1"
    assert ask(position, witness(position, (6, "bang:AS", 0))) == "play bang:2C @6"


def test_the_sheriff_spares_who_has_shot_at_an_outlaw() -> None:
    position = Position(Seat("sheriff", hand="bang:2C bang:3C"), Seat(), Seat("outlaw"), Seat(), Seat())
    deeds = [(2, "bang:AS", 0), (2, "bang:AD", 0), (1, "bang:KD", 2), (1, "bang:QD", 2)]
    assert "play bang:2C @1" not in turn(position, witness(position, *deeds))


@pytest.mark.parametrize("life", [1, 3])
def test_a_renegade_keeps_the_sheriff_alive_while_others_are_there(life: int) -> None:
    position = Position(
        Seat("renegade", hand="bang:2C bang:3C"), Seat("sheriff", life=life), Seat("outlaw"), Seat("outlaw")
    )
    assert ask(position) in {"play bang:2C @3", "play bang:3C @3"}


def test_a_renegade_shoots_the_sheriff_when_only_he_is_left() -> None:
    position = Position(Seat("renegade", hand="bang:2C"), Seat("sheriff"), Seat(out=True), Seat(out=True))
    assert ask(position) == "play bang:2C @1"


@pytest.mark.rule("B-14.2")
def test_with_three_players_everybody_has_his_target() -> None:
    seats = {"deputy": "@2", "renegade": "@1", "outlaw": "@2"}
    others = {"deputy": ("outlaw", "renegade"), "renegade": ("outlaw", "deputy"), "outlaw": ("renegade", "deputy")}
    for role, target in seats.items():
        left, right = others[role]
        position = Position(Seat(role, hand="bang:2C"), Seat(left), Seat(right))
        assert ask(position) == f"play bang:2C {target}"


def test_who_is_almost_dead_goes_first() -> None:
    position = Position(Seat("sheriff", hand="bang:2C"), Seat(life=4), Seat(), Seat(life=1))
    assert ask(position) == "play bang:2C @3"


# Attacks on many, Duels ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["gatling:10H", "indians:KD"])
def test_a_deputy_does_not_kill_the_sheriff_with_the_others(card: str) -> None:
    seats = (Seat("sheriff", life=1), Seat("outlaw"), Seat("outlaw"), Seat("renegade"))
    assert ask(Position(Seat("deputy", hand=card), *seats)) == "end"


@pytest.mark.parametrize("card", ["gatling:10H", "indians:KD"])
def test_the_sheriff_alone_against_all_uses_it(card: str) -> None:
    assert ask(Position(Seat("sheriff", hand=card), *BLANKS)) == f"play {card}"


def test_a_duel_needs_bang_cards() -> None:
    hand = "bang:2C bang:3C bang:4C"
    sheriff = Seat("sheriff", hand="bang:9C bang:9D missed:2S missed:3S beer:6H")
    rich = Position(Seat("outlaw", hand=f"duel:JS {hand}"), sheriff, *BLANKS, bangs=1)
    assert ask(rich) == "play duel:JS @1"
    poor = Position(Seat("outlaw", hand="duel:JS", life=1), sheriff, *BLANKS, bangs=1)
    assert ask(poor) == "end"


def test_a_volcanic_is_for_many_bang_cards() -> None:
    hand = "volcanic:10S bang:2C bang:3C bang:4C"
    position = Position(Seat("outlaw", hand=hand), Seat("sheriff"), *BLANKS)
    done = turn(position)
    assert done[0] == "play volcanic:10S"
    assert sorted(done[1:4]) == ["play bang:2C @1", "play bang:3C @1", "play bang:4C @1"]
    assert [event.seat for event in position.told("loses-life")] == [1, 1, 1]


# Equipment -----------------------------------------------------------------------------------------------------------


def test_cards_are_drawn_before_anything_else() -> None:
    position = Position(Seat("outlaw", hand="bang:2C barrel:QS wells_fargo:3H"), Seat("sheriff"), *BLANKS)
    assert ask(position) == "play wells_fargo:3H"


def test_equipment_is_played() -> None:
    position = Position(Seat("outlaw", hand="barrel:QS mustang:8H scope:AS"), Seat("sheriff"), *BLANKS)
    assert sorted(turn(position)[:3]) == ["play barrel:QS", "play mustang:8H", "play scope:AS"]


def test_a_weapon_is_played_if_it_reaches_more() -> None:
    far = (Seat(), Seat("outlaw"), Seat("sheriff"), Seat(), Seat())
    assert ask(Position(Seat("outlaw", hand="remington:KC"), *far)) == "play remington:KC"
    worse = Position(Seat("outlaw", hand="schofield:KS", front="remington:KC"), *far)
    assert ask(worse) == "end"


# Cards of others -----------------------------------------------------------------------------------------------------


def test_panic_takes_the_barrel_of_an_enemy() -> None:
    position = Position(Seat("outlaw", hand="panic:JH"), Seat("sheriff", front="barrel:QS", hand="bang:2C"), *BLANKS)
    assert turn(position)[:3] == ["play panic:JH @1", "choose barrel:QS", "play barrel:QS"]


def test_a_friend_is_freed_from_jail() -> None:
    position = Position(
        Seat("outlaw", hand="cat_balou:KH"), Seat(), Seat("sheriff"), Seat("outlaw", front="jail:JS", hand="bang:3C")
    )
    bot = witness(position, (3, "bang:AS", 2), (3, "bang:AD", 2), (3, "bang:KD", 2))
    assert turn(position, bot) == ["play cat_balou:KH @3", "choose jail:JS"]


def test_jail_is_for_the_worst_enemy() -> None:
    position = Position(Seat("sheriff", hand="jail:JS"), Seat(), Seat(), Seat(), Seat(hand="bang:2C bang:3C"))
    assert ask(position, witness(position, (3, "bang:AS", 0), (3, "bang:AD", 0))) == "play jail:JS @3"


def test_nothing_is_taken_from_the_sheriff_by_his_deputy() -> None:
    position = Position(
        Seat("deputy", hand="cat_balou:KH"), Seat("sheriff", hand="bang:2C bang:3C", front="barrel:QS"), *BLANKS
    )
    assert ask(position) == "end"


# Life ----------------------------------------------------------------------------------------------------------------


def test_beer_is_for_need() -> None:
    others = (Seat("sheriff"), Seat(), Seat())
    assert ask(Position(Seat("outlaw", hand="beer:6H", life=1), *others)) == "play beer:6H"
    assert ask(Position(Seat("outlaw", hand="beer:6H"), *others)) == "end"
    assert ask(Position(Seat("outlaw", hand="beer:6H", life=3), *others)) == "end"
    assert ask(Position(Seat("outlaw", hand="beer:6H beer:7H", life=3), *others)).startswith("play beer:")


@pytest.mark.rule("B-9.3")
def test_beer_is_not_wasted_with_two_players() -> None:
    position = Position(
        Seat("renegade", hand="beer:6H beer:7H", life=1), Seat("sheriff"), Seat(out=True), Seat(out=True)
    )
    assert ask(position) == "end"
    saloon = Position(Seat("renegade", hand="saloon:5H", life=1), Seat("sheriff"), Seat(out=True), Seat(out=True))
    assert ask(saloon) == "play saloon:5H"


def test_saloon_is_not_for_enemies() -> None:
    hurt = Seat(life=1)
    assert ask(Position(Seat("sheriff", hand="saloon:5H"), hurt, hurt, hurt)) == "end"
    assert ask(Position(Seat("sheriff", hand="saloon:5H", life=2), Seat(), Seat(), Seat())) == "play saloon:5H"


def test_dynamite_is_not_for_those_who_are_hurt() -> None:
    assert ask(Position(Seat("sheriff", hand="dynamite:2H", life=1), *BLANKS)) == "end"
    lucky = Position(Seat("sheriff", "lucky_duke", hand="dynamite:2H"), *BLANKS)
    assert ask(lucky) == "play dynamite:2H"


@pytest.mark.rule("CB-12")
def test_sid_ketchum_gives_up_what_he_does_not_need() -> None:
    sid = Seat("outlaw", "sid_ketchum", life=1, hand="jail:10S jail:JS jail:4H")
    position = Position(sid, Seat("sheriff"), Seat(front="schofield:JC"), Seat(out=True))
    assert any(action.startswith("use sid_ketchum") for action in turn(position))
    assert position.game.life[0] == 2


# The end of the turn -------------------------------------------------------------------------------------------------


def test_the_least_useful_card_is_discarded() -> None:
    position = Position(
        Seat("outlaw", hand="missed:2S beer:6H dynamite:2H", life=2), Seat("sheriff"), *BLANKS, phase="discard"
    )
    assert ask(position) == "discard dynamite:2H"
    doubles = Position(
        Seat("outlaw", hand="missed:2S missed:3S missed:4S beer:6H", life=3), Seat("sheriff"), *BLANKS, phase="discard"
    )
    assert ask(doubles).startswith("discard missed:")


@pytest.mark.rule("B-6.8")
def test_beer_is_discarded_first_with_two_players() -> None:
    hand = "missed:2S beer:6H bang:2C"
    seats = (Seat("renegade", hand=hand, life=2), Seat("sheriff"), Seat(out=True), Seat(out=True))
    assert ask(Position(*seats, phase="discard")) == "discard beer:6H"
