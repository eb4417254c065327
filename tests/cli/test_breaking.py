"""Where lines break, in scripts with and without spaces between words."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from sixgun.cli.breaking import CLOSING, GLUE, OPENING, lines_of

CONSOLE = Console(file=io.StringIO(), width=80)
CHINESE = (
    "射擊你武器射程內的另一名玩家。對方若不以「沒打中！」回應，就失去1點生命（B-9.1）。"
    "你是 Paul Regret：永遠擁有一匹「野馬」，不需要那張牌；從其他所有玩家到他的距離+1……"
)


def lines(text: str, width: int) -> list[str]:
    return [line.plain for line in lines_of(Text(text), CONSOLE, width)]


@pytest.mark.parametrize("width", [*range(12, 44), 60, 80, 120])
def test_chinese_fits_any_width_and_loses_nothing(width: int) -> None:
    found = lines(CHINESE, width)
    assert max(cell_len(line) for line in found) <= width
    assert "".join(found).replace(" ", "") == CHINESE.replace(" ", "")
    assert not [line for line in found if line[0] in CLOSING or line[-1] in OPENING]
    # Latin words and numbers stay whole: a line that could hold them does.
    assert not [line for line in found if line.endswith(("Pau", "Pa", "Regre", "B-", "B-9"))]


@pytest.mark.parametrize("width", [20, 21, 22, 23])
def test_lines_are_as_long_as_they_can_be(width: int) -> None:
    found = lines("牌" * 50, width)
    assert [cell_len(line) for line in found[:-1]] == [width - width % 2] * (len(found) - 1)


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("打出一張牌。", 10, ["打出一張", "牌。"]),
        ("打出「牌」吧", 6, ["打出", "「牌」", "吧"]),
        ("打出一張牌。」", 10, ["打出一張", "牌。」"]),
        ("對 Ann 打出", 6, ["對 Ann", "打出"]),
        ("對Benjamin打", 9, ["對", "Benjamin", "打"]),
        ("牌 Benjamin", 6, ["牌", "Benjam", "in"]),
        ("一二\n三四五", 4, ["一二", "三四", "五"]),
        ("一\n\n二", 4, ["一", "", "二"]),
        ("砰!一", 4, ["砰!", "一"]),
    ],
)
def test_lines_break_where_a_printer_breaks_them(text: str, width: int, expected: list[str]) -> None:
    assert lines(text, width) == expected


def test_a_number_is_not_parted_from_its_word() -> None:
    assert lines(f"一二 3{GLUE}四五", 8) == ["一二", f"3{GLUE}四五"]


def test_words_of_other_scripts_are_left_to_their_spaces() -> None:
    for text in ("Ann plays BANG! on Ben.", "Ход 2: черёд игрока Ben.", "Γύρος 2: σειρά του Ben."):
        for width in (10, 12, 17):
            assert [line.split() for line in lines(text, width)] == [
                line.plain.split() for line in Text(text).wrap(CONSOLE, width)
            ]


def test_styles_stay_with_their_words() -> None:
    text = Text.assemble("打出", ("一張重要的牌", "bold"), "，然後結束")
    found = lines_of(text, CONSOLE, 8)
    bold = "".join(line.plain[span.start : span.end] for line in found for span in line.spans)
    assert bold == "一張重要的牌"
