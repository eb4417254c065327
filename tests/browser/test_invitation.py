"""The invitation to a table: its link, copied or handed to the sharing of the device."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.text import load

from .person import DESKTOP, PHONE, Person

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


def link_of(person: Person) -> str:
    """Return the link as it stands in the page of a person now."""
    return person.page.locator(".invitation input.code").input_value()


def wait_for_another(person: Person, old: str) -> str:
    """Wait until another link than ``old`` stands in the page of a person, and return it."""
    person.page.wait_for_function("old => document.querySelector('.invitation input.code')?.value !== old", arg=old)
    return link_of(person)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_new_link_takes_the_place_of_the_old_one(size: tuple[int, int], person: Callable[..., Person]) -> None:
    text = load("en")
    ann, ben, cat = person(size=size), person(), person()
    ann.be("Ann")
    ann.open(f"/table/{ann.sit_down(bots=0, start=False, open=False)}")
    old = link_of(ann)
    table, word = old.split("/table/")[1].split("?invite=")
    ben.be("Ben")
    ben.api("POST", f"/tables/{table}/seats", {"seat": 2, "invite": word})
    for one in (ben, cat):
        one.open(old.removeprefix(one.url))
    assert wait_for_another(ben, "") == old
    assert ben.page.get_by_role("button", name=text("page-invite-new")).count() == 0, "only the host"

    # By keyboard: asked, thought better of, asked again, made.
    keys = ann.page.keyboard
    new = ann.page.get_by_role("button", name=text("page-invite-new"), exact=True)
    sure = ann.page.get_by_role("button", name=text("page-invite-new-go"))
    focused = "document.activeElement?.textContent.trim()"
    new.focus()
    keys.press("Enter")
    ann.page.get_by_role("group", name=text("page-invite-new-sure")).wait_for()
    assert ann.page.evaluate(focused) == text("page-invite-new-go")
    assert ann.violations() == []
    assert ann.too_wide() == []
    keys.press("Escape")
    sure.wait_for(state="detached")
    assert ann.page.evaluate(focused) == text("page-invite-new")
    assert link_of(ann) == old
    code = ann.page.locator(".invitation svg.qr path").get_attribute("d")
    keys.press("Enter")
    keys.press("Enter")
    found = wait_for_another(ann, old)
    assert "invite=" in found
    assert ann.page.locator(".invitation svg.qr path").get_attribute("d") != code
    for one in (ann, ben):  # seen and read out by everybody who sits here
        one.page.locator(".notice", has_text=text("page-invite-renewed")).wait_for()
        assert one.page.locator("[role=alert]", has_text=text("page-invite-renewed")).count() == 1
    sure.wait_for(state="detached")
    assert ann.page.evaluate(focused) == text("page-invite-new")
    assert ann.violations() == []

    # Who sits has the new one, also where addresses stand; who only watched is let go, and does not find the way back.
    assert wait_for_another(ben, old) == found
    ben.page.wait_for_url(found)
    cat.page.locator(".closed h1", has_text=text("page-table-let-go")).wait_for()
    cat.page.reload()
    cat.page.locator(".closed h1", has_text=text("page-table-missing")).wait_for()
    ben.page.reload()
    assert wait_for_another(ben, "") == found

    # Who is shut out keeps no link that opens.
    ann.press(f'.chair-row [aria-label="{text("page-free-seat-of", name="Ben")}"]')
    assert ann.too_wide() == []
    ann.page.locator("dialog[open]").get_by_role("button", name=text("page-free-seat-renew")).click()
    assert wait_for_another(ann, found) not in (old, found)
    ben.page.locator(".closed h1", has_text=text("page-table-let-go")).wait_for()
    assert ben.page.locator(".chair-row, .invitation").count() == 0, "nothing there is his any more"
    assert ben.violations() == []


def test_the_story_tells_of_a_new_link(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    table = somebody.sit_down(open=False)
    somebody.open(f"/table/{table}")
    somebody.page.locator(".log-lines li").first.wait_for()
    somebody.api("POST", f"/tables/{table}/invitation", {})
    somebody.page.locator(".log-lines .story-reinvited", has_text=load("en")("page-invite-renewed")).wait_for()
