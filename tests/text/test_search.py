"""Questions of newcomers lead to the rule that answers them, in every language; guides cite rules that are there."""

from __future__ import annotations

import re
from functools import cache

import pytest

from sixgun.games.registry import GAMES
from sixgun.text import languages, load
from sixgun.text.folding import fold
from sixgun.text.rulebook import Rulebook, book_of
from sixgun.text.rulebook.search import Line, places, search, synonyms, terms_of

NUMBER = re.compile(r"\b[A-Z]{1,3}-[0-9]+(?:\.[0-9]+)*")
FIRST = 3
"""Among so many places the answer stands."""

ANSWERS = {
    "win": {"classic": {"guide-0", "B-2.1", "B-13.3"}, "duel": {"guide-0", "D-1.3"}, "dice": {"guide-0", "G-6.6"}},
    "reward": {"classic": {"B-12.4"}},
    "deck": {"classic": {"B-7.5"}, "duel": {"D-4.3", "D-4.4"}},
    "two bang": {"classic": {"B-5.2"}, "duel": {"D-6.9"}},
    "range": {"classic": {"B-4.4"}, "dice": {"G-5.2"}},
    "hand": {"classic": {"B-3.6"}, "duel": {"D-3.7"}},
    "first": {"classic": {"B-1.8"}, "duel": {"D-2.8"}, "dice": {"G-2.6"}},
    "die": {"classic": {"B-12.1", "B-6.7"}, "dice": {"G-6.1"}},
}
"""What is asked, and in each game the rules one of which must stand among the first."""

QUESTIONS = {
    "en": {
        "win": "how to win",
        "reward": "reward",
        "deck": "deck runs out",
        "two bang": "can i play two bang",
        "range": "range",
        "hand": "too many cards in hand",
        "first": "who goes first?",
        "die": "What happens when I die",
    },
    "it": {
        "win": "come si vince",
        "reward": "ricompensa",
        "deck": "finisce il mazzo",
        "two bang": "posso giocare due bang",
        "range": "portata",
        "hand": "troppe carte in mano",
        "first": "chi comincia?",
        "die": "cosa succede se muoio",
    },
    "es": {
        "win": "como ganar",
        "reward": "recompensa",
        "deck": "se acaba el mazo",
        "two bang": "¿puedo jugar dos bang?",
        "range": "alcance",
        "hand": "demasiadas cartas en la mano",
        "first": "quién empieza",
        "die": "qué pasa si muero",
    },
    "el": {
        "win": "πώς κερδίζω",
        "reward": "ανταμοιβή",
        "deck": "τελειώνει η τράπουλα",
        "two bang": "μπορώ να παίξω δύο bang",
        "range": "βεληνεκές",
        "hand": "πολλές κάρτες στο χέρι",
        "first": "ποιος αρχίζει;",
        "die": "τι γίνεται αν πεθάνω",
    },
    "ru": {
        "win": "как победить",
        "reward": "награда",
        "deck": "кончилась колода",
        "two bang": "можно ли сыграть два бэнг",
        "range": "дальность",
        "hand": "слишком много карт в руке",
        "first": "кто начинает?",
        "die": "что будет, если я умру",
    },
    "zh-Hant": {
        "win": "怎麼獲勝",
        "reward": "獎勵",
        "deck": "牌庫用完",
        "two bang": "可以打兩張BANG嗎",
        "range": "射程",
        "hand": "手牌太多",
        "first": "誰先開始？",
        "die": "我死了會怎樣",
    },
}


@cache
def book(language: str) -> Rulebook:
    return Rulebook(load(language), [book_of(game, load(language)) for game in GAMES])


@cache
def lines(language: str) -> list[Line]:
    return book(language).lines()


def ask(language: str, question: str, game: str = "classic") -> list[str]:
    """Return the ids of what is found, the best first; what is no rule of ``game`` comes with the name of its own."""
    return [
        line.id if line.game == game or line.id[0].isupper() else f"{line.game}: {line.id}"
        for _, line in search(lines(language), terms_of(load(language), question), question, game)
    ]


def test_questions_are_there_in_every_language() -> None:
    assert set(QUESTIONS) == set(languages())
    assert all(set(questions) == set(ANSWERS) for questions in QUESTIONS.values())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("about", ANSWERS)
def test_questions_of_newcomers(language: str, about: str) -> None:
    question = QUESTIONS[language][about]
    for game, answers in ANSWERS[about].items():
        assert answers & set(ask(language, question, game)[:FIRST]), (question, game)


def test_whole_words_come_before_what_only_holds_them() -> None:
    found = ask("en", "range")
    assert found.index("B-4.4") < found.index("duel: dalon_ranger")
    assert ask("en", "hat", "duel")[0] == "hat"
    assert ask("en", "volcanic")[0] == "volcanic"
    assert ask("en", "B-9.1")[0] == "B-9.1"


def test_more_of_the_words_come_first() -> None:
    found = search(lines("en"), terms_of(load("en"), "beer two players left"), "")
    numbers = [number for number, _ in found]
    assert numbers == sorted(numbers, reverse=True)
    assert "B-9.3" in [line.id for _, line in found[:FIRST]]


def test_words_that_say_nothing_are_left_out_unless_there_are_no_others() -> None:
    assert [term.word for term in terms_of(load("en"), "what does the jail do")] == ["jail"]
    assert [term.word for term in terms_of(load("en"), "what does it do")] == ["what", "does", "it", "do"]
    assert terms_of(load("en"), " ?! ") == []


def test_what_was_found_can_be_marked() -> None:
    folded = fold("Whoever eliminates an Outlaw")
    assert [folded[begin:end] for begin, end in places(terms_of(load("en"), "outlaws"), folded)] == ["outlaw"]
    assert places(terms_of(load("zh-Hant"), "射程"), "武器的射程") == [(3, 5)]


@pytest.mark.parametrize("language", languages())
def test_synonyms_and_guides_name_rules_that_are_there(language: str) -> None:
    texts = load(language)
    answered = [rules for _, _, rules in synonyms(texts)]
    assert answered == [rules for _, _, rules in synonyms(load("en"))]
    assert all(phrases for phrases, _, _ in synonyms(texts))
    for game in GAMES:
        guide = book_of(game, texts).guide(texts)
        assert [NUMBER.findall(text) for _, text in guide] == [
            NUMBER.findall(text) for _, text in book_of(game, load("en")).guide(load("en"))
        ]
        assert all(head and NUMBER.search(text) for head, text in guide)
        answered.append([rule for _, text in guide for rule in NUMBER.findall(text)])
    for rules in answered:
        assert all(book(language).has(rule) or book(language).below(rule) for rule in rules)
