"""The box: all cards, characters and actions that a game with certain sets can meet, shared by all its games."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.classic.ability import Ability, Character
from sixgun.games.classic.card import Kind
from sixgun.kernel.action import Action
from sixgun.kernel.errors import NotationError

HEARTS: Final = 0
DIAMONDS: Final = 1
CLUBS: Final = 2
SPADES: Final = 3
SUITS: Final = "HDCS"
RANKS: Final = ["", "", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
"""Notation of the ranks 2 to 14 (B-7.2: jack 11, queen 12, king 13, ace 14)."""

MAX_SEATS: Final = 8

# Verbs of actions.
PLAY: Final = 0
USE: Final = 1
DISCARD: Final = 2
CHOOSE_HAND: Final = 3
CHOOSE_CARD: Final = 4
CHOOSE_CHARACTER: Final = 5
DRAW_DECK: Final = 6
DRAW_DISCARD: Final = 7
DRAW_SEAT: Final = 8
KEEP: Final = 9
PASS: Final = 10
END: Final = 11

# Modes of PLAY.
AS_ITSELF: Final = 0
AS_BANG: Final = 1
AS_MISSED: Final = 2


@final
class CardSet:
    """A set that can be switched on: the kinds, physical cards and characters it adds (OPT-1, OPT-2)."""

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.kinds: list[Kind] = []
        self.cards: list[tuple[str, int, int]] = []
        """Physical cards: kind id, suit 0 to 3, rank 2 to 14."""
        self.characters: list[Character] = []


@final
class Box:
    """Cards are numbered 0 up in the order of the sets; all lists below are indexed by these numbers.

    Attributes:
        sets: ids of the sets in it.
        cards: number of physical cards.
        kind, suit, rank, texts: of each card; the text is its notation.
        kinds: all kinds, by their index.
        characters: all characters, by their index.
        abilities: every ability that has actions, by its index.
    """

    def __init__(self, sets: list[CardSet]) -> None:
        self.sets: list[str] = [s.id for s in sets]
        self.kinds: list[Kind] = []
        self.kind: list[Kind] = []
        self.suit: list[int] = []
        self.rank: list[int] = []
        self.texts: list[str] = []
        self.characters: list[Character] = []
        self.abilities: list[Ability] = []
        self.card_of_text: dict[str, int] = {}
        self.kind_of_id: dict[str, Kind] = {}
        self.character_of_id: dict[str, Character] = {}
        self.ability_of_id: dict[str, Ability] = {}
        for card_set in sets:
            self._add(card_set)
        self.cards: int = len(self.kind)
        self._make_actions()

    def _add(self, card_set: CardSet) -> None:
        for kind in card_set.kinds:
            kind.index = len(self.kinds)
            self.kinds.append(kind)
            self.kind_of_id[kind.id] = kind
        for kind_id, suit, rank in card_set.cards:
            text = f"{kind_id}:{RANKS[rank]}{SUITS[suit]}"
            twin = 1
            while text in self.card_of_text:
                twin += 1
                text = f"{kind_id}:{RANKS[rank]}{SUITS[suit]}/{twin}"
            self.card_of_text[text] = len(self.kind)
            self.kind.append(self.kind_of_id[kind_id])
            self.suit.append(suit)
            self.rank.append(rank)
            self.texts.append(text)
        for character in card_set.characters:
            character.index = len(self.characters)
            self.characters.append(character)
            self.character_of_id[character.id] = character
            character.ability.index = len(self.abilities)
            self.abilities.append(character.ability)
            self.ability_of_id[character.ability.id] = character.ability

    # Cards -----------------------------------------------------------------------------------------------------------

    def card_text(self, card: int) -> str:
        """Return the notation of a card: ``panic:JH``; the second of two alike ends in ``/2``."""
        return self.texts[card]

    def parse_card(self, text: str) -> int:
        """Return the card whose notation is ``text``.

        Raises:
            NotationError: no card of this box is written so.
        """
        card = self.card_of_text.get(text, -1)
        if card < 0:
            raise NotationError(text, "card")
        return card

    # Actions ---------------------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        seats = range(MAX_SEATS)
        texts = self.texts
        self.pass_: Action = Action("pass", PASS)
        self.end: Action = Action("end", END)
        self.choose_hand: Action = Action("choose hand", CHOOSE_HAND)
        self.draw_deck: Action = Action("draw deck", DRAW_DECK)
        self.draw_discard: Action = Action("draw discard", DRAW_DISCARD)
        self.draw_seat: list[Action] = [Action(f"draw @{s}", DRAW_SEAT, seat=s) for s in seats]
        self.play_self: list[Action] = [Action(f"play {t}", PLAY, c) for c, t in enumerate(texts)]
        self.play_on: list[list[Action]] = [
            [Action(f"play {t} @{s}", PLAY, c, seat=s) for s in seats] for c, t in enumerate(texts)
        ]
        self.play_as_bang: list[list[Action]] = [
            [Action(f"play {t} as bang @{s}", PLAY, c, seat=s, mode=AS_BANG) for s in seats]
            for c, t in enumerate(texts)
        ]
        self.play_as_missed: list[Action] = [
            Action(f"play {t} as missed", PLAY, c, mode=AS_MISSED) for c, t in enumerate(texts)
        ]
        self.discard: list[Action] = [Action(f"discard {t}", DISCARD, c) for c, t in enumerate(texts)]
        self.choose: list[Action] = [Action(f"choose {t}", CHOOSE_CARD, c) for c, t in enumerate(texts)]
        self.use_card: list[Action] = [Action(f"use {t}", USE, c) for c, t in enumerate(texts)]
        self.use_ability: list[Action] = [Action(f"use {a.id}", USE, mode=a.index) for a in self.abilities]
        self.keep_one: list[Action] = [Action(f"keep {t}", KEEP, c) for c, t in enumerate(texts)]
        self.choose_character: list[Action] = [
            Action(f"choose {c.id}", CHOOSE_CHARACTER, mode=c.index) for c in self.characters
        ]
        self._pairs: dict[int, Action] = {}
        self._known: dict[str, Action] = {}
        for action in [self.pass_, self.end, self.choose_hand, self.draw_deck, self.draw_discard]:
            self._known[action.text] = action
        for group in [
            self.draw_seat, self.play_self, self.play_as_missed, self.discard, self.choose, self.use_card,
            self.use_ability, self.keep_one, self.choose_character, *self.play_on, *self.play_as_bang,
        ]:  # fmt: skip
            for action in group:
                self._known[action.text] = action

    def use_pair(self, ability: Ability, card: int, other: int) -> Action:
        """Return the action that uses ``ability`` by giving up two cards, ``card`` first."""
        key = (ability.index * self.cards + card) * self.cards + other
        action = self._pairs.get(key)
        if action is None:
            text = f"use {ability.id} {self.texts[card]} {self.texts[other]}"
            action = Action(text, USE, card, other, mode=ability.index)
            self._pairs[key] = action
            self._known[text] = action
        return action

    def keep_two(self, card: int, other: int) -> Action:
        """Return the action that keeps two of the cards looked at."""
        key = -1 - (card * self.cards + other)
        action = self._pairs.get(key)
        if action is None:
            text = f"keep {self.texts[card]} {self.texts[other]}"
            action = Action(text, KEEP, card, other)
            self._pairs[key] = action
            self._known[text] = action
        return action

    def parse(self, text: str) -> Action:
        """Return the action whose notation is ``text``, legal or not; single spaces between the words.

        Raises:
            NotationError: it is no notation of this box.
        """
        action = self._known.get(text)
        if action is not None:
            return action
        words = text.split(" ")
        if len(words) == 3 and words[0] == "keep":
            card, other = self.parse_card(words[1]), self.parse_card(words[2])
            if card != other:
                return self.keep_two(card, other)
        if len(words) == 4 and words[0] == "use" and words[1] in self.ability_of_id:
            card, other = self.parse_card(words[2]), self.parse_card(words[3])
            if card != other:
                return self.use_pair(self.ability_of_id[words[1]], card, other)
        raise NotationError(text, "action")
