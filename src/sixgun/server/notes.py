"""What the workers of one database tell each other: what is stored, who listens, what was said, and new names.

A note is lost if nobody listens to it. That harms nothing: entries are in the log, and a worker that has missed notes
looks there. Notes hold ids of tables and of guests, and what a table's listeners hear anyhow.
"""

from __future__ import annotations

from typing import Final

import msgspec

CHANNEL: Final = "sixgun"
"""The channel of PostgreSQL that notes go through."""
TABLES_A_NOTE: Final = 200
"""Most tables that one note tells of: a note has no more than 8000 bytes."""


class Stored(msgspec.Struct, frozen=True, tag_field="is", tag="stored"):
    """Entries are stored: for each table the number of its last one."""

    worker: str
    tables: dict[str, int]


class Said(msgspec.Struct, frozen=True, tag_field="is", tag="said"):
    """Somebody has spoken; ``seats`` hear it, ``None`` for everybody."""

    worker: str
    table: str
    message: dict[str, object]
    seats: list[int] | None


class Here(msgspec.Struct, frozen=True, tag_field="is", tag="here"):
    """Who of a table is connected to a worker: players by their seats, and how many watch."""

    worker: str
    table: str
    seats: list[int]
    watching: int


class WhoIsHere(msgspec.Struct, frozen=True, tag_field="is", tag="who"):
    """A worker wants to know who is connected elsewhere.

    Attributes:
        worker: the one that asks.
        table: of which table, empty for all.
        of: which worker is asked, empty for all.
    """

    worker: str
    table: str
    of: str = ""


class Named(msgspec.Struct, frozen=True, tag_field="is", tag="named"):
    """A guest has taken another name: whoever drives a table at which he sits gives it to his seat."""

    worker: str
    who: str
    name: str


Note = Stored | Said | Here | WhoIsHere | Named
_DECODER: Final = msgspec.json.Decoder(Note)


def encode_note(note: Note) -> str:
    """Return a note as one line of JSON."""
    return msgspec.json.encode(note).decode()


def decode_note(text: str) -> Note:
    """Return the note that :func:`encode_note` has written.

    Raises:
        msgspec.DecodeError: it is none.
    """
    found: Note = _DECODER.decode(text)
    return found


def stored_notes(worker: str, tables: dict[str, int]) -> list[str]:
    """Return the notes that tell of stored entries, as lines of JSON."""
    items = sorted(tables.items())
    pieces = [items[first : first + TABLES_A_NOTE] for first in range(0, len(items), TABLES_A_NOTE)]
    return [encode_note(Stored(worker, dict(piece))) for piece in pieces]
