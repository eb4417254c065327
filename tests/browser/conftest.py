"""Fixtures: a server, a browser, and people who use it.

These tests run in a process of their own: Playwright keeps a loop of events running in it, beside which no other test
could run one.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from .person import Person
from .serving import Serving

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timeout(300))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A real browser without a window; the tests are left out where there is none, but not in CI."""
    found = next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
    )
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        except Error as error:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"no browser starts here: {error.message.splitlines()[0]}")
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests that leave it alone."""
    serving = Serving(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()
    assert "Traceback" not in serving.errors.read_text(), serving.errors.read_text()


@pytest.fixture(scope="session")
def finished(chromium: Browser, server: Serving) -> dict[str, str]:
    """A finished game of each kind, by bots that play on for somebody who has left: ids by games."""
    somebody = Person(chromium, server.url)
    somebody.be("Hank")
    tables = {game: somebody.sit_down(game) for game in ("classic", "duel", "dice")}
    for table in tables.values():
        somebody.api("POST", f"/tables/{table}/leave", {})
    ids = {game: somebody.api("GET", f"/tables/{table}")["table"]["match"] for game, table in tables.items()}
    deadline = time.monotonic() + 120
    while not set(ids.values()) <= {match["id"] for match in somebody.api("GET", "/matches?limit=50")}:
        assert time.monotonic() < deadline, "the bots do not come to an end"
        time.sleep(0.1)
    somebody.leave()
    return ids


@pytest.fixture
def person(chromium: Browser, server: Serving) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser of his own; at the end nobody may have met an error or a missing text."""
    people: list[Person] = []

    def make(**wishes: Any) -> Person:
        somebody = Person(chromium, server.url, **wishes)
        people.append(somebody)
        return somebody

    yield make
    for somebody in people:
        somebody.leave()
    for somebody in people:
        somebody.judge()
