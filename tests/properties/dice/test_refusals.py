"""Whatever is not offered is refused, with a rule that exists, and changes nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games.dice.actions import EVERY_ACTION
from sixgun.kernel.game import IllegalAction
from sixgun.kernel.rng import Rng
from tests.games.dice.play import start, walk
from tests.rulebook import rule_ids


@pytest.mark.mass
@pytest.mark.rule("G-9.2")
def test_illegal_actions_are_refused_and_change_nothing() -> None:
    rules = rule_ids()
    reasons: Counter[str] = Counter()
    for number in range(60):
        game = start(number)
        rng = Rng(number)
        for decision in walk(game, Rng(number)):
            assert decision.cite in rules
            before = game.digest()
            for action in EVERY_ACTION:
                refusal = game.refusal(decision.seat, action)
                assert (refusal is None) == (action in decision.actions)
                if refusal is None:
                    assert game.parse(action.text) is action
                    continue
                assert refusal.rule in rules
                reasons[refusal.reason] += 1
                other = game.refusal((decision.seat + 1) % game.seats, action)
                assert other is not None
                assert other.reason == "not-asked"
            action = EVERY_ACTION[rng.below(len(EVERY_ACTION))]
            if action not in decision.actions:
                with pytest.raises(IllegalAction):
                    game.apply(action)
            assert game.digest() == before
    assert len(reasons) > 12


@pytest.mark.mass
@pytest.mark.rule("G-6.10")
def test_nothing_is_legal_when_the_game_is_over() -> None:
    for number in range(12):
        game = start(number)
        for _ in walk(game, Rng(number)):
            pass
        for action in EVERY_ACTION:
            refusal = game.refusal(0, action)
            assert refusal is not None
            assert (refusal.rule, refusal.reason) == ("G-6.10", "game-over")
