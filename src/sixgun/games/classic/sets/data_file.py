"""Builds a set from its data file: kinds with their symbols, physical cards, characters, events.

What the data cannot say - the text on a card, an ability - is handed in by the set's own code.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from sixgun.games.classic.ability import BANG_CARD, BEER_CARD, MISSED_CARD, MISSED_SYMBOL, Ability, Character, EventCard
from sixgun.games.classic.box import RANKS, SUITS, CardSet
from sixgun.games.classic.card import (
    AIM_ANSWER,
    AIM_ANYBODY,
    AIM_FRONT,
    AIM_NEAR,
    AIM_OTHER,
    AIM_REACHABLE,
    AIM_SELF,
    BLUE,
    BROWN,
    GREEN,
    Effect,
    Kind,
)
from sixgun.games.classic.effects import Bang, BangAll, Beer, DrawCards, Life, LifeOthers, Remove, RemoveAll, Take

_TARGETS = {"reachable": AIM_REACHABLE, "distance_1": AIM_NEAR, "any_player": AIM_OTHER}
_BORDERS = {"brown": BROWN, "blue": BLUE, "green": GREEN}


def read_data(name: str) -> dict[str, Any]:
    """Return the data of our own set called ``name`` (``data/NAME.toml``)."""
    text = files("sixgun.games.classic.sets").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def build_set(
    name: str,
    data: dict[str, Any],
    kinds: dict[str, Kind] | None = None,
    abilities: dict[str, Ability] | None = None,
) -> CardSet:
    """Return a set made of its data.

    Args:
        name: id of the set.
        data: the tables ``kind``, ``also`` (more cards of kinds that another set describes), ``character`` and
            ``event``, each optional, in the form of ``data/base.toml``.
        kinds: kinds that the set's code has begun, by id; the data fill in the rest.
        abilities: abilities of characters and events, by id.
    """
    made = CardSet(name)
    special = {} if kinds is None else kinds
    for kind_id, facts in data.get("kind", {}).items():
        kind = special.get(kind_id)
        made.kinds.append(describe(Kind(kind_id) if kind is None else kind, facts))
    for table in ("kind", "also"):
        for kind_id, facts in data.get(table, {}).items():
            for face in facts["cards"]:
                suit, rank = parse_face(face)
                made.cards.append((kind_id, suit, rank))
    given = {} if abilities is None else abilities
    for character_id, facts in data.get("character", {}).items():
        made.characters.append(Character(character_id, name, facts["life"], given[character_id], facts["rules"]))
    for event_id, facts in data.get("event", {}).items():
        made.events.append(EventCard(event_id, name, facts.get("last", False), given[event_id], facts["rules"]))
    return made


def by_id(abilities: list[Ability]) -> dict[str, Ability]:
    """Return abilities by their ids."""
    found: dict[str, Ability] = {}
    for ability in abilities:
        found[ability.id] = ability
    return found


def parse_face(text: str) -> tuple[int, int]:
    """Return suit 0 to 3 and rank 2 to 14 of a face such as ``10H``."""
    return SUITS.index(text[-1]), RANKS.index(text[:-1])


def describe(kind: Kind, data: dict[str, Any]) -> Kind:
    """Fill in a kind from its table of the data file: border, category, weapon, aim, and the effects of its symbols.

    A kind whose symbols are ``text`` gets its aim and effects from the set's code.
    """
    kind.border = _BORDERS[data["border"]]
    kind.book = data.get("book", False)
    kind.rules = data["rules"]
    if data.get("is_bang_card"):
        kind.category = BANG_CARD
    elif data.get("is_missed_card"):
        kind.category = MISSED_CARD
    elif data.get("is_beer_card"):
        kind.category = BEER_CARD
    if kind.border == BLUE:
        if kind.aim == AIM_SELF:
            kind.aim = AIM_FRONT
        if kind.ability is None:
            kind.ability = standing_ability(kind, data)
        kind.weapon = data.get("weapon_range", 0) > 0
        return kind
    if not kind.effects:
        for line in data["symbols"]:
            add_line(kind, line)
    if kind.answers_shot and kind.category != MISSED_CARD and kind.border == BROWN:
        kind.category = MISSED_SYMBOL
    if kind.border == GREEN:
        kind.use_aim = kind.aim
        kind.aim = AIM_FRONT
        kind.ability = Ability(kind.id, data["rules"][0])
    return kind


def standing_ability(kind: Kind, data: dict[str, Any]) -> Ability:
    """Return the ability of a blue card that only changes numbers: ranges and distances."""
    ability = Ability(kind.id, data["rules"][0])
    ability.weapon_range = data.get("weapon_range", 0)
    ability.view_mod = data.get("view_mod", 0)
    ability.seen_mod = data.get("seen_mod", 0)
    return ability


def add_line(kind: Kind, line: list[str]) -> None:
    """Add the aim and the effect that one line of symbols stands for (B-8.1 to B-8.3, DC-1.4)."""
    if line[:2] == ["discard_another", "="]:
        kind.cost = True
        line = line[2:]
    word = line[0]
    target = line[-1] if line[-1] != word else ""
    if word == "missed":
        kind.aim = AIM_ANSWER
        kind.answers_shot = True
        return
    if kind.answers_shot:  # the lines below a Missed! symbol follow it (DC-3.9)
        kind.missed_draws += line.count("draw")
        return
    if target in _TARGETS:
        kind.aim = AIM_ANYBODY if word == "life" else _TARGETS[target]
        kind.needs_cards = word in ("draw", "discard")
    kind.effects.append(_effect(kind, word, target, line.count(word)))


def _effect(kind: Kind, word: str, target: str, count: int) -> Effect:
    if word == "bang":
        return BangAll() if target == "all_others" else Bang()
    if word == "life":
        if target == "all_others":
            return LifeOthers()
        return Beer() if kind.category == BEER_CARD else Life(count)
    if word == "draw":
        return Take() if target else DrawCards(count)
    if word == "discard":
        return RemoveAll() if target == "all_others" else Remove()
    raise ValueError(f"{kind.id}: no effect is known for the symbol {word!r}")
