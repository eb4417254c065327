"""The sixteen characters and their data (G-7)."""

from __future__ import annotations

import pytest

from sixgun.games.dice.ability import PLAIN, Ability, reaches
from sixgun.games.dice.sets import characters, find_character
from sixgun.games.dice.sets.characters import make_character
from tests.rulebook import chapters

LIFE = {
    "bart_cassidy": 8, "black_jack": 8, "calamity_janet": 8, "el_gringo": 7, "jesse_jones": 9, "jourdonnais": 7,
    "kit_carlson": 7, "lucky_duke": 8, "paul_regret": 9, "pedro_ramirez": 8, "rose_doolan": 9, "sid_ketchum": 8,
    "slab_the_killer": 8, "suzy_lafayette": 8, "vulture_sam": 9, "willy_the_kid": 8,
}  # fmt: skip


NAMES = [
    "rerolls", "rerolls_dynamite", "one_reach", "two_reach", "doubles", "gatlings", "clears_arrows", "own_beer",
    "own_beer_limit", "heals", "rests", "arrow_for_point", "sheds_arrow", "strikes_back", "attack_limit", "bulletproof",
    "mourns",
]  # fmt: skip
"""The questions of the catalogue."""


def answers(ability: Ability) -> dict[str, object]:
    return {name: getattr(ability, name) for name in NAMES}


def test_equal_reaches_are_known_by_equal_numbers() -> None:
    """Questions about bull's eyes are kept by this number, so it must tell all pairs of reaches apart."""
    for ability in (PLAIN, *(character.ability for character in characters())):
        assert ability.reaches == reaches(ability.one_reach, ability.two_reach)
    pairs = [(one, two) for one in range(16) for two in range(16)]
    assert len({reaches(*pair) for pair in pairs}) == len(pairs)


@pytest.mark.rule("G-1.1", "G-2.4")
def test_printed_life_points() -> None:
    assert {character.id: character.life for character in characters()} == LIFE


def test_each_bends_a_rule_of_its_own() -> None:
    rules = [rule for character in characters() for rule in character.rules]
    assert len(set(rules)) == 16
    assert set(rules) <= chapters("G")
    bent: list[tuple[str, ...]] = []
    for character in characters():
        assert character.ability.id == character.id
        assert character.ability.cite == character.rules[0]
        bent.append(tuple(key for key, value in answers(character.ability).items() if value != answers(PLAIN)[key]))
    assert all(bent)


def test_finding_a_character() -> None:
    for character in characters():
        assert find_character(character.id) is character
    assert find_character("calamity_jane") is None


def test_data_that_mean_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="no ability answers 'flies'"):
        make_character("somebody", {"life": 4, "rules": ["G-7.1"], "flies": True})
