"""What greenhorn does in its own turn, in situations where one thing is clearly right."""

from __future__ import annotations

import pytest

from .table import One, Side, Situation, law, outlaws

SETTLED = "moved = true"
"""Who is in front is settled for this turn."""

# Attacks -------------------------------------------------------------------------------------------------------------


def test_it_shoots_the_ac() -> None:
    assert Situation(law("colt:L1"), outlaws()).ask() == "play colt:L1 at bull_anderson"


@pytest.mark.rule("D-16.31")
def test_it_finishes_a_character_with_one_point_left() -> None:
    weak_rear = outlaws(rc=One("dalton_bros", 1))
    weak_front = outlaws(ac=One("bull_anderson", 1))
    assert Situation(law("winchester:L1"), weak_rear).ask() == "play winchester:L1 at dalton_bros"
    assert Situation(law("winchester:L1"), weak_front).ask() == "play winchester:L1 at bull_anderson"


def test_it_wins_the_game_if_it_can() -> None:
    last = Side(One("bull_anderson", 1))
    position = Situation(law("colt:L1 derringer:L1"), last)
    position.rest()
    assert position.game.outcome == "law"


def test_defences_are_taken_away_before_the_shot() -> None:
    for gear in ("hat:O1", "hat:L1", "barrel:O1"):
        position = Situation(law("schoolmarm:L1 colt:L1"), outlaws(ac=One("bull_anderson", 3, gear)))
        assert position.rest()[:2] == [f"play schoolmarm:L1 at {gear}", f"play {gear} at pat_garret"]
    position = Situation(law(ac=One("bill_tightman", 3, "hat:L1")), outlaws("theft:O1 colt:O1"), "Out")
    assert position.rest()[:2] == ["play theft:O1 at hat:L1", "play colt:O1 at bill_tightman"]


@pytest.mark.rule("D-16.25")
def test_quick_fire_needs_equipment() -> None:
    assert Situation(law("quick_fire:L1"), outlaws(), table=SETTLED).ask() == "end"
    geared = outlaws(ac=One("bull_anderson", 5, "scope:O1 gun_belt:O1"))
    assert Situation(law("quick_fire:L1 colt:L1"), geared).ask() == "play quick_fire:L1 at bull_anderson"


@pytest.mark.rule("D-16.13")
def test_a_duel_needs_hit_cards() -> None:
    front = One("bill_tightman", 2)
    armed = outlaws(shown="colt:O1 knife:O1")
    rich = law("duel:L1 colt:L1 derringer:L1 derringer:L2", ac=front)
    assert Situation(rich, armed, table=f"{SETTLED}\nbangs_played = 1").ask() == "play duel:L1 at bull_anderson"
    assert Situation(law("duel:L1", ac=front), armed, table=SETTLED).ask() == "end"


@pytest.mark.rule("D-16.17")
def test_it_does_not_kill_its_own_for_nothing() -> None:
    side = outlaws("indians:O1", rc=One("dalton_bros", 1), reserve="")
    armed = law(shown="colt:L1 derringer:L1 knife:O1 colt:O1")
    assert "play indians:O1" not in Situation(armed, side, "Out").rest()
    assert "play indians:O1" in Situation(law(), outlaws("indians:O1 knife:O1"), "Out").rest()


# Cards and life ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-16.4")
def test_beer_is_for_the_hurt() -> None:
    assert Situation(law(), outlaws("beer:O1"), "Out", SETTLED).ask() == "end"
    hurt = outlaws("beer:O1", ac=One("bull_anderson", 2), rc=One("dalton_bros", 2))
    assert Situation(law(), hurt, "Out").ask() == "play beer:O1"


@pytest.mark.rule("D-16.5")
def test_strong_beer_helps_the_weak_and_harms_the_strong() -> None:
    hurt = law("strong_beer:L1", ac=One("bill_tightman", 1), rc=One("pat_garret", 3))
    weak = outlaws(ac=One("bull_anderson", 3))
    assert Situation(hurt, weak).ask() == "play strong_beer:L1 at bill_tightman"
    assert Situation(law("strong_beer:L1"), outlaws()).ask() == "play strong_beer:L1 at bull_anderson"
    assert Situation(law("strong_beer:L1"), weak, table=SETTLED).ask() == "end"


def test_cards_are_drawn_first() -> None:
    assert Situation(law("colt:L1 wagon:L1 hat:L1"), outlaws()).ask() == "play wagon:L1"


def test_dodges_are_kept() -> None:
    assert Situation(law("missed:L1 missed:L2 return_fire:L1"), outlaws(), table=SETTLED).ask() == "end"


@pytest.mark.rule("D-3.7")
def test_the_least_useful_card_is_discarded() -> None:
    side = law("missed:L1 missed:L2 quick_fire:L1", ac=One("bill_tightman", 1))
    assert Situation(side, outlaws(), table='phase = "discard"').ask() == "discard quick_fire:L1"


@pytest.mark.rule("D-11.2")
def test_useless_cards_are_reloaded() -> None:
    alone = Side(One("bull_anderson"), hand="canteen:O1")
    assert Situation(law(), alone, "Out").ask() == "reload canteen:O1"
    spent = Side(One("bull_anderson", 5, "scope:O1"), hand="missed:O1")
    assert Situation(Side(One("pat_garret")), spent, "Out").ask() == "reload scope:O1"


# Equipment -----------------------------------------------------------------------------------------------------------

GOOD = ["bank:L1", "barrel:L1", "hat:L1", "gun_belt:L1", "scope:L1", "pocket_watch:O1"]


@pytest.mark.rule("D-6.4")
@pytest.mark.parametrize("card", GOOD)
def test_good_equipment_goes_to_the_own_rc(card: str) -> None:
    assert Situation(law(card), outlaws()).ask() == f"play {card} at pat_garret"


@pytest.mark.rule("D-7.2")
@pytest.mark.parametrize("kind", ["barrel", "hat", "gun_belt", "scope"])
def test_equipment_is_not_replaced_by_the_same(kind: str) -> None:
    rear = One("pat_garret", 5, f"{kind}:L1")
    assert Situation(law(f"{kind}:O1", rc=rear), outlaws(), table=SETTLED).ask() == "end"


@pytest.mark.rule("D-16.29")
def test_a_rattlesnake_goes_to_the_opponent() -> None:
    assert Situation(law(), outlaws("rattlesnake:O1"), "Out").ask() == "play rattlesnake:O1 at bill_tightman"


@pytest.mark.rule("D-16.18")
def test_a_rattlesnake_is_sent_back() -> None:
    bitten = law("schoolmarm:L1", ac=One("bill_tightman", 3, "rattlesnake:O1"))
    done = Situation(bitten, outlaws()).rest()
    assert done[:2] == ["play schoolmarm:L1 at rattlesnake:O1", "play rattlesnake:O1 at bull_anderson"]


@pytest.mark.rule("D-16.12")
def test_dynamite_is_for_those_with_less_to_lose() -> None:
    strong, weak = One("dalton_bros"), One("dalton_bros", 1)
    assert Situation(law(rc=One("pat_garret", 1)), outlaws("dynamite:O1", rc=strong), "Out", SETTLED).ask() == "end"
    assert Situation(law(), outlaws("dynamite:O1", rc=weak), "Out").ask() == "play dynamite:O1 at dalton_bros"


# Who is in front -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-3.5")
def test_a_dying_ac_is_swapped_back() -> None:
    assert Situation(law(ac=One("bill_tightman", 1)), outlaws()).ask() == "swap"
    assert Situation(law(rc=One("pat_garret", 1)), outlaws()).ask() == "end"


@pytest.mark.rule("D-16.1")
def test_canteen_saves_a_dying_ac_when_the_token_has_moved() -> None:
    side = law("canteen:L1", ac=One("bill_tightman", 1))
    assert Situation(side, outlaws()).ask() != "play canteen:L1 @0"
    assert Situation(side, outlaws(), table=SETTLED).ask() == "play canteen:L1 @0"


def test_canteen_brings_a_victim_forward() -> None:
    side = law("canteen:L1 colt:L1")
    shielded = outlaws(ac=One("bull_anderson", 5, "hat:O1 barrel:O1"), rc=One("dalton_bros", 1))
    assert Situation(side, shielded).rest()[:2] == ["play canteen:L1 @1", "play colt:L1 at dalton_bros"]


@pytest.mark.rule("D-16.9")
def test_a_gun_belt_is_brought_forward_for_many_shots() -> None:
    hand = "colt:O1 colt:O2 colt:O3 schofield:O1"
    done = Situation(law(), outlaws(hand, rc=One("dalton_bros", 3, "gun_belt:O1")), "Out").rest()
    assert "swap" in done
    assert sum(" at bill_tightman" in action for action in done[done.index("swap") :]) >= 3


@pytest.mark.rule("D-17.24")
def test_an_unlimited_shooter_shoots_all_he_has() -> None:
    side = outlaws("colt:O1 colt:O2 colt:O3", ac=One("west_harding"))
    done = Situation(law(ac=One("bill_tightman", 5), reserve="wild_bill dalon_ranger"), side, "Out").rest()
    assert sum(action.startswith("play colt") for action in done) == 3


# Abilities -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-17.13")
def test_two_cards_for_an_empty_hand_are_taken() -> None:
    side = outlaws(ac=One("babe_leroy"), reserve="slim_poet")
    assert Situation(law(), side, "Out").ask() == "use babe_leroy"


@pytest.mark.rule("D-17.15")
def test_worn_out_equipment_is_turned_into_cards() -> None:
    side = outlaws(ac=One("cattle_katie", 4, "scope:O1 barrel:O1"))
    assert Situation(law(), side, "Out").ask() == "use cattle_katie scope:O1"


@pytest.mark.rule("D-17.18")
def test_a_good_card_is_copied_with_the_worst() -> None:
    side = outlaws("missed:O1 quick_fire:L1 missed:O2", ac=One("pearl_hat"))
    position = Situation(law(), side, "Out", 'discard = ["wagon:O1"]')
    assert position.ask() == "use pearl_hat quick_fire:L1"
    assert not Situation(law(), side, "Out", 'discard = ["beer:O1"]').ask().startswith("use")


@pytest.mark.rule("D-17.21")
def test_only_dull_cards_are_exchanged() -> None:
    side = outlaws("missed:O1 quick_fire:L1", ac=One("soundance_kid"))
    assert Situation(law(), side, "Out").ask() == "use soundance_kid quick_fire:L1"
    rich = outlaws("missed:O1 missed:O2", ac=One("soundance_kid"))
    assert not Situation(law(), rich, "Out").ask().startswith("use")


@pytest.mark.rule("D-6.8")
def test_who_can_aim_anywhere_does_not_aim_at_his_own() -> None:
    hand = "colt:O1 rattlesnake:O1 knife:O1 duel:O1 theft:O1"
    own = [" at jack_ransome", " at dalton_bros"]
    done = Situation(law(), outlaws(hand, ac=One("jack_ransome")), "Out").rest()
    assert not any(action.endswith(name) for action in done for name in own)


@pytest.mark.rule("D-17.11")
def test_a_theft_that_would_cost_the_last_point_is_left() -> None:
    dying = Side(One("bull_anderson", 1), hand="theft:O1")
    victim = Side(One("wild_bill"), One("pat_garret"), hand="missed:L1 missed:L2")
    assert Situation(victim, dying, "Out").ask() == "end"
    harmless = Side(One("pat_garret"), One("wild_bill"), hand="missed:L1 missed:L2")
    assert Situation(harmless, dying, "Out").ask() == "play theft:O1 at hand"
