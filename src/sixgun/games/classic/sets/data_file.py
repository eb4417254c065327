"""Reads the data file of a set: kinds with their symbols, physical cards, characters' life points."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from sixgun.games.classic.ability import BANG_CARD, BEER_CARD, MISSED_CARD, Ability
from sixgun.games.classic.box import RANKS, SUITS
from sixgun.games.classic.card import (
    AIM_ANSWER,
    AIM_FRONT,
    AIM_NEAR,
    AIM_OTHER,
    AIM_REACHABLE,
    AIM_SELF,
    BLUE,
    BROWN,
    Effect,
    Kind,
)
from sixgun.games.classic.effects import Bang, BangAll, Beer, DrawCards, Life, LifeOthers, Remove, Take

_TARGETS = {"reachable": AIM_REACHABLE, "distance_1": AIM_NEAR, "any_player": AIM_OTHER}


def read_set(name: str) -> dict[str, Any]:
    """Return the data of the set called ``name`` (``data/NAME.toml``)."""
    text = files("sixgun.games.classic.sets").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def parse_face(text: str) -> tuple[int, int]:
    """Return suit 0 to 3 and rank 2 to 14 of a face such as ``10H``."""
    return SUITS.index(text[-1]), RANKS.index(text[:-1])


def describe(kind: Kind, data: dict[str, Any]) -> Kind:
    """Fill in a kind from its table of the data file: border, category, weapon, aim, and the effects of its symbols.

    A kind whose symbols are ``text`` gets its aim and effects from the set's code.
    """
    kind.border = BLUE if data["border"] == "blue" else BROWN
    kind.book = data.get("book", False)
    kind.rules = data["rules"]
    if data.get("is_bang_card"):
        kind.category = BANG_CARD
    elif data.get("is_missed_card"):
        kind.category = MISSED_CARD
        kind.answers_shot = True
    elif data.get("is_beer_card"):
        kind.category = BEER_CARD
    if kind.border == BLUE:
        if kind.aim == AIM_SELF:
            kind.aim = AIM_FRONT
        if kind.ability is None:
            kind.ability = standing_ability(kind, data)
        kind.weapon = data.get("weapon_range", 0) > 0
    elif not kind.effects:
        for line in data["symbols"]:
            add_line(kind, line)
    return kind


def standing_ability(kind: Kind, data: dict[str, Any]) -> Ability:
    """Return the ability of a blue card that only changes numbers: ranges and distances."""
    ability = Ability(kind.id, data["rules"][0])
    ability.weapon_range = data.get("weapon_range", 0)
    ability.view_mod = data.get("view_mod", 0)
    ability.seen_mod = data.get("seen_mod", 0)
    return ability


def add_line(kind: Kind, line: list[str]) -> None:
    """Add the aim and the effect that one line of symbols stands for (B-8.1 to B-8.3)."""
    word = line[0]
    target = line[-1] if line[-1] != word else ""
    if word == "missed":
        kind.aim = AIM_ANSWER
        return
    if target in _TARGETS:
        kind.aim = _TARGETS[target]
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
        return Remove()
    raise ValueError(f"{kind.id}: no effect is known for the symbol {word!r}")
