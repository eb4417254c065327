"""The card game at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from sixgun.cli.choices import Choices
from sixgun.cli.classic.choices import ClassicChoices
from sixgun.cli.classic.event_view import show_event_deck
from sixgun.cli.classic.explain import ClassicExplainer
from sixgun.cli.classic.hand_view import show_hand, show_reserve, show_self
from sixgun.cli.classic.next_game import ask_next_options
from sixgun.cli.classic.options import sets_line
from sixgun.cli.classic.table_view import show_table
from sixgun.cli.explain import Explainer
from sixgun.cli.presenter import STYLES, Ask, Fate, Presenter
from sixgun.cli.screen import Screen
from sixgun.cli.signs import role_label
from sixgun.games.classic import ClassicGame
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.text.classic import QUIET, character_name, event_line, prompt
from sixgun.text.rulebook.book import Rulebook
from sixgun.text.rulebook.classic import ClassicBook

FOLLOW_UPS: Final = frozenset(
    {
        "choose-flip",
        "discard-excess",
        "draw-source-discard",
        "draw-source-hand",
        "exchange-cards",
        "give-card",
        "keep-card",
        "keep-cards",
        "name-suit",
        "pay-cost",
        "remove-card",
        "take-card",
    }
)
"""Kinds of decisions in the middle of one's own doing: the table has just been shown."""
FROM_HAND: Final = frozenset(
    {
        "answer-duel",
        "answer-indians",
        "answer-roulette",
        "answer-shot",
        "answer-shot-at-card",
        "discard-excess",
        "dying",
        "exchange-cards",
        "pay-cost",
        "play",
    }
)
"""Kinds of decisions answered with cards of the hand: those that are no answer are marked."""


@final
class ClassicPresenter(Presenter):
    """Shows a running card game."""

    quiet: ClassVar[frozenset[str]] = QUIET
    styles: ClassVar[Mapping[str, str]] = {
        **STYLES,
        "explodes": "bold red",
        "dying": "red",
        "doomed": "bold red",
        "event": "bold yellow",
        "returns": "bold",
        "ghost-leaves": "bold",
        "new-identity": "bold",
        "penalised": "red",
        "avoids": "green",
        "check-succeeds": "green",
        "rewarded": "yellow",
        "draws-from-discard": "dim",
        "buries": "dim",
        "looks": "dim",
        "gives": "dim",
    }
    commands: ClassVar[Mapping[str, str]] = {"events": "cli-words-events"}

    def __init__(self, screen: Screen, game: ClassicGame, names: list[str]) -> None:
        super().__init__(screen, names)
        self.game: ClassicGame = game

    @property
    def turn(self) -> int:
        """Number of the turn, 0 before the first."""
        return self.game.turn

    def plays_on(self, seat: int) -> bool:
        """Tell whether a seat is in the game."""
        return self.game.in_game[seat]

    def show_banner(self) -> None:
        """Print the sets in the game, if there are more than the base set."""
        if self.game.options.sets:
            self.screen.say("cli-sets", sets=sets_line(self.screen.texts, self.game.options))

    def show_table(self, seat: int, again: bool = False) -> None:
        """Print the table as a seat sees it (-1: a bystander); ``again``: he has seen it in this turn already."""
        show_table(self.screen, self.game.view(seat), self.names, again)

    def show_self(self, seat: int) -> None:
        """Print who somebody is and what he wants."""
        show_self(self.screen, self.game.view(seat))

    def show_hand(self, seat: int, decision: Decision | None) -> None:
        """Print the hand of a seat, with the cards that are no answer to ``decision`` marked."""
        view = self.game.view(seat)
        usable: set[int] | None = None
        if decision is not None and decision.kind in FROM_HAND:
            usable = {card for action in decision.actions for card in (action.card, action.other)}
        if view.hand or (decision is not None and decision.kind == "play"):
            show_hand(self.screen, view, usable)
            self.screen.print()

    def fates(self) -> list[Fate]:
        """Return what became of each seat, at the end of the game."""
        found: list[Fate] = []
        for seat in self.game.view(-1).seats:
            name = "" if seat.character is None else character_name(self.screen.texts, seat.character)
            found.append(Fate(role_label(self.screen, seat.role), name, seat.in_game))
        return found

    def next_options(self, seat: int, seed: int, ask: Ask) -> dict[str, object]:
        """Return the options of the next game (B-16), asking the person what he wants to keep."""
        return ask_next_options(self.screen.texts, self.game, self.names, seat, seed, ask).to_dict()

    def shows_table_before(self, decision: Decision) -> bool:
        """Tell whether the decision does not come in the middle of one's own doing."""
        return decision.kind not in FOLLOW_UPS

    def asks_forced(self, decision: Decision) -> bool:
        """Tell whether this is a turn: nobody wants his turn to end without having seen it."""
        return decision.kind == "play"

    def show_before(self, seat: int, decision: Decision) -> None:
        """Print the second character before it can be taken (HN-9)."""
        if decision.kind == "new-identity":
            show_reserve(self.screen, self.game.view(seat))

    def prompt(self, decision: Decision) -> str:
        """Return the question of a decision."""
        return prompt(self.screen.texts, self.game.box, decision, self.names, self.screen.ascii)

    def choices(self, decision: Decision) -> Choices:
        """Return the answers to a decision, numbered."""
        owners = {card: seat for seat in range(self.game.seats) for card in self.game.front[seat]}
        return ClassicChoices(self.screen, self.game.box, decision, self.names, owners)

    def explainer(self, seat: int, decision: Decision, choices: Choices) -> Explainer:
        """Return who explains a decision to a seat."""
        book = Rulebook(self.screen.texts, [ClassicBook(self.screen.texts, self.game.box)])
        return ClassicExplainer(self.screen, self.game, seat, decision, choices, book)

    def obey(self, command: str, seat: int) -> None:
        """Show the event deck."""
        show_event_deck(self.screen, self.game.view(seat), self.names)

    def line(self, event: Event, viewer: int) -> str:
        """Return what happened as a sentence, for a reader in seat ``viewer`` (-1: a bystander)."""
        return event_line(self.screen.texts, self.game.box, event, self.names, viewer, self.screen.ascii)
