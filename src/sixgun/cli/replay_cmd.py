"""``sixgun replay``: a recorded game told as a story, or checked."""

from __future__ import annotations

import typer
from rich.text import Text

from sixgun.cli.errors import DONE, WrongUse
from sixgun.cli.faces import present
from sixgun.cli.help import HelpCommand
from sixgun.cli.keyboard import says
from sixgun.cli.options import flag, read_number, value
from sixgun.cli.presenter import Presenter
from sixgun.cli.screen import Screen
from sixgun.cli.sitters import nameless_seat, names_for
from sixgun.cli.story import ALL, Story
from sixgun.games.registry import make_game
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.game import Game
from sixgun.kernel.record import Record, read
from sixgun.kernel.replay import Replay, replay, verify


def register(app: typer.Typer, screen: Screen) -> None:
    """Add the command to ``app``."""
    texts = screen.texts
    file_argument = typer.Argument(None, help=texts("help-replay-file"), metavar="FILE")
    step_option = flag(texts, "step", "help-replay-step")
    verify_option = flag(texts, "verify", "help-replay-verify")
    seat_option = value(texts, "seat", "help-replay-seat", "N")

    @app.command("replay", cls=HelpCommand, help=texts("help-replay"))
    def command(
        file: str | None = file_argument,
        step: bool = step_option,
        check: bool = verify_option,
        seat: str | None = seat_option,
    ) -> None:
        if file is None:
            raise WrongUse("cli-replay-no-file", "name the file of a record")
        if check:
            _verify(screen, file)
        else:
            _tell(screen, file, seat, step)
        raise typer.Exit(DONE)


def _verify(screen: Screen, file: str) -> None:
    """Check a record and print the verdict; whatever is wrong is raised."""
    verdict = verify(file, make_game)
    message = "cli-verify-over" if verdict.over else "cli-verify-running"
    actions, digests, outcome = verdict.actions, verdict.digests, verdict.outcome
    screen.line(screen.texts(message, path=file, actions=actions, digests=digests, outcome=outcome))


def _tell(screen: Screen, file: str, seat: str | None, step: bool) -> None:
    """Tell the story of a record, once it is known that all of it can be played."""
    record = read(file)
    replay(record, make_game)
    seats = len(record.header.sitters)
    reader = ALL if seat is None else read_number("seat", seat, 0, seats - 1, 0)
    viewer = nameless_seat(record.header.sitters) if reader == ALL else reader
    names = names_for(screen.texts, record.header.sitters, viewer)
    story = Story(screen, reader, viewer)
    told = Replay(record, make_game, story.hear)
    game = told.game
    presenter = present(screen, game, names)
    screen.say("cli-replay-heading", path=file, players=seats, seed=record.header.seed, engine=record.header.engine)
    screen.print()
    story.tell(presenter)
    while not game.over and told.peek() is not None:
        if step and not _wait(screen, told, names):
            return
        told.next()
        story.tell(presenter)
    _end(screen, record, game, presenter, reader)


def _wait(screen: Screen, told: Replay, names: list[str]) -> bool:
    """Show the next action in notation and wait for Enter; return whether to go on."""
    action = told.peek()
    decision = told.game.decision
    if action is None or decision is None:
        return True
    line = screen.texts(
        "cli-replay-step",
        number=told.done + 1,
        total=len(told.record.steps),
        player=names[decision.seat],
        action=action.text,
    )
    screen.print(Text(line, "dim"))
    try:
        return not says(screen.texts, screen.ask(), "quit", "cli-words-quit")
    except EOFError:
        return False


def _end(screen: Screen, record: Record, game: Game, presenter: Presenter, reader: int) -> None:
    screen.print()
    if not game.over:
        presenter.show_table(BYSTANDER if reader == ALL else reader)
        screen.print()
        screen.say("cli-replay-running", actions=len(record.steps))
