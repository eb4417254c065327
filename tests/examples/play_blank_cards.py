"""Plays seeded games with the example package and prints a line for each, then what has come up.

Usage: ``python play_blank_cards.py GAMES``, with a build of sixgun and the installed package on the path (PYTHONPATH).
"""

from __future__ import annotations

import json
import sys
from collections import Counter

import sixgun
from sixgun.games import classic
from sixgun.games.classic.determinize import determinize
from sixgun.games.classic.sets import OWN_SETS, available_sets
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from sixgun.text import load, package_folders
from sixgun.text.classic import action_label, asked_line, card_text, event_line, prompt


def play(number: int, met: Counter[str]) -> str:
    """Play game ``number``, every second one with all our sets as well, and return its line."""
    sets = ("blank_cards", *(OWN_SETS if number % 2 else ()))
    said: list[Event] = []
    game = classic.new(classic.Options(3 + number % 5, sets=sets), number, said.append)
    names = [f"Player {seat}" for seat in range(game.seats)]
    languages = [load(language, *package_folders()) for language in ("en", "it")]
    rng = Rng(number)
    decisions = 0
    while game.decision is not None:
        decision = game.decision
        met[f"decision {decision.kind}"] += 1
        if decision.kind == "stick-up":
            for texts in languages:
                met[prompt(texts, game.box, decision, names)] += 1
                met[asked_line(texts, decision.kind, decision.seat, names)] += 1
                met[action_label(texts, game.box, decision.actions[-1], decision, names)] += 1
            view = game.view(rng.below(game.seats))
            assert determinize(view, rng).view(view.seat).to_dict() == view.to_dict()
            assert game.clone().digest() == game.digest()
        game.apply(decision.actions[rng.below(len(decision.actions))])
        decisions += 1
        for event in said:
            met[f"{event.kind} {event.cite}"] += 1
            for texts in languages:
                assert event_line(texts, game.box, event, names)
        said.clear()
    return f"{number} {decisions} {game.outcome} {game.digest()}"


def main(games: int) -> None:
    """Print everything as JSON."""
    met: Counter[str] = Counter()
    lines = [play(number, met) for number in range(games)]
    print(
        json.dumps(
            {
                "build": "compiled" if sixgun.compiled() else "plain",
                "sets": available_sets(),
                "texts": [card_text(load(language, *package_folders()), "stick_up") for language in ("en", "it", "es")],
                "games": lines,
                "met": dict(met),
            }
        )
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
