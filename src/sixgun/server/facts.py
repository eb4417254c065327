"""Facts: what the log of a table holds. All that a table is follows from its facts, in their order.

A fact has happened and is stored before anybody hears of it; it is never changed. It is stored as one JSON object,
whose ``is`` names its kind. Kinds and fields are only ever added, with defaults, so that old logs can be read for ever.
Facts hold secrets (seeds, tokens, what a hand was asked): they never leave the server as they are; see
:mod:`sixgun.server.table.messages`.
"""

from __future__ import annotations

from typing import Final

import msgspec

PERSON: Final = "person"
PROGRAM: Final = "program"
"""What a record calls players who are no bots of ours."""
OPEN: Final = "open"
"""What the rules of a table call it if the eliminated see everything."""


class Base(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """Base of all facts."""


class Rules(msgspec.Struct, frozen=True):
    """What is played at a table, and how.

    Attributes:
        title: what the lobby shows.
        open: whether the lobby shows it; if not, only those with the invitation come in.
        game: id of the game.
        options: its options as JSON values.
        clock: milliseconds for each decision, 0 for no clock.
        grace: milliseconds that a seat may be away before a bot plays for it, 0 for as long as the clock allows.
        watch: whether others may watch.
        hints: whether a player may ask what a bot would do; only where all others are bots.
        ghosts: ``open`` if whoever is eliminated sees all hands and roles from then on, else ``closed``.
    """

    title: str
    open: bool
    game: str
    options: dict[str, object]
    clock: int = 0
    grace: int = 60_000
    watch: bool = True
    hints: bool = False
    ghosts: str = "closed"


class Sitter(msgspec.Struct, frozen=True):
    """Who plays in a seat: a name to show, and ``person``, ``program`` or the name of a bot."""

    name: str
    player: str


class Opened(Base, frozen=True, tag="opened"):
    """The first fact of a table: a guest has opened it. ``invite`` lets others in."""

    host: str
    rules: Rules
    invite: str


class Ruled(Base, frozen=True, tag="ruled"):
    """The host has changed what is played. Nobody is ready any more.

    Attributes:
        rules: what is played from now on.
        seats: for each seat the one whose chair stands there now, -1 for a free one. Logs of old say nothing of it
            (``None``): there the first ones stay.
    """

    rules: Rules
    seats: list[int] | None = None


class Sat(Base, frozen=True, tag="sat"):
    """A guest has sat down."""

    seat: int
    who: str
    name: str


class Filled(Base, frozen=True, tag="filled"):
    """A bot, or a local program, has been put into a seat."""

    seat: int
    bot: str
    name: str
    program: bool = False


class Invited(Base, frozen=True, tag="invited"):
    """A seat waits for a program that has the token whose digest is ``who``."""

    seat: int
    who: str
    name: str


class Reinvited(Base, frozen=True, tag="reinvited"):
    """The host has made a new invitation: only ``invite`` lets others in from now on."""

    invite: str


class Rose(Base, frozen=True, tag="rose"):
    """A seat has become free."""

    seat: int


class Renamed(Base, frozen=True, tag="renamed"):
    """A guest who sits here, and ``was`` called something else, has another name.

    In a running game it holds, and is told to others, when that is over.
    """

    seat: int
    name: str
    was: str


class Hosted(Base, frozen=True, tag="hosted"):
    """Another guest is the host, since the old one has left or stays away."""

    who: str


class Readied(Base, frozen=True, tag="readied"):
    """Somebody is ready for the next game, or no longer is; ``keep`` is his wish to keep his character (B-16.1)."""

    seat: int
    ready: bool
    keep: bool = False


class Started(Base, frozen=True, tag="started"):
    """A game has begun. ``number`` counts the games of this table from 1; ``engine`` is the version that began it."""

    number: int
    game: str
    options: dict[str, object]
    seed: int
    sitters: list[Sitter]
    engine: str


class Acted(Base, frozen=True, tag="acted"):
    """A seat has answered a decision.

    Attributes:
        seat: who was asked.
        do: the action in notation.
        by: who has chosen it: ``player`` (the one in the seat), ``stand-in`` or ``clock``.
        id: the id that the client has given the action, so that it is carried out once.
    """

    seat: int
    do: str
    by: str = "player"
    id: str = ""


class StoodIn(Base, frozen=True, tag="stood-in"):
    """A bot plays for a seat from now on.

    Its player is ``away``, out of time (``clock``) or has ``left``; or its local program does not answer (``silent``).
    """

    seat: int
    bot: str
    why: str


class Returned(Base, frozen=True, tag="returned"):
    """The player of a seat plays again himself."""

    seat: int


class Resumed(Base, frozen=True, tag="resumed"):
    """Nobody could answer for a while; the seat that is asked had used ``elapsed`` milliseconds of its clock before."""

    elapsed: int


class Closed(Base, frozen=True, tag="closed"):
    """The table is gone, because it was ``idle`` or ``empty``, or by a ``fault`` of the program."""

    why: str


Fact = (
    Opened | Ruled | Sat | Filled | Invited | Reinvited | Rose | Renamed | Hosted | Readied | Started | Acted | StoodIn
    | Returned | Resumed | Closed
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """A line of a table's log.

    Attributes:
        n: its number, from 1; the numbers of a table have no gaps.
        at: when, in milliseconds since 1970.
        fact: what has happened.
    """

    n: int
    at: int
    fact: Fact


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Fact)


def encode_fact(fact: Fact) -> str:
    """Return a fact as one line of JSON."""
    return _ENCODER.encode(fact).decode()


def decode_fact(text: str) -> Fact:
    """Return the fact that :func:`encode_fact` has written.

    Raises:
        msgspec.DecodeError: it is none.
    """
    found: Fact = _DECODER.decode(text)
    return found
