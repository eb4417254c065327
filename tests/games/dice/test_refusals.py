"""Every reason why something is refused, with its rule and what a text needs to explain it."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from sixgun.games import classic
from sixgun.kernel.action import Action
from sixgun.kernel.game import IllegalAction
from tests.rulebook import CHECKOUT, rule_ids

from .position import Position, Seat

SOURCE = CHECKOUT / "src" / "sixgun" / "games" / "dice" / "refusal.py"


def rolling() -> Position:
    return Position(*[Seat()] * 5, rolls="dynamite dynamite arrow 1 2")


def exploded() -> Position:
    return Position(*[Seat()] * 5, rolls="dynamite dynamite dynamite 1 2")


def aiming(character: str = "", faces: str = "1 1 2 gatling beer") -> Position:
    seats = [Seat("sheriff", character), Seat(), Seat(), Seat(), Seat(), Seat(out=True)]
    return Position(*seats, rolls=faces).do("stop")


def doubled() -> Position:
    return aiming("slab_the_killer", "1 1 beer beer arrow").do("double 1 @1")


def dry() -> Position:
    return aiming("slab_the_killer", "1 1 gatling arrow dynamite")


def drinking() -> Position:
    return Position(Seat(), Seat(), Seat(), Seat(), Seat(out=True), rolls="beer beer gatling gatling arrow").do("stop")


def healing() -> Position:
    return Position(Seat("sheriff", "sid_ketchum"), Seat(), Seat(out=True), Seat())


def clearing() -> Position:
    seats = [Seat("sheriff", "kit_carlson"), Seat(arrows=1), Seat(arrows=1, life=1), Seat(), Seat(out=True)]
    return Position(*seats, rolls="gatling gatling gatling dynamite dynamite").do("stop")


def bart() -> Position:
    return Position(Seat(), Seat("", "bart_cassidy"), Seat(), Seat(), rolls="1 beer beer beer beer").do(
        "stop", "hit 1 @1"
    )


def over() -> Position:
    seats = [Seat("sheriff", life=1), Seat("outlaw"), Seat(), Seat()]
    return Position(*seats, rolls="1 beer beer beer beer", turn=1).do("stop", "hit 1 @0")


REFUSALS: list[tuple[Callable[[], Position], str, int, str, str, dict[str, str]]] = [
    (over, "stop", -1, "G-6.10", "game-over", {}),
    (rolling, "stop", 1, "G-9", "not-asked", {"seat": "0"}),
    (rolling, "reroll 2 3", -1, "G-4.3", "dynamite-locked", {"die": "2"}),
    (rolling, "reroll 1 2", -1, "G-4.3", "dynamite-locked", {"die": "1"}),
    (exploded, "reroll 1", -1, "G-4.8", "dynamite-ends-rolling", {}),
    (aiming, "reroll 1", -1, "G-4.1", "rolling-over", {}),
    (healing, "reroll 1", -1, "G-4.1", "reroll-not-now", {}),
    (aiming, "stop", -1, "G-4.1", "stop-not-now", {}),
    (rolling, "hit 1 @1", -1, "G-5.1", "hit-not-now", {"face": "1"}),
    (drinking, "double 2 @1", -1, "G-5.1", "hit-not-now", {"face": "2"}),
    (lambda: aiming("", "1 1 beer gatling gatling"), "hit 2 @2", -1, "G-5.2", "no-such-die", {"face": "2"}),
    (aiming, "hit 1 @2", -1, "G-5.2", "wrong-distance", {"seat": "2", "distance": "2", "face": "1"}),
    (aiming, "hit 2 @4", -1, "G-5.2", "wrong-distance", {"seat": "4", "distance": "1", "face": "2"}),
    (aiming, "hit 1 @0", -1, "G-5.5", "no-target-self", {}),
    (aiming, "hit 1 @5", -1, "G-6.2", "target-out-of-game", {"seat": "5"}),
    (aiming, "hit 1 @6", -1, "G-0.1", "no-such-seat", {"seat": "6"}),
    (aiming, "double 1 @1", -1, "G-5.6", "no-doubling", {}),
    (doubled, "double 1 @1", -1, "G-7.13", "doubled-already", {}),
    (dry, "double 1 @1", -1, "G-7.13", "no-beer-to-double", {}),
    (aiming, "beer @1", -1, "G-5.1", "beer-not-now", {}),
    (drinking, "beer @4", -1, "G-5.6", "nobody-revived", {"seat": "4"}),
    (drinking, "beer @7", -1, "G-0.1", "no-such-seat", {"seat": "7"}),
    (drinking, "heal @1", -1, "G-3.1", "heal-not-now", {}),
    (healing, "heal @2", -1, "G-6.2", "target-out-of-game", {"seat": "2"}),
    (healing, "heal @4", -1, "G-0.1", "no-such-seat", {"seat": "4"}),
    (drinking, "discard @1", -1, "G-0.4", "ability-not-now", {}),
    (drinking, "take", -1, "G-0.4", "ability-not-now", {}),
    (bart, "keep", -1, "G-0.4", "ability-not-now", {}),
    (clearing, "discard @3", -1, "G-7.7", "no-arrow", {"seat": "3"}),
    (clearing, "discard @2", -1, "G-6.1", "target-fallen", {"seat": "2"}),
    (clearing, "discard @4", -1, "G-6.2", "target-out-of-game", {"seat": "4"}),
    (clearing, "discard @5", -1, "G-0.1", "no-such-seat", {"seat": "5"}),
    (rolling, "pass", -1, "G-0.4", "must-choose", {}),
    (bart, "pass", -1, "G-0.4", "must-choose", {}),
]  # fmt: skip


@pytest.mark.rule("G-0.4", "G-4.3", "G-5.1", "G-5.2", "G-5.5", "G-5.6", "G-6.2", "G-6.10")
@pytest.mark.parametrize(("begin", "action", "seat", "rule", "reason", "params"), REFUSALS)
def test_refusal(
    begin: Callable[[], Position], action: str, seat: int, rule: str, reason: str, params: dict[str, str]
) -> None:
    position = begin()
    before = position.game.digest()
    refusal = position.refused(action, seat)
    assert (refusal.rule, refusal.reason, refusal.params) == (rule, reason, params)
    assert rule in rule_ids()
    if seat < 0:
        with pytest.raises(IllegalAction) as error:
            position.do(action)
        assert error.value.message_id == f"refusal-{reason}"
    assert position.game.digest() == before


def test_every_reason_is_shown() -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    reasons: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
            found = [text for text in ast.walk(node.args[1]) if isinstance(text, ast.Constant)]
            reasons |= {text.value for text in found if isinstance(text.value, str)}
    assert {reason for _, _, _, _, reason, _ in REFUSALS} == reasons - {"not-offered"}


def test_actions_of_another_game() -> None:
    """They are refused, even if their text is one of this game's."""
    position = rolling()
    for action in (classic.new(seed=1).parse("pass"), Action("stop", 1), Action("reroll 3", 0, mode=4)):
        refusal = position.game.refusal(0, action)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("G-4.1", "not-offered")


def test_what_is_legal_is_not_refused() -> None:
    for begin in (rolling, aiming, drinking, healing, clearing, bart):
        position = begin()
        for action in position.decision.actions:
            assert position.game.refusal(position.decision.seat, action) is None
