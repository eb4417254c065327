"""Options of a game as JSON values: each is taken out with its type, and none may be left over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.kernel.errors import OptionsError
from sixgun.kernel.option_values import OptionValues


def test_each_option_is_taken_with_its_type() -> None:
    values = {"posse": 5, "open": True, "side": "law", "sets": ["a", "b"], "keep": {"2": "rosa"}}
    given = OptionValues(values)
    assert given.integer("posse", 4) == 5
    assert given.flag("open")
    assert given.word("side", "outlaws") == "law"
    assert given.words("sets") == ("a", "b")
    assert given.words_by_seat("keep", 3) == {2: "rosa"}
    given.done()
    assert len(values) == 5  # what was handed in stays as it is


def test_what_nobody_gives_has_its_default() -> None:
    given = OptionValues({})
    assert (given.integer("posse", 4), given.flag("open"), given.word("side", "law")) == (4, False, "law")
    assert (given.words("sets"), given.words_by_seat("keep", 3)) == ((), {})


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1], {"1": 1}, {"3": "rosa"}, {1: "rosa"}, [1, "a"]])
@pytest.mark.parametrize(
    "take",
    [
        lambda given: given.integer("option", 0),
        lambda given: given.words("option"),
        lambda given: given.words_by_seat("option", 3),
    ],
)
def test_a_value_of_the_wrong_type_is_refused(take: Callable[[OptionValues], object], value: object) -> None:
    with pytest.raises(OptionsError) as caught:
        take(OptionValues({"option": value}))
    assert (caught.value.message_id, caught.value.params) == ("error-options-type", {"option": "option"})


@pytest.mark.parametrize("value", [1, None, ["a"]])
def test_words_and_flags_are_nothing_else(value: object) -> None:
    with pytest.raises(OptionsError, match="wrong type"):
        OptionValues({"option": value}).word("option", "")
    with pytest.raises(OptionsError, match="wrong type"):
        OptionValues({"option": value}).flag("option")


def test_an_option_that_nobody_takes_is_unknown() -> None:
    given = OptionValues({"zeal": 1, "posse": 4, "courage": 2})
    given.integer("posse", 4)
    with pytest.raises(OptionsError) as caught:
        given.done()
    assert (caught.value.message_id, caught.value.params) == ("error-options-unknown", {"option": "courage"})
