"""What the compiler needs to be told, and what is nothing to plain Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def _as_it_is(*names: str, **settings: object) -> Callable[[T], T]:  # noqa: ARG001
    """Return a decorator that leaves a class as it is."""

    def decorate(decorated: T) -> T:
        return decorated

    return decorate


try:
    from mypy_extensions import mypyc_attr
except ImportError:  # only the compiler needs the real one
    mypyc_attr = _as_it_is

__all__ = ["mypyc_attr"]
