"""What helps people at the table: advice, cautions, reasons, and pencil marks."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from sixgun.text import load

from .person import Person
from .playing import Player, until


def end_of_turn(person: Person) -> str:
    """Come to the end of an own turn at which there is a caution; return it."""
    until(person, '.answer[data-do="end"]:has([aria-label])')
    return str(person.page.locator('.answer[data-do="end"] [aria-label]').get_attribute("aria-label"))


def test_a_harmful_answer_is_asked_about_once_more(person: Callable[..., Person]) -> None:
    somebody = person(settings={"careful": True})
    page = somebody.page
    caution = end_of_turn(somebody)
    step = page.locator(".prompt").get_attribute("data-step")
    page.locator('.answer[data-do="end"]').click()
    dialog = page.locator("dialog[open]")
    assert dialog.locator("p").inner_text() == caution
    page.keyboard.press("Enter")  # a key that is pressed twice does not answer
    dialog.wait_for(state="detached")
    assert page.locator(".prompt").get_attribute("data-step") == step
    page.locator('.answer[data-do="end"]').click()
    dialog.locator("footer button", has_text=load("en")("page-table-think-again")).click()
    dialog.wait_for(state="detached")
    assert page.locator(".prompt").get_attribute("data-step") == step, "nothing has been answered"
    page.locator('.answer[data-do="end"]').click()
    dialog.wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert page.locator(".prompt").get_attribute("data-step") == step
    page.locator('.answer[data-do="end"]').click()
    dialog.locator("footer .first").click()
    page.wait_for_function("step => document.querySelector('.prompt, .over')?.dataset.step !== step", arg=step)


def test_nothing_is_asked_of_somebody_who_does_not_want_it(person: Callable[..., Person]) -> None:
    somebody = person(settings={"careful": False})
    page = somebody.page
    assert end_of_turn(somebody)
    step = page.locator(".prompt").get_attribute("data-step")
    page.locator('.answer[data-do="end"]').click()
    page.wait_for_function("step => document.querySelector('.prompt, .over')?.dataset.step !== step", arg=step)
    assert page.locator("dialog").count() == 0


def test_doing_nothing_against_a_shot_is_asked_about(person: Callable[..., Person]) -> None:
    somebody = person(settings={"careful": True})
    somebody.be("Ann")
    page = somebody.page
    for seed in range(20, 26):  # in some game somebody shoots while there is an answer in hand
        somebody.open(f"/table/{somebody.sit_down(players=4)}")
        player = Player(somebody, seed=seed)
        for _ in range(120):
            seen = player.look()
            if seen["what"] == "over":
                break
            if (
                seen["what"] == "asked"
                and "pass" in seen["answers"]
                and len(seen["answers"]) > 1
                and not seen["picked"]
            ):
                step = page.locator(".prompt").get_attribute("data-step")
                page.locator('.answer[data-do="pass"]').click()
                if page.locator("dialog[open]").count():
                    assert page.locator("dialog[open] p").inner_text()
                    page.locator("dialog[open] footer button").first.click()
                    assert page.locator(".prompt").get_attribute("data-step") == step
                    return
                continue
            player.act(seen)
    raise AssertionError("nobody was ever shot at with an answer in hand")


def test_a_hint_says_what_might_be_done_and_why(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.page
    for game in ("classic", "duel", "dice"):
        somebody.begin(game, hints=True)
        page.locator(".prompt .answers button", has_text=load("en")("page-table-hint")).click()
        hint = page.locator(".prompt-hint")
        hint.wait_for()
        label = hint.locator("b").inner_text()
        assert label
        assert len(hint.inner_text()) > len(label) + 10, "with a reason"
    somebody.begin()
    assert page.locator(".prompt .answers button", has_text=load("en")("page-table-hint")).count() == 0


def refused(person: Person) -> Locator:
    """Touch a card that cannot be played; return the notice that says why."""
    until(person, ".hand .card.idle")
    person.page.locator(".hand .card.idle").first.click()
    notice = person.page.locator(".notice")
    notice.wait_for()
    return notice


def test_a_card_that_cannot_be_played_says_why_and_where_it_is_written(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.page
    notice = refused(somebody)
    link = notice.locator("button:not(.icon-only)")
    rule = link.inner_text().split()[-1]
    link.click()
    place = page.locator(f'dialog[open] [data-mark="{rule}"]')
    place.wait_for()
    page.wait_for_function("rule => document.activeElement?.dataset.mark === rule", arg=rule)
    assert place.is_visible()


def test_pencil_marks_outlive_a_reload(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.page
    somebody.begin(players=5)
    mark = page.locator("button.mark").first
    mark.click()
    mark.click()
    says = mark.get_attribute("aria-label")
    assert says
    assert "you suspect" in says
    assert "nothing" not in says
    page.reload()
    page.wait_for_selector(".prompt.mine .answers")
    assert page.locator("button.mark").first.get_attribute("aria-label") == says


def test_a_reason_goes_when_something_else_is_touched(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.page
    notice = refused(somebody)
    page.locator(".log-lines").click(position={"x": 4, "y": 4})
    notice.wait_for(state="detached")


def test_the_clock_of_a_game_by_post_counts_days_and_hours(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.begin("dice", 3, clock=2 * 24 * 3600)
    page = somebody.page
    clock = page.locator(".prompt .clock")
    assert clock.locator("b").inner_text() in ("2d", "1d 23h")
    assert clock.get_attribute("aria-label") in ("2 days left", "1 day 23 hours left")
    names = page.evaluate("""async () => {
        const { timeName } = await import(new URL("table/clock.js", document.querySelector("script[type=module]").src));
        return [17999, 3600, 599, 100, 86400 + 59].map((seconds) => timeName(seconds, "narrow"));
    }""")
    assert names == ["4h 59m", "1h", "9m 59s", "1m 40s", "1d"]
