"""What the page lets in: no script but its own, and no mark-up from anybody's words."""

from __future__ import annotations

from collections.abc import Callable

from .person import Person
from .playing import Player

EVIL = "<img src=x onerror='window.pwned=1'><script>window.pwned=1</script>"


def test_scripts_that_are_not_the_pages_own_do_not_run(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.page
    page.add_init_script("""
        window.forbidden = [];
        addEventListener("securitypolicyviolation", (event) => window.forbidden.push(event.effectiveDirective));
    """)
    somebody.open()
    page.wait_for_selector(".practice button.first")
    assert page.evaluate("window.forbidden") == [], "the page itself keeps to its policy"
    page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.pwned = 1";
        document.body.append(script);
        const image = document.createElement("div");
        image.innerHTML = '<button onclick="window.pwned = 1">x</button>';
        document.body.append(image);
        image.firstChild.click();
    }""")
    page.wait_for_function("() => window.forbidden.length >= 2")
    assert page.evaluate("window.pwned") is None
    somebody.troubles.clear()  # the browser has complained, as it should


def test_words_of_others_are_never_marks(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be(EVIL[:40])
    page = somebody.page
    page.add_init_script("window.forbidden = []; addEventListener('securitypolicyviolation', () => forbidden.push(1));")
    table = somebody.sit_down(title=EVIL[:60], start=False, bots=0)
    somebody.open()
    page.locator(".table-line, .tables li", has_text="<img").first.wait_for()
    somebody.open(f"/table/{table}")
    page.locator("h1", has_text="<img").wait_for()
    page.locator(".start-bar .tied button").click()
    page.locator(".start-bar button.first:not(:disabled)").click()
    page.wait_for_selector("main.table")
    page.locator("#chat-field").fill(EVIL)
    page.keyboard.press("Enter")
    page.locator("li.said", has_text="onerror").wait_for()
    Player(somebody, seed=17).play(3)
    assert page.locator("img").count() == 0
    assert page.evaluate("[window.pwned, window.forbidden.length]") == [None, 0]
