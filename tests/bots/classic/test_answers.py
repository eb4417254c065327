"""What greenhorn answers when others ask, and which cards it picks."""

from __future__ import annotations

import pytest

from sixgun.bots.base import Observer
from sixgun.bots.classic.greenhorn import Greenhorn
from sixgun.games.classic.box import Box
from sixgun.games.classic.sets import load_box
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.rng import Rng
from tests.games.classic.position import Position, Seat

from .table import ask, turn

# Attacked ------------------------------------------------------------------------------------------------------------


def shot(target: Seat, shooter: str = "") -> Position:
    """Return a position in which an Outlaw has shot at the Sheriff ``target``."""
    position = Position(Seat("outlaw", shooter, hand="bang:AS"), target, Seat(), Seat(), Seat())
    return position.do("play bang:AS @1")


@pytest.mark.parametrize("life", [1, 2, 5])
def test_a_shot_is_dodged(life: int) -> None:
    assert ask(shot(Seat("sheriff", hand="missed:2S bang:2C", life=life))) == "play missed:2S"


@pytest.mark.rule("B-8.6")
def test_the_barrel_comes_first() -> None:
    assert ask(shot(Seat("sheriff", hand="missed:2S", front="barrel:QS"))) == "use barrel:QS"
    assert ask(shot(Seat("sheriff", "jourdonnais", hand="missed:2S"))) == "use jourdonnais"


@pytest.mark.rule("CB-13")
def test_one_missed_is_not_wasted_on_slab_the_killer() -> None:
    assert ask(shot(Seat("sheriff", hand="missed:2S bang:2C"), "slab_the_killer")) == "pass"
    two = Seat("sheriff", hand="missed:2S missed:3S", life=2)
    assert ask(shot(two, "slab_the_killer")).startswith("play missed:")


@pytest.mark.rule("CB-3")
def test_calamity_janet_dodges_with_a_bang() -> None:
    assert ask(shot(Seat("sheriff", "calamity_janet", hand="bang:2C beer:6H", life=2))) == "play bang:2C as missed"


def test_indians_are_shot_at() -> None:
    seats = (Seat("outlaw", hand="indians:KD"), Seat("sheriff", hand="bang:2C beer:6H", life=2), Seat(), Seat())
    assert ask(Position(*seats).do("play indians:KD")) == "discard bang:2C"


def test_a_duel_is_fought_with_bang_cards_enough() -> None:
    duel = Seat("outlaw", hand="duel:JS missed:3S")
    sheriff = Seat("sheriff", hand="bang:2C bang:3C bang:4C", life=2)
    assert ask(Position(duel, sheriff, Seat(), Seat()).do("play duel:JS @1")).startswith("discard bang:")


def test_a_deputy_gives_in_to_the_sheriff() -> None:
    seats = (Seat("sheriff", hand="duel:JS", life=1), Seat("deputy", hand="bang:2C bang:3C"), Seat(), Seat(), Seat())
    assert ask(Position(*seats).do("play duel:JS @1")) == "pass"


@pytest.mark.rule("B-6.6")
def test_the_dying_drink() -> None:
    position = shot(Seat("sheriff", hand="beer:6H bang:2C", life=1)).do("pass")
    assert position.asked == (1, "dying")
    assert ask(position) == "play beer:6H"


@pytest.mark.rule("CB-12")
def test_sid_ketchum_saves_himself_and_keeps_the_beer() -> None:
    sid = Seat("sheriff", "sid_ketchum", hand="dynamite:2H jail:JS beer:6H bang:2C", life=1)
    position = shot(sid).do("pass")
    answer = ask(position)
    assert answer.startswith("use sid_ketchum ")
    assert "dynamite:2H" in answer
    assert "beer:6H" not in answer


def test_sid_ketchum_does_not_interrupt_for_it() -> None:
    """Before his dying window he answers the question itself."""
    sid = Seat("sheriff", "sid_ketchum", hand="missed:2S dynamite:2H jail:JS", life=2)
    assert ask(shot(sid)) == "play missed:2S"
    store = Position(
        Seat("outlaw", hand="general_store:9C"), sid, Seat(), Seat(), deck="bang:2C beer:6H bang:3C bang:4C"
    ).do("play general_store:9C")
    store.do("choose bang:2C")
    assert ask(store) == "choose beer:6H"


# Picking cards -------------------------------------------------------------------------------------------------------


def test_the_best_card_of_the_store() -> None:
    seats = (Seat("sheriff", hand="general_store:9C"), Seat(), Seat(), Seat())
    position = Position(*seats, deck="dynamite:2H jail:JS wells_fargo:3H bang:2C").do("play general_store:9C")
    assert ask(position) == "choose wells_fargo:3H"


@pytest.mark.rule("CB-8")
def test_lucky_duke_chooses_hearts() -> None:
    seats = (Seat("sheriff", "lucky_duke", front="dynamite:2H"), Seat(), Seat(), Seat())
    assert ask(Position(*seats, phase="start", deck="missed:5S beer:6H")) == "choose beer:6H"
    assert ask(Position(*seats, phase="start", deck="missed:5S bang:2C")) == "choose bang:2C"


@pytest.mark.rule("CB-7")
def test_kit_carlson_keeps_the_best_two() -> None:
    seats = (Seat("sheriff", "kit_carlson"), Seat(), Seat(), Seat())
    position = Position(*seats, phase="draw", deck="wells_fargo:3H dynamite:2H barrel:QS")
    assert ask(position) == "keep wells_fargo:3H barrel:QS"


@pytest.mark.rule("CB-5")
def test_jesse_jones_draws_from_his_enemy() -> None:
    seats = (Seat("outlaw", "jesse_jones"), Seat(hand="bang:2C"), Seat("sheriff", hand="bang:3C bang:4C"), Seat())
    assert ask(Position(*seats, phase="draw")) == "draw @2"


@pytest.mark.rule("CB-10")
def test_pedro_ramirez_looks_at_the_discard_pile() -> None:
    seats = (Seat("outlaw", "pedro_ramirez"), Seat("sheriff"), Seat(), Seat())
    assert ask(Position(*seats, phase="draw", discard="barrel:QS")) == "draw discard"
    assert ask(Position(*seats, phase="draw", discard="dynamite:2H")) == "draw deck"


# Questions and cards of other sets -----------------------------------------------------------------------------------


def unknown(position: Position, actions: list[Action]) -> str:
    """Return what a greenhorn answers to a question it has never heard of."""
    decision = Decision(position.decision.seat, "toss-a-coin", actions, "B-3.5")
    return Greenhorn(Rng(1)).choose(decision, Observer(position.game, decision.seat)).text


def test_unknown_questions_are_answered() -> None:
    position = Position(Seat("outlaw", hand="beer:6H dynamite:2H"), Seat("sheriff"), Seat(), Seat())
    box: Box = load_box()
    beer, dynamite = box.parse_card("beer:6H"), box.parse_card("dynamite:2H")
    missed, barrel = box.parse_card("missed:2S"), box.parse_card("barrel:QS")
    assert unknown(position, [box.discard[beer], box.discard[dynamite]]) == "discard dynamite:2H"
    assert unknown(position, [box.discard[beer], box.pass_]) == "pass"
    assert unknown(position, [box.choose[barrel], box.choose[missed], box.pass_]) == "choose barrel:QS"
    assert unknown(position, [box.draw_discard, box.draw_deck]) == "draw deck"
    assert unknown(position, [box.draw_seat[2], box.draw_seat[1]]) == "draw @1"


def test_every_legal_action_of_any_kind_can_be_judged() -> None:
    """No action of the box is beyond the bot, whatever the question is called."""
    position = Position(Seat("outlaw", hand="beer:6H dynamite:2H"), Seat("sheriff", front="scope:AS"), Seat(), Seat())
    box = position.game.box
    lists = [box.play_self, box.discard, box.choose, box.use_card, box.use_ability, box.keep_one, box.draw_seat[:4]]
    for actions in lists:
        assert unknown(position, [*actions, box.pass_])


def test_a_whole_turn_ends() -> None:
    hand = "bang:2C bang:3C missed:2S beer:6H panic:JH stagecoach:9S"
    position = Position(Seat("outlaw", hand=hand, life=3), Seat("sheriff", hand="bang:9C"), Seat(), Seat())
    done = turn(position)
    assert "end" in done
    assert len(position.game.hands[0]) <= position.game.life[0]
