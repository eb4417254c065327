"""Citations: the numbers of the rules (``B-9.1``, ``CB-12.2``) that decisions, events and refusals rest on.

A citation is a plain string, so that it can stand in data files and records. The numbered rules themselves are in
``docs/rules/``.
"""

from __future__ import annotations

import re
from typing import Final

_FORM: Final = re.compile(r"[A-Z]{1,3}-[0-9]{1,3}(\.[0-9]{1,3}){0,2}")


def is_citation(text: str) -> bool:
    """Tell whether ``text`` has the form of a rule number, such as ``B-9.1``. It need not exist."""
    return _FORM.fullmatch(text) is not None


def chapter(rule: str) -> str:
    """Return the chapter of a rule number: ``B-9`` for ``B-9.1``, ``CB-12`` for ``CB-12.2``."""
    return rule.split(".", 1)[0]


def sort_key(rule: str) -> tuple[str, list[int]]:
    """Return a key that sorts rule numbers as the rulebook does (``B-9.10`` after ``B-9.9``)."""
    letters, _, numbers = rule.partition("-")
    return letters, [int(part) for part in numbers.split(".")]
