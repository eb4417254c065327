"""Somebody who plays a whole game on the page: with the mouse, with a finger, or by keyboard alone.

He sees only what the page shows: which cards and seats light up, and which buttons there are. What he does of it is
left to chance, so that games are as different as they are with people.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import TimeoutError as NotInTime

from .person import Person

MOST = 600
"""Most touches of one person in a game; the longest game of a random player is far shorter."""

ASIDE = 5.0
"""Seconds after which it is looked whether a question has come over what was to be pressed."""

KEYS = {"hand": "h", "seats": "t"}
"""Groups on the table, and the keys that lead there."""

SEE = """(before) => {
    const page = document;
    if (page.querySelector("dialog[open]")) return {what: "dialog"};
    if (page.querySelector(".over")) return {what: "over"};
    const named = (one) => one.matches(".seat-name, .who-name") ? one.closest(".seat, .who, .own") : null;
    const place = (one, sign) => named(one)?.matches(sign);
    const lit = (one) => one.matches(".live") || place(one, ".live");
    const prompt = page.querySelector(".prompt.mine");
    if (!prompt) return null;
    const things = [...page.querySelectorAll("[data-thing]")];
    const answers = [...prompt.querySelectorAll("[data-do]")].map((one) => one.dataset.do);
    const seen = {
        what: "asked",
        step: Number(prompt.dataset.step),
        says: prompt.querySelector(".prompt-text b")?.textContent ?? "",
        answers,
        lit: things.filter(lit).map((one) => one.dataset.thing),
        picked: things.filter((one) => one.matches(".picked") || place(one, ".picked")).map((one) => one.dataset.thing),
        more: [...prompt.querySelectorAll("[aria-expanded=false]")].length > 0,
    };
    if (!seen.answers.length && !seen.lit.length && !seen.more) return null;
    return JSON.stringify(seen) === before ? null : {...seen, mark: JSON.stringify(seen)};
}"""


class Player:
    """Plays for a person.

    Attributes:
        steps: the decisions he has been asked, by their numbers, in order.
        ways: how he has answered: ``thing`` by touching a card, a seat or a die, ``answer`` by a button, ``dialog``.
    """

    def __init__(self, person: Person, *, seed: int = 1, keys: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.chance = random.Random(seed)
        self.keys = keys
        self.steps: list[int] = []
        self.ways: set[str] = set()
        self.done = 0
        self._mark = ""

    def look(self, timeout: float = 60.0) -> dict[str, Any]:
        """Wait until there is something to do, or the game is over, and return what is seen."""
        seen: dict[str, Any] = self.page.wait_for_function(SEE, arg=self._mark, timeout=timeout * 1000).json_value()
        self._mark = str(seen.get("mark", ""))
        return seen

    def glance(self) -> dict[str, Any] | None:
        """Return what there is to do now, if there is anything."""
        seen: dict[str, Any] | None = self.page.evaluate(SEE, self._mark)
        if seen is not None:
            self._mark = str(seen.get("mark", ""))
        return seen

    def play(self, turns: int = MOST) -> bool:
        """Play until the game is over, or until so many things have been done; return whether it is over."""
        for _ in range(turns):
            seen = self.look()
            if seen["what"] == "over":
                return True
            self.act(seen)
        assert turns < MOST, f"the game does not end; asked last: {seen}"
        return False

    def act(self, seen: dict[str, Any]) -> None:
        """Do one of the things that can be done; none of them may be refused."""
        self.done += 1
        if seen["what"] == "dialog":
            self.ways.add("dialog")
            self.confirm()
            return
        if seen["step"] not in self.steps:
            self.steps.append(seen["step"])
        refused = self.page.locator(".notice").all_inner_texts()
        assert not refused, f"the page offers what is refused: {refused}"
        self._choose(seen)

    def _choose(self, seen: dict[str, Any]) -> None:
        chance = self.chance
        lit, answers = seen["lit"], seen["answers"]
        cards = [thing for thing in lit if thing.startswith("card:")]
        if lit and not seen["picked"] and "thing" not in self.ways:
            self.touch(chance.choice(cards or lit))
        elif seen["picked"] and answers and (not lit or chance.random() < 0.5):
            self.answer(chance.choice(answers), answers)
        elif cards and chance.random() < 0.7:
            self.touch(chance.choice(cards))
        elif lit and (not answers or chance.random() < 0.5):
            self.touch(chance.choice(lit))
        elif answers:
            self.answer(chance.choice(answers), answers)
        else:
            self.more()

    # What hands do ---------------------------------------------------------------------------------------------------

    def touch(self, thing: str) -> None:
        """Touch a card, a seat or a die that lights up."""
        self.ways.add("thing")
        target = f'[data-thing="{thing}"]'
        lit = f"{target}.live, :is(.seat, .who, .own).live :is(.seat-name, .who-name){target}"
        if self.keys:
            self._reach(thing, lit)
            self.page.keyboard.press("Enter")
        else:
            self._press(lit)

    def answer(self, do: str, answers: list[str]) -> None:
        """Press the button of an answer."""
        self.ways.add("answer")
        place = answers.index(do) + 1
        if not self.keys:
            self._press(f'.answer[data-do="{do}"]')
        elif place <= 9:
            self.page.keyboard.press(str(place))
        else:
            self._walk(f'.answer[data-do="{do}"]')
            self.page.keyboard.press("Enter")

    def more(self) -> None:
        """Have all answers shown."""
        button = ".prompt .answers [aria-expanded=false]"
        if self.keys:
            self._walk(button)
            self.page.keyboard.press("Enter")
        else:
            self._press(button)

    def _press(self, selector: str) -> None:
        """Press a thing, unless a question about what was touched before has come over it meanwhile."""
        try:
            self.person.press(selector, ASIDE)
        except NotInTime:
            if not self.page.locator("dialog[open]").count():
                raise

    def confirm(self) -> None:
        """Answer a question of the page with yes."""
        if self.keys:
            for _ in range(4):  # thinking again may have the focus
                if self._focused("dialog[open] footer .first"):
                    break
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        else:
            self.person.press("dialog[open] footer .first")

    # Ways of the keyboard --------------------------------------------------------------------------------------------

    def _reach(self, thing: str, lit: str) -> None:
        """Give a thing the focus: by the key of its group or with Tab, and within the group by the arrows."""
        group: str = self.page.locator(lit).first.evaluate(
            "one => one.matches('[data-rove]') ? one.closest('[data-group]').dataset.group : ''"
        )
        if not group:
            self._walk(lit)
            return
        stops = f'[data-group="{group}"] [data-rove]'
        if group in KEYS:
            self.page.keyboard.press(KEYS[group])
        else:
            self._walk(stops)
        for _ in range(self.page.locator(stops).count()):
            if self._focused(lit):
                return
            self.page.keyboard.press("ArrowRight")
        assert self._focused(lit), f"the arrows do not come to {thing}"

    def _walk(self, selector: str) -> None:
        """Go on with Tab until something has the focus, beginning with the first seat."""
        self.page.keyboard.press("t")
        self.page.keyboard.press("Home")
        way: list[str] = []
        for _ in range(80):
            there, name = self.page.evaluate(
                "which => [document.activeElement.matches(which), document.activeElement.outerHTML.slice(0, 90)]",
                selector,
            )
            if there:
                return
            way.append(name)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {selector}, but to {way}")

    def _focused(self, selector: str) -> bool:
        found: bool = self.page.evaluate("which => document.activeElement?.matches(which) ?? false", selector)
        return found


def questions(
    person: Person, game: str = "classic", seed: int = 18, **rules: Any
) -> Iterator[tuple[Player, dict[str, Any]]]:
    """Play at one table after another, and yield each question before anything is touched, until one is looked for.

    If it does not matter how many play, others do at each table: so the deals are others, too.
    """
    person.be("Ann")
    for table in range(10):
        person.heard.clear()
        person.open(f"/table/{person.sit_down(game, **{'players': 4 + table % 4, **rules})}")
        player = Player(person, seed=seed + table)
        for _ in range(60):
            seen = player.look()
            if seen["what"] == "over":
                break
            if seen["what"] == "asked" and not seen["picked"]:
                yield player, seen
            player.act(seen)
    raise AssertionError("in ten games nothing of the kind was asked")


def until(person: Person, selector: str, game: str = "classic", **rules: Any) -> Player:
    """Play until something is seen while nothing has been touched yet."""
    return next(player for player, _ in questions(person, game, **rules) if person.page.locator(selector).count())


def answers_now(person: Person) -> tuple[int, list[dict[str, Any]]]:
    """Return the own seat and the answers of the question that stands, as the line has brought them."""
    messages = [json.loads(text) for text in person.heard]
    asks = [message["ask"] for message in messages if message.get("ask")]
    welcome = next(message for message in reversed(messages) if message["t"] == "welcome")
    return welcome["seat"], asks[-1].get("answers", []) if asks else []


def at_a_question(person: Person, acts: int, seed: int) -> Player:
    """Sit down, do so many things, and stop where a question stands; at another table if that game is over by then."""
    for table in range(10):
        person.open(f"/table/{person.sit_down(players=4 + table % 4)}")
        player = Player(person, seed=seed + table)
        if not player.play(acts) and player.look()["what"] == "asked":
            return player
    raise AssertionError(f"ten games were over before {acts} things were done")


def play_together(players: list[Player], most: int = MOST) -> bool:
    """Let several people play at one table, whoever is asked; return whether the game is over for all of them.

    Args:
        players: those who play.
        most: after so many things done by all together they stop.
    """
    deadline = time.monotonic() + 120
    while sum(player.done for player in players) < most:
        seen = [player.glance() for player in players]
        if all(sight is not None and sight["what"] == "over" for sight in seen):
            return True
        for player, sight in zip(players, seen, strict=True):
            if sight is not None and sight["what"] != "over":
                player.act(sight)
                break
        else:
            assert time.monotonic() < deadline, "nobody is asked any more, and the game is not over"
            players[0].page.wait_for_timeout(20)
    return False
