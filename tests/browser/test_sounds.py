"""What is heard, rendered by the browser into numbers instead of a loudspeaker."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from .person import Person

SOUNDS = ("shot", "missed", "draw", "card", "dice", "turn", "loss", "gain", "out", "boom", "win")
LONGEST = 1.5
"""Seconds after which a sound must be over."""
SILENCE = 0.001

RENDER = """async ([names, off]) => {
    const main = document.querySelector("script[type=module]").src;
    const sounds = await import(main.replace("main.js", "sounds.js"));
    const settings = await import(main.replace("main.js", "settings.js"));
    const rate = 44100;
    const studio = new OfflineAudioContext(1, 2 * rate, rate);
    Object.defineProperty(studio, "state", {get: () => "running"});
    window.AudioContext = function () { return studio; };
    for (const name of names) sounds.play(name);
    if (off) studio.suspend(off).then(() => { settings.change({sound: false}); studio.resume(); });
    const heard = (await studio.startRendering()).getChannelData(0).map(Math.abs);
    const loud = (from, to) => heard.subarray(from * rate, to * rate).reduce((most, one) => Math.max(most, one), 0);
    const last = heard.findLastIndex((one) => one > 0.001) / rate;
    return {peak: loud(0, 2), last, before: loud(0, off), after: loud(off + 0.06, 2)};
}"""

EARLY = """addEventListener("load", async () => {
    const {play} = await import(document.querySelector("script[type=module]").src.replace("main.js", "sounds.js"));
    let made = 0;
    const Real = AudioContext;
    window.AudioContext = function () { made += 1; return (window.audio = new Real()); };
    play("turn");
    console.log("early " + JSON.stringify({made, touched: navigator.userActivation.hasBeenActive}));
});"""


def rendered(person: Callable[..., Person], names: list[str], off: float = 0) -> dict[str, Any]:
    """Return how loud sounds are that begin together, and when the last of them ends."""
    somebody = person(settings={"sound": True})
    somebody.open("/about")
    somebody.page.locator("h1").click()
    found: dict[str, Any] = somebody.page.evaluate(RENDER, [names, off])
    return found


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_can_be_heard_is_short_and_is_not_cut_off(name: str, person: Callable[..., Person]) -> None:
    found = rendered(person, [name])
    assert 0.08 < found["peak"] < 0.7
    assert 0.03 < found["last"] < LONGEST


def test_many_sounds_at_once_are_not_cut_off(person: Callable[..., Person]) -> None:
    assert rendered(person, [*SOUNDS] * 5)["peak"] < 0.96


def test_the_same_sound_many_times_at_once_is_heard_once(person: Callable[..., Person]) -> None:
    assert rendered(person, ["win"] * 20)["peak"] < 1.2 * rendered(person, ["win"])["peak"]


def test_sounds_that_are_turned_off_are_silent_at_once(person: Callable[..., Person]) -> None:
    found = rendered(person, ["boom", "win"], off=0.1)
    assert found["before"] > 0.1
    assert found["after"] < SILENCE


def test_nothing_sounds_before_the_page_was_touched(person: Callable[..., Person]) -> None:
    somebody = person(settings={"sound": True})
    page = somebody.page
    page.add_init_script(EARLY)
    with page.expect_console_message(lambda message: message.text.startswith("early")) as said:
        page.goto(f"{somebody.url}/about")
    assert json.loads(said.value.text.removeprefix("early ")) == {"made": 0, "touched": False}
    page.locator("h1").click()
    page.wait_for_function("window.audio?.state === 'running'")  # the touch itself has opened it


ENDING = """async (game) => {
    const {actOf} = await import(new URL(`table/${game}/acts.js`, document.querySelector("script[type=module]").src));
    const after = {winners: 0b0101};
    return [-1, 0, 1, 2].map((eyes) => actOf({kind: "game-over", text: "Over."}, {after, eyes, events: []}).sound);
}"""


@pytest.mark.parametrize("game", ["classic", "duel", "dice"])
def test_an_end_sounds_like_a_victory_but_to_those_who_have_lost(game: str, person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.open("/about")
    assert somebody.page.evaluate(ENDING, game) == ["win", "win", "out", "win"]
