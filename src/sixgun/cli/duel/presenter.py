"""The Duel at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from sixgun.cli.choices import Choices
from sixgun.cli.duel.choices import DuelChoices
from sixgun.cli.duel.explain import DuelExplainer
from sixgun.cli.duel.hand_view import show_hand, show_self
from sixgun.cli.duel.signs import side_label
from sixgun.cli.duel.table_view import show_table
from sixgun.cli.explain import Explainer
from sixgun.cli.presenter import STYLES, Ask, Fate, Presenter
from sixgun.cli.screen import Screen
from sixgun.games.duel import DuelGame
from sixgun.games.duel.box import SIDES
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event
from sixgun.text.duel import QUIET, character_name, event_line, join, prompt, side_name, together
from sixgun.text.punctuation import with_brackets
from sixgun.text.rulebook.book import Rulebook
from sixgun.text.rulebook.duel import DuelBook

FROM_TABLE: Final = frozenset({"answer-hit", "give-up", "play"})
"""Kinds of decisions for which the whole table matters."""
FROM_HAND: Final = frozenset({"answer-hit", "discard-excess", "give-discard", "give-up", "play", "second-card"})
"""Kinds of decisions answered with cards of the hand: those that are no answer are marked."""
WITHOUT_HAND: Final = frozenset({"choose-active", "choose-back", "choose-reveal", "redirect"})
"""Kinds of decisions for which the hand does not matter."""


@final
class DuelPresenter(Presenter):
    """Shows a running game of The Duel."""

    quiet: ClassVar[frozenset[str]] = QUIET
    styles: ClassVar[Mapping[str, str]] = {
        **STYLES,
        "comes-into-play": "bold",
        "comes-into-play-front": "bold",
        "dodges": "green",
        "down": "bold red",
        "draws-aside": "dim",
        "explodes": "bold red",
        "keeps": "dim",
        "swaps": "bold",
    }
    help_message: ClassVar[str] = "cli-duel-choice-help"

    def __init__(self, screen: Screen, game: DuelGame, names: list[str]) -> None:
        super().__init__(screen, names)
        self.game: DuelGame = game

    @property
    def turn(self) -> int:
        """Number of the turn, 0 before the first."""
        return self.game.turn

    def plays_on(self, seat: int) -> bool:
        """Tell whether a seat is in the game: both are to the very end (D-15.5)."""
        return not self.game.over

    def show_banner(self) -> None:
        """Print who plays which side, and how many characters each player has."""
        law, outlaws = (self.names[seat] for seat in self.game.seat_of)
        posse = self.game.options.posse
        self.screen.say("cli-duel-sides", law=law, outlaws=outlaws, count=posse)

    def show_table(self, seat: int, again: bool = False) -> None:
        """Print the table as a seat sees it (-1: a bystander); ``again``: he has seen it in this turn already."""
        show_table(self.screen, self.game.view(seat), self.names, again)

    def show_self(self, seat: int) -> None:
        """Print which side somebody plays and what it wants, and who plays for him."""
        show_self(self.screen, self.game.view(seat))

    def show_hand(self, seat: int, decision: Decision | None) -> None:
        """Print the hand of a seat, with the cards that are no answer to ``decision`` marked."""
        view = self.game.view(seat)
        if decision is not None and decision.kind in WITHOUT_HAND:
            return
        usable: set[int] | None = None
        if decision is not None and decision.kind in FROM_HAND:
            usable = {action.card for action in decision.actions}
        if view.hand or (decision is not None and decision.kind == "play"):
            show_hand(self.screen, view, usable)
            self.screen.print()

    def show_hand_again(self, seat: int, decision: Decision) -> None:
        """Print the hand for somebody who asks for it, also before a decision that it does not matter for."""
        if decision.kind in WITHOUT_HAND:
            show_hand(self.screen, self.game.view(seat), None)
            self.screen.print()
        else:
            self.show_hand(seat, decision)

    def fates(self) -> list[Fate]:
        """Return what became of each seat, at the end of the game."""
        texts, view = self.screen.texts, self.game.view(-1)
        found: list[Fate] = []
        for seat in view.seats:
            left = [character_name(texts, c.id) for c in seat.characters if c.id and c.life > 0]
            fallen = sum(SIDES[view.box.character_of_id[name].side] == seat.side for name in view.fallen)
            told = texts("cli-duel-losses", count=fallen, posse=view.options.posse)
            if left:
                told = with_brackets(texts, join(texts, left), told)
            found.append(Fate(side_label(self.screen, seat.side), told, bool(left)))
        return found

    def next_options(self, seat: int, seed: int, ask: Ask) -> dict[str, object]:
        """Return the options of the next game: the person says which side he plays."""
        texts, options = self.screen.texts, self.game.options
        sides = [SIDES[self.game.side[seat]], SIDES[1 - self.game.side[seat]]]
        answers = [
            texts("cli-duel-next-same", side=side_name(texts, sides[0])),
            texts("cli-duel-next-swap", side=side_name(texts, sides[1])),
        ]
        swapped = ask(texts("cli-duel-next-side"), answers) == 1
        return {**options.to_dict(), "law": 1 - options.law if swapped else options.law}

    def shows_table_before(self, decision: Decision) -> bool:
        """Tell whether the decision does not come in the middle of one's own doing."""
        return decision.kind in FROM_TABLE

    def asks_forced(self, decision: Decision) -> bool:
        """Tell whether this is a turn: nobody wants his turn to end without having seen it."""
        return decision.kind == "play"

    def show_before(self, seat: int, decision: Decision) -> None:
        """Print nothing: what is laid open is told with the choices."""

    def prompt(self, decision: Decision) -> str:
        """Return the question of a decision."""
        return prompt(self.screen.texts, self.game.view(decision.seat), decision, self.names)

    def choices(self, decision: Decision) -> Choices:
        """Return the answers to a decision, numbered."""
        return DuelChoices(self.screen, self.game.view(decision.seat), decision, self.names)

    def explainer(self, seat: int, decision: Decision, choices: Choices) -> Explainer:
        """Return who explains a decision to a seat."""
        book = Rulebook(self.screen.texts, [DuelBook(self.screen.texts)])
        return DuelExplainer(self.screen, self.game, seat, decision, choices, book)

    def obey(self, command: str, seat: int) -> None:
        """Do nothing: The Duel has no commands of its own."""

    def together(self, first: Event, second: Event) -> Event | None:
        """Return one event that tells two that follow each other."""
        return together(first, second)

    def line(self, event: Event, viewer: int) -> str:
        """Return what happened as a sentence, for a reader in seat ``viewer`` (-1: a bystander)."""
        return event_line(self.screen.texts, self.game.box, event, self.names, viewer)
