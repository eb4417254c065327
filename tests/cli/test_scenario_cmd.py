"""``sixgun scenario run``."""

from __future__ import annotations

from pathlib import Path

from tests.cli.command import sixgun_command

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def test_a_folder_is_run_one_line_each() -> None:
    folder = SCENARIOS / "classic" / "int"
    result = sixgun_command("scenario", "run", str(folder))
    assert result.code == 0
    files = sorted(folder.rglob("*.toml"))
    lines = result.out.splitlines()
    assert len([line for line in lines if line.startswith("ok ")]) == len(files)
    assert lines[-1].endswith("none failed.")


def test_a_failure_shows_what_differs(tmp_path: Path) -> None:
    good = next(iter(sorted((SCENARIOS / "classic" / "int").rglob("*.toml"))))
    text = good.read_text(encoding="utf-8")
    (tmp_path / "good.toml").write_text(text, encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(text + "\n[[step]]\nexpect = { over = true }\n", encoding="utf-8")
    result = sixgun_command("scenario", "run", str(tmp_path))
    assert result.code == 1
    assert f"ok {tmp_path}/good.toml" in result.out
    assert f"FAILED {tmp_path}/wrong.toml" in result.out
    assert "1 failed." in result.out
    differences = result.out.split("wrong.toml", 1)[1].splitlines()[1:-1]
    assert differences
    assert all(line.startswith("    ") for line in differences)


def test_an_impossible_file_fails_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('title = "x"\nseats = 3 4\n', encoding="utf-8")
    result = sixgun_command("scenario", "run", str(tmp_path / "bad.toml"))
    assert result.code == 1
    assert "bad.toml:2" in result.out
