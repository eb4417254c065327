"""What is due at a table by itself: the moves of bots, the answers of clocks, stand-ins for the absent, its end."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from typing import Final, final

from sixgun.server.errors import Refused
from sixgun.server.facts import PERSON, Acted, Closed, Fact, Hosted, Resumed, Started, StoodIn
from sixgun.server.metrics import Metrics
from sixgun.server.settings import Settings
from sixgun.server.table.eyes import out_of_game
from sixgun.server.table.requests import welcome_back
from sixgun.server.table.table import BOT, LOCAL, PLAYING, Table

LOG: Final = logging.getLogger("sixgun.server.table")
PAUSES: Final = (0.6, 1.4)
"""How much shorter or longer a bot may seem to think. Chance decides, never what it holds: pauses tell nothing."""
RETIRE: Final = 60.0
"""Seconds after which a worker forgets a table that another one drives, and that nobody here wants anything of."""
LATE_TWICE: Final = 2
"""After so many decisions in a row that the clock has answered, a bot plays for the seat."""


@final
class Due:
    """What happens at a table by itself, and when. Both come from one look at the table: neither is ever guessed anew.

    Attributes:
        at: when, by the clock of the loop.
        what: ``move`` of a bot, ``silent`` program, ``clock`` that runs out, ``away`` too long, ``back`` again, another
            ``host``, ``idle`` table; or that a worker forgets its copy: ``retire``.
        who: who is back, or becomes the host.
    """

    __slots__ = ("at", "what", "who")

    def __init__(self, at: float, what: str, who: str = "") -> None:
        self.at: float = at
        self.what: str = what
        self.who: str = who


@final
class Timing:
    """Since when a table waits for what. Times are those of the loop's clock, in seconds."""

    def __init__(self, settings: Settings, is_here: Callable[[Table, str], bool], clock: Callable[[], float]) -> None:
        """Begin now.

        Args:
            settings: how long bots seem to think, and how long absence is waited for.
            is_here: tells whether somebody listens.
            clock: the clock of the loop.
        """
        self._settings: Settings = settings
        self._is_here: Callable[[Table, str], bool] = is_here
        self._clock: Callable[[], float] = clock
        self._moved: float = clock()
        self._touched: float = self._moved
        self._begun: float = self._moved
        self._born: float = self._moved
        self._pause: float = settings.bot_pace
        self._away: dict[str, float] = {}

    def touch(self) -> None:
        """Note that somebody has wanted something."""
        self._touched = self._clock()

    def move(self, began: bool) -> None:
        """Note that something has happened; a game ``began`` with it, or not."""
        self._moved = self._clock()
        self._pause = self._settings.bot_pace * random.uniform(*PAUSES)
        if began:
            self._begun = self._moved

    def leave(self, table: Table, who: str) -> None:
        """Note since when somebody with a seat is away, if he is."""
        if who and not self._is_here(table, who) and table.seat_of(who) >= 0:
            self._away[who] = self._clock()

    def skip(self, seconds: float) -> None:
        """Let the last ``seconds`` count for nothing: nobody could answer."""
        now = self._clock()

        def later(mark: float) -> float:
            return min(mark + seconds, now)

        self._moved, self._touched = later(self._moved), later(self._touched)
        self._begun, self._born = later(self._begun), later(self._born)
        self._away = {who: later(since) for who, since in self._away.items()}

    def come(self, who: str) -> None:
        """Note that somebody is here."""
        self._away.pop(who, None)

    def retiring(self) -> Due:
        """Return when a table can be forgotten that nobody wants anything of."""
        return Due(self._touched + RETIRE, "retire")

    def heir(self, table: Table) -> str:
        """Return who is host after one that is away while no game runs: the first player who is here; empty for nobody.

        Whoever vanishes must not keep the others from playing on.
        """
        if table.stage == PLAYING or self._is_here(table, table.host):
            return ""
        persons = (chair.who for chair in table.chairs if chair.kind == PERSON and chair.who != table.host)
        return next((who for who in persons if self._is_here(table, who)), "")

    def due(self, table: Table, now: int, anybody: bool) -> Due | None:
        """Return what is due next, and when; ``None`` for never.

        Args:
            table: the table.
            now: the time in milliseconds since 1970.
            anybody: whether anybody listens.
        """
        settings = self._settings
        seat = table.asked
        if seat < 0:
            if not anybody:
                return Due(self._touched + settings.idle, "idle")
            away = max(self._away.get(table.host, 0.0), self._born)
            heir = self.heir(table)
            return Due(away + settings.host_away, "host", heir) if heir else None
        for chair in table.chairs:
            if chair.why == "away" and self._is_here(table, chair.who):  # another worker has told of him late
                return Due(self._clock(), "back", chair.who)
        chair = table.chairs[seat]
        if chair.plays:
            return Due(self._moved + self._pause, "move")
        if chair.kind == LOCAL:
            return Due(self._moved + settings.bot_time, "silent")
        due: Due | None = None
        if table.until:
            due = Due(self._clock() + (table.until - now) / 1000, "clock")
        if table.rules.grace and not self._is_here(table, chair.who):
            at = max(self._away.get(chair.who, 0.0), self._begun) + table.rules.grace / 1000
            if due is None or at < due.at:
                due = Due(at, "away")
        return due


def moves(table: Table, fact: Fact) -> bool:
    """Tell whether a table that has taken in a fact waits anew, for an answer or for another player.

    All else that happens leaves the pauses of bots as they are: nobody holds up a game by going and coming back.
    """
    return isinstance(fact, Acted | Started | Resumed) or (isinstance(fact, StoodIn) and fact.seat == table.asked)


def what_is_due(table: Table, due: Due, stand_in: str, metrics: Metrics) -> list[Fact]:
    """Return what happens at a table now that the time has come for it.

    Args:
        table: the table.
        due: what is due there, which is not the end of a copy.
        stand_in: the bot that plays for the absent.
        metrics: where faults of bots are counted.
    """
    match due.what:
        case "idle":
            return [Closed("idle")]
        case "host":
            return [Hosted(due.who)]
        case "back":
            return welcome_back(table, due.who)
    seat = table.asked
    chair = table.chairs[seat]
    if due.what == "move":
        by = "stand-in" if chair.stand_in else "player"
        return [Acted(seat, _choose(table, seat, chair.plays, metrics), by)]
    if due.what == "clock":
        facts: list[Fact] = [Acted(seat, _choose(table, seat, stand_in, metrics), "clock")]
        if chair.late + 1 >= LATE_TWICE:
            facts.insert(0, StoodIn(seat, stand_in, "clock"))
        return facts
    return [StoodIn(seat, stand_in, due.what)]


def hurried(table: Table, who: str, step: int, metrics: Metrics) -> list[Fact]:
    """Let a bot answer decision ``step`` at once, for a player who is out of the game while only bots play on.

    If it is not so (any more), nothing happens: whoever is asked answers in his own time.

    Args:
        table: the table.
        who: who wants it.
        step: the decision that he sees.
        metrics: where faults of bots are counted.

    Raises:
        Refused: he has no seat.
    """
    seat = table.seat_of(who)
    if seat < 0:
        raise Refused("no-seat", "you have no seat at this table", status=403)
    asked, match = table.asked, table.match
    if asked < 0 or match is None or step != len(match.steps):
        return []
    out = out_of_game(table)
    if seat not in out or any(chair.kind != BOT for other, chair in enumerate(table.chairs) if other not in out):
        return []
    return [Acted(asked, _choose(table, asked, table.chairs[asked].plays, metrics), "player")]


def _choose(table: Table, seat: int, bot: str, metrics: Metrics) -> str:
    """Return the action that a bot chooses for ``seat``; if it fails, any legal one, so that the game goes on."""
    match = table.match
    assert match is not None
    try:
        return match.choose(seat, bot).text
    except Exception:
        LOG.exception("fault of a bot", extra={"table": table.id, "bot": bot})
        metrics.faults.inc()
        return match.choose(seat, "random").text
