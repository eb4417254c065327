"""Every card and every action has one text that leads back to it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.games.classic.sets import load_box
from sixgun.kernel.errors import NotationError
from sixgun.kernel.rng import Rng
from tests.games.classic.notation import pair_notations, short_actions, short_notations
from tests.games.classic.play import start, walk

BOX = load_box()


def test_every_card_is_read_back() -> None:
    assert len(set(BOX.texts)) == BOX.cards == 80
    for card in range(BOX.cards):
        assert BOX.parse_card(BOX.card_text(card)) == card


def test_every_action_is_read_back() -> None:
    for text in short_notations():
        action = BOX.parse(text)
        assert action.text == text
        assert BOX.parse(text) is action
    assert len(set(short_actions())) == len(short_notations()) == len(set(short_notations()))


def test_every_pair_is_read_back_in_its_order() -> None:
    pairs = pair_notations()
    for text in pairs[:: len(pairs) // 997]:
        action = BOX.parse(text)
        assert action.text == text
        assert BOX.parse(text) is action
        words = text.split(" ")
        assert [BOX.parse_card(words[-2]), BOX.parse_card(words[-1])] == [action.card, action.other]


def test_actions_of_a_game_are_those_of_the_notation() -> None:
    for number in range(20):
        game = start(number)
        for decision in walk(game, Rng(number)):
            for action in decision.actions:
                assert game.parse(action.text) is action


@pytest.mark.parametrize(
    ("text", "card"),
    [("bang:AS", 0), ("panic:JH", None), ("stagecoach:9S", None), ("stagecoach:9S/2", None), ("beer:10H", None)],
)
def test_notation_of_cards(text: str, card: int | None) -> None:
    found = BOX.parse_card(text)
    assert BOX.texts[found] == text
    assert card is None or found == card


def test_the_twins_are_two_cards() -> None:
    first, second = BOX.parse_card("stagecoach:9S"), BOX.parse_card("stagecoach:9S/2")
    assert first != second
    assert (BOX.kind[first], BOX.suit[first], BOX.rank[first]) == (BOX.kind[second], BOX.suit[second], BOX.rank[second])


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "play", "play ", "play bang", "play bang:AS @8", "play bang:AS @-1", "play bang:AS  @1",
        " play bang:AS @1", "play bang:AS @1 ", "PLAY bang:AS @1", "play BANG:AS @1", "play bang:1S @1",
        "play bang:AH/2", "play bang:AS as beer", "play bang:AS as bang", "discard", "discard bang:AS @1", "pass pass",
        "choose", "choose nobody", "choose @1", "draw", "draw 1", "draw hand", "keep bang:AS bang:AS",
        "use", "use nobody", "use sid_ketchum bang:AS bang:2D bang:3D", "use sid_ketchum bang:AS bang:AS",
        "use barrel:QS bang:AS bang:2D", "end end", "end\n", "ｐass",
    ],
)  # fmt: skip
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(NotationError) as error:
        BOX.parse(text)
    assert text.strip() == "" or error.value.message_id.startswith("error-notation-")


@pytest.mark.parametrize("text", ["", "bang", "bang:", ":AS", "bang:AS ", "bang:as", "beer:6H/1", "stagecoach:9S/3"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(NotationError, match="card"):
        BOX.parse_card(text)


def read(text: str) -> str:
    """Return what a text is read as: itself, or the part of it that cannot be read."""
    try:
        return BOX.parse(text).text
    except NotationError as error:
        return error.params["text"]


@given(st.text(max_size=40))
def test_any_other_text_is_refused_in_due_form(text: str) -> None:
    assert read(text) in text


@given(
    st.lists(
        st.sampled_from(["play", "use", "keep", "choose", "discard", "draw", "as", "bang", "@1", "bang:AS", "beer:6H"]),
        max_size=6,
    )
)
def test_words_in_any_order(words: list[str]) -> None:
    assert read(" ".join(words)) in " ".join(words)
