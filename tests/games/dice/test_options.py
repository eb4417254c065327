"""Options: their limits, and how they are written."""

from __future__ import annotations

import pytest

from sixgun.games import dice
from sixgun.games.registry import GAMES, make_game
from sixgun.kernel.errors import OptionsError


def test_defaults() -> None:
    options = dice.Options()
    assert options.to_dict() == {"players": 5, "sheriff": -1}
    assert dice.new().options_dict() == options.to_dict()
    assert dice.new().game_id == "dice"


@pytest.mark.rule("G-2.1")
@pytest.mark.parametrize("players", [2, 9, 0, -1])
def test_too_few_or_too_many(players: int) -> None:
    with pytest.raises(OptionsError) as error:
        dice.Options(players)
    assert error.value.message_id == "error-dice-players"


@pytest.mark.parametrize("sheriff", [-2, 4, 8])
def test_no_such_seat(sheriff: int) -> None:
    with pytest.raises(OptionsError) as error:
        dice.Options(4, sheriff)
    assert error.value.message_id == "error-options-sheriff"


def test_options_are_read_back() -> None:
    for players in range(3, 9):
        for sheriff in range(-1, players):
            options = dice.Options(players, sheriff)
            assert dice.options_from_dict(options.to_dict()).to_dict() == options.to_dict()
    assert dice.options_from_dict({}).to_dict() == dice.Options().to_dict()


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"players": "5"}, "error-options-type"),
        ({"players": True}, "error-options-type"),
        ({"sheriff": 1.5}, "error-options-type"),
        ({"sets": []}, "error-options-unknown"),
        ({"players": 12}, "error-dice-players"),
    ],
)
def test_wrong_options(values: dict[str, object], message: str) -> None:
    with pytest.raises(OptionsError) as error:
        dice.options_from_dict(values)
    assert error.value.message_id == message


def test_the_game_by_name() -> None:
    assert "dice" in GAMES
    game = make_game("dice", {"players": 4}, 3)
    assert game.digest() == dice.new(dice.Options(4), 3).digest()
    with pytest.raises(OptionsError):
        make_game("dice", {"players": 1}, 3)
