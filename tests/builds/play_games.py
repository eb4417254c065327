"""Plays seeded games of all kinds and prints a line for each: length, outcome, digests of states, views and events.

Usage: ``python play_games.py FIRST LAST``, with the build of sixgun to be tested on the path (PYTHONPATH).
The first line names the build.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import sixgun
from sixgun.games import classic, dice, duel
from sixgun.games.classic.determinize import determinize
from sixgun.games.classic.sets import OWN_SETS
from sixgun.games.dice.determinize import determinize as determinize_dice
from sixgun.games.duel.determinize import determinize as determinize_duel
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng

Listener = Callable[[Event], None]


def options(number: int) -> classic.Options:
    """Return options of every sort in turn: base games, games with all sets, and those with any combination."""
    sets: tuple[str, ...] = () if number % 4 == 0 else OWN_SETS
    if number % 4 == 1:
        sets = tuple(name for bit, name in enumerate(OWN_SETS) if number // 4 >> bit & 1)
    return classic.Options(
        3 + (number % 5 if "dodge_city" not in sets else number % 6),
        simplified=number % 7 == 0,
        characters="choose" if number % 3 == 0 and ("dodge_city" in sets or "high_noon" not in sets) else "dealt",
        three_player_jail="none" if number % 2 else "any",
        sheriff=number % 3 - 1,
        keep={number % 3: "kit_carlson"} if number % 8 == 0 else {},
        sets=sets,
        event_deck_size=12 + number % 17,
        russian_roulette="missed_effects" if number % 5 else "missed_cards",
    )


def play(
    name: str,
    number: int,
    start: Callable[[Listener], Game],
    draw: Callable[[Any, Rng], Game],
    attempt: Callable[[Rng], str],
) -> str:
    """Play a game and return its line.

    Args:
        name: what the line begins with.
        number: seed of all chance outside the game.
        start: starts the game, with a listener.
        draw: draws a game from a view.
        attempt: makes up an action that is mostly illegal, to be refused.
    """
    told = blake2b(digest_size=8)
    seen = blake2b(digest_size=8)

    def hear(event: Event) -> None:
        told.update(repr(event.key()).encode())

    game = start(hear)
    rng = Rng(number)
    decisions = 0
    while game.decision is not None:
        decision = game.decision
        if decisions % 5 == 0:
            view: Any = game.view(rng.below(game.seats + 1) - 1)
            seen.update(json.dumps(view.to_dict()).encode())
            seen.update(draw(view, rng).state_text().encode())
            seen.update(game.clone().digest().encode())
        refusal = game.refusal(decision.seat, game.parse(attempt(rng)))
        seen.update(repr(None if refusal is None else (refusal.rule, refusal.reason, refusal.params)).encode())
        game.apply(decision.actions[rng.below(len(decision.actions))])
        decisions += 1
    parts = [name, decisions, game.outcome, game.winners, game.digest(), seen.hexdigest(), told.hexdigest()]
    return " ".join(str(part) for part in parts)


def play_classic(number: int) -> str:
    """Play game ``number`` of the card game and return its line."""

    def attempt(rng: Rng) -> str:
        return f"play bang:{2 + rng.below(8)}D @{rng.below(8)}"

    return play(str(number), number, lambda hear: classic.new(options(number), number, hear), determinize, attempt)


def play_dice(number: int) -> str:
    """Play game ``number`` of The Dice Game and return its line."""
    players = 3 + number % 6
    chosen = dice.Options(players, number % players if number % 3 else -1)

    def attempt(rng: Rng) -> str:
        return f"hit {1 + rng.below(2)} @{rng.below(8)}"

    return play(f"dice-{number}", number, lambda hear: dice.new(chosen, number, hear), determinize_dice, attempt)


def play_duel(number: int) -> str:
    """Play game ``number`` of The Duel and return its line."""
    chosen = duel.Options(4 + number % 9, number // 9 % 2)
    box = duel.new(chosen, number).box

    def attempt(rng: Rng) -> str:
        aim = box.characters[rng.below(len(box.characters))].id
        return f"play {box.texts[rng.below(len(box.texts))]} at {aim}"

    return play(f"duel-{number}", number, lambda hear: duel.new(chosen, number, hear), determinize_duel, attempt)


def main(first: int, last: int) -> None:
    """Print the build, and a line for each game: one of the card game, of The Dice Game and of The Duel by turns."""
    print("compiled" if sixgun.compiled() else "plain")
    for number in range(first, last):
        print(play_classic(number))
        print(play_dice(number))
        print(play_duel(number))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
