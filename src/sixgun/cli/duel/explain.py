"""Answers to ``?`` and ``why`` in The Duel: what cards, characters and choices do, and why not now."""

from __future__ import annotations

import re
from typing import ClassVar, Final, final

from rich.text import Text

from sixgun.cli.choices import Choices
from sixgun.cli.explain import Explainer
from sixgun.cli.letters import place
from sixgun.cli.screen import Screen
from sixgun.games.duel import DuelGame
from sixgun.games.duel.box import ACTIVE, LOSE, SWAP, USE
from sixgun.games.duel.card import CARD as CARD_IN_PLAY
from sixgun.games.duel.card import CHALLENGE, FIRE, FIRE_ANY, HAND_OR_CARD, NONE, PAIR, REACTION, SYMBOLS, TYPES
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.refusal import Refusal
from sixgun.text.duel import (
    back_name,
    border_name,
    card_text,
    character_name,
    character_text,
    kind_name,
    refusal_text,
    side_name,
    symbol_name,
)
from sixgun.text.duel.cards import BACKS
from sixgun.text.duel.catalogue import SIDES
from sixgun.text.duel.places import place_name
from sixgun.text.folding import key
from sixgun.text.punctuation import comma_list, with_brackets, with_colon
from sixgun.text.rulebook.book import CARD, CHARACTER, Rulebook, Thing

_BRACKET: Final = re.compile(r" \(|（")
"""Where the mark of a name begins that tells it from others of the same name."""
VERBS: Final = {
    "discard-drawn": "discard",
    "discard-excess": "discard",
    "give-discard": "discard",
    "give-up": "give",
    "second-card": "discard",
    "store-pick": "choose",
}
"""What is done with a card of the hand in each kind of decision; played in all others."""


@final
class DuelExplainer(Explainer):
    """Explains the decision that one seat has to make."""

    why_what: ClassVar[str] = "cli-duel-why-what"
    unknown: ClassVar[str] = "cli-duel-cannot-explain"

    def __init__(
        self, screen: Screen, game: DuelGame, seat: int, decision: Decision, choices: Choices, book: Rulebook
    ) -> None:
        super().__init__(screen, game, seat, decision, choices, book)
        self.game: DuelGame = game
        self.view = game.view(seat)

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not legal, in a sentence."""
        return refusal_text(self.screen.texts, self.game.box, refusal, self.choices.names)

    # What something does

    def show_place(self, word: str) -> bool:
        """Explain a card of the hand by its letter."""
        index = place(word, len(self.view.hand))
        if not 0 <= index < len(self.view.hand):
            return False
        self._card(self.view.hand[index])
        return True

    def show_choice(self, number: int) -> None:
        """Explain the card or the character that a choice uses, and what it is used on."""
        action, box = self.choices.actions[number - 1], self.game.box
        if action.verb in (ACTIVE, LOSE):
            self._character(box.characters[action.mode].id)
            return
        if action.verb == SWAP and action.seat < 0:
            self._character(next(c.id for c in self.view.seats[self.seat].characters if c.rc))
            return
        if action.verb >= USE:
            self._character(box.characters[action.verb - USE].id)
        if action.card >= 0:
            self._card(action.card)

    def _card(self, card: int) -> None:
        """Explain a card: name, back and symbol, then what all cards of that name do."""
        texts, box = self.screen.texts, self.game.box
        name, back = kind_name(texts, box.kind[card].id), back_name(texts, BACKS[box.back[card]])
        symbol = symbol_name(texts, SYMBOLS[box.symbol[card]])
        self.line(texts("cli-duel-card", card=name, back=back, symbol=symbol), "bold")
        self._kind_text(box.kind[card].id)

    def _kind_text(self, kind_id: str) -> None:
        texts, kind = self.screen.texts, self.game.box.kind_of_id[kind_id]
        traits = [border_name(texts, TYPES[kind.type])]
        marks = {
            "cli-duel-mark-hit": kind.hit,
            "cli-duel-mark-dodge": kind.dodge,
            "cli-duel-mark-reload": kind.reloadable,
            "cli-duel-mark-always": kind.always,
        }
        traits += [texts(mark) for mark, has in marks.items() if has]
        self.line(with_brackets(texts, card_text(texts, kind_id), comma_list(texts, traits)))
        for rule in kind.rules:
            self.rule(rule)

    def _character(self, character_id: str) -> None:
        """Explain a character: side, life points, ability; and where it stands, if it is in play."""
        texts = self.screen.texts
        character = self.game.box.character_of_id[character_id]
        side = side_name(texts, SIDES[character.side])
        name = place_name(texts, self.view, character_id)
        self.line(texts("cli-duel-character", character=name, side=side, life=character.life), "bold")
        self.line(character_text(texts, character_id))
        for rule in character.rules:
            self.rule(rule)

    def show_thing(self, thing: Thing) -> None:
        """Explain something that has a name."""
        if thing.what == CHARACTER:
            self._character(thing.id)
        elif thing.what == CARD:
            self.line(thing.name, "bold")
            self._kind_text(thing.id)
        else:
            super().show_thing(thing)

    # Why something is not allowed

    def why_place(self, word: str) -> bool:
        """Say why a card, an ability or the token cannot be used.

        A card of the hand is named by its letter or its name, a card in play and an ability by its name.
        """
        index = place(word, len(self.view.hand))
        if index >= 0:
            self._why_card(self.view.hand[index])
            return True
        wanted = key(word)
        if not wanted:
            return False
        if wanted in {key(spoken) for spoken in ("token", *self.screen.texts("cli-duel-words-token").split())}:
            self._why(self.game.box.swap)
            return True
        return self._why_named({thing.id for thing in self.book.find(word)})

    def _why_named(self, names: set[str]) -> bool:
        """Answer for everything of these names that the seat could think of using; return whether there is anything."""
        box = self.game.box
        held = [card for card in self.view.hand if box.kind[card].id in names]
        front = [card for c in self.view.seats[self.seat].characters for card in c.gear if box.kind[card].id in names]
        able = [name for name in names if name in box.character_of_id]
        for card in held:
            self._why_card(card)
        for card in front:
            self._headed(kind_name(self.screen.texts, box.kind[card].id), card, box.use_card[card])
        for name in able:
            ability = box.character_of_id[name].ability
            self.line(character_name(self.screen.texts, name), "bold")
            numbers = [n for n, a in enumerate(self.choices.actions, 1) if a.verb == USE + ability.index]
            if numbers:
                self.allowed(numbers)
            else:
                self._why(box.use(ability))
        return bool(held or front or able)

    def _headed(self, name: str, card: int, action: Action) -> None:
        """Say which choices use a card, or why ``action`` is none of them."""
        self.line(name, "bold")
        numbers = self.choices.numbers_of(card)
        if numbers:
            self.allowed(numbers)
        else:
            self._why(action)

    def _why(self, action: Action) -> None:
        """Say why an action is not possible, or by which choice it is."""
        refusal = self.game.refusal(self.seat, action)
        if refusal is None:
            self.allowed([self.choices.actions.index(action) + 1])
        else:
            self.refuse(refusal)

    def _why_card(self, card: int) -> None:
        """Say which choices use a card of the hand, and why it cannot be used otherwise."""
        box = self.game.box
        verb = VERBS.get(self.decision.kind, "play")
        if verb != "play" or self.decision.kind != "play":
            self._headed(kind_name(self.screen.texts, box.kind[card].id), card, box.parse(f"{verb} {box.texts[card]}"))
            return
        self.line(kind_name(self.screen.texts, box.kind[card].id), "bold")
        numbers = self.choices.numbers_of(card)
        if numbers:
            self.allowed(numbers)
        refusals = self._refusals(card)
        if not numbers and refusals:
            self.refuse(refusals[0][1])
            refusals = [pair for pair in refusals if pair[1].reason != refusals[0][1].reason]
        self._each(refusals)

    def _refusals(self, card: int) -> list[tuple[str, Refusal]]:
        """Return for each thing a card could be used on, by its name, why it cannot be."""
        texts, box = self.screen.texts, self.game.box
        aim = box.aim[card]
        tried: list[tuple[str, Action]] = []
        others = self.view.seats[1 - self.seat].characters
        characters = [c for c in [*self.view.seats[self.seat].characters, *others] if c.id]
        if aim in (NONE, REACTION):
            tried.append(("", box.play[card]))
        elif aim == PAIR:
            tried += [(self.choices.names[seat], box.play_pair[card][seat]) for seat in range(2)]
        elif aim >= FIRE:
            tried += [
                (place_name(texts, self.view, c.id), box.play_at[card][box.character_of_id[c.id].index])
                for c in (others if aim in (FIRE, FIRE_ANY, CHALLENGE) else characters)
                if c.id
            ]
        elif aim in (HAND_OR_CARD, CARD_IN_PLAY):
            gear = [other for c in characters for other in c.gear]
            tried += [(kind_name(texts, box.kind[other].id), box.play_at_card(card, other)) for other in gear]
            if aim == HAND_OR_CARD or not gear:
                tried.append(("", box.play_at_hand[card]))
        found: list[tuple[str, Refusal]] = []
        for name, action in tried:
            refusal = self.game.refusal(self.seat, action)
            if refusal is not None:
                found.append((name, refusal))
        return found

    def _each(self, refusals: list[tuple[str, Refusal]]) -> None:
        """Print why a card cannot be used on one thing or another, and the rules once."""
        rules: list[str] = []
        said: set[str] = set()
        for name, refusal in refusals:
            sentence = self.refusal(refusal)
            if sentence in said:
                continue
            said.add(sentence)
            head = "" if _BRACKET.split(name)[0] in sentence else with_colon(self.screen.texts, name, "")
            self.screen.paragraph(Text.assemble("  ", (head, "bold"), (sentence, "yellow")), 4)
            if refusal.rule not in rules:
                rules.append(refusal.rule)
        for rule in rules:
            self.rule(rule)
