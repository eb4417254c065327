"""Every scenario in ``tests/scenarios`` is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.games.stages import load
from sixgun.kernel.scenario import run

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER).with_suffix("")) for path in FILES])
def test_scenario(path: Path) -> None:
    report = run(load(str(path)))
    assert report.ok, "\n".join([report.title, *report.differences])


def test_no_two_scenarios_have_the_same_title() -> None:
    titles = [load(str(path)).title for path in FILES]
    assert len(set(titles)) == len(titles)
