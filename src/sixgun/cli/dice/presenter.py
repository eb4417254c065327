"""The Dice Game at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from sixgun.cli.choices import Choices
from sixgun.cli.dice.choices import DiceChoices
from sixgun.cli.dice.dice_view import mask_of, show_left, show_meanings, show_roll
from sixgun.cli.dice.explain import DiceExplainer
from sixgun.cli.dice.odds import show_odds_of_roll
from sixgun.cli.dice.table_view import show_self, show_table
from sixgun.cli.explain import Explainer
from sixgun.cli.presenter import STYLES, Ask, Fate, Presenter
from sixgun.cli.screen import Screen
from sixgun.cli.signs import role_label
from sixgun.games.dice import DiceGame, Options
from sixgun.games.dice.die import ALL_DICE, place_of
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.text.dice import QUIET, character_name, event_line, prompt, together
from sixgun.text.rulebook.book import Rulebook
from sixgun.text.rulebook.dice import DiceBook
from sixgun.text.words import game_name

OTHERS_TURN: Final = frozenset({"take-arrow", "discard-own-arrow"})
"""Kinds of decisions that come in the middle of somebody else's turn."""


@final
class DicePresenter(Presenter):
    """Shows a running Dice Game."""

    quiet: ClassVar[frozenset[str]] = QUIET
    styles: ClassVar[Mapping[str, str]] = {
        **STYLES,
        "explodes": "bold red",
        "indians-attack": "bold red",
        "fires-gatling": "bold magenta",
        "takes-arrow": "yellow",
        "returns-arrows": "dim",
        "discards-arrow": "dim",
        "stops": "dim",
        "no-effect": "dim",
    }
    commands: ClassVar[Mapping[str, str]] = {"odds": "cli-dice-words-odds", "dice": "cli-dice-words-dice"}
    hint_message: ClassVar[str] = "cli-dice-play-hint"
    help_message: ClassVar[str] = "cli-dice-choice-help"
    unknown_message: ClassVar[str] = "cli-dice-choice-unknown"

    def __init__(self, screen: Screen, game: DiceGame, names: list[str]) -> None:
        super().__init__(screen, names)
        self.game: DiceGame = game
        self._rolled: int = 0
        self._aimed: int = 0

    @property
    def turn(self) -> int:
        """Number of the turn; the first begins as soon as the game does."""
        return self.game.turn

    def plays_on(self, seat: int) -> bool:
        """Tell whether a seat is in the game."""
        return self.game.lives(seat)

    def show_banner(self) -> None:
        """Print which game it is."""
        self.screen.say("cli-dice-banner", game=game_name(self.screen.texts, "dice"), players=self.game.seats)

    def show_table(self, seat: int, again: bool = False) -> None:
        """Print the table as a seat sees it (-1: a bystander)."""
        show_table(self.screen, self.game.view(seat), self.names)

    def show_self(self, seat: int) -> None:
        """Print who somebody is and what he wants."""
        show_self(self.screen, self.game.view(seat))

    def show_hand(self, seat: int, decision: Decision | None) -> None:
        """Print the dice of the roller: a picture while he rolls, and what they mean; afterwards those left."""
        view = self.game.view(seat)
        if not view.dice or (decision is not None and decision.kind in OTHERS_TURN):
            return
        if view.resolving:
            show_left(self.screen, view)
        else:
            show_roll(self.screen, view, self._rolled if view.rolls > 1 else ALL_DICE)
            show_meanings(self.screen, view, self.names)
            self.screen.print()

    def fates(self) -> list[Fate]:
        """Return what became of each seat, at the end of the game."""
        found: list[Fate] = []
        for seat in self.game.view(-1).seats:
            name = "" if seat.character is None else character_name(self.screen.texts, seat.character)
            found.append(Fate(role_label(self.screen, seat.role), name, seat.in_game))
        return found

    def next_options(self, seat: int, seed: int, ask: Ask) -> dict[str, object]:
        """Return the options of the next game: the same, with all roles dealt anew."""
        return Options(self.game.options.players).to_dict()

    def shows_table_before(self, decision: Decision) -> bool:
        """Tell whether it is somebody else's turn, or the first bull's eye of one's own is aimed."""
        if decision.kind == "assign" and self._aimed != self.turn:
            self._aimed = self.turn
            return True
        return decision.kind in OTHERS_TURN

    def asks_forced(self, decision: Decision) -> bool:
        """Tell whether nobody minds that something with one answer only is done for him: nobody does."""
        return False

    def prompt(self, decision: Decision) -> str:
        """Return the question of a decision."""
        return prompt(self.screen.texts, decision, self.names, self.game.own_beer or 1)

    def choices(self, decision: Decision) -> Choices:
        """Return the answers to a decision, numbered."""
        return DiceChoices(self.screen, decision, self.names, self.game.view(decision.seat))

    def explainer(self, seat: int, decision: Decision, choices: Choices) -> Explainer:
        """Return who explains a decision to a seat."""
        book = Rulebook(self.screen.texts, [DiceBook(self.screen.texts)])
        return DiceExplainer(self.screen, self.game, seat, decision, choices, book)

    def obey(self, command: str, seat: int) -> None:
        """Show the dice, or the chances of the roll that lies there."""
        if command == "dice":
            self.show_hand(seat, self.game.decision)
        else:
            show_odds_of_roll(self.screen, self.game.view(seat))

    def hear(self, event: Event) -> None:
        """Take note of which dice were rolled last."""
        if event.kind == "rolls":
            self._rolled = mask_of(place_of(card) for card in event.cards)

    def together(self, first: Event, second: Event) -> Event | None:
        """Return one event that tells two that follow each other."""
        return together(first, second)

    def line(self, event: Event, viewer: int) -> str:
        """Return what happened as a sentence, for a reader in seat ``viewer`` (-1: a bystander)."""
        return event_line(self.screen.texts, event, self.names, viewer)
