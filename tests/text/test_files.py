"""The language files: well written, complete, alike in all languages, and without anything left over."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from sixgun.bots.classic import caution as classic_caution
from sixgun.bots.classic import reason as classic_reason
from sixgun.bots.dice import caution as dice_caution
from sixgun.bots.dice import reason as dice_reason
from sixgun.bots.duel import caution as duel_caution
from sixgun.bots.duel import reason as duel_reason
from sixgun.games.classic.sets import OWN_SETS, load_box
from sixgun.games.registry import GAMES
from sixgun.server.words.refusals import REASONS
from sixgun.text import dice, duel, languages, load
from sixgun.text.classic import message_ids

from .messages import LOCALES, ids_of, patterns, resources, rule_message, rules, strings, trees, variables

CAUTIONS = {"classic": classic_caution.CAUTIONS, "duel": duel_caution.CAUTIONS, "dice": dice_caution.CAUTIONS}
HINTS = {"classic": classic_reason.REASONS, "duel": duel_reason.REASONS, "dice": dice_reason.REASONS}
BOX = load_box(OWN_SETS)
OTHERS = [language for language in languages() if language != "en"]

SAME = Path(__file__).with_name("same")
"""For each language the ids of messages that are the same as in English, and may be: names that editions leave as they
are, signs, and words that happen to be the same."""


def words(pattern: ftl.Pattern) -> str:
    """Return a pattern as plain text, gaps as their names."""
    from fluent.syntax.serializer import serialize_pattern

    return serialize_pattern(pattern)


@pytest.mark.parametrize("language", languages())
def test_every_file_is_well_written(language: str) -> None:
    for name, resource in resources(language).items():
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            assert not isinstance(entry, ftl.Term), f"{language}/{name}: terms are not used"


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language: str) -> None:
    seen: dict[str, str] = {}
    for name, resource in resources(language).items():
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in seen, f"{entry.id.name} in {seen.get(entry.id.name)} and {name}"
                seen[entry.id.name] = name


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_files_and_messages(language: str) -> None:
    assert sorted(resources(language)) == sorted(resources("en"))
    assert sorted(patterns(language)) == sorted(patterns("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_messages_speak_of_the_same_things_in_every_language(language: str) -> None:
    for message, pattern in patterns("en").items():
        english, other = variables(pattern), variables(patterns(language)[message])
        assert english.names == other.names, message
        assert not english.references
        assert not other.references


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english, other = patterns("en"), patterns(language)
    same = {message for message in english if words(english[message]) == words(other[message])}
    characters = ("character-", "duel-character-")
    names = {message for message in same if message.startswith(characters) and "." not in message}
    assert sorted(same - names) == (SAME / f"{language}.txt").read_text(encoding="utf-8").split()


@pytest.mark.parametrize("language", languages())
def test_the_card_game_has_all_its_texts(language: str) -> None:
    texts = load(language)
    assert not [message for message in sorted(message_ids(BOX)) if not texts.has(message)]


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_a_summary(language: str) -> None:
    texts = load(language)
    assert len(rules()) > 680
    assert not [rule for rule in rules() if not texts.has(rule_message(rule))]


def test_no_rule_is_made_up() -> None:
    known = {rule_message(rule) for rule in rules()}
    assert {message for message in patterns("en") if message.startswith("rule-")} == known


def test_no_message_is_unused() -> None:
    used = message_ids(BOX)
    for _, tree in trees("."):
        used |= strings(tree)
    used |= duel.message_ids(ids_of("duel", "cards"), ids_of("duel", "characters"))
    used |= dice.message_ids(ids_of("dice", "characters"))
    used |= {rule_message(rule) for rule in rules()}
    used |= {f"server-{reason}" for reason in REASONS}
    used |= {f"caution-{game}-{name}" for game, names in CAUTIONS.items() for name in names}
    used |= {f"hint-{game}-{name}" for game, names in HINTS.items() for name in names}
    used |= {f"guide-{game}" for game in GAMES}
    used |= {f"error-notation-{what}" for what in ("action", "card", "character", "seat")}
    of_the_page = {message for message in patterns("en") if message.startswith("page-")}  # see test_page.py
    assert not sorted(set(patterns("en")) - of_the_page - used)


@pytest.mark.parametrize("language", languages())
def test_every_caution_and_every_reason_has_a_sentence(language: str) -> None:
    texts = load(language)
    for prefix, games in (("caution", CAUTIONS), ("hint", HINTS)):
        for game, names in games.items():
            assert not [name for name in names if not texts.has(f"{prefix}-{game}-{name}")]


@pytest.mark.parametrize("language", languages())
def test_texts_are_tidy(language: str) -> None:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        assert "\t" not in text
        assert "  ." not in text.replace("    .", "")
        for line in text.splitlines():
            assert line == line.rstrip(), f"{path}: {line!r}"
            assert "..." not in line, f"{path}: write … for an ellipsis"
            assert " -- " not in line, f"{path}: {line!r}"
