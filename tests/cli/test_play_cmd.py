"""``sixgun play``: whole games through standard input, saving, going on, watching."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from sixgun.games.registry import make_game
from sixgun.kernel.record import read
from sixgun.kernel.replay import replay, verify
from sixgun.text import languages, load
from tests.cli.command import Result, sixgun_command
from tests.cli.lines import untidy

FIRST = "1\n" * 3000


def numbers(seed: int, lines: int = 3000) -> str:
    rng = Random(seed)
    return "".join(f"{rng.randint(1, 5)}\n" for _ in range(lines))


def finished(result: Result) -> bool:
    return "The game is over" in result.out


def test_a_whole_game_by_always_taking_the_first_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    result = sixgun_command("play", "--seed", "1", "--record", str(path), stdin=FIRST)
    assert result.code == 0
    assert finished(result)
    assert not result.err
    assert verify(str(path), make_game).over
    assert "So long." in result.out


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_whole_games_with_random_choices(tmp_path: Path, players: int) -> None:
    words = ("--players", str(players), "--bots", "random", "--seed", "3", "--record", "game.jsonl")
    result = sixgun_command("play", *words, stdin=numbers(players), cwd=tmp_path)
    assert result.code == 0
    assert finished(result)
    assert not result.err
    assert verify(str(tmp_path / "game.jsonl"), make_game).over
    assert max(len(line) for line in result.out.splitlines()) <= 80


@pytest.mark.parametrize(("language", "columns"), [*((tag, "80") for tag in languages()), ("zh-Hant", "60")])
def test_whole_games_in_every_language(language: str, columns: str) -> None:
    lines = "?\n? 1\n? a\nwhy a\ntable\nhand\nlog 5\n" + numbers(6)
    words = ("--players", "5", "--seed", "12", "--lang", language)
    result = sixgun_command("play", *words, stdin=lines, COLUMNS=columns)
    assert result.code == 0
    assert load(language)("cli-result-heading") in result.out
    assert not result.err
    assert not untidy(result.out, int(columns))


@pytest.mark.parametrize(("language", "characters"), [("en", "dealt"), ("it", "choose"), ("zh-Hant", "choose")])
def test_every_way_to_sit_down(language: str, characters: str) -> None:
    result = sixgun_command(
        "play", "--lang", language, "--characters", characters, "--simplified", "--players", "4", "--seat", "2",
        "--name", "Zoë", "--bots", "random,greenhorn,random,greenhorn", "--seed", "5", "--no-color", stdin=numbers(4),
    )  # fmt: skip
    assert result.code == 0
    assert "Zoë" in result.out
    assert "\x1b" not in result.out


def test_the_same_seed_and_choices_give_the_same_game(tmp_path: Path) -> None:
    outputs = [sixgun_command("play", "--seed", "77", stdin=numbers(1)).out for _ in range(2)]
    assert outputs[0] == outputs[1]


def test_the_program_says_that_it_is_unofficial() -> None:
    assert "unofficial" in sixgun_command("play", "--seed", "1").out


# Commands ----------------------------------------------------------------------------------------------------------


def test_all_commands_answer_and_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    lines = [
        "", "?", "help", "? 1", "1?", "?1", "? 99", "? a", "a?", "a", "? panic", "? cat balou", "? willy the kid",
        "? B-8.6", "? nothing", "why", "why a", "why b", "why 1", "why 99", "why play bang:AS @2", "why rubbish", "log",
        "log 3", "log x", "table", "hand", "99", "0", "-1", "1 2", "zzz", "play", "play nonsense", "use sid_ketchum",
        "save", "\x1b[31m", "é" * 3000, "9" * 5000, "?" * 40, "quit",
    ]  # fmt: skip
    result = sixgun_command("play", "--seed", "12", "--record", str(path), stdin="\n".join(lines) + "\n", cwd=tmp_path)
    assert result.code == 0
    assert "The game is saved in" in result.out
    record = read(str(path))
    assert all(step.seat != 0 for step in record.steps)
    assert "\x1b" not in result.out


def test_why_gives_the_reason_and_the_rule() -> None:
    result = sixgun_command(
        "play", "--seed", "12", "--players", "5", "--bots", "random", stdin="why c\nwhy a\nquit\n\n"
    )
    text = " ".join(result.out.split())
    assert "Cat Balou 9♦ is no answer here." in text
    assert "B-9.11: Indians!" in text
    assert "This you can do now: choice 1." in text


def test_italian_words_are_understood() -> None:
    words = "aiuto\nperché a\nstoria 2\ntavolo\nmano\nesci\n\n"
    result = sixgun_command("play", "--seed", "12", "--lang", "it", stdin=words)
    assert result.code == 0
    assert "non è tra le scelte" not in result.out
    assert "La partita non è stata salvata." in result.out


def test_an_action_can_be_typed_in_notation(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    lines = "play bang:2H @9\nend\nquit\n"
    sixgun_command("play", "--seed", "3", "--characters", "dealt", "--record", str(path), stdin=lines)
    assert "end" in [step.text for step in read(str(path)).steps if step.seat == 0]


# Saving and going on -----------------------------------------------------------------------------------------------


def test_the_end_of_input_saves_a_recorded_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    result = sixgun_command("play", "--seed", "6", "--record", str(path), stdin="1\n1\n")
    assert result.code == 0
    assert f"sixgun play --continue {path}" in result.out
    assert replay(read(str(path)), make_game).decision is not None


def test_the_end_of_input_without_a_record_is_said(tmp_path: Path) -> None:
    result = sixgun_command("play", "--seed", "6", stdin="1\n", cwd=tmp_path)
    assert result.code == 0
    assert "nothing is saved" in result.out
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("language", "quit", "no"),
    [("en", "quit", "n"), ("en", "quit", "No"), ("en", "q", "quit"), ("it", "esci", "no"), ("es", "salir", "NO"),
     ("el", "φεύγω", "όχι"), ("ru", "выход", "нет"), ("zh-Hant", "離開", "不要")],
)  # fmt: skip
def test_no_means_no_when_it_is_asked_whether_to_save(language: str, quit: str, no: str, tmp_path: Path) -> None:
    lines = f"1\n1\n1\n{quit}\n{no}\n"
    result = sixgun_command("play", "--seed", "6", "--lang", language, stdin=lines, cwd=tmp_path)
    assert result.code == 0
    assert load(language)("cli-not-saved") in result.out
    assert not list(tmp_path.iterdir())


def test_yes_asks_for_a_name(tmp_path: Path) -> None:
    result = sixgun_command("play", "--seed", "6", stdin="1\n1\n1\nquit\nyes\nmine.jsonl\n", cwd=tmp_path)
    assert "Then name the new file" in result.out
    assert [path.name for path in tmp_path.iterdir()] == ["mine.jsonl"]


def test_undo_is_answered(tmp_path: Path) -> None:
    result = sixgun_command("play", "--seed", "6", stdin="undo\nquit\n", cwd=tmp_path)
    assert "Nothing can be taken back" in " ".join(result.out.split())


def test_quit_offers_to_save_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "taken.jsonl").write_text("mine", encoding="utf-8")
    lines = "1\n1\n1\nquit\ntaken.jsonl\nno/folder/x\nmine too.jsonl\n"
    result = sixgun_command("play", "--seed", "6", stdin=lines, cwd=tmp_path)
    assert result.code == 0
    assert "already" in result.err
    assert "cannot be written" in result.err
    assert "--continue 'mine too.jsonl'" in result.out
    assert (tmp_path / "taken.jsonl").read_text(encoding="utf-8") == "mine"
    path = tmp_path / "mine too.jsonl"
    before = read(str(path))
    result = sixgun_command("play", "--continue", str(path), stdin=FIRST)
    assert result.code == 0
    assert finished(result)
    after = read(str(path))
    assert [s.text for s in after.steps[: len(before.steps)]] == [s.text for s in before.steps]
    assert verify(str(path), make_game).over


def test_a_game_goes_on_exactly_as_it_would_have(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    sixgun_command("play", "--seed", "6", "--players", "4", "--record", str(whole), stdin=FIRST)
    lines = whole.read_bytes().splitlines(keepends=True)
    for count in (1, 2, len(lines) // 2, len(lines) - 2, len(lines) - 1):
        part = tmp_path / f"part{count}.jsonl"
        part.write_bytes(b"".join(lines[:count]) + (b'{"n":' if count % 2 else b""))
        result = sixgun_command("play", "--continue", str(part), stdin=FIRST)
        if count < len(lines) - 1:
            assert result.code == 0
            assert part.read_bytes() == whole.read_bytes()
        else:
            assert (result.code, "this game is over" in result.err) == (2, True)


def test_a_game_can_be_copied_while_it_goes_on(tmp_path: Path) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    sixgun_command("play", "--seed", "6", "--record", str(old), stdin="1\n1\n")
    content = old.read_bytes()
    result = sixgun_command("play", "--continue", str(old), "--record", str(new), stdin=FIRST)
    assert result.code == 0
    assert old.read_bytes() == content
    assert new.read_bytes().startswith(content)
    assert verify(str(new), make_game).over


def test_save_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    sixgun_command("play", "--seed", "6", stdin=f"1\nsave {path}\nquit\n\n")
    assert read(str(path)).steps


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine", encoding="utf-8")
    result = sixgun_command("play", "--record", str(path), stdin=FIRST)
    assert result.code == 2
    assert path.read_text(encoding="utf-8") == "mine"


def test_damaged_and_finished_records_do_not_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("rubbish", encoding="utf-8")
    assert sixgun_command("play", "--continue", str(path)).code == 1
    path.unlink()
    sixgun_command("play", "--watch", "--seed", "1", "--record", str(path))
    result = sixgun_command("play", "--continue", str(path))
    assert result.code == 2
    assert "only bots" in result.err


# The next game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "answers", "keeps"),
    # Play again; the survivor keeps his character; the second name is Sheriff.
    [("1", "2\n1\n3\n", True), ("1", "2\n2\n3\n", False), ("2", "2\n3\n", False)],
    ids=["keeps", "does not keep", "was eliminated"],
)
def test_another_game_is_played_with_the_same_players(tmp_path: Path, seed: str, answers: str, keeps: bool) -> None:
    first = sixgun_command("play", "--seed", seed, stdin=FIRST)
    used = first.out.split("What now?")[0].count("\n> ")
    words = ("play", "--seed", seed, "--record", "game.jsonl")
    result = sixgun_command(*words, stdin="1\n" * used + answers + "quit\n", cwd=tmp_path)
    assert result.code == 0
    assert verify(str(tmp_path / "game.jsonl"), make_game).over
    old, following = read(str(tmp_path / "game.jsonl")).header, read(str(tmp_path / "game-2.jsonl")).header
    assert following.options["sheriff"] == 1
    assert isinstance(following.options["keep"], dict)
    assert ("0" in following.options["keep"]) == keeps
    assert [s.name for s in following.sitters] == [s.name for s in old.sitters]
    assert following.seed != old.seed


# Watching ----------------------------------------------------------------------------------------------------------


def test_watching_runs_to_the_end_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    result = sixgun_command("play", "--watch", "--seed", "4", "--record", str(path), "--players", "7")
    assert result.code == 0
    assert finished(result)
    assert verify(str(path), make_game).over
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert {seat["player"] for seat in header["seats"]} == {"greenhorn"}
    assert "You " not in result.out
    assert re.search(r" draws 2 cards\.", result.out)


# Terminals ---------------------------------------------------------------------------------------------------------


def test_without_signs_everything_is_ascii() -> None:
    result = sixgun_command(
        "play", "--seed", "12", "--lang", "it", stdin=numbers(2), PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    )
    assert result.code == 0
    assert result.out.isascii()
    assert "###" in result.out
    assert "?" not in result.out.split("Scrivi il numero", 1)[1].split("\n", 1)[1].split(">", 1)[0].replace(" ?  ", "")


def test_no_escape_sequences_reach_a_pipe() -> None:
    for term in ("", "dumb", "xterm-256color"):
        result = sixgun_command("play", "--seed", "12", stdin="table\nquit\n\n", TERM=term)
        assert "\x1b" not in result.out
