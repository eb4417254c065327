"""The part of the rulebook on the card game: its chapters, and every card, character, event, role and set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from sixgun.games.classic.box import Box
from sixgun.games.classic.card import BLUE, BROWN, GREEN
from sixgun.games.classic.sets import OWN_SETS, available_sets, load_box
from sixgun.kernel.errors import SixgunError
from sixgun.text import Texts
from sixgun.text.classic import (
    border_name,
    card_name,
    card_text,
    character_name,
    character_text,
    event_card_name,
    event_card_text,
    kind_name,
    role_aim,
    role_name,
    set_name,
    set_text,
)
from sixgun.text.punctuation import comma_list
from sixgun.text.rulebook.book import CARD, CHARACTER, EVENT, GAME, ROLE, SET, WORD, Book, Thing

CHAPTERS: Final = {
    "OPT": "cli-chapter-opt",
    "T": "cli-chapter-t",
    "B": "cli-chapter-b",
    "DC": "cli-chapter-dc",
    "CH": "cli-chapter-ch",
    "CB": "cli-chapter-cb",
    "CD": "cli-chapter-cd",
    "CS": "cli-chapter-cs",
    "CW": "cli-chapter-cw",
    "EV": "cli-chapter-ev",
    "HN": "cli-chapter-hn",
    "FC": "cli-chapter-fc",
}
"""The chapters in their order, and the messages with their titles."""

_SECTIONED: Final = ("B", "DC", "EV")
"""Chapters whose whole numbers are sections."""
_SECTIONS: Final = {
    "DC-1": "cli-section-dc-1",
    "DC-2": "cli-section-dc-2",
    "DC-3": "cli-section-dc-3",
    "DC-4": "cli-section-dc-4",
    "DC-5": "cli-section-dc-5",
    "EV-1": "cli-section-ev-1",
    "EV-2": "cli-section-ev-2",
    "EV-3": "cli-section-ev-3",
}
"""Headings of sections that have no rule of their number."""
_THINGS_OF: Final = {"CB": CHARACTER, "CD": CHARACTER, "CS": CHARACTER, "CW": CHARACTER, "HN": EVENT, "FC": EVENT}
"""Chapters with a rule for each character or event."""


BORDERS: Final = {BLUE: "blue", BROWN: "brown", GREEN: "green"}
"""Ids of the borders."""

_ROLE_RULES: Final = {
    "sheriff": ["B-2.1", "B-1.3"],
    "deputy": ["B-2.2"],
    "outlaw": ["B-2.3"],
    "renegade": ["B-2.4"],
}
_TERM_RULES: Final = {"distance": ["B-4"], "draw_check": ["B-7"], "life_point": ["B-6"]}
_COLT_RULES: Final = ["B-11.1"]
_SET_RULES: Final = {
    "base": ["B-1"],
    "dodge_city": ["DC-1"],
    "high_noon": ["EV-1", "EV-2"],
    "fistful_of_cards": ["EV-1", "EV-2"],
    "bullet": ["CS"],
    "wanted": ["CW"],
}


@final
class ClassicBook(Book):
    """The card game in the rulebook."""

    game_id: ClassVar[str] = "classic"
    chapters: ClassVar[Mapping[str, str]] = CHAPTERS
    sectioned: ClassVar[tuple[str, ...]] = _SECTIONED
    sections: ClassVar[Mapping[str, str]] = _SECTIONS
    things_of: ClassVar[Mapping[str, str]] = _THINGS_OF
    others: ClassVar[bool] = True

    def __init__(self, texts: Texts, box: Box) -> None:
        super().__init__()
        self.texts: Texts = texts
        self.box: Box = box
        self.things = _things(self, texts, box)

    def name(self, texts: Texts, thing: Thing) -> str:
        """Return the name of a thing in any language."""
        return _name(texts, thing.what, thing.id)

    def kind(self, thing: Thing) -> str:
        """Return in a few words what a thing is."""
        texts, box = self.texts, self.box
        if thing.what == CARD:
            kind = box.kind_of_id.get(thing.id)
            return texts("cli-rules-no-card") if kind is None else border_name(texts, kind)
        if thing.what == CHARACTER:
            character = box.character_of_id[thing.id]
            return texts("cli-rules-character", life=character.life, set=set_name(texts, character.set))
        if thing.what == EVENT:
            return texts("cli-rules-event", set=set_name(texts, box.event_of_id[thing.id].set))
        if thing.what == SET:
            return texts("cli-rules-set", name=thing.id)
        if thing.what == GAME:
            return texts("cli-rules-game")
        return texts("cli-rules-role" if thing.text else "cli-rules-word")

    def facts(self, thing: Thing) -> dict[str, object]:
        """Return the border of a card, and the set, the life points and so on of what has them."""
        box = self.box
        if thing.what == CARD and thing.id in box.kind_of_id:
            return {"border": BORDERS[box.kind_of_id[thing.id].border]}
        if thing.what == CHARACTER:
            character = box.character_of_id[thing.id]
            return {"set": character.set, "life": character.life}
        return {"set": box.event_of_id[thing.id].set} if thing.what == EVENT else {}

    def details(self, thing: Thing, ascii: bool) -> list[str]:
        """Return the cards of a kind as they are printed, and the characters and events of a set."""
        texts, box = self.texts, self.box
        found: list[str] = []
        if thing.what == CARD:
            cards = [card for card in range(box.cards) if box.kind[card].id == thing.id]
            faces = [card_name(texts, box, card, ascii).rpartition(" ")[2] for card in cards]
            if faces:
                found.append(texts("cli-rules-faces", count=len(cards), faces=comma_list(texts, faces)))
        elif thing.what == SET:
            characters = [_whole(character_name(texts, c.id)) for c in box.characters if c.set == thing.id]
            events = [_whole(event_card_name(texts, e.id)) for e in box.events if e.set == thing.id]
            if characters:
                found.append(texts("cli-rules-characters", names=comma_list(texts, characters)))
            if events:
                found.append(texts("cli-rules-events", names=comma_list(texts, events)))
        return found


def whole_box() -> Box:
    """Return the box with everything: all sets, or all of ours if those of other packages do not fit together."""
    known = tuple(available_sets())
    try:
        return load_box(known)
    except SixgunError:
        return load_box(OWN_SETS)


def _whole(name: str) -> str:
    """Return a name that is not broken over two lines."""
    return name.replace(" ", "\u00a0")


def _things(book: ClassicBook, texts: Texts, box: Box) -> list[Thing]:
    things = [Thing(book, CARD, k.id, kind_name(texts, k.id), card_text(texts, k.id), k.rules) for k in box.kinds]
    colt = Thing(book, CARD, "colt_45", texts("weapon-colt_45"), texts("weapon-colt_45.text"), _COLT_RULES)
    things.append(colt)
    for character in box.characters:
        name, text = character_name(texts, character.id), character_text(texts, character.id)
        things.append(Thing(book, CHARACTER, character.id, name, text, character.rules))
    for event in box.events:
        name, text = event_card_name(texts, event.id), event_card_text(texts, event.id)
        things.append(Thing(book, EVENT, event.id, name, text, event.rules))
    for role, rules in _ROLE_RULES.items():
        things.append(Thing(book, ROLE, role, role_name(texts, role), role_aim(texts, role, 5), rules))
    for set_id in box.sets:
        rules = _SET_RULES.get(set_id, [])
        things.append(Thing(book, SET, set_id, set_name(texts, set_id), set_text(texts, set_id), rules))
    for term, rules in _TERM_RULES.items():
        things.append(Thing(book, WORD, term, texts(f"term-{term}"), "", rules))
    things.append(Thing(book, GAME, "classic", texts("game-classic"), texts("game-classic.text"), list(CHAPTERS)))
    return things


def _name(texts: Texts, what: str, id: str) -> str:
    if id == "colt_45":
        return texts("weapon-colt_45")
    if what == GAME:
        return texts("game-classic")
    if what == CARD:
        return kind_name(texts, id)
    if what == CHARACTER:
        return character_name(texts, id)
    if what == EVENT:
        return event_card_name(texts, id)
    if what == ROLE:
        return role_name(texts, id)
    return set_name(texts, id) if what == SET else texts(f"term-{id}")
