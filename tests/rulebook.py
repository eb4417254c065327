"""The numbers of the rules of all three games, as docs/rules has them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
RULES = CHECKOUT / "docs" / "rules" / "card-game.md"
BOOKS = (RULES, RULES.with_name("duel.md"), RULES.with_name("dice-game.md"))
"""The rules of the card game, of The Duel and of The Dice Game."""
NUMBER = r"[A-Z]{1,3}-[0-9]+(?:\.[0-9]+)*"

_PLACES = (
    rf"\*\*({NUMBER})\b",  # **B-3.1** *Phases.*   **CB-1 Bart Cassidy (4).**
    rf"^- ({NUMBER})\b",  # - CB-1.1 One card per life point
    rf"^\| ({NUMBER}) \|",  # | INT-1 | Slab shoots B |
    rf"^## ({NUMBER})\b",  # ## B-1. Setup   ## D-6 Playing cards
)


@cache
def rule_ids() -> frozenset[str]:
    """Return the numbers of all rules, of worked interactions and of the chapters that have a number."""
    return frozenset(number for place in _PLACES for number in re.findall(place, _text(), re.MULTILINE))


def chapters(*letters: str) -> set[str]:
    """Return the numbers of the rules in these parts of the book (``B``, ``CB``), chapters themselves left out."""
    headings = set(re.findall(_PLACES[3], _text(), re.MULTILINE))
    return {rule for rule in rule_ids() if rule.partition("-")[0] in letters} - headings


@cache
def _text() -> str:
    """Return all rules; the index at the end of the card game repeats numbers of its own."""
    return "\n".join(book.read_text(encoding="utf-8").partition("## Index of OWN RULINGs")[0] for book in BOOKS)
