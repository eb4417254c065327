"""Simulations with sets: any table, the same figures with any number of workers, every character counted."""

from __future__ import annotations

import pytest

from sixgun.games import classic
from sixgun.games.classic.sets import OWN_SETS, load_box
from sixgun.lab.simulate import Plan, simulate
from sixgun.text import languages, load
from sixgun.text.classic import character_name
from tests.lab.settings import card_game
from tests.lab.test_simulate import figures


@pytest.mark.parametrize("players", range(3, 9))
def test_figures_do_not_depend_on_the_workers(players: int) -> None:
    plan = Plan(
        card_game(classic.Options(players, sets=OWN_SETS)), 45, ["random", "greenhorn", *["random"] * (players - 2)], 4
    )
    assert figures(plan) == figures(plan, 2)


def test_all_characters_win_and_lose_under_their_names() -> None:
    tally = simulate(Plan(card_game(classic.Options(8, sets=OWN_SETS)), 150, ["random"] * 8, 1)).tally
    assert set(tally.by_character) == set(load_box(OWN_SETS).character_of_id)
    assert sum(share.games for share in tally.by_character.values()) == 150 * 8
    for language in languages():
        names = {character_name(load(language), character) for character in tally.by_character}
        assert len(names) == len(tally.by_character)


def test_only_characters_of_the_sets_asked_for_are_dealt() -> None:
    options = classic.Options(4, sets=("wanted", "bullet"), character_sets=("wanted",))
    tally = simulate(Plan(card_game(options), 40, ["random"] * 4, 1)).tally
    assert {load_box(options.sets).character_of_id[name].set for name in tally.by_character} == {"wanted"}
