"""Every scenario in ``tests/scenarios`` is played, and together they show every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.games.stages import load
from sixgun.kernel.scenario import run
from tests.rulebook import chapters, rule_ids

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))

PARTS = ("B", "CB", "OPT", "T", "DC", "CH", "CD", "CS", "CW", "EV", "HN", "FC", "INT")


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
    assert chapters(*PARTS) - cited == set()


def test_worked_interactions_are_cited_by_their_own_file() -> None:
    for path in (FOLDER / "classic" / "int").glob("*.toml"):
        assert f"INT-{int(path.stem[4:])}" in load(str(path)).cites
