"""The "draw!" with each of the 80 cards (B-7.1, B-7.2), and Lucky Duke's choice between any two (B-7.3)."""

from __future__ import annotations

import pytest

from sixgun.games.classic.sets import load_box

from .position import Position, Seat

TEXTS = load_box().texts
LOW_SPADES = {f"{rank}S" for rank in range(2, 10)}


def face(text: str) -> str:
    return text.partition(":")[2].removesuffix("/2")


@pytest.mark.rule("B-7.1", "B-7.2", "B-10.5", "B-10.6")
def test_dynamite_explodes_with_a_spade_from_two_to_nine() -> None:
    exploded = 0
    for text in TEXTS:
        if text == "dynamite:2H":
            continue
        position = Position(
            Seat("outlaw", front="dynamite:2H"),
            Seat("sheriff"),
            Seat("renegade"),
            Seat("outlaw"),
            phase="start",
            deck=text,
        )
        boom = [(event.seat, event.amount) for event in position.told("loses-life")]
        assert boom == ([(0, 3)] if face(text) in LOW_SPADES else [])
        assert [event.seat for event in position.told("explodes")] == [seat for seat, _ in boom]
        assert [(e.seat, e.other) for e in position.told("passes-on")] == ([] if boom else [(0, 1)])
        assert position.texts(position.told("flips")[0].cards) == [text]
        exploded += bool(boom)
    assert exploded == 10


@pytest.mark.rule("B-7.1", "B-7.2", "B-10.4")
def test_jail_opens_with_hearts() -> None:
    opened = 0
    for text in TEXTS:
        if text == "jail:10S":
            continue
        position = Position(
            Seat("outlaw", front="jail:10S"),
            Seat("sheriff"),
            Seat("renegade"),
            Seat("outlaw"),
            phase="start",
            deck=text,
        )
        hearts = face(text)[-1] == "H"
        assert bool(position.told("turn-skipped")) == (not hearts)
        assert position.discard[-2:] == ["jail:10S", text]
        assert [event.detail for event in position.told("discards")] == ["spent"]
        opened += hearts
    assert opened == 20


@pytest.mark.rule("B-7.1", "B-7.2", "B-10.1", "CB-6")
@pytest.mark.parametrize(("character", "front"), [("", "barrel:QS"), ("jourdonnais", "")])
def test_barrels_work_with_hearts(character: str, front: str) -> None:
    for text in TEXTS:
        if text in ("barrel:QS", "bang:AS", "bang:2C"):
            continue
        position = Position(
            Seat("sheriff", hand="bang:AS bang:2C"), Seat("outlaw", character, front=front), Seat(), Seat(), deck=text
        ).do("play bang:AS @1", f"use {front or character}")
        assert (position.game.life[1] == 4) == (face(text)[-1] == "H")
        assert position.asked == (0, "play")


@pytest.mark.rule("B-7.3", "CB-8")
def test_lucky_duke_chooses_one_of_two() -> None:
    """Either card can be chosen; it counts alone and comes to lie on top of the other."""
    pairs = [(first, second) for first in TEXTS[3:80:7] for second in TEXTS[1:80:9] if first != second]
    for first, second in pairs:
        if "dynamite:2H" in (first, second):
            continue
        position = Position(
            Seat("outlaw", "lucky_duke", front="dynamite:2H"),
            Seat("sheriff"),
            Seat("renegade"),
            Seat("outlaw"),
            phase="start",
            deck=f"{first} {second}",
        )
        assert position.asked == (0, "choose-flip")
        assert position.offers == {f"choose {first}", f"choose {second}"}
        for chosen, other in ((first, second), (second, first)):
            game = position.game.clone()
            game.apply(game.parse(f"choose {chosen}"))
            explodes = face(chosen) in LOW_SPADES
            assert (game.life[0] == 1) == explodes
            pile = [game.card_text(card) for card in game.discard[:3]]
            assert pile[:2] == [other, chosen]
            assert pile[2:3] == (["dynamite:2H"] if explodes else pile[2:3])


@pytest.mark.rule("CB-2", "CB-2.1")
def test_black_jack_draws_once_more_for_a_red_card() -> None:
    """The second card counts, whatever the first and the third are; it is no "draw!", so it stays in his hand."""
    extra = 0
    for text in TEXTS:
        first, third = [card for card in ("bang:KH", "bang:2C", "bang:AS") if card != text][:2]
        position = Position(
            Seat("sheriff", "black_jack"), Seat(), Seat(), Seat(), phase="draw", deck=f"{first} {text} {third}"
        )
        red = face(text)[-1] in "HD"
        assert position.hand(0) == [first, text, third][: 3 if red else 2]
        assert [position.texts(event.cards) for event in position.told("shows")] == [[text]]
        assert position.told("flips") == []
        extra += red
    assert extra == 40
