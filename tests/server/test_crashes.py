"""After ``kill -9`` at any instant nothing that was confirmed is lost, and no game is stuck."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .crashing import crash


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    confirmed, games, _ = asyncio.run(asyncio.wait_for(crash(tmp_path / "db", 20, 3, 1), 390))
    assert confirmed > 100
    assert games >= 3
