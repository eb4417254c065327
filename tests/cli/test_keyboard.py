"""Lines typed on keyboards of other scripts: full-width signs, Russian and Greek layouts, and letters of the hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.cli.keyboard import _KEYS, _LATIN_KEYS, means, other_layout, question, says, typed
from sixgun.cli.letters import letter, place
from sixgun.text import languages, load
from tests.cli.command import sixgun_command


def answers(language: str, *typed_lines: str, game: str = "classic", seed: str = "2") -> list[str]:
    """Return what the game answers to each of some lines that change nothing."""
    lines = "".join(f"{line}\n" for line in typed_lines)
    words = ("play", game, "--seed", seed, "--lang", language)
    result = sixgun_command(*words, stdin=lines + "quit\n\n")
    assert result.code == 0
    assert not result.err
    told: list[str] = []
    for line in result.out.splitlines():
        if line.startswith("> "):
            told.append("")
        elif told:
            told[-1] += line + "\n"
    assert len(told) == len(typed_lines) + 2
    return told[: len(typed_lines)]


def test_both_layouts_have_the_same_keys() -> None:
    for keys in _KEYS.values():
        assert len(keys) == len(_LATIN_KEYS)


@pytest.mark.parametrize("language", ["ru", "el"])
def test_what_is_typed_in_one_layout_reads_back_in_the_other(language: str) -> None:
    latin = "abcdefghijklmnoprstuvwxyz"
    own = other_layout(language, latin)
    assert own != latin
    assert other_layout(language, own) == latin


@pytest.mark.parametrize("language", ["ru", "el"])
def test_every_command_is_known_in_the_other_layout(language: str) -> None:
    texts = load(language)
    for message in ("help", "why", "all", "log", "table", "events", "hand", "save", "undo", "quit"):
        for word in texts(f"cli-words-{message}").split():
            assert says(texts, word, message, f"cli-words-{message}")
            if language != "el" or "q" not in word:  # in Greek the key of q writes the question mark
                assert says(texts, other_layout(language, word), message, f"cli-words-{message}")


@pytest.mark.parametrize("language", languages())
def test_yes_and_no_are_never_taken_for_each_other(language: str) -> None:
    texts = load(language)
    for message, opposite in (("cli-words-no", "cli-words-yes"), ("cli-words-yes", "cli-words-no")):
        for word in texts(message).split():
            assert means(texts, word.upper(), message)
            assert not means(texts, word, opposite)
            assert not means(texts, f"{word}.jsonl", message)
    assert means(texts, "n", "cli-words-no")
    assert means(texts, "no", "cli-words-no")


@pytest.mark.parametrize(
    ("language", "line", "asked"), [("ru", "&b", "b"), ("zh-Hant", "？３", "3"), ("it", "b?", "b")]
)
def test_questions(language: str, line: str, asked: str) -> None:
    assert question(language, typed(line)) == asked


def test_letters_of_the_hand() -> None:
    for size in (1, 5, 26, 40):
        for index in range(size):
            assert place(letter(index), size) == index
            assert place(letter(index).upper(), size) == index
        assert place(letter(size), size) == -1
    assert [place(sign, 5) for sign in ("а", "б", "с", "в", "д")] == [0, 1, 2, 3, 3]
    assert [place(sign, 5) for sign in ("α", "β", "ψ", "δ", "ε")] == [0, 1, 2, 3, 4]
    assert place("ф", 5) == 0  # on the key of a
    assert place("ф", 6) == -1  # a or f
    assert place("炸", 5) == -1


def test_full_width_signs() -> None:
    plain = ["?1", "? a", "為什麼 a", "log 3", "9", "?", "play panic:JH @3"]
    wide = ["？１", "？　ａ", "為什麼　ａ", "ｌｏｇ　３", "９", "？", "ｐｌａｙ　ｐａｎｉｃ：ＪＨ　＠３"]
    told = answers("zh-Hant", *plain, *wide)
    assert told[: len(plain)] == told[len(plain) :]
    assert len(set(told)) == len(plain)


RUSSIAN = {
    "? b": ["? и", "? б", "&b", ",и", "?б"],
    "почему b": ["почему и", "Почему Б", "gjxtve b", "why b", "црн b", "црн и"],
    "стол": ["cnjk", "table", "ефиду", "СТОЛ"],
    "история 3": ["bcnjhbz 3", "дщп 3"],
    "? паника": ["? gfybrf", "? panic", "? зфтшс"],
    "play panic:JH @3": ["здфн зфтшсЖОР @3", 'здфн зфтшсЖОР "3'],
    "а": ["a", "ф"],
}
GREEK = {
    "? b": ["? β", "β;", ";b", "? Β"],
    "γιατί b": ["γιατι β", "giati b", "giat;i b", "why b", "ςηυ β"],
    "τραπέζι": ["trapezi", "ΤΡΑΠΕΖΙ", "ταβλε"],
    "ιστορία 3": ["istoria 3", "λογ 3"],
    "play panic:JH @3": ["πλαυ πανιψ:ΞΗ @3"],
}


@pytest.mark.parametrize(("language", "lines"), [("ru", RUSSIAN), ("el", GREEK)])
def test_the_layout_of_the_keyboard_does_not_matter(language: str, lines: dict[str, list[str]]) -> None:
    every = [line for meant, others in lines.items() for line in (meant, *others)]
    told = dict(zip(every, answers(language, *every), strict=True))
    for meant, others in lines.items():
        for line in others:
            assert told[line] == told[meant], f"{line} is not read as {meant}"
    assert len({told[meant] for meant in lines}) == len(lines)


@pytest.mark.parametrize("lines", ["g13\nc\n", "ｋ１３\ns\n", "л13\nы\n"])
def test_dice_are_rolled_in_any_layout(tmp_path: Path, lines: str) -> None:
    path = tmp_path / "game.jsonl"
    sixgun_command("play", "dice", "--seed", "2", "--lang", "ru", "--record", str(path), stdin=lines)
    steps = path.read_text(encoding="utf-8").splitlines()
    assert any("reroll" in step and '"seat":0' in step.replace(" ", "") for step in steps)


def test_nothing_is_rolled_by_the_name_of_a_die() -> None:
    known, unknown = answers("ru", "? к3", "к3", game="dice")
    assert "«к3»" in unknown
    assert "«к3»" not in known


@pytest.mark.parametrize("language", languages())
def test_no_word_means_two_commands(language: str) -> None:
    texts = load(language)
    known: dict[str, str] = {}
    for command in ("help", "why", "all", "log", "table", "events", "hand", "save", "undo", "quit"):
        for word in texts(f"cli-words-{command}").split():
            for said in (word, other_layout(language, word)):
                if said:
                    assert known.setdefault(said, command) == command
