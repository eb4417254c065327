"""What is true of every game of The Dice Game at every decision."""

from __future__ import annotations

from sixgun.games.dice.game import DiceGame
from sixgun.games.dice.table import ARROWS
from tests.games.dice.golden import DECISIONS

MAY = ("take-arrow", "discard-arrow", "discard-own-arrow")
"""Questions that somebody else's dice, or one's own, raise on the way."""


def check(game: DiceGame) -> None:
    """Fail if something is wrong with the state of ``game``."""
    decision = game.decision
    assert (decision is None) == game.over
    assert (game.outcome != "") == game.over
    assert sum(game.arrows) + game.pile == ARROWS
    assert game.pile > 0 or game.over
    assert game.players_left == game.living.bit_count()
    for seat in range(game.seats):
        living = game.lives(seat)
        assert 0 <= game.life[seat] <= game.max_life[seat]
        assert game.arrows[seat] >= 0
        fallen = game.fallen >> seat & 1
        assert (game.life[seat] > 0) == (living and not fallen)
        if not living:
            assert game.arrows[seat] == 0
            assert game.revealed[seat]
            assert game.hits[seat] == 0
    if decision is None:
        return
    assert decision.kind in DECISIONS
    assert len(decision.actions) > 1  # all can see where there is one answer only: it is given at once
    assert len({action.text for action in decision.actions}) == len(decision.actions)
    assert game.life[decision.seat] > 0
    assert game.lives(game.current)
    assert decision.seat == game.current or decision.kind in MAY
    assert len(game.dice) == (0 if decision.kind == "heal" else 5)
    assert game.fallen == 0 or decision.kind in MAY
    assert sum(game.hits) == 0 or decision.kind in ("assign", *MAY)
    left = (game.ones, game.twos, game.beers, game.gatlings)
    assert all(count >= 0 for count in left)
    assert sum(left) <= 5
    assert game.dice.count(1) < 3 or game.rerolls == 0
    assert 0 <= game.rolls <= 4
