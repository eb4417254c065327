"""The frame of the page: it is there, safe, and says what it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.request import urlopen

from .person import Person
from .serving import Serving


def test_every_address_of_the_page_shows_it(server: Serving, person: Callable[..., Person]) -> None:
    somebody = person()
    for path in ("/", "/games", "/rules", "/about"):
        somebody.open(path)
        assert somebody.page.title()


def test_files_may_be_kept_for_ever_and_the_document_may_not(server: Serving) -> None:
    with urlopen(server.url) as answer:
        document = answer.read().decode()
        assert answer.headers["cache-control"] == "no-cache"
        assert "unsafe" not in answer.headers["content-security-policy"]
    addresses = re.findall(r'(?:src|href)="(/web/[^"]+)"', document)
    assert len(addresses) > 10
    for address in addresses:
        with urlopen(server.url + address) as answer:
            assert "immutable" in answer.headers["cache-control"], address
