"""Somebody who uses the page: a browser of his own, and what he does with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = ROOT / "build" / "screens"
DESKTOP = (1280, 800)
PHONE = (360, 740)
PATIENCE = 20.0
"""Seconds in which the page must do what is waited for."""
SETTINGS = {"speed": 0, "sound": False, "careful": False}
"""What a person has set, unless a test wishes otherwise: nothing moves, and nothing is asked twice."""
OF_THE_LINE = ("WebSocket", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
"""What the browser itself writes when a server cannot be reached; it is no fault of the page."""


class Person:
    """Somebody with a browser.

    Attributes:
        page: his browser's page.
        touch: whether he uses his fingers and not a mouse.
        troubles: what went wrong there: errors of scripts and of loading, and what the security policy forbade.
        missing: ids of texts that the page wanted and did not have.
        heard: what the sockets of his page have received, as it came.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        touch: bool = False,
        dark: bool = False,
        still: bool = False,
        settings: dict[str, Any] | None = None,
    ) -> None:
        self.url = url
        self.touch = touch
        self.troubles: list[str] = []
        self.missing: set[str] = set()
        self.heard: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        kept = json.dumps(json.dumps({**SETTINGS, **(settings or {})}))
        self.context.add_init_script(f"localStorage['sixgun-settings'] ??= {kept};")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in OF_THE_LINE):
            self.troubles.append(message.text)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def open(self, path: str = "/") -> None:
        """Open an address of the page and wait until it is drawn."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main:not(.splash)")
        self.note()

    def api(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the server for something without the page, as the same guest."""
        answer = self.context.request.fetch(f"{self.url}/api{path}", method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def be(self, name: str) -> None:
        """Have a name already."""
        self.api("POST", "/guest", {"name": name})

    def sit_down(
        self,
        game: str = "classic",
        players: int = 4,
        *,
        bots: int | None = None,
        bot: str = "greenhorn",
        start: bool = True,
        **rules: Any,
    ) -> str:
        """Open a table without the page and sit down there, with bots in the other seats; return the table's id.

        Args:
            game: the game.
            players: how many play, where that can be chosen.
            bots: how many bots; left out, as many as there are other seats.
            bot: which bot.
            start: whether the game begins at once.
            rules: what else the table's rules say.
        """
        options = {**({} if game == "duel" else {"players": players}), **rules.pop("options", {})}
        table = self.api("POST", "/tables", {"game": game, "options": options, **rules})["table"]
        others = len(table["seats"]) - 1
        for seat in range(1, 1 + (others if bots is None else bots)):
            self.api("PUT", f"/tables/{table['id']}/seats/{seat}", {"bot": bot})
        if start:
            self.api("POST", f"/tables/{table['id']}/start", {})
        return str(table["id"])

    def begin(self, game: str = "classic", players: int = 4, **rules: Any) -> None:
        """Sit down with bots, as Ann, and open the table; wait until something is asked there."""
        self.be("Ann")
        self.open(f"/table/{self.sit_down(game, players, **rules)}")
        self.page.wait_for_selector(".prompt.mine .answers")

    def press(self, selector: str, patience: float = PATIENCE) -> None:
        """Press a thing with the mouse, or with a finger, as soon as it can be reached, within so many seconds."""
        found = self.page.locator(selector).first
        if self.touch:
            found.tap(timeout=patience * 1000)
            return
        if self.page.locator(".tip").count():
            self.page.mouse.move(2, 2)  # what explains the thing below the mouse goes when the mouse goes
            self.page.wait_for_selector(".tip", state="detached")
        found.click(timeout=patience * 1000)

    def note(self) -> None:
        """Note which texts were missing so far."""
        self.missing |= set((self.page.evaluate("document.documentElement.dataset.missing") or "").split())

    def shoot(self, name: str) -> None:
        """Keep a picture of what is seen now, in ``build/screens``."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SCREENS / f"{name}.png"))

    def violations(self, rules: list[str] | None = None) -> list[str]:
        """Return what axe finds wrong with the accessibility of what is seen now, by all its rules or by some."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        only = {"runOnly": rules} if rules else {}
        found: dict[str, Any] = self.page.evaluate("how => axe.run(how)", {"resultTypes": ["violations"], **only})
        return [
            f"{violation['id']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def too_wide(self) -> list[str]:
        """Return what reaches beyond the right border of the page, if the page can be moved sideways."""
        found: list[str] = self.page.evaluate(
            """() => {
                const {scrollWidth, clientWidth} = document.documentElement;
                if (scrollWidth <= clientWidth) return [];
                const wide = [...document.querySelectorAll("body *")]
                    .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
                    .map((one) => one.outerHTML.slice(0, 120));
                return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5)];
            }"""
        )
        return found

    def leave(self) -> None:
        """Close the browser."""
        if not self.page.is_closed():
            self.note()
        self.context.close()

    def judge(self) -> None:
        """Fail if anything went wrong meanwhile."""
        assert not self.missing, f"texts are missing: {sorted(self.missing)}"
        assert not self.troubles, self.troubles
