"""Compressed answers, for slow links: what is long goes out in gzip to whoever can read that."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

WORTHWHILE: Final = 1024
"""Bodies of fewer bytes are not worth it."""
EFFORT: Final = 6
"""How hard it is tried, from 1 to 9."""


def squeeze(body: bytes) -> bytes:
    """Return a body compressed; the same bytes give the same answer."""
    return gzip.compress(body, EFFORT, mtime=0)


kept_squeezed: Final = lru_cache(maxsize=256)(squeeze)
"""The same for bodies that are asked for again and again."""


def takes_gzip(accepted: str) -> bool:
    """Tell whether a client that accepts these encodings takes gzip; ``q=0`` says that it does not."""
    for part in accepted.split(","):
        name, _, quality = part.partition(";")
        if name.strip().lower() == "gzip":
            return quality.replace(" ", "").rstrip("0") not in ("q=", "q=0.")
    return False


def squeezed(
    request: Request,
    body: bytes,
    media_type: str,
    headers: Mapping[str, str],
    by: Callable[[bytes], bytes] = squeeze,
) -> Response:
    """Return an answer, compressed if it is long and the client takes that.

    Args:
        request: the request.
        body: the body.
        media_type: what it is.
        headers: further headers.
        by: what compresses it.
    """
    headers = {**headers, "vary": "accept-encoding"}
    if len(body) >= WORTHWHILE and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(by(body), media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=media_type, headers=headers)
