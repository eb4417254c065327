"""``sixgun play``: a seat at the table, in the browser or in the terminal."""

from __future__ import annotations

import secrets
from typing import Final, final

import typer

from sixgun.cli.browser import play_in_browser
from sixgun.cli.errors import DONE, WrongUse
from sixgun.cli.game_options import GameFlags, read_setting
from sixgun.cli.game_words import GameWords
from sixgun.cli.help import HelpCommand
from sixgun.cli.leaving import leave, rescue
from sixgun.cli.next_game import next_path, offer_next_game
from sixgun.cli.options import (
    argument,
    flag,
    read_bots,
    read_game,
    read_name,
    read_number,
    read_seconds,
    read_seed,
    value,
)
from sixgun.cli.person import Leave
from sixgun.cli.screen import Screen
from sixgun.cli.session import Session, new_header
from sixgun.cli.sitters import PERSON
from sixgun.cli.story import Story
from sixgun.cli.tables import play, watch
from sixgun.games.registry import GAMES, Setting, make_game
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.record import Header, Sitter, read
from sixgun.kernel.replay import replay

BOT_NAMES: Final = ("Ann", "Ben", "Cora", "Dan", "Emma", "Finn", "Gwen", "Hal", "Ida")
WATCH_PACE: Final = 0.8


@final
class Wish:
    """What the options of the command ask for."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Setting = setting
        self.seat: int = 0
        self.name: str = ""
        self.bots: str | None = None
        self.seed: int = 0
        self.record: str | None = None
        self.going_on: str | None = None
        self.named: bool = False
        self.watch: bool = False
        self.pace: float = 0.0


def register(app: typer.Typer, screen: Screen) -> None:
    """Add the command to ``app``."""
    texts = screen.texts
    game_argument = argument(texts, "help-argument-game", "|".join(GAMES))
    flags = GameFlags(texts)
    seat_option = value(texts, "seat", "help-play-seat", "N")
    name_option = value(texts, "name", "help-play-name", "NAME")
    bots_option = value(texts, "bots", "help-play-bots", "random|greenhorn")
    seed_option = value(texts, "seed", "help-play-seed", "N")
    record_option = value(texts, "record", "help-play-record", "FILE")
    continue_option = value(texts, "continue", "help-play-continue", "FILE")
    watch_option = flag(texts, "watch", "help-play-watch")
    pace_option = value(texts, "pace", "help-play-pace", "SECONDS")
    color_option = flag(texts, "no-color", "help-option-no-color")
    terminal_option = flag(texts, "terminal", "help-play-terminal")
    end = f"{texts('help-play-browser')}\n{texts('help-play-end')}"

    @app.command("play", cls=HelpCommand, help=texts("help-play"), epilog=end)
    def command(
        context: typer.Context,
        game: str | None = game_argument,
        terminal: bool = terminal_option,
        players: str | None = flags.players,
        sets: list[str] | None = flags.sets,
        character_sets: list[str] | None = flags.character_sets,
        seat: str | None = seat_option,
        name: str | None = name_option,
        bots: str | None = bots_option,
        seed: str | None = seed_option,
        characters: str | None = flags.characters,
        simplified: bool = flags.simplified,
        events: str | None = flags.events,
        jail: str | None = flags.jail,
        roulette: str | None = flags.roulette,
        posse: str | None = flags.posse,
        side: str | None = flags.side,
        record: str | None = record_option,
        going_on: str | None = continue_option,
        watching: bool = watch_option,
        pace: str | None = pace_option,
        no_color: bool = color_option,
    ) -> None:
        if not _in_terminal(context):
            play_in_browser(screen, None if game is None else read_game(game))
            raise typer.Exit(DONE)
        here = Screen(texts, no_color) if no_color else screen
        words = GameWords(players, sets, character_sets, simplified, characters, events, jail, roulette, posse, side)
        if going_on is not None:
            _refuse_with_continue(words, {"seat": seat, "name": name, "bots": bots, "seed": seed})
            if watching:
                raise _not_with_continue("watch")
        wish = Wish(read_setting(texts, read_game(game), words, None if watching else seat))
        wish.seat = read_number("seat", seat, 0, wish.setting.seats - 1, 0)
        wish.name = read_name(name, texts("cli-you-name"))
        wish.bots = bots
        wish.seed = read_seed(seed, secrets.randbelow(1 << 32))
        wish.record = record
        wish.going_on = going_on
        wish.named = game is not None
        wish.watch = watching
        seconds = read_seconds("pace", pace, WATCH_PACE if watching else 0.0)
        wish.pace = seconds if here.terminal else 0.0
        if watching:
            _watch(here, wish)
        else:
            _play(here, wish)
        raise typer.Exit(DONE)


def _in_terminal(context: typer.Context) -> bool:
    """Tell whether the game is played in the terminal: somebody wants that, or uses an option that only it has."""
    return any(name != "game" and given not in (None, False, [], ()) for name, given in context.params.items())


def _refuse_with_continue(words: GameWords, options: dict[str, str | None]) -> None:
    for option in words.given():
        raise _not_with_continue(option)
    for option, given in options.items():
        if given is not None:
            raise _not_with_continue(option)


def _not_with_continue(option: str) -> WrongUse:
    return WrongUse("cli-not-with-continue", f"--{option} cannot be used with --continue", option=f"--{option}")


# Beginning -----------------------------------------------------------------------------------------------------


def _sitters(wish: Wish, bots: list[str]) -> list[Sitter]:
    """Return who sits where: the person in his seat, bots with names of their own in the others."""
    spare = [name for name in BOT_NAMES if name != wish.name]
    sitters: list[Sitter] = []
    for seat in range(wish.setting.seats):
        if not wish.watch and seat == wish.seat:
            sitters.append(Sitter(wish.name, PERSON))
        else:
            sitters.append(Sitter(spare.pop(0), bots[seat]))
    return sitters


def _new_game(wish: Wish) -> Header:
    bots = read_bots(wish.bots, wish.setting.seats, "greenhorn")
    return new_header(wish.setting.game_id, wish.setting.options, wish.seed, _sitters(wish, bots))


def _banner(screen: Screen, session: Session) -> None:
    screen.say("cli-banner")
    session.presenter.show_banner()
    screen.print()


# Watching ------------------------------------------------------------------------------------------------------


def _watch(screen: Screen, wish: Wish) -> None:
    header = _new_game(wish)
    story = Story(screen, BYSTANDER)
    session = Session(screen, header, story)
    _banner(screen, session)
    if wish.record is not None:
        session.record_to(wish.record)
    try:
        watch(screen, session, wish.pace, BYSTANDER)
    except KeyboardInterrupt:
        leave(screen, session)


# Playing -------------------------------------------------------------------------------------------------------


def _play(screen: Screen, wish: Wish) -> None:
    if wish.going_on is None:
        session = _begin(screen, _new_game(wish), wish.record)
    else:
        session = _go_on(screen, wish.going_on, wish.record, wish.setting.game_id if wish.named else None)
    while True:
        try:
            play(screen, session, wish.pace)
        except (Leave, EOFError, KeyboardInterrupt) as reason:
            leave(screen, session, isinstance(reason, EOFError))
            return
        except Exception:
            rescue(screen, session)
            raise
        seat = _person_seat(session.header)
        following = offer_next_game(screen, session, seat)
        if following is None:
            screen.say("cli-goodbye")
            return
        old = session.recorder
        path = None if old is None else next_path(old.path)
        session = _begin(screen, following, path)


def _begin(screen: Screen, header: Header, path: str | None) -> Session:
    """Start a new game at the terminal."""
    seat = _person_seat(header)
    story = Story(screen, seat)
    session = Session(screen, header, story)
    if path is not None:
        session.record_to(path)
    _banner(screen, session)
    screen.say(session.presenter.hint_message)
    session.tell()
    return session


def _go_on(screen: Screen, path: str, copy: str | None, game_id: str | None) -> Session:
    """Take up the game of a record, which must be one of ``game_id`` if a game was named."""
    record = read(path, mend=True)
    if game_id is not None and record.header.game != game_id:
        found = record.header.game
        raise WrongUse(
            "cli-continue-other-game",
            f"{path}: a game of {found}, not of {game_id}",
            path=path,
            found=found,
            game=game_id,
        )
    if _person_seat(record.header) < 0:
        raise WrongUse("cli-continue-nobody", f"{path}: nobody sits at this table", path=path)
    replayed = replay(record, make_game)
    if replayed.over:
        raise WrongUse("cli-continue-over", f"{path}: this game is over", path=path)
    seat = _person_seat(record.header)
    story = Story(screen, seat)
    session = Session(screen, record.header, story, record.steps)
    if copy is not None:
        session.record_to(copy)
    else:
        session.go_on_with(record)
    _banner(screen, session)
    if record.torn:
        screen.say("cli-continue-torn", line=record.torn)
    screen.line(screen.texts("cli-continue", path=path, actions=len(record.steps)))
    story.skip()
    return session


def _person_seat(header: Header) -> int:
    """Return the seat of the person, -1 if only bots play."""
    for seat, sitter in enumerate(header.sitters):
        if sitter.player == PERSON:
            return seat
    return -1
