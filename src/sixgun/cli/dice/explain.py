"""Answers to ``?`` and ``why`` in The Dice Game: what faces, characters and choices do, and why not now."""

from __future__ import annotations

import re
from typing import ClassVar, Final, final

from sixgun.cli.choices import Choices
from sixgun.cli.errors import WrongUse
from sixgun.cli.explain import Explainer
from sixgun.cli.keyboard import typed
from sixgun.cli.odds_words import read_dice
from sixgun.cli.screen import Screen
from sixgun.games.dice import DiceGame
from sixgun.games.dice.actions import DOUBLE, DRINK, HIT, REROLL, STOP
from sixgun.games.dice.die import ARROW, BEER, DYNAMITE, ONE, TWO
from sixgun.games.dice.sets import find_character
from sixgun.kernel.decision import Decision
from sixgun.kernel.refusal import Refusal
from sixgun.text.dice import FACE_IDS, character_name, character_text, refusal_text
from sixgun.text.punctuation import with_brackets, with_colon
from sixgun.text.rulebook.book import CHARACTER, FACE, Rulebook, Thing

_DIE: Final = re.compile(r"[^\W\d]*\s*([1-5])")
"""A die by its number, with any word before it."""


@final
class DiceExplainer(Explainer):
    """Explains the decision that one seat has to make."""

    why_what: ClassVar[str] = "cli-dice-why-what"
    unknown: ClassVar[str] = "cli-dice-cannot-explain"

    def __init__(
        self, screen: Screen, game: DiceGame, seat: int, decision: Decision, choices: Choices, book: Rulebook
    ) -> None:
        super().__init__(screen, game, seat, decision, choices, book)
        self.game: DiceGame = game

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not legal, in a sentence."""
        return refusal_text(self.screen.texts, refusal, self.choices.names)

    # What something does

    def show_choice(self, number: int) -> None:
        """Explain the faces that a choice is about, or the ability."""
        action = self.choices.actions[number - 1]
        if action.verb in (HIT, DOUBLE):
            self._face(action.mode)
        if action.verb in (DOUBLE, DRINK):
            self._face(BEER)
        if action.verb in (REROLL, STOP):
            for face in dict.fromkeys(self.game.dice):
                self._face(face, rules=False)
        elif action.verb not in (HIT, DRINK):
            self._own_character()

    def show_place(self, word: str) -> bool:
        """Explain a die (``d3``, ``die 3``), or a face by any of its names (``g``, ``gatling``)."""
        die = _DIE.fullmatch(word)
        if die is not None and self._is_die(word) and self.game.dice:
            self._face(self.game.dice[int(die.group(1)) - 1])
            return True
        face = self._face_called(word)
        if face < 0:
            return False
        self._face(face)
        return True

    def show_thing(self, thing: Thing) -> None:
        """Explain something that has a name."""
        if thing.what == CHARACTER:
            self._character(thing.id, thing.rules)
        else:
            super().show_thing(thing)

    def _is_die(self, word: str) -> bool:
        """Tell whether the word before a number means a die."""
        return typed(word).rstrip("12345 ").casefold() in self.screen.texts("cli-dice-words-die").split()

    def _face_called(self, word: str) -> int:
        """Return the face of that name, -1 if there is none."""
        try:
            found = read_dice(self.screen.texts, [word])
        except WrongUse:
            return -1
        return FACE_IDS.index(found[0]) if len(found) == 1 else -1

    def _face(self, face: int, rules: bool = True) -> None:
        for thing in self.book.things:
            if thing.what == FACE and thing.id == FACE_IDS[face]:
                if rules:
                    self.show_thing(thing)
                else:
                    self.line(with_colon(self.screen.texts, thing.name, thing.text))

    def _own_character(self) -> None:
        character = self.game.characters[self.seat]
        if character is not None:
            self._character(character.id, character.rules)

    def _character(self, character_id: str, rules: list[str]) -> None:
        texts = self.screen.texts
        character = find_character(character_id)
        life = 0 if character is None else character.life
        name = with_brackets(texts, character_name(texts, character_id), str(life))
        self.line(with_colon(texts, name, character_text(texts, character_id)))
        for rule in rules:
            self.rule(rule)

    # Why something is not allowed

    def why_place(self, word: str) -> bool:
        """Say why a die (its number, or ``die 3``), a face or one's character can do nothing now, or how it can."""
        die = _DIE.fullmatch(word)
        if die is not None and (word.isdecimal() or self._is_die(word)):
            self._why(f"reroll {die.group(1)}")
            return True
        face = self._face_called(word)
        if face >= 0:
            self._why_face(face)
            return True
        character = self.game.characters[self.seat]
        for thing in self.book.find(word):
            if thing.what == CHARACTER and character is not None and thing.id == character.id:
                self._own_character()
                return True
        return False

    def _why_face(self, face: int) -> None:
        """Say what can be done with a face now, or why nothing can."""
        if face in (ONE, TWO):
            self._why_at(f"hit {face - ONE + 1}")
        elif face == BEER:
            self._why_at("beer")
        else:  # nothing is ever done with these
            self._face(face)
            if face in (ARROW, DYNAMITE) and face in self.game.dice:
                self._why(f"reroll {self.game.dice.index(face) + 1}")

    def _why_at(self, verb: str) -> None:
        """Say which choices do something to a player; without any, why not, the same reasons together."""
        texts = [f"{verb} @{seat}" for seat in range(self.game.seats) if seat != self.seat or verb == "beer"]
        numbers = [n for n, action in enumerate(self.choices.actions, 1) if action.text in texts]
        if numbers:
            self.allowed(numbers)
        told: list[str] = []
        rules: list[str] = []
        for text in texts:
            refusal = self.game.refusal(self.seat, self.game.parse(text))
            if refusal is None or (refusal.reason == "target-out-of-game" and numbers):
                continue
            sentence = self.refusal(refusal)
            if sentence not in told:
                told.append(sentence)
                self.line(sentence, "yellow")
            if refusal.rule not in rules:
                rules.append(refusal.rule)
        for rule in rules:
            self.rule(rule)

    def _why(self, text: str) -> None:
        """Say whether an action in notation is possible now, and why not if it is not."""
        action = self.game.parse(text)
        refusal = self.game.refusal(self.seat, action)
        if refusal is not None:
            self.refuse(refusal)
        elif self.choices.actions.index(action) < self.choices.last:
            self.allowed([self.choices.actions.index(action) + 1])
        else:
            self.line(self.screen.texts("cli-dice-why-allowed", short=text.replace("reroll ", "")))
