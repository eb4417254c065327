"""The end of a game: who has won, and who was who."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.cli.session import Session
from sixgun.cli.signs import fit, role_label
from sixgun.text.classic import character_name


def show_result(screen: Screen, session: Session, seats: list[int]) -> None:
    """Print the result of a finished game, all roles, and what it means for the persons in ``seats``."""
    texts, game = screen.texts, session.game
    view = game.view(-1)
    line = "-" if screen.ascii else "─"
    screen.print()
    screen.print(Text(line * 2 + " " + texts("cli-result-heading") + " " + line * 2, "bold"))
    rows: list[list[Text]] = []
    for seat in view.seats:
        won = bool((view.winners >> seat.seat) & 1)
        character = "" if seat.character is None else character_name(texts, seat.character)
        rows.append(
            [
                Text(session.names[seat.seat], "bold" if seat.seat in seats else ""),
                role_label(screen, seat.role),
                Text(character),
                Text(texts("cli-alive") if seat.in_game else texts("cli-out"), "" if seat.in_game else "dim"),
                Text(texts("cli-won"), "bold yellow") if won else Text(texts("cli-lost"), "dim"),
            ]
        )
    widths = [max(cell_len(row[i].plain) for row in rows) for i in range(5)]
    for row in rows:
        text = Text("  ")
        for cell, width in zip(row, widths, strict=True):
            text.append_text(fit(cell, width))
            text.append("  ")
        text.rstrip()
        screen.print(text)
    for seat_number in seats:
        won = bool((view.winners >> seat_number) & 1)
        screen.print(Text(texts("cli-you-win") if won else texts("cli-you-lose"), "bold"))
    screen.say("cli-result-length", turns=view.turn, choices=len(session.steps), seed=session.header.seed)
    if session.recorder is not None:
        screen.line(texts("cli-result-record", path=session.recorder.path))
