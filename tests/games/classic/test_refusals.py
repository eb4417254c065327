"""Every reason why something is refused, with its rule and what a text needs to explain it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rulebook import rule_ids

from .position import Position, Seat


def turn(*hand: str, front: str = "", character: str = "", life: int = 0) -> Position:
    """Return A's phase 2: B is near, C two steps away with a Mustang, D a step away and without cards."""
    return Position(
        Seat("sheriff", character, hand=" ".join(hand), front=front, life=life),
        Seat("outlaw", hand="beer:7H missed:7S", front="jail:4H"),
        Seat("renegade", hand="bang:9D", front="mustang:9H"),
        Seat("outlaw"),
        Seat("deputy", out=True),
    )


def apart(*hand: str, character: str = "") -> Position:
    """Return A's phase 2: all others are farther away than 1."""
    return Position(
        Seat("sheriff", character, hand=" ".join(hand)),
        Seat("outlaw", hand="beer:7H", front="mustang:8H"),
        Seat(hand="beer:8H"),
        Seat("outlaw", hand="beer:9H", front="mustang:9H"),
    )


def shot(hand: str, front: str = "", character: str = "") -> Position:
    return Position(
        Seat("sheriff", hand="bang:AS bang:2D"), Seat("outlaw", character, hand=hand, front=front), Seat(), Seat()
    ).do("play bang:AS @1")


def dying(players: int) -> Position:
    return Position(
        Seat("sheriff", hand="bang:AS bang:2D"),
        Seat("outlaw", "sid_ketchum", hand="beer:6H saloon:5H bang:3C", life=1),
        Seat("renegade", out=players < 3),
        Seat("outlaw", out=players < 4),
    ).do("play bang:AS @1", "pass")


def raid() -> Position:
    return Position(
        Seat("sheriff", hand="indians:KD bang:2D"), Seat("outlaw", hand="missed:2S bang:3C beer:6H"), Seat(), Seat()
    ).do("play indians:KD")


def duel() -> Position:
    return Position(
        Seat("sheriff", hand="duel:JS bang:2D"), Seat("outlaw", hand="missed:2S bang:3C beer:6H"), Seat(), Seat()
    ).do("play duel:JS @1")


def robbery() -> Position:
    return turn("panic:JH", "beer:6H").do("play panic:JH @1")


def store() -> Position:
    return Position(
        Seat("sheriff", hand="general_store:9C beer:6H"), Seat(), Seat(), Seat(), deck="bang:5C bang:6C bang:7C bang:8C"
    ).do("play general_store:9C")


def too_many() -> Position:
    return turn("bang:AS", "bang:2D", "bang:3D", "beer:6H", "saloon:5H", "missed:2S").do("end")


def phase_one(character: str) -> Position:
    return Position(
        Seat("sheriff", character),
        Seat(hand="beer:6H"),
        Seat(),
        Seat(),
        phase="draw",
        discard="bang:2C",
        deck="bang:3C bang:4C bang:5C",
    )


CASES: list[tuple[Callable[[], Position], str, str, str, dict[str, str]]] = [
    # Whose move it is, and where the card is
    (lambda: turn("bang:AS"), "play bang:2D @1", "B-5.1", "not-in-hand", {"card": "bang:2D"}),
    (lambda: turn("bang:AS"), "discard bang:AS", "B-3.6", "excess-only", {"card": "bang:AS"}),
    (lambda: turn("bang:AS"), "discard bang:2D", "B-5.1", "not-in-hand", {"card": "bang:2D"}),
    (lambda: turn("bang:AS"), "pass", "B-3.5", "end-instead", {}),
    (lambda: turn("bang:AS"), "choose hand", "B-3.5", "not-offered", {}),
    (lambda: turn("bang:AS"), "choose sid_ketchum", "B-3.5", "not-offered", {}),
    (lambda: turn("bang:AS"), "keep bang:AS", "B-3.5", "not-offered", {}),
    (lambda: turn("bang:AS"), "draw deck", "B-3.4", "draw-not-now", {}),
    (lambda: turn("bang:AS"), "draw @1", "B-3.4", "draw-not-now", {}),
    # Targets
    (lambda: turn("bang:AS"), "play bang:AS", "B-5.10", "needs-target", {"card": "bang:AS"}),
    (lambda: turn("bang:AS"), "play bang:AS @0", "B-4.7", "no-target-self", {"card": "bang:AS"}),
    (lambda: turn("bang:AS"), "play bang:AS @2", "B-4.4", "out-of-range", {"distance": "3", "range": "1", "seat": "2"}),
    (
        lambda: turn("bang:AS", front="schofield:JC"),
        "play bang:AS @2",
        "B-4.4",
        "out-of-range",
        {"distance": "3", "range": "2", "seat": "2"},
    ),
    (lambda: turn("bang:AS"), "play bang:AS @4", "B-12.8", "target-out-of-game", {"seat": "4"}),
    (lambda: turn("bang:AS"), "play bang:AS @5", "B-8.3", "no-such-seat", {"seat": "5"}),
    (lambda: turn("panic:JH"), "play panic:JH", "B-5.10", "needs-target", {"card": "panic:JH"}),
    (lambda: turn("panic:JH"), "play panic:JH @0", "B-8.5", "no-target-self", {"card": "panic:JH"}),
    (
        lambda: turn("panic:JH", front="winchester:8S"),
        "play panic:JH @2",
        "B-4.5",
        "too-far",
        {"distance": "3", "seat": "2", "card": "panic:JH"},
    ),
    (lambda: turn("panic:JH"), "play panic:JH @3", "B-5.10", "target-no-cards", {"seat": "3"}),
    (lambda: turn("cat_balou:KH"), "play cat_balou:KH @0", "B-8.5", "no-target-self", {"card": "cat_balou:KH"}),
    (lambda: turn("cat_balou:KH"), "play cat_balou:KH @3", "B-5.10", "target-no-cards", {"seat": "3"}),
    (lambda: turn("duel:JS"), "play duel:JS @0", "B-9.12", "no-target-self", {"card": "duel:JS"}),
    (lambda: turn("duel:JS"), "play duel:JS", "B-5.10", "needs-target", {"card": "duel:JS"}),
    # Nobody at all
    (lambda: apart("bang:AS"), "play bang:AS", "B-4.4", "nobody-in-reach", {"distance": "2", "range": "1"}),
    (lambda: apart("panic:JH"), "play panic:JH", "B-4.5", "nobody-near", {"distance": "2", "card": "panic:JH"}),
    (lambda: apart("cat_balou:KH"), "play cat_balou:KH", "B-5.10", "needs-target", {"card": "cat_balou:KH"}),
    (
        lambda: Position(Seat("outlaw", hand="cat_balou:KH"), Seat("sheriff"), Seat(out=True), Seat(out=True)),
        "play cat_balou:KH",
        "B-5.10",
        "nobody-has-cards",
        {"card": "cat_balou:KH"},
    ),
    (
        lambda: Position(Seat("outlaw", hand="jail:10S"), Seat("sheriff"), Seat(out=True), Seat(out=True)),
        "play jail:10S",
        "B-10.4",
        "jail-sheriff",
        {},
    ),
    (
        lambda: Position(Seat("sheriff", hand="jail:10S"), Seat("", front="jail:JS"), Seat(out=True), Seat(out=True)),
        "play jail:10S",
        "B-5.4",
        "nobody-to-face",
        {"card": "jail:10S"},
    ),
    (
        lambda: turn("beer:6H", character="sid_ketchum", life=1),
        "use sid_ketchum",
        "CB-12",
        "ability-too-few-cards",
        {"ability": "sid_ketchum", "needed": "2", "cards": "1"},
    ),
    (
        lambda: apart("missed:2S", character="calamity_janet"),
        "play missed:2S",
        "B-4.4",
        "nobody-in-reach",
        {"distance": "2", "range": "1"},
    ),
    (lambda: turn("beer:6H"), "play beer:6H @1", "B-8.3", "takes-no-target", {"card": "beer:6H"}),
    (lambda: turn("barrel:QS"), "play barrel:QS @1", "B-8.3", "takes-no-target", {"card": "barrel:QS"}),
    # Cards that stay in play
    (lambda: turn("jail:10S"), "play jail:10S @0", "B-10.4", "no-target-self", {"card": "jail:10S"}),
    (lambda: turn("jail:10S"), "play jail:10S", "B-5.10", "needs-target", {"card": "jail:10S"}),
    (lambda: turn("jail:10S"), "play jail:10S @1", "B-5.4", "copy-in-play", {"card": "jail:10S"}),
    (lambda: turn("barrel:QS", front="barrel:KS"), "play barrel:QS", "B-5.4", "copy-in-play", {"card": "barrel:QS"}),
    (
        lambda: turn("volcanic:10S", front="volcanic:10C"),
        "play volcanic:10S",
        "B-5.7",
        "same-weapon",
        {"card": "volcanic:10S"},
    ),
    (lambda: turn("beer:6H", front="scope:AS"), "use scope:AS", "B-5.8", "works-by-itself", {"card": "scope:AS"}),
    (lambda: turn("beer:6H", front="barrel:QS"), "use barrel:QS", "B-10.1", "barrel-not-now", {}),
    (lambda: turn("beer:6H"), "use barrel:QS", "B-8.4", "not-in-front", {"card": "barrel:QS"}),
    # BANG! and Missed!
    (
        lambda: turn("bang:AS", "bang:2D").do("play bang:AS @3"),
        "play bang:2D @3",
        "B-5.2",
        "bang-limit",
        {"limit": "1"},
    ),
    (lambda: turn("missed:2S"), "play missed:2S", "B-9.2", "missed-only-answer", {"card": "missed:2S"}),
    (lambda: turn("missed:2S"), "play missed:2S as missed", "B-9.2", "missed-only-answer", {"card": "missed:2S"}),
    (lambda: turn("missed:2S"), "play missed:2S as bang @1", "CH-1", "not-as-bang", {"card": "missed:2S"}),
    (lambda: turn("bang:AS"), "play bang:AS as bang @1", "CH-1", "not-as-bang", {"card": "bang:AS"}),
    (
        lambda: turn("beer:6H", character="calamity_janet"),
        "play beer:6H as bang @1",
        "CH-1",
        "not-as-bang",
        {"card": "beer:6H"},
    ),
    (
        lambda: turn("missed:2S", character="calamity_janet"),
        "play missed:2S as bang @2",
        "B-4.4",
        "out-of-range",
        {"distance": "3", "range": "1", "seat": "2"},
    ),
    # Answers to a shot
    (lambda: shot("beer:6H missed:2S"), "play beer:6H", "B-9.3", "beer-not-now", {}),
    (lambda: shot("bang:3C missed:2S"), "play bang:3C @0", "B-8.6", "no-answer-to-shot", {"card": "bang:3C"}),
    (lambda: shot("bang:3C missed:2S"), "play bang:3C as missed", "B-8.6", "no-answer-to-shot", {"card": "bang:3C"}),
    (lambda: shot("missed:2S"), "play missed:2S @0", "B-8.3", "takes-no-target", {"card": "missed:2S"}),
    (lambda: shot("missed:2S"), "discard missed:2S", "B-3.6", "excess-only", {"card": "missed:2S"}),
    (lambda: shot("missed:2S"), "end", "B-3.5", "end-not-now", {}),
    (lambda: shot("missed:2S"), "use barrel:QS", "B-8.4", "not-in-front", {"card": "barrel:QS"}),
    (lambda: shot("missed:2S"), "use jourdonnais", "CH-1", "no-such-ability", {"ability": "jourdonnais"}),
    # Answers to Indians! and in a Duel
    (raid, "play missed:2S", "B-9.2", "missed-only-answer", {"card": "missed:2S"}),
    (raid, "discard missed:2S", "B-9.11", "wrong-card-answer", {"card": "missed:2S"}),
    (raid, "discard beer:6H", "B-9.11", "wrong-card-answer", {"card": "beer:6H"}),
    (raid, "play beer:6H", "B-9.3", "beer-not-now", {}),
    (raid, "play bang:3C @0", "B-5.1", "not-now", {"card": "bang:3C"}),
    (duel, "discard missed:2S", "B-9.12", "wrong-card-answer", {"card": "missed:2S"}),
    (duel, "discard bang:2D", "B-5.1", "not-in-hand", {"card": "bang:2D"}),
    # Dying
    (lambda: dying(4), "play saloon:5H", "B-6.6", "only-beer-saves", {"card": "saloon:5H"}),
    (lambda: dying(2), "play beer:6H", "B-6.8", "beer-two-players", {}),
    (lambda: dying(4), "discard beer:6H", "B-3.6", "excess-only", {"card": "beer:6H"}),
    # Abilities
    (
        lambda: turn("beer:6H", "bang:AS"),
        "use sid_ketchum beer:6H bang:AS",
        "CH-1",
        "no-such-ability",
        {"ability": "sid_ketchum"},
    ),
    (
        lambda: turn("beer:6H", "bang:AS", character="sid_ketchum"),
        "use sid_ketchum beer:6H bang:AS",
        "CB-12.3",
        "ability-full-life",
        {"ability": "sid_ketchum"},
    ),
    (lambda: dying(4), "use sid_ketchum beer:6H bang:4C", "B-5.1", "not-in-hand", {"card": "bang:4C"}),
    (lambda: dying(4), "use sid_ketchum", "CB-12", "ability-needs-cards", {"ability": "sid_ketchum"}),
    (lambda: turn("beer:6H", character="jourdonnais"), "use jourdonnais", "CB-6", "barrel-not-now", {}),
    # Choices
    (robbery, "choose mustang:9H", "B-8.4", "not-offered", {}),
    (robbery, "choose beer:7H", "B-8.4", "not-offered", {}),
    (robbery, "pass", "B-8.4", "must-choose", {}),
    (store, "choose beer:6H", "B-9.7", "not-offered", {}),
    (store, "choose hand", "B-9.7", "not-offered", {}),
    (store, "pass", "B-9.7", "must-choose", {}),
    (too_many, "end", "B-3.5", "end-not-now", {}),
    (too_many, "pass", "B-3.6", "must-choose", {}),
    (too_many, "play beer:6H", "B-9.3", "beer-not-now", {}),
    (too_many, "discard beer:7H", "B-5.1", "not-in-hand", {"card": "beer:7H"}),
    (lambda: phase_one("jesse_jones"), "draw @2", "CB-5.1", "no-source", {"seat": "2"}),
    (lambda: phase_one("jesse_jones"), "draw @0", "CB-5.1", "no-source", {"seat": "0"}),
    (lambda: phase_one("jesse_jones"), "draw discard", "B-3.4", "draw-not-now", {}),
    (lambda: phase_one("pedro_ramirez"), "draw @1", "B-3.4", "draw-not-now", {}),
    (lambda: phase_one("kit_carlson"), "keep bang:3C", "CB-7", "not-offered", {}),
    (lambda: phase_one("kit_carlson"), "keep bang:4C bang:3C", "CB-7", "not-offered", {}),
]


@pytest.mark.rule(
    "B-3.5", "B-3.6", "B-4.4", "B-4.5", "B-4.7", "B-5.1", "B-5.2", "B-5.4", "B-5.7", "B-5.10", "B-6.6", "B-6.8"
)
@pytest.mark.rule(
    "B-8.3", "B-8.4", "B-8.5", "B-9.2", "B-9.3", "B-9.11", "B-9.12", "B-10.4", "B-12.8", "CB-3.3", "CB-12.3"
)
@pytest.mark.parametrize(
    ("make", "action", "rule", "reason", "params"), CASES, ids=[f"{case[3]}: {case[1]}" for case in CASES]
)
def test_reasons(make: Callable[[], Position], action: str, rule: str, reason: str, params: dict[str, str]) -> None:
    refusal = make().refused(action)
    assert (refusal.rule, refusal.reason, refusal.params) == (rule, reason, params)
    assert rule in rule_ids()


@pytest.mark.rule("B-10.4")
def test_jail_and_the_sheriff() -> None:
    position = Position(Seat("outlaw", hand="jail:10S"), Seat("sheriff"), Seat(), Seat())
    refusal = position.refused("play jail:10S @1")
    assert (refusal.rule, refusal.reason) == ("B-10.4", "jail-sheriff")


@pytest.mark.rule("B-8.6", "B-10.1")
def test_a_barrel_that_has_been_tried() -> None:
    position = Position(
        Seat("sheriff", "slab_the_killer", hand="bang:AS bang:2D"),
        Seat("outlaw", "jourdonnais", hand="missed:2S missed:3S", front="barrel:QS"),
        Seat(),
        Seat(),
        deck="bang:2C bang:3C",
    ).do("play bang:AS @1", "use barrel:QS")
    assert position.refused("use barrel:QS").reason == "barrel-spent"
    position.do("play missed:2S")
    for source in ("barrel:QS", "jourdonnais"):
        refusal = position.refused(f"use {source}")
        assert (refusal.rule, refusal.reason) == ("B-8.6", "barrel-spent")


@pytest.mark.rule("T-2", "B-13.1")
def test_others_and_the_end() -> None:
    position = turn("bang:AS")
    for seat in (1, 2, 3, 4, -1):
        refusal = position.game.refusal(seat, position.game.parse("end"))
        assert refusal is not None
        assert (refusal.rule, refusal.reason, refusal.params) == ("T-2", "not-asked", {"seat": "0"})
    over = Position(Seat("sheriff", life=1), Seat("outlaw", hand="bang:AS"), Seat(), Seat(), turn=1).do(
        "play bang:AS @0"
    )
    refusal = over.game.refusal(1, over.game.parse("end"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.params) == ("B-13.1", "game-over", {})
