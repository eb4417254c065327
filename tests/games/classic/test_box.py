"""The facts of the base set: every card with suit and rank, every character with its life points."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games.classic.ability import BANG_CARD, BEER_CARD, MISSED_CARD, OTHER_CARD
from sixgun.games.classic.box import RANKS, SUITS
from sixgun.games.classic.card import BLUE, BROWN
from sixgun.games.classic.sets import load_box
from tests.rulebook import rule_ids

BOX = load_box()

CARDS = {
    "bang": "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH",
    "missed": "10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S",
    "beer": "6H 7H 8H 9H 10H JH",
    "saloon": "5H",
    "stagecoach": "9S 9S/2",
    "wells_fargo": "3H",
    "general_store": "9C QS",
    "panic": "JH QH AH 8D",
    "cat_balou": "KH 9D 10D JD",
    "gatling": "10H",
    "indians": "KD AD",
    "duel": "QD JS 8C",
    "barrel": "QS KS",
    "scope": "AS",
    "mustang": "8H 9H",
    "jail": "10S JS 4H",
    "dynamite": "2H",
    "volcanic": "10S 10C",
    "schofield": "JC QC KS",
    "remington": "KC",
    "rev_carabine": "AC",
    "winchester": "8S",
}
BLUE_KINDS = (
    "barrel", "scope", "mustang", "jail", "dynamite", "volcanic", "schofield", "remington", "rev_carabine",
    "winchester",
)  # fmt: skip
BOOK_KINDS = {"dynamite": 1, "duel": 3, "general_store": 2, "indians": 2, "jail": 3}
RANGES = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
LIFE = {
    "bart_cassidy": 4, "black_jack": 4, "calamity_janet": 4, "el_gringo": 3, "jesse_jones": 4, "jourdonnais": 4,
    "kit_carlson": 4, "lucky_duke": 4, "paul_regret": 3, "pedro_ramirez": 4, "rose_doolan": 4, "sid_ketchum": 4,
    "slab_the_killer": 4, "suzy_lafayette": 4, "vulture_sam": 4, "willy_the_kid": 4,
}  # fmt: skip


def test_eighty_cards_of_22_kinds() -> None:
    assert BOX.cards == len(BOX.kind) == len(BOX.suit) == len(BOX.rank) == len(BOX.texts) == 80
    assert len(BOX.kinds) == 22
    assert sorted(BOX.texts) == sorted(f"{kind}:{face}" for kind, faces in CARDS.items() for face in faces.split())


def test_numbers_and_notation_agree() -> None:
    for card in range(80):
        kind, _, face = BOX.texts[card].partition(":")
        face = face.removesuffix("/2")
        assert BOX.kind[card].id == kind
        assert SUITS[BOX.suit[card]] == face[-1]
        assert RANKS[BOX.rank[card]] == face[:-1]
        assert 2 <= BOX.rank[card] <= 14


@pytest.mark.rule("B-7.2")
def test_each_suit_has_the_same_ranks() -> None:
    """Every rank from 2 to 7 once in each suit, every rank from 8 to the ace twice: 20 cards a suit."""
    faces = Counter((BOX.suit[card], BOX.rank[card]) for card in range(80))
    assert faces == {(suit, rank): 1 if rank <= 7 else 2 for suit in range(4) for rank in range(2, 15)}


@pytest.mark.rule("B-5.8", "B-5.6", "B-11.2")
def test_borders_and_weapons() -> None:
    for kind in BOX.kinds:
        blue = kind.id in BLUE_KINDS
        assert kind.border == (BLUE if blue else BROWN)
        assert (kind.ability is not None) == blue
        assert bool(kind.effects) == (not blue and kind.id != "missed")
        assert kind.weapon == (kind.id in RANGES)
        if kind.ability is not None:
            assert kind.ability.weapon_range == RANGES.get(kind.id, 0)
            assert kind.ability.view_mod == (kind.id == "scope")
            assert kind.ability.seen_mod == (kind.id == "mustang")
            assert kind.ability.barrel == (kind.id == "barrel")


@pytest.mark.rule("B-9.1", "B-9.2", "B-9.3", "B-9.4")
def test_only_three_kinds_are_special() -> None:
    """Gatling is no BANG! card and the Saloon no Beer."""
    categories = {"bang": BANG_CARD, "missed": MISSED_CARD, "beer": BEER_CARD}
    for kind in BOX.kinds:
        assert kind.category == categories.get(kind.id, OTHER_CARD)


@pytest.mark.rule("B-1.9", "OPT-3")
def test_eleven_cards_have_the_open_book() -> None:
    found = Counter(BOX.kind[card].id for card in range(80) if BOX.kind[card].book)
    assert found == BOOK_KINDS
    assert sum(found.values()) == 11


def test_sixteen_characters_with_their_life_points() -> None:
    assert {character.id: character.life for character in BOX.characters} == LIFE
    assert [character.index for character in BOX.characters] == list(range(16))
    for character in BOX.characters:
        assert character.ability.id == character.id
        assert BOX.character_of_id[character.id] is character
        assert BOX.ability_of_id[character.id] is character.ability


def test_everything_rests_on_a_rule_that_exists() -> None:
    for kind in BOX.kinds:
        assert kind.rules
        assert set(kind.rules) <= rule_ids()
        assert kind.ability is None or kind.ability.cite in rule_ids()
    for character in BOX.characters:
        assert character.rules == [character.ability.cite]
        assert set(character.rules) <= rule_ids()


def test_there_is_one_box() -> None:
    assert load_box() is BOX
    assert BOX.sets == ["base"]
