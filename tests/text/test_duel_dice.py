"""The Duel and The Dice Game in words: everything has its name and its text, and each stands where it belongs."""

from __future__ import annotations

import re

import pytest

from sixgun.games.roles import ROLES as ROLE_IDS
from sixgun.games.roles import ROLES_OF, aim_of
from sixgun.text import MissingText, dice, duel, languages, load
from sixgun.text import words as shared
from sixgun.text.dice.catalogue import FACES
from sixgun.text.dice.catalogue import TERMS as DICE_TERMS
from sixgun.text.duel.cards import BACKS
from sixgun.text.duel.catalogue import BORDERS, SIDES, SYMBOLS
from sixgun.text.duel.catalogue import TERMS as DUEL_TERMS

from .messages import RULEBOOKS, ids_of, names_of_duel_and_dice, patterns, rule_message, rules, variables

CARDS = ids_of("duel", "cards")
CHARACTERS = ids_of("duel", "characters")
DICE_CHARACTERS = ids_of("dice", "characters")
EN = load("en")
IT = load("it")
OURS = ("duel-", "dice-", "game-", "rule-D-", "rule-G-")
"""What the messages of the two games begin with."""
TOLD = (
    *(f"{game}-{what}-" for game in ("duel", "dice") for what in ("event", "prompt", "asked", "action", "refusal")),
    "duel-because", "duel-marked", "duel-place-", "duel-target-",
)  # fmt: skip
"""What those begin with that are told while a game is played; they have gaps, and tests of their own."""


def ours(language: str) -> dict[str, str]:
    """Return all messages of the two games in a language, as they are read."""
    texts = load(language)
    wanted = [message for message in patterns(language) if message.startswith(OURS) and not message.startswith(TOLD)]
    return {message: texts(message) for message in wanted}


def named_rules(chapter: str) -> dict[str, str]:
    """Return the rules of a chapter that are about a card or a character, and its English name."""
    text = "\n".join(book.read_text(encoding="utf-8") for book in RULEBOOKS)
    found = re.findall(rf"^- ({chapter}\.[0-9]+) \*\*([^*]+)\*\*", text, re.MULTILINE)
    return {rule: name for rule, name in found if not name.endswith(".")}


# Everything is there -------------------------------------------------------------------------------------


def test_how_much_there_is() -> None:
    assert (len(CARDS), len(CHARACTERS), len(DICE_CHARACTERS), len(FACES)) == (31, 24, 16, 6)


@pytest.mark.parametrize("language", languages())
def test_the_games_have_all_their_texts(language: str) -> None:
    texts = load(language)
    needed = duel.message_ids(CARDS, CHARACTERS) | dice.message_ids(DICE_CHARACTERS)
    assert not [message for message in sorted(needed) if not texts.has(message)]


def test_the_words_are_those_of_the_file_of_names() -> None:
    known = set(names_of_duel_and_dice())
    assert {f"duel-term-{term}" for term in DUEL_TERMS} == {m for m in known if m.startswith("duel-term-")}
    assert {f"duel-side-{side}" for side in SIDES} == {m for m in known if m.startswith("duel-side-")}
    assert {f"duel-border-{border}" for border in BORDERS} == {m for m in known if m.startswith("duel-border-")}
    assert {f"duel-symbol-{symbol}" for symbol in SYMBOLS} == {m for m in known if m.startswith("duel-symbol-")}
    assert {f"dice-face-{face}" for face in FACES} == {m for m in known if m.startswith("dice-face-")}
    # The pile of arrows has no name in any edition we know.
    terms = {f"dice-term-{term}" for term in DICE_TERMS} - {"dice-term-arrow_pile"}
    assert terms == {m for m in known if m.startswith("dice-term-")}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("book", "count"), [("D", 194), ("G", 78)])
def test_every_rule_has_a_text(language: str, book: str, count: int) -> None:
    texts = load(language)
    found = [rule for rule in rules() if rule.startswith(f"{book}-")]
    assert len(found) == count
    assert not [rule for rule in found if not texts.has(rule_message(rule))]
    assert {f"{book}-{chapter}" for chapter in range({"D": 20, "G": 10}[book])} <= set(found)


# Everything stands where it belongs ----------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("chapter", "count"), [("D-16", 31), ("D-17", 24), ("G-7", 16)])
def test_a_rule_about_a_card_or_character_names_it(language: str, chapter: str, count: int) -> None:
    texts = load(language)
    ids = {entry["en"]: message for message, entry in names_of_duel_and_dice().items() if _is_a_thing(message, chapter)}
    named = named_rules(chapter)
    assert sorted(named.values()) == sorted(ids)
    assert len(named) == count
    for rule, name in named.items():
        assert texts(ids[name]) in shared.rule_text(texts, rule), rule


def _is_a_thing(message: str, chapter: str) -> bool:
    kind = {"D-16": "duel-card-", "D-17": "duel-character-", "G-7": "character-"}[chapter]
    return message.startswith(kind)


@pytest.mark.parametrize(("language", "other"), [("en", "it"), ("it", "en")])
def test_no_text_calls_a_card_by_its_name_in_another_language(language: str, other: str) -> None:
    names = {message: entry for message, entry in names_of_duel_and_dice().items() if message.startswith("duel-card-")}
    spoken = {entry[language] for entry in names.values()}
    foreign = {entry[other] for entry in names.values()} - spoken
    assert len(foreign) > 20
    people = re.compile("|".join(duel.character_name(EN, character) for character in CHARACTERS))
    for message, told in ours(language).items():
        text = people.sub("", told)  # one of them is called Hat
        if message.startswith("game-"):  # titles stay as they are
            continue
        assert not [name for name in foreign if re.search(rf"\b{re.escape(name)}(?!\w)", text)], message


@pytest.mark.parametrize("language", languages())
def test_no_text_has_a_gap(language: str) -> None:
    told = ours(language)
    assert len(told) > 500
    for message in told:
        assert not variables(patterns(language)[message]).names, message


@pytest.mark.parametrize("language", languages())
def test_no_two_things_have_the_same_text(language: str) -> None:
    texts = load(language)
    characters = [duel.character_text(texts, character) for character in CHARACTERS]
    characters += [dice.character_text(texts, character) for character in DICE_CHARACTERS]
    assert len(set(characters)) == 40
    assert len({dice.face_text(texts, face) for face in FACES}) == 6
    shorts = [duel.card_short(texts, card) for card in CARDS]
    assert len(set(shorts)) == 31
    assert max(len(short) for short in shorts) <= 60
    numbered = [text for message, text in ours(language).items() if message.startswith("rule-") and text.count(" ") > 7]
    assert len(set(numbered)) == len(numbered)


# What the functions give ---------------------------------------------------------------------------------


def test_names_and_texts_of_the_duel() -> None:
    assert [duel.kind_name(texts, "stampede") for texts in (EN, IT)] == ["Stampede", "Mandria di bisonti"]
    assert duel.card_text(EN, "colt") == "A hit at the opponent's active character."
    assert duel.card_short(IT, "missed") == "schiva un colpo"
    assert duel.character_name(IT, "wyatt_ear") == "Wyatt Ear"
    assert duel.character_text(EN, "west_harding") == "You may play any number of BANG! cards."
    assert [duel.border_name(EN, border) for border in BORDERS] == ["BANG! card", "Action card", "Equipment card"]
    assert [duel.back_name(EN, back) for back in BACKS] == ["law card", "outlaw card"]
    assert [duel.symbol_name(IT, symbol) for symbol in SYMBOLS] == [
        "barile",
        "serpente",
        "dinamite",
        "ferro di cavallo",
    ]
    assert [duel.side_name(texts, "outlaws") for texts in (EN, IT)] == ["Outlaws", "Fuorilegge"]
    assert duel.side_aim(EN, "outlaws") == "Eliminate every character of the law, in play and in reserve."
    assert duel.term_name(EN, "ac_token") == "AC token"
    assert duel.rule_text(EN, "D-8.6") == "You need not dodge, even if you can."


def test_names_and_texts_of_the_dice_game() -> None:
    assert [dice.face_name(texts, "bullseye_1") for texts in (EN, IT)] == ["Bull's Eye 1", "Bersaglio 1"]
    assert dice.face_text(EN, "beer") == "A player of your choice, or you yourself, regains a life point."
    assert dice.character_name(IT, "suzy_lafayette") == "Suzy Lafayette"
    assert dice.character_text(EN, "willy_the_kid") == "For him two gatlings are enough."
    assert dice.term_name(EN, "arrow_pile") == "arrow pile"
    assert dice.rule_text(EN, "G-2.5") == "The nine arrows start in a pile in the middle."


def test_names_of_the_games() -> None:
    titles = [shared.game_name(EN, game) for game in ("classic", "duel", "dice")]
    assert titles == ["BANG! The Card Game", "BANG! The Duel", "BANG! The Dice Game"]
    assert "two players" in shared.game_text(EN, "duel")
    assert "dadi" in shared.game_text(IT, "dice")


def test_with_three_the_aims_are_those_of_the_card_game() -> None:
    """G-8.2 lets everybody hunt the same player as B-14.2."""
    for role in ROLES_OF[3]:
        aim = dice.role_aim(EN, ROLE_IDS[role], 3)
        assert aim == f"Eliminate the {dice.role_name(EN, ROLE_IDS[aim_of(role)])} yourself."
    assert dice.role_aim(EN, "sheriff", 5) == "Get rid of every Outlaw and every Renegade."


def test_what_nobody_has_written_is_called_by_its_id() -> None:
    assert duel.kind_name(EN, "iron_horse") == "Iron Horse"
    assert duel.card_short(EN, "iron_horse") == ""
    assert "Iron Horse" in duel.card_text(EN, "iron_horse")
    assert "Lonely Rider" in duel.character_text(EN, "lonely_rider")
    assert "Lonely Rider" in dice.character_text(EN, "lonely_rider")
    with pytest.raises(MissingText):
        dice.face_name(EN, "bullseye_3")
