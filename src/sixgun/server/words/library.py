"""What the page reads at its leisure: its messages, and the rulebook, in one language each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sixgun.games.registry import GAMES
from sixgun.server.words.speaker import Words
from sixgun.server.words.texts import texts_in
from sixgun.text import Texts, languages
from sixgun.text.rulebook import Book, Rulebook, Thing, book_of

PREFIXES: Final = (
    "border-",
    "card-",
    "character-",
    "dice-character-",
    "dice-face-",
    "dice-short-",
    "dice-term-",
    "duel-back-",
    "duel-border-",
    "duel-card-",
    "duel-character-",
    "duel-short-",
    "duel-side-",
    "duel-symbol-",
    "duel-term-",
    "error-",
    "eventcard-",
    "game-",
    "language-",
    "list-",
    "no-text",
    "page-",
    "rank-",
    "role-",
    "server-",
    "set-",
    "short-",
    "suit-",
    "term-",
    "three-players-",
    "weapon-",
)
"""What the messages of the page begin with: all that it names by itself. The story and the questions come in words."""

SHELVES: Final = {
    "card": "cards",
    "face": "cards",
    "character": "characters",
    "event": "events",
    "role": "roles",
    "side": "roles",
    "set": "sets",
}
"""In which list of a game things of a kind stand; all others are words."""


@lru_cache(maxsize=16)
def page_texts(lang: str) -> str:
    """Return the messages of the page as one Fluent resource.

    To those of the language it adds what every language calls itself (``language-name-it``).

    Raises:
        UnknownLanguage: there are no texts in this language.
    """
    resource = texts_in(lang).resource(lambda message: message.startswith(PREFIXES))
    names = [f"language-name-{other} = {texts_in(other).name}" for other in languages()]
    return resource + "\n".join(names) + "\n"


@lru_cache(maxsize=16)
def rulebook(lang: str) -> tuple[Words, ...]:
    """Return the rulebook of every game, as JSON-ready values.

    Raises:
        UnknownLanguage: there are no texts in this language.
    """
    texts = texts_in(lang)
    books = [book_of(game, texts) for game in GAMES]
    whole = Rulebook(texts, books)
    return tuple(_game(texts, whole, book) for book in books)


def _game(texts: Texts, whole: Rulebook, book: Book) -> Words:
    """Return the part on one game: its chapters with their rules in order, and all that has a name."""
    found: Words = {
        "game": book.game_id,
        "title": texts(f"game-{book.game_id}"),
        "text": texts(f"game-{book.game_id}.text"),
        "guide": [{"head": head, "text": text} for head, text in book.guide(texts)],
        "chapters": [
            {
                "id": chapter,
                "title": texts(whole.chapters[chapter]),
                "entries": [
                    {"id": rule, "title": title, "text": text} for rule, title, text in whole.entries(book, chapter)
                ],
            }
            for chapter in whole.chapters_of(book)
        ],
    }
    shelves: dict[str, list[Words]] = {shelf: [] for shelf in (*dict.fromkeys(SHELVES.values()), "words")}
    for thing in book.things:
        if thing.what != "game":
            shelves[SHELVES.get(thing.what, "words")].append(_thing(thing))
    found.update(shelves)
    return found


def _thing(thing: Thing) -> Words:
    return {
        "id": thing.id,
        "name": thing.name,
        "kind": "" if thing.what == "set" else thing.book.kind(thing),
        "text": thing.text,
        "rules": thing.rules,
        "details": thing.book.details(thing, ascii=False),
        **thing.book.facts(thing),
    }
