"""Reading what is printed, for the tests that call parts of the command line directly."""

from __future__ import annotations

import pytest

from sixgun.cli.screen import Screen
from sixgun.text import load


class Eye:
    """Reads what is printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], language: str = "en") -> None:
        self.capsys = capsys
        self.language = language
        self._screen: Screen | None = None

    @property
    def screen(self) -> Screen:
        """Made when the test runs: standard output was another one before."""
        if self._screen is None:
            self._screen = Screen(load(self.language))
        return self._screen

    def lines(self) -> list[str]:
        """Return the lines printed since the last look."""
        return self.capsys.readouterr().out.splitlines()

    def read(self) -> str:
        """Return what was printed since the last look, its words with one blank between them."""
        return " ".join(self.capsys.readouterr().out.split())
