"""The invitation to a table: its link, copied or handed to the sharing of the device."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.text import load

from .person import Person

NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined});"
"""What a page finds whose address is not a safe one, as in a network at home."""
SHARING = """window.shared = [];
Object.defineProperty(Navigator.prototype, 'share', {value: async (what) => { window.shared.push(what); }});"""
"""A device that shares; this browser does not."""


@pytest.mark.parametrize("script", ["", NO_CLIPBOARD], ids=["clipboard", "no clipboard"])
def test_the_link_is_copied_where_nothing_is_shared(script: str, person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = somebody.page
    if script:
        page.add_init_script(script)
    somebody.be("Ann")
    somebody.open(f"/table/{somebody.sit_down(bots=0, start=False, open=False)}")
    invitation = page.locator(".invitation")
    link = invitation.locator("input.code").input_value()
    assert "invite=" in link
    assert invitation.get_by_role("button", name=load("en")("page-share")).count() == 0
    somebody.press(".invitation button")
    invitation.get_by_role("button", name=load("en")("page-copied")).wait_for()
    # What is in the clipboard now is pasted by hand.
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), {id: 'paste'}))")
    page.locator("#paste").focus()
    page.keyboard.press("Control+V")
    assert page.locator("#paste").input_value() == link


def test_the_link_is_handed_to_the_sharing_of_the_device(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.page
    page.add_init_script(SHARING)
    somebody.be("Ann")
    somebody.open(f"/table/{somebody.sit_down(bots=0, start=False, open=False)}")
    page.locator(".invitation").get_by_role("button", name=load("en")("page-share")).click()
    (shared,) = page.evaluate("window.shared")
    assert shared["url"] == page.locator(".invitation input.code").input_value()
    assert shared["title"]
