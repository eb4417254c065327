"""The web page: one document for all its addresses, and the files it is made of.

The files lie in the package (``server/web``) and are read once, when the server starts. Their addresses carry a digest
of all of them, so that a browser may keep them for ever and asks for new ones after an update.
"""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import posixpath
import re
from collections.abc import Iterable
from functools import lru_cache
from http import HTTPStatus
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, final

from fastapi import APIRouter, Request
from starlette.responses import Response

from sixgun.server.errors import Refused
from sixgun.server.net.guard import CONTENT_POLICY
from sixgun.server.net.squeeze import kept_squeezed, squeezed

ROUTER: Final = APIRouter(include_in_schema=False)
FOR_EVER: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml",
                 ".html": "text/html; charset=utf-8", ".webmanifest": "application/manifest+json",
                 ".txt": "text/plain; charset=utf-8", ".woff2": "font/woff2", ".png": "image/png"}  # fmt: skip
_IMPORT: Final = re.compile(r'^(?:import|export)\b[^"\']*?from "(\.[^"]+)";|^import "(\.[^"]+)";', re.MULTILINE)
_BEGINNINGS: Final = {"table": ("js/main.js", "js/table/page.js"), "replay": ("js/main.js", "js/replay/page.js")}
"""The scripts that addresses begin with that need more than the first one, by their first word."""
_IMPORT_MAP: Final = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)


@final
class WebFile:
    """One file of the page.

    Attributes:
        body: its bytes.
        media_type: what it is.
    """

    __slots__ = ("body", "media_type")

    def __init__(self, name: str, body: bytes) -> None:
        suffix = name[name.rfind(".") :]
        self.body: bytes = body
        self.media_type: str = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"

    def answer(self, request: Request, headers: dict[str, str]) -> Response:
        """Return the file as an answer to a request."""
        if self.media_type.startswith(("font/", "image/png")):  # compressed already
            return Response(self.body, media_type=self.media_type, headers=headers)
        return squeezed(request, self.body, self.media_type, headers, kept_squeezed)


@final
class Page:
    """The page as it is served.

    Attributes:
        files: its files by name (``js/main.js``).
        base: where they are found (``/web/3f2a.../``).
        documents: the one document, by the first word of its address: only the scripts that are fetched at once differ.
        policy: the content security policy of the document: ours, and the import map it begins with.
    """

    def __init__(self, contents: dict[str, bytes]) -> None:
        """Make the page from the contents of its files by name."""
        digest = hashlib.sha256()
        for name in sorted(contents):
            digest.update(name.encode() + b"\0" + contents[name] + b"\0")
        self.base: str = f"/web/{digest.hexdigest()[:12]}/"
        self.files: dict[str, WebFile] = {name: WebFile(name, body) for name, body in contents.items()}
        text = contents["index.html"].decode().replace("BASE/", self.base)
        found = _IMPORT_MAP.search(text)
        assert found is not None, "the document has an import map"
        seal = base64.b64encode(hashlib.sha256(found[1].encode()).digest()).decode()
        self.documents: dict[str, WebFile] = {}
        for word in ("", *_BEGINNINGS):
            scripts = imported(contents, _BEGINNINGS.get(word, ("js/main.js",)))
            preloads = "\n".join(f'<link rel="modulepreload" href="{self.base}{name}">' for name in scripts)
            self.documents[word] = WebFile("index.html", text.replace("<!-- PRELOADS -->", preloads).encode())
        self.policy: str = CONTENT_POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{seal}'")


def imported(contents: dict[str, bytes], names: Iterable[str]) -> list[str]:
    """Return the scripts that ``names`` cannot do without, sorted, they too: a browser finds these level by level."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        for one, other in _IMPORT.findall(contents[name].decode()):
            waiting.append(posixpath.normpath(posixpath.join(posixpath.dirname(name), one or other)))
    return sorted(found)


@lru_cache(maxsize=1)
def load_page() -> Page:
    """Return the page of this package."""
    return Page(dict(_walk(files("sixgun.server") / "web", "")))


def _walk(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for item in folder.iterdir():
        if item.is_dir():
            found += _walk(item, f"{prefix}{item.name}/")
        else:
            found.append((prefix + item.name, item.read_bytes()))
    return found


@ROUTER.get("/")
@ROUTER.get("/table/{table_id}")
@ROUTER.get("/replay/{match_id}")
@ROUTER.get("/games")
@ROUTER.get("/rules")
@ROUTER.get("/about")
def document(request: Request) -> Response:
    """Return the document; which page it shows is decided by its script."""
    page = load_page()
    word = request.url.path.split("/")[1]
    found = page.documents.get(word, page.documents[""])
    return found.answer(request, {"cache-control": "no-cache", "content-security-policy": page.policy})


def is_wanted(request: Request) -> bool:
    """Tell whether a request for an address that there is not comes from somebody who looks at pages."""
    looks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return looks and not request.url.path.startswith(("/api/", "/web/"))


def nothing_here(request: Request) -> Response:
    """Return the document for an address that there is not: its script says so, in the person's language."""
    answer = document(request)
    answer.status_code = HTTPStatus.NOT_FOUND
    return answer


@ROUTER.get("/web/{digest}/{name:path}")
def file(digest: str, name: str, request: Request) -> Response:
    """Return a file of the page. One of another version than ours is never kept."""
    page = load_page()
    found = page.files.get(name)
    if found is None:
        raise Refused("no-such-page", "there is no such page", status=404)
    fresh = page.base == f"/web/{digest}/"
    return found.answer(request, {"cache-control": FOR_EVER if fresh else "no-store"})


@ROUTER.get("/manifest.webmanifest")
def manifest(request: Request) -> Response:
    """Return what a phone needs to install the page."""
    page = load_page()
    body = page.files["manifest.webmanifest"].body.decode().replace("BASE/", page.base)
    return WebFile("manifest.webmanifest", body.encode()).answer(request, {"cache-control": "no-cache"})


@ROUTER.get("/favicon.ico")
def favicon(request: Request) -> Response:
    """Return the icon that browsers ask for by themselves."""
    return load_page().files["icons/sixgun.svg"].answer(request, {"cache-control": "public, max-age=86400"})
