"""Every example in the guides and in the README is run: Python blocks of a page share their names, in order."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from sixgun.games.registry import GAMES

CHECKOUT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    str(page.relative_to(CHECKOUT))
    for page in [*CHECKOUT.glob("*.md"), *CHECKOUT.glob("docs/*.md")]
    if "```python" in page.read_text(encoding="utf-8")
)
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_examples_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = (CHECKOUT / page).read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "guide"}
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start()) + 1
        if ">>>" in block[1]:
            example = doctest.DocTestParser().get_doctest(block[1], names, page, page, line)
            failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, clear_globs=False).failed
            names.update(example.globs)
            assert failed == 0, f"{page}:{line}"
        else:
            exec(compile("\n" * line + block[1], page, "exec"), names)


def test_guides_link_to_files_that_exist() -> None:
    for page in [*CHECKOUT.glob("*.md"), *CHECKOUT.glob("docs/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_data_shown_in_the_guide_is_the_real_data() -> None:
    guide = (CHECKOUT / "docs/add-a-card.md").read_text(encoding="utf-8")
    base = tomllib.loads((CHECKOUT / "src/sixgun/games/classic/sets/data/base.toml").read_text(encoding="utf-8"))
    shown = re.findall(r"^```toml\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    assert shown
    for block in shown:
        for kind, facts in tomllib.loads(block)["kind"].items():
            assert facts == base["kind"][kind]


def test_the_guide_to_records_names_every_game() -> None:
    text = (CHECKOUT / "docs" / "records.md").read_text(encoding="utf-8")
    row = next(line for line in text.splitlines() if line.startswith("| | `game` |"))
    assert set(re.findall(r"`(\w+)`", row)) - {"game"} == set(GAMES)
