"""The deck runs out: every way of drawing, with any small number of cards in deck and discard pile (B-7.5 to B-7.7)."""

from __future__ import annotations

from itertools import product

import pytest

from sixgun.kernel.event import Event
from tests.chance import assert_uniform
from tests.properties.classic.invariants import check_cards

from .position import Position, Seat

DECK = ["bang:2C", "beer:7H", "missed:5S", "bang:3D", "duel:8C"]
"""From the top; the last ones are left out first."""
DISCARD = ["missed:6S", "bang:4C", "beer:8H", "bang:5D"]
SIZES = list(product(range(5), range(4)))
PILES = pytest.mark.parametrize(
    ("deck", "discard"), SIZES, ids=[f"deck{deck}-discard{discard}" for deck, discard in SIZES]
)


def table(*seats: Seat, deck: int, discard: int, turn: int = 0, phase: str = "play", seed: int = 0) -> Position:
    """Return a position with small piles; all cards that nobody mentions are in the hand of seat D."""
    return Position(
        *seats,
        turn=turn,
        phase=phase,
        deck=" ".join(DECK[:deck]),
        discard=" ".join(DISCARD[:discard]),
        rest="D",
        seed=seed,
    )


def drawn_by(position: Position, seat: int) -> list[str]:
    found: list[str] = []
    for event in position.told("draws", "draws-from-discard"):
        if event.seat == seat:
            found += position.texts(event.cards)
    return found


def check_order(position: Position, deck: int, first_discards: set[str], wanted: int) -> None:
    """The old deck comes first from its top; then come the cards of the discard pile of that moment, in any order.

    ``first_discards`` lie in the discard pile when the deck runs out.
    """
    got = drawn_by(position, 0)
    assert got[:deck] == DECK[: min(deck, wanted)]
    assert set(got[deck:]) <= first_discards
    assert len(got) == min(wanted, deck + len(first_discards))
    check_cards(position.game)


def reshuffled(position: Position) -> list[int]:
    return [event.amount for event in position.told("reshuffles")]


@pytest.mark.rule("B-3.4", "B-7.5", "B-7.6", "B-7.7")
@PILES
def test_phase_one(deck: int, discard: int) -> None:
    position = table(
        Seat("sheriff", hand="saloon:5H"), Seat(), Seat(), Seat(), phase="draw", deck=deck, discard=discard
    )
    check_order(position, deck, set(DISCARD[:discard]), 2)
    assert ("nothing-to-draw" in kinds(position.events)) == (deck + discard < 2)
    assert position.asked == (0, "play")
    if deck <= 2:
        assert reshuffled(position) == ([discard] if discard else [])
    else:
        assert reshuffled(position) == []


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.rule("B-7.5", "B-7.7", "B-9.5", "B-9.6")
@PILES
@pytest.mark.parametrize(("card", "wanted"), [("stagecoach:9S", 2), ("wells_fargo:3H", 3)])
def test_cards_that_draw(card: str, wanted: int, deck: int, discard: int) -> None:
    """The card played is in the discard pile already and may come up again."""
    position = table(Seat("sheriff", hand=f"{card} saloon:5H"), Seat(), Seat(), Seat(), deck=deck, discard=discard)
    position.do(f"play {card}")
    check_order(position, deck, {*DISCARD[:discard], card}, wanted)
    if deck <= wanted:
        assert reshuffled(position)[0] == discard + 1


@pytest.mark.rule("B-7.5", "B-7.7", "B-9.7")
@PILES
def test_general_store(deck: int, discard: int) -> None:
    """It shows as many cards as there are, and who comes too late gets none."""
    position = table(
        Seat("sheriff", hand="general_store:9C saloon:5H"), Seat(), Seat(), Seat(), deck=deck, discard=discard
    ).do("play general_store:9C")
    shown = position.told("store")[0].cards
    there = deck + discard + 1
    assert len(shown) == min(4, there)
    assert position.texts(shown)[: min(deck, 4)] == DECK[: min(deck, 4)]
    for picker in range(len(shown) - 1):
        assert position.asked == (picker, "general-store")
        position.do(position.decision.actions[0].text)
    assert position.asked == (0, "play")
    assert [event.seat for event in position.told("picks")] == list(range(len(shown)))
    check_cards(position.game)


@pytest.mark.rule("CB-2", "CB-2.2", "B-7.5", "B-7.7")
@PILES
def test_black_jack(deck: int, discard: int) -> None:
    position = table(
        Seat("sheriff", "black_jack", hand="saloon:5H"),
        Seat(),
        Seat(),
        Seat(),
        phase="draw",
        deck=deck,
        discard=discard,
    )
    drawn = drawn_by(position, 0)
    shown = [position.texts(event.cards)[0] for event in position.told("shows")]
    assert shown == drawn[1:2]
    red = bool(shown) and shown[0][-1] in "HD"
    check_order(position, deck, set(DISCARD[:discard]), 3 if red else 2)


@pytest.mark.rule("CB-7", "CB-7.3", "B-7.5", "B-7.7")
@PILES
def test_kit_carlson(deck: int, discard: int) -> None:
    """He looks at three cards, or at those there are, and puts the third back on top."""
    position = table(
        Seat("sheriff", "kit_carlson", hand="saloon:5H"),
        Seat(),
        Seat(),
        Seat(),
        phase="draw",
        deck=deck,
        discard=discard,
    )
    looked = position.texts(position.told("looks")[0].cards)
    assert len(looked) == min(3, deck + discard)
    assert looked[: min(deck, 3)] == DECK[: min(deck, 3)]
    if len(looked) == 3:
        assert position.asked == (0, "keep-cards")
        position.do(f"keep {looked[0]} {looked[2]}")
        assert position.deck[0] == looked[1]
        assert drawn_by(position, 0) == [looked[0], looked[2]]
    else:
        assert drawn_by(position, 0) == looked
    assert position.asked == (0, "play")
    check_cards(position.game)


@pytest.mark.rule("CB-10", "B-7.5", "B-7.6", "B-7.7")
@PILES
@pytest.mark.parametrize("source", ["deck", "discard"])
def test_pedro_ramirez(source: str, deck: int, discard: int) -> None:
    """His second card comes from the deck, which is made of the rest of the discard pile if need be."""
    position = table(
        Seat("sheriff", "pedro_ramirez", hand="saloon:5H"),
        Seat(),
        Seat(),
        Seat(),
        phase="draw",
        deck=deck,
        discard=discard,
    )
    assert (position.asked == (0, "draw-source-discard")) == (discard > 0)
    if discard:
        position.do(f"draw {source}")
    if discard and source == "discard":
        assert position.hand(0)[1] == DISCARD[0]
        second = DECK[:1] if deck else DISCARD[1:discard]
        assert position.hand(0)[2:] == [] if not second else position.hand(0)[2] in second
        check_cards(position.game)
    else:
        check_order(position, deck, set(DISCARD[:discard]), 2)


@pytest.mark.rule("B-7.1", "B-7.5", "B-7.7", "B-10.1", "B-10.4", "B-10.5")
@PILES
@pytest.mark.parametrize("what", ["barrel:QS", "jail:10S", "dynamite:2H"])
def test_draw_checks(what: str, deck: int, discard: int) -> None:
    """With no card anywhere a Barrel fails, Jail holds, and Dynamite is passed on; all Spades here are below 10."""
    if what == "barrel:QS":
        position = table(
            Seat("sheriff", hand="saloon:5H bang:AS"),
            Seat(front=what, hand="stagecoach:9S"),
            Seat(),
            Seat(),
            deck=deck,
            discard=discard,
        ).do("play bang:AS @1", f"use {what}")
        there = deck + discard + 1
    else:
        position = table(
            Seat("outlaw", front=what, hand="saloon:5H"),
            Seat("sheriff", hand="stagecoach:9S"),
            Seat(),
            Seat(),
            phase="start",
            deck=deck,
            discard=discard,
        )
        there = deck + discard
    flips = position.told("flips")
    assert len(flips) == (1 if there else 0)
    turned = position.texts(flips[0].cards)[0] if flips else ""
    if deck:
        assert turned == DECK[0]
    hearts = turned.endswith("H")
    if what == "barrel:QS":
        assert (1 in [event.seat for event in position.told("avoids")]) == hearts
    elif what == "jail:10S":
        assert bool(position.told("turn-skipped")) == (not hearts)
    else:
        bang = turned.endswith("S")
        assert [event.seat for event in position.told("explodes")] == ([0] if bang else [])
        assert position.front(1) == ([] if bang else ["dynamite:2H"])
    check_cards(position.game)


@pytest.mark.rule("CB-8", "B-7.3", "B-7.5", "B-7.7")
@PILES
def test_lucky_duke(deck: int, discard: int) -> None:
    position = table(
        Seat("outlaw", "lucky_duke", front="jail:10S", hand="saloon:5H"),
        Seat("sheriff", hand="stagecoach:9S"),
        Seat(),
        Seat(),
        phase="start",
        deck=deck,
        discard=discard,
    )
    turned = [position.texts(event.cards)[0] for event in position.told("flips")]
    assert len(turned) == min(2, deck + discard)
    assert turned[: min(2, deck)] == DECK[: min(2, deck)]
    if len(turned) == 2:
        assert position.asked == (0, "choose-flip")
        assert position.offers == {f"choose {card}" for card in turned}
        position.do(f"choose {turned[0]}")
    chosen = [position.texts(event.cards)[0] for event in position.told("flip-chosen")]
    assert chosen == turned[:1]
    assert bool(position.told("turn-skipped")) == (not turned or not turned[0].endswith("H"))
    check_cards(position.game)


@pytest.mark.rule("CB-1", "B-7.7", "CB-4.1")
@PILES
def test_bart_draws_as_many_as_there_are(deck: int, discard: int) -> None:
    position = table(
        Seat("sheriff", "bart_cassidy", hand="saloon:5H"),
        Seat(hand="gatling:10H stagecoach:9S"),
        Seat(),
        Seat(),
        turn=1,
        deck=deck,
        discard=discard,
    ).do("play gatling:10H")
    while position.asked[1] == "answer-shot":
        position.do("pass")
    drawn = drawn_by(position, 0)
    assert len(drawn) == 1
    assert drawn[0] in (DECK[:1] if deck else [*DISCARD[:discard], "gatling:10H"])
    check_cards(position.game)


@pytest.mark.rule("B-7.5", "B-17.1")
def test_the_new_deck_forms_at_once_and_the_discard_pile_is_gone() -> None:
    """The top card of the discard pile is shuffled in too; everybody sees the numbers."""
    position = table(Seat("sheriff", hand="saloon:5H"), Seat(), Seat(), Seat(), phase="draw", deck=2, discard=3)
    view = position.game.view(1)
    assert (view.deck_size, view.discard_size, view.discard_top) == (3, 0, -1)
    assert position.discard == []
    assert set(position.deck) == set(DISCARD[:3])


@pytest.mark.mass
@pytest.mark.rule("T-9", "B-7.5")
def test_reshuffles_are_fair() -> None:
    """Each of the 24 orders of four discards comes up equally often."""
    counts: dict[tuple[str, ...], int] = {}
    for seed in range(1200):
        position = table(
            Seat("sheriff", hand="saloon:5H"), Seat(), Seat(), Seat(), phase="draw", seed=seed, deck=2, discard=4
        )
        order = tuple(position.deck)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert_uniform(list(counts.values()))
