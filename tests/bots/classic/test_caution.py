"""What a friend would ask about, and what he says nothing of."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Observer
from sixgun.bots.classic.caution import CAUTIONS, caution
from sixgun.bots.classic.greenhorn import Greenhorn
from sixgun.games import classic
from sixgun.games.classic.view import View
from sixgun.kernel.rng import Rng
from tests.games.classic.position import Position, Seat

BLANKS = (Seat(), Seat(), Seat())
DODGE_CITY = ["dodge_city"]


def said(position: Position, action: str) -> str:
    """Return what speaks against an answer to the pending decision."""
    decision = position.decision
    answer = position.game.parse(action)
    assert answer in decision.actions, action
    view = position.game.view(decision.seat)
    assert isinstance(view, View)
    return caution(view, decision, answer)


# Life points ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-6.10")
def test_healing_somebody_who_lacks_nothing() -> None:
    assert said(Position(Seat(character="bart_cassidy", hand="beer:6H"), *BLANKS), "play beer:6H") == "full-life"
    hurt = Position(Seat(character="bart_cassidy", hand="beer:6H", life=3), *BLANKS)
    assert said(hurt, "play beer:6H") == ""
    tequila = Position(
        Seat(character="bart_cassidy", hand="tequila:9C beer:6H"), Seat("sheriff", life=1), Seat(), Seat(),
        sets=DODGE_CITY,
    )  # fmt: skip
    assert said(tequila, "play tequila:9C @0") == "full-life"
    assert said(tequila, "play tequila:9C @1") == ""


@pytest.mark.rule("CB-14", "CW-3.1")
def test_a_beer_at_full_life_may_bring_a_card() -> None:
    last = Position(Seat(character="suzy_lafayette", hand="beer:6H"), *BLANKS)
    assert said(last, "play beer:6H") == ""
    more = Position(Seat(character="suzy_lafayette", hand="beer:6H bang:2C"), *BLANKS)
    assert said(more, "play beer:6H") == "full-life"
    drinker = Position(Seat(character="madam_yto", hand="beer:6H bang:2C"), *BLANKS, sets=["wanted"])
    assert said(drinker, "play beer:6H") == ""


@pytest.mark.rule("B-9.3")
def test_beer_with_two_players_left() -> None:
    two = (Seat(out=True), Seat(out=True))
    position = Position(Seat("renegade", hand="beer:6H", life=1), Seat("sheriff"), *two)
    assert said(position, "play beer:6H") == "beer-two-left"


@pytest.mark.rule("B-9.4")
def test_a_saloon_for_nobody() -> None:
    assert said(Position(Seat(hand="saloon:5H"), *BLANKS), "play saloon:5H") == "nobody-hurt"
    enemy = Position(Seat("sheriff", hand="saloon:5H"), Seat("outlaw", life=1), Seat(), Seat())
    assert said(enemy, "play saloon:5H") == ""


@pytest.mark.rule("CB-12")
def test_a_beer_as_half_the_price_of_a_life_point() -> None:
    position = Position(Seat(character="sid_ketchum", hand="beer:6H bang:2C bang:3C", life=2), *BLANKS)
    assert said(position, "use sid_ketchum beer:6H bang:2C") == "pays-beer"
    assert said(position, "use sid_ketchum bang:2C bang:3C") == ""


# Attacks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-2.2")
@pytest.mark.parametrize("card", ["bang:2C", "duel:JS"])
def test_a_deputy_attacks_the_sheriff(card: str) -> None:
    seats = (Seat("sheriff"), Seat("outlaw"), Seat("outlaw"), Seat("renegade"))
    position = Position(Seat("deputy", hand=f"{card} bang:9C"), *seats)
    assert said(position, f"play {card} @1") == "shoots-sheriff"
    assert said(position, f"play {card} @4") == ""
    outlaw = Position(Seat("outlaw", hand=f"{card} bang:9C"), Seat("sheriff", life=1), Seat(), Seat(), Seat())
    assert said(outlaw, f"play {card} @1") == ""


@pytest.mark.rule("CD-5")
def test_cards_for_a_shot_are_a_shot_too() -> None:
    deputy = Seat("deputy", "doc_holyday", hand="beer:6H panic:JH")
    position = Position(deputy, Seat("sheriff"), Seat(), Seat(), Seat(), sets=DODGE_CITY)
    assert said(position, "use doc_holyday beer:6H panic:JH @1") == "shoots-sheriff"


@pytest.mark.rule("B-2.4")
@pytest.mark.parametrize("card", ["bang:2C", "gatling:10H", "indians:KD"])
def test_a_renegade_needs_the_sheriff_till_the_end(card: str) -> None:
    target = " @1" if card.startswith("bang") else ""
    others = (Seat("outlaw"), Seat("outlaw"))
    weak = Position(Seat("renegade", hand=card), Seat("sheriff", life=1), *others)
    assert said(weak, f"play {card}{target}") == "kills-sheriff"
    strong = Position(Seat("renegade", hand=card), Seat("sheriff", life=2), *others)
    assert said(strong, f"play {card}{target}") == ""
    alone = Position(Seat("renegade", hand=card), Seat("sheriff", life=1), Seat(out=True), Seat(out=True))
    assert said(alone, f"play {card}{target}") == ""


@pytest.mark.rule("B-14.2")
def test_with_three_players_nobody_needs_a_sheriff() -> None:
    position = Position(Seat("renegade", hand="bang:2C"), Seat("outlaw", life=1), Seat("deputy", life=1))
    assert said(position, "play bang:2C @1") == said(position, "play bang:2C @2") == ""


@pytest.mark.rule("B-9.12", "B-9.13")
def test_a_duel_without_an_answer() -> None:
    held = Seat(hand="stagecoach:9S")
    assert said(Position(Seat(hand="duel:JS"), held, Seat(), Seat()), "play duel:JS @1") == "duel-unarmed"
    assert said(Position(Seat(hand="duel:JS"), *BLANKS), "play duel:JS @1") == "", "he has no card to answer with"
    assert said(Position(Seat(hand="duel:JS bang:2C"), held, Seat(), Seat()), "play duel:JS @1") == ""
    janet = Seat(character="calamity_janet", hand="duel:JS missed:2S")
    assert said(Position(janet, held, Seat(), Seat()), "play duel:JS @1") == ""


# Cards in front ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-5.6", "B-5.2")
def test_a_weapon_for_a_better_one() -> None:
    position = Position(Seat(hand="schofield:JC volcanic:10S", front="winchester:8S"), *BLANKS)
    assert said(position, "play schofield:JC") == "worse-weapon"
    assert said(position, "play volcanic:10S") == "", "it shoots more often"
    better = Position(Seat(hand="winchester:8S", front="schofield:JC"), *BLANKS)
    assert said(better, "play winchester:8S") == ""
    willy = Position(Seat(character="willy_the_kid", hand="volcanic:10S", front="winchester:8S"), *BLANKS)
    assert said(willy, "play volcanic:10S") == "worse-weapon", "he shoots as often as he likes anyhow"


@pytest.mark.rule("B-10.5")
def test_a_dynamite_that_would_be_the_end() -> None:
    assert said(Position(Seat(hand="dynamite:2H", life=3), *BLANKS), "play dynamite:2H") == "dynamite-deadly"
    assert said(Position(Seat(hand="dynamite:2H", life=4), *BLANKS), "play dynamite:2H") == ""


# Ending the turn -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-3.6")
def test_ending_the_turn_with_too_many_cards() -> None:
    useful = ("stagecoach:9S", "mustang:8H", "winchester:8S")
    for card in useful:
        assert said(Position(Seat(hand=f"{card} missed:2S", life=1), *BLANKS), "end") == "end-too-many"
        assert said(Position(Seat(hand=f"{card} missed:2S", life=2), *BLANKS), "end") == ""
    for card in ("bang:2C", "jail:JS", "dynamite:2H", "beer:6H", "general_store:9C"):
        hand = f"{card} missed:2S missed:3S missed:4S missed:5S"
        assert said(Position(Seat(character="bart_cassidy", hand=hand), *BLANKS), "end") == "", card


@pytest.mark.rule("CD-12")
def test_who_may_keep_ten_cards_need_not_play_them() -> None:
    hand = "stagecoach:9S missed:2S missed:3S missed:4S"
    position = Position(Seat(character="sean_mallory", hand=hand, life=1), *BLANKS, sets=DODGE_CITY)
    assert said(position, "end") == ""


# Answers -------------------------------------------------------------------------------------------------------------


def shot(target: Seat, shooter: Seat | None = None, **options: object) -> Position:
    """Return a position in which seat 1 answers a BANG!."""
    by = shooter or Seat(hand="bang:2C")
    return Position(by, target, Seat(), Seat(), **options).do("play bang:2C @1")  # type: ignore[arg-type]


@pytest.mark.rule("B-8.6", "CB-13")
def test_one_missed_where_two_are_needed() -> None:
    slab = Seat(character="slab_the_killer", hand="bang:2C")
    few = shot(Seat(hand="missed:2S bang:4C"), slab)
    assert said(few, "play missed:2S") == "missed-too-few"
    assert said(few, "pass") == ""
    enough = shot(Seat(hand="missed:2S missed:3S"), slab)
    assert said(enough, "play missed:2S") == ""
    assert said(enough.do("play missed:2S"), "play missed:3S") == ""


@pytest.mark.rule("B-8.6", "B-10.1")
def test_the_barrel_comes_first() -> None:
    position = shot(Seat(hand="missed:2S", front="barrel:QS"))
    assert said(position, "play missed:2S") == "barrel-first"
    assert said(position, "use barrel:QS") == ""
    born = shot(Seat(character="jourdonnais", hand="missed:2S"))
    assert said(born, "play missed:2S") == "barrel-first"
    assert said(born, "use jourdonnais") == ""


@pytest.mark.rule("DC-3.9")
def test_a_card_that_draws_may_bring_the_second_missed() -> None:
    slab = Seat(character="slab_the_killer", hand="bang:2C")
    position = shot(Seat(hand="dodge:7D"), slab, sets=DODGE_CITY)
    assert said(position, "play dodge:7D") == ""


@pytest.mark.rule("B-6.6")
def test_the_last_life_point_is_not_given_away() -> None:
    assert said(shot(Seat(hand="missed:2S", life=1)), "pass") == "last-life"
    assert said(shot(Seat(hand="missed:2S", life=2)), "pass") == ""
    assert said(shot(Seat(hand="bang:3C", life=1)), "pass") == ""
    for card in ("indians:KD", "duel:JS @1"):
        position = Position(Seat(hand=card.split()[0]), Seat(hand="bang:3C", life=1), Seat(), Seat())
        assert said(position.do(f"play {card}"), "pass") == "last-life"


@pytest.mark.rule("B-6.6")
def test_who_can_save_himself_does() -> None:
    position = shot(Seat(hand="beer:6H", life=1)).do("pass")
    assert position.asked == (1, "dying")
    assert said(position, "pass") == "give-up"
    assert said(position, "play beer:6H") == ""


# In whole games ------------------------------------------------------------------------------------------------------


def test_a_bot_with_some_sense_hardly_needs_a_friend() -> None:
    """Whatever is the only answer needs no caution, and who plays sensibly hears few."""
    decisions = cautions = 0
    known: set[str] = set()
    for seed in range(30):
        sets = ("dodge_city", "high_noon", "fistful_of_cards", "bullet", "wanted") if seed % 2 else ()
        game = classic.new(classic.Options(4 + seed % 4, sets=sets), seed)
        bots = [Greenhorn(Rng(seed)) for _ in range(game.seats)]
        while game.decision is not None:
            decision = game.decision
            view = game.view(decision.seat)
            offered = [caution(view, decision, action) for action in decision.actions]
            assert not decision.forced or offered == [""]
            known.update(offered)
            action = bots[decision.seat].choose(decision, Observer(game, decision.seat))
            decisions += 1
            cautions += bool(offered[decision.actions.index(action)])
            game.apply(action)
    assert known <= {"", *CAUTIONS}
    assert len(known) > 10
    assert cautions < decisions / 50
