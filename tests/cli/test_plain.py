"""Terminals that cannot show a script: a likeness in Latin letters, or English."""

from __future__ import annotations

import pytest

from sixgun.cli.plain import likeness, shown
from sixgun.text import languages, load
from tests.cli.command import Result, sixgun_command
from tests.cli.lines import untidy

LATIN = [language for language in languages() if language != "zh-Hant"]


def in_ascii(*words: str, stdin: str = "") -> Result:
    return sixgun_command(*words, stdin=stdin, PYTHONUTF8="0", PYTHONIOENCODING="ascii")


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Щит, ёлка, объезд, Хуан; ЭЙ!", "Shchit, elka, obezd, Khuan; EY!"),
        ("«Бэнг!» — выстрел…", '"Beng!" - vystrel...'),
        ("Юг и ЮГ", "Yug i YUG"),
        ("Σερίφης· τίποτα;", "Serifis, tipota;"),
        ("Θάνατος, ψωμί, ΧΕΡΙ, αυτό, εύκολο, του Ούγου", "Thanatos, psomi, CHERI, afto, efkolo, tou Ougou"),
        ("Ελιά, ΐδιος", "Elia, idios"),
        ("¿Qué? ¡Mañana!", "Que? Manana!"),
        ("perché 3 · 4", "perche 3 - 4"),
        ("牌", "?"),
    ],
)
def test_a_likeness_in_ascii(text: str, plain: str) -> None:
    assert likeness(text) == plain


def test_what_can_be_shown_stays() -> None:
    assert shown("è ♥ Ш", "latin-1") == "è ? Sh"
    assert shown("è ♥ Ш", "utf-8") == "è ♥ Ш"
    assert shown("Ш", None) == "Sh"


@pytest.mark.parametrize("language", LATIN)
def test_every_message_has_a_likeness(language: str) -> None:
    """No question mark is made up: whatever a language writes at the terminal is known here."""
    texts = load(language)
    for message in texts.ids():
        if message.startswith("page-"):
            continue
        source = texts._layers[0].sources[message]  # with the names of its gaps, which are ASCII
        signs = {character for character in source if not character.isascii()}
        assert not {sign for sign in signs if likeness(sign) == "?"} - set("♥♦♣♠●○★▶✗☆◆✖"), message


@pytest.mark.parametrize(("language", "game"), [("ru", "classic"), ("el", "duel"), ("es", "dice")])
def test_a_whole_game_in_latin_letters(language: str, game: str) -> None:
    lines = "?\n? 1\ntable\n" + "1\n" * 3000
    result = in_ascii("play", game, "--lang", language, "--seed", "4", stdin=lines)
    assert result.code == 0
    assert not result.err
    assert result.out.isascii()
    assert likeness(load(language)("cli-result-heading")) in result.out
    assert not untidy(result.out, 80)


def test_commands_can_be_typed_as_they_are_shown() -> None:
    lines = "pochemu a\nstol\nvykhod\n\n"
    result = in_ascii("play", "--lang", "ru", "--seed", "2", stdin=lines)
    assert result.code == 0
    assert "> pochemu a\n  Mustang, devyatka, chervy\n" in result.out
    assert "Igra ne sokhranena." in result.out


def test_chinese_falls_back_to_english_and_says_so() -> None:
    result = in_ascii("rules", "B-9.1", "--lang", "zh-Hant")
    assert result.code == 0
    assert result.out == in_ascii("rules", "B-9.1").out
    assert result.err == "sixgun: This terminal cannot show the script of zh-Hant, so everything is in English.\n"


def test_a_chinese_terminal_shows_chinese() -> None:
    result = sixgun_command("rules", "B-9.1", "--lang", "zh-Hant", PYTHONUTF8="0", PYTHONIOENCODING="big5")
    assert result.code == 0
    assert not result.err
