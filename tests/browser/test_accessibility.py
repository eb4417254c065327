"""The page for everybody: what axe finds, what a screen reader hears, and what stands still if it is to stand still."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.text import load

from .person import PHONE, Person
from .playing import Player

GAMES = ("classic", "duel", "dice")
MOVING = """() => document.getAnimations().filter((one) => {
    const timing = one.effect.getComputedTiming();
    return one.playState === "running" && timing.activeDuration > 1;  // all its rounds together
}).map((one) => `${one.animationName ?? one.transitionProperty ?? "script"} ${one.effect.target?.className}`)"""


class Judge:
    """Has axe look at places, in light and dark colours, and keeps what it finds."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: list[str] = []

    def look(self, place: str) -> None:
        """Look at what is seen now."""
        page = self.person.page
        self.person.note()
        self._keep(place, self.person.violations())
        page.emulate_media(color_scheme="dark")
        self._keep(f"{place}, dark", self.person.violations(["color-contrast"]))
        page.emulate_media(color_scheme="light")

    def _keep(self, place: str, violations: list[str]) -> None:
        self.found += [f"{place}: {violation}" for violation in violations]

    def verdict(self) -> None:
        """Fail if anything was found."""
        assert not self.found, "\n".join(self.found)


def test_pages_of_the_lobby(person: Callable[..., Person], finished: dict[str, str]) -> None:
    assert finished
    somebody = person()
    page = somebody.page
    judge = Judge(somebody)
    somebody.open("/")
    page.wait_for_selector(".match-line")
    judge.look("home")
    page.locator(".friends button").first.click()
    page.locator("dialog[open] details summary").first.click()
    judge.look("opening a table")
    page.keyboard.press("Escape")
    page.locator(".practice button.first").click()
    page.wait_for_selector("dialog[open] input")
    page.locator("dialog[open] button.first").click()  # without a name
    page.locator("dialog[open] .problem:not(:empty)").wait_for()
    judge.look("asking for a name")
    page.keyboard.press("Escape")
    page.locator("header nav button").first.click()
    page.wait_for_selector("dialog[open] [data-mark]")
    judge.look("rules")
    page.keyboard.press("Escape")
    page.locator("header nav > button:not(.who)").last.click()
    page.wait_for_selector("dialog[open].settings")
    judge.look("settings")
    page.keyboard.press("Escape")
    for path, ready in (("/games", ".match-line"), ("/rules", "[data-mark]"), ("/about", "h1")):
        somebody.open(path)
        page.wait_for_selector(ready)
        judge.look(path)
    judge.verdict()


def test_the_waiting_room(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    judge = Judge(somebody)
    somebody.open(f"/table/{somebody.sit_down(players=5, bots=2, start=False, open=False)}")
    somebody.page.wait_for_selector(".invitation input.code")
    judge.look("waiting room")
    judge.verdict()


@pytest.mark.parametrize("game", GAMES)
def test_the_table(game: str, person: Callable[..., Person], finished: dict[str, str]) -> None:
    somebody = person(settings={"careful": True})
    somebody.be("Ann")
    page = somebody.page
    judge = Judge(somebody)
    somebody.open(f"/table/{somebody.sit_down(game)}")
    page.wait_for_selector(".prompt.mine .answers")
    judge.look("first question")
    player = Player(somebody, seed=12)
    over = player.play(6)
    seen = "over" if over else player.look()["what"]
    if seen != "over":
        if seen == "asked":
            page.locator(".table-bar button").nth(2).click()
        page.wait_for_selector("dialog[open] footer")
        judge.look("a question in a dialog")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        judge.look("later")
    somebody.open(f"/replay/{finished[game]}?eyes=0#15")
    page.wait_for_selector(".replay-board .board")
    judge.look("replay")
    judge.verdict()


def test_the_end_of_a_game_and_a_phone(person: Callable[..., Person]) -> None:
    somebody = person(size=PHONE, touch=True)
    somebody.be("Ann")
    page = somebody.page
    judge = Judge(somebody)
    somebody.open(f"/table/{somebody.sit_down('dice', 3)}")
    page.wait_for_selector(".prompt.mine .answers")
    judge.look("table on a phone")
    assert Player(somebody, seed=13).play()
    judge.look("end")
    judge.verdict()


def test_what_is_asked_is_said_in_the_live_region(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    page = somebody.page
    page.add_init_script("""
        window.spoken = [];
        new MutationObserver(() => {
            const text = document.querySelector("[role=status][aria-live=polite]")?.textContent;
            if (text && text !== window.spoken.at(-1)) window.spoken.push(text);
        }).observe(document, {subtree: true, childList: true, characterData: true});
    """)
    somebody.open(f"/table/{somebody.sit_down()}")
    player = Player(somebody, seed=14)
    questions = set()
    for _ in range(5):
        seen = player.look()
        if seen["what"] == "over":
            break
        if seen["what"] == "asked":
            questions.add(seen["says"])
        player.act(seen)
    player.look()
    spoken = " ".join(page.evaluate("window.spoken"))
    assert questions
    assert all(question in spoken for question in questions), "what is asked is read out"
    stories = page.locator(".story").all_inner_texts()
    assert any(story.split("\n")[0] in spoken for story in stories), "and what happens"


def test_a_refusal_is_said_at_once(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.page
    somebody.open()
    field = page.locator(".join input")
    field.fill("nonsense !")
    page.locator(".join button").click()
    alert = page.locator(".join [role=alert]")
    assert alert.inner_text() == load("en")("page-join-bad")
    assert field.get_attribute("aria-invalid") == "true"


def test_nothing_moves_for_somebody_who_wants_it_still(person: Callable[..., Person]) -> None:
    somebody = person(still=True, settings={"speed": 1})
    somebody.be("Ann")
    page = somebody.page
    somebody.open(f"/table/{somebody.sit_down()}")
    player = Player(somebody, seed=15)
    moving: set[str] = set()
    for _ in range(8):
        seen = player.look()
        if seen["what"] == "over":
            break
        player.act(seen)
        moving.update(page.evaluate(MOVING))
        assert page.locator(".flights > *").count() == 0
    # Others may think too short to be seen here; what shows that they do goes round and round.
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<p class=thinking><i></i></p>')")
    moving.update(page.evaluate(MOVING))
    assert not moving


def test_things_do_move_for_everybody_else(person: Callable[..., Person]) -> None:
    somebody = person(settings={"speed": 1})
    somebody.be("Ann")
    page = somebody.page
    page.add_init_script("""
        window.moved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
    """)
    somebody.open(f"/table/{somebody.sit_down()}")
    player = Player(somebody, seed=16)
    for _ in range(4):
        player.play(1)
    page.wait_for_function("() => window.moved > 0")


def test_signs_are_seen_where_nothing_moves(person: Callable[..., Person]) -> None:
    for wishes in ({"still": True, "settings": {"speed": 1}}, {"settings": {"speed": 0}}):
        somebody, other = person(**wishes), person()
        somebody.be("Ann")
        other.be("Ben")
        table = somebody.sit_down(bots=2, start=False)
        other.api("POST", f"/tables/{table}/seats", {"seat": 3})
        other.api("POST", f"/tables/{table}/ready", {"ready": True})
        somebody.api("POST", f"/tables/{table}/start", {})
        for one in (somebody, other):
            one.open(f"/table/{table}")
            one.page.wait_for_selector("main.table")
        other.page.locator("#chat-field").fill("Draw!")
        other.page.keyboard.press("Enter")
        said = somebody.page.locator(".burst.voice")
        said.wait_for()
        assert said.evaluate("one => getComputedStyle(one).opacity") == "1"
        # What would go round and round flickers if it only becomes quicker.
        turns = somebody.page.evaluate("""() => {
            const board = document.querySelector(".board");
            board.insertAdjacentHTML("beforeend", '<span class="thinking"><i></i><i></i><i></i></span>');
            const moving = board.lastElementChild.getAnimations({subtree: true});
            return moving.map((one) => one.effect.getComputedTiming().iterations);
        }""")
        assert set(turns) <= {1}


def test_the_same_words_are_read_out_again(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.open()
    heard = somebody.page.evaluate("""async () => {
        const { announce } = await import(new URL("ui/notices.js", document.querySelector("script[type=module]").src));
        const heard = [];
        const watcher = new MutationObserver((changes) => {
            for (const change of changes) for (const node of change.addedNodes) heard.push(node.textContent);
        });
        for (const region of document.querySelectorAll("[aria-live=polite], [aria-live=assertive]")) {
            watcher.observe(region, {childList: true, subtree: true, characterData: true});
        }
        for (const now of [false, false, true, true]) {
            announce("Out of reach.", now);
            await new Promise((done) => setTimeout(done, 50));
        }
        return heard;
    }""")
    assert heard == ["Out of reach."] * 4
