"""After ``kill -9`` at any instant nothing that was confirmed is lost, and no game is stuck."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from sixgun.server.facts import Acted

from .crashing import crash
from .postgres import Cluster

MOVED: int = 5000
"""Milliseconds in which the tables of a worker that has been killed go on."""


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    confirmed, games, _ = asyncio.run(asyncio.wait_for(crash(f"sqlite:///{tmp_path / 'db'}", 20, 3, 1), 390))
    assert confirmed > 100
    assert games >= 3


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="workers are found in /proc")
def test_kills_of_workers_lose_nothing_and_every_game_goes_on(cluster: Cluster | None) -> None:
    if cluster is None:
        pytest.skip("PostgreSQL is not installed, or does not start here")
    confirmed, games, logs = asyncio.run(asyncio.wait_for(crash(cluster.new_database(), 12, 3, 2, workers=2), 390))
    assert confirmed > 100
    assert games >= 3
    for log in logs:
        moves = [entry.at for entry in log if isinstance(entry.fact, Acted)]
        pauses = [after - before for before, after in pairwise(moves)]
        assert max(pauses) < MOVED
