"""``sixgun odds``: dice as people type them, tables, JSON, and what is answered to nonsense."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from sixgun.cli.errors import WrongUse
from sixgun.cli.odds_view import bar, one_in, percent, show_odds
from sixgun.cli.odds_words import face_letter, read_character, read_dice
from sixgun.lab.odds import Answer, Question, answer, count_faces
from sixgun.text import languages, load
from tests.cli.command import Result, sixgun_command
from tests.cli.eye import Eye
from tests.cli.lines import untidy

ENGLISH = load("en")
ITALIAN = load("it")


def odds(*words: str) -> Result:
    return sixgun_command("odds", *words)


def text(result: Result) -> str:
    """Return what was printed in one line."""
    return " ".join(result.out.split())


def odds_json(*words: str) -> dict[str, Any]:
    result = odds(*words, "--json")
    assert result.code == 0
    assert len(result.out.splitlines()) == 1
    found = json.loads(result.out)
    assert isinstance(found, dict)
    return found


def row(result: Result, name: str) -> str:
    """Return the first row of the tables that begins with ``name``."""
    return next(line for line in result.out.splitlines() if line.startswith(name))


# Typing dice ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "faces"),
    [
        ("", ""),
        ("g g d", "gatling gatling dynamite"),
        ("ggd", "gatling gatling dynamite"),
        ("g,g, d", "gatling gatling dynamite"),
        ("a d 1 2 b", "arrow dynamite bullseye_1 bullseye_2 beer"),
        ("Arrow BEER Gatlings", "arrow beer gatling"),
        ("bullseye_1 bullseye-2", "bullseye_1 bullseye_2"),
        ("bull's eye 1 2", "bullseye_1 bullseye_2"),
        ("one two", "bullseye_1 bullseye_2"),
        ("indian arrow b", "arrow beer"),
        ("12", "bullseye_1 bullseye_2"),
    ],
)
def test_dice_are_read_as_people_type_them(words: str, faces: str) -> None:
    assert read_dice(ENGLISH, words.split(" ")) == faces.split()


def test_dice_are_read_in_italian_and_still_in_english() -> None:
    assert read_dice(ITALIAN, ["f", "freccia", "Birra", "bersaglio", "2"]) == ["arrow", "arrow", "beer", "bullseye_2"]
    assert read_dice(ITALIAN, ["a", "beer", "arrow", "due"]) == ["arrow", "beer", "arrow", "bullseye_2"]


@pytest.mark.parametrize("language", languages())
def test_names_of_faces_read_back(language: str) -> None:
    from sixgun.cli.odds_words import FACE_TEXTS, face_letter, face_name

    texts = load(language)
    letters = [face_letter(texts, face) for face in FACE_TEXTS]
    assert read_dice(texts, letters) == list(FACE_TEXTS)
    assert read_dice(texts, ["".join(letters)]) == list(FACE_TEXTS)
    assert read_dice(texts, [face_name(texts, face) for face in FACE_TEXTS]) == list(FACE_TEXTS)
    assert read_dice(texts, list(FACE_TEXTS)) == list(FACE_TEXTS)


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("willy the kid", "willy_the_kid"),
        ("WILLY", "willy_the_kid"),
        ("lucky_duke", "lucky_duke"),
        ("jack", "black_jack"),
        ("Slab", "slab_the_killer"),
    ],
)
def test_characters_are_read_by_their_names(text: str, who: str) -> None:
    assert read_character(ENGLISH, text) == who
    assert read_character(ITALIAN, text) == who


def test_a_part_of_several_names_is_no_name() -> None:
    with pytest.raises(WrongUse) as caught:
        read_character(ENGLISH, "the")
    assert caught.value.params["near"] == "Slab the Killer, Willy the Kid"


# Tables ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G-4.1")
def test_before_the_first_roll() -> None:
    result = odds()
    assert result.code == 0
    assert not result.err
    assert result.out.startswith("You roll all five dice. 3 rolls are left, this one among them.\n")
    # 276/7776 = 3.549 %; in three rolls 23.805 %, as tests/lab/test_odds.py works out.
    assert row(result, "3+ gatlings").split()[2:8] == ["3.55", "%", "23.81", "%", "1", "in"]
    assert row(result, "3+ dynamites").split()[2:8] == ["3.55", "%", "35.48", "%", "1", "in"]
    assert "█" in row(result, "no 1 and no 2")
    assert "Nobody can do better" in text(result)


def test_some_dice_kept() -> None:
    result = odds("g", "g")
    assert "You keep gatling, gatling and roll 3 dice. 2 rolls are left" in result.out
    assert row(result, "3+ gatlings").split()[2:9] == ["42.13", "%", "62.33", "%", "1", "in", "1.60"]
    assert "One roll" in result.out
    assert "Keep" not in result.out


@pytest.mark.rule("G-4.3")
def test_five_dice_are_told_what_to_keep() -> None:
    result = odds("ggd12")
    assert "These dice lie there: dynamite, bull's eye 1, bull's eye 2, gatling, gatling." in result.out
    assert "2 more rolls are left." in text(result)
    assert row(result, "3+ gatlings").split()[2:5] == ["d", "g", "g"]
    assert "1+ hit at distance 1" not in result.out  # it lies there
    assert "If you stop now, neither three dynamites nor an attack can come." in text(result)
    assert "One roll" not in result.out
    stop = odds("bbbgg", "--rolls", "1")
    assert row(stop, "no 1 and no 2").split()[5:7] == ["stop", "certain"]
    assert row(stop, "1+ hit at distance 1").split()[5] == "nothing"


@pytest.mark.rule("G-4.5")
def test_arrows_that_lie_there_are_not_in_the_pile() -> None:
    assert "7 arrows are in the pile." in odds("aabb").out
    assert "9 arrows are in the pile." in odds("aabb", "--arrows", "9").out


def test_the_last_roll_needs_one_column() -> None:
    result = odds("ggb", "--rolls", "1")
    assert "This is the last roll." in result.out
    assert "At best" not in result.out
    assert "All again" not in result.out
    assert row(result, "3+ gatlings").split()[2:7] == ["30.56", "%", "1", "in", "3.3"]


@pytest.mark.rule("G-5.3", "G-7.11")
def test_players_and_characters_change_what_can_be_hit() -> None:
    few = odds("--players", "3")
    assert "With two or three players alive a 2 counts as a 1 (G-5.3)." in text(few)
    assert "distance 2" not in few.out
    rose = odds("--character", "rose", "--players", "6").out
    assert "Rose Doolan: a 1 and a 2 also hit one place further away (G-7.11)." in rose
    assert "3+ hits at distance 3" in rose


@pytest.mark.parametrize(
    ("character", "sentence"),
    [
        ("willy", "two gatlings are enough"),
        ("duke", "one re-roll more"),
        ("jack", "dynamites may be rolled again"),
        ("janet", "a 1 is also a 2"),
        ("slab", "one beer may double one hit"),
        ("suzy", "brings two life points"),
        ("gringo", "the ability changes nothing here"),
    ],
)
def test_the_ability_is_told(character: str, sentence: str) -> None:
    assert sentence in text(odds("--character", character))


def test_more_rolls_than_the_rules_leave_are_pointed_out() -> None:
    assert "one roll is over (G-4.1)" in text(odds("b", "--rolls", "3"))
    assert "one roll is over" not in text(odds("b", "--rolls", "3", "--character", "duke"))


@cache
def answer_for(dice: str) -> Answer:
    """Return the chances once for all languages."""
    return answer(Question(count_faces(read_dice(ENGLISH, dice.split())), arrows=2))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [40, 60, 80, 120])
@pytest.mark.parametrize("dice", ["", "gg", "ggd12"])
def test_tables_fit_into_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, columns: int, dice: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    eye = Eye(capsys, language)
    show_odds(eye.screen, answer_for(dice), "lucky_duke")
    assert not untidy("\n".join(eye.lines()), columns)


@pytest.mark.parametrize("language", languages())
def test_the_command_speaks_every_language(language: str) -> None:
    texts = load(language)
    words = [face_letter(texts, face) for face in ("gatling", "gatling", "dynamite")]
    result = odds(*words, "--character", "duke", "--lang", language)
    assert result.code == 0
    assert not result.err
    assert texts("cli-odds-column-aims") in result.out
    decimal = texts("cli-odds-decimal")
    assert re.search(rf"\d\{decimal}\d", result.out)
    assert not re.search(r"\d[.,]\d".replace("[.,]", "," if decimal == "." else r"\."), result.out.split("\n\n")[1])


def test_where_signs_cannot_be_shown_bars_are_ascii() -> None:
    result = sixgun_command("odds", "gg", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert result.out.isascii()
    assert "##" in row(result, "3+ gatlings")


def test_italian() -> None:
    result = odds("f", "g", "--lang", "it")
    assert "Tieni freccia, gatling e lanci 3 dadi. Restano 2 lanci, compreso questo." in result.out
    assert row(result, "2+ birre").split()[2] == "7,41%"


def test_percentages_never_lie() -> None:
    assert percent(ENGLISH, Fraction(1)) == "certain"
    assert percent(ENGLISH, Fraction(0)) == "never"
    assert percent(ENGLISH, Fraction(1, 3)) == "33.33 %"
    assert percent(ENGLISH, Fraction(1, 1296)) == "0.077 %"
    assert percent(ENGLISH, Fraction(1, 10**7)) == "<0.001 %"
    assert percent(ENGLISH, 1 - Fraction(1, 10**7)) == ">99.99 %"
    assert one_in(ENGLISH, Fraction(276, 7776)) == "1 in 28"
    assert one_in(ENGLISH, Fraction(10, 74)) == "1 in 7.4"
    assert one_in(ENGLISH, Fraction(99, 100)) == "1 in 1.01"
    assert one_in(ENGLISH, Fraction(1)) == one_in(ENGLISH, Fraction(0)) == ""
    assert bar(Fraction(1), 5, True) == "#####"
    assert bar(Fraction(0), 5, True) == ""
    assert bar(Fraction(1, 10**6), 5, True) == "#"
    assert bar(Fraction(1, 10**6), 5, False) == "▏"


# JSON and wrong use ---------------------------------------------------------------------------------------------------


def test_json_has_exact_fractions() -> None:
    found = odds_json("g", "g", "--arrows", "3", "--players", "6", "--character", "willy")
    assert found["character"] == "willy_the_kid"
    assert found["dice"] == ["gatling", "gatling"]
    assert [found[key] for key in ("rolled", "rolls", "arrows", "players")] == [3, 2, 3, 6]
    assert found["abilities"]["gatlings"] == 2
    assert found["aims"][0]["outcome"] == "gatling"
    assert found["aims"][0]["best"] == {"fraction": "1", "probability": 1.0}
    first_hit = found["aims"][1]
    assert (first_hit["outcome"], first_hit["count"], first_hit["distance"]) == ("hits", 1, 1)
    assert first_hit["once"] == {"fraction": "91/216", "probability": float(Fraction(91, 216))}
    assert set(first_hit["on_the_way"]) == {"dynamite", "attack"}
    assert [risk["outcome"] for risk in found["risks"]] == ["dynamite", "attack"]
    assert found["risks"][0]["once"]["fraction"] == "1/216"
    assert found["risks"][1]["once"]["fraction"] == "1/216"
    assert "keep" not in first_hit


def test_json_names_what_to_keep() -> None:
    found = odds_json("ggd12", "--rolls", "1")
    assert found["rolled"] == 0
    assert found["aims"][0]["keep"] == ["dynamite", "gatling", "gatling"]


WRONG = [
    (["gattling"], "No die shows “gattling”. Do you mean gatling?"),
    (["dinamite"], "Do you mean dynamite?"),
    (["g", "zzz"], "No die shows “zzz”. The faces are: a (arrow), d (dynamite)"),
    (["!!"], "No die shows “!!”."),
    (["x" * 5000], "No die shows “xxx"),
    (["bbbbbb"], "There are five dice, not 6 (G-1.1)."),
    (["g"] * 300, "There are five dice, not 300"),
    (["ddd"], "Three dynamites have ended the rolling (G-4.8)"),
    (["--rolls", "0"], "--rolls takes a number from 1 to 3, not “0”"),
    (["--rolls", "4"], "--rolls takes a number from 1 to 3, not “4”"),
    (["--rolls", "5", "--character", "lucky duke"], "--rolls takes a number from 1 to 4, not “5”"),
    (["--arrows", "0"], "--arrows takes a number from 1 to 9"),
    (["--arrows", "10"], "--arrows takes a number from 1 to 9"),
    (["--players", "1"], "--players takes a number from 2 to 8"),
    (["--players", "9"], "--players takes a number from 2 to 8"),
    (["--character", "wily"], "There is no character “wily” in The Dice Game. Do you mean Willy the Kid"),
    (["--character", "0"], "There are: Bart Cassidy, Black Jack"),
    (["--character", ""], "There is no character “”"),
    (["--sample"], "There is no option --sample"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=[" ".join(words)[:40] for words, _ in WRONG])
def test_wrong_use_is_answered_in_one_sentence(words: list[str], sentence: str) -> None:
    result = odds(*words)
    assert result.code == 2
    assert sentence in result.err
    assert result.err.startswith("sixgun: ")
    assert len(result.err.splitlines()) == 1
    assert not result.out


def test_wrong_use_is_answered_in_italian() -> None:
    assert "Intendi gatling?" in odds("gattling", "--lang", "it").err
    assert "I dadi sono cinque, non 6" in odds("bbbbbb", "--lang", "it").err


@pytest.mark.parametrize(("language", "title"), [("en", "Usage: sixgun odds"), ("it", "Uso: sixgun odds")])
def test_help(language: str, title: str) -> None:
    result = odds("--help", "--lang", language)
    assert result.code == 0
    assert result.out.startswith(title)
    assert "sixgun odds ggd12" in result.out
    assert not untidy(result.out, 80)
