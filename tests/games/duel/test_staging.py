"""What a scenario of The Duel may not say, and what it expects in vain."""

from __future__ import annotations

import pytest

from sixgun.games.stages import loads
from sixgun.kernel.errors import ScenarioError
from sixgun.kernel.scenario import run

SEATS = """
[[seat]]
name = "Lea"
ac = { character = "jango", gear = ["hat:L1"] }
rc = "tex_killer"
reserve = ["wild_bill"]
hand = ["colt:L1"]
shown = ["bank:L1"]
[[seat]]
name = "Otto"
ac = "tom_thorn"
rc = "babe_leroy"
hand = ["missed:O1", "missed:L1"]
"""


OTTO = '{ name = "Otto", ac = "tom_thorn" }'
"""A seat to be played against."""


def lea(facts: str) -> str:
    """Return two seats, of which the first has these facts."""
    return f'seat = [{{ name = "Lea", {facts} }}, {OTTO}]'


def complaint(source: str) -> str:
    with pytest.raises(ScenarioError) as error:
        loads(f'title = "x"\ngame = "duel"\n{source}\n[expect]\ncurrent = "Lea"\n', "file")
    return error.value.what


FAULTS = [
    ('seat = [{ name = "Lea", ac = "jango" }]', "1 seats"),
    ('seat = [{ name = "lea" }, { name = "Otto" }]', "a seat needs a 'name'"),
    ('seat = [{ name = "Lea" }, { name = "Lea" }]', "two seats are called 'Lea'"),
    (lea('side = "law"'), "Lea needs an 'ac'"),
    (lea('ac = "bob"'), "no character is called 'bob'"),
    (lea('ac = "slim_poet"'), "does not belong to law"),
    (lea('ac = "jango", rc = "jango"'), "is there twice"),
    (lea('ac = "jango", reserve = ["wild_bill"]'), "there are two in play"),
    (lea('ac = { character = "jango", life = 4 }'), "must be 1 to 3"),
    (lea('ac = { character = "jango", lives = 4 }'), "unknown key 'lives'"),
    (lea('ac = { character = "jango", gear = ["colt:L1"] }'), "colt:L1 is no Equipment"),
    (lea('ac = { character = "jango", gear = ["hat:L1", "hat:O1"] }'), "two cards called 'hat'"),
    (lea('ac = "jango", hand = ["colt:L1", "colt:L1"]'), "colt:L1 is in Lea's hand already"),
    (lea('ac = "jango", hand = ["colt"]'), "not the notation"),
    (lea('ac = "jango", deck = ["colt:O1"]'), "is not of the deck of Lea"),
    (lea('side = "posse"'), "no side is called 'posse'"),
    ('seat = [{ name = "Lea", side = "law" }, { name = "Otto", side = "law" }]', "one side each"),
    (SEATS + '[table]\nturn = "Bob"', "no seat is called 'Bob'"),
    (SEATS + '[table]\nphase = "end"', "'phase' is one of"),
    (SEATS + '[table]\nrest = "Bob"', "'rest' is"),
    (SEATS + '[table]\nused = ["sid_curry"]', "no character in play"),
    (SEATS + '[table]\ncommon = ["colt:O1"]', "there is no common deck"),
    (SEATS + "[table]\nseed = -1", "a seed is"),
    (SEATS + "[table]\nbang = 1", "unknown key 'bang'"),
    ('deal = { seed = 1, posse = 3 }\nseat = [{ name = "Lea" }, { name = "Otto" }]', "4 to 12 characters"),
    ('deal = { seed = 1 }\ntable = { seed = 1 }\nseat = [{ name = "Lea" }, { name = "Otto" }]', "has no [table]"),
    ('deal = { seed = 1 }\nseat = [{ name = "Lea", ac = "jango" }, { name = "Otto" }]', "unknown key 'ac'"),
]


@pytest.mark.parametrize(("source", "what"), FAULTS, ids=[what for _, what in FAULTS])
def test_impossible_situations(source: str, what: str) -> None:
    assert what in complaint(source)


EXPECTATIONS = [
    ('current = "Otto"', "current is Lea, expected Otto"),
    ('phase = "discard"', "phase is play, expected discard"),
    ('target = "jango"', "target is nothing, expected jango"),
    ("moved = true", "moved is false, expected true"),
    ("bangs_played = 1", "bangs_played is 0, expected 1"),
    ("common_size = 1", "common_size is 0, expected 1"),
    ("discard_size = 1", "discard_size is 0, expected 1"),
    ('waiting = ["jango"]', "waiting is nothing, expected jango"),
    ('used = ["babe_leroy"]', "used is nothing, expected babe_leroy"),
    ('fallen = ["wild_bill"]', "fallen is nothing, expected wild_bill"),
    ('display = ["colt:O1"]', "display is nothing, expected colt:O1"),
    ('discard = ["colt:O1"]', "discard from the top is nothing, expected colt:O1"),
    ('Lea.ac = "tex_killer"', "ac is jango, expected tex_killer"),
    ('Lea.rc = "jango"', "rc is tex_killer, expected jango"),
    ('Lea.side = "outlaws"', "side is law, expected outlaws"),
    ("Lea.bang_limit = 2", "bang_limit is 1, expected 2"),
    ("Lea.hand_size = 1", "hand_size is 2, expected 1"),
    ("Lea.deck_size = 1", "deck_size is 36, expected 1"),
    ("Lea.reserve_size = 0", "reserve_size is 1, expected 0"),
    ("Lea.hand = []", "hand is bank:L1, colt:L1, expected nothing"),
    ('Lea.hand_has = ["hat:L1"]', "hand lacks hat:L1"),
    ('Lea.hand_lacks = ["colt:L1"]', "hand has colt:L1"),
    ("Lea.deck = []", "deck from the top is"),
    ('Lea.reserve = ["jango"]', "reserve is wild_bill, expected jango"),
    ("Lea.hand_backs = { law = 1 }", "hand_backs is law 2, outlaws 0, expected law 1, outlaws 0"),
    ("Lea.life = { jango = 2 }", "life of jango is 3, expected 2"),
    ("Lea.life = { tom_thorn = 2 }", "tom_thorn is not in play"),
    ("Lea.gear = { jango = [] }", "gear of jango is hat:L1, expected nothing"),
    ('Lea.knows = { Otto = ["missed:O1"] }', "knows Otto is nothing, expected missed:O1"),
    ("Otto.knows = { Lea = [] }", "knows Lea is bank:L1, expected nothing"),
    ('Otto.sees_reserve = { Lea = ["wild_bill"] }', "sees_reserve Lea is unknown, expected wild_bill"),
    ('Otto.sees_display = ["colt:O1"]', "sees_display is nothing, expected colt:O1"),
]


@pytest.mark.parametrize(("wanted", "what"), EXPECTATIONS, ids=[wanted for wanted, _ in EXPECTATIONS])
def test_expectations_that_do_not_hold(wanted: str, what: str) -> None:
    report = run(loads(f'title = "x"\ngame = "duel"\n{SEATS}[expect]\n{wanted}\n', "file"))
    assert any(what in line for line in report.differences), report.differences


@pytest.mark.parametrize(
    "wanted",
    [
        'discard = ["colt"]',
        "Lea.life = { bob = 1 }",
        'Lea.knows = { Bob = ["colt:L1"] }',
        "Lea.hand_backs = { red = 1 }",
    ],
)
def test_expectations_that_make_no_sense(wanted: str) -> None:
    with pytest.raises(ScenarioError):
        run(loads(f'title = "x"\ngame = "duel"\n{SEATS}[expect]\n{wanted}\n', "file"))


def test_rest_in_a_hand_or_in_the_common_deck() -> None:
    held = run(loads(f'title = "x"\ngame = "duel"\n{SEATS}[table]\nrest = "Otto"\n[expect]\nOtto.hand_size = 77\n'))
    assert held.ok, held.differences
    deck = run(loads(f'title = "x"\ngame = "duel"\n{SEATS}[table]\nrest = "common"\n[expect]\ncommon_size = 75\n'))
    assert deck.ok, deck.differences
