"""The story of a game, as one reader may know it, line by line."""

from __future__ import annotations

from typing import Final, final

from rich.text import Text

from sixgun.cli.presenter import Presenter
from sixgun.cli.screen import Screen
from sixgun.kernel.event import BYSTANDER, Event

ALL: Final = -2
"""The reader of a record: nothing is hidden from him."""
HEADINGS: Final = frozenset({"game-starts", "turn-starts", "game-over"})


@final
class Story:
    """Listens to a game and keeps what its reader may know.

    Attributes:
        reader: the seat that reads, ``BYSTANDER`` for somebody at no seat, ``ALL`` for somebody who may know
            everything.
        viewer: the seat that is called "you", ``BYSTANDER`` for none; that of the reader, unless another is given.
    """

    def __init__(self, screen: Screen, reader: int, viewer: int | None = None) -> None:
        self.screen: Screen = screen
        self.reader: int = reader
        self.viewer: int = max(reader, BYSTANDER) if viewer is None else viewer
        self._entries: list[Event | str] = []
        self._told: int = 0

    def hear(self, event: Event) -> None:
        """Keep an event; give this to the game as its listener."""
        self._entries.append(event if self.reader == ALL else event.for_seat(self.reader))

    def note(self, sentence: str) -> None:
        """Add a sentence of our own at this point of the story."""
        self._entries.append(sentence)

    def tell(self, presenter: Presenter) -> int:
        """Print what has not been printed; return how many lines that were."""
        entries = self._entries[self._told :]
        self._told = len(self._entries)
        return self._print(presenter, entries)

    def tell_again(self, presenter: Presenter, last: int) -> None:
        """Print the last lines of the story again; all of it with ``last`` 0."""
        self._print_all(presenter, self._loud(presenter, self._entries)[-last:])

    def skip(self) -> None:
        """Leave out what has not been printed."""
        self._told = len(self._entries)

    def _print(self, presenter: Presenter, entries: list[Event | str]) -> int:
        loud = self._loud(presenter, entries)
        self._print_all(presenter, loud)
        return len(loud)

    def _loud(self, presenter: Presenter, entries: list[Event | str]) -> list[Event | str]:
        """Return what has a line of its own, with what is told together made one."""
        found: list[Event | str] = []
        for entry in entries:
            last = found[-1] if found else ""
            if isinstance(entry, Event) and isinstance(last, Event):
                both = presenter.together(last, entry)
                if both is not None:
                    found[-1] = both
                    continue
            found.append(entry)
        return [entry for entry in found if isinstance(entry, str) or entry.kind not in presenter.quiet]

    def _print_all(self, presenter: Presenter, entries: list[Event | str]) -> None:
        for entry in entries:
            self.screen.paragraph(self._line(presenter, entry), 4)

    def _line(self, presenter: Presenter, entry: Event | str) -> Text:
        if isinstance(entry, str):
            return Text("  " + entry, "italic")
        sentence = presenter.line(entry, self.viewer)
        return Text(("" if entry.kind in HEADINGS else "  ") + sentence, presenter.styles.get(entry.kind, ""))
