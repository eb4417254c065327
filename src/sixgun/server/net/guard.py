"""What every request passes first: limits, the check of its origin, security headers; and what is noted of it."""

from __future__ import annotations

import logging
import time
from typing import Final, final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.metrics import Metrics
from sixgun.server.net.limits import Limiter
from sixgun.server.settings import Settings, host_name

LOG: Final = logging.getLogger("sixgun.server.access")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
QUIET: Final = ("/health", "/ready", "/metrics")
"""What machines ask for all the time."""
FILES: Final = "/web/"
"""Where the files of the page are: there are many, and they are in memory."""
ANY_NAME: Final = ("/health", "/ready")
"""What is answered under any name: it says nothing, and those who ask often know only an address."""
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an invitation in an address goes to nobody else
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def address_of(scope: Scope) -> str:
    """Return the address of the client."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Tell whether the page that makes a request is our own, or one of those that may; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    host = headers.get("host", "")
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # it is no address at all
        return False


def host_allowed(headers: Headers, names: frozenset[str] | None) -> bool:
    """Tell whether a request is meant for this server; ``names`` are those it answers to, ``None`` for all."""
    if names is None:
        return True
    try:
        return host_name(headers.get("host", "")) in names
    except ValueError:
        return False


@final
class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app: ASGIApp = app
        self.settings: Settings = settings
        self.metrics: Metrics = metrics
        self._names: frozenset[str] | None = settings.names
        self._limiter: Limiter = Limiter(settings.request_rate, settings.request_burst)
        self._files: Limiter = Limiter(settings.file_rate, settings.file_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] == "http":
            await _Exchange(self, scope, receive, send).run()
        elif scope["type"] == "websocket" and not self._socket_allowed(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    def _socket_allowed(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        if not host_allowed(headers, self._names):
            self.metrics.refused.labels("host").inc()
            return False
        if not origin_allowed(headers, self.settings):
            self.metrics.refused.labels("origin").inc()
            return False
        if not self._limiter.take(address_of(scope)):
            self.metrics.refused.labels("rate").inc()
            return False
        return True

    def refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        """Return status, reason and message if the request is refused at the door."""
        headers = Headers(scope=scope)
        limiter = self._files if scope["path"].startswith(FILES) else self._limiter
        if scope["path"] not in QUIET and not limiter.take(address_of(scope)):
            return 429, "rate", "too many requests"
        if scope["path"] not in ANY_NAME and not host_allowed(headers, self._names):
            return 403, "host", "this server does not answer to that name (SIXGUN_HOSTS)"
        if scope["method"] not in SAFE and not origin_allowed(headers, self.settings):
            return 403, "origin", "another page may not do this"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.body_size:
            return 413, "too-large", "that is too large"
        return None


@final
class _TooLarge(Exception):
    """More of a body has come than is taken."""


@final
class _Exchange:
    """One request and its answer."""

    def __init__(self, guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        self.guard: Guard = guard
        self.scope: Scope = scope
        self._receive: Receive = receive
        self._send: Send = send
        self.status: int = 0
        self.taken: int = 0
        self.refused: bool = False
        self.began: float = time.perf_counter()

    async def run(self) -> None:
        refused = self.guard.refusal(self.scope)
        scope = self.scope
        if scope["method"] == "HEAD" and not scope["path"].startswith("/api/"):
            scope = self.scope = {**scope, "method": "GET"}  # the web server leaves out the body
        try:
            if refused is None:
                await self.guard.app(scope, self.receive, self.send)
            else:
                await self.refuse(*refused)
        except _TooLarge:
            LOG.debug("a body is too large")
        except Exception:
            self.status = self.status or 500  # its answer is made further out
            raise
        finally:
            self.note()

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self.taken += len(message.get("body", b""))
            if self.taken > self.guard.settings.body_size and not self.refused:
                if not self.status:
                    await self.refuse(413, "too-large", "that is too large")
                self.refused = True  # whatever the application makes of it, the client has its answer
                raise _TooLarge
        return message

    async def send(self, message: Message) -> None:
        if self.refused:
            return
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await self._send(message)

    async def refuse(self, status: int, reason: str, message: str) -> None:
        self.guard.metrics.refused.labels(reason).inc()
        body = msgspec.json.encode({"reason": reason, "rule": "", "params": {}, "message": message})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", b"1"))
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self._send({"type": "http.response.body", "body": body})

    def note(self) -> None:
        """Note the request by its route, never by its full address, in which an invitation may stand."""
        route = getattr(self.scope.get("route"), "path", "") or "-"
        method = self.scope["method"] if self.scope["method"] in {"GET", "POST", "PUT", "PATCH", "DELETE"} else "other"
        self.guard.metrics.requests.labels(method, route, str(self.status)).inc()
        if self.scope["path"] in QUIET:
            return
        LOG.log(
            logging.WARNING if self.status >= 500 else logging.DEBUG,  # else they would be all that a log is made of
            "request",
            extra={
                "method": method,
                "route": route,
                "status": self.status,
                "ms": round((time.perf_counter() - self.began) * 1000, 1),
                "address": address_of(self.scope),
            },
        )
