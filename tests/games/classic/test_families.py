"""Trouble families of the base set: the same thing in all its forms, where table programs break most often."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.games.classic.sets.base_cards import DynamiteCheck
from tests.properties.classic.invariants import check

from .position import Position, Seat

# Sid Ketchum: at any question during an effect, in his phase 2, in his dying window, and at no other time ------------

SIDS = "bang:2C bang:3C missed:3S"
WINDOWS: dict[str, Callable[[], Position]] = {
    "play": lambda: Position(Seat("sheriff", "sid_ketchum", hand=SIDS, life=2), Seat(), Seat(), Seat()),
    "answer-shot": lambda: Position(
        Seat("sheriff", hand="bang:AS beer:6H"), Seat("outlaw", "sid_ketchum", hand=SIDS, life=2), Seat(), Seat()
    ).do("play bang:AS @1"),
    "answer-indians": lambda: Position(
        Seat("sheriff", hand="indians:KD beer:6H"), Seat("outlaw", "sid_ketchum", hand=SIDS, life=2), Seat(), Seat()
    ).do("play indians:KD"),
    "answer-duel": lambda: Position(
        Seat("sheriff", hand="duel:JS beer:6H"), Seat("outlaw", "sid_ketchum", hand=SIDS, life=2), Seat(), Seat()
    ).do("play duel:JS @1"),
    "his own duel": lambda: Position(
        Seat("sheriff", "sid_ketchum", hand=f"duel:JS {SIDS}", life=2), Seat(hand="bang:4C"), Seat(), Seat()
    ).do("play duel:JS @1", "discard bang:4C"),
    "dying": lambda: Position(
        Seat("sheriff", hand="indians:KD beer:6H"), Seat("outlaw", "sid_ketchum", hand=SIDS, life=1), Seat(), Seat()
    ).do("play indians:KD", "pass"),
    "general-store": lambda: Position(
        Seat("sheriff", hand="general_store:9C beer:6H"),
        Seat("outlaw", "sid_ketchum", hand=SIDS, life=2),
        Seat(),
        Seat(),
        deck="bang:5C bang:6C bang:7C bang:8C",
    ).do("play general_store:9C", "choose bang:5C"),
    "take-card": lambda: Position(
        Seat("sheriff", "sid_ketchum", hand=f"panic:JH {SIDS}", life=2),
        Seat(hand="beer:6H", front="barrel:QS"),
        Seat(),
        Seat(),
    ).do("play panic:JH @1"),
    "remove-card": lambda: Position(
        Seat("sheriff", "sid_ketchum", hand=f"cat_balou:KH {SIDS}", life=2),
        Seat(hand="beer:6H", front="barrel:QS"),
        Seat(),
        Seat(),
    ).do("play cat_balou:KH @1"),
}


@pytest.mark.rule("CB-12", "CB-12.1", "CB-12.2", "CB-12.3", "CH-4")
@pytest.mark.parametrize("window", WINDOWS)
def test_sid_ketchum_whenever_he_is_asked(window: str) -> None:
    """The two cards go to the discard pile in their order, he regains a point, and the question is asked again."""
    position = WINDOWS[window]()
    game = position.game.clone()
    decision = position.decision
    life = game.life[decision.seat]
    pairs = [action for action in decision.actions if action.other >= 0]
    assert len(pairs) == 6
    for pair in pairs:
        copy = game.clone()
        copy.apply(pair)
        check(copy)
        assert copy.life[decision.seat] == life + 1
        assert copy.discard[-2:] == [pair.card, pair.other]
        if window != "dying":
            asked = copy.decision
            assert asked is not None
            assert (asked.seat, asked.kind) == (decision.seat, decision.kind)
            assert not [action for action in asked.actions if action.other >= 0], "with one card left he is not able to"


@pytest.mark.rule("CB-12.2")
def test_sid_ketchum_is_not_asked_in_phase_three_nor_out_of_the_blue() -> None:
    position = Position(Seat("sheriff", "sid_ketchum", hand=SIDS, life=2), Seat(hand="bang:AS"), Seat(), Seat()).do(
        "end"
    )
    assert position.asked == (0, "discard-excess")
    assert all(offer.startswith("discard") for offer in position.offers)
    refusal = position.refused("use sid_ketchum bang:2C bang:3C")
    assert (refusal.rule, refusal.reason) == ("CB-12", "ability-not-now")


# Suzy Lafayette: one card whenever something is over and her hand is empty -------------------------------------------

SUZY = "suzy_lafayette"
FILL = "beer:6H"
SUZYS: dict[str, tuple[Callable[[], Position], int]] = {
    "plays her last card": (
        lambda: Position(Seat("sheriff", SUZY, hand="beer:7H"), Seat(), Seat(), Seat(), deck=FILL).do("play beer:7H"),
        0,
    ),
    "puts her last card in front": (
        lambda: Position(Seat("sheriff", SUZY, hand="barrel:QS"), Seat(), Seat(), Seat(), deck=FILL).do(
            "play barrel:QS"
        ),
        0,
    ),
    "shoots with it": (
        lambda: Position(Seat("sheriff", SUZY, hand="bang:AS"), Seat(hand="bang:2C"), Seat(), Seat(), deck=FILL).do(
            "play bang:AS @1", "pass"
        ),
        0,
    ),
    "dodges with it": (
        lambda: Position(
            Seat("sheriff", hand="bang:AS bang:2C"), Seat("outlaw", SUZY, hand="missed:2S"), Seat(), Seat(), deck=FILL
        ).do("play bang:AS @1", "play missed:2S"),
        1,
    ),
    "answers Indians! with it": (
        lambda: Position(
            Seat("sheriff", hand="indians:KD bang:2C"), Seat("outlaw", SUZY, hand="bang:3C"), Seat(), Seat(), deck=FILL
        ).do("play indians:KD", "discard bang:3C"),
        1,
    ),
    "wins a Duel with it": (
        lambda: Position(
            Seat("sheriff", hand="duel:JS"), Seat("outlaw", SUZY, hand="bang:3C"), Seat(), Seat(), deck=FILL
        ).do("play duel:JS @1", "discard bang:3C"),
        1,
    ),
    "loses it to Panic!": (
        lambda: Position(
            Seat("sheriff", hand="panic:JH"), Seat("outlaw", SUZY, hand="bang:3C"), Seat(), Seat(), deck=FILL
        ).do("play panic:JH @1"),
        1,
    ),
    "loses it to Cat Balou": (
        lambda: Position(
            Seat("sheriff", hand="cat_balou:KH bang:2C"),
            Seat("outlaw", SUZY, hand="bang:3C"),
            Seat(),
            Seat(),
            deck=FILL,
        ).do("play cat_balou:KH @1"),
        1,
    ),
    "loses it to El Gringo": (
        lambda: Position(
            Seat("sheriff", SUZY, hand="bang:AS bang:2C"), Seat("outlaw", "el_gringo"), Seat(), Seat(), deck=FILL
        ).do("play bang:AS @1"),
        0,
    ),
    "loses it to Jesse Jones": (
        lambda: Position(
            Seat("sheriff", "jesse_jones"),
            Seat("outlaw", SUZY, hand="bang:3C"),
            Seat(),
            Seat(),
            phase="draw",
            deck=f"bang:2C {FILL}",
        ).do("draw @1"),
        1,
    ),
    "loses all as penalty": (
        lambda: Position(
            Seat("sheriff", SUZY, hand="bang:AS bang:2C", front="barrel:QS"),
            Seat("deputy", life=1),
            Seat(),
            Seat(),
            Seat(),
            deck=FILL,
        ).do("play bang:AS @1"),
        0,
    ),
    "begins her turn without": (
        lambda: Position(
            Seat("outlaw", SUZY, front="jail:10S"),
            Seat("sheriff", hand="bang:2C"),
            Seat(),
            Seat(),
            phase="start",
            deck=f"{FILL} bang:3C",
        ),
        0,
    ),
}


@pytest.mark.rule("CB-14", "CB-14.1", "CB-14.2", "T-3", "T-8")
@pytest.mark.parametrize("case", SUZYS)
def test_suzy_lafayette_draws_one_card(case: str) -> None:
    make, seat = SUZYS[case]
    position = make()
    draws = [event for event in position.told("draws") if event.seat == seat and event.cite == "CB-14"]
    assert [event.count for event in draws] == [1]
    assert position.hand(seat)[:1] == [FILL]
    check(position.game)


NO_DRAWS: dict[str, Callable[[], Position]] = {
    "a card brings cards": lambda: Position(Seat("sheriff", SUZY, hand="stagecoach:9S"), Seat(), Seat(), Seat()).do(
        "play stagecoach:9S"
    ),
    "she takes one": lambda: Position(Seat("sheriff", SUZY, hand="panic:JH"), Seat(hand="bang:2C"), Seat(), Seat()).do(
        "play panic:JH @1"
    ),
    "she is rewarded": lambda: Position(
        Seat("sheriff", SUZY, hand="bang:AS"), Seat("outlaw", life=1), Seat(), Seat()
    ).do("play bang:AS @1"),
    "she picks one": lambda: Position(
        Seat("sheriff", SUZY, hand="general_store:9C"), Seat(), Seat(), Seat(), deck="beer:6H"
    ).do("play general_store:9C", "choose beer:6H"),
    "a Duel goes on": lambda: Position(
        Seat("sheriff", hand="duel:JS bang:2C bang:4C"), Seat("outlaw", SUZY, hand="bang:3C", life=1), Seat(), Seat()
    ).do("play duel:JS @1", "discard bang:3C"),
    "she dies after one of two Missed!": lambda: Position(
        Seat("sheriff", "slab_the_killer", hand="bang:AS bang:2C"),
        Seat("outlaw", SUZY, hand="missed:2S", life=1),
        Seat(),
        Seat(),
    ).do("play bang:AS @1", "play missed:2S"),
}


@pytest.mark.rule("CB-14.1")
@pytest.mark.parametrize("case", NO_DRAWS)
def test_suzy_lafayette_draws_nothing_while(case: str) -> None:
    position = NO_DRAWS[case]()
    assert [event for event in position.told("draws") if event.cite == "CB-14"] == []
    check(position.game)


# Vulture Sam: takes everything, whatever kills, and never while dead -------------------------------------------------

KILLS = {
    "bang:AS": ["play bang:AS @1", "pass", "pass"],
    "duel:JS": ["play duel:JS @1", "pass", "pass"],
    "gatling:10H": ["play gatling:10H", "pass", "pass"],
    "indians:KD": ["play indians:KD", "pass", "pass"],
}


@pytest.mark.rule("CB-15", "CB-15.1", "B-12.1")
@pytest.mark.parametrize("vulture", [0, 2, 3])
@pytest.mark.parametrize("card", KILLS)
def test_vulture_sam_takes_all_cards_in_their_order(card: str, vulture: int) -> None:
    """Front first, oldest first, then the hand; a killer's reward is drawn after it."""
    seats = [
        Seat(role, "vulture_sam" if seat == vulture else "", hand=f"{card} remington:KC" if seat == 0 else "")
        for seat, role in enumerate(["sheriff", "outlaw", "renegade", "outlaw"])
    ]
    seats[1] = Seat("outlaw", hand="beer:6H bang:3C", front="scope:AS mustang:8H", life=1)
    actions = KILLS[card] if card != "bang:AS" else ["play remington:KC", *KILLS[card]]
    position = Position(*seats, deck="bang:4C bang:5C bang:6C").do(*actions)
    taken = [event for event in position.events if event.cite == "CB-15"]
    assert [(event.kind, event.seat, event.other, position.texts(event.cards)) for event in taken] == [
        ("takes-from-front", vulture, 1, ["scope:AS", "mustang:8H"]),
        ("takes-from-hand", vulture, 1, ["beer:6H", "bang:3C"]),
    ]
    assert taken[1].for_seat(-1).cards == ()
    hand = position.hand(vulture)
    start = hand.index("scope:AS")
    assert hand[start : start + 4] == ["scope:AS", "mustang:8H", "beer:6H", "bang:3C"]
    if vulture == 0:
        assert hand[start + 4 :] == ["bang:4C", "bang:5C", "bang:6C"]
    check(position.game)


@pytest.mark.rule("CB-15.2")
@pytest.mark.parametrize("when", ["dead before", "dies with him", "is the victim"])
def test_vulture_sam_takes_nothing_when_he(when: str) -> None:
    vulture = (
        Seat("outlaw", "vulture_sam", out=True) if when == "dead before" else Seat("outlaw", "vulture_sam", life=1)
    )
    victim = Seat("outlaw", hand="bang:3C", life=1)
    if when == "is the victim":
        victim = Seat("outlaw", "vulture_sam", hand="bang:3C", life=1)
        vulture = Seat("outlaw", life=1)
    position = Position(
        Seat("sheriff", hand="indians:KD beer:6H"), victim, vulture, Seat("renegade"), deck="bang:4C bang:5C bang:6C"
    ).do("play indians:KD", "pass", "pass")
    assert [event for event in position.events if event.cite == "CB-15"] == []
    assert "bang:3C" in position.discard
    check(position.game)


# Dynamite goes round -------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-10.5", "B-10.6", "B-10.8")
@pytest.mark.parametrize("out", [(), (1,), (1, 2)])
def test_dynamite_goes_to_the_next_player_in_the_game(out: tuple[int, ...]) -> None:
    seats = [
        Seat("outlaw", front="dynamite:2H"),
        Seat("outlaw", out=1 in out),
        Seat("deputy", out=2 in out),
        Seat("sheriff"),
        Seat("renegade"),
    ]
    position = Position(*seats, phase="start", deck="bang:2C")
    assert [(event.seat, event.other) for event in position.told("passes-on")] == [(0, 1 + len(out))]


@pytest.mark.rule("B-10.6")
def test_dynamite_passes_over_whoever_has_one() -> None:
    """There is one Dynamite in the base set, so the others are made to seem to have one."""
    seats = (Seat("outlaw"), Seat("sheriff", hand="bang:2C", front="dynamite:2H"), Seat("renegade"), Seat("outlaw"))
    for having, expected in (([], 2), ([2], 3), ([2, 3], 0), ([0, 2, 3], -1)):
        position = Position(*seats, turn=1, deck="bang:3C bang:4C bang:5C bang:6C")
        game = position.game
        game.decision = None
        card = game.front[1][0]
        for seat in having:
            game.front_kinds[seat] |= 1 << game.box.kind[card].index
        game.push(DynamiteCheck(1, card))
        game.run()
        assert [event.other for event in position.told("passes-on")] == ([expected] if expected >= 0 else [])
        assert game.front[1] == ([] if expected >= 0 else [card])
