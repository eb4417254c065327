"""Finding back: to a game that is over, and to the own table."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.text import load

from .person import Person
from .playing import Player


def test_a_private_game_is_found_again_by_those_who_have_played_it(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    page = somebody.page
    for seed in range(31, 34):  # a game that is too long for the test is left for another one
        table = somebody.sit_down("dice", 3, open=False)
        somebody.open(f"/table/{table}")
        if Player(somebody, seed=seed).play():
            break
    title = load("en")("page-title-of", name="Ann")
    for path in ("/games", "/"):
        somebody.open(path)
        link = page.locator(f'.match-line a[href^="/replay/{table}-1-"]')
        link.wait_for()
        assert link.inner_text() == title, "a table that is called after somebody is said to be his"
    link.click()
    page.wait_for_selector(".replay-board .board")

    other = person()
    other.open("/games")
    other.page.wait_for_function("() => !document.querySelector('main .loading')")
    assert other.page.locator(f'a[href^="/replay/{table}-1-"]').count() == 0, "nobody else finds it"


def test_the_own_table_is_not_joined_a_second_time(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    table = somebody.sit_down(start=False, bots=0)
    somebody.open(f"/table/{table}")
    somebody.page.wait_for_selector(".chair-row.me")
    somebody.open("/")
    links = somebody.page.locator(f'.table-line a[href="/table/{table}"]')
    somebody.page.wait_for_function("() => document.querySelectorAll('.tables').length === 2")
    assert set(links.all_inner_texts()) == {load("en")("page-mine-go")}
    other = person()
    other.open("/")
    found = other.page.locator(f'.table-line a[href="/table/{table}"]')
    found.wait_for()
    assert found.inner_text() == load("en")("page-join")
