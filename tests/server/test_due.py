"""What is due at a table by itself, and when."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.server.facts import Acted, Entry, Fact, StoodIn
from sixgun.server.metrics import Metrics
from sixgun.server.table.due import Due, Timing, what_is_due
from sixgun.server.table.table import Table

from .house import settings_for
from .test_secrecy import table_with

CLOCK = 60_000
"""Milliseconds for each decision at the tables of these tests, which begin at 1000."""


class Wait:
    """A table at which a person, Ann, is asked, and a clock that stands where a test puts it, in seconds."""

    def __init__(self, tmp_path: Path, grace: int) -> None:
        self.time = 100.0
        self.here = True
        self.table = self.find(grace)
        settings = settings_for(tmp_path / "db")
        self.timing = Timing(settings, lambda _table, who: self.here and who == "ann", lambda: self.time)

    @staticmethod
    def find(grace: int) -> Table:
        for seed in range(50):
            table, _ = table_with("classic", {"players": 4}, seed, grace=grace)
            if table.asked == 0:
                return table
        raise AssertionError("the person is never asked first")

    def due(self, after: int) -> Due:
        """Return what is due so many milliseconds after the question."""
        self.time = 100.0 + after / 1000
        due = self.timing.due(self.table, 1000 + after, anybody=True)
        assert due is not None
        return due

    def facts(self, after: int) -> list[Fact]:
        """Return what happens then; nothing if nothing is due yet."""
        due = self.due(after)
        return [] if due.at > self.time else what_is_due(self.table, due, "greenhorn", Metrics())


@pytest.mark.parametrize("grace", [0, 10_000])
def test_whoever_is_there_is_never_said_to_be_away(grace: int, tmp_path: Path) -> None:
    """Not a millisecond before his clock runs out, either: until then nothing happens, and then the clock answers."""
    wait = Wait(tmp_path, grace)
    for after in (0, grace + 1, CLOCK - 1000, CLOCK - 2, CLOCK - 1):
        assert wait.facts(after) == []
    for after in (CLOCK, CLOCK + 1, CLOCK + 1000):
        (fact,) = wait.facts(after)
        assert isinstance(fact, Acted)
        assert (fact.seat, fact.by) == (0, "clock")


def test_whoever_is_away_has_his_grace_and_no_more_than_his_clock(tmp_path: Path) -> None:
    wait = Wait(tmp_path, 10_000)
    wait.here = False
    assert wait.facts(9_999) == []
    assert wait.facts(10_000) == [StoodIn(0, "greenhorn", "away")]
    late = Wait(tmp_path, CLOCK + 1)
    late.here = False
    assert late.facts(CLOCK - 1) == []
    assert [type(fact) for fact in late.facts(CLOCK)] == [Acted]


def test_whoever_was_said_to_be_away_and_is_there_plays_again(tmp_path: Path) -> None:
    wait = Wait(tmp_path, 10_000)
    wait.table.apply(Entry(wait.table.n + 1, 1000, StoodIn(0, "greenhorn", "away")))
    assert wait.due(0).what == "back"
    assert [type(fact).__name__ for fact in wait.facts(0)] == ["Returned"]
    wait.here = False
    assert wait.due(0).what == "move"
    for why in ("clock", "left"):  # he decides himself when he plays again
        wait.here = True
        wait.table.apply(Entry(wait.table.n + 1, 1000, StoodIn(0, "greenhorn", why)))
        assert wait.due(0).what == "move"


def test_a_time_in_which_nobody_could_answer_counts_for_nothing(tmp_path: Path) -> None:
    wait = Wait(tmp_path, 10_000)
    wait.time = 104.0
    wait.here = False
    wait.timing.leave(wait.table, "ann")
    wait.time = 158.0
    wait.timing.skip(50.0)  # from 108.0 on
    due = wait.timing.due(wait.table, 1000, anybody=True)
    assert due is not None
    assert (due.what, due.at) == ("away", 164.0)
    wait.timing.skip(500.0)  # whoever has gone meanwhile has only just gone
    due = wait.timing.due(wait.table, 1000, anybody=True)
    assert due is not None
    assert (due.what, due.at) == ("away", 168.0)
