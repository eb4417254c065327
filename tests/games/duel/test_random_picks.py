"""Random picks: the picker chooses a back, then each card with it is equally likely (D-13)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.chance import assert_uniform

from .position import LEA, OTTO, position


@pytest.mark.mass
@pytest.mark.rule("D-13.2", "D-13.4")
def test_each_card_with_the_back_is_equally_likely() -> None:
    taken: Counter[str] = Counter()
    for seed in range(800):
        game = position(
            LEA + 'hand = ["missed:L1", "missed:O1", "hat:L1", "colt:L1", "missed:L2", "scope:O1"]',
            OTTO + 'hand = ["theft:O1"]',
            f'turn = "Otto"\nseed = {seed}',
            "play theft:O1 at hand",
            "back law",
        )
        taken[game.card_text(game.hands[1][0])] += 1
    assert set(taken) == {"missed:L1", "hat:L1", "colt:L1", "missed:L2"}
    assert_uniform(list(taken.values()))


@pytest.mark.rule("D-13.2", "D-13.3")
def test_with_one_back_nobody_is_asked() -> None:
    game = position(
        LEA + 'hand = ["missed:L1", "hat:L1"]',
        OTTO + 'hand = ["theft:O1"]',
        'turn = "Otto"',
        "play theft:O1 at hand",
    )
    assert game.decision is not None
    assert game.decision.kind == "play"
    assert len(game.hands[1]) == 1
    assert game.view(-1).seats[1].hand_backs == [1, 0]
