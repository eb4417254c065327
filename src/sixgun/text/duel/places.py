"""Characters and cards with where they are: what labels call them by."""

from __future__ import annotations

from typing import final

from sixgun.games.duel import View
from sixgun.games.duel.card import SYMBOLS
from sixgun.kernel.action import Action
from sixgun.text.duel.cards import BACKS, back_name, character_name, kind_name, symbol_name
from sixgun.text.punctuation import comma_list
from sixgun.text.texts import Texts


def place_name(texts: Texts, view: View, character_id: str) -> str:
    """Return the name of a character in play and where it stands: ``Sid Curry (in front)``.

    A single character and one that is not in play have their name alone.
    """
    name = character_name(texts, character_id)
    for seat in view.seats:
        for character in seat.characters:
            if character.id == character_id and not (character.ac and character.rc):
                return texts("duel-place-front" if character.ac else "duel-place-behind", character=name)
    return name


def holder_name(texts: Texts, view: View, card: int) -> str:
    """Return the name of the character that has an Equipment card in play; empty if it is not in play."""
    for seat in view.seats:
        for character in seat.characters:
            if card in character.gear:
                return character_name(texts, character.id) if character.id else texts("duel-place-fallen")
    return ""


def other_of_pair(view: View, seat: int) -> str:
    """Return the id of the character of ``seat`` that stands behind, of a single one its own."""
    return next((character.id for character in view.seats[seat].characters if character.rc), "")


@final
class CardNames:
    """Names of the cards that some actions use: those of one name are told apart by their symbols and backs."""

    def __init__(self, texts: Texts, view: View, actions: list[Action]) -> None:
        """Look for cards of the same name among ``actions``."""
        self.texts: Texts = texts
        self.view: View = view
        self._kinds: dict[int, set[int]] = {}
        for action in actions:
            if action.card >= 0:
                self._kinds.setdefault(view.box.kind[action.card].index, set()).add(action.card)

    def name(self, card: int, symbol: bool = False) -> str:
        """Return the name of a card, with its symbol if that is asked for or tells it apart."""
        box, texts = self.view.box, self.texts
        name = kind_name(texts, box.kind[card].id)
        alike = self._kinds.get(box.kind[card].index, {card})
        marks: list[str] = []
        if symbol or len({box.symbol[other] for other in alike}) > 1:
            marks.append(symbol_name(texts, SYMBOLS[box.symbol[card]]))
        if len({box.back[other] for other in alike if box.symbol[other] == box.symbol[card]}) > 1:
            marks.append(back_name(texts, BACKS[box.back[card]]))
        return texts("duel-marked", name=name, mark=comma_list(texts, marks)) if marks else name
