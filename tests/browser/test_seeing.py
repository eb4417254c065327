"""What is seen, and when: tips of whatever is pointed at, targets that are pointed out, and the end of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.text import load

from .person import PHONE, Person
from .playing import answers_now, questions

TIP = "name => document.querySelector('.tip strong')?.textContent === name"
"""Whether the tip of something is shown."""

NONE_SOON = """() => new Promise((done) => {
    const seen = () => document.querySelector(".tip") && done(document.querySelector(".tip").textContent);
    new MutationObserver(seen).observe(document.querySelector(".board"), {childList: true, subtree: true});
    setTimeout(() => done(""), 900);
    seen();
})"""
"""The text of a tip that comes within the time in which one would come; empty for none."""

COVERED = """(own) => {
    const tip = document.querySelector(".tip").getBoundingClientRect();
    const free = [...own.querySelectorAll(".life"), ...document.querySelectorAll(".prompt-text, .answers button")];
    return free.filter((one) => {
        const box = one.getBoundingClientRect();
        return tip.left < box.right && tip.right > box.left && tip.top < box.bottom && tip.bottom > box.top;
    }).map((one) => one.outerHTML.slice(0, 90));
}"""
"""What a tip covers of the question, and of the seat that it is about."""

TIMES = """() => {
    window.times = {};
    const note = () => {
        for (const [what, where] of [["told", ".story-game-over"], ["result", ".over"]])
            if (!(what in times) && document.querySelector(where)) times[what] = performance.now();
    };
    new MutationObserver(note).observe(document.body, {childList: true, subtree: true});
}"""
"""Notes when the story tells who has won, and when the result comes over the table."""


@pytest.mark.parametrize("game", ["classic", "dice"])
@pytest.mark.parametrize("still", [False, True])
def test_the_end_is_seen_before_the_result_covers_it(game: str, still: bool, person: Callable[..., Person]) -> None:
    somebody, watcher = person(), person(still=still, settings={"speed": 1})
    somebody.be("Ann")
    watcher.be("Bert")
    table = somebody.sit_down(game, 4)
    watcher.open(f"/table/{table}")
    watcher.page.evaluate(TIMES)
    somebody.api("POST", f"/tables/{table}/leave", {})
    times = watcher.page.wait_for_function("() => 'result' in times && times", timeout=90_000).json_value()
    waited = times["result"] - times["told"]
    if still:
        assert waited < 100, "where nothing moves the result is there at once"
    else:
        assert waited > 1000, "a beat passes after the winner is known"
        assert not watcher.page.locator(".burst, .flying").count(), "all has been played out"


def names_of(person: Person) -> list[tuple[str, str]]:
    """Return selectors of the things at a table that have tips, and what these begin with."""
    page = person.page
    found: list[tuple[str, str]] = []
    for selector in (
        ".own .character",
        ".hand .card",
        ".seat .character",
        ".pile[data-at=discard] .card:has(.face-name)",
    ):
        for place in range(page.locator(selector).count()):
            one = page.locator(selector).nth(place)
            name = one.locator(".face-name").inner_text() if "card" in selector else one.inner_text()
            found.append((f"{selector} >> nth={place}", name.strip()))
    return found


def test_whatever_the_mouse_points_at_is_explained(person: Callable[..., Person]) -> None:
    somebody = person(settings={"speed": 1})
    page = somebody.page
    somebody.begin(players=5)
    page.wait_for_function("() => !document.querySelector('.flying, .burst')")
    things = names_of(somebody)
    assert len(things) > 6
    for selector, name in [*things, *reversed(things)]:  # each comes right after another one, on the straight way
        box = page.locator(selector).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=9)
        page.wait_for_function(TIP, arg=name, timeout=2000)
        panel = page.locator(selector).locator(
            "xpath=ancestor-or-self::*[self::article or self::section or self::button][last()]"
        )
        assert not panel.evaluate(COVERED), f"the tip of {name} covers what it should leave free"


def card_in_hand(person: Person) -> tuple[str, float, float]:
    """Return the name of the first card in hand, and where its middle is on the screen."""
    card = person.page.locator(".hand .card").first
    box = card.bounding_box()
    assert box is not None
    return card.locator(".face-name").inner_text(), box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_is_pressed_is_explained_again_only_after_the_mouse_has_left_it(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.page
    somebody.begin()
    name, x, y = card_in_hand(somebody)
    page.mouse.move(x, y, steps=5)
    page.wait_for_function(TIP, arg=name)
    page.mouse.move(x, y - 300)
    page.wait_for_selector(".tip", state="detached")
    page.mouse.move(x, y, steps=5)
    page.wait_for_function(TIP, arg=name)


def test_a_finger_must_hold_a_thing_to_read_about_it(person: Callable[..., Person]) -> None:
    somebody = person(size=PHONE, touch=True)
    page = somebody.page
    somebody.begin()
    place = page.locator(".prompt-text b").bounding_box()
    assert place is not None
    x, y = place["x"] + 20, place["y"] + 8
    page.touchscreen.tap(x, y)
    # Something with a tip comes to lie where the finger was.
    page.locator(".hand").evaluate(
        "(hand, y) => { hand.style.cssText = `position: fixed; z-index: 9; left: 0; top: ${y}px`; }", y - 60
    )
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.card') !== null", [x, y])
    page.mouse.move(x, y)  # browsers tell of a mouse where the finger was
    assert page.evaluate(NONE_SOON) == ""
    page.locator(".hand").evaluate("hand => { hand.style.cssText = ''; }")
    card = page.locator(".hand .card").first
    name = card.locator(".face-name").inner_text()
    step = page.locator(".prompt").get_attribute("data-step")
    box = card.bounding_box()
    assert box is not None
    touch = somebody.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_function(TIP, arg=name, timeout=2000)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".hand .picked").count() == 0, "what is held is not played"
    assert page.locator(".prompt").get_attribute("data-step") == step
    page.touchscreen.tap(x, y)
    page.wait_for_selector(".tip", state="detached")


def sole_target(person: Person) -> tuple[str, str, str] | None:
    """Return a card, its only target, and the answer, where there is one in the question that stands."""
    seat, answers = answers_now(person)
    for answer in answers:
        if "card" not in answer or sum(other.get("card") == answer["card"] for other in answers) > 1:
            continue
        if answer.get("spot", -1) >= 0 and answer["spot"] // 2 != seat:
            return f"card:{answer['card']}", f"spot:{answer['spot']}", answer["do"]
        if answer.get("seat", -1) >= 0 and answer["seat"] != seat and "other" not in answer:
            return f"card:{answer['card']}", f"seat:{answer['seat']}", answer["do"]
    return None


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_the_only_target_is_pointed_out_too(game: str, person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.page
    for player, seen in questions(somebody, game, seed=60):
        found = sole_target(somebody)
        if found is None or found[0] not in seen["lit"]:
            continue
        card, target, do = found
        player.touch(card)
        page.wait_for_selector(f'[data-thing="{card}"].picked')
        assert page.locator(".prompt").get_attribute("data-step") == str(seen["step"]), "nothing has been played yet"
        assert page.locator(f'.answer[data-do="{do}"]').count() == 1, "it can be given as an answer, too"
        player.touch(target)
        page.wait_for_function(
            "step => document.querySelector('.prompt, .over')?.dataset.step !== step", arg=str(seen["step"])
        )
        return


def test_who_is_asked_and_not_there_is_named(person: Callable[..., Person]) -> None:
    ann, ben = person(), person()
    ann.be("Ann")
    ben.be("Ben")
    table = ann.sit_down("dice", 3, bots=1, start=False)
    ben.api("POST", f"/tables/{table}/seats", {})
    ben.api("POST", f"/tables/{table}/ready", {"ready": True})
    ann.api("POST", f"/tables/{table}/start", {})
    ann.open(f"/table/{table}")
    ben.open(f"/table/{table}")
    either = {"Ann": ann, "Ben": ben}
    asked = ann.page.wait_for_function(
        """() => {
            const text = document.querySelector(".prompt-text")?.textContent ?? "";
            return document.querySelector(".prompt.mine .answers") ? "Ann" : text.startsWith("Ben ") ? "Ben" : "";
        }"""
    ).json_value()
    gone = either.pop(asked)
    (other,) = either.values()
    says = load("en")("page-table-absent-bot", name=asked, time="1 minute")
    assert says not in other.page.locator(".prompt-text").inner_text()
    gone.open("/about")
    other.page.wait_for_function("says => document.querySelector('.prompt-text').textContent.includes(says)", arg=says)
    assert not other.page.locator(".thinking").count(), "nobody seems to think there"
    gone.open(f"/table/{table}")
    other.page.wait_for_function("says => !document.querySelector('.prompt-text').textContent.includes(says)", arg=says)


@pytest.mark.parametrize("touch", [False, True])
def test_nothing_moves_and_no_key_changes_while_dice_are_chosen(touch: bool, person: Callable[..., Person]) -> None:
    somebody = person(size=PHONE, touch=True) if touch else person()
    somebody.be("Ann")
    page = somebody.page
    places = """() => [".dice", ".own", ".prompt", '.answer[data-do="stop"]'].map((where) => {
        const box = document.querySelector(where).getBoundingClientRect();
        return [Math.round(box.left), Math.round(box.top)];
    })"""
    for players in range(3, 9):  # as many, as other dice
        somebody.open(f"/table/{somebody.sit_down('dice', players, options={'sheriff': 0})}")
        page.wait_for_selector(".prompt.mine .answers button")
        if page.locator(".die.live").count() > 1:
            break
    before = page.evaluate(places)
    stop = page.locator('.answer[data-do="stop"]')
    assert stop.get_attribute("aria-keyshortcuts") == "1"
    for count in (1, 2):
        somebody.press(".die.live")
        page.wait_for_function("count => document.querySelectorAll('.answer .mini-die').length === count", arg=count)
        assert page.evaluate(places) == before
        assert stop.get_attribute("aria-keyshortcuts") == "1"
        assert page.locator(".answer.first").get_attribute("aria-keyshortcuts") == "2"
    somebody.press(".die.picked")
    somebody.press(".die.picked")
    page.wait_for_selector(".answer.first:disabled")
    assert page.evaluate(places) == before


def test_the_story_names_a_roll_when_the_dice_lie_still(person: Callable[..., Person]) -> None:
    somebody = person(settings={"speed": 1})
    somebody.be("Ann")
    page = somebody.page
    somebody.open(f"/table/{somebody.sit_down('dice', 3, options={'sheriff': 0})}")
    page.wait_for_selector(".dice.gathers .die.live", timeout=60_000)
    page.wait_for_selector(".die-body.rolling", state="detached")
    lines = page.locator(".log-lines li").count()
    page.locator(".die.live").first.click()
    page.locator(".answer.first:enabled").click()
    page.wait_for_selector(".die-body.rolling")
    told = page.wait_for_function(
        """lines => document.querySelectorAll(".log-lines li").length > lines
            && {rolling: document.querySelectorAll(".die-body.rolling").length}""",
        arg=lines,
    ).json_value()
    assert told["rolling"] == 0


def test_a_finger_opens_the_rulebook_from_what_explains_a_thing(person: Callable[..., Person]) -> None:
    somebody = person(size=PHONE, touch=True)
    page = somebody.page
    somebody.begin()
    name, x, y = card_in_hand(somebody)
    finger = somebody.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_function(TIP, arg=name)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".tip button").tap()
    page.wait_for_selector("dialog.rules-drawer[open]")
    page.wait_for_selector(".tip", state="detached")
