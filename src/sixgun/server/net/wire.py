"""The protocol of sockets, as the web server speaks it, with a bound to what it answers by itself."""

from __future__ import annotations

from typing import Final, final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MAX_UNREAD: Final = 1 << 20
"""Most bytes of answers that may wait for a client: more than what a listener's queue lets through at once."""


@final
class BoundedProtocol(WebSocketsSansIOProtocol):
    """A socket whose client must read what it asks for.

    What the application sends waits until a slow client has read. Answers to pings do not: a client that pings without
    reading would fill the memory of the server.
    """

    def handle_ping(self) -> None:
        """Answer a ping, or give up a client that reads no answers."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MAX_UNREAD:
            self.transport.abort()
