"""Losing and saving one's life: every mixture of loss, Beers, pairs of cards and players left (B-6)."""

from __future__ import annotations

from itertools import product

import pytest

from sixgun.games.classic.effects import LifeOthers

from .position import Position, Seat

BEERS = ["beer:6H", "beer:7H", "beer:8H", "beer:9H"]
OTHERS = ["saloon:5H", "panic:QH", "jail:4H", "cat_balou:KH"]


def dynamited(character: str, life: int, beers: int, others: int, players: int) -> Position:
    """Return a table where the Dynamite has just exploded in front of A."""
    hand = [*BEERS[:beers], *OTHERS[:others]]
    seats = [
        Seat("outlaw", character, hand=" ".join(hand), life=life, front="dynamite:2H"),
        Seat("sheriff", hand="bang:2C bang:3C"),
        Seat("outlaw", out=players < 3),
        Seat("renegade", out=players < 4),
    ]
    return Position(*seats, phase="start", deck="winchester:8S bang:4C bang:5C bang:6C bang:7C")


CASES = [
    (character, life, beers, others, players)
    for character, life, beers, others, players in product(
        ("", "bart_cassidy", "sid_ketchum"), (1, 2, 3, 4), (0, 1, 2, 3, 4), (0, 1, 2, 4), (2, 4)
    )
    if beers + others or character
]


@pytest.mark.rule("B-6.1", "B-6.2", "B-6.6", "B-6.7", "B-6.8", "B-6.9", "B-9.3", "CB-1.1", "CB-1.2", "CB-12.1")
def test_every_mixture_against_a_dynamite() -> None:
    """He drinks all he has, then gives up pairs; he lives exactly if that brings him back to 1."""
    for character, life, beers, others, players in CASES:
        position = dynamited(character, life, beers, others, players)
        game = position.game
        missing = 1 - (life - 3)
        if missing <= 0:
            assert position.told("dying") == []
            assert game.life[0] == life - 3
            continue
        useful = beers if players > 2 else 0
        drunk = pairs = 0
        cards = beers + others
        while missing and drunk < useful:
            assert (position.asked, position.decision.amount) == ((0, "dying"), missing)
            position.do(f"play {BEERS[drunk]}")
            drunk, missing, cards = drunk + 1, missing - 1, cards - 1
        while missing and character == "sid_ketchum" and cards >= 2:
            assert (position.asked, position.decision.amount) == ((0, "dying"), missing)
            first, second = position.hand(0)[:2]
            position.do(f"use sid_ketchum {first} {second}")
            pairs, missing, cards = pairs + 1, missing - 1, cards - 2
        case = (character, life, beers, others, players)
        if missing:
            if position.asked == (0, "dying"):
                assert not any("beer" in offer and players == 2 for offer in position.offers), case
                position.do("pass")
            assert not game.in_game[0], case
            assert game.life[0] == 0, case
            assert game.over == (players == 2), case
        else:
            assert game.in_game[0], case
            assert game.life[0] == 1, case
            bart = [event for event in position.told("draws") if event.cite == "CB-1"]
            assert [event.count for event in bart] == ([3] if character == "bart_cassidy" else []), case
        assert len(position.told("dying")) == 1, case
        assert [event.amount for event in position.told("loses-life")] == [3], case


@pytest.mark.rule("B-6.6", "B-6.9")
def test_the_window_is_open_until_he_lives_or_passes() -> None:
    position = dynamited("", 1, 4, 1, 4)
    assert position.game.life[0] == -2
    for beer, life in zip(BEERS[:3], (-1, 0, 1), strict=True):
        assert position.asked == (0, "dying")
        position.do(f"play {beer}")
        assert position.game.life[0] == life
    assert position.asked == (0, "play")
    assert position.told("eliminated", "doomed") == []


@pytest.mark.rule("B-6.7", "B-6.8", "B-6.10", "B-12.1")
def test_a_doomed_player_waits_for_the_end_of_the_card() -> None:
    """He keeps his cards and counts as a player; others' Beers still work; then he is gone."""
    position = Position(
        Seat("renegade", hand="gatling:10H saloon:5H"),
        Seat("outlaw", life=1, hand="missed:2S bang:2C", front="barrel:QS"),
        Seat("sheriff", life=1, hand="beer:6H"),
        Seat("outlaw", out=True),
    ).do("play gatling:10H", "pass", "pass")
    game = position.game
    assert game.doomed == [1]
    assert game.life[1] == 0
    assert game.in_game[1]
    assert position.hand(1) == ["missed:2S", "bang:2C"]
    assert [facts.doomed for facts in game.view(3).seats] == [False, True, False, False]
    assert position.asked == (2, "answer-shot")
    position.do("pass")
    assert position.asked == (2, "dying")
    assert position.offers == {"play beer:6H", "pass"}
    position.do("play beer:6H")
    assert position.game.players_left == 2
    assert not position.game.doomed
    assert position.discard[:3] == ["bang:2C", "missed:2S", "barrel:QS"]
    assert position.asked == (0, "play")


@pytest.mark.rule("B-6.10", "B-9.4")
@pytest.mark.parametrize("life", [1, 2, 3, 4])
def test_saloon_heals_everybody_up_to_the_maximum(life: int) -> None:
    position = Position(
        Seat("sheriff", hand="saloon:5H bang:AS", life=life), Seat(life=1), Seat(life=life), Seat(out=True)
    ).do("play saloon:5H")
    assert position.game.life == [life + 1, 2, min(4, life + 1), 0]
    assert [event.seat for event in position.told("regains-life")] == ([1, 2, 0] if life < 4 else [1, 0])


@pytest.mark.rule("B-9.3", "B-5.10")
def test_beer_at_full_life_and_with_two_players_is_lost() -> None:
    for life, players, cite in ((5, 4, "B-5.10"), (2, 2, "B-9.3"), (5, 2, "B-9.3")):
        position = Position(
            Seat("sheriff", hand="beer:6H bang:AS", life=life),
            Seat("outlaw", hand="bang:2C"),
            Seat("renegade", out=players < 3),
            Seat("outlaw", out=players < 4),
        ).do("play beer:6H")
        assert position.game.life[0] == life
        assert [event.cite for event in position.told("no-effect")] == [cite]
        assert position.discard[0] == "beer:6H"


@pytest.mark.rule("B-6.2", "B-6.3", "B-6.4", "B-12.2")
@pytest.mark.parametrize(
    ("card", "action", "answers", "by"),
    [
        ("bang:AS", "play bang:AS @1", ["pass"], 0),
        ("gatling:10H", "play gatling:10H", ["pass"], 0),
        ("indians:KD", "play indians:KD", ["pass"], 0),
        ("duel:JS", "play duel:JS @1", ["pass"], 0),
    ],
)
def test_who_is_responsible(card: str, action: str, answers: list[str], by: int) -> None:
    position = Position(
        Seat("sheriff", hand=f"{card} panic:JH"), Seat("outlaw", hand="cat_balou:KH", life=1), Seat(), Seat()
    ).do(action, *answers)
    assert position.asked == (1, "dying")
    assert position.decision.by == by
    position.do("pass")
    assert [(event.seat, event.other) for event in position.told("eliminated")] == [(1, by)]
    assert [(event.seat, event.other) for event in position.told("rewarded")] == [(0, 1)]


@pytest.mark.rule("B-6.10", "B-9.4")
def test_the_dying_and_the_doomed_are_not_healed_by_others() -> None:
    """No card of the base set is played while somebody dies, so it is tried by hand."""
    position = Position(
        Seat("sheriff", hand="bang:AS"), Seat("outlaw", life=1), Seat("renegade", life=1), Seat("outlaw")
    )
    game = position.game
    game.life[1] = 0
    game.life[2] = -2
    LifeOthers().start(game, 0, game.box.parse_card("saloon:5H"), -1)
    assert game.life == [5, 0, -2, 4]
    assert position.told("regains-life") == []
