"""What can be expected of a situation of the card game, and how a difference reads."""

from __future__ import annotations

import pytest

from sixgun.games.stages import loads
from sixgun.kernel.errors import ScenarioError
from sixgun.kernel.scenario import run

HEAD = """title = "x"
game = "classic"
seat = [
{ name = "Ann", hand = ["bang:AS", "duel:JS"], front = ["scope:AS"] },
{ name = "Ben", hand = ["beer:6H"], life = 2 },
{ name = "Cat" },
{ name = "Dan", character = "paul_regret" },
]
[table]
deck = ["bang:2C", "bang:3C"]
discard = ["beer:7H"]
[expect]
"""


def differences(expectations: str) -> list[str]:
    return run(loads(HEAD + expectations)).differences


def test_differences_of_the_table() -> None:
    assert differences("""current = "Ben"
phase = "draw"
bangs_played = 1
deck = ["bang:2C", "bang:4C"]
deck_size = 3
discard = []
discard_size = 2
display = ["bang:AS"]
roles = ["sheriff"]
""") == [
        "line 13: current is Ann, expected Ben",
        "line 14: phase is play, expected draw",
        "line 15: bangs_played is 0, expected 1",
        "line 16: deck from the top is bang:2C, bang:3C, expected bang:2C, bang:4C",
        "line 17: deck_size is 75, expected 3",
        "line 18: discard from the top is beer:7H, expected nothing",
        "line 19: discard_size is 1, expected 2",
        "line 20: display is nothing, expected bang:AS",
        "line 21: roles is outlaw, outlaw, renegade, sheriff, expected sheriff",
    ]


def test_differences_of_a_seat() -> None:
    assert differences("""[expect.Ann]
life = 4
max_life = 4
hand = ["bang:AS"]
hand_has = ["beer:6H"]
hand_lacks = ["duel:JS"]
hand_size = 3
front = []
in_game = false
role = "outlaw"
role_shown = false
character = "el_gringo"
weapon_range = 2
bang_limit = 2
distance = { Ben = 2, Cat = 1, Dan = 2 }
reaches = ["Ben"]
knows = { Ben = ["beer:6H"] }
sees_role = { Ben = "outlaw", Ann = "sheriff" }
sees_discard = []
[expect.Dan]
character = "black_jack"
""") == [
        "line 14: Ann: life is 5, expected 4",
        "line 15: Ann: max_life is 5, expected 4",
        "line 16: Ann: hand is bang:AS, duel:JS, expected bang:AS",
        "line 17: Ann: hand lacks beer:6H: bang:AS, duel:JS",
        "line 18: Ann: hand has duel:JS: bang:AS, duel:JS",
        "line 19: Ann: hand_size is 2, expected 3",
        "line 20: Ann: front is scope:AS, expected nothing",
        "line 21: Ann: in_game is true, expected false",
        "line 22: Ann: role is sheriff, expected outlaw",
        "line 23: Ann: role_shown is true, expected false",
        "line 24: Ann: character is nothing, expected el_gringo",
        "line 25: Ann: weapon_range is 1, expected 2",
        "line 26: Ann: bang_limit is 1, expected 2",
        "line 27: Ann: distance Ben is 1, expected 2",
        "line 27: Ann: distance Dan is 1, expected 2",
        "line 28: Ann: reaches is Ben, Cat, Dan, expected Ben",
        "line 29: Ann: knows Ben is nothing, expected beer:6H",
        "line 30: Ann: sees_role Ben is unknown, expected outlaw",
        "line 31: Ann: sees_discard is beer:7H, expected nothing",
        "line 33: Dan: character is paul_regret, expected black_jack",
    ]


@pytest.mark.parametrize(
    ("expectation", "expected"),
    [
        ('deck = ["bang:KS"]', "'bang:KS' is not the notation of any card"),
        ('Ann.hand = ["bang"]', "'bang' is not the notation of any card"),
        ("Ann.distance = { Eve = 1 }", "no seat is called 'Eve'"),
        ('Ann.life = "4"', "'life' must be a whole number"),
    ],
)
def test_senseless_expectations(expectation: str, expected: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        differences(expectation)
    assert str(caught.value).startswith(f"scenario:13: {expected}")


def test_differences_with_sets() -> None:
    source = """title = "x"
game = "classic"
options = { sets = ["dodge_city", "high_noon", "fistful_of_cards"] }
seat = [
{ name = "Ann", character = "vera_custer", copied = "paul_regret", reserve = "el_gringo", hand = ["bang:AS"], front = [
"sombrero:7C"] },
{ name = "Ben", role = "renegade", out = true },
{ name = "Cat" },
{ name = "Dan" },
]
[table]
event = "law_of_the_west"
next_events = ["curse", "vendetta"]
fresh = ["sombrero:7C"]
named = "spades"
duty = "bang:AS"
[expect]
event = "curse"
next_event = "vendetta"
last_event = "curse"
past_events = ["curse"]
events_left = 3
fresh = []
named = "hearts"
duty = []
master = "Dan"
ghost = "Ben"
first_dead = "nobody"
[expect.Ann]
copied = ""
reserve = "sid_ketchum"
sees_reserve = { Ann = "el_gringo" }
sees_deck = ["bang:2D"]
"""
    assert run(loads(source)).differences == [
        "line 18: event is law_of_the_west, expected curse",
        "line 19: next_event is curse, expected vendetta",
        "line 20: last_event is vendetta, expected curse",
        "line 21: past_events is nothing, expected curse",
        "line 22: events_left is 2, expected 3",
        "line 23: fresh is sombrero:7C, expected nothing",
        "line 24: named is spades, expected hearts",
        "line 25: duty is bang:AS, expected nothing",
        "line 26: master is Ann, expected Dan",
        "line 27: ghost is nobody, expected Ben",
        "line 28: first_dead is Ben, expected nobody",
        "line 30: Ann: copied is paul_regret, expected nothing",
        "line 31: Ann: reserve is el_gringo, expected sid_ketchum",
        "line 32: Ann: sees_reserve Ann is unknown, expected el_gringo",
        "line 33: Ann: sees_deck is nothing, expected bang:2D",
    ]
