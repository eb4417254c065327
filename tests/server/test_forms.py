"""The games as forms: whatever a lobby can choose in them makes a game, and all of it has a name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.games.registry import GAMES, setting
from sixgun.server.net.forms import forms
from sixgun.server.words.library import page_texts
from sixgun.text import load
from tests.text.test_page import WHOLE, scripts

from .house import in_loop
from .online import site_at

FORMS = {form.id: form for form in forms([])}


def test_there_is_a_form_for_every_game() -> None:
    assert tuple(FORMS) == GAMES
    assert {form.id: (form.players.min, form.players.max) for form in FORMS.values()} == {
        "classic": (3, 8),
        "duel": (2, 2),
        "dice": (3, 8),
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_form_is_filled_in_with_the_defaults(game: str) -> None:
    form = FORMS[game]
    assert form.defaults == setting(game, {}).options
    for option in form.options:
        assert form.defaults[option.id] == option.default
        assert {"choice": str, "many": list, "switch": bool, "number": int}[option.kind] in (
            type(option.default),
            str,
        )
    left = set(form.defaults) - {option.id for option in form.options}
    assert left <= {"sheriff", "keep"}, "these belong to the next game (B-16)"


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_makes_a_game(game: str) -> None:
    form = FORMS[game]
    for option in form.options:
        values: list[Any] = [choice.value for choice in option.choices]
        if option.kind == "many":
            values = [[], *([value] for value in values)]
        elif option.kind == "switch":
            values = [False, True]
        elif option.kind == "number":
            values = [option.min, option.max]
        for value in values:
            options = {option.id: value}
            if game == "classic":
                sets = list(option.only_sets)
                if option.id == "players":
                    sets = [each.id for each in form.sets if each.max >= value][-1:]
                if option.id == "character_sets":
                    sets = [name for name in value if name != "base"]
                    options["players"] = 3
                if option.only_players:
                    options["players"] = option.only_players
                options.setdefault("sets", [name for name in sets if name != "base"])
            setting(game, options).start(1)


def test_sets_say_how_many_can_play() -> None:
    """B-15.1: eight need Dodge City."""
    largest = {each.id: (each.min, each.max) for each in FORMS["classic"].sets}
    assert largest["base"] == (3, 7)
    assert largest["dodge_city"] == (3, 8)
    assert largest["high_noon"] == (3, 7)
    brought = {each.id: (each.cards, each.characters, each.events > 0) for each in FORMS["classic"].sets}
    assert brought["base"] == (80, 16, False)
    assert brought["dodge_city"] == (40, 15, False)
    assert brought["fistful_of_cards"][2]


def test_what_is_of_use_only_sometimes_says_when() -> None:
    options = {option.id: option for option in FORMS["classic"].options}
    assert options["three_player_jail"].only_players == 3
    assert options["event_deck_size"].only_sets == ["high_noon", "fistful_of_cards"]
    assert options["russian_roulette"].only_sets == ["fistful_of_cards"]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_everything_in_a_form_has_a_name(lang: str) -> None:
    texts = load(lang)
    explained: set[str] = set()
    named: set[str] = set()
    for form in FORMS.values():
        explained |= {option.message for option in form.options} | {bot.message for bot in form.bots}
        named |= {choice.message for option in form.options for choice in option.choices}
        named |= {each.message for each in form.sets} | {form.message}
        named |= explained
    assert not [message for message in explained if not texts.has(f"{message}.text")]
    assert not [message for message in named if not texts.has(message)]
    known = {message for message in texts.ids() if message.startswith("page-option-")}
    assert known - named <= set(WHOLE.findall(scripts()))
    assert all(f"\n{message} = " in page_texts(lang) for message in known)


@in_loop
async def test_programs_of_this_machine_are_listed_too(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", bot_commands=["mine=cat"]) as site, site.client() as client:
        for form in (await client.get("/api/games")).json():
            bots = {bot["id"]: bot for bot in form["bots"]}
            assert bots["mine"]["program"]
            assert 0 < bots["random"]["level"] < bots["greenhorn"]["level"]
