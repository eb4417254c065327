"""The lobby: what stands first in it, what is told of own tables, and to whom a link can be sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .person import DESKTOP, PHONE, Person

SIZES: dict[str, dict[str, Any]] = {"desktop": {"size": DESKTOP}, "phone": {"size": PHONE, "touch": True}}
TABLES = """() => [...document.querySelectorAll(".table-line .button")].map((one) => one.getAttribute("href"))"""


def remember(page: Page, *tables: str) -> None:
    """Let a browser know of tables at which its person sits."""
    page.evaluate("ids => localStorage.setItem('sixgun-tables', JSON.stringify(ids))", list(tables))


@pytest.mark.parametrize("device", SIZES)
def test_a_running_game_of_ones_own_is_the_first_thing(device: str, person: Callable[..., Person]) -> None:
    somebody = person(**SIZES[device])
    somebody.be("Ann")
    page = somebody.page
    somebody.open()
    waiting = somebody.sit_down(players=4, bots=1, start=False)
    running = somebody.sit_down(players=4)
    remember(page, waiting, running)
    somebody.open()
    way = page.locator(".running .button")
    expect(way).to_have_attribute("href", f"/table/{running}")
    box = way.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < SIZES[device]["size"][1] / 2
    page.wait_for_selector(f".tables .button[href='/table/{waiting}']")
    page.wait_for_function("document.querySelectorAll('section.tables').length === 2")
    found = page.evaluate(TABLES)
    assert found.count(f"/table/{running}") == found.count(f"/table/{waiting}") == 1
    assert not somebody.too_wide()
    somebody.press(".running .button")
    page.wait_for_selector("main.table")


def test_tables_of_the_same_kind_tell_when_and_how_their_game_ended(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    page = somebody.page
    somebody.open()
    own = [somebody.sit_down("dice", 3, title="Practice", open=False, clock=0.01) for _ in range(2)]
    remember(page, *own)

    def over(table: str) -> bool:
        return bool(somebody.api("GET", f"/tables/{table}")["table"]["stage"] == "over")

    while not all(over(table) for table in own):
        page.wait_for_timeout(50)
    somebody.open()
    lines = page.locator("section[aria-labelledby=mine-title] .table-line")
    expect(lines).to_have_count(2)
    for line in lines.all():
        assert line.locator("time").get_attribute("datetime")
        assert "won" in line.inner_text()


def test_a_new_name_is_told_at_the_table(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    page = somebody.page
    somebody.open(f"/table/{somebody.sit_down(players=4, bots=1, start=False)}")
    page.wait_for_selector(".chair-row.me")
    somebody.be("Doc")
    page.locator(".notice", has_text="You are called Doc at this table now.").wait_for()
    expect(page.locator(".chair-row.me strong")).to_have_text("Doc")
    somebody.open(f"/table/{somebody.sit_down(players=4)}")
    page.wait_for_selector("main.table .board")
    somebody.be("Wyatt")
    page.locator(".notice", has_text="This game keeps your old name, Doc, until it is over.").wait_for()


def test_a_link_that_works_here_only_says_so(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    page = somebody.page
    table = somebody.sit_down(bots=0, start=False)
    somebody.open(f"/table/{table}")
    expect(page.locator(".only-here")).to_contain_text("sixgun serve --host 0.0.0.0")
    expect(page.locator(".invitation input")).to_have_value(f"{somebody.url}/table/{table}")
    alone = """async (hosts) => {
        const { onlyHere } = await import([...document.querySelectorAll("script[type=module]")].map((one) => one.src)
            .find((src) => src.includes("main")).replace("main.js", "lobby/seats.js"));
        return hosts.filter((host) => onlyHere(host));
    }"""
    here = ["localhost", "127.0.0.1", "127.8.8.8", "[::1]"]
    elsewhere = ["192.168.1.7", "play.example.org", "[fd00::2]", "localhost.example.org"]
    assert page.evaluate(alone, [*here, *elsewhere]) == here


@pytest.mark.parametrize("device", SIZES)
def test_practice_takes_sets_and_the_side_of_the_duel(device: str, person: Callable[..., Person]) -> None:
    somebody = person(**SIZES[device])
    somebody.be("Ann")
    page = somebody.page
    somebody.open()
    form = page.locator(".practice")

    def deal() -> dict[str, Any]:
        somebody.press(".practice button.first")
        page.wait_for_selector("main.table")
        found: dict[str, Any] = somebody.api("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["table"]["rules"]
        somebody.open()
        return found

    somebody.press(".practice summary")
    expect(form.locator(".numbers").first.locator("label")).to_have_count(5)
    somebody.press(".practice .many label")
    expect(form.locator(".numbers").first.locator("label")).to_have_count(6)
    assert not somebody.too_wide()
    expect(form.locator("summary .note")).to_have_text("Dodge City")
    somebody.press(".practice .numbers label:has(input[value='8'])")
    rules = deal()
    assert (rules["options"]["sets"], rules["options"]["players"], rules["hints"]) == (["dodge_city"], 8, True)

    expect(form.locator("summary .note")).to_have_text("Dodge City")  # it is remembered
    somebody.press(".practice summary")
    somebody.press(".practice .many label")
    expect(form.locator(".numbers").first.locator("label")).to_have_count(5)
    rules = deal()
    assert (rules["options"]["sets"], rules["options"]["players"]) == ([], 7)

    somebody.press('.practice label:has(input[value="duel"])')
    somebody.press(".practice summary")
    somebody.press(".practice .numbers label:has(input[value='6'])")
    somebody.press('.practice label:has(input[name$="-law"][value="1"])')
    assert not somebody.too_wide()
    rules = deal()
    assert (rules["game"], rules["options"]["posse"], rules["options"]["law"], rules["hints"]) == ("duel", 6, 1, True)


def test_a_set_can_be_taken_away_again(person: Callable[..., Person]) -> None:
    """Eight players bring the set that is made for them; without it they are as many as there can be."""
    somebody = person()
    page = somebody.page
    somebody.open()
    page.locator(".friends button").first.click()
    form = page.locator("dialog[open] .rules-form")
    sets = form.locator(".many input")
    eight, seven = (form.locator(f".numbers input[value='{count}']").first for count in (8, 7))
    form.locator(".numbers label:has(input[value='8'])").first.click()
    expect(sets.first).to_be_checked()
    sets.first.uncheck()
    expect(sets.first).not_to_be_checked()
    expect(eight).not_to_be_checked()
    expect(seven).to_be_checked()
