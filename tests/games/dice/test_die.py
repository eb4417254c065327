"""Dice: all throws, and how events name a die."""

from __future__ import annotations

import pytest

from sixgun.games import dice
from sixgun.games.dice.die import DICE, FACES, THROWS, die_card, die_text, face_of, place_of
from sixgun.kernel.errors import NotationError


@pytest.mark.rule("G-1.1", "G-1.2")
def test_all_throws() -> None:
    assert [len(throws) for throws in THROWS] == [6**count for count in range(DICE + 1)]
    assert all(len(set(throws)) == len(throws) for throws in THROWS)


def test_every_die_has_a_text_of_its_own() -> None:
    cards = [die_card(place, face) for place in range(DICE) for face in range(6)]
    assert cards == list(range(30))
    assert len({die_text(card) for card in cards}) == 30
    for card in cards:
        assert die_text(card) == f"{place_of(card) + 1}:{FACES[face_of(card)]}"


def test_a_game_names_dice_and_nothing_else() -> None:
    game = dice.new(seed=1)
    assert game.card_text(0) == "1:arrow"
    assert game.card_text(29) == "5:gatling"
    for card in (-1, 30):
        with pytest.raises(NotationError):
            game.card_text(card)
