"""Writes the golden files anew: ``python -m tests.games.dice.refresh`` from the checkout, if sixgun can be imported.

Do so when the rules of a game are meant to have changed, and read the difference before you commit it (``git diff
tests/games/dice``): every line of a playthrough that differs is a change of behaviour. Records of games that people
have played break as well, so say so in the change log.
"""

from __future__ import annotations

from .golden import write_all

if __name__ == "__main__":
    write_all()
