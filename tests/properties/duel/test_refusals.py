"""Legal actions are accepted; all others are refused with the rule that forbids them, and change nothing."""

from __future__ import annotations

import pytest

from sixgun.games.duel.game import DuelGame
from sixgun.kernel.action import Action
from sixgun.kernel.citation import is_citation
from sixgun.kernel.game import IllegalAction
from sixgun.kernel.rng import Rng
from tests.games.duel.play import KINDS, start, walk
from tests.games.playing import pending
from tests.rulebook import rule_ids

GAMES = 160
CHUNKS = 8
SAMPLE = 80


def all_actions(game: DuelGame) -> list[Action]:
    """Return all actions made once for all, and some of those that are made when they are met."""
    box = game.box
    found = list(box._known.values())
    for ability in (character.ability for character in box.characters):
        for text in ("colt:O1", "hat:L1 at hand", "beer:O1 @1", "colt:L1 at jango", "knife:O1 to reload", "at hat:O1"):
            found.append(box.parse(f"use {ability.id} {text}"))
    for card in range(0, box.cards, 3):
        found.append(box.play_at_card(card, box.card_of_text["hat:L1"]))
    return found


def refuse(game: DuelGame, seat: int, action: Action) -> tuple[str, str]:
    """Check that ``action`` is refused in due form; return rule and reason."""
    refusal = game.refusal(seat, action)
    assert refusal is not None, action.text
    assert is_citation(refusal.rule)
    assert refusal.rule in rule_ids(), f"{action.text}: there is no rule {refusal.rule}"
    assert refusal.reason
    assert all(isinstance(value, str) for value in refusal.params.values())
    return refusal.rule, refusal.reason


@pytest.mark.mass
@pytest.mark.rule("D-18", "D-6.11")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_illegal_actions_are_refused_and_change_nothing(chunk: int) -> None:
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        game = start(number)
        everything = all_actions(game)
        rng = Rng(number)
        for decision in walk(game, Rng(number)):
            for action in decision.actions:
                assert game.refusal(decision.seat, action) is None
                assert game.parse(action.text) is action
            if rng.below(10):
                continue
            before = game.state_text()
            for _ in range(SAMPLE):
                action = everything[rng.below(len(everything))]
                if action in decision.actions:
                    continue
                told = refuse(game, decision.seat, action)
                with pytest.raises(IllegalAction) as error:
                    game.apply(action)
                assert (error.value.refusal.rule, error.value.refusal.reason) == told
                assert refuse(game, 1 - decision.seat, action) == ("D-18", "not-asked")
            assert game.state_text() == before
            assert game.decision is decision
        assert refuse(game, 0, game.box.end) == ("D-15.5", "game-over")


@pytest.mark.mass
def test_every_action_is_legal_or_refused() -> None:
    """All of them, at one decision of every kind."""
    met: set[str] = set()
    for number in range(60):
        game = start(number)
        everything = all_actions(game)
        for decision in walk(game, Rng(number)):
            if decision.kind in met:
                continue
            met.add(decision.kind)
            for action in everything:
                if action not in pending(game).actions:
                    refuse(game, decision.seat, action)
    assert met == KINDS
