"""The box: all cards, characters and actions of The Duel, and their notation.

A card is written as its kind, the letter of its back and the number of its copy: ``colt:L1``, ``missed:O7``. A
character in play is written as its id, since no two are alike. An action reads like a sentence: ``play colt:O3 at
jango``, ``play canteen:L1 @1`` (the pair of seat 1), ``reload scope:L1``, ``swap``, ``end``.
"""

from __future__ import annotations

from typing import Final, final

from sixgun.games.duel.ability import Ability, Character
from sixgun.games.duel.card import BANG, EQUIPMENT, Kind
from sixgun.kernel.action import Action
from sixgun.kernel.errors import NotationError

LAW: Final = 0
OUTLAWS: Final = 1
SIDES: Final = ["law", "outlaws"]
"""Ids of the sides, which are those of the backs of cards and decks too."""
BACK_LETTERS: Final = "LO"

# Verbs of actions. ``mode`` is a character where one is named, else -1.
PLAY: Final = 0
"""As itself; ``other`` is the card aimed at or ``HAND``, ``seat`` the pair aimed at."""
PLAY_AS_COLT: Final = 1
PLAY_AS_DODGE: Final = 2
RELOAD: Final = 3
SWAP: Final = 4
"""``seat`` is the pair; -1 for the token move of one's own turn (D-3.5)."""
END: Final = 5
PASS: Final = 6
YES: Final = 7
NO: Final = 8
DISCARD: Final = 9
GIVE: Final = 10
CHOOSE: Final = 11
TAKE: Final = 12
"""``card``, or ``HAND``."""
USE_CARD: Final = 13
"""An Equipment card in play."""
ACTIVE: Final = 14
"""Make the character in ``mode`` the AC."""
LOSE: Final = 15
"""The character in ``mode`` loses the point."""
BACK: Final = 16
"""Pick a card with the back in ``mode``."""
USE: Final = 32
"""The ability of character ``verb - USE``; ``card`` is its cost, the rest as for ``PLAY``."""

HAND: Final = -2
"""Stands for the opponent's hand where a card would stand."""
TO_RELOAD: Final = -2
"""Stands in ``seat``: a copied card is reloaded instead of played (D-17.18)."""


@final
class Box:
    """Cards are numbered 0 to 79, the law's first; all lists below are indexed by these numbers.

    Attributes:
        cards: number of physical cards.
        kind, symbol, back, texts: of each card; the text is its notation.
        aim, bang: class of targets of each card, and whether it is a BANG! card.
        kinds: all kinds, by their index.
        colt: the kind that other cards can be used as (D-6.10).
        characters: all of them, by their index, the law's first.
    """

    def __init__(self, kinds: list[Kind], copies: list[list[list[int]]], characters: list[Character]) -> None:
        """Make a box.

        Args:
            kinds: all kinds of cards.
            copies: the reveal symbols of the copies of each kind, for each back.
            characters: all characters, those of the law first.
        """
        self.kinds: list[Kind] = kinds
        self.characters: list[Character] = characters
        self.kind: list[Kind] = []
        self.symbol: list[int] = []
        self.back: list[int] = []
        self.texts: list[str] = []
        self.kind_of_id: dict[str, Kind] = {}
        self.card_of_text: dict[str, int] = {}
        self.character_of_id: dict[str, Character] = {}
        for index, kind in enumerate(kinds):
            kind.index = index
            self.kind_of_id[kind.id] = kind
        for back in (LAW, OUTLAWS):
            for index, kind in enumerate(kinds):
                for number, symbol in enumerate(copies[index][back]):
                    text = f"{kind.id}:{BACK_LETTERS[back]}{number + 1}"
                    self.card_of_text[text] = len(self.kind)
                    self.kind.append(kind)
                    self.symbol.append(symbol)
                    self.back.append(back)
                    self.texts.append(text)
        self.cards: int = len(self.kind)
        self.aim: list[int] = [kind.aim for kind in self.kind]
        self.bang: list[bool] = [kind.type == BANG for kind in self.kind]
        self.equipment: list[bool] = [kind.type == EQUIPMENT for kind in self.kind]
        self.colt: Kind = next(kind for kind in kinds if kind.plain and kind.hit)
        for index, character in enumerate(characters):
            character.index = index
            character.ability.index = index
            self.character_of_id[character.id] = character
        self._make_actions()

    # Cards and characters --------------------------------------------------------------------------------------------

    def parse_card(self, text: str) -> int:
        """Return the card whose notation is ``text``.

        Raises:
            NotationError: no card is written so.
        """
        card = self.card_of_text.get(text, -1)
        if card < 0:
            raise NotationError(text, "card")
        return card

    def side_of(self, character: int) -> int:
        """Return the side a character belongs to."""
        return self.characters[character].side

    # Actions ---------------------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        texts = self.texts
        names = [character.id for character in self.characters]
        self._known: dict[str, Action] = {}
        self._uses: dict[int, Action] = {}
        self._at_cards: dict[int, Action] = {}
        self.end: Action = self._new("end", END)
        self.pass_: Action = self._new("pass", PASS)
        self.yes: Action = self._new("yes", YES)
        self.no: Action = self._new("no", NO)
        self.swap: Action = self._new("swap", SWAP)
        self.swap_pair: list[Action] = [self._new(f"swap @{seat}", SWAP, seat=seat) for seat in range(2)]
        self.take_hand: Action = self._new("take hand", TAKE, HAND)
        self.pick_back: list[Action] = [self._new(f"back {side}", BACK, mode=i) for i, side in enumerate(SIDES)]
        self.make_active: list[Action] = [self._new(f"active {n}", ACTIVE, mode=i) for i, n in enumerate(names)]
        self.lose: list[Action] = [self._new(f"lose {n}", LOSE, mode=i) for i, n in enumerate(names)]
        self.play: list[Action] = [self._new(f"play {t}", PLAY, c) for c, t in enumerate(texts)]
        self.play_at: list[list[Action]] = [
            [self._new(f"play {t} at {n}", PLAY, c, mode=i) for i, n in enumerate(names)] for c, t in enumerate(texts)
        ]
        self.play_as_colt: list[list[Action]] = [
            [self._new(f"play {t} as colt at {n}", PLAY_AS_COLT, c, mode=i) for i, n in enumerate(names)]
            for c, t in enumerate(texts)
        ]
        self.play_as_dodge: list[Action] = [
            self._new(f"play {t} as dodge", PLAY_AS_DODGE, c) for c, t in enumerate(texts)
        ]
        self.play_pair: list[list[Action]] = [
            [self._new(f"play {t} @{seat}", PLAY, c, seat=seat) for seat in range(2)] for c, t in enumerate(texts)
        ]
        self.play_at_hand: list[Action] = [self._new(f"play {t} at hand", PLAY, c, HAND) for c, t in enumerate(texts)]
        self.reload: list[Action] = [self._new(f"reload {t}", RELOAD, c) for c, t in enumerate(texts)]
        self.discard: list[Action] = [self._new(f"discard {t}", DISCARD, c) for c, t in enumerate(texts)]
        self.give: list[Action] = [self._new(f"give {t}", GIVE, c) for c, t in enumerate(texts)]
        self.choose: list[Action] = [self._new(f"choose {t}", CHOOSE, c) for c, t in enumerate(texts)]
        self.take: list[Action] = [self._new(f"take {t}", TAKE, c) for c, t in enumerate(texts)]
        self.use_card: list[Action] = [self._new(f"use {t}", USE_CARD, c) for c, t in enumerate(texts)]
        self.use_ability: list[Action] = [self.use(character.ability) for character in self.characters]

    def _new(self, text: str, verb: int, card: int = -1, other: int = -1, seat: int = -1, mode: int = -1) -> Action:
        action = Action(text, verb, card, other, seat, mode)
        self._known[text] = action
        return action

    def play_at_card(self, card: int, other: int) -> Action:
        """Return the action that plays ``card`` at ``other``, a card in play."""
        key = card * self.cards + other
        action = self._at_cards.get(key)
        if action is None:
            action = self._new(f"play {self.texts[card]} at {self.texts[other]}", PLAY, card, other)
            self._at_cards[key] = action
        return action

    def use(self, ability: Ability, card: int = -1, other: int = -1, seat: int = -1, mode: int = -1) -> Action:
        """Return the action that uses the ability of a character.

        Args:
            ability: of a character in the box.
            card: the cost, -1 for none.
            other: a card in play that it is aimed at, or ``HAND``.
            seat: a pair that it is aimed at, or ``TO_RELOAD``.
            mode: a character that it is aimed at, by index.
        """
        key = (
            (((ability.index * (self.cards + 1) + card + 1) * (self.cards + 2) + other + 2) * 4 + seat + 2) * 32
            + mode
            + 1
        )
        action = self._uses.get(key)
        if action is None:
            text = f"use {ability.id}"
            if card >= 0:
                text += " " + self.texts[card]
            if other == HAND:
                text += " at hand"
            elif other >= 0:
                text += " at " + self.texts[other]
            if seat == TO_RELOAD:
                text += " to reload"
            elif seat >= 0:
                text += f" @{seat}"
            if mode >= 0:
                text += " at " + self.characters[mode].id
            action = self._new(text, USE + ability.index, card, other, seat, mode)
            self._uses[key] = action
        return action

    def copy_of(self, ability: Ability, cost: int, action: Action) -> Action:
        """Return the action that uses ``ability`` to do what ``action`` does, with ``cost`` (D-17.18)."""
        return self.use(ability, cost, action.other, action.seat, action.mode)

    def has(self, action: Action) -> bool:
        """Tell whether ``action`` is one of this box, and not an alike one of another game."""
        return self._known.get(action.text) is action

    def parse(self, text: str) -> Action:
        """Return the action whose notation is ``text``, legal or not; single spaces between the words.

        Raises:
            NotationError: it is no notation of this game.
        """
        action = self._known.get(text)
        if action is not None:
            return action
        words = text.split(" ")
        if len(words) == 4 and words[0] == "play" and words[2] == "at":
            return self.play_at_card(self.parse_card(words[1]), self.parse_card(words[3]))
        if len(words) >= 3 and words[0] == "use" and words[1] in self.character_of_id:
            return self._parse_use(text, self.character_of_id[words[1]].ability, words[2:])
        raise NotationError(text, "action")

    def _parse_use(self, text: str, ability: Ability, words: list[str]) -> Action:
        """Read what follows ``use ABILITY``: a cost, then what it is aimed at, either of which may be missing."""
        card = other = seat = mode = -1
        if ":" in words[0]:
            card = self.parse_card(words.pop(0))
        if len(words) == 1 and words[0] in ("@0", "@1"):
            seat = int(words[0][1])
        elif words == ["to", "reload"]:
            seat = TO_RELOAD
        elif len(words) == 2 and words[0] == "at":
            if words[1] == "hand":
                other = HAND
            elif words[1] in self.character_of_id:
                mode = self.character_of_id[words[1]].index
            else:
                other = self.parse_card(words[1])
        elif words:
            raise NotationError(text, "action")
        return self.use(ability, card, other, seat, mode)
