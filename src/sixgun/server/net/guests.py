"""Guests: people without an account, known by a signed cookie; and programs, known by a token."""

from __future__ import annotations

import base64
import hmac
import secrets
from hashlib import sha256
from typing import Final, final

import msgspec
from starlette.requests import HTTPConnection

COOKIE: Final = "sixgun_guest"
COOKIE_AGE: Final = 365 * 24 * 3600
KEY: Final = "cookie-key"
MAX_COOKIE: Final = 600


class Guest(msgspec.Struct, frozen=True, array_like=True):
    """A person: an id that only his browser and the server know, and a name for all."""

    id: str
    name: str


def new_guest(name: str) -> Guest:
    """Return a guest with a new id."""
    return Guest("g:" + secrets.token_urlsafe(15), name)


def new_token() -> str:
    """Return a token for a program."""
    return secrets.token_urlsafe(24)


def digest_of(token: str) -> str:
    """Return how the server knows the program with this token: the token itself is kept nowhere."""
    return "p:" + sha256(token.encode()).hexdigest()[:40]


@final
class Signer:
    """Signs guests, so that nobody can make up one."""

    def __init__(self, key: str) -> None:
        """Sign with ``key``."""
        self._key: bytes = key.encode()

    def sign(self, guest: Guest) -> str:
        """Return the value of the cookie of ``guest``."""
        body = _text(msgspec.json.encode(guest))
        return f"{body}.{self._signature(body)}"

    def read(self, value: str) -> Guest | None:
        """Return the guest of a cookie, ``None`` if it was not signed here."""
        body, _, signature = value.partition(".")
        if len(value) > MAX_COOKIE or not value.isascii() or not hmac.compare_digest(signature, self._signature(body)):
            return None
        try:
            return msgspec.json.decode(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=Guest)
        except (ValueError, msgspec.DecodeError):
            return None

    def _signature(self, body: str) -> str:
        return _text(hmac.new(self._key, body.encode(), sha256).digest())


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def guest_of(connection: HTTPConnection, signer: Signer) -> Guest | None:
    """Return the guest behind a request or a socket."""
    return signer.read(connection.cookies.get(COOKIE, ""))


def who_of(connection: HTTPConnection, signer: Signer) -> str:
    """Return who is behind a request or a socket: the digest of a program's token, or the id of a guest, or nobody."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return digest_of(token.strip())
    guest = guest_of(connection, signer)
    return "" if guest is None else guest.id
