"""The frame of the page: it is there, safe, and says what it is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from sixgun.text import load

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


def test_an_address_that_is_not_there_says_so_to_people_and_to_programs(
    server: Serving, person: Callable[..., Person]
) -> None:
    somebody = person(lang="it")
    somebody.page.on("response", lambda answer: answers.append((answer.url, answer.status)))
    answers: list[tuple[str, int]] = []
    somebody.page.goto(f"{server.url}/nowhere")
    somebody.page.get_by_role("heading", name=load("it")("server-no-such-page")).wait_for()
    assert (f"{server.url}/nowhere", 404) in answers
    somebody.troubles.clear()  # the console tells of the 404 too
    with pytest.raises(HTTPError, match="404") as caught:
        urlopen(f"{server.url}/api/nowhere")
    assert json.loads(caught.value.read())["reason"] == "http-404"


def test_the_page_can_be_installed(server: Serving, person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.open()
    browser = somebody.context.new_cdp_session(somebody.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in found} <= {"in-incognito"}, "the browser of a test keeps nothing"
    for icon in json.loads(manifest["data"])["icons"]:
        with urlopen(server.url + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]
    touch = somebody.page.locator('link[rel="apple-touch-icon"]').get_attribute("href")
    with urlopen(f"{server.url}{touch}") as answer:  # phones that draw no SVG on their home screen
        assert answer.headers["content-type"] == "image/png"
        assert answer.read().startswith(b"\x89PNG")


def test_a_browser_that_is_too_old_is_told_so(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.page.add_init_script("HTMLScriptElement.supports = undefined")
    somebody.page.route("**/js/main.js", lambda route: route.abort())  # which it could not read
    somebody.page.goto(somebody.url)
    assert somebody.page.locator(".splash").inner_text() == "Sixgun needs a newer browser."


@pytest.mark.parametrize("word", ["", "games", "table", "replay"])
def test_all_that_an_address_needs_is_asked_for_at_once(
    word: str, person: Callable[..., Person], finished: dict[str, str]
) -> None:
    """On a slow link each step from one script to those it imports takes its time."""
    somebody = person()
    first: list[str] = []
    somebody.page.on("request", lambda request: first.append(request.url))
    somebody.page.clock.install()  # it stands still: what is fetched at leisure is not
    game = finished["dice"]
    somebody.open({"table": f"/table/{game.split('-')[0]}", "replay": f"/replay/{game}"}.get(word, f"/{word}"))
    if word in ("table", "replay"):
        somebody.page.wait_for_selector(".board")
    preloaded = set(
        somebody.page.eval_on_selector_all("link[rel=modulepreload]", "links => links.map((link) => link.href)")
    )
    needed = {url for url in first if "/js/" in url}
    assert needed == preloaded
    assert any("/js/table/page.js" in url for url in needed) == (word == "table")
