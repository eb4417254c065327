"""The protocols of the web server, with bounds to what it takes and answers before the application sees anything."""

from __future__ import annotations

from typing import Any, Final, final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MAX_HEAD: Final = 1 << 18
"""Most bytes of a request besides its body: its address, headers and trailers, and the frames of its pieces."""
MAX_UNREAD: Final = 1 << 20
"""Most bytes of answers that may wait for a client of a socket that reads none of them."""


@final
class BoundedHttp(HttpToolsProtocol):
    """A connection whose requests have an end.

    The parser keeps whatever comes before a request is complete. The application bounds bodies; this bounds the rest.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._open: bool = False
        self._taken: int = 0

    def on_message_begin(self) -> None:
        """Begin to count."""
        super().on_message_begin()
        self._open = True
        self._taken = 0

    def on_body(self, body: bytes) -> None:
        """Take a piece of a body, which the application counts."""
        self._taken -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Count no more."""
        super().on_message_complete()
        self._open = False

    def data_received(self, data: bytes) -> None:
        """Take what has come, and refuse what has no end."""
        if self._open:
            self._taken += len(data)
        super().data_received(data)
        if self._open and self._taken > MAX_HEAD and not self.transport.is_closing():
            self.send_400_response("That is too large.")


@final
class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket whose client must read what it asks for.

    What the application sends waits until a slow client has read. Answers to pings do not: a client that pings without
    reading would fill the memory of the server.
    """

    def handle_ping(self) -> None:
        """Answer a ping, or give up a client that reads no answers."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MAX_UNREAD:
            self.transport.abort()
