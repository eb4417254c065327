"""Every scenario in the guide is played, and comes out as the guide says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.games.stages import STAGES, loads
from sixgun.kernel.errors import ScenarioError
from sixgun.kernel.scenario import run

GUIDE = "docs/scenarios.md"
TEXT = (Path(__file__).resolve().parent.parent / GUIDE).read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```toml\n(.*?)^```$(?:\n\n```text\n(.*?)^```$)?", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("source", "outcome"), BLOCKS)
def test_examples(source: str, outcome: str) -> None:
    try:
        lines = run(loads(source, GUIDE)).differences
    except ScenarioError as error:
        lines = [str(error)]
    assert "".join(f"{line}\n" for line in lines) == outcome


def test_there_are_examples_of_both_sorts() -> None:
    assert len([1 for _, outcome in BLOCKS if outcome]) >= 2
    assert len([1 for _, outcome in BLOCKS if not outcome]) >= 3


@pytest.mark.parametrize("game", STAGES)
def test_the_guide_names_every_key(game: str) -> None:
    words = set(re.findall(r"`([a-z_]+)`", TEXT))
    stage = STAGES[game]
    keys = [*stage.keys, *stage.table_expectations, *stage.seat_expectations]
    assert [key for key in keys if key not in words] == []


@pytest.mark.parametrize("game", STAGES)
def test_the_guide_has_an_example_of_every_game(game: str) -> None:
    assert any(f'game = "{game}"' in source for source, _ in BLOCKS)
