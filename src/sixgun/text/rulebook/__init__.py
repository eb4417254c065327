"""The rulebook in the words of a language: rules by their numbers, and all that has a name, for every game.

>>> from sixgun.text import load
>>> from sixgun.text.rulebook import Rulebook, book_of
>>> book = Rulebook(load("en"), [book_of("dice", load("en"))])
    >>> book.title("G-4")
    'Rolling the dice'
>>> [thing.name for thing in book.find("gatling")]
['Gatling']
"""

from __future__ import annotations

from sixgun.text.rulebook.book import Book, Rulebook, Thing
from sixgun.text.texts import Texts


def book_of(game_id: str, texts: Texts) -> Book:
    """Return the part of the rulebook on a game, with everything there is for it."""
    if game_id == "classic":
        from sixgun.text.rulebook.classic import ClassicBook, whole_box

        return ClassicBook(texts, whole_box())
    if game_id == "dice":
        from sixgun.text.rulebook.dice import DiceBook

        return DiceBook(texts)
    if game_id == "duel":
        from sixgun.text.rulebook.duel import DuelBook

        return DuelBook(texts)
    raise KeyError(game_id)


__all__ = ["Book", "Rulebook", "Thing", "book_of"]
