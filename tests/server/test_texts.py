"""What the page reads: its texts and the rulebook, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from sixgun.games.classic.sets import OWN_SETS, load_box
from sixgun.games.registry import GAMES
from sixgun.server.words.library import page_texts, rulebook
from sixgun.server.words.refusals import REASONS
from sixgun.text import languages, load
from sixgun.text.rulebook import Rulebook, book_of

from .house import in_loop
from .online import site_at

LARGEST = 100_000
"""Most bytes of the texts of a page."""


@pytest.mark.parametrize("lang", languages())
def test_the_page_gets_all_that_it_names_itself(lang: str) -> None:
    text = page_texts(lang)
    messages: dict[str, ftl.Message] = {}
    for entry in parse(text).body:
        assert isinstance(entry, ftl.Message), entry
        assert entry.id.name not in messages
        messages[entry.id.name] = entry
    box = load_box(OWN_SETS)
    wanted = {f"card-{kind.id}" for kind in box.kinds} | {f"eventcard-{event.id}" for event in box.events}
    wanted |= {f"character-{character.id}" for character in box.characters}
    wanted |= {f"game-{game}" for game in GAMES}
    if lang in ("en", "it"):
        wanted |= {f"server-{reason}" for reason in REASONS}
    wanted |= {f"language-name-{other}" for other in languages()}
    wanted |= {"role-sheriff", "dice-face-beer", "duel-card-colt", "suit-hearts", "set-base", "duel-symbol-snake"}
    assert wanted <= set(messages)
    assert all(any(a.id.name == "text" for a in messages[f"card-{kind.id}"].attributes) for kind in box.kinds)
    assert not any(message.startswith(("rule-", "cli-", "event-", "help-")) for message in messages)
    assert f"card-missed = {load(lang)('card-missed')}" in text
    assert len(page_texts("en").encode()) < LARGEST


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_rulebook_has_every_rule_once(lang: str) -> None:
    texts = load(lang)
    whole = Rulebook(texts, [book_of(game, texts) for game in GAMES])
    found: list[str] = []
    for game in rulebook(lang):
        chapters = game["chapters"]
        assert isinstance(chapters, list)
        for chapter in chapters:
            assert chapter["title"]
            for entry in chapter["entries"]:
                found.append(entry["id"])
                assert entry["title"] or entry["text"]
                assert not entry["text"] or entry["text"] == whole.text(entry["id"])
    assert len(found) == len(set(found))
    assert set(found) >= set(whole.rules)
    by_game = {game["game"]: game for game in rulebook(lang)}
    assert list(by_game) == list(GAMES)
    for name, shelf, least in (("classic", "cards", 39), ("classic", "events", 30), ("duel", "characters", 24)):
        things = by_game[name][shelf]
        assert isinstance(things, list)
        assert len(things) >= least
        assert all(thing["name"] and thing["text"] and thing["rules"] for thing in things)


def test_what_is_printed_on_cards_of_the_duel() -> None:
    """The page draws it: 80 cards with their symbols for revealing, and 24 characters (D-0.4, D-0.5, D-1.1)."""
    book = next(game for game in rulebook("en") if game["game"] == "duel")
    assert isinstance(book["cards"], list)
    assert isinstance(book["characters"], list)
    cards = {card["id"]: card for card in book["cards"]}
    symbols = [symbol for card in cards.values() for of_back in card["symbols"].values() for symbol in of_back]
    assert {name: symbols.count(name) for name in set(symbols)} == {
        "barrel": 20, "snake": 20, "dynamite": 10, "horseshoe": 30,
    }  # fmt: skip
    assert all(sum(len(card["symbols"][back]) for card in cards.values()) == 40 for back in ("law", "outlaws"))
    marks = {kind: cards[kind]["marks"] for kind in ("colt", "missed", "scope", "stampede", "beer")}
    assert marks == {
        "colt": ["hit"], "missed": ["dodge"], "scope": ["reload"], "stampede": ["reload", "always"], "beer": [],
    }  # fmt: skip
    always = {character["id"] for character in book["characters"] if character["always"]}
    assert always == {"bart_masterson", "buffalo_bell", "the_stranger"}


def test_rules_about_one_thing_are_called_by_its_name() -> None:
    titles: dict[str, str] = {}
    for game in rulebook("en"):
        chapters = game["chapters"]
        assert isinstance(chapters, list)
        titles.update({entry["id"]: entry["title"] for chapter in chapters for entry in chapter["entries"]})
    assert titles["CB-1"] == "Bart Cassidy"
    assert titles["HN-1"] == "Blessing"
    assert titles["B-9.1"] == "BANG!"
    assert titles["B-2"] == "Roles and what they want"
    assert titles["DC-1"] == "In general"
    assert titles["B-1.1"] == ""


@in_loop
async def test_texts_are_fetched_once(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db") as site, site.client() as client:
        for path, kind in (("/api/texts/it", "text/plain"), ("/api/rules/it", "application/json")):
            first = await client.get(path)
            assert first.status_code == 200
            assert first.headers["content-type"].startswith(kind)
            assert "no-store" not in first.headers["cache-control"]
            again = await client.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert (await client.get(path, headers={"if-none-match": '"another"'})).status_code == 200
            plain = await client.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == first.content
            assert first.headers["content-encoding"] == "gzip"
            assert int(first.headers["content-length"]) < len(plain.content) / 2
        unknown = await client.get("/api/texts/xx")
        assert unknown.status_code == 404
        assert unknown.json()["reason"] == "no-such-language"
        assert (await client.get("/api/tables")).headers["cache-control"] == "no-store"
