"""The names of the editions in other languages: those of docs/rules/names-*.toml are used as they stand there."""

from __future__ import annotations

import tomllib

import pytest

from sixgun.games.classic.sets import OWN_SETS, load_box
from sixgun.text import choose_language, languages, load

from .messages import RULES, names_of_duel_and_dice

FACTS = RULES / "names-card-game.toml"
KEYS = {"el": "el", "en": "en", "es": "es", "it": "it", "ru": "ru", "zh-Hant": "zh"}
"""The languages by their keys in the files of names."""
TERMS = {
    "colt_45": "weapon-colt_45",
    "dodge_city_set": "set-dodge_city",
    "fistful_set": "set-fistful_of_cards",
    "high_noon_set": "set-high_noon",
}
SELF_NAMES = {
    "el": "ελληνικά",
    "en": "English",
    "es": "español",
    "it": "italiano",
    "ru": "русский",
    "zh-Hant": "繁體中文",
}


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
    assert {language: load(language).name for language in languages()} == SELF_NAMES


@pytest.mark.parametrize(("language", "count"), [("es", 81), ("el", 57), ("ru", 27), ("zh-Hant", 52)])
def test_how_many_names_there_are(language: str, count: int) -> None:
    assert len(names(KEYS[language])) == count


@pytest.mark.parametrize("language", languages())
def test_every_language_uses_the_names_of_its_editions(language: str) -> None:
    texts = load(language)
    assert not {message: text for message, text in names(KEYS[language]).items() if texts(message) != text}


def test_english_names_everything() -> None:
    box = load_box(OWN_SETS)
    known = set(names("en"))
    assert set(names_of_duel_and_dice()) <= known
    assert {f"card-{kind.id}" for kind in box.kinds} <= known
    assert {f"character-{character.id}" for character in box.characters} <= known
    assert {f"eventcard-{event.id}" for event in box.events} <= known


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
def test_tags_are_matched_generously(explicit: str, chosen: str) -> None:
    assert choose_language(explicit, {}) == chosen


def test_the_environment_chooses_too() -> None:
    assert choose_language(None, {"LANG": "es_ES.UTF-8"}) == "es"
    assert choose_language(None, {"LANG": "zh_TW"}) == "zh-Hant"
    assert choose_language(None, {"LANG": "fi_FI"}) == "en"
