"""Actions, decisions, events, citations and errors: the small values of the kernel."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.games import classic
from sixgun.kernel.action import Action
from sixgun.kernel.citation import chapter, is_citation, sort_key
from sixgun.kernel.decision import Decision
from sixgun.kernel.errors import NotationError, OptionsError, RecordError, ScenarioError, SixgunError
from sixgun.kernel.event import BYSTANDER, EVERYBODY, Event
from sixgun.kernel.frame import Frame
from sixgun.kernel.game import Game, IllegalAction
from sixgun.kernel.playout import playout
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.rng import Rng

PASS = Action("pass", 10)
SHOT = Action("play bang:AS @2", 0, 3, seat=2)


def test_an_action_is_its_text() -> None:
    assert str(SHOT) == "play bang:AS @2"
    assert repr(SHOT) == "<Action play bang:AS @2>"
    assert (SHOT.verb, SHOT.card, SHOT.other, SHOT.seat, SHOT.mode) == (0, 3, -1, 2, 0)


def test_actions_are_compared_by_identity() -> None:
    assert Action("play bang:AS @2", 0, 3, seat=2) != SHOT
    assert len({SHOT, PASS, SHOT}) == 2


@pytest.mark.rule("T-7")
def test_a_decision_with_one_answer_is_forced() -> None:
    assert Decision(1, "answer-shot", [PASS], "B-8.6").forced
    decision = Decision(1, "answer-shot", [SHOT, PASS], "B-8.6", 0, 3, 1)
    assert not decision.forced
    assert (decision.by, decision.card, decision.amount) == (0, 3, 1)
    assert repr(decision) == "<Decision answer-shot of seat 1: play bang:AS @2, pass>"


def event(cards: tuple[int, ...], knowers: int) -> Event:
    return Event("draws", 1, -1, cards, len(cards), 0, "", "B-3.4", knowers)


def test_an_open_event_hides_nothing() -> None:
    drawn = event((4, 5), EVERYBODY)
    for seat in (BYSTANDER, 0, 1, 6):
        assert drawn.known_to(seat)
        assert drawn.for_seat(seat).key() == drawn.key()


@pytest.mark.rule("B-17.1", "B-17.2")
@given(st.integers(min_value=0, max_value=127), st.integers(min_value=-1, max_value=6))
def test_cards_are_shown_to_those_who_know_them(knowers: int, seat: int) -> None:
    drawn = event((4, 5), knowers)
    seen = drawn.for_seat(seat)
    may_know = seat >= 0 and bool(knowers & 1 << seat)
    assert seen.cards == ((4, 5) if may_know else ())
    assert seen.key()[:3] + seen.key()[4:] == drawn.key()[:3] + drawn.key()[4:]
    assert seen.count == 2
    assert drawn.cards == (4, 5)


def test_events_are_readable() -> None:
    assert repr(event((4,), EVERYBODY)) == "<Event draws seat=1 other=-1 cards=(4,) >"


@pytest.mark.parametrize("rule", ["B-9.1", "CB-12.2", "T-3", "OPT-1", "B-14.10", "X-8", "INT-86", "FC-1.1"])
def test_citations(rule: str) -> None:
    assert is_citation(rule)


@pytest.mark.parametrize("text", ["", "B", "B-", "9.1", "b-9.1", "B-9.", "B-9.1 ", "B-9.1.2.3", "ABCD-1", "B 9.1"])
def test_what_is_no_citation(text: str) -> None:
    assert not is_citation(text)


def test_chapters_and_order_of_citations() -> None:
    assert [chapter(rule) for rule in ("B-9.1", "CB-12", "T-3")] == ["B-9", "CB-12", "T-3"]
    rules = ["B-10.1", "B-2.10", "CB-1", "B-2.9", "B-2"]
    assert sorted(rules, key=sort_key) == ["B-2", "B-2.9", "B-2.10", "B-10.1", "CB-1"]


def test_errors_are_all_of_one_family() -> None:
    errors: list[SixgunError] = [
        NotationError("bang", "card"),
        OptionsError("no", "error-options-players", {"players": "9"}),
        RecordError("game.jsonl", 3, "what is wrong"),
        ScenarioError("case.toml", 4, "what is wrong"),
        IllegalAction(PASS, Refusal("B-3.5", "end-instead", {})),
    ]
    assert [str(error) for error in errors] == [
        "'bang' is not the notation of any card",
        "no",
        "game.jsonl:3: what is wrong",
        "case.toml:4: what is wrong",
        "'pass' is not legal now: end-instead (rule B-3.5)",
    ]
    assert errors[0].message_id == "error-notation-card"
    assert errors[0].params == {"text": "bang"}
    assert errors[4].message_id == "refusal-end-instead"


def test_refusals_are_readable() -> None:
    assert repr(Refusal("B-4.4", "out-of-range", {"distance": "2"})) == "<Refusal out-of-range (B-4.4)>"


def test_a_frame_and_a_game_must_be_filled_in() -> None:
    """The kernel says what is missing, instead of doing nothing."""
    frame: Frame[Game] = Frame()
    game = Game("nothing", 2)
    calls: list[Callable[[], object]] = [
        lambda: frame.advance(game),
        lambda: frame.answer(game, PASS),
        lambda: frame.receive(game, 1),
        frame.clone,
        frame.facts,
        game.clone,
        lambda: game.view(0),
        lambda: game.refusal(0, PASS),
        lambda: game.parse("pass"),
        lambda: game.card_text(0),
        game.state_text,
        game.options_dict,
    ]
    for forgotten in calls:
        with pytest.raises(RuntimeError):
            forgotten()
    assert game.legal() == []


def test_winners_get_one_and_losers_minus_one() -> None:
    game = Game("nothing", 3)
    assert (game.returns(), game.outcome) == ([0.0, 0.0, 0.0], "")
    game.winners = 0b101
    game.outcome_id = "won"
    assert (game.returns(), game.outcome) == ([1.0, -1.0, 1.0], "won")


def test_playouts_go_to_the_end() -> None:
    first, second = classic.new(classic.Options(4), 5), classic.new(classic.Options(4), 5)
    decisions = playout(first, Rng(1))
    assert first.over
    assert decisions > 10
    assert playout(second, Rng(1)) == decisions
    assert second.digest() == first.digest()
    assert playout(first, Rng(1)) == 0
    third = classic.new(classic.Options(4), 5)
    playout(third, Rng(2))
    assert third.digest() != first.digest()
