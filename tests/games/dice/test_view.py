"""What a view shows of the table (G-9.2)."""

from __future__ import annotations

import json

import pytest

from .position import Position, Seat


@pytest.mark.rule("G-9.2", "G-4.3")
def test_dice_while_they_are_rolled() -> None:
    position = Position(*[Seat()] * 5, rolls="dynamite beer dynamite 1 arrow")
    for viewer in range(-1, 5):
        facts = position.game.view(viewer).to_dict()
        assert facts["dice"] == ["dynamite", "beer", "dynamite", "1", "arrow"]
        assert (facts["locked"], facts["used"]) == ([1, 3], [])
        assert (facts["rolls"], facts["rerolls"], facts["resolving"], facts["pile"]) == (1, 2, False, 8)
        assert bool(facts["actions"]) == (viewer == 0)


@pytest.mark.rule("G-9.2", "G-5.4")
def test_dice_while_they_are_used() -> None:
    position = Position(*[Seat()] * 5, rolls="1 beer 1 beer gatling").do("stop", "hit 1 @1")
    facts = position.game.view(3).to_dict()
    assert (facts["used"], facts["ones"], facts["beers"], facts["gatlings"]) == ([1], 1, 2, 1)
    assert [seat["hits"] for seat in facts["seats"]] == [0, 1, 0, 0, 0]
    position.do("hit 1 @1", "beer @1")
    facts = position.game.view(3).to_dict()
    assert (facts["used"], facts["beers"]) == ([1, 2, 3], 1)
    assert facts["seats"][1]["life"] == 7


def test_a_doubling_beer_is_used() -> None:
    seats = [Seat("", "slab_the_killer"), *[Seat()] * 4]
    position = Position(*seats, rolls="1 beer 1 beer gatling").do("stop", "double 1 @1")
    assert position.game.view(-1).to_dict()["used"] == [1, 2]


def test_nothing_is_used_while_dynamite_goes_off() -> None:
    seats = [Seat("", "pedro_ramirez", arrows=1), *[Seat()] * 4]
    position = Position(*seats, rolls="1 beer dynamite dynamite dynamite")
    assert position.decision.kind == "discard-own-arrow"
    facts = position.game.view(0).to_dict()
    assert (facts["used"], facts["locked"], facts["resolving"]) == ([], [], False)


def test_no_dice_before_the_first_roll() -> None:
    position = Position(Seat("", "sid_ketchum"), *[Seat()] * 4)
    facts = position.game.view(0).to_dict()
    assert (facts["dice"], facts["asked_kind"]) == ([], "heal")


def test_views_are_ready_for_json_and_exist_for_seats_only() -> None:
    position = Position(*[Seat()] * 5)
    for viewer in range(-1, 5):
        view = position.game.view(viewer)
        assert json.loads(json.dumps(view.to_dict())) == view.to_dict()
    for viewer in (-2, 5):
        with pytest.raises(ValueError, match="is not at this table"):
            position.game.view(viewer)
