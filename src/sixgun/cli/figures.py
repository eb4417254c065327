"""Figures as a language writes them: its decimal sign, and how it puts the percent sign."""

from __future__ import annotations

from sixgun.text import Texts


def decimal(texts: Texts, number: float, digits: int) -> str:
    """Return a number with so many digits behind the decimal sign.

    >>> from sixgun.text import load
    >>> decimal(load("en"), 2.25, 1), decimal(load("el"), 0.5, 2)
    ('2.2', '0,50')
    """
    return localised(texts, f"{number:.{digits}f}")


def percent(texts: Texts, share: float, digits: int = 1) -> str:
    """Return a share, 0 to 1, in percent.

    >>> from sixgun.text import load
    >>> percent(load("it"), 0.55), percent(load("zh-Hant"), 0.55)
    ('55,0%', '55.0%')
    """
    return texts("cli-odds-percent", number=decimal(texts, share * 100, digits))


def localised(texts: Texts, number: str) -> str:
    """Return a number that has been written with a point, such as ``<0.001``."""
    return number.replace(".", texts("cli-odds-decimal"))
