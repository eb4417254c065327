"""Two hundred kills of the server under load."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.crashing import crash


@pytest.mark.nightly
@pytest.mark.timeout(1800)
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    confirmed, games, logs = asyncio.run(crash(f"sqlite:///{tmp_path / 'db'}", 200, 6, 2))
    entries = sum(len(log) for log in logs)
    print(f"200 kills: {confirmed} confirmed actions, {games} games, {entries} entries, none lost")
    assert confirmed > 1000
    assert games >= 6
