"""The texts that other packages bring along with their sets.

A package announces a folder laid out like our own (``FOLDER/en/*.ftl``, ``FOLDER/it/*.ftl``) through the entry point
group ``sixgun.texts``; the entry point's object is the path of the folder. What a set has no text for is called by its
id in readable form, and what it has in English only is read in English.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

GROUP: Final = "sixgun.texts"
"""The entry point group of other packages' texts."""


def package_folders() -> tuple[Path, ...]:
    """Return the folders with texts of other packages, by the names of their entry points, for ``load(language, ...)``.

    Raises:
        Exception: whatever a package raises when it is imported.
    """
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return tuple(Path(point.load()) for point in points)
