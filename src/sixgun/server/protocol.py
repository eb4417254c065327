"""The messages that players send: over a socket, or a line each over stdin and stdout (see ``docs/server.md``)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from sixgun.kernel.errors import SixgunError
from sixgun.server.errors import Refused
from sixgun.server.table.messages import Message


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: ``after`` is the last entry heard of, if the client comes back."""

    after: int | None = None
    invite: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Act(msgspec.Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """An answer to decision number ``step``; ``id`` is the client's own and makes it happen once."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    step: int
    do: Annotated[str, msgspec.Meta(max_length=200)]


class Why(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """A question: why can this not be done?"""

    id: Annotated[str, msgspec.Meta(max_length=64)]
    do: Annotated[str, msgspec.Meta(max_length=200)]


class Chat(msgspec.Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Back(msgspec.Struct, tag_field="t", tag="back", forbid_unknown_fields=True):
    """The player wants to play himself again."""


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


DECODER: Final = msgspec.json.Decoder(Hello | Act | Why | Chat | Back | Ping)


def refused(id: str, error: SixgunError) -> Message:
    """Return the message that tells of a refusal."""
    if isinstance(error, Refused):
        return {"t": "refused", "id": id, **error.to_dict()}
    reason = error.message_id or "error"
    return {"t": "refused", "id": id, "reason": reason, "rule": "", "params": error.params, "message": error.message}
