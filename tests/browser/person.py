"""Somebody who uses the page: a browser of his own, and what he does with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = ROOT / "build" / "screens"
DESKTOP = (1280, 800)
PHONE = (360, 740)


class Person:
    """Somebody with a browser.

    Attributes:
        page: his browser's page.
        troubles: what went wrong there: errors of scripts and of loading.
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
    ) -> None:
        self.url = url
        self.troubles: list[str] = []
        self.missing: set[str] = set()
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "WebSocket" not in message.text and "ERR_CONNECTION" not in message.text:
            self.troubles.append(message.text)

    def open(self, path: str = "/") -> None:
        """Open an address of the page and wait until it is drawn."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main, header")
        self.note()

    def note(self) -> None:
        """Note which texts were missing so far."""
        self.missing |= set((self.page.evaluate("document.documentElement.dataset.missing") or "").split())

    def shoot(self, name: str) -> None:
        """Keep a picture of what is seen now, in ``build/screens``."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SCREENS / f"{name}.png"))

    def violations(self) -> list[str]:
        """Return what axe finds wrong with the accessibility of what is seen now."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate("axe.run({resultTypes: ['violations']})")
        return [
            f"{violation['id']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def leave(self) -> None:
        """Close the browser."""
        if not self.page.is_closed():
            self.note()
        self.context.close()

    def judge(self) -> None:
        """Fail if anything went wrong meanwhile."""
        assert not self.missing, f"texts are missing: {sorted(self.missing)}"
        assert not self.troubles, self.troubles
