"""Legal actions are accepted; all others are refused with the rule that forbids them, and change nothing."""

from __future__ import annotations

import pytest

from sixgun.games.classic.game import ClassicGame
from sixgun.kernel.action import Action
from sixgun.kernel.citation import is_citation
from sixgun.kernel.game import IllegalAction
from sixgun.kernel.rng import Rng
from tests.games.classic.notation import sample_actions, short_actions
from tests.games.classic.play import start, walk
from tests.games.playing import pending
from tests.rulebook import rule_ids

GAMES = 200
CHUNKS = 10
SAMPLE = 100


def refuse(game: ClassicGame, seat: int, action: Action) -> tuple[str, str]:
    """Check that ``action`` is refused in due form; return rule and reason."""
    refusal = game.refusal(seat, action)
    assert refusal is not None, action.text
    assert is_citation(refusal.rule)
    assert refusal.rule in rule_ids(), f"{action.text}: there is no rule {refusal.rule}"
    assert refusal.reason
    assert all(isinstance(value, str) for value in refusal.params.values())
    return refusal.rule, refusal.reason


def try_illegal(game: ClassicGame, actions: list[Action], rng: Rng) -> set[str]:
    """Try all of ``actions`` that are not legal; return the reasons given."""
    decision = pending(game)
    before = game.state_text()
    reasons: set[str] = set()
    for action in actions:
        if action in decision.actions:
            continue
        told = refuse(game, decision.seat, action)
        reasons.add(told[1])
        with pytest.raises(IllegalAction) as error:
            game.apply(action)
        assert (error.value.refusal.rule, error.value.refusal.reason) == told
        assert error.value.action is action
        other = (decision.seat + 1 + rng.below(game.seats - 1)) % game.seats
        assert refuse(game, other, action) == ("T-2", "not-asked")
    assert game.state_text() == before
    assert game.decision is decision
    return reasons


@pytest.mark.mass
@pytest.mark.rule("T-2", "T-3")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_illegal_actions_are_refused_and_change_nothing(chunk: int) -> None:
    """At a tenth of all decisions a hundred other actions are tried, for the seat that is asked and for others."""
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        game = start(number)
        rng = Rng(number)
        for decision in walk(game, Rng(number)):
            for action in decision.actions:
                assert game.refusal(decision.seat, action) is None
                assert game.parse(action.text) is action
            if rng.below(10):
                continue
            try_illegal(game, sample_actions(SAMPLE, game.hands[decision.seat], rng), rng)
        for action in sample_actions(20, [], rng):
            assert refuse(game, 0, action) == ("B-13.1", "game-over")
            with pytest.raises(IllegalAction):
                game.apply(action)


@pytest.mark.mass
@pytest.mark.rule("T-2")
def test_every_action_with_one_card_is_legal_or_refused() -> None:
    """All two thousand of them, at one decision of every kind."""
    met: set[str] = set()
    for number in range(60):
        game = start(number)
        for decision in walk(game, Rng(number)):
            if decision.kind in met and number % 20:
                continue
            if decision.kind in met and game.turn % 7:
                continue
            met.add(decision.kind)
            for action in short_actions():
                if action not in decision.actions:
                    refuse(game, decision.seat, action)
    assert len(met) == 14
