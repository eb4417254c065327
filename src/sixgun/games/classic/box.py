"""The box: all cards, characters, events and actions that a game with certain sets can meet."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.classic.ability import Ability, Character, EventCard
from sixgun.games.classic.card import GREEN, Kind
from sixgun.kernel.action import Action
from sixgun.kernel.errors import NotationError, OptionsError

HEARTS: Final = 0
DIAMONDS: Final = 1
CLUBS: Final = 2
SPADES: Final = 3
SUITS: Final = "HDCS"
SUIT_NAMES: Final = ["hearts", "diamonds", "clubs", "spades"]
RANKS: Final = ["", "", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
"""Notation of the ranks 2 to 14 (B-7.2: jack 11, queen 12, king 13, ace 14)."""

MAX_SEATS: Final = 8

# Verbs of actions.
PLAY: Final = 0
USE: Final = 1
"""An ability, by its index in ``mode``."""
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
USE_CARD: Final = 12
"""A card in front of oneself."""
NAME_SUIT: Final = 13
GUESS: Final = 14

# Modes of PLAY.
AS_ITSELF: Final = 0
AS_BANG: Final = 1
AS_MISSED: Final = 2

# Modes of GUESS.
RED: Final = 0
BLACK: Final = 1


@final
class CardSet:
    """A set that can be switched on, and what it adds (OPT-1, OPT-2).

    Attributes:
        id: its name on the command line.
        kinds: kinds of cards that no set before it has.
        cards: physical cards: kind id (also of the base set), suit 0 to 3, rank 2 to 14.
        characters, events: what it is called.
        requires_reserves: whether every player gets a second character, face down (B-1.5).
        seats: the largest table it allows, 0 for no change (B-15.1).
    """

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.kinds: list[Kind] = []
        self.cards: list[tuple[str, int, int]] = []
        self.characters: list[Character] = []
        self.events: list[EventCard] = []
        self.requires_reserves: bool = False
        self.seats: int = 0


@final
class Box:
    """Cards are numbered 0 up in the order of the sets; all lists below are indexed by these numbers.

    Attributes:
        sets: ids of the sets in it.
        cards: number of physical cards.
        kind, suit, rank, texts: of each card; the text is its notation.
        kinds: all kinds, by their index.
        characters, events: all of them, by their index.
        abilities: every ability of a character or an event, by its index.
        reserves: whether reserve characters are dealt (B-1.5).
        green_answers, green_uses: bit masks of the kinds of green cards with and without a Missed! symbol.
        max_players: the largest table these sets allow.
    """

    __slots__ = (
        "_keeps",
        "_known",
        "_uses",
        "abilities",
        "ability_of_id",
        "card_of_text",
        "cards",
        "character_of_id",
        "characters",
        "choose",
        "choose_character",
        "choose_hand",
        "discard",
        "draw_deck",
        "draw_discard",
        "draw_seat",
        "end",
        "event_of_id",
        "events",
        "green_answers",
        "green_uses",
        "guess",
        "keep_one",
        "kind",
        "kind_of_id",
        "kinds",
        "max_players",
        "name_suit",
        "pass_",
        "play_as_bang",
        "play_as_missed",
        "play_on",
        "play_self",
        "rank",
        "reserves",
        "sets",
        "suit",
        "texts",
        "use_ability",
        "use_card",
        "use_card_on",
    )

    def __init__(self, sets: list[CardSet]) -> None:
        self.sets: list[str] = [s.id for s in sets]
        self.kinds: list[Kind] = []
        self.kind: list[Kind] = []
        self.suit: list[int] = []
        self.rank: list[int] = []
        self.texts: list[str] = []
        self.characters: list[Character] = []
        self.events: list[EventCard] = []
        self.abilities: list[Ability] = []
        self.reserves: bool = False
        self.max_players: int = 7
        self.card_of_text: dict[str, int] = {}
        self.kind_of_id: dict[str, Kind] = {}
        self.character_of_id: dict[str, Character] = {}
        self.event_of_id: dict[str, EventCard] = {}
        self.ability_of_id: dict[str, Ability] = {}
        for card_set in sets:
            self._add(card_set)
        self.cards: int = len(self.kind)
        self.green_answers: int = 0
        self.green_uses: int = 0
        for kind in self.kinds:
            if kind.border == GREEN:
                if kind.answers_shot:
                    self.green_answers |= 1 << kind.index
                else:
                    self.green_uses |= 1 << kind.index
        self._make_actions()

    def _add(self, card_set: CardSet) -> None:
        for kind in card_set.kinds:
            self._check_new(card_set, kind.id)
            kind.index = len(self.kinds)
            if kind.ability is not None:
                kind.ability.bends = kind.ability.what_it_bends()
            self.kinds.append(kind)
            self.kind_of_id[kind.id] = kind
        for kind_id, suit, rank in card_set.cards:
            if kind_id not in self.kind_of_id:
                raise OptionsError(
                    f"set {card_set.id!r} has a card {kind_id!r}, which no set in the game describes",
                    "error-set-no-kind",
                    {"set": card_set.id, "id": kind_id},
                )
            text = f"{kind_id}:{RANKS[rank]}{SUITS[suit]}"
            face = text
            twin = 1
            while text in self.card_of_text:
                twin += 1
                text = f"{face}/{twin}"
            self.card_of_text[text] = len(self.kind)
            self.kind.append(self.kind_of_id[kind_id])
            self.suit.append(suit)
            self.rank.append(rank)
            self.texts.append(text)
        for character in card_set.characters:
            self._check_new(card_set, character.id)
            character.index = len(self.characters)
            self.characters.append(character)
            self.character_of_id[character.id] = character
            self._add_ability(card_set, character.ability)
        for event in card_set.events:
            self._check_new(card_set, event.id)
            event.index = len(self.events)
            self.events.append(event)
            self.event_of_id[event.id] = event
            self._add_ability(card_set, event.ability)
        self.reserves = self.reserves or card_set.requires_reserves
        self.max_players = max(self.max_players, card_set.seats)

    def _check_new(self, card_set: CardSet, id: str) -> None:
        """Refuse an id that another set has already: notation must name one thing only."""
        if id in self.kind_of_id or id in self.character_of_id or id in self.event_of_id:
            raise self._twice(card_set, id)

    def _twice(self, card_set: CardSet, id: str) -> OptionsError:
        return OptionsError(
            f"set {card_set.id!r} defines {id!r}, which is defined already in this game",
            "error-set-id-twice",
            {"set": card_set.id, "id": id},
        )

    def _add_ability(self, card_set: CardSet, ability: Ability) -> None:
        if ability.id in self.ability_of_id:
            raise self._twice(card_set, ability.id)
        ability.index = len(self.abilities)
        ability.bends = ability.what_it_bends()
        self.abilities.append(ability)
        self.ability_of_id[ability.id] = ability

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
        self.guess: list[Action] = [Action("guess red", GUESS, mode=RED), Action("guess black", GUESS, mode=BLACK)]
        self.name_suit: list[Action] = [Action(f"name {s}", NAME_SUIT, mode=i) for i, s in enumerate(SUIT_NAMES)]
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
        self.use_card: list[Action] = [Action(f"use {t}", USE_CARD, c) for c, t in enumerate(texts)]
        self.use_card_on: list[list[Action]] = [
            [Action(f"use {t} @{s}", USE_CARD, c, seat=s) for s in seats] for c, t in enumerate(texts)
        ]
        self.keep_one: list[Action] = [Action(f"keep {t}", KEEP, c) for c, t in enumerate(texts)]
        self.choose_character: list[Action] = [
            Action(f"choose {c.id}", CHOOSE_CHARACTER, mode=c.index) for c in self.characters
        ]
        self._uses: dict[int, Action] = {}
        self._keeps: dict[int, Action] = {}
        self._known: dict[str, Action] = {}
        for action in [self.pass_, self.end, self.choose_hand, self.draw_deck, self.draw_discard]:
            self._known[action.text] = action
        for group in [
            self.guess, self.name_suit, self.draw_seat, self.play_self, self.play_as_missed, self.discard, self.choose,
            self.use_card, self.keep_one, self.choose_character, *self.play_on, *self.play_as_bang, *self.use_card_on,
        ]:  # fmt: skip
            for action in group:
                self._known[action.text] = action
        self.use_ability: list[Action] = [self.use(a) for a in self.abilities]

    def use(self, ability: Ability, card: int = -1, other: int = -1, seat: int = -1) -> Action:
        """Return the action that uses ``ability``, with up to two cards (``card`` first) and at a seat if need be."""
        key = (
            ((ability.index * (self.cards + 1) + card + 1) * (self.cards + 1) + other + 1) * (MAX_SEATS + 1) + seat + 1
        )
        action = self._uses.get(key)
        if action is None:
            text = f"use {ability.id}"
            if card >= 0:
                text += " " + self.texts[card]
            if other >= 0:
                text += " " + self.texts[other]
            if seat >= 0:
                text += f" @{seat}"
            action = Action(text, USE, card, other, seat, ability.index)
            self._uses[key] = action
            self._known[text] = action
        return action

    def keep_two(self, card: int, other: int) -> Action:
        """Return the action that keeps two of the cards looked at."""
        key = card * self.cards + other
        action = self._keeps.get(key)
        if action is None:
            text = f"keep {self.texts[card]} {self.texts[other]}"
            action = Action(text, KEEP, card, other)
            self._keeps[key] = action
            self._known[text] = action
        return action

    def has(self, action: Action) -> bool:
        """Tell whether ``action`` is one of this box, and not an alike one of another."""
        return self._known.get(action.text) is action

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
        if len(words) >= 2 and words[0] == "use" and words[1] in self.ability_of_id:
            seat = -1
            if words[-1] in SEAT_WORDS:
                seat = SEAT_WORDS.index(words.pop())
            cards = [self.parse_card(word) for word in words[2:]]
            if len(cards) <= 2 and len(set(cards)) == len(cards):
                card = cards[0] if cards else -1
                return self.use(self.ability_of_id[words[1]], card, cards[1] if len(cards) == 2 else -1, seat)
        raise NotationError(text, "action")


SEAT_WORDS: Final = ["@0", "@1", "@2", "@3", "@4", "@5", "@6", "@7"]
"""Notation of the seats."""
