"""``sixgun play`` without more words: the table opens in the browser, from a server of this machine alone."""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

from sixgun.cli.errors import WrongUse
from sixgun.cli.screen import Screen
from sixgun.text import choose_language

if TYPE_CHECKING:
    from sixgun.server.settings import Settings

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""What says in the environment that a browser has somewhere to show itself."""
LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 2.0
"""Seconds in which a server that runs already must answer."""
HASTE: Final = 10.0
"""Seconds within which a browser fails that does not open at all."""


def play_in_browser(screen: Screen, game_id: str | None) -> None:
    """Serve a table to this machine alone, show it in the browser, and go on until Ctrl-C.

    It listens at the port of the settings (8000) or, if that is taken, at any other one. If a table of the same person
    is open already, that one is shown.

    Args:
        screen: where it is said what happens.
        game_id: the game that somebody wants to play, ``None`` if he has named none.

    Raises:
        WrongUse: a setting in the environment is not right, or this machine has no port left.
        InUse: the database is used by a server that does not answer.
        DatabaseDown: it cannot be used.
    """
    # The server needs many packages; whoever plays in the terminal does not wait for them.
    from sixgun.cli.serve_cmd import read_settings
    from sixgun.server.errors import InUse
    from sixgun.server.serve import Server

    wishes: dict[str, Any] = {"host": LOOPBACK, "workers": 1}
    if "SIXGUN_LOG_LEVEL" not in os.environ:
        wishes["log_level"] = "warning"
    settings = read_settings(wishes)
    try:
        server = Server(settings)
    except OSError:
        try:
            server = Server(read_settings({**wishes, "port": 0}))
        except OSError as error:
            reason = error.strerror or str(error)
            raise WrongUse("cli-serve-port", f"cannot listen: {reason}", where=LOOPBACK, reason=reason) from error
    words = _words(screen, game_id)
    try:
        server.run(lambda: _show(screen, server.url, words))
    except InUse:
        url = _running(settings)
        if url is None:
            raise
        screen.say("cli-browser-already", url=url)
        _open(screen, url, words)
        return
    screen.say("cli-browser-closed")


def _words(screen: Screen, game_id: str | None) -> str:
    """Return what is added to the address: the game that was named, and the language if one was asked for."""
    query = {} if game_id is None else {"game": game_id}
    language = screen.texts.language
    if language != choose_language():
        query["lang"] = language
    return f"/?{urlencode(query)}" if query else "/"


def _show(screen: Screen, url: str, words: str) -> None:
    if _has_screen():
        screen.say("cli-browser-ready", url=url)
        _open(screen, url, words)
    else:
        screen.say("cli-browser-address", url=url)


def _has_screen() -> bool:
    """Return whether a browser can be seen here.

    Browsers of the terminal are left alone: they would take the terminal from whoever wants to press Ctrl-C there.
    """
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)


def _open(screen: Screen, url: str, words: str) -> None:
    """Open the browser, if there is one; say the address once more if it does not open."""

    def work() -> None:
        began = time.monotonic()
        # One that fails after a while was open until then.
        if not webbrowser.open(url + words) and time.monotonic() - began < HASTE:
            screen.say("cli-browser-address", url=url)

    if _has_screen():
        threading.Thread(target=work, daemon=True).start()


def _running(settings: Settings) -> str | None:
    """Return the address of the server that has the database, ``None`` if none answers."""
    from sixgun.server.store.engine import lock_of

    path = lock_of(settings.db)
    if path is None:
        return None
    try:
        url = path.read_text(encoding="ascii").strip()
        if not url.startswith("http://"):
            return None
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(f"{url}/health", timeout=PATIENCE):
            return url
    except (OSError, ValueError):
        return None
