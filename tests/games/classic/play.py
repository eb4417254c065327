"""Random games of every sort, for all tests that play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sixgun.games import classic
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.kernel.rng import Rng
from tests.games.playing import play_half_way, walk_through

LONGEST = 5000
"""More decisions than any game of the base set takes; a game that reaches it does not end."""

Listener = Callable[[Event], None]
Start = Callable[[int, Listener | None], classic.ClassicGame]
"""How a game is started from its number: what listens to it is told all from the beginning."""


def variety(number: int) -> classic.Options:
    """Return the options of game ``number``: in any 120 games that follow each other, all options are met.

    Players 3 to 7, full and simplified, characters dealt and chosen, and every third game goes on from another one:
    somebody keeps a character, and the first player's seat is given (B-16).
    """
    players = 3 + number % 5
    kept = {number % players: "vulture_sam", (number + 1) % players: "suzy_lafayette"} if number % 3 == 0 else {}
    return classic.Options(
        players,
        simplified=number % 8 >= 5,
        characters="choose" if number % 4 == 1 else "dealt",
        three_player_jail="none" if number % 2 else "any",
        sheriff=number % players if number % 3 == 0 else -1,
        keep=kept,
    )


def start(number: int, listener: Listener | None = None) -> classic.ClassicGame:
    """Start game ``number``, with the options of :func:`variety` and the number as its seed."""
    return classic.new(variety(number), number, listener)


def lively(decision: Decision, rng: Rng) -> Action:
    """Choose a legal answer at random, but seldom stop, pass or spend two cards on a life point.

    Everybody acts a lot, so that in short games much happens and hands run out.
    """
    actions = decision.actions
    if rng.below(4):
        actions = [
            action
            for action in actions
            if action.text not in ("end", "pass") and (action.other < 0 or decision.kind == "keep-cards")
        ]
    return actions[rng.below(len(actions))] if actions else decision.actions[rng.below(len(decision.actions))]


def walk(game: classic.ClassicGame, rng: Rng) -> Iterator[Decision]:
    """Play ``game`` to its end with :func:`lively` answers; stop before each of them to let the caller look."""
    return walk_through(game, rng, lively, LONGEST)


def midway(number: int, decisions: int, begin: Start | None = None) -> classic.ClassicGame:
    """Return game ``number`` after so many random decisions, or at its last one if it is shorter."""
    return play_half_way((begin or start)(number, None), Rng(number), lively, decisions)
