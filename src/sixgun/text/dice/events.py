"""Events of The Dice Game as lines of a story."""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.ability import PLAIN, Ability
from sixgun.games.dice.die import face_of, place_of
from sixgun.games.dice.sets import characters
from sixgun.kernel.event import Event
from sixgun.text.dice.faces import boxed
from sixgun.text.texts import Texts
from sixgun.text.words import character_name, join, role_name

QUIET: Final = frozenset({"turn-ends", "gives-beer"})
"""Kinds of events that a story leaves out: the next line says as much."""
BEERS: Final = "G-5.6"
"""The rule of life points that a beer die gives; all others come from an ability."""


def event_line(texts: Texts, event: Event, names: list[str], viewer: int = -1) -> str:
    """Return the story line of an event for one reader.

    Args:
        texts: the language.
        event: what happened. Nothing of it is secret in this game.
        names: names of the players by seat.
        viewer: seat of the reader, who is called "you"; -1 for somebody who is not at the table.

    Raises:
        MissingText: the language has no sentence for it.
    """
    return texts(
        event_message(event),
        you=_role_of_reader(event, viewer),
        player=names[event.seat] if event.seat >= 0 else "",
        other=names[event.other] if event.other >= 0 else "",
        amount=event.amount,
        count=event.count,
        **_detail(texts, event, names),
    )


def event_message(event: Event) -> str:
    """Return the id of the message for an event: it depends on whose doing it is and what it is for."""
    kind, detail = event.kind, event.detail
    message = f"dice-event-{kind}"
    if kind in ("game-over", "loses-life"):
        return f"{message}-{detail}"
    if kind in ("rolls", "stops"):
        return message if event.amount == 1 else f"{message}-again"
    if kind == "takes-arrow":
        return message + _why_arrow(event)
    if kind == "returns-arrows":
        return message if event.seat >= 0 else f"{message}-all"
    if kind == "hits":
        return f"{message}-doubled" if event.amount > 1 else message
    if kind in ("regains-life", "no-effect"):
        return message + _why_life(event)
    if kind in ("gives-beer", "discards-arrow", "uses"):
        return message if event.other != event.seat else f"{message}-own"
    if kind == "eliminated" and event.other >= 0:
        return f"{message}-by" if event.other != event.seat else message
    return message


def _why_arrow(event: Event) -> str:
    """Return how a taken arrow is told: rolled, instead of a life point, or for striking somebody who strikes back."""
    if event.other < 0:
        return ""
    return "-struck" if _ability(event.cite).strikes_back else "-instead"


def _why_life(event: Event) -> str:
    """Return how life points are told: from a beer, from somebody's ability, or from one's own."""
    if event.other < 0:
        return "-ability"
    if event.cite != BEERS:
        return ""
    return "-drinks" if event.other == event.seat else "-beer"


def _ability(cite: str) -> Ability:
    """Return the ability that rests on a rule; one that bends nothing if none does."""
    for character in characters():
        if character.ability.cite == cite:
            return character.ability
    return PLAIN


def _role_of_reader(event: Event, viewer: int) -> str:
    if viewer < 0:
        return "none"
    if viewer == event.seat:
        return "seat"
    return "other" if viewer == event.other else "none"


def _detail(texts: Texts, event: Event, names: list[str]) -> dict[str, str]:
    """Return what an event adds to what its message may speak of."""
    kind, detail = event.kind, event.detail
    if kind == "character":
        return {"character": character_name(texts, detail)}
    if kind in ("reveals-role", "eliminated"):
        return {"role": role_name(texts, detail)}
    if kind in ("rolls", "stops"):
        faces = [face_of(card) for card in event.cards]
        dice = join(texts, [str(place_of(card) + 1) for card in event.cards])
        return {"faces": boxed(texts, faces), "dice": dice}
    if kind == "hits":
        return {"face": boxed(texts, [face_of(event.cards[0])])}
    if kind == "game-over":
        return {"winners": join(texts, [name for seat, name in enumerate(names) if event.amount >> seat & 1])}
    owner = _ability(event.cite).id
    return {"source": character_name(texts, owner)} if owner else {}


def together(first: Event, second: Event) -> Event | None:
    """Return one event that tells two that follow each other, ``None`` if each needs a line of its own.

    That somebody stops whom three dynamites have stopped after his first roll is left out (G-4.8).
    """
    blown = first.kind == "loses-life" and first.detail == "dynamite"
    return first if blown and second.kind == "stops" and second.amount == 1 else None
