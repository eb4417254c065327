"""The end of a game: who has won, and who was who."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.cli.session import Session
from sixgun.cli.signs import fit

CHARACTERS: Final = 2
"""The column with the characters, the widest one."""


def show_result(screen: Screen, session: Session, seats: list[int]) -> None:
    """Print the result of a finished game, who was who, and what it means for the persons in ``seats``."""
    texts, presenter = screen.texts, session.presenter
    won = [value > 0 for value in session.game.returns()]
    line = "-" if screen.ascii else "─"
    screen.print()
    screen.print(Text(line * 2 + " " + texts("cli-result-heading") + " " + line * 2, "bold"))
    rows: list[list[Text]] = []
    for seat, fate in enumerate(presenter.fates()):
        rows.append(
            [
                Text(session.names[seat], "bold" if seat in seats else ""),
                fate.role,
                Text(fate.characters),
                Text(texts("cli-alive") if fate.alive else texts("cli-out"), "" if fate.alive else "dim"),
                Text(texts("cli-won"), "bold yellow") if won[seat] else Text(texts("cli-lost"), "dim"),
            ]
        )
    _table(screen, rows)
    for seat in seats:
        screen.print(Text(texts("cli-you-win") if won[seat] else texts("cli-you-lose"), "bold"))
    screen.say("cli-result-length", turns=presenter.turn, choices=len(session.steps), seed=session.header.seed)
    if session.recorder is not None:
        screen.line(texts("cli-result-record", path=session.recorder.path))


def _table(screen: Screen, rows: list[list[Text]]) -> None:
    """Print rows of equal length; where they are too long the characters stand below."""
    widths = [max(cell_len(row[i].plain) for row in rows) for i in range(len(rows[0]))]
    below = sum(widths) + 2 * len(widths) > screen.width
    for row in rows:
        text = Text("  ")
        for column, cell in enumerate(row):
            if column != CHARACTERS or not below:
                text.append_text(fit(cell, widths[column]))
                text.append("  ")
        text.rstrip()
        screen.print(text)
        if below and row[CHARACTERS].plain:
            screen.paragraph(Text.assemble("    ", row[CHARACTERS]), 4)
