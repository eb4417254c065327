"""Games and actions of different sets do not mix."""

from __future__ import annotations

import pytest

from sixgun.games import classic
from sixgun.games.classic.sets import OWN_SETS, load_box
from sixgun.kernel.game import IllegalAction


@pytest.mark.rule("T-2")
@pytest.mark.parametrize(
    "text",
    [
        "play pony_express:QD",
        "play dynamite:10C",
        "use a_fistful_of_cards",
        "use vera_custer @1",
        "play bang:AS @1",
        "end",
    ],
)
def test_an_action_of_another_box_is_refused(text: str) -> None:
    """Also if an action of this game is written the same."""
    game = classic.new(classic.Options(4), 2)
    other = classic.new(classic.Options(8, sets=OWN_SETS), 2)
    before = game.digest()
    action = other.parse(text)
    refusal = game.refusal(0, action)
    assert refusal is not None
    assert refusal.reason == "not-offered"
    with pytest.raises(IllegalAction):
        game.apply(action)
    assert game.digest() == before


def test_the_order_of_the_sets_does_not_matter() -> None:
    assert load_box(("high_noon", "dodge_city")) is load_box(("dodge_city", "high_noon", "base"))
