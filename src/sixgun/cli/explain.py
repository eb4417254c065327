"""Answers to ``?`` and ``why``: what a card, a character or a choice does, and why something is not allowed now."""

from __future__ import annotations

from typing import final

from rich.text import Text

from sixgun.cli.choices import Choices
from sixgun.cli.hand_view import place
from sixgun.cli.screen import Screen, brief
from sixgun.games.classic import ClassicGame
from sixgun.games.classic.box import CHOOSE_CHARACTER, USE
from sixgun.kernel.citation import is_citation
from sixgun.kernel.decision import Decision
from sixgun.kernel.errors import NotationError
from sixgun.kernel.game import Refusal
from sixgun.text.classic import (
    card_spoken,
    card_text,
    character_name,
    character_text,
    kind_name,
    refusal_text,
    rule_text,
)

DISCARDING: tuple[str, ...] = ("answer-indians", "answer-duel", "discard-excess")
"""Kinds of decisions that are answered by discarding a card."""


@final
class Explainer:
    """Explains the decision that one seat has to make."""

    def __init__(self, screen: Screen, game: ClassicGame, seat: int, decision: Decision, choices: Choices) -> None:
        self.screen: Screen = screen
        self.game: ClassicGame = game
        self.seat: int = seat
        self.decision: Decision = decision
        self.choices: Choices = choices
        self.hand: list[int] = game.view(seat).hand

    # What something does

    def what(self, word: str) -> None:
        """Explain a choice (its number), a card of the hand (its letter), or a card, character or rule by name."""
        word = word.strip()
        if word.isascii() and word.isdecimal():
            number = int(word) if len(word) < 6 else 0
            if 1 <= number <= len(self.decision.actions):
                self._choice(number)
            else:
                self.screen.say("cli-no-such-choice", text=brief(word), last=len(self.decision.actions))
            return
        index = place(word)
        if 0 <= index < len(self.hand):
            self._card(self.hand[index])
        elif not self._named(word):
            self.screen.say("cli-cannot-explain", text=brief(word))

    def _choice(self, number: int) -> None:
        action = self.decision.actions[number - 1]
        self._line(f"{number}  {self.choices.label(action)}", "bold")
        if action.verb == CHOOSE_CHARACTER:
            self._character(self.game.box.characters[action.mode].id)
            return
        if action.verb == USE and (action.card < 0 or action.other >= 0):
            owner = self.game.characters[self.seat]
            if owner is not None:
                self._character(owner.id)
        elif action.card >= 0:
            self._card(action.card)
        self._rule(self.decision.cite)

    def _card(self, card: int) -> None:
        box = self.game.box
        self._line(card_spoken(self.screen.texts, box, card), "bold")
        self._kind_text(box.kind[card].id)

    def _kind_text(self, kind_id: str) -> None:
        texts = self.screen.texts
        kind = self.game.box.kind_of_id[kind_id]
        border = texts("border-blue" if kind.border else "border-brown")
        self._line(f"{card_text(texts, kind_id)} ({border})")
        for rule in kind.rules:
            self._rule(rule)

    def _character(self, character_id: str) -> None:
        texts = self.screen.texts
        character = self.game.box.character_of_id[character_id]
        self._line(f"{character_name(texts, character_id)} ({character.life}): {character_text(texts, character_id)}")
        for rule in character.rules:
            self._rule(rule)

    def _named(self, word: str) -> bool:
        """Explain a card, a character or a rule by its name or id; return whether there is one."""
        texts, box = self.screen.texts, self.game.box
        wanted = _key(word)
        for kind in box.kinds:
            if wanted in (_key(kind.id), _key(kind_name(texts, kind.id))):
                self._line(kind_name(texts, kind.id), "bold")
                self._kind_text(kind.id)
                return True
        for character in box.characters:
            if wanted in (_key(character.id), _key(character_name(texts, character.id))):
                self._character(character.id)
                return True
        if is_citation(word.upper()) and texts.has(_rule_id(word.upper())):
            self._rule(word.upper())
            return True
        return False

    # Why something is not allowed

    def why(self, word: str) -> None:
        """Say why a card of the hand, or an action in notation, cannot be played now."""
        index = place(word)
        if 0 <= index < len(self.hand):
            self._why_card(self.hand[index])
            return
        try:
            action = self.game.parse(word)
        except NotationError:
            self.screen.say("cli-why-what", text=brief(word))
            return
        refusal = self.game.refusal(self.seat, action)
        if refusal is None:
            self.screen.say("cli-why-allowed", numbers=str(self.decision.actions.index(action) + 1))
        else:
            self.refuse(refusal)

    def refuse(self, refusal: Refusal) -> None:
        """Print a refusal with the rule it rests on."""
        names = self.choices.names
        self._line(refusal_text(self.screen.texts, self.game.box, refusal, names, self.screen.ascii), "yellow")
        self._rule(refusal.rule)

    def _why_card(self, card: int) -> None:
        self._line(card_spoken(self.screen.texts, self.game.box, card), "bold")
        numbers = self.choices.numbers_of(card)
        if numbers:
            self.screen.say("cli-why-allowed", numbers=", ".join(str(n) for n in numbers))
        text = self.game.card_text(card)
        verb = "discard" if self.decision.kind in DISCARDING else "play"
        plain = self.game.refusal(self.seat, self.game.parse(f"{verb} {text}"))
        if plain is not None and plain.reason == "needs-target":
            self._why_targets(text)
        elif plain is not None and not numbers:
            self.refuse(plain)

    def _why_targets(self, text: str) -> None:
        """Say for each other player in the game why a card cannot be played on him, the same reasons together."""
        rules: list[str] = []
        for seat in range(self.game.seats):
            if seat == self.seat or not self.game.in_game[seat]:
                continue
            refusal = self.game.refusal(self.seat, self.game.parse(f"play {text} @{seat}"))
            if refusal is None:
                continue
            sentence = refusal_text(self.screen.texts, self.game.box, refusal, self.choices.names, self.screen.ascii)
            name = self.choices.names[seat]
            head = "" if name in sentence else f"{name}: "
            self.screen.paragraph(Text.assemble("  ", (head, "bold"), (sentence, "yellow")), 4)
            if refusal.rule not in rules:
                rules.append(refusal.rule)
        for rule in rules:
            self._rule(rule)

    # Printing

    def _line(self, sentence: str, style: str = "") -> None:
        self.screen.paragraph(Text("  " + sentence, style), 4)

    def _rule(self, rule: str) -> None:
        texts = self.screen.texts
        if texts.has(_rule_id(rule)):
            line = texts("cli-rule-line", rule=rule, text=rule_text(texts, rule))
        else:
            line = texts("cli-rule-only", rule=rule)
        self._line(line, "dim")


def _rule_id(rule: str) -> str:
    return "rule-" + rule.replace(".", "-")


def _key(name: str) -> str:
    """Return a name without what people leave out when they type it."""
    return "".join(c for c in name.casefold() if c.isalnum())
