"""The options of a game: what they may be, and what is said when they cannot be met."""

from __future__ import annotations

import pytest

from sixgun.games import classic
from sixgun.games.registry import GAMES, make_game
from sixgun.kernel.errors import OptionsError
from tests.games.classic.play import variety

DEFAULTS = {
    "players": 5,
    "simplified": False,
    "characters": "dealt",
    "three_player_jail": "any",
    "sheriff": -1,
    "keep": {},
    "sets": [],
    "character_sets": [],
    "event_deck_size": 12,
    "russian_roulette": "missed_cards",
}


@pytest.mark.rule("OPT-1", "OPT-2", "OPT-3", "OPT-4", "OPT-5", "OPT-6")
def test_defaults() -> None:
    assert classic.Options().to_dict() == DEFAULTS
    assert classic.options_from_dict({}).to_dict() == DEFAULTS
    assert classic.new().options.to_dict() == DEFAULTS


@pytest.mark.parametrize("number", range(0, 120, 7))
def test_options_are_read_back(number: int) -> None:
    options = variety(number)
    assert classic.options_from_dict(options.to_dict()).to_dict() == options.to_dict()
    assert classic.new(options, 1).options_dict() == options.to_dict()


@pytest.mark.rule("B-1.1", "OPT-4", "B-16.1", "B-16.2")
@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"players": 2}, "error-options-players"),
        ({"players": 9}, "error-options-players"),
        ({"event_deck_size": 11}, "error-options-events"),
        ({"event_deck_size": 29}, "error-options-events"),
        ({"event_deck_size": "12"}, "error-options-type"),
        ({"russian_roulette": "missed"}, "error-options-roulette"),
        ({"sets": "dodge_city"}, "error-options-type"),
        ({"sets": [1]}, "error-options-type"),
        ({"character_sets": {"base": 1}}, "error-options-type"),
        ({"players": -1}, "error-options-players"),
        ({"characters": "bought"}, "error-options-characters"),
        ({"three_player_jail": "some"}, "error-options-jail"),
        ({"players": 4, "sheriff": 4}, "error-options-sheriff"),
        ({"sheriff": -2}, "error-options-sheriff"),
        ({"players": 4, "keep": {"4": "paul_regret"}}, "error-options-keep-seat"),
        ({"keep": {"0": "paul_regret", "1": "paul_regret"}}, "error-options-keep-twice"),
        ({"keep": {"x": "paul_regret"}}, "error-options-type"),
        ({"keep": {"-1": "paul_regret"}}, "error-options-type"),
        ({"keep": {"0": 4}}, "error-options-type"),
        ({"keep": ["paul_regret"]}, "error-options-type"),
        ({"players": "five"}, "error-options-type"),
        ({"players": True}, "error-options-type"),
        ({"players": 5.0}, "error-options-type"),
        ({"simplified": 1}, "error-options-type"),
        ({"characters": None}, "error-options-type"),
        ({"three_player_jail": False}, "error-options-type"),
        ({"sheriff": "0"}, "error-options-type"),
    ],
)
def test_what_options_cannot_be(values: dict[str, object], message: str) -> None:
    with pytest.raises(OptionsError) as error:
        classic.options_from_dict(values)
    assert error.value.message_id == message
    assert str(error.value)


@pytest.mark.parametrize("option", ["expansions", "Players", "set"])
def test_unknown_options_are_refused(option: str) -> None:
    with pytest.raises(OptionsError, match=option) as error:
        classic.options_from_dict({"players": 4, option: []})
    assert error.value.message_id == "error-options-unknown"
    assert error.value.params == {"option": option}


@pytest.mark.rule("OPT-1", "OPT-2", "B-15.1")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        (classic.Options(8), "error-options-seats"),
        (classic.Options(8, sets=("high_noon", "bullet")), "error-options-seats"),
        (classic.Options(5, sets=("gold_rush",)), "error-set"),
        (classic.Options(5, character_sets=("wanted",)), "error-options-character-sets"),
        (classic.Options(4, sets=("bullet",), character_sets=("bullet",)), "error-options-pool"),
        (classic.Options(7, characters="choose", sets=("high_noon",)), "error-options-pool"),
    ],
)
def test_games_that_cannot_be_set_up(options: classic.Options, message: str) -> None:
    with pytest.raises(OptionsError) as error:
        classic.new(options)
    assert error.value.message_id == message
    assert str(error.value)


@pytest.mark.rule("OPT-2", "B-16.1")
def test_a_kept_character_must_be_in_the_box() -> None:
    with pytest.raises(OptionsError, match="apache_kid") as error:
        classic.new(classic.Options(4, keep={2: "apache_kid"}))
    assert error.value.message_id == "error-options-character"


@pytest.mark.rule("OPT-2")
def test_there_are_always_enough_characters() -> None:
    """Seven players who choose take 14 of the 16 characters, at most."""
    for keep in (
        {},
        {0: "sid_ketchum"},
        {4: "paul_regret", 5: "el_gringo", 6: "black_jack"},
    ):
        game = classic.new(classic.Options(7, characters="choose", keep=keep), 3)
        offered = [index for some in game.offered for index in some]
        assert len(offered) == len(set(offered)) == 2 * (7 - len(keep))


def test_games_by_name() -> None:
    assert "classic" in GAMES
    game = make_game("classic", {"players": 3}, 5)
    assert game.digest() == classic.new(classic.Options(3), 5).digest()
    with pytest.raises(OptionsError, match="checkers") as error:
        make_game("checkers", {}, 1)
    assert error.value.message_id == "error-game"


def test_options_keep_their_own_copy() -> None:
    keep = {2: "paul_regret", 0: "el_gringo"}
    options = classic.Options(4, keep=keep)
    keep[1] = "black_jack"
    assert options.keep == {0: "el_gringo", 2: "paul_regret"}
    assert list(options.keep) == [0, 2]
