"""``sixgun rules``: the rulebook by number, by name and by text."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from sixgun.text import languages, load
from sixgun.text.rulebook.book import Rulebook
from sixgun.text.rulebook.classic import CHAPTERS, ClassicBook, whole_box
from tests.cli.command import Result, sixgun_command
from tests.cli.lines import untidy


def rules(*words: str) -> Result:
    return sixgun_command("rules", *words)


def text(result: Result) -> str:
    return " ".join(result.out.split())


@pytest.mark.parametrize("language", languages())
def test_the_contents_name_every_chapter(language: str) -> None:
    result = rules("--lang", language)
    assert result.code == 0
    for chapter in CHAPTERS:
        assert f"\n{chapter:<5}" in result.out
    for words in ("B-9.1", "CB-1", "CD-15", "HN-15", "FC-15", "EV-3", "DC-5.11", "B-17"):
        assert words in result.out
    assert not untidy(result.out, 80)


def test_a_rule_stands_in_its_chapter_with_its_sub_rules() -> None:
    result = rules("HN-5")
    assert result.code == 0
    assert "HN The events of High Noon" in result.out
    assert [f"HN-5.{n}" in result.out for n in range(1, 10)] == [True] * 9
    assert "HN-6" not in result.out
    assert "About: Ghost Town (event of High Noon)" in result.out


@pytest.mark.parametrize("word", ["b-9.1", "B9.1", "b 9.1", "B-9.1."])
def test_numbers_may_be_typed_carelessly(word: str) -> None:
    assert rules(word).out == rules("B-9.1").out
    assert "The brown cards" in rules(word).out


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("cat balou", ["Cat Balou brown card", "5 cards: K♥, 9♦, 10♦, J♦, 8♣", "B-9.9"]),
        ("CATBALOU", ["Cat Balou brown card"]),
        ("bible", ["Bible green card", "DC-5.1"]),
        ("vera custer", ["character of Dodge City, life points: 3", "CD-15.9"]),
        ("Claus The Saint", ["character of The Bullet", "CS-3.4"]),
        ("the sermon", ["event of High Noon", "HN-11"]),
        ("high noon", ["event of High Noon", "set, --set high_noon", "HN-15", "EV-1.1"]),
        ("sheriff", ["Sheriff role", "B-2.1"]),
        ("colt 45", ["Colt .45", "B-11.1"]),
        ("distance", ["word of the rules", "B-4.1"]),
        ("dodge_city", ["set, --set dodge_city", "DC-1.1"]),
        ("balou", ["Cat Balou brown card"]),  # nothing else is called anything like it
        ("FC", ["FC-1 ", "FC-15.1"]),
    ],
)
def test_things_are_found_by_name(word: str, shown: list[str]) -> None:
    result = rules(*word.split())
    assert result.code == 0
    assert not result.err
    for part in shown:
        assert part in text(result)
    assert max(cell_len(line) for line in result.out.splitlines()) <= 80


def test_names_of_the_language_and_english_names_are_known() -> None:
    assert "Mancato! carta marrone" in text(rules("mancato", "--lang", "it"))
    assert "Mancato! carta marrone" in text(rules("Missed!", "--lang", "it"))
    assert "Città fantasma" in rules("citta FANTASMA", "--lang", "it").out
    assert "B-9.2" in rules("missed", "--lang", "el").out


@pytest.mark.parametrize(
    ("words", "near"),
    [
        (["B-9.99"], "B-9.9"),
        (["gostown"], "Ghost Town"),
        (["xyzzy"], "--search “xyzzy”"),
        (["ri"], "Sheriff"),
    ],
)
def test_what_is_not_found_is_said_with_what_is_like_it(words: list[str], near: str) -> None:
    result = rules(*words)
    assert result.code == 1
    assert not result.out
    assert "Nothing in the rules is called" in result.err
    assert near in result.err


def test_searching_takes_all_words_without_accents_and_capitals() -> None:
    result = rules("--search", "GHOST turn")
    assert result.code == 0
    assert "HN-5.6" in result.out
    assert "HN-6" not in result.out
    plain = rules("--search", "citta", "--lang", "it")
    assert plain.code == 0
    assert "Città" in plain.out
    assert rules("ghost", "--search", "turn").out == rules("--search", "turn ghost").out


def test_words_are_searched_from_their_beginning() -> None:
    """Ends of words are looked for only if nothing begins so."""
    result = rules("--search", "hat", "--game", "duel")
    assert "D-16.6" in result.out
    assert "D-3.1" not in result.out  # that, what, whatever
    assert "D-4.2" not in result.out
    assert "dynamite" in rules("--search", "ynamite", "--game", "dice").out


def test_a_rule_of_another_game_is_no_fault() -> None:
    result = rules("B-9.1", "--game", "dice")
    assert result.code == 1
    assert "B-9.1 is a rule of another game: sixgun rules B-9.1" in result.err
    assert rules("B-99", "--game", "dice").code == 1


EXAMPLES = [("classic", "HN"), ("duel", "pearl hat"), ("dice", "suzy lafayette")]


@pytest.mark.parametrize(
    ("language", "game", "example"),
    [(tag, *EXAMPLES[n % 3]) for n, tag in enumerate(languages())] + [("en", *each) for each in EXAMPLES],
)
def test_the_contents_of_a_game_end_with_its_own_examples(language: str, game: str, example: str) -> None:
    lines = rules("--game", game, "--lang", language).out.splitlines()
    examples = [line for line in lines if line.startswith("sixgun ")]
    assert any(line.startswith(f"sixgun rules {example} ") for line in examples)
    assert not untidy("\n".join(lines), 80)
    if game != "classic":
        assert not any("cat balou" in line for line in examples)


def test_searching_in_vain_offers_words_that_are_there() -> None:
    result = rules("--search", "dnyamite")
    assert result.code == 1
    assert not result.out
    assert "stands nowhere in the rules" in result.err
    assert "dynamite" in result.err
    assert rules("--search", "").code == 2


@pytest.mark.parametrize("language", languages())
def test_whatever_the_game_cites_can_be_looked_up(language: str) -> None:
    box = whole_box()
    book = Rulebook(load(language), [ClassicBook(load(language), box)])
    cited = {rule for kind in box.kinds for rule in kind.rules}
    cited |= {rule for character in box.characters for rule in character.rules}
    cited |= {rule for event in box.events for rule in event.rules}
    for rule in cited:
        assert book.find_rule(rule) == rule
    for ability in box.abilities:
        assert book.find_rule(ability.cite) == ability.cite
    for thing in book.things:
        assert thing in book.find(thing.name)
        assert thing in book.find(thing.id)
        assert thing.rules
        assert all(book.has(rule) or book.below(rule) for rule in thing.rules)


def test_every_rule_is_below_its_chapter_once() -> None:
    book = Rulebook(load("en"), [ClassicBook(load("en"), whole_box())])
    found = [rule for chapter in CHAPTERS for rule in book.below(chapter)]
    assert found == book.rules
    assert len(found) > 400


def test_without_signs_the_rulebook_is_ascii() -> None:
    for words in ((), ("cat", "balou"), ("--search", "distance")):
        result = sixgun_command("rules", *words, "--lang", "it", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
        assert result.out.isascii()


def test_help_tells_of_it() -> None:
    assert "rules" in sixgun_command("--help").out
    assert "--search" in rules("--help").out
