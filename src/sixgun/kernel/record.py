"""Records: options, seed and actions of a game, one JSON object a line; all that is needed to play it again.

The first line is the header, then comes a line for each action with its number and seat. After every so many
actions a line holds a digest of the state, and the last line holds the result::

    {"format":"sixgun-record","version":1,"engine":"0.1.0","game":"classic","options":{...},"seed":7,...}
    {"n":1,"seat":0,"do":"play bang:AS @2"}
    {"n":50,"digest":"0123456789abcdef"}
    {"n":93,"outcome":"outlaws","digest":"fedcba9876543210"}

A record can be cut between any two lines and continued. ``docs/records.md`` describes the format for those
who write or read it with other programs. This module reads records; :mod:`sixgun.kernel.recorder` writes them
and :mod:`sixgun.kernel.replay` plays them again.
"""

from __future__ import annotations

import json
from typing import BinaryIO, Final, final

from sixgun.kernel.errors import RecordError

FORMAT: Final = "sixgun-record"
VERSION: Final = 1
DIGESTS: Final = 50
"""A digest follows after so many actions, unless the header says otherwise."""
MAX_LINE: Final = 65536
"""Longest line in bytes; our own are far shorter."""
MAX_ACTIONS: Final = 1_000_000
"""Most actions of one record, far more than any game needs."""
MAX_SEED: Final = 2**63 - 1
MAX_NAME: Final = 40
"""Longest name of somebody at the table, in characters."""


@final
class Sitter:
    """Who sits in a seat: a name to show, and ``player``: ``person`` or the name of a bot."""

    def __init__(self, name: str, player: str) -> None:
        self.name: str = name
        self.player: str = player


@final
class Header:
    """The first line of a record.

    Attributes:
        game: id of the game (``classic``, ``duel``, ``dice``).
        options: its options as JSON values, as ``game.options_dict()`` gives them.
        seed: 0 to ``MAX_SEED``.
        sitters: who sits where, one for each seat.
        engine: version of the engine that wrote it; kept for the curious, never checked.
        digests: number of actions from one digest line to the next, 1 up.
    """

    def __init__(
        self,
        game: str,
        options: dict[str, object],
        seed: int,
        sitters: list[Sitter],
        engine: str,
        digests: int = DIGESTS,
    ) -> None:
        self.game: str = game
        self.options: dict[str, object] = options
        self.seed: int = seed
        self.sitters: list[Sitter] = sitters
        self.engine: str = engine
        self.digests: int = digests

    def to_json(self) -> str:
        """Return the header as the line that stands in the file, without its end."""
        return json_line(
            {
                "format": FORMAT,
                "version": VERSION,
                "engine": self.engine,
                "game": self.game,
                "options": self.options,
                "seed": self.seed,
                "digests": self.digests,
                "seats": [{"name": sitter.name, "player": sitter.player} for sitter in self.sitters],
            }
        )


@final
class Step:
    """An action line: the seat that answers and its action in notation, with its line number in the file."""

    def __init__(self, line: int, seat: int, text: str) -> None:
        self.line: int = line
        self.seat: int = seat
        self.text: str = text


@final
class Check:
    """A digest line: after the first ``after`` actions the game has this ``digest``."""

    def __init__(self, line: int, after: int, digest: str) -> None:
        self.line: int = line
        self.after: int = after
        self.digest: str = digest


@final
class Record:
    """A record that has been read.

    Its lines have the right form and order; :mod:`sixgun.kernel.replay` finds out if they can be played.

    Attributes:
        path: the file, for messages.
        header: its first line.
        steps: the actions in order.
        checks: the digest lines in order, those before the result line.
        end: digest of the result line, ``None`` while the game runs.
        outcome: outcome of the result line, empty while the game runs.
        whole: bytes of all complete lines, from where a cut record is continued.
        size: bytes of the whole file when it was read.
        torn: number of a last line that was cut in the middle, 0 if there is none. Such a line counts for
            nothing; only ``read(..., mend=True)`` lets it pass.
    """

    def __init__(self, path: str, header: Header) -> None:
        self.path: str = path
        self.header: Header = header
        self.steps: list[Step] = []
        self.checks: list[Check] = []
        self.end: Check | None = None
        self.outcome: str = ""
        self.whole: int = 0
        self.size: int = 0
        self.torn: int = 0


# Reading --------------------------------------------------------------------------------------------------


def read(path: str, mend: bool = False) -> Record:
    """Read the record in the file ``path``.

    Args:
        path: the file.
        mend: let a last line pass that was cut in the middle, as a crash while writing may leave it.

    Raises:
        RecordError: the file cannot be read or is no record; the message has the file, the line and what is
            wrong there.
    """
    try:
        with open(path, "rb") as file:
            return _Reader(path, mend).read(file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError(
            path, 0, f"the file cannot be read: {reason}", "record-unreadable", {"reason": reason}
        ) from error


@final
class _Reader:
    """Turns lines into a record, and complains with the number of the line."""

    def __init__(self, path: str, mend: bool) -> None:
        self.path: str = path
        self.mend: bool = mend
        self.number: int = 0

    def read(self, file: BinaryIO) -> Record:
        first = file.readline(MAX_LINE + 1)
        self.number = 1
        if not first:
            raise self.wrong("the file is empty", "record-empty")
        record = Record(self.path, self.header(self.values(first, True)))
        record.whole = record.size = len(first)
        while True:
            line = file.readline(MAX_LINE + 1)
            if not line:
                return record
            self.number += 1
            record.size += len(line)
            if self.mend and not line.endswith(b"\n") and line.startswith(b"{") and not _is_complete(line):
                record.torn = self.number
                return record
            self.entry(record, self.values(line, False))
            record.whole += len(line)

    def wrong(self, what: str, message_id: str, **params: str) -> RecordError:
        return RecordError(self.path, self.number, what, message_id, params)

    def values(self, line: bytes, first: bool) -> dict[str, object]:
        """Return the JSON object of a line."""
        if len(line) > MAX_LINE:
            raise self.wrong("the line is far too long for a record", "record-long-line")
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError:
            raise self.wrong("the line is not UTF-8 text", "record-not-utf8") from None
        try:
            found = json.loads(text, object_pairs_hook=_pairs, parse_constant=_no_constant)
        except (ValueError, RecursionError):
            if not line.endswith(b"\n") and text.startswith("{") and (not first or FORMAT in text):
                raise self.wrong(
                    "the line is incomplete: the file was cut in the middle of it", "record-torn"
                ) from None
            found = None
        if not isinstance(found, dict):
            if first:
                raise self.wrong("the file is not a record of Sixgun", "record-foreign")
            raise self.wrong("the line is damaged: it is not a JSON object", "record-damaged")
        return found

    # The header

    def header(self, values: dict[str, object]) -> Header:
        if values.get("format") != FORMAT:
            raise self.wrong("the file is not a record of Sixgun", "record-foreign")
        version = self.integer(values, "version", 0, MAX_SEED)
        if version != VERSION:
            raise self.wrong(
                f"the record has format version {version}; this program reads version {VERSION}",
                "record-version",
                version=str(version),
                known=str(VERSION),
            )
        self.fields(values, ("format", "version", "engine", "game", "options", "seed", "digests", "seats"))
        options = values["options"]
        if not isinstance(options, dict):
            raise self.bad_field("options")
        return Header(
            self.word(values, "game"),
            options,
            self.integer(values, "seed", 0, MAX_SEED),
            self.sitters(values["seats"]),
            self.word(values, "engine"),
            self.integer(values, "digests", 1, MAX_ACTIONS),
        )

    def sitters(self, found: object) -> list[Sitter]:
        if not isinstance(found, list) or not 1 <= len(found) <= 16:
            raise self.bad_field("seats")
        sitters: list[Sitter] = []
        for entry in found:
            if not isinstance(entry, dict) or sorted(entry) != ["name", "player"]:
                raise self.bad_field("seats")
            name, player = entry["name"], entry["player"]
            if not isinstance(name, str) or not is_name(name) or not isinstance(player, str) or not is_name(player):
                raise self.bad_field("seats")
            sitters.append(Sitter(name, player))
        return sitters

    # The other lines

    def entry(self, record: Record, values: dict[str, object]) -> None:
        """Add one line to the record."""
        if record.end is not None:
            raise self.wrong("there is a line after the result, which must be the last", "record-after-end")
        if "format" in values:
            raise self.wrong("a second header in the middle of the record", "record-second-header")
        number = self.integer(values, "n", 0, MAX_ACTIONS)
        if "do" in values:
            self.step(record, values, number)
        elif "outcome" in values:
            self.fields(values, ("n", "outcome", "digest"))
            self.no_digest_due(record)
            self.in_order(number, len(record.steps))
            record.end = Check(self.number, number, self.digest(values))
            record.outcome = self.word(values, "outcome")
        else:
            self.fields(values, ("n", "digest"))
            if not digest_due(record):
                raise self.wrong(
                    f"no digest belongs here, after {len(record.steps)} actions",
                    "record-digest-place",
                    actions=str(len(record.steps)),
                )
            self.in_order(number, len(record.steps))
            record.checks.append(Check(self.number, number, self.digest(values)))

    def step(self, record: Record, values: dict[str, object], number: int) -> None:
        self.fields(values, ("n", "seat", "do"))
        self.no_digest_due(record)
        self.in_order(number, len(record.steps) + 1)
        seat = self.integer(values, "seat", 0, len(record.header.sitters) - 1)
        record.steps.append(Step(self.number, seat, self.word(values, "do")))

    def no_digest_due(self, record: Record) -> None:
        if digest_due(record):
            raise self.wrong(
                f"the digest after {len(record.steps)} actions is missing",
                "record-digest-missing",
                actions=str(len(record.steps)),
            )

    def in_order(self, found: int, expected: int) -> None:
        if found != expected:
            raise self.wrong(
                f"the line has number {found}, not {expected}: lines are missing or in the wrong order",
                "record-order",
                found=str(found),
                expected=str(expected),
            )

    # Values

    def fields(self, values: dict[str, object], names: tuple[str, ...]) -> None:
        for name in names:
            if name not in values:
                raise self.wrong(f"the line has no {name!r}", "record-field-missing", field=name)
        for name in values:
            if name not in names:
                raise self.wrong(
                    f"the line has an unknown {name[:40]!r}", "record-field-unknown", field=repr(name[:40])
                )

    def bad_field(self, name: str) -> RecordError:
        return self.wrong(f"{name!r} does not have the form it should have", "record-field-form", field=name)

    def integer(self, values: dict[str, object], name: str, low: int, high: int) -> int:
        value = values.get(name)
        if name not in values:
            raise self.wrong(f"the line has no {name!r}", "record-field-missing", field=name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.bad_field(name)
        if not low <= value <= high:
            raise self.wrong(
                f"{name!r} must be {low} to {high}",
                "record-field-range",
                field=name,
                low=str(low),
                high=str(high),
            )
        return value

    def word(self, values: dict[str, object], name: str) -> str:
        value = values[name]
        if not isinstance(value, str) or not value or len(value) > 200 or not value.isprintable():
            raise self.bad_field(name)
        return value

    def digest(self, values: dict[str, object]) -> str:
        value = self.word(values, "digest")
        if len(value) != 16 or not all(c in "0123456789abcdef" for c in value):
            raise self.bad_field("digest")
        return value


def is_name(text: str) -> bool:
    """Tell whether ``text`` can be the name of somebody at the table: 1 to 40 printable characters."""
    return 1 <= len(text) <= MAX_NAME and text.isprintable() and text == text.strip()


def digest_due(record: Record) -> bool:
    """Tell whether a digest line must come next."""
    actions = len(record.steps)
    if actions == 0 or actions % record.header.digests != 0:
        return False
    return not record.checks or record.checks[-1].after != actions


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    values: dict[str, object] = {}
    for key, value in pairs:
        if key in values:
            raise ValueError("a key is there twice")
        values[key] = value
    return values


def _no_constant(text: str) -> object:
    raise ValueError(f"{text} is not JSON")


def _is_complete(line: bytes) -> bool:
    """Tell whether a line without its end is a JSON object: then only the line feed is missing."""
    try:
        return isinstance(json.loads(line.decode("utf-8")), dict)
    except (ValueError, RecursionError):
        return False


def json_line(values: dict[str, object]) -> str:
    """Return ``values`` as JSON in one line, without its end."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))
