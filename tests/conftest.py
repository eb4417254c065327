"""What all tests share."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

import sixgun

# Slow machines and the compiled build's first call must not fail a property by their speed alone.
settings.register_profile("sixgun", deadline=None, print_blob=True)
settings.load_profile("sixgun")


def pytest_report_header() -> str:
    """Say in the first lines which build is tested."""
    return f"sixgun {sixgun.__version__}, {'compiled' if sixgun.compiled() else 'plain'} build"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse to test another build than the one that was asked for (SIXGUN_EXPECT=plain or compiled)."""
    build = "compiled" if sixgun.compiled() else "plain"
    if os.environ.get("SIXGUN_EXPECT", build) != build:
        pytest.exit(f"the {build} build of sixgun was found at {sixgun.__file__}, not the one to test", 3)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Let tests that play masses of games (``@pytest.mark.mass``) run at full speed, without measuring their lines."""
    tracer = sys.gettrace()
    if tracer is None or item.get_closest_marker("mass") is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
