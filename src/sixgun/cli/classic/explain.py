"""Answers to ``?`` and ``why`` in the card game: what cards, characters, events and choices do, and why not now."""

from __future__ import annotations

from typing import Final, final

from rich.text import Text

from sixgun.cli.choices import Choices
from sixgun.cli.explain import Explainer
from sixgun.cli.keyboard import says
from sixgun.cli.letters import place
from sixgun.cli.screen import Screen
from sixgun.games.classic import ClassicGame
from sixgun.games.classic.box import CHOOSE_CHARACTER, USE
from sixgun.kernel.decision import Decision
from sixgun.kernel.refusal import Refusal
from sixgun.text.classic import (
    border_name,
    card_spoken,
    card_text,
    character_name,
    character_text,
    event_card_name,
    event_card_text,
    refusal_text,
)
from sixgun.text.folding import key
from sixgun.text.punctuation import with_brackets, with_colon
from sixgun.text.rulebook.book import CARD, CHARACTER, EVENT, Rulebook, Thing

DISCARDING: Final = (
    "answer-duel",
    "answer-indians",
    "answer-roulette",
    "discard-excess",
    "exchange-cards",
    "pay-cost",
)
"""Kinds of decisions that are answered by discarding a card."""


@final
class ClassicExplainer(Explainer):
    """Explains the decision that one seat has to make."""

    def __init__(
        self, screen: Screen, game: ClassicGame, seat: int, decision: Decision, choices: Choices, book: Rulebook
    ) -> None:
        super().__init__(screen, game, seat, decision, choices, book)
        self.game: ClassicGame = game
        self.hand: list[int] = game.view(seat).hand

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not legal, in a sentence."""
        return refusal_text(self.screen.texts, self.game.box, refusal, self.choices.names, self.screen.ascii)

    # What something does

    def show_place(self, word: str) -> bool:
        """Explain a card of the hand (its letter), or the events (``events``)."""
        index = place(word, len(self.hand))
        if index >= 0:
            self._card(self.hand[index])
        elif says(self.screen.texts, word, "event", "cli-words-events") or key(word) == "events":
            self._events()
        else:
            return False
        return True

    def show_choice(self, number: int) -> None:
        """Explain the card, the character or the event that a choice uses."""
        action = self.decision.actions[number - 1]
        if action.verb == CHOOSE_CHARACTER:
            self._character(self.game.box.characters[action.mode].id)
        elif action.verb == USE:
            ability = self.game.box.abilities[action.mode].id
            if ability in self.game.box.event_of_id:
                self._event(ability)
            else:
                self._character(ability)
        elif action.card >= 0:
            self._card(action.card)

    def _card(self, card: int) -> None:
        box = self.game.box
        self.line(card_spoken(self.screen.texts, box, card), "bold")
        self._kind_text(box.kind[card].id)

    def _kind_text(self, kind_id: str) -> None:
        texts = self.screen.texts
        kind = self.game.box.kind_of_id[kind_id]
        self.line(with_brackets(texts, card_text(texts, kind_id), border_name(texts, kind)))
        for rule in kind.rules:
            self.rule(rule)

    def _character(self, character_id: str) -> None:
        texts = self.screen.texts
        character = self.game.box.character_of_id[character_id]
        name = with_brackets(texts, character_name(texts, character_id), str(character.life))
        self.line(with_colon(texts, name, character_text(texts, character_id)))
        for rule in character.rules:
            self.rule(rule)

    def _event(self, event_id: str) -> None:
        texts = self.screen.texts
        self.line(with_colon(texts, event_card_name(texts, event_id), event_card_text(texts, event_id)))
        for rule in self.game.box.event_of_id[event_id].rules:
            self.rule(rule)

    def _events(self) -> None:
        """Explain the event in force and the next one."""
        view = self.game.view(self.seat)
        known = [event for event in (view.event, view.next_event) if event is not None]
        for event in known:
            self._event(event)
        if not known:
            self.screen.say("cli-events-never")

    def show_thing(self, thing: Thing) -> None:
        """Explain something that has a name."""
        if thing.what == CHARACTER:
            self._character(thing.id)
        elif thing.what == EVENT:
            self._event(thing.id)
        elif thing.what == CARD and thing.id in self.game.box.kind_of_id:
            self.line(thing.name, "bold")
            self._kind_text(thing.id)
        else:
            super().show_thing(thing)

    # Why something is not allowed

    def why_place(self, word: str) -> bool:
        """Say why a card or an ability cannot be used.

        A card of the hand is named by its letter or its name, a card in front by its name, an ability by the name of
        the character or the event.
        """
        index = place(word, len(self.hand))
        if index >= 0:
            self._why_card(self.hand[index])
            return True
        return self._why_named(key(word))

    def _why_named(self, wanted: str) -> bool:
        """Answer for everything of that name that the seat could think of using; return whether there is anything."""
        if not wanted:
            return False
        names = {thing.id for thing in self.book.find(wanted)}
        kinds = self.game.box.kind
        held = [card for card in self.hand if kinds[card].id in names]
        front = [card for card in self.game.front[self.seat] if kinds[card].id in names]
        for card in held:
            self._why_card(card)
        for card in front:
            self._why_front(card)
        box, owner = self.game.box, self.game.characters[self.seat]
        own = {ability.id for ability in self.game.abilities[self.seat]} | ({owner.id} if owner is not None else set())
        used = [name for name in names if name in box.event_of_id or name in own & set(box.ability_of_id)]
        for name in used:
            self._why_ability(name)
        return bool(held or front or used)

    def _why_card(self, card: int) -> None:
        verb = "discard" if self.decision.kind in DISCARDING else "play"
        self._why(card, verb)

    def _why_front(self, card: int) -> None:
        self._why(card, "use")

    def _why(self, card: int, verb: str) -> None:
        """Say which choices use a card, and why it cannot be used otherwise."""
        self.line(card_spoken(self.screen.texts, self.game.box, card), "bold")
        numbers = self.choices.numbers_of(card)
        if numbers:
            self.allowed(numbers)
        action = f"{verb} {self.game.card_text(card)}"
        plain = self.game.refusal(self.seat, self.game.parse(action))
        if plain is not None and plain.reason == "needs-target":
            self._why_targets(action)
        elif plain is not None and not numbers:
            self.refuse(plain)

    def _why_ability(self, name: str) -> None:
        """Say which choices use an ability, or why it cannot be used."""
        texts, box = self.screen.texts, self.game.box
        ability = box.ability_of_id[name]
        self.line(event_card_name(texts, name) if name in box.event_of_id else character_name(texts, name), "bold")
        numbers = [n for n, a in enumerate(self.decision.actions, 1) if a.verb == USE and a.mode == ability.index]
        if numbers:
            self.allowed(numbers)
            return
        refusal = self.game.refusal(self.seat, box.use(ability))
        if refusal is not None:
            self.refuse(refusal)

    def _why_targets(self, action: str) -> None:
        """Say for each other player in the game why a card cannot be used on him, the same reasons together."""
        rules: list[str] = []
        for seat in range(self.game.seats):
            if seat == self.seat or not self.game.in_game[seat]:
                continue
            refusal = self.game.refusal(self.seat, self.game.parse(f"{action} @{seat}"))
            if refusal is None:
                continue
            sentence = self.refusal(refusal)
            name = self.choices.names[seat]
            head = "" if name in sentence else with_colon(self.screen.texts, name, "")
            self.screen.paragraph(Text.assemble("  ", (head, "bold"), (sentence, "yellow")), 4)
            if refusal.rule not in rules:
                rules.append(refusal.rule)
        for rule in rules:
            self.rule(rule)
