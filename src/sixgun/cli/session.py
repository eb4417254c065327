"""A game being played at this terminal: the game itself, its record, its bots and its story."""

from __future__ import annotations

import time
from typing import final

import sixgun
from sixgun.bots.base import Bot, Observer
from sixgun.bots.catalogue import make_bot
from sixgun.cli.faces import present
from sixgun.cli.presenter import Presenter
from sixgun.cli.screen import Screen
from sixgun.cli.sitters import PERSON, names_for
from sixgun.cli.story import Story
from sixgun.games.registry import make_game
from sixgun.kernel.action import Action
from sixgun.kernel.errors import RecordError
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.record import Header, Record, Sitter, Step
from sixgun.kernel.recorder import Recorder, append, save
from sixgun.kernel.replay import Replay
from sixgun.kernel.rng import Rng
from sixgun.lab.match import derive_seed
from sixgun.text import error_text


@final
class Session:
    """One game, from its start or from a record, and all that has to be done at every action.

    Bots draw their chance from a generator that belongs to the seed of the game and the number of the action, so
    that a game that is saved and continued goes on exactly as it would have.

    Attributes:
        game: the game.
        presenter: shows it.
        header: the first line of its record.
        steps: what has been done so far.
        story: what the person at the terminal may know of it.
        recorder: writes the record, ``None`` if none is written.
    """

    def __init__(self, screen: Screen, header: Header, story: Story, steps: list[Step] | None = None) -> None:
        """Start the game of ``header`` and carry out ``steps``.

        Raises:
            OptionsError: the options of the header cannot be met.
            RecordError: a step cannot be carried out.
        """
        self.screen: Screen = screen
        self.header: Header = header
        self.steps: list[Step] = [] if steps is None else steps
        self.story: Story = story
        self.recorder: Recorder | None = None
        self._bots: list[Bot | None] = [
            None if sitter.player == PERSON else make_bot(header.game, sitter.player, Rng(0))
            for sitter in header.sitters
        ]
        self._hearing: list[int] = [s for s, bot in enumerate(self._bots) if bot is not None and bot.hears]
        self._listener: Presenter | None = None
        self.game: Game = self._start(steps)
        self.presenter: Presenter = present(screen, self.game, names_for(screen.texts, header.sitters, story.reader))
        self._listener = self.presenter
        self._observers: list[Observer] = [Observer(self.game, seat) for seat in range(self.game.seats)]

    def _start(self, steps: list[Step] | None) -> Game:
        header = self.header
        if steps is None:
            return make_game(header.game, header.options, header.seed, self._hear)
        record = Record("", header)
        record.steps = steps
        return Replay(record, make_game, self._hear).finish()

    def _hear(self, event: Event) -> None:
        self.story.hear(event)
        if self._listener is not None:
            self._listener.hear(event.for_seat(self.story.reader))
        for seat in self._hearing:
            bot = self._bots[seat]
            if bot is not None:
                bot.hear(event.for_seat(seat))

    @property
    def names(self) -> list[str]:
        """Names of the players by seat."""
        return self.presenter.names

    def is_person(self, seat: int) -> bool:
        """Tell whether somebody at the terminal sits in ``seat``."""
        return self._bots[seat] is None

    # Playing

    def act(self, action: Action) -> None:
        """Carry out a legal action of the seat that is asked, and write it down."""
        decision = self.game.decision
        assert decision is not None
        self.game.apply(action)
        self.steps.append(Step(0, decision.seat, action.text))
        if self.recorder is not None:
            try:
                self.recorder.add(decision.seat, action, self.game)
            except RecordError as error:
                self.recorder = None
                self.screen.complain(error_text(self.screen.texts, error))
                self.screen.complain(self.screen.texts("cli-record-stopped"))

    def let_bot_act(self) -> None:
        """Let the bot that is asked answer."""
        decision = self.game.decision
        assert decision is not None
        bot = self._bots[decision.seat]
        assert bot is not None
        bot.rng = Rng(derive_seed(self.header.seed, "bot", len(self.steps)))
        self.act(bot.choose(decision, self._observers[decision.seat]))

    def tell(self, pace: float = 0.0) -> None:
        """Print what has happened; if anything has, wait ``pace`` seconds."""
        if self.story.tell(self.presenter) and pace > 0 and not self.game.over:
            time.sleep(pace)

    # Recording

    def record_to(self, path: str) -> None:
        """Write the record into the new file ``path`` from now on, with all that has been done so far.

        Raises:
            RecordError: the file is there already or cannot be written.
        """
        self.recorder = save(path, self.header, self.steps, make_game)

    def go_on_with(self, record: Record) -> None:
        """Go on writing the record that the game was continued from.

        Raises:
            RecordError: the file cannot be written.
        """
        self.recorder = append(record, self.game)

    def save(self, path: str) -> None:
        """Write the record of the game so far into the new file ``path``.

        Raises:
            RecordError: the file is there already or cannot be written.
        """
        save(path, self.header, self.steps, make_game).close()


def new_header(game_id: str, options: dict[str, object], seed: int, sitters: list[Sitter]) -> Header:
    """Return the header of a new game."""
    return Header(game_id, options, seed, sitters, sixgun.__version__)
