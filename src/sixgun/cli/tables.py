"""Playing a session to its end: with a person in a seat, or watched from outside."""

from __future__ import annotations

from sixgun.cli.keyboard import says
from sixgun.cli.person import Leave, Person
from sixgun.cli.result_view import show_result
from sixgun.cli.screen import Screen
from sixgun.cli.session import Session


def play(screen: Screen, session: Session, pace: float) -> None:
    """Play on until the game is over.

    Raises:
        Leave: the person wants to stop.
        EOFError: there is nothing more to read.
        KeyboardInterrupt: Ctrl-C.
    """
    game = session.game
    persons = {seat: Person(screen, session, seat) for seat in range(game.seats) if session.is_person(seat)}
    out = False
    while game.decision is not None:
        seat = game.decision.seat
        person = persons.get(seat)
        if person is None:
            session.let_bot_act()
        else:
            session.act(person.choose())
        session.tell(0.0 if out else pace)
        if not out and not game.over and not any(session.presenter.plays_on(own) for own in persons):
            out = True
            _go_on_without(screen)
    show_result(screen, session, sorted(persons))


def _go_on_without(screen: Screen) -> None:
    """Tell the person that he is out; at a keyboard, wait until he wants to see the rest."""
    screen.print()
    screen.say("cli-out-of-game")
    if screen.keyboard and screen.terminal:
        screen.say("cli-out-wait")
        if says(screen.texts, screen.ask(), "quit", "cli-words-quit"):
            raise Leave


def watch(screen: Screen, session: Session, pace: float, reader: int) -> None:
    """Let bots play the game to its end, and tell its story.

    Raises:
        KeyboardInterrupt: Ctrl-C.
    """
    game = session.game
    session.tell()
    turn = 0
    while game.decision is not None:
        if screen.terminal and session.presenter.turn != turn:
            turn = session.presenter.turn
            screen.print()
            session.presenter.show_table(reader)
        session.let_bot_act()
        session.tell(pace)
    show_result(screen, session, [])
