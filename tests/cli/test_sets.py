"""Games with sets, through the command: what is refused, and whole games."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from sixgun.games.registry import make_game
from sixgun.kernel.record import read
from sixgun.kernel.replay import verify
from sixgun.text import languages
from tests.cli.command import PACKAGE, Result, sixgun_command
from tests.cli.lines import untidy

ALL_SETS = ["bullet", "dodge_city", "fistful_of_cards", "high_noon", "wanted"]


def numbers(seed: int) -> str:
    rng = Random(seed)
    return "".join(f"{rng.choice((1, 2, 2, 3, 3, 4, 5, 6, 8, 12))}\n" for _ in range(6000))


# Wrong use ---------------------------------------------------------------------------------------------------------

WRONG = [
    (["--set", "dodgcity"], "There is no set “dodgcity”. Do you mean dodge_city? There are: dodge_city, high_noon,"),
    (["--set", "wild west"], "There is no set “wild west”. There are: dodge_city,"),
    (["--set", ""], "There is no set “”."),
    (["--set", "all", "--players", "9"], "--players takes a number from 3 to 8, not “9”"),
    (["--players", "8"], "With these sets up to 7 can play, not 8. Add --set dodge_city,"),
    (["--players", "8", "--set", "wanted"], "With these sets up to 7 can play, not 8."),
    (
        ["--set", "bullet", "--character-sets", "bullet"],
        "5 players need 5 characters (1 for each), and there are only 3",
    ),
    (
        ["--set", "high_noon", "--characters", "choose", "--players", "6"],
        "6 players need 18 characters (3 for each), and there are only 16 (base). Up to 5 can play with them.",
    ),
    (["--character-sets", "wanted"], "The set “wanted” is not in this game"),
    (["--set", "high_noon", "--character-sets", "high_noon"], "The set “high_noon” has no characters."),
    (["--character-sets", "nobody"], "There is no set “nobody”."),
    (["--event-deck-size", "11"], "--event-deck-size takes a number from 12 to 28, not “11”"),
    (["--three-player-jail", "some"], "--three-player-jail takes one of any, none, not “some”"),
    (["--russian-roulette", "x"], "--russian-roulette takes one of missed_cards, missed_effects, not “x”"),
]


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=[" ".join(words)[:40] for words, _ in WRONG])
def test_what_cannot_be_played_is_answered_in_one_sentence(command: str, words: list[str], sentence: str) -> None:
    result = sixgun_command(command, *words)
    assert result.code == 2
    assert sentence in result.err
    assert len(result.err.splitlines()) == 1
    assert not result.out


def test_wrong_sets_are_answered_in_italian_too() -> None:
    assert "Forse dodge_city?" in sixgun_command("play", "--set", "dodgcity", "--lang", "it").err
    assert "in 8" in sixgun_command("play", "--players", "8", "--lang", "it").err


def test_options_of_the_game_do_not_go_with_continue(tmp_path: Path) -> None:
    sixgun_command("play", "--record", "game.jsonl", "--seed", "6", stdin="1\n", cwd=tmp_path)
    for words in (["--set", "all"], ["--character-sets", "base"], ["--simplified"], ["--event-deck-size", "13"]):
        result = sixgun_command("play", "--continue", "game.jsonl", *words, cwd=tmp_path)
        assert result.code == 2
        assert f"{words[0]} cannot be used together with --continue" in result.err


# Whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 9))
def test_whole_games_of_all_sets(tmp_path: Path, players: int) -> None:
    path = tmp_path / "game.jsonl"
    characters = "choose" if players % 2 else "dealt"
    words = ("--set", "all", "--players", str(players), "--characters", characters, "--seed", str(players))
    result = sixgun_command("play", *words, "--record", str(path), "--bots", "greenhorn", stdin=numbers(players))
    assert result.code == 0
    assert not result.err
    assert "The game is over" in result.out
    assert "Next, when" in result.out
    assert max(cell_len(line) for line in result.out.splitlines() if str(tmp_path) not in line) <= 80
    assert verify(str(path), make_game).over
    assert read(str(path)).header.options["sets"] == ALL_SETS


@pytest.mark.parametrize("language", ["en", "it"])
def test_wide_terminals(language: str) -> None:
    words = ("--set", "all", "--players", "8", "--seed", "31", "--bots", "random", "--lang", language)
    result = sixgun_command("play", *words, stdin=numbers(1), COLUMNS="120")
    assert result.code == 0
    assert not result.err
    assert 100 < max(cell_len(line) for line in result.out.splitlines()) <= 120


@pytest.mark.parametrize("language", languages())
def test_the_sets_in_every_language(language: str) -> None:
    result = sixgun_command("play", "--set", "all", "--seed", "3", "--lang", language, stdin=numbers(2))
    assert result.code == 0
    assert not result.err
    assert not untidy(result.out, 80)


def test_sets_may_be_named_as_people_name_them(tmp_path: Path) -> None:
    words = ("--set", "Dodge City", "--set", "high-noon,BULLET", "--set", "base", "--character-sets", "base,bullet")
    sixgun_command("play", *words, "--record", "game.jsonl", "--seed", "1", stdin="1\n", cwd=tmp_path)
    options = read(str(tmp_path / "game.jsonl")).header.options
    assert options["sets"] == ["bullet", "dodge_city", "high_noon"]
    assert options["character_sets"] == ["base", "bullet"]


def test_options_reach_the_game(tmp_path: Path) -> None:
    words = (
        "--set", "all", "--players", "3", "--event-deck-size", "20", "--three-player-jail", "none", "--simplified",
        "--russian-roulette", "missed_effects",
    )  # fmt: skip
    result = sixgun_command("play", *words, "--record", "game.jsonl", "--seed", "1", stdin="events\n1\n", cwd=tmp_path)
    options = read(str(tmp_path / "game.jsonl")).header.options
    assert options["event_deck_size"] == 20
    assert options["three_player_jail"] == "none"
    assert options["russian_roulette"] == "missed_effects"
    assert options["simplified"] is True
    assert "Sets: Base game, Dodge City, High Noon, A Fistful of Cards, The Bullet and Wanted." in " ".join(
        result.out.split()
    )


def test_a_game_of_all_sets_goes_on_and_is_told_again(tmp_path: Path) -> None:
    words = ("play", "--set", "all", "--players", "8", "--seed", "9", "--record")
    sixgun_command(*words, "whole.jsonl", stdin=numbers(3), cwd=tmp_path)
    whole = (tmp_path / "whole.jsonl").read_bytes()
    (tmp_path / "part.jsonl").write_bytes(b"".join(whole.splitlines(keepends=True)[:60]))
    assert sixgun_command("play", "--continue", "part.jsonl", stdin="1\n" * 6000, cwd=tmp_path).code == 0
    assert verify(str(tmp_path / "part.jsonl"), make_game).over
    told = sixgun_command("replay", "whole.jsonl", cwd=tmp_path)
    assert told.code == 0
    assert "A new event is in force" in told.out
    assert sixgun_command("replay", "whole.jsonl", "--verify", cwd=tmp_path).code == 0
    for seat in ("0", "7"):
        assert sixgun_command("replay", "whole.jsonl", "--seat", seat, "--lang", "it", cwd=tmp_path).code == 0


def test_watching_a_table_of_eight_with_all_sets(tmp_path: Path) -> None:
    result = sixgun_command(
        "play", "--watch", "--set", "all", "--players", "8", "--seed", "4", "--name", "Ann", "--record", "w.jsonl",
        cwd=tmp_path,
    )  # fmt: skip
    assert result.code == 0
    assert "The game is over" in result.out
    assert verify(str(tmp_path / "w.jsonl"), make_game).over


def test_all_commands_answer_in_a_game_of_all_sets() -> None:
    lines = [
        "?", "events", "event", "? event", "? events", "? the judge", "? ghost town", "? canteen", "? vera custer",
        "? sheriff", "? dodge city", "? colt .45", "? HN-5", "? DC-2", "? EV-1", "? HN", "why a", "why bible",
        "why ghost town", "why vera custer", "why play bible:10H", "why use bible:10H", "why use sniper",
        "why name hearts", "why guess red", "all", "table", "hand", "log 5", "quit", "",
    ]  # fmt: skip
    for language in ("en", "it"):
        words = ("--set", "all", "--players", "8", "--seed", "5", "--lang", language)
        result = sixgun_command("play", *words, stdin="\n".join(lines) + "\n")
        assert result.code == 0
        assert not result.err
    assert "FC-6:" in result.out


# Simulations -------------------------------------------------------------------------------------------------------


def test_simulations_say_the_sets_and_count_all_characters() -> None:
    words = ("simulate", "--set", "all", "--players", "8", "--games", "60", "--seed", "2", "--json")
    found = json.loads(sixgun_command(*words).out)
    assert found["options"]["sets"] == ALL_SETS
    assert {"vera_custer", "uncle_will", "big_spencer", "willy_the_kid"} <= set(found["wins"]["by_character"])
    assert sum(share["games"] for share in found["wins"]["by_character"].values()) == 60 * 8


def test_workers_do_not_change_the_figures_of_sets() -> None:
    words = (
        "simulate",
        "--set",
        "all",
        "--players",
        "8",
        "--games",
        "50",
        "--bots",
        "greenhorn",
        "--json",
        "--workers",
    )
    one, two = (json.loads(sixgun_command(*words, workers).out) for workers in ("1", "2"))
    for key in ("options", "games", "decisions", "turns", "wins", "outcomes", "decisions_per_game", "turns_per_game"):
        assert one[key] == two[key]


def test_tables_of_figures_name_the_sets() -> None:
    result = sixgun_command("simulate", "--set", "wanted", "--games", "20", "--character-sets", "wanted")
    assert result.code == 0
    assert "Sets: Base game and Wanted." in result.out
    assert "Youl Grinner" in result.out
    assert "Willy the Kid" not in result.out


# Sets of other packages --------------------------------------------------------------------------------------------


def package(folder: Path, name: str, set_name: str, body: str) -> None:
    """Write a package with a set, as it lies there once it is installed."""
    (folder / f"{name}.py").write_text(
        "from sixgun.games.classic.ability import Ability, Character\n"
        "from sixgun.games.classic.box import CardSet\n"
        f"def make():\n    made = CardSet({set_name!r})\n{body}    return made\n",
        encoding="utf-8",
    )
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[sixgun.sets]\n{set_name} = {name}:make\n", encoding="utf-8")


def character(name: str) -> str:
    return f"    made.characters.append(Character({name!r}, made.id, 4, Ability({name!r}, 'OWN-1'), ['OWN-1']))\n"


def with_packages(folder: Path, *words: str, stdin: str = "") -> Result:
    return sixgun_command(*words, stdin=stdin, PYTHONPATH=os.pathsep.join((str(folder), str(PACKAGE))))


def test_a_set_of_another_package_is_played(tmp_path: Path) -> None:
    package(tmp_path, "one", "lonely", character("lonely_rider"))
    assert "lonely" in with_packages(tmp_path, "play", "--help").out
    words = ("--set", "lonely", "--set", "bullet", "--character-sets", "lonely,bullet", "--players", "4", "--seed", "1")
    result = with_packages(tmp_path, "play", *words, stdin=numbers(1))
    assert result.code == 0
    assert "Lonely Rider" in result.out
    assert "The game is over" in result.out
    found = json.loads(with_packages(tmp_path, "simulate", "--set", "all", "--games", "20", "--json").out)
    assert "lonely" in found["options"]["sets"]
    assert "Lonely Rider" in with_packages(tmp_path, "rules", "lonely rider").out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_sets_that_bring_the_same_id_are_named(tmp_path: Path, workers: str) -> None:
    package(tmp_path, "one", "lonely", character("belle_star"))
    words = ("simulate", "--games", "2", "--workers", workers, "--set")
    result = with_packages(tmp_path, *words, "all")
    assert result.code == 2
    assert "The set “lonely” brings “belle_star”, and another of the chosen sets brings that as well." in result.err
    assert with_packages(tmp_path, *words, "lonely").code == 0
    assert "Belle Star" in with_packages(tmp_path, "rules", "belle star").out  # the rulebook is ours then


@pytest.mark.parametrize(("first", "second"), [("lonely", "lonely"), ("wanted", "lonely")])
def test_two_sets_of_one_name_are_named(tmp_path: Path, first: str, second: str) -> None:
    package(tmp_path, "one", first, character("lonely_rider"))
    package(tmp_path, "two", second, character("lonely_writer"))
    result = with_packages(tmp_path, "play", "--set", first)
    assert result.code == 2
    assert f"There are two sets called “{first}”" in result.err


def test_a_broken_set_is_no_fault_of_ours(tmp_path: Path) -> None:
    package(tmp_path, "one", "lonely", "    raise RuntimeError('no horse')\n")
    result = with_packages(tmp_path, "play", "--set", "lonely")
    assert result.code == 2
    assert "no horse" in result.err
    assert with_packages(tmp_path, "simulate", "--games", "2").code == 0
    assert with_packages(tmp_path, "rules", "bang").code == 0
    assert "--set dodge_city" in with_packages(tmp_path, "play", "--players", "8").err


def test_the_event_deck_can_be_looked_at_before_the_first_turn() -> None:
    lines = "events\ntable\nquit\n\n"
    words = ("play", "--set", "high_noon", "--characters", "choose", "--seed", "34")
    shown = " ".join(sixgun_command(*words, stdin=lines).out.split())
    assert "No event is in force yet. The first one will be: Thirst." in shown
    assert "14 more come after it." in shown
    assert "0/0" not in shown
