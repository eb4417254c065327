"""What the page reads: its texts and the rulebook in every language. They change only with the server's version."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from sixgun.server.errors import Refused
from sixgun.server.net.access import REFUSALS
from sixgun.server.net.squeeze import kept_squeezed, squeezed
from sixgun.server.words.library import page_texts, rulebook
from sixgun.text import languages

ROUTER: Final = APIRouter(prefix="/api", tags=["texts"], responses=REFUSALS)
Lang = Annotated[str, Path(max_length=16, description="The tag of a language: en, it, es, el, ru, zh-Hant.")]
KEPT: Final = "public, no-cache"
"""A browser keeps the answer, and asks each time whether it still holds."""


@ROUTER.get("/texts/{lang}", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
def get_texts(lang: Lang, request: Request) -> Response:
    """Return the messages of the page as one Fluent resource."""
    return kept(request, page_texts(_known(lang)).encode(), "text/plain; charset=utf-8")


@ROUTER.get("/rules/{lang}", response_class=Response, responses={200: {"content": {"application/json": {}}}})
def get_rules(lang: Lang, request: Request) -> Response:
    """Return the rulebook: for each game its chapters with their rules, cards, characters, events, roles and words."""
    return kept(request, msgspec.json.encode(rulebook(_known(lang))), "application/json")


def _known(lang: str) -> str:
    if lang not in languages():
        raise Refused("no-such-language", f"there are no texts in {lang}", status=404)
    return lang


def kept(request: Request, body: bytes, media_type: str) -> Response:
    """Return an answer that a browser may keep: what it has already is not sent again."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": KEPT}
    known = request.headers.get("if-none-match", "")
    if tag in (part.strip().removeprefix("W/") for part in known.split(",")):
        return Response(status_code=304, headers=headers)
    return squeezed(request, body, media_type, headers, kept_squeezed)
