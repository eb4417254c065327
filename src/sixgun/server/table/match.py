"""A game being played at a table."""

from __future__ import annotations

from typing import final

from sixgun.bots.base import Bot, Observer
from sixgun.bots.catalogue import make_bot
from sixgun.games.registry import make_game
from sixgun.kernel.action import Action
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng
from sixgun.server.facts import Started


@final
class Match:
    """A game, and what playing it at a table needs besides.

    Attributes:
        start: the fact that began it.
        first: number of that entry in the log.
        at: when it began, in milliseconds since 1970.
        game: the game.
        steps: what has been done.
        watched: whether others may watch this game; whatever the table allows afterwards, it is told accordingly.
        key: the invitation to the table when the game began; its id is made of it, and stays when there is a new one.
        asked_at: since when the pending decision waits, in milliseconds since 1970, as its clock counts.
    """

    __slots__ = ("_bots", "_fresh", "asked_at", "at", "first", "game", "key", "start", "steps", "watched")

    def __init__(self, start: Started, first: int, at: int, watched: bool = True, key: str = "") -> None:
        """Start the game.

        Raises:
            OptionsError: the options cannot be met.
        """
        self.start: Started = start
        self.first: int = first
        self.at: int = at
        self.watched: bool = watched
        self.key: str = key
        self.asked_at: int = at
        self.steps: list[Action] = []
        self._bots: dict[tuple[int, str], Bot] = {}
        self._fresh: list[Event] = []
        self.game: Game = make_game(start.game, start.options, start.seed, self._fresh.append)

    def drain(self) -> list[Event]:
        """Return what has happened since the last call, with all secrets; bots that listen hear it."""
        events = self._fresh.copy()
        self._fresh.clear()
        for (seat, _), bot in self._bots.items():
            if bot.hears:
                for event in events:
                    bot.hear(event.for_seat(seat))
        return events

    def act(self, text: str, at: int) -> None:
        """Carry out an action in notation for the seat that is asked.

        Raises:
            NotationError: it is no action.
            IllegalAction: it is not legal now.
        """
        game = self.game
        action = game.parse(text)
        game.apply(action)
        self.steps.append(action)
        self.asked_at = at

    def choose(self, seat: int, kind: str) -> Action:
        """Let a bot answer for ``seat``, which is asked.

        The chance of bots belongs to the seed and the number of the action, so that a game taken up again goes on as it
        would have. A bot that is asked for the first time has heard the whole game.

        Args:
            seat: the seat that is asked.
            kind: the name of the bot; if this game has none of this name, the simplest bot plays.
        """
        game = self.game
        decision = game.decision
        assert decision is not None
        bot = self._bot(seat, kind)
        bot.rng = Rng(self.start.seed << 24 | len(self.steps))
        return bot.choose(decision, Observer(game, seat))

    def advise(self, seat: int, kind: str) -> Action:
        """Return what a bot would answer for ``seat``, which is asked, and sees and has heard no more than it.

        Nothing of it depends on the chance of the game: who is advised twice hears the same twice.
        """
        decision = self.game.decision
        assert decision is not None
        bot = self._bot(seat, kind)
        bot.rng = Rng(len(self.steps))
        return bot.choose(decision, Observer(self.game, seat))

    def _bot(self, seat: int, kind: str) -> Bot:
        """Return the bot of this kind for a seat, made when it is first wanted."""
        bot = self._bots.get((seat, kind))
        if bot is None:
            bot = self._new_bot(seat, kind)
            self._bots[seat, kind] = bot
        return bot

    def _new_bot(self, seat: int, kind: str) -> Bot:
        try:
            bot = make_bot(self.game.game_id, kind, Rng(0))
        except SixgunError:
            bot = make_bot(self.game.game_id, "random", Rng(0))
        if bot.hears:
            for event in self.past():
                bot.hear(event.for_seat(seat))
        return bot

    def past(self) -> list[Event]:
        """Return all that has happened from the beginning, with all secrets, by playing it again."""
        heard: list[Event] = []
        start = self.start
        game = make_game(start.game, start.options, start.seed, heard.append)
        for action in self.steps:
            game.apply(action)
        return heard
