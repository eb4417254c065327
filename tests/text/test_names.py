"""The names we have in other languages: exactly those of docs/rules/names-*.toml, laid over English."""

from __future__ import annotations

import tomllib

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from sixgun.games.classic.sets import OWN_SETS, load_box
from sixgun.text import choose_language, complete_languages, languages, load
from sixgun.text import classic as words
from sixgun.text.classic import message_ids

from .messages import RULES, names_of_duel_and_dice, patterns, resources

FACTS = RULES / "names-card-game.toml"
PARTIAL = {"el": "el", "es": "es", "ru": "ru", "zh-Hant": "zh"}
"""The languages of which we have names only, and their keys in the file of names."""
TERMS = {
    "colt_45": "weapon-colt_45",
    "dodge_city_set": "set-dodge_city",
    "fistful_set": "set-fistful_of_cards",
    "high_noon_set": "set-high_noon",
}
SELF_NAMES = {"el": "ελληνικά", "es": "español", "ru": "русский", "zh-Hant": "繁體中文"}


def names(key: str) -> dict[str, str]:
    """Return the names in one language of the files, by the ids of their messages."""
    found: dict[str, str] = {}
    for table, entries in tomllib.loads(FACTS.read_text(encoding="utf-8")).items():
        for name, entry in entries.items():
            if key in entry:
                message = f"{'eventcard' if table == 'event' else table}-{name}"
                found[TERMS.get(name, message) if table == "term" else message] = entry[key]
    for message, entry in names_of_duel_and_dice().items():
        if key in entry:
            assert found.setdefault(message, entry[key]) == entry[key], message
    return found


def test_which_languages_there_are() -> None:
    assert languages() == ("el", "en", "es", "it", "ru", "zh-Hant")
    assert complete_languages() == ("en", "it")
    assert {language for language in languages() if load(language).partial} == set(PARTIAL)


@pytest.mark.parametrize("language", PARTIAL)
def test_a_partial_language_has_exactly_the_names_that_are_known(language: str) -> None:
    assert sorted(resources(language)) == ["language.ftl", "names.ftl"]
    for resource in resources(language).values():
        assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk | ftl.Term)]
    written = {message: serialize_pattern(pattern) for message, pattern in patterns(language).items()}
    assert written.pop("language-name").strip() == SELF_NAMES[language]
    assert {message: text.strip() for message, text in written.items()} == names(PARTIAL[language])


@pytest.mark.parametrize(("language", "count"), [("es", 81), ("el", 57), ("ru", 27), ("zh-Hant", 52)])
def test_how_many_names_there_are(language: str, count: int) -> None:
    assert len(names(PARTIAL[language])) == count


@pytest.mark.parametrize("language", ["en", "it"])
def test_our_own_languages_use_these_names_too(language: str) -> None:
    texts = load(language)
    assert not {message: text for message, text in names(language).items() if texts(message) != text}


def test_english_names_everything() -> None:
    box = load_box(OWN_SETS)
    known = set(names("en"))
    assert set(names_of_duel_and_dice()) <= known
    assert {f"card-{kind.id}" for kind in box.kinds} <= known
    assert {f"character-{character.id}" for character in box.characters} <= known
    assert {f"eventcard-{event.id}" for event in box.events} <= known


@pytest.mark.parametrize("language", PARTIAL)
def test_the_rest_is_english(language: str) -> None:
    texts, english = load(language), load("en")
    assert not [message for message in message_ids(load_box(OWN_SETS)) if not texts.has(message)]
    assert texts("card-beer.text") == english("card-beer.text")
    assert texts.ids() == english.ids()
    assert texts.name == SELF_NAMES[language]
    assert texts.note.startswith(f"In {texts.name} there are only the names of cards, characters, roles and events.")
    assert english.note == ""


def test_names_stand_in_english_sentences() -> None:
    box = load_box()
    assert words.card_name(load("es"), box, box.parse_card("panic:JH")) == "¡Pánico! J♥"
    assert words.role_name(load("zh-Hant"), "sheriff") == "警長"
    assert words.kind_name(load("ru"), "stagecoach") == "Stagecoach"


@pytest.mark.parametrize("language", ["ru", "zh-Hant"])
@pytest.mark.parametrize(
    ("count", "told"), [(1, "Ann draws a card."), (2, "Ann draws 2 cards."), (21, "Ann draws 21 cards.")]
)
def test_english_sentences_count_as_english_does(language: str, count: int, told: str) -> None:
    """Neither Russian, in which 21 is counted like 1, nor Chinese has a say in the form of an English word."""
    assert load(language)("event-draws-hidden", player="Ann", count=count) == told


@pytest.mark.parametrize(
    ("explicit", "chosen"),
    [
        ("es", "es"),
        ("es_MX", "es"),
        ("ru_RU.UTF-8", "ru"),
        ("zh", "zh-Hant"),
        ("zh_TW", "zh-Hant"),
        ("zh-hant", "zh-Hant"),
    ],
)
def test_a_partial_language_can_be_asked_for(explicit: str, chosen: str) -> None:
    assert choose_language(explicit, {}) == chosen


def test_the_environment_alone_gives_no_partial_language() -> None:
    assert choose_language(None, {"LANG": "es_ES.UTF-8"}) == "en"
    assert choose_language(None, {"LANG": "zh_TW"}) == "en"
