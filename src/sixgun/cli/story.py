"""The story of a game, as one reader may know it, line by line."""

from __future__ import annotations

from typing import Final, final

from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.games.classic.box import Box
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.text.classic import event_line

ALL: Final = -2
"""The reader of a record: nothing is hidden from him."""
HEADINGS: Final = frozenset({"game-starts", "turn-starts", "game-over"})
QUIET: Final = frozenset({"turn-ends"})
"""Kinds of events that the story leaves out: the next line says as much."""
STYLES: Final = {
    "turn-starts": "bold",
    "game-starts": "bold",
    "game-over": "bold yellow",
    "loses-life": "red",
    "explodes": "bold red",
    "dying": "red",
    "doomed": "bold red",
    "eliminated": "bold red",
    "event": "bold yellow",
    "returns": "bold",
    "ghost-leaves": "bold",
    "new-identity": "bold",
    "penalised": "red",
    "regains-life": "green",
    "avoids": "green",
    "check-succeeds": "green",
    "rewarded": "yellow",
    "draws": "dim",
    "deals": "dim",
    "character": "dim",
    "discards": "dim",
    "draws-from-discard": "dim",
    "buries": "dim",
    "looks": "dim",
    "gives": "dim",
}


@final
class Story:
    """Listens to a game and keeps what its reader may know.

    Attributes:
        reader: the seat that reads, ``BYSTANDER`` for somebody at no seat, ``ALL`` for somebody who may know
            everything.
    """

    def __init__(self, screen: Screen, names: list[str], reader: int) -> None:
        self.screen: Screen = screen
        self.names: list[str] = names
        self.reader: int = reader
        self._entries: list[Event | str] = []
        self._told: int = 0

    def hear(self, event: Event) -> None:
        """Keep an event; give this to the game as its listener."""
        if event.kind not in QUIET:
            self._entries.append(event if self.reader == ALL else event.for_seat(self.reader))

    def note(self, sentence: str) -> None:
        """Add a sentence of our own at this point of the story."""
        self._entries.append(sentence)

    def tell(self, box: Box) -> int:
        """Print what has not been printed; return how much that was."""
        entries = self._entries[self._told :]
        self._told = len(self._entries)
        self._print(box, entries)
        return len(entries)

    def tell_again(self, box: Box, last: int) -> None:
        """Print the last lines of the story again; all of it with ``last`` 0."""
        self._print(box, self._entries[-last:])

    def skip(self) -> None:
        """Leave out what has not been printed."""
        self._told = len(self._entries)

    def _print(self, box: Box, entries: list[Event | str]) -> None:
        screen = self.screen
        for entry in entries:
            screen.paragraph(self._line(box, entry), 4)

    def _line(self, box: Box, entry: Event | str) -> Text:
        if isinstance(entry, str):
            return Text("  " + entry, "italic")
        viewer = BYSTANDER if self.reader == ALL else self.reader
        sentence = event_line(self.screen.texts, box, entry, self.names, viewer, self.screen.ascii)
        return Text(("" if entry.kind in HEADINGS else "  ") + sentence, STYLES.get(entry.kind, ""))
