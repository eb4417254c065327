"""Help, version, exit codes and the sentences for wrong use."""

from __future__ import annotations

from pathlib import Path

import pytest

import sixgun
from sixgun.cli.main import split_language
from sixgun.text import languages, load
from tests.cli.command import sixgun_command
from tests.cli.lines import untidy

COMMANDS = [[], ["play"], ["replay"], ["simulate"], ["scenario"], ["scenario", "run"]]


@pytest.mark.parametrize("words", COMMANDS, ids=[" ".join(words) or "sixgun" for words in COMMANDS])
@pytest.mark.parametrize(("language", "title"), [("en", "Usage: sixgun"), ("it", "Uso: sixgun")])
def test_help_is_everywhere(words: list[str], language: str, title: str) -> None:
    result = sixgun_command(*words, "--help", "--lang", language)
    assert result.code == 0
    assert result.out.startswith(" ".join([title, *words]))
    assert "--lang" in result.out
    assert not result.err
    assert max(len(line) for line in result.out.splitlines()) <= 80


HELPED = [["play"], ["odds"], ["rules"], ["simulate"], ["replay"], []]


@pytest.mark.parametrize(("language", "words"), list(zip(languages(), HELPED, strict=True)))
def test_help_in_every_language(language: str, words: list[str]) -> None:
    result = sixgun_command(*words, "--help", "--lang", language)
    assert result.code == 0
    assert not result.err
    assert result.out.startswith(load(language)("help-usage"))
    assert not untidy(result.out, 80)


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_options_of_one_game_stand_together(command: str) -> None:
    general, _, games = sixgun_command(command, "--help").out.partition("BANG! The Card Game\n")
    cards, _, duel = games.partition("BANG! The Duel\n")
    assert "--players 3-8" in general
    assert "--set NAME" in cards
    assert "--set " not in general
    assert "--posse 4-12" in duel
    assert "--posse" not in general + cards


def test_the_bare_command_shows_help() -> None:
    assert sixgun_command().out == sixgun_command("--help").out
    assert sixgun_command().code == 0


def test_version_says_whose_game_it_is_not() -> None:
    result = sixgun_command("--version")
    assert result.code == 0
    assert result.out.startswith(f"Sixgun {sixgun.__version__} (")
    assert "unofficial" in result.out
    assert "trademark of its publisher" in " ".join(result.out.split())


WRONG = [
    (["dance"], "There is no command “dance”"),
    (["--loud"], "There is no option --loud"),
    (["play", "--loud"], "There is no option --loud"),
    (["play", "poker"], "There is no game “poker”"),
    (["play", "classic", "again"], "“again” is too much"),
    (["play", "--players", "2"], "--players takes a number from 3 to 8, not “2”"),
    (["play", "--players", "9"], "--players takes a number"),
    (["play", "--players", "five"], "--players takes a number"),
    (["play", "--players", "٤"], "--players takes a number"),
    (["play", "--players", "4" * 5000], "--players takes a number"),
    (["play", "--players"], "The option --players needs something after it. Try: sixgun"),
    (["play", "--seat", "5"], "--seat takes a number from 0 to 4, not “5”"),
    (["play", "--seat", "-1"], "--seat takes a number"),
    (["play", "--name", ""], "--name takes"),
    (["play", "--name", "x" * 41], "--name takes"),
    (["play", "--name", "a\tb"], "--name takes"),
    (["play", "--bots", "genius"], "There is no bot “genius”"),
    (["play", "--bots", "random,random"], "--bots names 2 bots for 5 seats"),
    (["play", "--seed", "-3"], "--seed takes a number"),
    (["play", "--seed", "99999999999999999999"], "--seed takes a number"),
    (["play", "--characters", "all"], "--characters takes one of dealt, choose, not “all”"),
    (["play", "--pace", "fast"], "--pace takes a number from 0 to 60"),
    (["play", "--pace", "nan"], "--pace takes a number"),
    (["play", "--continue", "x", "--players", "4"], "--players cannot be used together with --continue"),
    (["play", "--continue", "x", "--watch"], "--watch cannot be used together with --continue"),
    (["play", "--continue", "missing.jsonl"], "missing.jsonl: The file cannot be read"),
    (["play", "--record", "no/such/folder/x.jsonl"], "x.jsonl: The file cannot be written"),
    (["rules", "--search"], "The option --search needs something after it"),
    (["replay"], "Name the file of a record"),
    (["replay", "missing.jsonl"], "missing.jsonl: The file cannot be read"),
    (["replay", "."], "The file cannot be read"),
    (["simulate", "--games", "0"], "--games takes a number from 1"),
    (["simulate", "--workers", "1000"], "--workers takes a number"),
    (["simulate", "--bots", "random,greenhorn"], "--bots names 2 bots for 5 seats"),
    (["scenario", "run"], "Name a scenario file"),
    (["scenario", "run", "missing.toml"], "missing.toml: there is no such file"),
    (["scenario", "run", "x" * 5000], "there is no such file"),
    (["replay", "x" * 5000], "The file cannot be read"),
    (["scenario", "run", "."], "there is no scenario in there"),
    (["scenario", "walk"], "There is no command “walk”"),
    (["--lang", "xx", "play"], "There are no texts in “xx”"),
    (["play", "--lang"], "There are no texts in “?”"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=[" ".join(words)[:40] for words, _ in WRONG])
def test_wrong_use_is_answered_in_one_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    result = sixgun_command(*words, cwd=tmp_path)
    assert result.code == 2
    assert sentence in result.err
    assert result.err.startswith("sixgun: ")
    assert len(result.err.splitlines()) == 1
    assert not result.out
    assert not list(tmp_path.iterdir())


def test_wrong_use_is_answered_in_the_language_of_the_person() -> None:
    assert "vuole un numero da 3 a 8" in sixgun_command("play", "--players", "9", LANG="it_IT.UTF-8").err
    assert "vuole un numero da 3 a 8" in sixgun_command("play", "--players", "9", "--lang=it").err
    assert "takes a number" in sixgun_command("play", "--players", "9", LANG="xx_XX.UTF-8").err
    assert "takes a number" in sixgun_command("play", "--players", "9", "--lang=en", LANG="it_IT.UTF-8").err


@pytest.mark.parametrize(
    ("argv", "words", "language"),
    [
        (["play"], ["play"], None),
        (["--lang", "it", "play"], ["play"], "it"),
        (["play", "--lang=it"], ["play"], "it"),
        (["scenario", "run", "--", "--lang", "it"], ["scenario", "run", "--", "--lang", "it"], None),
    ],
)
def test_the_language_may_stand_anywhere(argv: list[str], words: list[str], language: str | None) -> None:
    assert split_language(argv) == (words, language)
