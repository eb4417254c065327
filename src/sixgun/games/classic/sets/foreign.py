"""Sets of other packages: whatever is wrong with one is told in a sentence that names it."""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint
from typing import Any, Final

from sixgun.games.classic.ability import Ability, Character, EventCard
from sixgun.games.classic.box import SUITS, CardSet
from sixgun.games.classic.card import Effect, Kind
from sixgun.kernel.citation import is_citation
from sixgun.kernel.errors import OptionsError

_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
"""What ids of cards, characters and events look like: they are words of the notation."""


def load_foreign(point: EntryPoint) -> CardSet:
    """Return a fresh set from the function that an entry point names.

    Raises:
        OptionsError: the package cannot be imported, its function fails, or what it returns is no well-made set.
    """
    try:
        made: Any = point.load()()
    except Exception as error:  # somebody else's code
        said = str(error)
        raise broken(point.name, f"{type(error).__name__}: {said}" if said else type(error).__name__) from error
    if not isinstance(made, CardSet):
        raise broken(point.name, f"{point.value} returns {type(made).__name__}, not CardSet")
    fault = fault_of(made, point.name)
    if fault:
        raise broken(point.name, fault)
    return made


def broken(name: str, what: str) -> OptionsError:
    """Return the error that says what is wrong with the set ``name``."""
    return OptionsError(
        f"the set {name!r} of another package cannot be used: {what}", "error-set-broken", {"set": name, "what": what}
    )


def fault_of(made: CardSet, name: str) -> str:
    """Return what is wrong with a set by itself, empty if nothing is."""
    if made.id != name:
        return f"its id is {made.id!r}, its entry point is called {name!r}"
    groups: list[tuple[Any, Any]] = [(made.kinds, Kind), (made.characters, Character), (made.events, EventCard)]
    for members, wanted in groups:
        for member in members:
            fault = _fault_of_member(member, wanted)
            if fault:
                return fault
    for character in made.characters:
        if character.life < 1:
            return f"{character.id!r} needs a life point at least"
    for kind_id, suit, rank in made.cards:
        if not (0 <= suit < len(SUITS) and 2 <= rank <= 14):
            return f"a card {kind_id!r} has suit {suit} and rank {rank}"
    return ""


def _fault_of_member(member: Any, wanted: Any) -> str:
    """Return what is wrong with a kind, character or event; nothing about its type is taken for granted."""
    if not isinstance(member, wanted):
        return f"{member!r} is not of the class {wanted.__name__}"
    if _ID.fullmatch(str(member.id)) is None:
        return f"{member.id!r} is no id: small letters, digits and _ only"
    if not member.rules or not all(is_citation(str(rule)) for rule in member.rules):
        return f"{member.id!r} needs the number of a rule, such as 'OWN-1'"
    if not isinstance(member.ability, Ability) and not (member.ability is None and wanted is Kind):
        return f"the ability of {member.id!r} is not of the class Ability"
    if wanted is Kind and not all(isinstance(effect, Effect) for effect in member.effects):
        return f"an effect of {member.id!r} is not of the class Effect"
    return ""
