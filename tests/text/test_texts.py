"""Looking up messages, choosing a language, and errors in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.kernel.action import Action
from sixgun.kernel.errors import NotationError, RecordError, ScenarioError, SixgunError
from sixgun.kernel.game import IllegalAction
from sixgun.kernel.refusal import Refusal
from sixgun.text import MissingText, UnknownLanguage, choose_language, error_text, load


def test_a_message_and_its_attribute() -> None:
    texts = load("it")
    assert texts("card-jail") == "Prigione"
    assert texts("card-stagecoach.text") == "Pesca due carte dal mazzo."


def test_gaps_are_filled_without_marks_around_them() -> None:
    assert load("en")("list-and", left="Ann", right="Ben") == "Ann and Ben"


def test_numbers_choose_the_form_and_have_no_separators() -> None:
    texts = load("en")
    assert texts("event-draws-hidden", player="Ann", count=1) == "Ann draws a card."
    assert texts("event-draws-hidden", player="Ann", count=3) == "Ann draws 3 cards."
    assert "12345" in texts("event-draws-hidden", player="Ann", count=12345)


@pytest.mark.parametrize("wanted", ["card-nothing", "card-bang.nothing", "event-draws-nothing", ""])
def test_a_missing_message_is_an_error(wanted: str) -> None:
    texts = load("it")
    assert not texts.has(wanted)
    with pytest.raises(MissingText) as caught:
        texts(wanted, player="Ann")
    assert caught.value.language == "it"
    assert isinstance(caught.value, SixgunError)


def test_a_gap_that_is_not_filled_is_an_error() -> None:
    with pytest.raises(MissingText, match="right"):
        load("en")("list-and", left="Ann")


def test_more_than_a_message_needs_does_no_harm() -> None:
    assert load("en")("card-beer", amount=3) == "Beer"


def test_texts_of_another_package_add_and_do_not_change(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "more.ftl").write_text("card-lasso = Lasso\ncard-beer = Water\n", encoding="utf-8")
    texts = load("en", tmp_path)
    assert texts("card-lasso") == "Lasso"
    assert texts("card-beer") == "Beer"
    assert not load("en").has("card-lasso")


def test_a_message_that_is_badly_written_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "more.ftl").write_text("card-lasso = { $open\n", encoding="utf-8")
    with pytest.raises(MissingText):
        load("en", tmp_path)("card-lasso")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="el, en, es, it"):
        load("tlh")


@pytest.mark.parametrize(
    ("explicit", "environ", "chosen"),
    [
        ("it", {}, "it"),
        ("IT_ch", {"LANG": "en_US.UTF-8"}, "it"),
        (None, {}, "en"),
        ("", {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "it_IT@euro"}, "it"),
        (None, {"LANG": "it_IT", "LC_ALL": "en_GB"}, "en"),
        (None, {"LANG": "en_GB", "LC_MESSAGES": "it"}, "it"),
        (None, {"LANG": "it_IT", "LC_ALL": ""}, "it"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "xx_YY", "LC_ALL": "POSIX"}, "en"),
    ],
)
def test_choosing_a_language(explicit: str | None, environ: dict[str, str], chosen: str) -> None:
    assert choose_language(explicit, environ) == chosen


def test_a_language_asked_for_by_name_is_never_replaced() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        choose_language("xx", {"LANG": "it"})
    assert (
        error_text(load("it"), caught.value) == "Non ci sono testi in «xx». Ce ne sono in: el, en, es, it, ru, zh-Hant."
    )


def test_errors_in_words() -> None:
    texts = load("it")
    wrong = NotationError("play nothing", "action")
    assert error_text(texts, wrong).startswith("«play nothing» non è un'azione")
    torn = RecordError("a.jsonl", 7, "cut off", "record-torn", {})
    assert error_text(texts, torn).startswith("a.jsonl:7: La riga non è completa")
    assert error_text(texts, ScenarioError("a.toml", 3, "no such seat")) == "a.toml:3: no such seat"


def test_a_refused_action_in_words_without_names() -> None:
    refusal = Refusal("B-4.4", "out-of-range", {"seat": "2", "distance": "3", "range": "1"})
    error = IllegalAction(Action("play bang:AS @2", 0), refusal)
    assert error_text(load("en"), error).startswith("@2 is at distance 3, and your weapon reaches 1.")
    limit = IllegalAction(Action("play bang:AS @2", 0), Refusal("B-5.2", "bang-limit", {"limit": "1"}))
    assert error_text(load("en"), limit).startswith("You have played your one BANG! card")
    copy = IllegalAction(Action("play barrel:QS", 0), Refusal("B-5.4", "copy-in-play", {"card": "barrel:QS"}))
    assert error_text(load("it"), copy).startswith("Lì c'è già una carta di nome barrel")


def test_sentences_that_are_kept_are_those_that_were_asked_for() -> None:
    """Numbers and texts of the same look are told apart, and a gap that is left open is missed every time."""
    texts = load("en")
    one = texts("prompt-answer-shot", by="Ann", card="BANG!", amount=1)
    two = texts("prompt-answer-shot", by="Ann", card="BANG!", amount=2)
    assert one != two
    assert texts("prompt-answer-shot", by="Ann", card="BANG!", amount=1) == one
    assert texts("prompt-answer-shot", by="Ben", card="BANG!", amount=1) == one.replace("Ann", "Ben")
    for _ in range(2):
        with pytest.raises(MissingText):
            texts("prompt-answer-shot", by="Ann", card="BANG!")
