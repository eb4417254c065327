"""The page asks of a browser what docs/page.md says, and no more: nothing is used that came later."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "sixgun" / "server" / "web"

TOO_NEW = {
    ".css": {
        "nesting": r"(?m)^\s*&|\{\s*&",
        "@starting-style, @scope, @view-transition": r"@(starting-style|scope|view-transition)\b",
        "light-dark()": r"\blight-dark\(",
        "relative colours": r"\b(rgb|hsl|oklch|oklab|color)\(\s*from\b",
        "anchors": r"\banchor(-size)?\(|\b(position-anchor|position-area|anchor-name)\s*:",
        ":popover-open, :user-invalid, :open": r":(popover-open|user-invalid|user-valid|open)\b",
        "field-sizing, interpolate-size": r"\b(field-sizing|interpolate-size)\s*:",
        "queries of the style of a container": r"@container[^{]*\bstyle\(",
        "round() and other new calculations": r"[\s:(,](round|mod|rem|abs|sign)\(",
        "ranges of queries": r"@(media|container)[^{]*[<>]",
    },
    ".js": {
        "Object.groupBy, Map.groupBy": r"\b(Object|Map)\.groupBy\b",
        "Array.fromAsync, Promise.withResolvers, Promise.try": r"\bArray\.fromAsync\b|\bPromise\.(withResolvers|try)\b",
        "what arrays learned with toSorted": r"\.(toSorted|toSpliced|toReversed)\(|\.with\(",
        "what sets learned": r"\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection|union)\(",
        "methods of iterators": r"\.(keys|values|entries)\(\)\s*\.(map|filter|some|every|find|toArray|reduce)\(",
        "popovers": r"\b(showPopover|hidePopover|togglePopover|popovertarget|popover)\b\s*[=(]",
        "view transitions": r"\bstartViewTransition\b",
        "AbortSignal.any": r"\bAbortSignal\.any\b",
        "the flag v": r"/[gimsuy]*v[gimsuy]*\.(test|exec)\(",
    },
}
"""Of each kind of file what is younger than the oldest browsers that docs/page.md names, and how it is recognised."""


@pytest.mark.parametrize("suffix", TOO_NEW)
def test_nothing_is_used_that_the_oldest_browsers_lack(suffix: str) -> None:
    files = [file for file in WEB.rglob(f"*{suffix}") if "vendor" not in file.parts]
    assert files
    found = [
        f"{file.relative_to(WEB)}: {what}"
        for file in files
        for what, pattern in TOO_NEW[suffix].items()
        if re.search(pattern, re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL))
    ]
    assert not found


def test_what_safari_knows_by_a_prefix_alone_has_it() -> None:
    for file in WEB.glob("style/*.css"):
        for rule in re.findall(r"\{[^{}]*\}", file.read_text(encoding="utf-8")):
            for name in ("user-select", "backdrop-filter", "mask-image", "mask"):
                plain = re.search(rf"(?<![\w-]){name}\s*:", rule)
                assert not plain or f"-webkit-{name}:" in rule, f"{file.name}: {name} in {rule}"
