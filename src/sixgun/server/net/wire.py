"""The protocols of the web server, with bounds to what it takes and answers before the application sees anything.

Whatever has come is taken in slices: what a client has sent beyond its bounds is not even looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from sixgun.server.net.limits import Bucket

MAX_HEAD: Final = 1 << 16
"""Most bytes of a request besides its body: its address, headers and trailers, and the frames of its pieces."""
MAX_WAITING: Final = 32
"""Most requests of one connection that may wait for the answer to the one before."""
MAX_UNREAD: Final = 1 << 20
"""Most bytes of answers that may wait for a client of a socket that reads none of them."""
MAX_PIECES: Final = 16
"""Most pieces in which a message may come."""
FRAMES: Final = 4
"""How many frames (pieces of messages, pings and answers to pings) may come for each message that may come."""
SPARE: Final = (10.0, 100)
"""How many frames more may come in a second, and at once."""
SLICE: Final = 1024
"""Most bytes that are looked at before it is asked whether to go on."""
TOO_FAST: Final = 4029
TOO_MANY_PIECES: Final = 1008


def slices(data: bytes) -> Iterator[bytes]:
    """Return what has come in small pieces."""
    return (data[at : at + SLICE] for at in range(0, len(data), SLICE))


@final
class BoundedHttp(HttpToolsProtocol):
    """A connection whose requests have an end, and whose client waits for answers.

    The parser keeps whatever comes before a request is complete, and requests that come before the last one is
    answered wait in a line. The application bounds bodies; this bounds the rest.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._open: bool = False
        self._taken: int = 0
        self._answered: RequestResponseCycle | None = None

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
        for piece in slices(data):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._open:
                self._taken += len(piece)
            super().data_received(piece)
            if len(self.pipeline) > MAX_WAITING:
                self._let_go()
                self.transport.abort()
            elif self._open and self._taken > MAX_HEAD and not self.transport.is_closing():
                self.send_400_response("That is too large.")

    def connection_lost(self, exc: Exception | None) -> None:
        """Answer nothing more."""
        self._let_go()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _let_go(self) -> None:
        """Tell the request that is being answered, others may be waiting behind it, that nobody hears the answer."""
        self.pipeline.clear()
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket whose client sends no more than may be sent, and reads what it asks for.

    The application counts messages. It sees neither pings nor pieces of messages: these are counted here. What the
    application sends waits until a slow client has read. Answers to pings do not: a client that pings without reading
    would fill the memory of the server.

    Attributes:
        rate, burst: how many frames may come in a second, and how many at once.
    """

    rate: float = SPARE[0]
    burst: int = SPARE[1]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._bucket: Bucket = Bucket(self.rate, self.burst)
        self._given_up: bool = False

    def data_received(self, data: bytes) -> None:
        """Take what has come as long as the client keeps to its bounds."""
        for piece in slices(data):
            if self._given_up or self.transport.is_closing():
                return
            super().data_received(piece)

    def handle_text(self, event: Frame) -> None:
        """Take a message, or the first piece of one."""
        if self._may_come():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a message that is no text, or the first piece of one."""
        if self._may_come():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further piece of a message, or give up a client that sends it in too many."""
        if not self._may_come():
            return
        if len(self.frames) >= MAX_PIECES:
            self._give_up(TOO_MANY_PIECES)
            return
        super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        if self._may_come():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """Answer a ping, or give up a client that reads no answers."""
        if not self._may_come():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MAX_UNREAD:
            self.transport.abort()

    def _may_come(self) -> bool:
        """Count a frame; return whether it may come. A client that sends too many is given up."""
        if self._given_up:
            return False
        if not self._bucket.take():
            self._give_up(TOO_FAST)
        return not self._given_up

    def _give_up(self, code: int) -> None:
        """End the socket, and read nothing more from it."""
        self._given_up = self.disconnected = self.close_sent = True
        self.frames = []
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size():  # it does not read either
            self.transport.abort()
        else:
            self.transport.close()


def bounded_socket(rate: float, burst: int) -> type[BoundedSocket]:
    """Return the protocol of sockets that may send ``rate`` messages a second, and ``burst`` at once."""
    bounds = {"rate": rate * FRAMES + SPARE[0], "burst": burst * FRAMES + SPARE[1]}
    return type("BoundedSocket", (BoundedSocket,), bounds)
