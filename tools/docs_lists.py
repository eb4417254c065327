"""A hook of mkdocs: lets a list begin right after a paragraph, as it does elsewhere in the world of Markdown."""

from __future__ import annotations

import re
from typing import Any

PARAGRAPH_THEN_LIST = re.compile(r"^([^\s|`#>-][^\n]*)\n(?=- )", re.MULTILINE)


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Return ``markdown`` with an empty line between a paragraph and a list that follows it."""
    return PARAGRAPH_THEN_LIST.sub(r"\1\n\n", markdown)
