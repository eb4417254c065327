"""The messages of the web page: every one that a script asks for is there, and none is there for nothing."""

from __future__ import annotations

import re
from functools import cache

from .messages import SOURCE, patterns

SCRIPTS = SOURCE / "server" / "web" / "js"
WHOLE = re.compile(r"""["'`](page-[a-z0-9_.-]*[a-z0-9_])["'`]""")
BEGUN = re.compile(r"`(page-[a-z0-9_.-]*)\$\{")
"""A message whose id is put together: only how it begins stands in the script."""


@cache
def scripts() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SCRIPTS.rglob("*.js")))


def of_the_page(message: str) -> bool:
    return message.startswith("page-") and not message.startswith("page-option-")


def test_every_message_that_a_script_asks_for_is_there() -> None:
    known = patterns("en")
    assert not sorted(set(WHOLE.findall(scripts())) - set(known))
    for begin in set(BEGUN.findall(scripts())):
        assert len(begin) > len("page-"), "then nothing could be found unused"
        assert any(message.startswith(begin) for message in known), begin


def test_every_message_of_the_page_is_used() -> None:
    asked, begun = set(WHOLE.findall(scripts())), tuple(set(BEGUN.findall(scripts())))
    asked |= {message.split(".")[0] for message in asked}
    messages = {message.split(".")[0] for message in patterns("en") if of_the_page(message)}
    assert not sorted(message for message in messages - asked if not message.startswith(begun))
