"""Every scenario in ``tests/scenarios`` is played, and together they show every rule that the base set can show."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.games.stages import load
from sixgun.kernel.scenario import run
from tests.rulebook import chapters, rule_ids

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))

NOT_WITH_THE_BASE_SET = {
    "OPT-1": "expansions",
    "OPT-2": "sets of characters",
    "OPT-5": "event decks",
    "OPT-6": "Russian Roulette",
    "T-6": "the base set has no two abilities that act at the same moment",
    "T-10": "only Henry Block hurts the acting player",
    "B-1.5": "New Identity",
    "B-5.5": "the base set has no two cards of one effect",
    "B-6.5": "no ability of the base set fires",
    "B-6.11": "no cost or event of the base set takes life",
    "B-7.4": "Blessing and Curse",
    "B-14.10": "event cards",
    "B-15.1": "eight players",
    "B-15.2": "eight players",
    "CB-4.3": "no ability of the base set fires",
    "CB-4.5": "Henry Block",
    "CB-7.1": "Thirst",
    "CB-7.2": "Abandoned Mine",
    "CB-14.3": "A Fistful of Cards",
    "CB-15.4": "Vera Custer",
    "CB-15.5": "Ghost Town",
}


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER).with_suffix("")) for path in FILES])
def test_scenario(path: Path) -> None:
    report = run(load(str(path)))
    assert report.ok, "\n".join([report.title, *report.differences])


def test_no_two_scenarios_have_the_same_title() -> None:
    titles = [load(str(path)).title for path in FILES]
    assert len(set(titles)) == len(titles)


def test_every_rule_is_shown() -> None:
    cited = {rule for path in FILES for rule in load(str(path)).cites}
    assert cited - rule_ids() == set()
    assert chapters("B", "CB", "OPT", "T") - cited == set(NOT_WITH_THE_BASE_SET)


def test_worked_interactions_are_cited_by_their_own_file() -> None:
    for path in (FOLDER / "int").glob("*.toml"):
        assert f"INT-{int(path.stem[4:])}" in load(str(path)).cites
