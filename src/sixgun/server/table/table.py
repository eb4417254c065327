"""What a table is: the sum of the facts in its log."""

from __future__ import annotations

import hmac
from typing import Final, final

import msgspec

from sixgun.kernel.event import Event
from sixgun.server.facts import (
    PERSON,
    PROGRAM,
    Acted,
    Closed,
    Entry,
    Filled,
    Hosted,
    Invited,
    Opened,
    Readied,
    Reinvited,
    Renamed,
    Resumed,
    Returned,
    Rose,
    Ruled,
    Rules,
    Sat,
    Sitter,
    Started,
    StoodIn,
)
from sixgun.server.table.match import Match

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
FREE: Final = ""
BOT: Final = "bot"
LOCAL: Final = "local"
REMEMBERED: Final = 64
"""How many ids of actions are remembered for each seat. Older ones are refused anyhow, since their decision is gone."""


@final
class Chair:
    """A seat at a table, game or not.

    Attributes:
        kind: who sits there: ``person``, ``program`` (over HTTP), ``local`` (a program of this machine), ``bot``, or
            empty.
        who: the id of the guest, or the digest of the program's token; empty for others.
        name: the name to show.
        next_name: what he is called when the running game is over, empty if that stays.
        bot: the name of the bot or of the local program.
        ready, keep: see :class:`~sixgun.server.facts.Readied`.
        stayed: whether he has played the last game of this table in this seat (B-16.1).
        stand_in: the bot that plays for the absent player, empty if he plays himself; ``why`` he does not.
        late: how many decisions in a row the clock has answered.
        done: entries of the actions carried out, by the ids that the client has given them.
    """

    __slots__ = (
        "bot", "done", "keep", "kind", "late", "name", "next_name", "ready", "stand_in", "stayed", "who", "why"
    )  # fmt: skip

    def __init__(self, kind: str = FREE, who: str = "", name: str = "", bot: str = "") -> None:
        self.kind: str = kind
        self.who: str = who
        self.name: str = name
        self.next_name: str = ""
        self.bot: str = bot
        self.ready: bool = kind in (BOT, LOCAL, PROGRAM)
        self.keep: bool = False
        self.stayed: bool = False
        self.stand_in: str = ""
        self.why: str = ""
        self.late: int = 0
        self.done: dict[str, int] = {}

    @property
    def plays(self) -> str:
        """The name of our bot that answers for this seat now, empty if somebody else does."""
        return self.stand_in or (self.bot if self.kind == BOT else "")

    def sitter(self) -> Sitter:
        """Return how a record names who sits here."""
        if self.kind == BOT:
            return Sitter(self.name, self.bot)
        return Sitter(self.name, PERSON if self.kind == PERSON else PROGRAM)


@final
class Table:
    """A table.

    Attributes:
        id: its id, which stands in its address.
        n: number of its last entry, 0 before the first.
        at: time of its last entry.
        stage: ``lobby`` (nothing has begun), ``playing``, ``over`` (between two games) or ``closed``.
        rules: what is played.
        host: the guest who decides about it.
        invite: the word that lets others in; the host can have a new one made.
        chairs: the seats.
        match: the game, also when it is over, ``None`` before the first.
    """

    __slots__ = ("at", "chairs", "host", "id", "invite", "match", "n", "rules", "stage")

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.n: int = 0
        self.at: int = 0
        self.stage: str = LOBBY
        self.rules: Rules = Rules("", False, "", {})
        self.host: str = ""
        self.invite: str = ""
        self.chairs: list[Chair] = []
        self.match: Match | None = None

    # Looking ---------------------------------------------------------------------------------------------------------

    def seat_of(self, who: str) -> int:
        """Return the seat of a guest or a program, -1 if it has none."""
        if who:
            for seat, chair in enumerate(self.chairs):
                if chair.who == who:
                    return seat
        return -1

    def belongs(self, who: str) -> bool:
        """Tell whether somebody sits here or is the host."""
        return bool(who) and (self.seat_of(who) >= 0 or self.host == who)

    def invited(self, invite: str) -> bool:
        """Tell whether a word is the invitation to this table."""
        return bool(invite) and hmac.compare_digest(invite.encode(), self.invite.encode())

    def may_see(self, who: str, invite: str) -> bool:
        """Tell whether somebody may see the table: anybody if it is open, else who belongs to it or is invited."""
        return self.rules.open or self.belongs(who) or self.invited(invite)

    def may_hear(self, who: str) -> bool:
        """Tell whether somebody who may see the table may hear what happens here now: between games everybody may."""
        return self.rules.watch or self.stage != PLAYING or self.belongs(who)

    @property
    def secret(self) -> bool:
        """Whether the last game is told to nobody but those who have played it, also when it is over."""
        return self.match is not None and not self.match.watched

    def eyes_of(self, who: str) -> int:
        """Return the seat whose view a guest gets, -1 for a bystander's.

        Who takes a seat after a game does not see what its last player held.
        """
        seat = self.seat_of(who)
        return -1 if seat >= 0 and self.stage == OVER and not self.chairs[seat].stayed else seat

    @property
    def asked(self) -> int:
        """The seat that is asked, -1 for none."""
        match = self.match
        if self.stage != PLAYING or match is None or match.game.decision is None:
            return -1
        return match.game.decision.seat

    @property
    def until(self) -> int:
        """When the clock of the pending decision runs out, in milliseconds since 1970; 0 for never."""
        if self.asked < 0 or self.rules.clock == 0 or self.match is None or self.chairs[self.asked].plays:
            return 0
        return self.match.asked_at + self.rules.clock

    # Growing ---------------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> list[Event]:
        """Take in the next entry of the log; return what happened in the game, with all secrets.

        Raises:
            ValueError: it is not the next entry.
            SixgunError: it cannot have happened.
        """
        if entry.n != self.n + 1:
            raise ValueError(f"entry {entry.n} cannot follow entry {self.n}")
        self._take(entry)
        self.n = entry.n
        self.at = entry.at
        return [] if self.match is None else self.match.drain()

    def _take(self, entry: Entry) -> None:
        fact = entry.fact
        match fact:
            case Acted():
                self._act(entry, fact)
            case Opened():
                self.host, self.invite = fact.host, fact.invite
                self._rule(fact.rules)
            case Ruled():
                self._rule(fact.rules, fact.seats)
            case Sat():
                self.chairs[fact.seat] = Chair(PERSON, fact.who, fact.name)
            case Filled():
                self.chairs[fact.seat] = Chair(LOCAL if fact.program else BOT, "", fact.name, fact.bot)
            case Invited():
                self.chairs[fact.seat] = Chair(PROGRAM, fact.who, fact.name)
            case Reinvited():
                self.invite = fact.invite
            case Rose():
                self.chairs[fact.seat] = Chair()
            case Renamed():
                self._rename(fact)
            case Hosted():
                self.host = fact.who
            case Readied():
                chair = self.chairs[fact.seat]
                chair.ready, chair.keep = fact.ready, fact.keep
            case Started():
                self._start(entry, fact)
            case StoodIn():
                chair = self.chairs[fact.seat]
                chair.stand_in, chair.why = fact.bot, fact.why
            case Returned():
                self._return(fact.seat)
            case Resumed():
                if self.match is not None:
                    self.match.asked_at = entry.at - fact.elapsed
            case Closed():
                self.stage = CLOSED

    def _rule(self, rules: Rules, layout: list[int] | None = None) -> None:
        if layout is None:
            self._move_up(rules)
        else:
            before = self.chairs
            self.chairs = [Chair() if old < 0 else before[old] for old in layout]
            for seat, old in enumerate(layout):  # who moves has not played the last game there (B-16.1)
                self.chairs[seat].stayed = self.chairs[seat].stayed and seat == old
        self._unready()
        self.rules = rules

    def _move_up(self, rules: Rules) -> None:
        """Make seats for other rules, as logs of old mean it: the first ones stay."""
        from sixgun.games.registry import setting

        seats = setting(rules.game, rules.options).seats
        kept = [chair for chair in self.chairs if chair.kind]
        if rules.game != self.rules.game:  # other games have other bots
            kept = [chair for chair in kept if chair.kind != BOT]
        if len(self.chairs) != seats or len(kept) != len(self.chairs):
            kept += [Chair() for _ in range(seats - len(kept))]
            for seat, chair in enumerate(kept[:seats]):  # who moves has not played the last game there (B-16.1)
                chair.stayed = chair.stayed and self.chairs[seat] is chair
            self.chairs = kept[:seats]

    def _rename(self, fact: Renamed) -> None:
        chair = self.chairs[fact.seat]
        if self.stage == PLAYING:  # who is told of would else be called this here and that there
            chair.next_name = "" if fact.name == chair.name else fact.name
            return
        if chair.who == self.host and self.rules.title == chair.name:  # without a title the host's name is the title
            self.rules = msgspec.structs.replace(self.rules, title=fact.name)
        chair.name = fact.name

    def _start(self, entry: Entry, fact: Started) -> None:
        self.match = Match(fact, entry.n, entry.at, self.rules.watch, self.invite)
        self.stage = PLAYING
        for chair in self.chairs:
            chair.stand_in = chair.why = ""
            chair.late = 0
            chair.done = {}

    def _act(self, entry: Entry, fact: Acted) -> None:
        match = self.match
        assert match is not None
        match.act(fact.do, entry.at)
        chair = self.chairs[fact.seat]
        if fact.by == "clock":
            chair.late += 1
        elif fact.by == "player":
            chair.late = 0
        if fact.id:
            chair.done[fact.id] = entry.n
            if len(chair.done) > REMEMBERED:
                del chair.done[next(iter(chair.done))]
        if match.game.over:
            self.stage = OVER
            self._unready()
            for seat, chair in enumerate(self.chairs):
                chair.stayed = True
                if chair.next_name:
                    self._rename(Renamed(seat, chair.next_name, chair.name))
                    chair.next_name = ""

    def _return(self, seat: int) -> None:
        # The clock goes on: else who goes and comes back again and again would never have to answer.
        chair = self.chairs[seat]
        chair.stand_in = chair.why = ""
        chair.late = 0

    def _unready(self) -> None:
        for chair in self.chairs:
            chair.ready = chair.kind in (BOT, LOCAL, PROGRAM)
            chair.keep = False


def rebuild(id: str, entries: list[Entry], base: Table | None = None) -> Table:
    """Return the table that a log makes. Of its games only the last is played again.

    Args:
        id: the id of the table.
        entries: its whole log, or what follows ``base``.
        base: what the table was before; it is used up.

    Raises:
        SixgunError: an entry cannot have happened.
    """
    last = max((entry.n for entry in entries if isinstance(entry.fact, Started)), default=0)
    table = Table(id) if base is None else base
    for entry in entries:
        if entry.n < last and isinstance(entry.fact, Started | Acted | StoodIn | Returned | Resumed):
            table.n, table.at = entry.n, entry.at  # of an earlier game, which has left nothing behind
        else:
            table.apply(entry)
    return table
