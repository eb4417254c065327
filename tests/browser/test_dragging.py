"""Cards can be dragged to where they are to go, too."""

from __future__ import annotations

from collections.abc import Callable

from .person import Person
from .playing import Player

LIT = """() => {
    const card = document.querySelector(".hand .card.live");
    const box = card?.getBoundingClientRect();
    return box && [box.left + box.width / 2, box.top + 20];
}"""


def test_a_card_is_played_by_dragging_it(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.be("Ann")
    page = somebody.page
    dragged = 0
    for seed in range(40, 44):
        somebody.open(f"/table/{somebody.sit_down()}")
        player = Player(somebody, seed=seed)
        for _ in range(30):
            seen = player.look()
            if seen["what"] == "over" or dragged > 2:
                break
            found = page.evaluate(LIT) if seen["what"] == "asked" and not seen["picked"] else None
            if found is None:
                player.act(seen)
                continue
            x, y = found
            step = page.locator(".prompt").get_attribute("data-step")
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x + 30, y - 60, steps=4)
            assert page.locator(".dragged").count() == 1, "the card follows the mouse"
            target = page.locator(".seat.live, .own.live").first
            box = (target if target.count() else page.locator(".middle")).bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            page.mouse.up()
            assert page.locator(".dragged").count() == 0
            page.wait_for_function(
                "step => document.querySelector('.prompt, .over')?.dataset.step !== step"
                " || document.querySelector('.hand .picked')",
                arg=step,
            )
            dragged += 1
        if dragged > 2:
            return
    raise AssertionError("in four games hardly any card could be dragged")
