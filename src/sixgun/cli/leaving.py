"""Getting up from the table in the middle of a game, without losing it."""

from __future__ import annotations

import contextlib

from sixgun.cli.keyboard import means
from sixgun.cli.screen import Screen
from sixgun.cli.session import Session
from sixgun.cli.started import command
from sixgun.kernel.errors import RecordError, SixgunError
from sixgun.text import error_text


def leave(screen: Screen, session: Session, ended: bool = False) -> None:
    """Say where the game is saved, or offer to save it: ask for a file until it works or the answer is empty.

    Args:
        screen: where to ask.
        session: the game.
        ended: whether standard input has come to its end.
    """
    screen.print()
    if session.recorder is not None:
        path = session.recorder.path
        screen.line(screen.texts("cli-saved-already", path=path, command=command("play", "--continue", path)))
        return
    if not session.steps:
        screen.say("cli-goodbye")
        return
    if ended and not screen.keyboard:  # nobody is there to be asked
        screen.say("cli-input-ended")
        return
    while True:
        try:
            screen.say("cli-save-offer")
            path = screen.ask()
        except (EOFError, KeyboardInterrupt):
            screen.print()
            screen.say("cli-not-saved")
            return
        if not path or means(screen.texts, path, "cli-words-no", "cli-words-quit"):
            screen.say("cli-not-saved")
            return
        if means(screen.texts, path, "cli-words-yes"):
            screen.say("cli-save-name")
            continue
        try:
            session.save(path)
        except RecordError as error:
            screen.complain(error_text(screen.texts, error))
        else:
            screen.line(screen.texts("cli-saved-already", path=path, command=command("play", "--continue", path)))
            return


def rescue(screen: Screen, session: Session) -> None:
    """After a fault of the program: save what has been played, if no record has it already."""
    if session.recorder is not None or not session.steps:
        return
    path = f"sixgun-rescue-{session.header.seed}-{len(session.steps)}.jsonl"
    with contextlib.suppress(SixgunError):
        session.save(path)
        screen.complain(screen.texts("cli-rescued", path=path))
