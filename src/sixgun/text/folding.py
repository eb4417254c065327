"""Names as people type them."""

from __future__ import annotations

import unicodedata


def key(name: str) -> str:
    """Return a name without what people leave out when they type it: accents, capitals, spaces, stops.

    >>> key("Cat Balou"), key("Indians!"), key("Perché"), key("dodge_city")
    ('catbalou', 'indians', 'perche', 'dodgecity')
    """
    return "".join(c for c in fold(name) if c.isalnum())


def fold(text: str) -> str:
    """Return a text without accents and capitals, for comparing.

    >>> fold("È più VICINO")
    'e piu vicino'
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c))
