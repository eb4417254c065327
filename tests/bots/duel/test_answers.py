"""What greenhorn answers when it is attacked or asked, in situations where one thing is clearly right."""

from __future__ import annotations

import pytest

from sixgun.games import duel

from .table import One, Side, Situation, law, outlaws

# Hits ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-8.4")
@pytest.mark.parametrize("life", [1, 3])
def test_it_dodges(life: int) -> None:
    side = law("missed:L1 colt:L1", ac=One("bill_tightman", life))
    position = Situation(side, outlaws("colt:O1"), "Out").do("play colt:O1 at bill_tightman")
    assert position.ask() == "play missed:L1"


@pytest.mark.rule("D-8.5")
@pytest.mark.parametrize("gear", ["barrel:L1", "barrel:L1 hat:L1"])
def test_a_barrel_is_tried_first(gear: str) -> None:
    side = law("missed:L1", ac=One("bill_tightman", 2, gear), deck="colt:L1")
    position = Situation(side, outlaws("colt:O1"), "Out").do("play colt:O1 at bill_tightman")
    assert position.ask() == "use barrel:L1"
    assert position.do("use barrel:L1").ask() in {"use hat:L1", "play missed:L1"}


@pytest.mark.rule("D-16.6")
def test_a_hat_saves_the_last_point() -> None:
    side = law(ac=One("bill_tightman", 1, "hat:L1"))
    assert Situation(side, outlaws("colt:O1"), "Out").do("play colt:O1 at bill_tightman").ask() == "use hat:L1"


@pytest.mark.rule("D-16.27")
def test_a_dodge_that_hits_back_is_preferred() -> None:
    side = law("missed:L1 return_fire:L1 missed:L2")
    assert Situation(side, outlaws("colt:O1"), "Out").do("play colt:O1 at bill_tightman").ask() == "play return_fire:L1"


@pytest.mark.rule("D-16.11")
def test_a_derringer_costs_the_worst_card() -> None:
    side = outlaws("missed:O1 general_store:O1 theft:O1")
    position = Situation(law("derringer:L1"), side).do("play derringer:L1 at bull_anderson")
    assert position.ask() == "discard general_store:O1"


@pytest.mark.rule("D-17.2")
def test_a_hit_card_serves_as_a_dodge() -> None:
    side = law("derringer:L1", ac=One("annie_oakey", 1))
    position = Situation(side, outlaws("colt:O1"), "Out").do("play colt:O1 at annie_oakey")
    assert position.ask() == "play derringer:L1 as dodge"


@pytest.mark.rule("D-17.19")
def test_a_reveal_that_hits_back_costs_nothing() -> None:
    side = outlaws("missed:O1", ac=One("sid_curry"))
    assert Situation(law("colt:L1"), side).do("play colt:L1 at sid_curry").ask() == "use sid_curry"


@pytest.mark.rule("D-8.7")
def test_a_second_card_is_reckoned_with() -> None:
    shooter = law("colt:L1", ac=One("tex_killer"))
    shot = "play colt:L1 at bull_anderson"
    assert Situation(shooter, outlaws("missed:O1", ac=One("bull_anderson", 1))).do(shot).ask() == "pass"
    able = outlaws("missed:O1 general_store:O1 theft:O1", ac=One("bull_anderson", 1))
    position = Situation(shooter, able).do(shot)
    assert position.ask() == "play missed:O1"
    assert position.do("play missed:O1").ask() == "discard general_store:O1"


@pytest.mark.rule("D-9.1")
def test_a_stand_in_saves_a_last_point() -> None:
    shot = "play colt:O1 at bill_tightman"
    dying = law(ac=One("bill_tightman", 1), rc=One("buffalo_bell"))
    assert Situation(dying, outlaws("colt:O1"), "Out").do(shot).ask() == "lose buffalo_bell"
    weak = law(ac=One("bill_tightman", 5), rc=One("buffalo_bell", 2))
    assert Situation(weak, outlaws("colt:O1"), "Out").do(shot).ask() == "lose bill_tightman"


# Indians! and Duels --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-16.17")
def test_a_hit_card_is_given_up_for_a_life_point() -> None:
    side = law("colt:L1 gatling:L1 missed:L1", ac=One("bill_tightman", 1))
    assert Situation(side, outlaws("indians:O1"), "Out").do("play indians:O1").ask() == "give colt:L1"


@pytest.mark.rule("D-16.33")
def test_a_duel_is_fought_if_it_can_be_won() -> None:
    challenge = "play duel:O1 at bill_tightman"
    armed = outlaws("duel:O1", shown="colt:O1 colt:O2 knife:O1")
    poor = law("colt:L1 missed:L1", shown="")
    assert Situation(poor, armed, "Out").do(challenge).ask() == "pass"
    unarmed = outlaws("duel:O1")
    assert Situation(poor, unarmed, "Out").do(challenge).ask() == "give colt:L1"


@pytest.mark.rule("D-16.33")
def test_no_card_is_wasted_in_a_duel_among_friends() -> None:
    side = outlaws("duel:O1 colt:O1", ac=One("jack_ransome"))
    assert Situation(law(), side, "Out").do("play duel:O1 at dalton_bros").ask() == "pass"


# Questions -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-10.3")
def test_of_two_turned_cards_the_better_one_counts() -> None:
    own = law(ac=One("bart_masterson", 4, "barrel:L1"), deck="colt:L1 bank:L1")  # a dynamite and a barrel
    position = Situation(own, outlaws("colt:O1"), "Out").do("play colt:O1 at bart_masterson", "use barrel:L1")
    assert position.ask() == "choose bank:L1"
    his = outlaws(ac=One("bull_anderson", 5, "barrel:O1"), deck="colt:O1 beer:O1")
    position = Situation(law("colt:L1", ac=One("bart_masterson")), his)
    assert position.do("play colt:L1 at bull_anderson", "use barrel:O1").ask() == "choose colt:O1"


@pytest.mark.rule("D-16.14")
def test_the_best_card_of_a_store_is_taken() -> None:
    side = law("general_store:L1", deck="wagon:L1 quick_fire:L1")
    position = Situation(side, outlaws(deck="pocket_watch:O1 general_store:O1")).do("play general_store:L1")
    assert position.ask() == "choose wagon:L1"


@pytest.mark.rule("D-16.8")
def test_the_worst_of_the_cards_drawn_is_discarded() -> None:
    position = Situation(law("wagon:L1", deck="missed:L1 quick_fire:L1 schoolmarm:L1"), outlaws())
    assert position.do("play wagon:L1").ask() == "discard quick_fire:L1"


@pytest.mark.rule("D-13.2")
def test_backs_tell_where_the_better_cards_are() -> None:
    victim = law(shown="wagon:L1 missed:L1 pocket_watch:O1")
    position = Situation(victim, outlaws("theft:O1"), "Out").do("play theft:O1 at hand")
    assert position.ask() == "back law"


@pytest.mark.rule("D-16.7")
def test_a_clause_strips_the_opponent() -> None:
    shooter = law("carbine:L1", ac=One("bill_tightman", 5, "barrel:L1"))
    target = outlaws("missed:O1", ac=One("bull_anderson", 5, "gun_belt:O1"))
    position = Situation(shooter, target).do("play carbine:L1 at bull_anderson", "play missed:O1")
    assert position.ask() == "choose gun_belt:O1"
    bare = outlaws("missed:O1")
    position = Situation(shooter, bare).do("play carbine:L1 at bull_anderson", "play missed:O1")
    assert position.ask() == "pass"


@pytest.mark.rule("D-16.26")
def test_what_a_clause_offers_for_nothing_is_taken() -> None:
    for card in ("remington:O1", "schofield:O1"):
        side = outlaws(card, ac=One("bull_anderson", 3))
        position = Situation(law("missed:L1"), side, "Out")
        assert position.do(f"play {card} at bill_tightman", "play missed:L1").ask() == "yes"


@pytest.mark.rule("D-16.30")
def test_a_clause_swaps_a_dying_ac_back() -> None:
    side = outlaws("shotgun:O1", ac=One("bull_anderson", 1), rc=One("dalton_bros"))
    position = Situation(law("missed:L1"), side, "Out", "moved = true")
    assert position.do("play shotgun:O1 at bill_tightman", "play missed:L1").ask() == "swap @1"


@pytest.mark.rule("D-16.23")
def test_a_forced_discard_is_the_worst_card() -> None:
    side = outlaws("missed:O1 general_store:O1 theft:O1")
    position = Situation(law("peacemaker:L1"), side).do("play peacemaker:L1 at bull_anderson", "play missed:O1")
    assert position.ask() == "discard general_store:O1"


@pytest.mark.rule("D-17.14")
def test_spoils_are_taken() -> None:
    fallen = law("missed:L1 colt:L1", ac=One("bill_tightman", 1, "bank:L1"))
    position = Situation(fallen, outlaws("knife:O1"), "Out").do("play knife:O1 at bill_tightman", "pass")
    first = position.ask()
    assert first in {"take bank:L1", "take hand"}
    assert position.do(first).ask() != "pass"


@pytest.mark.rule("D-17.20")
def test_a_theft_that_is_answered_with_a_hit_is_thought_over() -> None:
    shot = "play colt:L1 at slim_poet"
    for front, wanted in (("bill_tightman", "yes"), ("wild_bill", "no")):
        side = law("colt:L1 derringer:L1", ac=One(front), reserve="")
        dying = Side(One("slim_poet", 2), hand="")
        assert Situation(side, dying).do(shot).ask() == wanted


@pytest.mark.rule("D-17.4")
def test_cards_are_always_welcome() -> None:
    position = Situation(law("colt:L1"), outlaws(ac=One("cattle_katie", 1)))
    assert position.do("play colt:L1 at cattle_katie").ask() == "yes"


@pytest.mark.rule("D-2.4")
def test_the_better_fighter_begins() -> None:
    """Who works in the rear as well stays there."""
    met = 0
    for seed in range(300):
        game = duel.new(duel.Options(), seed)
        decision = game.decision
        assert decision is not None
        names = {action.text.split()[1] for action in decision.actions}
        if names == {"buffalo_bell", "dalon_ranger"}:
            met += 1
            position = Situation(law(), outlaws())
            position.game = game
            assert position.ask() == "active dalon_ranger"
    assert met
