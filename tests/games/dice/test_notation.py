"""One action, one text: every notation parses to the one object that has it."""

from __future__ import annotations

import pytest

from sixgun.games import dice
from sixgun.games.dice.actions import EVERY_ACTION
from sixgun.kernel.errors import NotationError


def test_every_action_parses_back_to_itself() -> None:
    first, second = dice.new(seed=1), dice.new(dice.Options(8), seed=2)
    assert len({action.text for action in EVERY_ACTION}) == len(EVERY_ACTION) == 31 + 1 + 4 * 8 + 3 * 8 + 5
    for action in EVERY_ACTION:
        assert first.parse(action.text) is action
        assert second.parse(action.text) is action


@pytest.mark.parametrize(
    ("text", "mask"), [("reroll 1", 1), ("reroll 5", 16), ("reroll 1 3 5", 21), ("reroll 1 2 3 4 5", 31)]
)
def test_rerolls_name_places(text: str, mask: int) -> None:
    assert dice.new(seed=1).parse(text).mode == mask


@pytest.mark.parametrize(
    "text",
    [
        "", "reroll", "reroll 0", "reroll 6", "reroll 2 1", "reroll 1 1", "reroll  1", "stop ", "hit 3 @1", "hit 1",
        "hit 1 @8", "hit beer @1", "double 1 @-1", "beer", "heal @9", "discard @8", "Pass", "play bang:AS @1",
    ],
)  # fmt: skip
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(NotationError) as error:
        dice.new(seed=1).parse(text)
    assert error.value.message_id == "error-notation-action"
