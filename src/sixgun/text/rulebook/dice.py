"""The part of the rulebook on The Dice Game: its sections, the faces of the dice, characters, roles and words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from sixgun.games.dice.sets import characters, find_character
from sixgun.text import Texts
from sixgun.text.dice import character_name, character_text, face_name, face_text, role_aim, role_name, term_name
from sixgun.text.rulebook.book import CHARACTER, FACE, GAME, ROLE, WORD, Book, Thing
from sixgun.text.words import game_name, game_text

CHAPTERS: Final = {"G": "cli-chapter-g"}

_FACE_RULES: Final = {
    "arrow": ["G-4.5", "G-4.6"],
    "dynamite": ["G-4.3", "G-4.8", "G-4.9"],
    "bullseye_1": ["G-5.2", "G-5.3", "G-5.4", "G-5.5"],
    "bullseye_2": ["G-5.2", "G-5.3", "G-5.4", "G-5.5"],
    "beer": ["G-5.6"],
    "gatling": ["G-5.7", "G-5.8"],
}
_ROLE_RULES: Final = {
    "sheriff": ["G-1.4", "G-2.4", "G-2.6", "G-6.6"],
    "deputy": ["G-1.4", "G-6.6"],
    "outlaw": ["G-1.4", "G-6.5", "G-6.7"],
    "renegade": ["G-1.4", "G-6.5", "G-6.8", "G-6.9"],
}
_TERM_RULES: Final = {
    "arrow_pile": ["G-2.5", "G-4.6"],
    "die": ["G-1.2"],
    "elimination": ["G-6.1", "G-6.2", "G-6.3"],
    "end": ["G-6.5", "G-6.6", "G-6.7", "G-6.10"],
    "goal": ["G-1.4"],
    "indian_attack": ["G-4.6", "G-4.7"],
    "life_point": ["G-2.4", "G-6.1"],
    "reroll": ["G-4.1", "G-4.2", "G-4.3"],
    "setup": ["G-2"],
    "three_players": ["G-8"],
    "turn": ["G-3"],
}
"""The words that can be looked up, and their rules."""


@final
class DiceBook(Book):
    """The Dice Game in the rulebook."""

    game_id: ClassVar[str] = "dice"
    chapters: ClassVar[Mapping[str, str]] = CHAPTERS
    sectioned: ClassVar[tuple[str, ...]] = ("G",)
    hint_message: ClassVar[str] = "cli-dice-rules-hint"

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts: Texts = texts
        self.things = _things(self, texts)

    def name(self, texts: Texts, thing: Thing) -> str:
        """Return the name of a thing in any language."""
        if thing.what == FACE:
            return face_name(texts, thing.id)
        if thing.what == CHARACTER:
            return character_name(texts, thing.id)
        if thing.what == ROLE:
            return role_name(texts, thing.id)
        return game_name(texts, thing.id) if thing.what == GAME else term_name(texts, thing.id)

    def kind(self, thing: Thing) -> str:
        """Return in a few words what a thing is."""
        texts = self.texts
        if thing.what == FACE:
            return texts("cli-dice-rules-face")
        if thing.what == CHARACTER:
            character = find_character(thing.id)
            return texts("cli-dice-rules-character", life=0 if character is None else character.life)
        if thing.what == ROLE:
            return texts("cli-dice-rules-role")
        return texts("cli-rules-game") if thing.what == GAME else texts("cli-dice-rules-word")

    def facts(self, thing: Thing) -> dict[str, object]:
        """Return the life points of a character."""
        character = find_character(thing.id) if thing.what == CHARACTER else None
        return {} if character is None else {"life": character.life}


def _things(book: DiceBook, texts: Texts) -> list[Thing]:
    things = [
        Thing(book, FACE, face, face_name(texts, face), face_text(texts, face), rules)
        for face, rules in _FACE_RULES.items()
    ]
    for character in characters():
        name, text = character_name(texts, character.id), character_text(texts, character.id)
        things.append(Thing(book, CHARACTER, character.id, name, text, character.rules))
    for role, rules in _ROLE_RULES.items():
        things.append(Thing(book, ROLE, role, role_name(texts, role), role_aim(texts, role, 5), rules))
    for term, rules in _TERM_RULES.items():
        things.append(Thing(book, WORD, term, term_name(texts, term), "", rules))
    things.append(Thing(book, GAME, "dice", game_name(texts, "dice"), game_text(texts, "dice"), list(CHAPTERS)))
    return things
