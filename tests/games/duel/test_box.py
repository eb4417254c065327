"""The box: cards, symbols, characters, and what the data say of them."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games.duel.box import LAW, OUTLAWS
from sixgun.games.duel.card import ACTION, BANG, DYNAMITE, EQUIPMENT, HORSESHOE, SNAKE, SYMBOLS
from sixgun.games.duel.card import BARREL as BARREL_SYMBOL
from sixgun.games.duel.sets import load_box
from tests.rulebook import rule_ids

BOX = load_box()


@pytest.mark.rule("D-1.1", "D-0.5")
def test_the_box_is_complete() -> None:
    assert BOX.cards == 80
    assert Counter(BOX.back) == {LAW: 40, OUTLAWS: 40}
    assert Counter(character.side for character in BOX.characters) == {LAW: 12, OUTLAWS: 12}
    assert Counter(kind.type for kind in BOX.kinds) == {BANG: 8, ACTION: 14, EQUIPMENT: 9}
    assert SYMBOLS == ["barrel", "snake", "dynamite", "horseshoe"]


@pytest.mark.rule("D-10.5", "D-10.6")
def test_reveal_symbols_of_each_deck() -> None:
    for back in (LAW, OUTLAWS):
        symbols = Counter(BOX.symbol[card] for card in range(80) if BOX.back[card] == back)
        assert symbols == {BARREL_SYMBOL: 10, SNAKE: 10, DYNAMITE: 5, HORSESHOE: 15}


@pytest.mark.rule("D-1.2", "D-17")
def test_life_points() -> None:
    assert {character.life for character in BOX.characters} == {3, 4, 5}
    assert 4 * max(character.life for character in BOX.characters) == 20
    fives = {character.id for character in BOX.characters if character.life == 5}
    assert fives == {"bill_tightman", "dalon_ranger", "pat_garret", "wild_bill", "bull_anderson"}
    threes = {character.id for character in BOX.characters if character.life == 3}
    assert threes == {"jango", "dalton_bros", "pearl_hat"}


@pytest.mark.rule("D-0.3", "D-0.4", "D-6.5", "D-11.1", "D-5.3")
def test_circled_symbols() -> None:
    def having(name: str) -> set[str]:
        return {kind.id for kind in BOX.kinds if getattr(kind, name)}

    bangs = {kind.id for kind in BOX.kinds if kind.type == BANG}
    assert bangs == {
        "carbine", "colt", "peacemaker", "quick_fire", "remington", "schofield", "shotgun", "winchester",
    }  # fmt: skip
    assert having("hit") == bangs | {"derringer", "gatling", "knife"}
    assert having("dodge") == {"missed", "return_fire"}
    assert having("reloadable") == {"canteen", "stampede", "scope", "pocket_watch"}
    assert having("always") == {"dynamite", "rattlesnake", "stampede"}
    always = {character.id for character in BOX.characters if character.ability.always}
    assert always == {"bart_masterson", "buffalo_bell", "the_stranger"}


@pytest.mark.rule("D-0.7")
def test_every_kind_and_character_has_its_own_rule() -> None:
    """What a card says wins over the general rules, so each has a rule of its own."""
    rules = [rule for members in (BOX.kinds, BOX.characters) for member in members for rule in member.rules]
    assert set(rules) <= rule_ids()
    assert len(set(rules)) == len(rules) == 31 + 24
    for kind in BOX.kinds:
        assert (kind.ability is not None) == (kind.type == EQUIPMENT)
        assert (kind.effect is not None) == (kind.type != EQUIPMENT and not kind.dodge)
    for character in BOX.characters:
        assert character.ability.id == character.id
        assert character.ability.cite == character.rules[0]
    for kind in BOX.kinds:
        if kind.ability is not None:
            assert (kind.ability.id, kind.ability.cite) == (kind.id, kind.rules[0])


@pytest.mark.rule("D-16.10", "D-16.19")
def test_number_of_copies() -> None:
    copies = Counter((BOX.kind[card].id, BOX.back[card]) for card in range(80))
    assert (copies["colt", LAW], copies["colt", OUTLAWS]) == (1, 5)
    assert (copies["missed", LAW], copies["missed", OUTLAWS]) == (5, 7)
    assert (copies["theft", LAW], copies["theft", OUTLAWS]) == (0, 4)
    assert (copies["canteen", LAW], copies["canteen", OUTLAWS]) == (4, 1)
