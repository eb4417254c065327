"""The part of the rulebook on The Duel: its sections, and every card, character, side, symbol and word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from sixgun.games.duel.box import LAW, OUTLAWS, SIDES, Box
from sixgun.games.duel.card import SYMBOLS, TYPES
from sixgun.games.duel.sets import load_box
from sixgun.text import Texts
from sixgun.text.duel import (
    border_name,
    card_text,
    character_name,
    character_text,
    kind_name,
    side_aim,
    side_name,
    symbol_name,
    term_name,
)
from sixgun.text.duel.cards import BACKS
from sixgun.text.punctuation import comma_list
from sixgun.text.rulebook.book import CARD, CHARACTER, GAME, WORD, Book, Thing
from sixgun.text.words import game_name, game_text

SIDE: Final = "side"
"""What a side is among the things of the rulebook."""
SYMBOL: Final = "symbol"
"""What a symbol for revealing is among the things of the rulebook."""
BORDER: Final = "border"
"""What a border, which says how a card is played, is among the things of the rulebook."""
CHAPTERS: Final = {"D": "cli-chapter-d"}

_SIDE_RULES: Final = {"law": ["D-1.3", "D-2.7", "D-2.8"], "outlaws": ["D-1.3", "D-2.7"]}
_SYMBOL_RULES: Final = ["D-0.5", "D-10.1", "D-10.5", "D-10.6"]
_BORDER_RULES: Final = {
    "bang": ["D-6.2", "D-6.5", "D-6.9", "D-6.10"],
    "action": ["D-6.3"],
    "equipment": ["D-6.4", "D-7.1", "D-7.2", "D-7.3", "D-7.4"],
}
_TERM_RULES: Final = {
    "ac_token": ["D-0.2", "D-3.5", "D-3.6"],
    "active_character": ["D-0.2", "D-5.1"],
    "always_active": ["D-0.3", "D-5.3"],
    "at_random": ["D-13.1", "D-13.2", "D-13.4"],
    "common_deck": ["D-4.3", "D-4.4", "D-4.6"],
    "deck": ["D-4.1", "D-4.5", "D-4.6", "D-4.7"],
    "discard_pile": ["D-4.2", "D-4.9", "D-4.10"],
    "dodge": ["D-0.3", "D-8.4", "D-8.5", "D-8.6"],
    "elimination": ["D-15.1", "D-15.2", "D-15.3", "D-15.5"],
    "hand": ["D-3.7", "D-3.8", "D-13.3"],
    "hit": ["D-0.3", "D-8.1", "D-8.2", "D-8.3"],
    "life_point": ["D-2.6", "D-9.1", "D-9.2", "D-9.3", "D-9.5", "D-9.6"],
    "phase_discard": ["D-3.7"],
    "phase_draw": ["D-3.2", "D-3.3"],
    "phase_play": ["D-3.4", "D-3.5"],
    "rearguard_character": ["D-0.2", "D-5.2", "D-5.4"],
    "reload": ["D-11.1", "D-11.2", "D-11.3", "D-11.4", "D-11.5"],
    "reserve": ["D-2.3", "D-2.4", "D-15.2"],
    "reveal": ["D-10.1", "D-10.2", "D-10.4", "D-10.5"],
    "start_of_turn": ["D-12.1", "D-12.4"],
    "turn": ["D-3.1", "D-2.8"],
}
"""The words that can be looked up, and their rules."""

_KINDS: Final = {
    BORDER: "cli-duel-rules-word",
    GAME: "cli-rules-game",
    SIDE: "cli-duel-rules-side",
    SYMBOL: "cli-duel-rules-symbol",
    WORD: "cli-duel-rules-word",
}
"""The messages that say what things without facts of their own are."""


@final
class DuelBook(Book):
    """The Duel in the rulebook."""

    game_id: ClassVar[str] = "duel"
    chapters: ClassVar[Mapping[str, str]] = CHAPTERS
    sectioned: ClassVar[tuple[str, ...]] = ("D",)
    hint_message: ClassVar[str] = "cli-duel-rules-hint"

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts: Texts = texts
        self.box: Box = load_box()
        self.things = _things(self, texts)

    def name(self, texts: Texts, thing: Thing) -> str:
        """Return the name of a thing in any language."""
        name_of = {
            BORDER: border_name,
            CARD: kind_name,
            CHARACTER: character_name,
            GAME: game_name,
            SIDE: side_name,
            SYMBOL: symbol_name,
        }
        return name_of.get(thing.what, term_name)(texts, thing.id)

    def kind(self, thing: Thing) -> str:
        """Return in a few words what a thing is."""
        texts, box = self.texts, self.box
        if thing.what == CARD:
            border = border_name(texts, TYPES[box.kind_of_id[thing.id].type])
            return texts("cli-duel-rules-card", border=border)
        if thing.what == CHARACTER:
            character = box.character_of_id[thing.id]
            side = side_name(texts, SIDES[character.side])
            return texts("cli-duel-rules-character", side=side, life=character.life)
        return texts(_KINDS[thing.what])

    def facts(self, thing: Thing) -> dict[str, object]:
        """Return what is printed on a card and on a character besides name and text.

        Of a card: the border, what it is by its circled symbols (D-0.4), and for each back the symbols for revealing of
        its copies, in the order of their numbers (D-0.5).
        """
        box = self.box
        if thing.what == CARD:
            kind = box.kind_of_id[thing.id]
            marks = {"hit": kind.hit, "dodge": kind.dodge, "reload": kind.reloadable, "always": kind.always}
            symbols: dict[str, list[str]] = {side: [] for side in SIDES}
            for card in range(box.cards):
                if box.kind[card] is kind:
                    symbols[SIDES[box.back[card]]].append(SYMBOLS[box.symbol[card]])
            return {
                "border": TYPES[kind.type],
                "marks": [mark for mark, marked in marks.items() if marked],
                "symbols": symbols,
            }
        if thing.what == CHARACTER:
            character = box.character_of_id[thing.id]
            always = character.ability.always
            return {"side": SIDES[character.side], "life": character.life, "always": always}
        return {}

    def details(self, thing: Thing, ascii: bool) -> list[str]:
        """Return the copies of a card in each deck with their symbols; of a side or a symbol who and what has it."""
        if thing.what == CARD:
            return self._copies(thing.id)
        if thing.what == SIDE:
            side = SIDES.index(thing.id)
            names = [character_name(self.texts, c.id) for c in self.box.characters if c.side == side]
            told = comma_list(self.texts, [name.replace(" ", "\u00a0") for name in names])
            return [self.texts("cli-rules-characters", names=told)]
        if thing.what == SYMBOL:
            return [self._bearers(SYMBOLS.index(thing.id), side) for side in (LAW, OUTLAWS)]
        return []

    def _copies(self, kind_id: str) -> list[str]:
        """Return for each deck how many cards of a kind it has, and their symbols."""
        texts, box = self.texts, self.box
        found: list[str] = []
        for side in (LAW, OUTLAWS):
            cards = [card for card in range(box.cards) if box.kind[card].id == kind_id and box.back[card] == side]
            symbols: list[str] = []
            for index, symbol in enumerate(SYMBOLS):
                count = sum(box.symbol[card] == index for card in cards)
                name = symbol_name(texts, symbol)
                if count:
                    if 1 < count < len(cards):
                        name = texts("cli-duel-rules-symbols", count=count, symbol=name)
                    symbols.append(name)
            if cards:
                told = comma_list(texts, symbols)
                found.append(texts("cli-duel-rules-copies", back=BACKS[side], count=len(cards), symbols=told))
        return found

    def _bearers(self, symbol: int, side: int) -> str:
        """Return which cards of the deck of a side have a symbol."""
        texts, box = self.texts, self.box
        counts: dict[str, int] = {}
        for card in range(box.cards):
            if box.symbol[card] == symbol and box.back[card] == side:
                counts[box.kind[card].id] = counts.get(box.kind[card].id, 0) + 1
        names = [
            (kind_name(texts, kind) if count == 1 else f"{count} {kind_name(texts, kind)}").replace(" ", "\u00a0")
            for kind, count in counts.items()
        ]
        total = sum(counts.values())
        return texts("cli-duel-rules-bearers", back=BACKS[side], count=total, cards=comma_list(texts, names))


def _things(book: DuelBook, texts: Texts) -> list[Thing]:
    box = book.box
    things = [Thing(book, CARD, k.id, kind_name(texts, k.id), card_text(texts, k.id), k.rules) for k in box.kinds]
    for character in box.characters:
        name, text = character_name(texts, character.id), character_text(texts, character.id)
        things.append(Thing(book, CHARACTER, character.id, name, text, character.rules))
    for side, rules in _SIDE_RULES.items():
        things.append(Thing(book, SIDE, side, side_name(texts, side), side_aim(texts, side), rules))
    things += [Thing(book, BORDER, name, border_name(texts, name), "", rules) for name, rules in _BORDER_RULES.items()]
    things += [Thing(book, SYMBOL, name, symbol_name(texts, name), "", _SYMBOL_RULES) for name in SYMBOLS]
    for term, rules in _TERM_RULES.items():
        things.append(Thing(book, WORD, term, term_name(texts, term), "", rules))
    things.append(Thing(book, GAME, "duel", game_name(texts, "duel"), game_text(texts, "duel"), list(CHAPTERS)))
    return things
