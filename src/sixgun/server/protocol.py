"""The messages that players send: over a socket, or a line each over stdin and stdout (see ``docs/server.md``)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from sixgun.kernel.errors import SixgunError
from sixgun.server.errors import Refused
from sixgun.server.table.messages import Message, speaker_at
from sixgun.server.table.table import Table
from sixgun.server.words import refused_message, texts_in


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message.

    Attributes:
        after: the last entry heard of, if the client comes back.
        invite: the invitation to a table that is not open.
        lang: the language in which messages are told with words; empty for none, as programs want it.
        story: whether the running game is told from its start, whatever ``after`` says.
    """

    after: Annotated[int, msgspec.Meta(ge=0)] | None = None
    invite: Annotated[str, msgspec.Meta(max_length=40)] = ""
    lang: Annotated[str, msgspec.Meta(max_length=40)] = ""
    story: bool = False


class Act(msgspec.Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """An answer to decision number ``step``; ``id`` is the client's own and makes it happen once.

    ``game`` is the number of the game it is meant for, 0 for the one that runs.
    """

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    step: int
    do: Annotated[str, msgspec.Meta(max_length=200)]
    game: int = 0


class Why(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """A question: why can this not be done?"""

    id: Annotated[str, msgspec.Meta(max_length=64)]
    do: Annotated[str, msgspec.Meta(max_length=200)]


class Hint(msgspec.Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """A question: what would a bot do now?"""

    id: Annotated[str, msgspec.Meta(max_length=64)]


class Chat(msgspec.Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Back(msgspec.Struct, tag_field="t", tag="back", forbid_unknown_fields=True):
    """The player wants to play himself again."""


class Hurry(msgspec.Struct, tag_field="t", tag="hurry", forbid_unknown_fields=True):
    """The player is out, and only bots play on: the one that is asked decision ``step`` may answer at once."""

    step: int


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Said = Hello | Act | Why | Hint | Chat | Back | Hurry | Ping
"""Everything a client can say."""
DECODER: Final = msgspec.json.Decoder(Said)


def refused(id: str, error: SixgunError, lang: str = "", table: Table | None = None) -> Message:
    """Return the message that tells of a refusal.

    Args:
        id: what the client has called its wish.
        error: why it cannot be fulfilled.
        lang: the language in which it is told, empty for English without the words of the rules.
        table: the table at which it happened, if it did at one.
    """
    if isinstance(error, Refused):
        message: Message = {"t": "refused", "id": id, **error.to_dict()}
    else:
        reason = error.message_id.removeprefix("server-") or "error"
        message = {
            "t": "refused", "id": id, "reason": reason, "rule": "", "params": error.params, "message": error.message,
        }  # fmt: skip
    if lang:
        message.update(refused_message(error, texts_in(lang), speaker_at(table, lang)))
    return message
