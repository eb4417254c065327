"""How a game is shown at the terminal: what every game must say, whatever it looks like.

A presenter shows one running game. What is the same in all games (asking, numbering choices, telling the story, saving)
is done by the commands; what a table looks like and how things are called is said by the presenter of the game, in a
folder of its own (``cli/classic``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, final

from rich.text import Text

from sixgun.cli.choices import Choices
from sixgun.cli.explain import Explainer
from sixgun.cli.screen import Screen
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import Event

STYLES: Final = {
    "turn-starts": "bold",
    "game-starts": "bold",
    "game-over": "bold yellow",
    "loses-life": "red",
    "eliminated": "bold red",
    "regains-life": "green",
    "draws": "dim",
    "deals": "dim",
    "character": "dim",
    "discards": "dim",
}
"""Styles of what happens in every game."""


Ask = Callable[[str, list[str]], int]
"""Puts a question with its answers to the person at the terminal, and returns the index of the answer."""


@final
class Fate:
    """What became of one seat in a finished game.

    Attributes:
        role: its role or side, as the table shows it.
        characters: names of its characters.
        alive: whether it was in the game at the end.
    """

    def __init__(self, role: Text, characters: str, alive: bool) -> None:
        self.role: Text = role
        self.characters: str = characters
        self.alive: bool = alive


class Presenter(ABC):
    """Shows one running game.

    Attributes:
        screen: where to.
        names: names of the players by seat.
        quiet: kinds of events that the story leaves out: the next line says as much.
        styles: how lines of the story are set off, by kinds of events. Colours never say more than the words.
        commands: what can be typed in this game besides the commands of every game, and the message that has the words
            for it in the language of the person.
        hint_message: the message with what to type, at the beginning.
        help_message: the message with everything that can be typed.
        unknown_message: the message that says that a line is no answer (``$text``), with the last number (``$last``).
    """

    quiet: ClassVar[frozenset[str]] = frozenset()
    styles: ClassVar[Mapping[str, str]] = STYLES
    commands: ClassVar[Mapping[str, str]] = {}
    hint_message: ClassVar[str] = "cli-play-hint"
    help_message: ClassVar[str] = "cli-choice-help"
    unknown_message: ClassVar[str] = "cli-choice-unknown"

    def __init__(self, screen: Screen, names: list[str]) -> None:
        self.screen: Screen = screen
        self.names: list[str] = names

    # The game at a glance

    @property
    @abstractmethod
    def turn(self) -> int:
        """Number of the turn, 0 before the first."""

    @abstractmethod
    def plays_on(self, seat: int) -> bool:
        """Tell whether a seat may still have something to decide."""

    def show_banner(self) -> None:
        """Print what is special about this game, such as its sets; nothing if nothing is."""

    @abstractmethod
    def show_table(self, seat: int, again: bool = False) -> None:
        """Print the table as a seat sees it (-1: a bystander); ``again``: he has seen it in this turn already."""

    @abstractmethod
    def show_self(self, seat: int) -> None:
        """Print who somebody is and what he wants."""

    def show_hand(self, seat: int, decision: Decision | None) -> None:
        """Print what a seat holds, with what is no answer to ``decision`` marked; nothing in a game without hands."""

    def show_hand_again(self, seat: int, decision: Decision) -> None:
        """Print the same for somebody who asks for it."""
        self.show_hand(seat, decision)

    @abstractmethod
    def fates(self) -> list[Fate]:
        """Return what became of each seat, at the end of the game."""

    @abstractmethod
    def next_options(self, seat: int, seed: int, ask: Ask) -> dict[str, object]:
        """Return the options of another game with the same players, asking the person in ``seat`` what is to be asked.

        Args:
            seat: the seat of the person.
            seed: seed of the game that is over, for what bots decide.
            ask: asks the person to choose.

        Raises:
            EOFError: there is nothing more to read.
            KeyboardInterrupt: Ctrl-C.
        """

    # Deciding

    @abstractmethod
    def shows_table_before(self, decision: Decision) -> bool:
        """Tell whether the table is worth another look before this decision, even if it was shown in this turn."""

    @abstractmethod
    def asks_forced(self, decision: Decision) -> bool:
        """Tell whether somebody wants to be asked this even if there is only one answer."""

    def show_before(self, seat: int, decision: Decision) -> None:
        """Print what is needed for this decision besides table and hand; mostly nothing."""

    @abstractmethod
    def prompt(self, decision: Decision) -> str:
        """Return the question of a decision."""

    @abstractmethod
    def choices(self, decision: Decision) -> Choices:
        """Return the answers to a decision, numbered."""

    @abstractmethod
    def explainer(self, seat: int, decision: Decision, choices: Choices) -> Explainer:
        """Return who explains a decision to a seat."""

    @abstractmethod
    def obey(self, command: str, seat: int) -> None:
        """Carry out one of ``commands``."""

    # The story

    def hear(self, event: Event) -> None:
        """Take note of what happens, as the reader may know it, for what is shown later; mostly of nothing.

        What happened before the game was first shown is not heard.
        """

    def together(self, first: Event, second: Event) -> Event | None:
        """Return one event that tells two that follow each other, ``None`` (mostly) if each has a line of its own."""
        return None

    @abstractmethod
    def line(self, event: Event, viewer: int) -> str:
        """Return what happened as a sentence, for a reader in seat ``viewer`` (-1: a bystander)."""
