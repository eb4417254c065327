"""Writes the golden files anew: ``python -m tests.games.duel.refresh`` from the checkout, if sixgun can be imported.

Do so when the rules of the game are meant to have changed, and read the difference before you commit it: every line of
a playthrough that differs is a change of behaviour. Records of games that people have played break as well, so say so
in the change log.
"""

from __future__ import annotations

import json

from .golden import GAMES, PERFT, PLAYTHROUGHS, RECORDS, all_counts, print_game, record_game, recorded


def main() -> None:
    """Write all files, and say how many there are."""
    for folder in (PLAYTHROUGHS, RECORDS):
        folder.mkdir(exist_ok=True)
        for path in folder.iterdir():
            path.unlink()
    for name in GAMES:
        (PLAYTHROUGHS / f"{name}.txt").write_text(print_game(name), encoding="utf-8")
    games = recorded()
    for path, (options, number) in games.items():
        record_game(path, options, number)
    lines = [f"  {json.dumps(name)}: {json.dumps(counts)}" for name, counts in all_counts().items()]
    PERFT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(GAMES)} playthroughs, {len(games)} records and {len(lines)} counts written; now look at git diff")


if __name__ == "__main__":
    main()
