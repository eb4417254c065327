"""What is written on the table can be read: no name is cut, whatever the language and however small its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.text import load
from sixgun.text.dice.faces import FACE_IDS

from .person import DESKTOP, PHONE, Person
from .playing import Player

FACES = """async () => {
    // Every card there is, drawn by the page's own script into the places where cards are seen.
    const main = document.querySelector("script[type=module]").src;
    const { html, render } = await import(new URL("lib.js", main));
    const games = {
        "card": await import(new URL("table/card.js", main)),
        "duel-card": await import(new URL("table/duel/card.js", main)),
    };
    const lang = document.documentElement.lang;
    const words = await (await fetch(`/api/texts/${lang}`)).text();
    const place = document.createElement("div");
    place.className = "hand-cards";
    place.style.flexWrap = "wrap";
    document.querySelector(".board").append(place);
    const cut = [];
    for (const [prefix, { Face }] of Object.entries(games)) {
        const found = [...words.matchAll(new RegExp(`^${prefix}-([a-z_]+) = ([^{]+)$`, "gm"))];
        const kinds = found.map(([, kind]) => kind);
        for (const small of [false, true]) {
            const size = small ? "small" : "";
            const made = kinds.map(
                (kind) => html`<span class=${`card ${size}`}><${Face} text=${`${kind}:O1`} small=${small} /></span>`);
            render(html`<span>${made}</span>`, place);
            await document.fonts.ready;
            for (const name of place.querySelectorAll(".face-name")) {
                const text = name.firstChild;
                for (const word of name.textContent.matchAll(/\\S+/g)) {
                    const range = document.createRange();
                    range.setStart(text, word.index);
                    range.setEnd(text, word.index + word[0].length);
                    const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
                    const face = name.parentElement.getBoundingClientRect();
                    const box = range.getBoundingClientRect();
                    const inside = box.left >= face.left && box.right <= face.right;
                    if (lines.size > 1 || !inside) cut.push(`${size} ${name.textContent}`);
                }
            }
        }
    }
    render(null, place);
    place.remove();
    return cut;
}"""
SHORTENED = """() => [...document.querySelectorAll(".seat-name b, .seat > .character span")]
    .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


@pytest.mark.parametrize("lang", ["en", "it", "es", "el", "ru", "zh-Hant"])
def test_no_word_of_the_name_of_a_card_is_cut(person: Callable[..., Person], lang: str) -> None:
    somebody = person(lang=lang)
    somebody.be("Ann")
    somebody.open(f"/table/{somebody.sit_down()}")
    somebody.page.wait_for_selector(".hand .card")
    for width, height in (DESKTOP, PHONE):
        somebody.page.set_viewport_size({"width": width, "height": height})
        assert not somebody.page.evaluate(FACES)


@pytest.mark.parametrize(("game", "players"), [("dice", 6), ("dice", 8), ("classic", 6), ("classic", 7)])
def test_the_names_of_the_seats_are_not_shortened(person: Callable[..., Person], game: str, players: int) -> None:
    somebody = person()
    somebody.be("Ann")
    somebody.open(f"/table/{somebody.sit_down(game, players)}")
    somebody.page.wait_for_selector(".prompt.mine .answers")
    assert not somebody.page.evaluate(SHORTENED)


def test_the_faces_of_dice_are_drawn_in_the_story_and_read_out_as_words(person: Callable[..., Person]) -> None:
    somebody = person(lang="zh-Hant")  # whose lines may end after any sign
    somebody.be("Ann")
    somebody.open(f"/table/{somebody.sit_down('dice', 3)}")
    Player(somebody, seed=30).play(6)
    broken = somebody.page.evaluate("""() => [...document.querySelectorAll(".story .mini-die")]
        .filter((one) => one.getClientRects().length > 1).map((one) => one.textContent)""")
    assert not broken
    dice = somebody.page.locator(".story .mini-die")
    assert dice.count() > 0
    words = {load("zh-Hant")(f"dice-short-{face}") for face in FACE_IDS}
    assert {text.strip("[]") for text in dice.locator(".unseen").all_text_contents()} <= words
    assert not any("[" in text for text in somebody.page.locator(".story .whole").all_text_contents())


def test_cards_of_an_open_replay_are_in_hand_and_nobody_has_seen_them(
    person: Callable[..., Person], finished: dict[str, str]
) -> None:
    somebody = person()
    for game in ("classic", "duel"):
        for eyes in ("all", "-1"):
            somebody.open(f"/replay/{finished[game]}?eyes={eyes}#12")
            somebody.page.wait_for_selector(".replay-board .board")
            notes = set(somebody.page.locator(".known").evaluate_all("all => all.map((one) => one.title)"))
            assert notes <= {"in hand"}
            assert notes or eyes == "-1"
