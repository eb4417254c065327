"""Words that all games share: names by id, lists, roles, sets, rules, and the titles of the games.

What another package brings without texts is called by its id in readable form. What is ours has its texts.

    >>> from sixgun.text import load
    >>> from sixgun.text.words import game_name, join, rule_text
    >>> join(load("it"), ["Ann", "Ben", "Cleo"])
    'Ann, Ben e Cleo'
    >>> rule_text(load("en"), "D-16.10")
    'Colt is a BANG! card: a hit, and nothing else.'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sixgun.text.texts import Texts

# Names and texts by id -----------------------------------------------------------------------------------


def name_of(texts: Texts, prefix: str, id: str) -> str:
    """Return the name of what has this id among things of one kind, or the id in readable form.

    Args:
        texts: the texts of a language.
        prefix: what the messages of these things begin with (``card``, ``duel-character``).
        id: the id of one of them.
    """
    message = f"{prefix}-{id}"
    return texts(message) if texts.has(message) else readable(id)


def text_of(texts: Texts, prefix: str, id: str) -> str:
    """Return what a thing does, in a sentence or two, or a sentence that says that nobody has written it."""
    message = f"{prefix}-{id}.text"
    return texts(message) if texts.has(message) else texts("no-text", name=name_of(texts, prefix, id))


def with_attribute(prefix: str, ids: Iterable[str], attribute: str) -> set[str]:
    """Return the ids of the messages of some things, and of one attribute of each, for the lists of messages."""
    found: set[str] = set()
    for thing in ids:
        found.add(f"{prefix}-{thing}")
        found.add(f"{prefix}-{thing}.{attribute}")
    return found


def readable(id: str) -> str:
    """Return an id as a name for want of a better one: ``lonely_rider`` gives ``Lonely Rider``."""
    return " ".join(word[:1].upper() + word[1:] for word in id.replace("-", "_").split("_") if word)


def join(texts: Texts, parts: Sequence[str]) -> str:
    """Join words as the language does: ``A``, ``A and B``, ``A, B and C``; no words give an empty text."""
    if len(parts) < 2:
        return "".join(parts)
    joined = parts[0]
    for part in parts[1:-1]:
        joined = texts("list-comma", left=joined, right=part)
    return texts("list-and", left=joined, right=parts[-1])


# Games, rules, roles -------------------------------------------------------------------------------------


def game_name(texts: Texts, game_id: str) -> str:
    """Return the title of a game: ``classic``, ``duel`` or ``dice``."""
    return name_of(texts, "game", game_id)


def game_text(texts: Texts, game_id: str) -> str:
    """Return what a game is about, in a sentence."""
    return text_of(texts, "game", game_id)


def rule_text(texts: Texts, rule: str) -> str:
    """Return what a rule says in short; ``rule`` is a citation such as ``B-9.1``, ``D-6.2`` or ``G-4.6``."""
    return texts("rule-" + rule.replace(".", "-"))


def role_name(texts: Texts, role: str) -> str:
    """Return the name of a role: ``sheriff``, ``deputy``, ``outlaw`` or ``renegade``."""
    return texts(f"role-{role}")


def role_aim(texts: Texts, role: str, players: int) -> str:
    """Return what a role wants in a game for so many players (B-2, G-1.4; with three B-14.2, G-8.2)."""
    return texts(f"three-players-{role}" if players == 3 else f"role-{role}.aim")


def character_name(texts: Texts, character_id: str) -> str:
    """Return the name of a character of the card game, which are those of The Dice Game too (``Sid Ketchum``)."""
    return name_of(texts, "character", character_id)
